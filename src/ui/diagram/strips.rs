//! The layout of strips in the window, and the letters at their ends.

use std::collections::BTreeMap;

use bevy::prelude::Color;
use bevy_egui::egui::{self, Align2, FontFamily, FontId, Painter};

use crate::rules::{Seat, Square};
use crate::theme::{BOLD, board, strip_color, ui};
use crate::view::Layout;

/// The number of strips, and of squares along one.
pub(super) const STRIPS: u8 = 4;
pub(super) const LENGTH: u8 = 17;
pub(super) const MIDDLE: u8 = LENGTH / 2;
/// The largest ratio of a square's width to its height.
const WIDER: f32 = 2.6;

/// The distance of a strip's letter from the middle of its last square, in squares.
const BEYOND: f32 = 1.08;

/// The colour of a square.
pub(super) fn ground(square: Square) -> Color {
    match square.rank {
        MIDDLE => board::CENTRE_DARK,
        rank => strip_color(square.file, rank.is_multiple_of(2)),
    }
}

/// The area of each square within `area`. In a portrait window strips are vertical with White at the bottom, in a
/// landscape one horizontal with White on the left; reversed if `yaw` turns the board by a half.
pub(super) fn cells(layout: &Layout, area: egui::Rect, yaw: f32) -> BTreeMap<Square, egui::Rect> {
    let upright = area.height() > area.width();
    // Strips have room for their letters at both ends.
    let (along, across) = if upright { (area.height(), area.width()) } else { (area.width(), area.height()) };
    let step = (along / (f32::from(LENGTH) + 1.9)).min(across / (f32::from(STRIPS) + 0.8)).min(64.0);
    // A high window has narrow rows, so squares may be wider than they are high.
    let width = (across / (f32::from(STRIPS) + 0.8)).clamp(step, step * WIDER);
    let center = area.center();
    let way = if yaw.cos() < 0.0 { -1.0 } else { 1.0 };
    let place = |file: f32, rank: f32, files: f32| {
        let off_rank = (rank - f32::from(MIDDLE)) * step * way;
        let off_file = (file - f32::from(STRIPS - 1) / 2.0) * width * way;
        let (middle, size) = if upright {
            (center + egui::vec2(off_file, -off_rank), egui::vec2(width * files, step))
        } else {
            (center + egui::vec2(off_rank, off_file), egui::vec2(step, width * files))
        };
        egui::Rect::from_center_size(middle, size).shrink(1.5)
    };
    let rect = |square: Square| match square.rank {
        MIDDLE => place(f32::from(STRIPS - 1) / 2.0, f32::from(MIDDLE), f32::from(STRIPS)),
        rank => place(f32::from(square.file), f32::from(rank), 1.0),
    };
    layout.squares().map(|square| (square, rect(square))).collect()
}

/// The line from one square to another: over the Knot, unless they are on one arm.
pub(super) fn way(cells: &BTreeMap<Square, egui::Rect>, from: Square, to: Square) -> Option<Vec<egui::Pos2>> {
    let (start, end) = (cells.get(&from)?.center(), cells.get(&to)?.center());
    if is_one_arm(from, to) || from.rank == MIDDLE || to.rank == MIDDLE {
        return Some(vec![start, end]);
    }
    let knot = knot(cells)?;
    let between = start.lerp(end, 0.5);
    let over = match knot.width() > knot.height() {
        true => egui::pos2(between.x, knot.center().y),
        false => egui::pos2(knot.center().x, between.y),
    };
    Some(vec![start, over, end])
}

/// Like `way`, but along the strips, and across them over the Knot.
pub(super) fn path(cells: &BTreeMap<Square, egui::Rect>, from: Square, to: Square) -> Option<Vec<egui::Pos2>> {
    let (start, end) = (cells.get(&from)?.center(), cells.get(&to)?.center());
    if is_one_arm(from, to) {
        return Some(vec![start, end]);
    }
    let knot = knot(cells)?;
    let over = |place: egui::Pos2| match knot.width() > knot.height() {
        true => egui::pos2(place.x, knot.center().y),
        false => egui::pos2(knot.center().x, place.y),
    };
    let mut path = vec![start, over(start), over(end), end];
    path.dedup();
    Some(path)
}

/// The area of the Knot, which belongs to all strips.
pub(super) fn knot(cells: &BTreeMap<Square, egui::Rect>) -> Option<egui::Rect> {
    cells.iter().find(|(square, _)| square.rank == MIDDLE).map(|(_, &cell)| cell)
}

pub(super) fn is_one_arm(from: Square, to: Square) -> bool {
    from.file == to.file && (from.rank < MIDDLE) == (to.rank < MIDDLE)
}

/// The lines beyond the ends of a player's strips.
pub(super) fn edge(cells: &BTreeMap<Square, egui::Rect>, seat: Seat) -> Vec<[egui::Pos2; 2]> {
    let (end, next) = if seat.index() == 0 { (0, 1) } else { (LENGTH - 1, LENGTH - 2) };
    let line = |strip: u8| {
        let (end, next) = (cells.get(&Square::new(strip, end))?, cells.get(&Square::new(strip, next))?);
        let out = (end.center() - next.center()).normalized();
        let (along, half) = (out.rot90(), end.size() / 2.0);
        let middle = end.center() + out * ((out * half).length() + 4.0);
        let side = along * (along * half).length();
        Some([middle - side, middle + side])
    };
    (0..STRIPS).filter_map(line).collect()
}

/// Draws the letter of each strip at both of its ends, and the numbers of the squares along both outer strips, counted
/// as in the notation: the Knot is 9.
pub(super) fn label_ends(painter: &Painter, cells: &BTreeMap<Square, egui::Rect>) {
    let rect = |file, rank| cells.get(&Square::new(file, rank)).copied();
    let bold = |size| FontId::new(size, FontFamily::Name(BOLD.into()));
    for strip in 0..STRIPS {
        let (Some(first), Some(second), Some(last)) = (rect(strip, 0), rect(strip, 1), rect(strip, LENGTH - 1)) else {
            continue;
        };
        let out = first.center() - second.center();
        let letter = char::from(b'a' + strip).to_string();
        // Beyond the line that marks the edge of the player to move.
        for at in [first.center() + out * BEYOND, last.center() - out * BEYOND] {
            painter.text(at, Align2::CENTER_CENTER, &letter, bold(17.0), ui::of(strip_color(strip, true)));
        }
    }
    for rank in 0..LENGTH {
        // The Knot lies in the same row.
        let beside = if rank == MIDDLE { MIDDLE - 1 } else { rank };
        for (strip, inner) in [(0, 1), (STRIPS - 1, STRIPS - 2)] {
            let (Some(mut cell), Some(next)) = (rect(strip, beside), rect(inner, beside)) else { continue };
            let out = (cell.center() - next.center()).normalized();
            if rank == MIDDLE
                && let Some(before) = rect(strip, MIDDLE - 2)
            {
                cell = cell.translate(cell.center() - before.center());
            }
            let half = if out.x.abs() > 0.5 { cell.width() } else { cell.height() } / 2.0;
            let at = cell.center() + out * (half + 10.0);
            painter.text(at, Align2::CENTER_CENTER, rank + 1, FontId::proportional(14.0), ui::faint());
        }
    }
}
