//! The look of Kings on Nine Squares: nine tiles and the king of the classic set, in the hall of Quad.

use bevy::prelude::*;

use super::{Build, Gait, Look, Symbol, classic, symbol};
use crate::rules::nine::Position;
use crate::rules::{Game, Kind, Square};
use crate::theme::{Daylight, HALL, board};
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;

/// The look of Kings on Nine Squares.
#[derive(Debug)]
pub(super) struct Nine;

/// How much narrower the board is than the chessboard whose model it uses.
const NARROWER: f32 = 3.0 / 8.0;

impl Look for Nine {
    fn models(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[(classic::FILE, &classic::PIECES), (classic::FILE, &["chess_board8"])]
    }

    fn build(&self, kind: Kind) -> Option<Build> {
        Position::KIT.pieces.iter().find(|piece| piece.kind == kind).and_then(|_| classic::build(kind))
    }

    fn gait(&self, kind: Kind) -> Gait {
        classic::gait(kind)
    }

    fn symbol(&self, kind: Kind) -> Symbol {
        symbol::of_chess(kind)
    }

    fn place_around(&self) -> &'static str {
        "place_quad"
    }

    fn daylight(&self) -> Daylight {
        HALL
    }

    fn decorate(&self, _: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
        let place = Transform::from_scale(Vec3::new(NARROWER, 1.0, NARROWER));
        workshop.spawn(commands, root, "chess_board8", board::DARK, place);
    }

    /// The model of the chessboard has eight files and ranks of coordinates, too many for this board.
    fn spawn_coordinates(&self, _: &Layout, _: Entity, _: &mut Workshop, _: &mut Commands) {}

    fn tile(&self, _: Square) -> Option<&'static str> {
        Some(classic::TILE)
    }
}
