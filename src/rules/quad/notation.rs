//! Writing position texts of Quad (notation page). Keys, all but `turn` may be left out:
//!
//! - `turn`: the army to act. Who decides follows: its controller, the dummy's holder, who stands in for the absent.
//! - `ctrl`: the controllers of the four armies in seat order, `-` for an army that is out; at the start `SWNE`. Armies
//!   without unfrozen pieces are read as out.
//! - `annex`: armies whose move at once waits, in the order in which they will move, the army to act not among them;
//!   `-` for none. A mated seat without pieces may be among them: the rotation goes on from it.
//! - `castle`: seats whose king and rook have not moved; at the start `SWNE`, `-` for none.
//! - `ep`: `-`, or for each pawn that may be captured in passing the square it passed over and the armies that still
//!   may, such as `b3:WNE,c6:SE`; without `:` all other armies may.
//! - `corner`: seats whose king stands on its queening corner and may leave a queen there with that army's next move.
//! - `queened`: seats that have had their queen.
//! - `quiet`: moves in a row without a capture, a pawn move or a mate by the player with the burden.
//! - `dummy`: in the three-handed game, who moves the dummy next; at the start `S`. `-` once it has been annexed.
//! - `absent` (ours): players whose flag has fallen.
//! - `checks` (ours): checks in succession, for perpetual check: who checked whom how often, such as `EN5`; at most two
//!   entries, such as `EN5,NE4` where each checks the other.
//! - `left` (ours, with `score=4321`): seats in the order of leaving, such as `W,NE` where North and East left
//!   together after West. Those who are out and not named left before all who are.
//! - `over` (ours): why the game has ended (`last`, `team`, `agreed`, `repetition`, `quiet`, `stalemate`, `kings` or
//!   `perpetual`) and who has the most points, such as `last:S`. The points follow from the board: who has a king that
//!   is not frozen has won, who has a frozen one has drawn.

use super::board::{CLOCKWISE, DUMMY, LANES, SEATS, SIDE};
use super::options::Score;
use super::position::Position;
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
pub(super) fn thing(position: &Position, cell: Cell) -> Option<String> {
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
pub(super) fn write(position: &Position) -> String {
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
