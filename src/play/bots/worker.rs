//! Where bots think on the page.

use crate::bots::{Answer, Errand, Runner};

/// Sends errands, one at a time.
#[derive(Default, Debug)]
pub(super) struct Desk {
    runner: Runner,
    answer: Option<Answer>,
}

impl Desk {
    /// Lets a bot think about `errand`. What it was thinking about before is forgotten.
    pub(super) fn send(&mut self, errand: Errand) {
        self.answer = Some(self.runner.run(&errand, &|| false));
    }

    /// The answer, once it is there.
    pub(super) fn poll(&mut self) -> Option<Answer> {
        self.answer.take()
    }

    /// Whether a bot is thinking.
    pub(super) fn is_busy(&self) -> bool {
        self.answer.is_some()
    }

    /// Stops thinking at once; there will be no answer.
    pub(super) fn cancel(&mut self) {
        self.answer = None;
    }
}
