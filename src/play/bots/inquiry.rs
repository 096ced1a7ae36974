//! A question to a bot, and its answer: asked by whoever thinks, hints, warns or analyses.

use super::desk::Desk;
use super::seat::BotSeat;
#[cfg(not(target_arch = "wasm32"))]
use crate::bots::Player;
use crate::bots::{Answer, Errand, Pact};
use crate::play::session::Session;
use crate::texts::language;

/// Whoever asks bots, one question at a time. The last one counts: to those before it no answer comes.
#[derive(Default, Debug)]
pub(super) struct Inquiry {
    desk: Desk,
    /// Of the last errand.
    number: u64,
}

impl Inquiry {
    /// From now on a bot's place can be taken by `player`.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn invite(&mut self, player: Box<dyn Player>) {
        self.desk.invite(player);
    }

    /// Lets a bot think about an errand, whose number is given here.
    pub(super) fn ask(&mut self, errand: Errand) {
        self.number += 1;
        self.desk.send(&Errand { number: self.number, ..errand });
    }

    /// The answer, once, when it has come. To be asked every frame.
    pub(super) fn poll(&mut self) -> Option<Answer> {
        self.desk.poll().filter(|answer| answer.number == self.number)
    }

    /// Whether a bot is thinking.
    pub(super) fn is_busy(&self) -> bool {
        self.desk.is_busy()
    }

    /// Stops thinking at once; there will be no answer.
    pub(super) fn cancel(&mut self) {
        self.desk.cancel();
    }
}

/// What a bot is asked about the match after the first `played` of its actions. It has promised nothing.
pub(super) fn errand(session: &Session, played: usize, bot: BotSeat) -> Errand {
    let (setup, seats) = (session.setup(), session.position().seats());
    Errand {
        number: 0,
        game: setup.game,
        options: setup.options.clone(),
        start: setup.position.clone(),
        actions: session.actions().take(played).map(|action| action.token(seats).to_string()).collect(),
        level: bot.level.number(),
        character: bot.character,
        pact: Pact::default(),
        judge: None,
        explain: false,
        language: language(),
        reader: session.reader(),
        seed: setup.seed,
        millis: None,
        guest: bot.engine,
    }
}
