//! The strips of Knot Chess on a chessboard, as its inventor suggests: two files a strip, with the Knot across the
//! middle. Each arm goes to and fro between its two files, from the player's edge to the Knot.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Align2, FontFamily, FontId, Painter, Pos2};

use super::strips::{LENGTH, MIDDLE, STRIPS, is_one_arm, knot};
use crate::rules::{Seat, Square};
use crate::theme::{BOLD, strip_color, ui};
use crate::view::Layout;

/// The ranks and files of the board.
const SIDE: f32 = 8.0;
/// The height of the Knot, and the room for letters beyond both edges, in squares.
const KNOT: f32 = 0.7;
const EDGE: f32 = 0.6;
/// The largest square, in points.
const LARGEST: f32 = 76.0;

/// The column and the row of a square off the Knot: from 0, from the left and from the Knot.
fn column_and_row(square: Square) -> (u8, u8) {
    let number = square.rank.abs_diff(MIDDLE) - 1;
    let row = number / 2;
    // Every other row runs the other way, so that neighbours on a strip are neighbours on the board.
    let is_right = number.is_multiple_of(2) != row.is_multiple_of(2);
    (2 * square.file + u8::from(is_right), row)
}

/// The area of each square within `area`, with White at the bottom, or at the top if `yaw` turns the board by a half.
pub(super) fn cells(layout: &Layout, area: egui::Rect, yaw: f32) -> BTreeMap<Square, egui::Rect> {
    let high = SIDE + KNOT + 2.0 * EDGE;
    let step = (area.width() / (SIDE + 2.0 * EDGE)).min(area.height() / high).min(LARGEST);
    let way = if yaw.cos() < 0.0 { -1.0 } else { 1.0 };
    let rect = |square: Square| {
        let (middle, size) = match square.rank {
            MIDDLE => (egui::Vec2::ZERO, egui::vec2(SIDE, KNOT)),
            rank => {
                let (column, row) = column_and_row(square);
                let below = if rank < MIDDLE { 1.0 } else { -1.0 };
                let away = KNOT / 2.0 + f32::from(row) + 0.5;
                (egui::vec2(f32::from(column) + 0.5 - SIDE / 2.0, below * away), egui::Vec2::splat(1.0))
            }
        };
        egui::Rect::from_center_size(area.center() + middle * step * way, size * step).shrink(1.5)
    };
    layout.squares().map(|square| (square, rect(square))).collect()
}

/// The line from one square to another, through the squares between them, and over the Knot unless they are on one arm.
pub(super) fn way(cells: &BTreeMap<Square, egui::Rect>, from: Square, to: Square) -> Option<Vec<Pos2>> {
    let center = |file: u8, rank: u8| Some(cells.get(&Square::new(file, rank))?.center());
    let knot = knot(cells)?.center();
    let over = |place: Pos2| egui::pos2(place.x, knot.y);
    let mut way = Vec::new();
    // From each end as far as the Knot, or as the other end where both are on one arm.
    if from.rank == MIDDLE || to.rank == MIDDLE || !is_one_arm(from, to) {
        let arm = |end: Square| -> Option<Vec<Pos2>> {
            let mut arm = ranks(end.rank, MIDDLE).map(|rank| center(end.file, rank)).collect::<Option<Vec<_>>>()?;
            let last = arm.last().copied();
            arm.extend(last.map(over));
            Some(arm)
        };
        let back = arm(to)?;
        way.extend(arm(from)?);
        way.extend(back.into_iter().rev());
    } else {
        way.extend(ranks(from.rank, to.rank).map(|rank| center(from.file, rank)).collect::<Option<Vec<_>>>()?);
        way.push(center(to.file, to.rank)?);
    }
    way.dedup();
    Some(way)
}

/// The ranks from `from` towards `to`, without the latter.
fn ranks(from: u8, to: u8) -> impl Iterator<Item = u8> {
    let count = from.abs_diff(to);
    (0..count).map(move |number| if from < to { from + number } else { from - number })
}

