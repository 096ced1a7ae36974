//! The look of Quad: a chessboard and four armies of the classic set.

use bevy::prelude::*;

use super::{Build, Gait, Look, Symbol, classic, grid, symbol};
use crate::rules::{Kind, Seat, Square};
use crate::theme::{Daylight, HALL, board};
use crate::view::board::coordinates::spawn_rims;
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;

/// The models of its coordinates: far, right, near and left.
const SIGNS: [&str; 4] =
    ["chess_board8_signs_n", "chess_board8_signs_e", "chess_board8_signs_s", "chess_board8_signs_w"];

/// The look of ZM "Machiavellian" Quadchess.
#[derive(Debug)]
pub(super) struct Quad;

impl Look for Quad {
    fn models(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[(classic::FILE, &classic::PIECES), (classic::FILE, &["chess_board8", "ice"]), (classic::FILE, &SIGNS)]
    }

    fn build(&self, kind: Kind) -> Option<Build> {
        classic::build(kind)
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
        workshop.spawn(commands, root, "chess_board8", board::DARK, Transform::default());
    }

    fn spawn_coordinates(&self, _: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
        spawn_rims(SIGNS, 4.235, root, workshop, commands);
    }

    fn tile(&self, _: Square) -> Option<&'static str> {
        Some(classic::TILE)
    }

    /// The corners of the board with its frame and corner marks, and the heads of the pieces.
    fn outline(&self, _: &Layout) -> Vec<Vec3> {
        let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)].into_iter().flat_map(|(x, z)| {
            // The frame stands half a unit above the table.
            [Vec3::new(x * 4.45, -0.5, z * 4.45), Vec3::new(x * 4.75, 0.06, z * 4.75), Vec3::new(x * 3.7, 1.3, z * 3.7)]
        });
        corners.collect()
    }

    fn edge(&self, layout: &Layout, seat: Seat) -> Vec<[Vec3; 2]> {
        grid::corner_edge(layout, seat, 0.45)
    }
}
