//! What square boards with files and ranks share.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use crate::rules::{Ground, Seat, Square};
use crate::theme::board;
use crate::view::layout::Layout;

/// The middle of a square: one unit per square, the origin in the middle of the board, rank 1 towards the viewer.
pub(super) fn middle(layout: &Layout, square: Square) -> Vec3 {
    let from_middle = |index: u8, count: u8| f32::from(index) - f32::from(count.saturating_sub(1)) / 2.0;
    let size = layout.size();
    Vec3::new(from_middle(square.file, size.0), 0.0, -from_middle(square.rank, size.1))
}

/// How wide the frame of a board is.
pub(super) const FRAME: f32 = 0.32;

/// The corner where a seat begins, as signs: to the right or left, and towards the viewer or away.
fn side(seat: Seat) -> Vec2 {
    [Vec2::new(-1.0, 1.0), Vec2::new(-1.0, -1.0), Vec2::new(1.0, -1.0), Vec2::new(1.0, 1.0)][seat.index() % 4]
}

/// How far the marks at a corner reach beyond the frame.
const SIGN: f32 = 0.32;

/// The lines along both sides of a corner, from the corner to the middle of each side, outside of the frame.
pub(super) fn corner_edge(layout: &Layout, seat: Seat, frame: f32) -> Vec<[Vec3; 2]> {
    let (width, height) = layout.size();
    let half = Vec2::new(f32::from(width), f32::from(height)) / 2.0 + frame + 0.05;
    let Vec2 { x, y: z } = side(seat);
    let corner = Vec3::new(x * half.x, -0.03, z * half.y);
    vec![[corner, corner.with_x(x * 0.5)], [corner, corner.with_z(z * 0.5)]]
}

/// The corners of the board with its frame, and the heads of the pieces on it.
pub(super) fn outline(layout: &Layout) -> Vec<Vec3> {
    let (width, height) = layout.size();
    let half = Vec2::new(f32::from(width.max(1)), f32::from(height.max(1))) / 2.0 + FRAME;
    let signs = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    let corners = signs.iter().flat_map(|&(x, z)| {
        // The frame stands half a unit above the table, and the corner marks of players reach beyond it.
        let foot = Vec3::new(x * half.x, -0.5, z * half.y);
        let sign = Vec3::new(x * (half.x + SIGN), 0.06, z * (half.y + SIGN));
        [foot, sign, Vec3::new(x * (half.x - 0.6), 1.1, z * (half.y - 0.6))]
    });
    corners.collect()
}

/// Alternately light and dark, with other colours for the fields in the middle.
pub(super) fn tile_color(layout: &Layout, square: Square) -> Color {
    match (layout.ground(square), (square.file + square.rank) % 2 == 1) {
        (Ground::Centre | Ground::Inner, true) => board::CENTRE_LIGHT,
        (Ground::Centre | Ground::Inner, false) => board::CENTRE_DARK,
        (_, true) => board::LIGHT,
        (_, false) => board::DARK,
    }
}

/// The direction from a seat's corner to the middle, in radians about Y.
pub(super) fn from_corner(seat: Seat) -> f32 {
    [3.0, 1.0, -1.0, -3.0][seat.index() % 4] * FRAC_PI_4
}
