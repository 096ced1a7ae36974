//! Where the squares of the strips are in the window, and the letters at their ends.

use std::collections::BTreeMap;

use bevy::prelude::Color;
use bevy_egui::egui::{self, Align2, FontFamily, FontId, Painter};

use crate::rules::{Seat, Square};
use crate::theme::{BOLD, board, strip_color, ui};
use crate::view::Layout;

/// Strips and squares along one.
const STRIPS: u8 = 4;
const LENGTH: u8 = 17;
const MIDDLE: u8 = LENGTH / 2;
/// How much wider than high a square may be.
const WIDER: f32 = 2.6;

/// The colour of a square.
pub(super) fn ground(square: Square) -> Color {
    match square.rank {
        MIDDLE => board::CENTRE_DARK,
        rank => strip_color(square.file, rank.is_multiple_of(2)),
    }
}

/// Where each square is within `area`: strips stand upright in a high window, White below, and lie in a wide one,
/// White to the left; the other way round where the board is turned by a half, radians about Y.
pub(super) fn cells(layout: &Layout, area: egui::Rect, yaw: f32) -> BTreeMap<Square, egui::Rect> {
    let upright = area.height() > area.width();
    // Strips have room for their letters at both ends.
    let (along, across) = if upright { (area.height(), area.width()) } else { (area.width(), area.height()) };
    let step = (along / (f32::from(LENGTH) + 1.6)).min(across / (f32::from(STRIPS) + 0.8)).min(64.0);
    // A high window has narrow rows: squares may be wider than they are high.
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

/// The way from one square to another: over the Knot, where they are not on one arm.
pub(super) fn way(cells: &BTreeMap<Square, egui::Rect>, from: Square, to: Square) -> Option<Vec<egui::Pos2>> {
    let (start, end) = (cells.get(&from)?.center(), cells.get(&to)?.center());
    let is_one_arm = from.file == to.file && (from.rank < MIDDLE) == (to.rank < MIDDLE);
    if is_one_arm || from.rank == MIDDLE || to.rank == MIDDLE {
        return Some(vec![start, end]);
    }
    let (_, knot) = cells.iter().find(|(square, _)| square.rank == MIDDLE)?;
    let between = start.lerp(end, 0.5);
    let over = match knot.width() > knot.height() {
        true => egui::pos2(between.x, knot.center().y),
        false => egui::pos2(knot.center().x, between.y),
    };
    Some(vec![start, over, end])
}

/// The lines beyond the ends of the strips of a player.
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

/// The letter of each strip at both of its ends, and along both outer strips the numbers of their squares, as the notation
/// counts them: the Knot is 9.
pub(super) fn label_ends(painter: &Painter, cells: &BTreeMap<Square, egui::Rect>) {
    let rect = |file, rank| cells.get(&Square::new(file, rank)).copied();
    let bold = |size| FontId::new(size, FontFamily::Name(BOLD.into()));
    for strip in 0..STRIPS {
        let (Some(first), Some(second), Some(last)) = (rect(strip, 0), rect(strip, 1), rect(strip, LENGTH - 1)) else {
            continue;
        };
        let out = first.center() - second.center();
        let letter = char::from(b'a' + strip).to_string();
        for at in [first.center() + out * 0.95, last.center() - out * 0.95] {
            painter.text(at, Align2::CENTER_CENTER, &letter, bold(17.0), ui::of(strip_color(strip, true)));
        }
    }
    for rank in 0..LENGTH {
        // The Knot lies in the same row.
        let beside = if rank == MIDDLE { MIDDLE - 1 } else { rank };
        for (strip, inner) in [(0, 1), (STRIPS - 1, STRIPS - 2)] {
            let (Some(mut cell), Some(next)) = (rect(strip, beside), rect(inner, beside)) else { continue };
            let out = (cell.center() - next.center()).normalized();
            if let Some(after) = beside.checked_sub(1).and_then(|before| rect(strip, before)).filter(|_| rank == MIDDLE)
            {
                cell = cell.translate(cell.center() - after.center());
            }
            let half = if out.x.abs() > 0.5 { cell.width() } else { cell.height() } / 2.0;
            let at = cell.center() + out * (half + 10.0);
            painter.text(at, Align2::CENTER_CENTER, rank + 1, FontId::proportional(14.0), ui::faint());
        }
    }
}
