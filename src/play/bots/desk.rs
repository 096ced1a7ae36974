//! Where bots think on the desktop: a task beside the picture.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Instant;

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::bots::{Answer, Errand, Player, Runner};
use crate::texts::text;

/// More threads than this search little more.
const MOST_THREADS: usize = 8;

/// Sends errands, one at a time.
#[derive(Debug)]
pub(super) struct Desk {
    /// What bots remember lives on from one errand to the next.
    runner: Arc<Mutex<Runner>>,
    task: Option<Task<Answer>>,
    stop: Arc<AtomicBool>,
}

impl Default for Desk {
    /// One processor is left to the picture.
    fn default() -> Self {
        let mut runner = Runner::default();
        runner.share(available_parallelism().map_or(1, usize::from).saturating_sub(1).clamp(1, MOST_THREADS));
        Self { runner: Arc::new(Mutex::new(runner)), task: None, stop: Arc::default() }
    }
}

impl Desk {
    /// Gives errands for a guest to `player`.
    pub(super) fn invite(&mut self, player: Box<dyn Player>) {
        self.runner.lock().unwrap_or_else(PoisonError::into_inner).invite(player);
    }

    /// Lets a bot think about `errand`. What it was thinking about before is forgotten.
    pub(super) fn send(&mut self, errand: &Errand) {
        self.cancel();
        let errand = errand.clone();
        let stop = Arc::new(AtomicBool::new(false));
        self.stop = Arc::clone(&stop);
        let runner = Arc::clone(&self.runner);
        self.task = Some(AsyncComputeTaskPool::get().spawn(async move { think(&runner, &errand, &stop) }));
    }

    /// The answer, once it is there.
    pub(super) fn poll(&mut self) -> Option<Answer> {
        let answer = check_ready(self.task.as_mut()?)?;
        self.task = None;
        Some(answer)
    }

    /// Whether a bot is thinking.
    pub(super) fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Stops thinking at once; there will be no answer.
    pub(super) fn cancel(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task = None;
    }
}

fn think(runner: &Mutex<Runner>, errand: &Errand, stop: &AtomicBool) -> Answer {
    // The errand before, which has been told to stop, may be on its way out.
    let mut runner = runner.lock().unwrap_or_else(PoisonError::into_inner);
    let most = Duration::from_millis(errand.most_millis().into());
    let begun = Instant::now();
    let is_over = || stop.load(Ordering::Relaxed) || begun.elapsed() >= most;
    // A fault of a bot must not end the match.
    let run = catch_unwind(AssertUnwindSafe(|| runner.run(errand, &is_over)));
    run.unwrap_or_else(|_| {
        runner.forget();
        Answer::silence(errand, text!("bot-stumbled"))
    })
}
