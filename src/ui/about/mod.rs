//! What the panels say about each game: one file a game.

mod auction;
mod entry;
mod knot;
#[cfg(feature = "toy-game")]
mod nine;
mod pothole;
mod quad;

use self::entry::About;
use crate::rules::GameId;

/// What the panels say about `game`.
pub(super) const fn about(game: GameId) -> &'static About {
    match game {
        GameId::Pothole => &pothole::ABOUT,
        GameId::Knot => &knot::ABOUT,
        GameId::Quad => &quad::ABOUT,
        GameId::Auction => &auction::ABOUT,
        #[cfg(feature = "toy-game")]
        GameId::Nine => &nine::ABOUT,
    }
}
