//! Bots: who plays where no human does. Pure like the rules: no Bevy, no clock; chance comes from seeds.
//!
//! A [`Player`] is whoever can be asked for an action: a bot, a baseline of the arena, another program.

mod baseline;
mod chance;
mod player;

pub use baseline::{Greedy, Random};
pub use chance::{Chance, sorted_actions};
pub use player::{Choice, Limits, Player, PlayerError, Situation};
