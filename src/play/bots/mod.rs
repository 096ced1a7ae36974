//! Bots at the table: which players are bots, how they think, and when they act.
//!
//! A bot thinks in the background and acts like a human: its actions go through the rules, can be undone, and are
//! saved. It acts only while [`ClockHeld`](super::ClockHeld) is off.

mod analysis;
mod coach;
mod dangers;
mod hint;
mod inquiry;
mod pace;
mod reasons;
mod rest;
mod rush;
mod seat;
mod seated;
mod talk;
mod think;
mod warning;
mod work;
mod worker;

use bevy::prelude::*;

pub use analysis::{Analyse, Analysis, Annotation, Judged};
pub use coach::{CoachBook, CoachChange};
pub use dangers::Dangers;
pub use hint::{AskForHint, Hint};
pub use pace::{BotsPaused, PauseBots, StepBots};
pub use reasons::Reasons;
pub(crate) use rest::HURRIED_PACE;
pub use rest::{BotsHurry, HurryBots, PlayOut, Rest};
pub use rush::{BotsRush, SkipToTurn};
pub use seat::{BotSeat, Bots, NotBots};
pub use seated::SeatBot;
pub use think::Thinking;
pub use warning::{AnswerDoubt, Doubt, Warning};
pub use work::BotWork;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        seated::plugin,
        coach::plugin,
        pace::plugin,
        think::plugin,
        rest::plugin,
        rush::plugin,
        hint::plugin,
        talk::plugin,
    ));
    app.add_plugins((analysis::plugin, dangers::plugin, reasons::plugin, warning::plugin));
}
