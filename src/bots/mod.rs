//! Computer players. As pure as the rules: no Bevy, no clock; random choices come from seeds.
//!
//! A [`Player`] is a bot, a baseline or an external engine. A [`Bot`] plays at a [`Level`] with a [`Search`], which is
//! the same for all games. Each game supplies its evaluation ([`Evaluate`]) in a folder of its own, with the weights in
//! a separate file.

mod auction;
mod baseline;
mod bot;
mod chance;
mod character;
mod clock;
mod coach;
mod done;
mod evaluate;
mod interactions;
mod knot;
mod level;
#[cfg(feature = "toy-game")]
mod nine;
mod pact;
mod plan;
#[cfg(test)]
mod play_out;
mod player;
mod pothole;
pub mod quad;
mod reason;
mod request;
mod search;
mod sheet;
mod standing;
mod strength;
mod table;
mod threat;
mod tuned;
mod view;

pub use auction::Attitude;
pub use baseline::{Greedy, Random};
pub use bot::{Bot, Oversight, Verdict, drawn_set_up};
pub use chance::{Chance, sorted_actions};
pub use character::{Character, NoCharacter};
pub use clock::{millis_for_action, millis_of_clock};
pub use coach::{CoachRecord, Easing, placement};
pub use evaluate::{CaptureEstimate, Evaluate, Tally, remarks};
pub use interactions::{Counts, InteractionHistory};
pub use level::Level;
pub use pact::Pact;
pub use plan::Plan;
pub use player::{Choice, Limits, Player, PlayerError, Situation};
pub use request::{Answer, Coached, Runner, SearchMode, SearchRequest};
pub use search::{Progress, Search, Variation};
pub use sheet::{Counted, Sheet};
pub use standing::{shares, that_plays_on};
pub use strength::{NoStrength, Strength};
pub use table::NoRoom;
pub use threat::{Threat, rested, threats};
pub use view::{CONTEMPT, SURE, View, WON};