/// The lines beyond the ends of a player's strips.
pub(super) fn edge(cells: &BTreeMap<Square, egui::Rect>, seat: Seat) -> Vec<[Pos2; 2]> {
    let (end, next) = if seat.index() == 0 { (0, 1) } else { (LENGTH - 1, LENGTH - 2) };
    let line = |strip: u8| {
        let ends = cells.get(&Square::new(strip, end))?.union(*cells.get(&Square::new(strip, next))?);
        let knot = knot(cells)?.center();
        let y = if ends.center().y > knot.y { ends.bottom() + 4.0 } else { ends.top() - 4.0 };
        Some([egui::pos2(ends.left(), y), egui::pos2(ends.right(), y)])
    };
    (0..STRIPS).filter_map(line).collect()
}

/// Draws the letter of each strip beyond both of its ends, and its number in a corner of each square: the Knot is 9.
pub(super) fn label(painter: &Painter, cells: &BTreeMap<Square, egui::Rect>) {
    let Some(knot) = knot(cells) else { return };
    for (&square, cell) in cells {
        let size = (cell.height() * 0.24).clamp(8.0, 13.0);
        // The Knot has round ends.
        let (at, align) = match square.rank {
            MIDDLE => (cell.left_center() + egui::vec2(cell.height() / 2.0, 0.0), Align2::LEFT_CENTER),
            _ => (cell.left_top() + egui::vec2(3.0, 1.0), Align2::LEFT_TOP),
        };
        painter.text(at, align, square.rank + 1, FontId::proportional(size), ui::text());
    }
    for strip in 0..STRIPS {
        for (end, next) in [(0, 1), (LENGTH - 1, LENGTH - 2)] {
            let both = [end, next].map(|rank| cells.get(&Square::new(strip, rank)));
            let [Some(end), Some(next)] = both else { continue };
            let ends = end.union(*next);
            let out = if ends.center().y > knot.center().y { 1.0 } else { -1.0 };
            let at = ends.center() + egui::vec2(0.0, out * (ends.height() / 2.0 + 17.0));
            let letter = char::from(b'a' + strip).to_string();
            let bold = FontId::new(17.0, FontFamily::Name(BOLD.into()));
            painter.text(at, Align2::CENTER_CENTER, letter, bold, ui::of(strip_color(strip, true)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Session, Setup};
    use crate::rules::GameId;
    use crate::view::layout_of;

    fn laid(yaw: f32) -> BTreeMap<Square, egui::Rect> {
        let session = Session::new(Setup::new(GameId::Knot)).unwrap();
        let layout = layout_of(GameId::Knot, session.position().words().board());
        cells(&layout, egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(390.0, 600.0)), yaw)
    }

    #[test]
    fn neighbours_on_a_strip_are_neighbours_on_the_board() {
        let cells = laid(0.0);
        for file in 0..STRIPS {
            for rank in (0..LENGTH - 1).filter(|rank| ![MIDDLE - 1, MIDDLE].contains(rank)) {
                let [one, other] = [rank, rank + 1].map(|rank| cells[&Square::new(file, rank)]);
                let step = one.width() + 3.0;
                assert!((one.center().distance(other.center()) - step).abs() < 0.01, "{file} {rank}");
            }
            let [near, far] = [MIDDLE - 1, MIDDLE + 1].map(|rank| cells[&Square::new(file, rank)].center());
            assert!((near.x - far.x).abs() < 0.01 && near.y > far.y, "the strip goes straight on over the Knot");
        }
        let end = |yaw: f32| laid(yaw)[&Square::new(0, 0)].center();
        assert!(end(0.0).y > end(core::f32::consts::PI).y, "each player's own side is at the bottom");
    }

    #[test]
    fn no_two_squares_overlap_and_lines_lead_over_the_knot() {
        let cells = laid(0.0);
        let apart: Vec<_> = cells.iter().collect();
        for (number, (square, cell)) in apart.iter().enumerate() {
            assert!(apart[..number].iter().all(|(_, other)| !other.intersects(**cell)), "{square}");
        }
        let (from, to) = (Square::new(0, 6), Square::new(2, 10));
        let way = way(&cells, from, to).unwrap();
        assert_eq!((way[0], *way.last().unwrap()), (cells[&from].center(), cells[&to].center()));
        let knot = knot(&cells).unwrap().center().y;
        assert_eq!(way.iter().filter(|place| place.y == knot).count(), 2, "{way:?}");
        let along = super::way(&cells, Square::new(0, 0), Square::new(0, 3)).unwrap();
        assert_eq!(along.len(), 4, "{along:?}");
    }
}
