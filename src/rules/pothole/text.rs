//! Position texts of Pothole Chess (docs/rules/notation.md, "Positions" and "Keys of Pothole").

use super::board::{CORNER_HOMES, Cell, FIRST_CENTRE, MOST, NOWHERE, SEATS, STANDARD, bit, cell_of, rectangle, square};
use super::hole;
use super::options::Options;
use super::piece::{Piece, PieceKind};
use super::position::Position;
use crate::rules::effect::{Chip, PieceId};
use crate::rules::form::Form;
use crate::rules::noun::Case;
use crate::rules::outcome::EndReason;
use crate::rules::seat::Seat;
use crate::rules::snapshot::ChipSet;
use crate::rules::text::{
    Endings, Item, Keys, Placed, PositionError, PositionText, RowWriter, read_flag, read_holders, read_nobody_or_seat,
    read_number, read_seat, read_square, seat_letter, write_key,
};
use crate::texts::{text, word};

const CHIP_LETTERS: [char; 4] = ['n', 'e', 's', 'w'];
const POTHOLE_LETTERS: [char; 6] = ['W', 'R', 'G', 'B', '1', '2'];
const ENDINGS: Endings = Endings {
    words: &[
        (EndReason::LastPlayer, "last"),
        (EndReason::LastTeam, "team"),
        (EndReason::Agreement, "agreed"),
        (EndReason::Repetition, "repetition"),
        (EndReason::QuietTurns, "quiet"),
    ],
    expected: || text!("position-pothole-over"),
};

/// Parses a position. It may still have to be settled, if its player cannot act.
///
/// # Errors
///
/// What is wrong, and where.
pub(super) fn read(text: &str, options: &Options) -> Result<Position, PositionError> {
    let split = PositionText::split(text)?;
    let mut position = empty_board(&split, *options)?;
    let mut pieces = 0;
    for placed in &split.items {
        let Item::Thing(thing) = placed.item else { continue };
        let cell = cell_of(placed.square);
        match thing.strip_prefix('@') {
            Some(name) => read_pothole(&mut position, cell, name).map_err(|why| placed.refuse(why))?,
            None => {
                let piece = read_piece(&position, thing, PieceId(pieces)).map_err(|why| placed.refuse(why))?;
                position.put(cell, piece);
                pieces += 1;
            }
        }
    }
    read_keys(&mut position, &split.keys)?;
    Ok(position)
}

fn empty_board(split: &PositionText<'_>, options: Options) -> Result<Position, PositionError> {
    let (width, height) = (split.widths[0], split.widths.len());
    if let Some(row) = split.widths.iter().position(|&other| other != width) {
        return Err(PositionError::Size {
            found: text!("position-uneven", count = split.widths[row], row = row + 1, first = width),
            expected: word!("position-even"),
        });
    }
    if width > usize::from(MOST) || height > usize::from(MOST) {
        return Err(PositionError::Size {
            found: text!("position-board", width = width, height = height),
            expected: word!("position-largest-board"),
        });
    }
    let (width, height) = (width as u8, height as u8);
    let mut cells = rectangle(width, height);
    for placed in &split.items {
        if let Item::Void(count) = placed.item {
            for file in placed.square.file..placed.square.file + count {
                cells &= !bit(placed.square.rank * 8 + file);
            }
        }
        if (width, height) == (7, 7) {
            check_notches(placed)?;
        }
    }
    Ok(Position::empty(options, width, height, cells))
}

/// Checks that the game's own board has its void cells in place.
fn check_notches(placed: &Placed<'_>) -> Result<(), PositionError> {
    let void = matches!(placed.item, Item::Void(_));
    for file in placed.square.file..placed.square.file + placed.item.width() as u8 {
        let cell = placed.square.rank * 8 + file;
        if (STANDARD & bit(cell) == 0) != void {
            let square = square(cell).to_string();
            return Err(placed.refuse(if void {
                text!("position-pothole-no-notch", square = square)
            } else {
                text!("position-pothole-notch", square = square)
            }));
        }
    }
    Ok(())
}

