//! Bots: who plays where no human does. Pure like the rules: no Bevy, no clock; chance comes from seeds.
//!
//! A [`Player`] is whoever can be asked for an action: a bot, a baseline of the arena, another program. A [`Bot`] plays at
//! a [`Level`]. It has a [`Search`], one for all games, which asks each game what a position is worth ([`Evaluate`]); the
//! answers are in a folder a game, the weights in a file of their own.

mod auction;
mod baseline;
mod bot;
mod chance;
mod character;
mod clock;
mod deeds;
mod done;
mod errand;
mod evaluate;
mod knot;
mod level;
#[cfg(test)]
mod play_out;
mod player;
mod pothole;
pub mod quad;
mod reason;
mod search;
mod sheet;
mod standing;
mod table;
mod threat;
mod view;

pub use baseline::{Greedy, Random};
pub use bot::{Bot, Verdict, drawn_set_up};
pub use chance::{Chance, sorted_actions};
pub use character::{Character, NoCharacter, Pact};
pub use clock::millis_of_clock;
pub use deeds::{Counts, Deeds};
pub use errand::{Answer, Errand, Runner};
pub use evaluate::{Evaluate, Stake, Tally};
pub use level::Level;
pub use player::{Choice, Limits, Player, PlayerError, Situation};
pub use search::{Progress, Search, Variation};
pub use sheet::{Counted, Sheet};
pub use standing::shares;
pub use table::NoRoom;
pub use threat::{Threat, threats};
pub use view::{SURE, View, WON};
