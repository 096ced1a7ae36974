//! How each game looks: where its squares are, what its board and pieces are made of, and how they go.
//!
//! One file a game, with what it does not share with others. The board asks the look of the game it shows; nothing else
//! in the view asks which game it is.

mod auction;
mod build;
mod classic;
mod gait;
mod grid;
mod knot;
mod pothole;
mod quad;
mod symbol;

use core::fmt::Debug;

use bevy::prelude::*;

pub(super) use build::{Build, Part, Play};
pub(super) use gait::Gait;
pub use symbol::Symbol;

use super::board::Layout;
use super::workshop::Workshop;
use crate::rules::{GameId, Kind, Seat, Square};

/// How a game looks. What is not said is as on a small chessboard.
pub(super) trait Look: Debug + Sync {
    /// The models without which the game cannot be shown, by the file that has them.
    fn models(&self) -> &'static [(&'static str, &'static [&'static str])];

    /// What a piece is made of; nothing for a kind that the game does not have.
    fn build(&self, kind: Kind) -> Option<Build>;

    /// How many times as large as their models pieces are.
    fn size(&self) -> f32 {
        1.0
    }

    /// How far the camera looks down at first, radians; nothing where that is as usual. `upright` is a window that is higher
    /// than wide.
    fn pitch(&self, _upright: bool) -> Option<f32> {
        None
    }

    /// How a piece gets along.
    fn gait(&self, kind: Kind) -> Gait;

    /// The model of the place that the board stands in, which is called like its file.
    fn place_around(&self) -> &'static str;

    /// Spawns what belongs to the board beside its tiles, below the entity given.
    fn decorate(&self, layout: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands);

    /// Spawns the letters and numbers beside its squares, below the entity given.
    fn spawn_coordinates(&self, layout: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands);

    /// The middle of a square at the level where pieces stand, and how the square lies.
    fn place(&self, layout: &Layout, square: Square) -> Transform {
        Transform::from_translation(grid::middle(layout, square))
    }

    /// The corners of what must be seen, on the ground and at the height of heads.
    fn outline(&self, layout: &Layout) -> Vec<Vec3> {
        grid::outline(layout)
    }

    /// How much wider than usual the table is.
    fn table_width(&self) -> f32 {
        1.0
    }

    /// The model of a square's tile; nothing where the square is part of the board.
    fn tile(&self, square: Square) -> Option<&'static str>;

    /// The colour of a square's tile.
    fn tile_color(&self, layout: &Layout, square: Square) -> Color {
        grid::tile_color(layout, square)
    }

    /// Width and depth of a square, and the scale of what marks one.
    fn cell(&self, _square: Square) -> (Vec2, f32) {
        (Vec2::splat(0.98), 1.0)
    }

    /// In how many ways the board can be turned so that squares lie where squares lay.
    fn turns(&self) -> u8 {
        4
    }

    /// Which way a piece faces at first, radians about Y.
    fn facing(&self, _layout: &Layout, seat: Seat, _square: Square) -> f32 {
        grid::from_corner(seat)
    }

    /// Where a captured piece stands in a player's hand: its place there, counted from 0, and how many there are.
    fn hand(&self, _layout: &Layout, _seat: Seat, _index: usize, _count: usize) -> Transform {
        Transform::default()
    }

    /// Where the dice come to rest that a player throws, on the ground; nothing where there are none.
    fn dice(&self, _layout: &Layout, _seat: Seat) -> Option<[Vec3; 2]> {
        None
    }

    /// The squares that light up with a piece of this kind, were it on the square given.
    fn halo(&self, _layout: &Layout, _kind: Kind, _square: Square) -> Vec<Square> {
        Vec::new()
    }

    /// The way along which a piece on the first square threatens the second.
    fn line(&self, layout: &Layout, from: Square, to: Square) -> Vec<Vec3> {
        vec![layout.place(from), layout.place(to)]
    }

    /// The lines along the board that are before a player, from one end to the other.
    fn edge(&self, layout: &Layout, seat: Seat) -> Vec<[Vec3; 2]> {
        grid::corner_edge(layout, seat, grid::FRAME)
    }

    /// How its flat diagram lies.
    fn plan(&self) -> Plan {
        Plan::Grid
    }

    /// How a piece is drawn on it.
    fn symbol(&self, kind: Kind) -> Symbol;
}

/// How the flat diagram of a game lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// As the table does, seen from above.
    Grid,
    /// Strips beside each other, with a middle that belongs to all.
    Strips,
}

/// The look of a game.
pub(super) fn of(game: GameId) -> &'static dyn Look {
    match game {
        GameId::Pothole => &pothole::Pothole,
        GameId::Knot => &knot::Knot,
        GameId::Quad => &quad::Quad,
        GameId::Auction => &auction::Auction,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::chess::ChessKind;
    use crate::rules::{knot, pothole};

    /// Every kind of piece has a body, made of models that are loaded.
    #[test]
    fn every_kind_of_piece_has_a_body() {
        let kinds = |game: GameId| -> Vec<Kind> {
            match game {
                GameId::Pothole => pothole::PieceKind::ALL.map(pothole::PieceKind::kind).to_vec(),
                GameId::Knot => knot::PieceKind::ALL.map(knot::PieceKind::kind).to_vec(),
                GameId::Quad | GameId::Auction => ChessKind::ALL.map(ChessKind::kind).to_vec(),
            }
        };
        let loaded: BTreeSet<&str> = GameId::ALL
            .into_iter()
            .flat_map(|game| of(game).models())
            .flat_map(|(_, names)| names.iter().copied())
            .collect();
        for game in GameId::ALL {
            for kind in kinds(game) {
                let build = of(game).build(kind).unwrap();
                assert!(!build.parts.is_empty() && build.height > 0.0, "{game:?} {kind:?}");
                assert!(build.parts.iter().all(|part| loaded.contains(part.model)), "{game:?} {kind:?}");
            }
            assert!(of(game).build(Kind::new(b'z')).is_none(), "{game:?}");
        }
    }
}
