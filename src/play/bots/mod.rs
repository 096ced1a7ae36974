//! Bots at the table: who of the players is one, what they think, and when they act.
//!
//! A bot thinks beside the picture, and acts like anybody else: what it plays goes through the rules, is taken back and
//! saved. It acts while [`ClockHeld`](super::ClockHeld) does not say that the table is busy.

mod analysis;
mod dangers;
#[cfg(not(target_arch = "wasm32"))]
mod desk;
#[cfg(target_arch = "wasm32")]
#[path = "worker.rs"]
mod desk;
mod hint;
mod inquiry;
mod pace;
mod reasons;
mod rest;
mod seat;
mod talk;
mod think;
mod warning;

use bevy::prelude::*;

pub use analysis::{Analyse, Analysis, Fault, Judged};
pub use dangers::Dangers;
pub use hint::{AskForHint, Hint};
pub use pace::{BotsPaused, PauseBots, StepBots};
pub use reasons::Reasons;
pub(crate) use rest::HURRIED_PACE;
pub use rest::{BotsHurry, HurryBots, PlayOut, Rest};
pub use seat::{BotSeat, Bots, NotBots, SeatBot};
pub use think::Thinking;
pub use warning::{AnswerDoubt, Doubt, Warning};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((seat::plugin, pace::plugin, think::plugin, rest::plugin, hint::plugin, talk::plugin));
    app.add_plugins((analysis::plugin, dangers::plugin, reasons::plugin, warning::plugin));
}
