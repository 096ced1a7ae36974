//! Writes position texts of Quad.

use super::super::board::{CLOCKWISE, DUMMY, LANES, SEATS, SIDE};
use super::super::options::Score;
use super::super::position::Position;
use crate::rules::chess::{Cell, cell_of, square_of};
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::square::Square;
use crate::rules::text::{Endings, RowWriter, seat_letter, seat_letters, write_key};
use crate::texts::text;

/// The words for the reasons in the key `over`.
pub(super) const ENDINGS: Endings = Endings {
    words: &[
        (EndReason::LastPlayer, "last"),
        (EndReason::LastTeam, "team"),
        (EndReason::Agreement, "agreed"),
        (EndReason::Repetition, "repetition"),
        (EndReason::QuietTurns, "quiet"),
        (EndReason::Stalemate, "stalemate"),
        (EndReason::OnlyKings, "kings"),
        (EndReason::PerpetualCheck, "perpetual"),
    ],
    expected: || text!("position-quad-over"),
};

/// The contents of a cell, in the notation of position texts.
pub(in super::super) fn thing(position: &Position, cell: Cell) -> Option<String> {
    let (slot, man) = position.piece(cell)?;
    let frozen = if position.is_frozen(slot) { "!" } else { "" };
    Some(format!("{}{}{frozen}", man.army().letter(SEATS), man.kind().kind().letter()))
}

/// Seats as letters in seat order; `-` for none.
fn letters(seats: SeatSet) -> String {
    seat_letters(seats.iter(), SEATS)
}

/// Writes a position.
pub(in super::super) fn write(position: &Position) -> String {
    let mut rows = RowWriter::default();
    for rank in (0..SIDE).rev() {
        for file in 0..SIDE {
            match thing(position, cell_of(Square::new(file, rank))) {
                Some(text) => rows.thing(&text),
                None => rows.empty(),
            }
        }
        rows.end_row();
    }
    let mut text = rows.finish();
    let mut key = |name: &str, value: String, usual: &str| write_key(&mut text, name, &value, usual);
    let letter = |seat: Option<Seat>| seat_letter(seat, SEATS).to_string();
    key("turn", letter(Some(position.turn)), "");
    key("ctrl", position.ctrl.map(letter).concat(), "SWNE");
    key("annex", seat_letters(position.annex.iter(), SEATS), "-");
    key("castle", letters(SeatSet(position.castle.0)), "SWNE");
    key("ep", passants(position), "-");
    key("corner", letters(position.corner), "-");
    key("queened", letters(position.queened), "-");
    key("quiet", position.quiet.to_string(), "0");
    if position.dummy.is_some() {
        let holder = if position.is_dummy(DUMMY) { Some(position.holder()) } else { None };
        key("dummy", letter(holder), "S");
    }
    key("absent", letters(position.absent), "-");
    let runs = position.perpetual.iter();
    let runs: Vec<String> =
        runs.map(|run| format!("{}{}{}", letter(Some(run.checker)), letter(Some(run.victim)), run.checks)).collect();
    key("checks", runs.join(","), "");
    let counts = match position.options.score {
        Score::Classic => false,
        Score::ByLeaving => true,
        // Only who left last counts, and only at the end.
        Score::Shared => position.outcome.is_some(),
    };
    if counts {
        key("left", leaving(position), "");
    }
    if let Some(outcome) = position.outcome {
        key("over", ENDINGS.write(&outcome, SEATS), "");
    }
    text
}

fn passants(position: &Position) -> String {
    let entries = position.ep.iter().map(|(seat, lane, rights)| {
        let crossed = square_of(LANES.crossed(seat, lane));
        format!("{crossed}:{}", letters(rights))
    });
    let entries: Vec<String> = entries.collect();
    if entries.is_empty() { "-".to_owned() } else { entries.join(",") }
}

/// Groups of seats in the order of leaving. A single group is redundant and left out.
fn leaving(position: &Position) -> String {
    let mut places: Vec<u8> = position.left.into_iter().filter(|&place| place > 0).collect();
    places.sort_unstable();
    places.dedup();
    if places.len() < 2 {
        return String::new();
    }
    let leavers = |place: u8| CLOCKWISE.into_iter().filter(move |seat| position.left[seat.index()] == place);
    let group = |place: u8| seat_letters(leavers(place), SEATS);
    places.into_iter().map(group).collect::<Vec<_>>().join(",")
}
