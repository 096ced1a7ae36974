//! How Quad looks: a chessboard and four armies of a classic set, which other games on squares have too.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::pothole::on_grid;
use super::{Gait, Look, Part, Style};
use crate::rules::{Kind, Seat, Square};
use crate::theme::board;
use crate::view::board::Layout;
use crate::view::models::Workshop;

pub(super) const STYLE: Style = Style {
    place: |layout, square| Transform::from_translation(on_grid(layout, square)),
    outline,
    table: 1.0,
    tile: |_| Some("chess_tile"),
    tile_color,
    cell: |_| (Vec2::splat(0.98), 1.0),
    decorate,
    look,
    gait,
    // From its corner to the middle.
    facing: |_, seat, _| [3.0, 1.0, -1.0, -3.0][seat.index() % 4] * FRAC_PI_4,
    hand: super::no_hand,
    dice: |_, _| None,
    halo: |_, _, _| Vec::new(),
    line: super::straight,
    corner,
    has_diagram: false,
};

fn tile_color(_: &Layout, square: Square) -> Color {
    if (square.file + square.rank) % 2 == 1 { board::LIGHT } else { board::DARK }
}

fn decorate(_: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
    workshop.spawn(commands, root, "chess_board8", board::DARK, Transform::default());
}

/// The board with its frame and the plaques on its corners, and the heads of the pieces.
fn outline(_: &Layout) -> Vec<Vec3> {
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)].into_iter().flat_map(|(x, z)| {
        // The frame stands half a unit above the table.
        [Vec3::new(x * 4.45, -0.5, z * 4.45), Vec3::new(x * 4.7, 0.06, z * 4.5), Vec3::new(x * 3.7, 1.1, z * 3.7)]
    });
    corners.collect()
}

/// On the corner of the frame that the army begins in.
fn corner(_: &Layout, seat: Seat) -> Option<Transform> {
    let (x, z) = [(-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0), (1.0, 1.0)][seat.index() % 4];
    Some(Transform::from_xyz(x * 4.32, 0.06, z * 4.32))
}

pub(super) fn look(kind: Kind) -> Look {
    const KING: [Part; 1] = [Part::still("chess_king")];
    const QUEEN: [Part; 1] = [Part::still("chess_queen")];
    const ROOK: [Part; 1] = [Part::still("chess_rook")];
    const BISHOP: [Part; 1] = [Part::still("chess_bishop")];
    const KNIGHT: [Part; 1] = [Part::still("chess_knight")];
    const PAWN: [Part; 1] = [Part::still("chess_pawn")];
    let (parts, height): (&[Part], f32) = match kind.letter() {
        'k' => (&KING, 1.16),
        'q' => (&QUEEN, 0.96),
        'r' => (&ROOK, 0.67),
        'b' => (&BISHOP, 0.93),
        'n' => (&KNIGHT, 0.88),
        _ => (&PAWN, 0.65),
    };
    Look { parts, height }
}

pub(super) fn gait(kind: Kind) -> Gait {
    match kind.letter() {
        'k' => Gait::Stride,
        'n' => Gait::Bound,
        _ => Gait::Drive,
    }
}
