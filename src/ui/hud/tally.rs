//! The tally of a player's pieces: small signs at the right of a card, if the window has room for them.

use bevy_egui::egui::{self, Align2, Color32, FontId, Painter, Stroke};

use crate::rules::{Chip, Kind};
use crate::theme::{chip_color, ui};
use crate::ui::diagram::paint_symbol;
use crate::view::Symbol;

/// The size of a sign with its number.
const CELL: egui::Vec2 = egui::vec2(28.0, 18.0);
/// The width of the minus sign in front, which says that these pieces are lost.
const MINUS: f32 = 12.0;
/// The least useful number of signs in a row.
const FEWEST: f32 = 2.0;
/// The number of colours of chips.
const COLORS: f32 = 4.0;

/// The counted pieces of a player, in the order of the kit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    /// What the army has lost.
    pub(super) lost: Vec<(Kind, usize)>,
    /// Pothole: the chips under the player's pieces.
    pub(super) chips: Vec<(Chip, usize)>,
    /// Auction: what the player has in hand.
    pub(super) hand: Vec<(Kind, usize)>,
}

/// The width of the signs on a card with `spare` points to spare; 0 if that is too little.
pub(super) fn width(spare: f32, seats: usize) -> f32 {
    // Two armies have more kinds of pieces, and two cards more room.
    let most = if seats > 2 { 3.0 } else { 5.0 };
    let columns = ((spare - MINUS) / CELL.x).floor().min(most);
    if columns < FEWEST { 0.0 } else { MINUS + columns * CELL.x }
}

/// Shows the lost pieces and, in the last row, the chips.
pub(super) fn show(painter: &Painter, area: egui::Rect, tally: &Tally, symbol: impl Fn(Kind) -> Symbol) {
    let columns = (((area.width() - MINUS) / CELL.x).round() as usize).max(1);
    let rows = (area.height() / CELL.y) as usize;
    let slots = columns * rows.saturating_sub(usize::from(!tally.chips.is_empty()));
    let ink = ui::faint();
    if !tally.lost.is_empty() && slots > 0 {
        let middle = |place: usize| {
            let (column, row) = ((place % columns) as f32, (place / columns) as f32);
            area.min + egui::vec2(MINUS + 9.0 + column * CELL.x, (row + 0.5) * CELL.y)
        };
        write(painter, area.min + egui::vec2(0.0, CELL.y / 2.0), "−", ui::short());
        let (signs, others) = fitted(&tally.lost, slots);
        for (place, &(kind, count)) in signs.iter().enumerate() {
            paint_symbol(painter, middle(place), 9.0, symbol(kind), ink);
            number(painter, middle(place) + egui::vec2(9.0, 0.0), count, ink);
        }
        if others > 0 {
            write(painter, middle(signs.len()) - egui::vec2(8.0, 0.0), &format!("+{others}"), ink);
        }
    }
    for (place, &(chip, count)) in tally.chips.iter().enumerate() {
        let left = area.left() + place as f32 * area.width() / COLORS;
        let at = egui::pos2(left + 6.0, area.bottom() - CELL.y / 2.0);
        painter.circle(at, 5.0, ui::of(chip_color(chip)), Stroke::new(1.0, Color32::BLACK));
        number(painter, at + egui::vec2(7.0, 0.0), count, ink);
    }
}

/// The signs that fit into this number of places, and how many pieces are left over: that number takes the last place.
fn fitted(lost: &[(Kind, usize)], slots: usize) -> (&[(Kind, usize)], usize) {
    if lost.len() <= slots {
        return (lost, 0);
    }
    let (signs, others) = lost.split_at(slots.saturating_sub(1));
    (signs, others.iter().map(|(_, count)| count).sum())
}

/// A single piece has no number.
fn number(painter: &Painter, at: egui::Pos2, count: usize, ink: Color32) {
    if count > 1 {
        write(painter, at, &count.to_string(), ink);
    }
}

fn write(painter: &Painter, at: egui::Pos2, words: &str, ink: Color32) {
    painter.text(at, Align2::LEFT_CENTER, words, FontId::proportional(14.0), ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_room_is_counted() {
        let lost = [(b'q', 1), (b'r', 2), (b'p', 4)].map(|(letter, count)| (Kind::new(letter), count));
        assert_eq!(fitted(&lost, 3), (&lost[..], 0));
        assert_eq!(fitted(&lost, 2), (&lost[..1], 6));
        assert_eq!(fitted(&lost, 1), (&lost[..0], 7));
    }

    #[test]
    fn a_card_is_wider_only_where_there_is_room() {
        for (spare, seats, expected) in
            [(-80.0, 4, 0.0), (40.0, 4, 0.0), (68.0, 4, 68.0), (200.0, 4, 96.0), (200.0, 2, 152.0)]
        {
            assert_eq!(width(spare, seats), expected, "{spare} {seats}");
        }
    }
}
