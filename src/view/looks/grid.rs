//! What boards of squares in files and ranks share.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use crate::rules::{Ground, Seat, Square};
use crate::theme::board;
use crate::view::board::Layout;

/// One unit a square, the middle of the board at the origin, rank 1 towards the viewer.
pub(super) fn middle(layout: &Layout, square: Square) -> Vec3 {
    let from_middle = |index: u8, count: u8| f32::from(index) - f32::from(count.saturating_sub(1)) / 2.0;
    let size = layout.size();
    Vec3::new(from_middle(square.file, size.0), 0.0, -from_middle(square.rank, size.1))
}

/// How wide the frame of a board is.
pub(super) const FRAME: f32 = 0.32;

/// In which corner a seat begins: to the right or left, and towards the viewer or away.
fn side(seat: Seat) -> Vec2 {
    [Vec2::new(-1.0, 1.0), Vec2::new(-1.0, -1.0), Vec2::new(1.0, -1.0), Vec2::new(1.0, 1.0)][seat.index() % 4]
}

/// How far what is marked at a corner reaches beyond the frame.
const SIGN: f32 = 0.32;

/// Along both sides of a corner, as far as the middle of each: outside of the frame.
pub(super) fn corner_edge(layout: &Layout, seat: Seat, frame: f32) -> Vec<[Vec3; 2]> {
    let (width, height) = layout.size();
    let half = Vec2::new(f32::from(width), f32::from(height)) / 2.0 + frame + 0.05;
    let Vec2 { x, y: z } = side(seat);
    let corner = Vec3::new(x * half.x, -0.03, z * half.y);
    vec![[corner, corner.with_x(x * 0.5)], [corner, corner.with_z(z * 0.5)]]
}

/// The board with its frame, and the heads of the pieces on it.
pub(super) fn outline(layout: &Layout) -> Vec<Vec3> {
    let (width, height) = layout.size();
    let half = Vec2::new(f32::from(width.max(1)), f32::from(height.max(1))) / 2.0 + FRAME;
    let signs = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    let corners = signs.iter().flat_map(|&(x, z)| {
        // The frame stands half a unit above the table, and who is next or out is marked at its corners.
        let foot = Vec3::new(x * half.x, -0.5, z * half.y);
        let sign = Vec3::new(x * (half.x + SIGN), 0.06, z * (half.y + SIGN));
        [foot, sign, Vec3::new(x * (half.x - 0.6), 1.1, z * (half.y - 0.6))]
    });
    corners.collect()
}

/// Light and dark by turns, the fields in the middle in other colours.
pub(super) fn tile_color(layout: &Layout, square: Square) -> Color {
    match (layout.ground(square), (square.file + square.rank) % 2 == 1) {
        (Ground::Centre | Ground::Inner, true) => board::CENTRE_LIGHT,
        (Ground::Centre | Ground::Inner, false) => board::CENTRE_DARK,
        (_, true) => board::LIGHT,
        (_, false) => board::DARK,
    }
}

/// From the corner that a seat begins in to the middle, radians about Y.
pub(super) fn from_corner(seat: Seat) -> f32 {
    [3.0, 1.0, -1.0, -3.0][seat.index() % 4] * FRAC_PI_4
}