fn read_pothole(position: &mut Position, cell: Cell, name: &str) -> Result<(), String> {
    let mut letters = name.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return Err(text!("position-pothole-name"));
    };
    let pothole = POTHOLE_LETTERS.iter().position(|&other| other == letter);
    let pothole = pothole.ok_or_else(|| text!("position-pothole-name"))?;
    if position.pits[pothole] != NOWHERE {
        return Err(text!("position-pothole-twice", square = square(position.pits[pothole]).to_string()));
    }
    // Even where a corner pothole may not go back to its home, it may still be there.
    let home = CORNER_HOMES.get(pothole).copied().unwrap_or(0);
    if position.is_standard() && (hole::grounds(position, pothole) | home) & bit(cell) == 0 {
        let square = square(cell).to_string();
        return Err(if pothole < FIRST_CENTRE {
            text!("position-pothole-corner-not-there", square = square)
        } else {
            text!("position-pothole-centre-not-there", square = square)
        });
    }
    position.dig(pothole, cell);
    Ok(())
}

fn read_piece(position: &Position, text: &str, id: PieceId) -> Result<Piece, String> {
    let (name, chips) = text.split_once('+').map_or((text, None), |(name, chips)| (name, Some(chips)));
    let mut letters = name.chars();
    let (Some(seat), Some(kind), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err(text!("position-pothole-piece"));
    };
    let owner = Seat::from_letter(seat, SEATS)
        .ok_or_else(|| text!("position-no-seat", letter = seat.to_string(), seats = "W R G B"))?;
    let kind = PieceKind::from_letter(kind)
        .ok_or_else(|| text!("position-no-kind", letter = kind.to_string(), kinds = "k c d b r y m"))?;
    if kind == PieceKind::King && position.kings & position.owned[owner.index()] != 0 {
        return Err(text!("position-second-king", player = owner.called(SEATS)));
    }
    let chips = read_chips(kind, chips)?;
    Ok(Piece::new(owner, kind, chips, id))
}

fn read_chips(kind: PieceKind, letters: Option<&str>) -> Result<ChipSet, String> {
    let mut chips = ChipSet::default();
    let Some(letters) = letters else { return Ok(chips) };
    if kind.promoted().is_none() {
        return Err(text!("position-pothole-no-chips", piece = kind.noun().one(Case::Nominative)));
    }
    let mut next = 0;
    for letter in letters.chars() {
        let chip = CHIP_LETTERS.iter().position(|&other| other == letter);
        match chip {
            Some(chip) if chip >= next => {
                chips.insert(Chip(chip as u8));
                next = chip + 1;
            }
            _ => return Err(text!("position-pothole-chips")),
        }
    }
    match chips.len() {
        0 => Err(text!("position-pothole-chips-missing")),
        4 => Err(text!("position-pothole-four-chips")),
        _ => Ok(chips),
    }
}

fn read_keys(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    const KNOWN: [&str; 10] = ["turn", "done", "pits", "lock1", "lock2", "last1", "last2", "quiet", "noisy", "over"];
    keys.only(&KNOWN, word!("position-pothole-no-such-key"))?;
    let nobody_or_seat = |value| read_nobody_or_seat(value, SEATS);
    position.set_turn(keys.required("turn", |value| read_seat(value, SEATS))?);
    position.set_done(keys.read("done", |value| read_cell(position, value))?.flatten());
    let controllers = keys.read("pits", |value| read_holders(value, SEATS))?.unwrap_or(position.controllers);
    for (pothole, seat) in controllers.into_iter().enumerate() {
        position.set_controller(pothole, seat);
    }
    for (centre, (lock, last)) in [("lock1", "last1"), ("lock2", "last2")].into_iter().enumerate() {
        position.set_lock(centre, keys.read(lock, nobody_or_seat)?.flatten());
        position.set_last_mover(centre, keys.read(last, nobody_or_seat)?.flatten());
    }
    position.quiet = keys.read("quiet", |value| read_number(value, "turns"))?.unwrap_or(0);
    position.noisy = keys.read("noisy", read_flag)?.unwrap_or(false);
    // On a small board the only player may have left, so that there is no last player.
    let fits = |reason, sharers| match reason {
        EndReason::LastPlayer => true,
        EndReason::LastTeam => sharers > 0 && position.options.form.partner(Seat(0)).is_some(),
        _ => sharers > 0,
    };
    let outcome = keys.read("over", |value| ENDINGS.read_shared(value, SEATS, fits))?;
    position.outcome = outcome.map(|end| position.shared(end.winners(), end.reason));
    check_whole(position)
}

