//! Writing position texts.

use super::super::board::{CLOCKWISE, DUMMY, LANES, SEATS, SIDE};
use super::super::options::Score;
use super::super::position::Position;
use crate::rules::chess::{Cell, cell_of, square_of};
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::square::Square;
use crate::rules::text::{RowWriter, write_key};

/// Why a game has ended, as `over` says it.
pub(super) const END_REASONS: [(EndReason, &str); 8] = [
    (EndReason::LastPlayer, "last"),
    (EndReason::LastTeam, "team"),
    (EndReason::Agreement, "agreed"),
    (EndReason::Repetition, "repetition"),
    (EndReason::QuietTurns, "quiet"),
    (EndReason::Stalemate, "stalemate"),
    (EndReason::OnlyKings, "kings"),
    (EndReason::PerpetualCheck, "perpetual"),
];

/// What stands on a cell, as positions write it.
pub(in super::super) fn thing(position: &Position, cell: Cell) -> Option<String> {
    let (slot, man) = position.piece(cell)?;
    let frozen = if position.is_frozen(slot) { "!" } else { "" };
    Some(format!("{}{}{frozen}", man.army().letter(SEATS), man.kind().kind().letter()))
}

/// Seats as letters in seat order, `-` for none.
fn letters(seats: SeatSet) -> String {
    joined(seats.iter())
}

fn joined(seats: impl Iterator<Item = Seat>) -> String {
    let letters: String = seats.map(|seat| seat.letter(SEATS)).collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
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
    let letter = |seat: Option<Seat>| seat.map_or('-', |seat| seat.letter(SEATS)).to_string();
    key("turn", letter(Some(position.turn)), "");
    key("ctrl", position.ctrl.map(letter).concat(), "SWNE");
    key("annex", joined(position.annex.iter()), "-");
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
    if position.options.score == Score::ByLeaving {
        key("left", leaving(position), "");
    }
    if let Some(outcome) = position.outcome {
        let reason = END_REASONS.iter().find(|(reason, _)| *reason == outcome.reason).map_or("", |(_, name)| name);
        key("over", format!("{reason}:{}", letters(outcome.winners())), "");
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

/// Groups of seats in the order of leaving. One group says nothing that the board does not say.
fn leaving(position: &Position) -> String {
    let mut places: Vec<u8> = position.left.into_iter().filter(|&place| place > 0).collect();
    places.sort_unstable();
    places.dedup();
    if places.len() < 2 {
        return String::new();
    }
    let group = |place: u8| joined(CLOCKWISE.into_iter().filter(|seat| position.left[seat.index()] == place));
    places.into_iter().map(group).collect::<Vec<_>>().join(",")
}
