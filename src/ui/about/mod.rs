//! What the panels say about each game: one file a game.

mod auction;
mod knot;
#[cfg(feature = "toy-game")]
mod nine;
mod pothole;
mod quad;

use crate::rules::GameId;
use crate::texts::Language;

/// What the panels say about a game.
#[derive(Copy, Clone, Debug)]
pub(super) struct About {
    /// Its short name, for narrow buttons.
    pub(super) short_name: fn() -> &'static str,
    /// The game in a sentence, with its number of players and its duration.
    pub(super) pitch: fn() -> String,
    /// Its basics in a few lines.
    pub(super) basics: fn() -> [String; 4],
    /// Its goal in a sentence.
    pub(super) goal: fn() -> String,
    /// The file of its picture, below `assets`.
    pub(super) picture: &'static str,
    /// Its rules in the rule book.
    pub(super) rules: fn(Language) -> &'static str,
}

impl About {
    /// What the panels say about `game`.
    pub(super) const fn of(game: GameId) -> &'static Self {
        match game {
            GameId::Pothole => &pothole::ABOUT,
            GameId::Knot => &knot::ABOUT,
            GameId::Quad => &quad::ABOUT,
            GameId::Auction => &auction::ABOUT,
            #[cfg(feature = "toy-game")]
            GameId::Nine => &nine::ABOUT,
        }
    }
}
