//! A question to a bot with its answer: used by thinking bots, hints, warnings and the analysis.

use super::seat::BotSeat;
use super::worker::SearchWorker;
#[cfg(not(target_arch = "wasm32"))]
use crate::bots::Player;
use crate::bots::{Answer, Coached, Pact, SearchMode, SearchRequest};
use crate::play::session::Session;
use crate::texts::language;

/// Asks bots, one question at a time. A new question replaces the previous one, which is never answered.
#[derive(Default, Debug)]
pub(super) struct Inquiry {
    worker: SearchWorker,
    /// The number of the last request.
    number: u64,
}

impl Inquiry {
    /// Lets `player`, an external engine, take a bot's place.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn invite(&mut self, player: Box<dyn Player>) {
        self.worker.invite(player);
    }

    /// Starts a bot on a request, which gets its number here.
    pub(super) fn ask(&mut self, request: SearchRequest) {
        self.number += 1;
        self.worker.send(&SearchRequest { number: self.number, ..request });
    }

    /// Returns the answer once, when it is available. Call this every frame.
    pub(super) fn poll(&mut self) -> Option<Answer> {
        self.worker.poll().filter(|answer| answer.number == self.number)
    }

    /// Whether a bot is thinking.
    pub(super) fn is_busy(&self) -> bool {
        self.worker.is_busy()
    }

    /// Cancels the search. There will be no answer.
    pub(super) fn cancel(&mut self) {
        self.worker.cancel();
    }
}

/// The request about the match after its first `played` actions, for a bot without promises.
pub(super) fn request(session: &Session, played: usize, bot: BotSeat) -> SearchRequest {
    let (setup, seats) = (session.setup(), session.position().seats());
    SearchRequest {
        number: 0,
        game: setup.game,
        options: setup.options.clone(),
        start: setup.position.clone(),
        actions: session.actions().take(played).map(|action| action.token(seats).to_string()).collect(),
        level: bot.level.number(),
        coached: bot.coach.map(|strength| Coached { strength, humans: session.humans().collect() }),
        character: bot.character,
        pact: Pact::default(),
        mode: bot.engine.map_or(SearchMode::Choose, SearchMode::Guest),
        language: language(),
        reader: session.reader(),
        seed: setup.seed,
        millis: None,
        nodes: None,
    }
}