/// Parses the square of a piece or pothole that has moved; `-` for none.
fn read_cell(position: &Position, value: &str) -> Result<Option<Cell>, String> {
    (value != "-").then(|| read_square(value, |square| position.cell(square))).transpose()
}

/// Checks the consistency of all items and keys, and ends a game with a single king.
fn check_whole(position: &mut Position) -> Result<(), PositionError> {
    let impossible = |why: String| Err(PositionError::Impossible(why));
    let turn = position.turn;
    let three = position.options.form == Form::ThreeHanded;
    if three && position.owned[Form::EMPTY_SEAT.index()] != 0 {
        return impossible(text!("position-pothole-three-pieces"));
    }
    if three && position.controllers.contains(&Some(Form::EMPTY_SEAT)) {
        return impossible(text!("position-pothole-three-pothole"));
    }
    if position.outcome.is_some() {
        return Ok(());
    }
    if !position.plays(turn) {
        let player = turn.called(SEATS);
        return impossible(if position.is_standard() {
            text!("position-turn-no-king", player = player)
        } else {
            text!("position-turn-no-piece", player = player)
        });
    }
    if position.quiet >= position.options.quiet_turns {
        return impossible(text!("position-quiet-turns-over", count = position.quiet));
    }
    if position.noisy && position.done.is_none() {
        return impossible(text!("position-pothole-noisy"));
    }
    let holders = position.locks.iter().chain(&position.last_movers).flatten();
    if let Some(gone) = holders.copied().find(|&seat| !position.plays(seat)) {
        return impossible(text!("position-pothole-holder-out", player = gone.called(SEATS)));
    }
    if position.options.strict_centre && position.last_movers[0] != position.last_movers[1] {
        return impossible(text!("position-pothole-last-movers"));
    }
    if let Some(cell) = position.done {
        let own_pothole = position.pothole_at(cell).is_some_and(|pothole| {
            position.is_standard() && position.controllers.get(pothole).is_none_or(|&seat| seat == Some(turn))
        });
        if position.own() & bit(cell) == 0 && !own_pothole {
            let square = square(cell).to_string();
            return impossible(text!("position-pothole-done", square = square, player = turn.called(SEATS)));
        }
    }
    let players = position.survivors();
    if position.is_standard() {
        position.outcome = position.last_side(players).map(|reason| position.shared(players, reason));
    }
    Ok(())
}

/// Writes a position.
pub(super) fn write(position: &Position) -> String {
    let mut rows = RowWriter::default();
    for rank in (0..position.height).rev() {
        for file in 0..position.width {
            let cell = rank * 8 + file;
            match thing(position, cell) {
                _ if position.cells & bit(cell) == 0 => rows.void(),
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
    key("done", position.done.map_or("-".to_owned(), |cell| square(cell).to_string()), "-");
    key("pits", position.controllers.map(letter).concat(), "WRGB");
    key("lock1", letter(position.locks[0]), "-");
    key("lock2", letter(position.locks[1]), "-");
    key("last1", letter(position.last_movers[0]), "-");
    key("last2", letter(position.last_movers[1]), "-");
    key("quiet", position.quiet.to_string(), "0");
    key("noisy", u8::from(position.noisy).to_string(), "0");
    if let Some(outcome) = position.outcome {
        key("over", ENDINGS.write(&outcome, SEATS), "");
    }
    text
}

/// The contents of a cell, in the notation of position texts.
pub(super) fn thing(position: &Position, cell: Cell) -> Option<String> {
    if let Some(pothole) = position.pothole_at(cell) {
        return Some(format!("@{}", POTHOLE_LETTERS[pothole]));
    }
    let piece = position.piece(cell)?;
    let mut text = format!("{}{}", piece.owner().letter(SEATS), piece.kind().kind().letter());
    if !piece.chips().is_empty() {
        text.push('+');
        text.extend(piece.chips().iter().map(|chip| CHIP_LETTERS[usize::from(chip.0)]));
    }
    Some(text)
}
