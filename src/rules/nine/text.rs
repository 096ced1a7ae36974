//! Position texts of Kings on Nine Squares (docs/rules/nine.md, "Positions").

use super::board::{SEATS, SIDE, cell_of};
use super::kit::KING;
use super::options::Options;
use super::position::Position;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::Seat;
use crate::rules::text::{
    Endings, Item, PositionError, PositionText, RowWriter, read_number, read_seat, seat_letter, write_key,
};
use crate::texts::{text, word};

const ENDINGS: Endings = Endings {
    words: &[
        (EndReason::LastPlayer, "last"),
        (EndReason::Agreement, "agreed"),
        (EndReason::Repetition, "repetition"),
        (EndReason::QuietTurns, "quiet"),
    ],
    expected: || text!("position-pothole-over"),
};

/// Parses a position.
///
/// # Errors
///
/// What is wrong, and where.
pub(super) fn read(text: &str, options: &Options) -> Result<Position, PositionError> {
    let split = PositionText::split(text)?;
    split.expect_size(SIDE.into(), SIDE.into(), word!("nine-board-size"))?;
    let mut position = Position::empty(*options);
    for placed in &split.items {
        match placed.item {
            Item::Empty(_) => {}
            Item::Void(_) => return Err(placed.refuse(text!("nine-no-void"))),
            Item::Thing(thing) => {
                let seat = read_king(thing).map_err(|why| placed.refuse(why))?;
                if position.king(seat).is_some() {
                    return Err(placed.refuse(text!("position-second-king", player = seat.called(SEATS))));
                }
                position.kings[seat.index()] = cell_of(placed.square);
            }
        }
    }
    let keys = &split.keys;
    keys.only(&["turn", "quiet", "over"], word!("nine-no-such-key"))?;
    position.turn = keys.required("turn", |value| read_seat(value, SEATS))?;
    position.quiet = keys.read("quiet", |value| read_number(value, "turns"))?.unwrap_or(0);
    let fits = |reason, sharers| sharers > 0 || reason == EndReason::LastPlayer;
    position.outcome = keys.read("over", |value| ENDINGS.read_shared(value, SEATS, fits))?;
    let players = position.survivors();
    if position.outcome.is_some() {
        return Ok(position);
    }
    if !players.contains(position.turn) {
        let player = position.turn.called(SEATS);
        return Err(PositionError::Impossible(text!("position-turn-no-king", player = player)));
    }
    if position.quiet >= position.options.quiet_turns {
        let count = position.quiet;
        return Err(PositionError::Impossible(text!("position-quiet-turns-over", count = count)));
    }
    if players.len() == 1 {
        position.outcome = Some(Outcome::shared(players, EndReason::LastPlayer));
    }
    Ok(position)
}

/// Reads a king, such as `Wk`: its owner.
fn read_king(thing: &str) -> Result<Seat, String> {
    let seat = thing.strip_suffix(KING.letter()).ok_or_else(|| text!("nine-only-kings"))?;
    read_seat(seat, SEATS)
}

/// The king on a square, as position texts write it.
pub(super) fn thing(seat: Seat) -> String {
    format!("{}{}", seat.letter(SEATS), KING.letter())
}

/// Writes a position.
pub(super) fn write(position: &Position) -> String {
    let mut rows = RowWriter::default();
    for rank in (0..SIDE).rev() {
        for file in 0..SIDE {
            match position.owner(SIDE * rank + file) {
                Some(seat) => rows.thing(&thing(seat)),
                None => rows.empty(),
            }
        }
        rows.end_row();
    }
    let mut text = rows.finish();
    write_key(&mut text, "turn", &seat_letter(Some(position.turn), SEATS).to_string(), "");
    write_key(&mut text, "quiet", &position.quiet.to_string(), "0");
    if let Some(outcome) = position.outcome {
        write_key(&mut text, "over", &ENDINGS.write(&outcome, SEATS), "");
    }
    text
}
