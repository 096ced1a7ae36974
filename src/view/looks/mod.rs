//! The look of each game: where its squares are, what its board and pieces are made of, and how the pieces move.
//!
//! Each game has a file with what it does not share with others. The board asks the look of its game; nothing else in
//! the view depends on the game.

mod auction;
mod build;
mod classic;
mod gait;
mod grid;
mod knot;
mod look;
#[cfg(feature = "toy-game")]
mod nine;
mod pothole;
mod quad;
mod symbol;

pub(super) use build::{Build, Part, Play};
pub(super) use gait::Gait;
pub(super) use look::Look;
pub use look::Plan;
pub use symbol::Symbol;

use super::layout::Layout;
use crate::rules::{Field, GameId};

/// The look of a game.
pub(super) fn of(game: GameId) -> &'static dyn Look {
    match game {
        GameId::Pothole => &pothole::Pothole,
        GameId::Knot => &knot::Knot,
        GameId::Quad => &quad::Quad,
        GameId::Auction => &auction::Auction,
        #[cfg(feature = "toy-game")]
        GameId::Nine => &nine::Nine,
    }
}

/// The board of a game with these squares.
pub(crate) fn layout_of(game: GameId, fields: Vec<Field>) -> Layout {
    Layout::new(game, of(game), fields)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::Kind;

    /// Every kind of piece has a build whose models are loaded.
    #[test]
    fn every_kind_of_piece_has_a_body() {
        let loaded: BTreeSet<&str> = GameId::ALL
            .into_iter()
            .flat_map(|game| of(game).models())
            .flat_map(|(_, names)| names.iter().copied())
            .collect();
        for game in GameId::ALL {
            for kind in game.kit().pieces.iter().map(|piece| piece.kind) {
                let build = of(game).build(kind).unwrap();
                assert!(!build.parts.is_empty() && build.height > 0.0, "{game:?} {kind:?}");
                assert!(build.parts.iter().all(|part| loaded.contains(part.model)), "{game:?} {kind:?}");
            }
            assert!(of(game).build(Kind::new(b'z')).is_none(), "{game:?}");
        }
    }
}
