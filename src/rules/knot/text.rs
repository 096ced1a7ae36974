//! Position texts of Knot Chess (docs/rules/notation.md, "Positions"; keys in [`crate::rules::text`]).

use super::army::{FROGS, PieceKind, each_once, kind_of, owner_of, slot};
use super::end::{favoured, judge, judge_royals, won};
use super::options::{Options, SetUp};
use super::position::{BLACK, Phase, Position, SEATS, WHITE};
use super::royal::surviving;
use super::star::{Cell, KNOT, cell_of, reading_order, square};
use crate::rules::action::{Group, parse_groups};
use crate::rules::noun::Case;
use crate::rules::outcome::EndReason;
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::text::{
    Endings, Item, Keys, PositionError, PositionText, RowWriter, read_flag, read_number, read_seat, read_square,
    write_key,
};
use crate::texts::{text, word};

const ENDINGS: Endings = Endings {
    words: &[
        (EndReason::RoyalsCaptured, "royals"),
        (EndReason::Checkmate, "mate"),
        (EndReason::Stalemate, "stalemate"),
        (EndReason::OnlyKings, "kings"),
        (EndReason::Resignation, "resigned"),
        (EndReason::Agreement, "agreed"),
        (EndReason::Repetition, "repetition"),
        (EndReason::QuietTurns, "quiet"),
        (EndReason::MorePieces, "pieces"),
    ],
    expected: || text!("position-knot-over"),
};

/// The number of strips, and of squares on a strip without the Knot.
const STRIPS: usize = 4;
const WIDTH: usize = 16;

/// Parses a position.
///
/// # Errors
///
/// What is wrong, and where.
pub(super) fn read(text: &str, options: &Options) -> Result<Position, PositionError> {
    let split = PositionText::split(text)?;
    let expected = word!("position-knot-board");
    if split.widths.len() != STRIPS {
        return Err(PositionError::Size { found: text!("position-knot-strips", count = split.widths.len()), expected });
    }
    if let Some(strip) = split.widths.iter().position(|&width| width != WIDTH) {
        let letter = char::from(b'a' + strip as u8).to_string();
        let found = text!("position-knot-squares", count = split.widths[strip], strip = letter);
        return Err(PositionError::Size { found, expected });
    }
    let mut position = Position::bare(*options);
    for placed in &split.items {
        let thing = match placed.item {
            Item::Empty(_) => continue,
            Item::Void(_) => return Err(placed.refuse(text!("position-knot-void"))),
            Item::Thing(thing) => thing,
        };
        // Rows are strips, from the top; squares are counted along them without the Knot.
        let (strip, along) = (STRIPS as u8 - 1 - placed.square.rank, placed.square.file);
        let on = cell_of(Square::new(strip, if along < 8 { along } else { along + 1 }));
        let on = on.ok_or_else(|| placed.refuse(text!("position-knot-off-board")))?;
        read_piece(&mut position, thing, on).map_err(|why| placed.refuse(why))?;
    }
    read_keys(&mut position, &split.keys)?;
    if position.outcome.is_none() && position.phase == Phase::Play {
        position.outcome = judge_royals(&position).or_else(|| judge(&position));
    }
    Ok(position)
}

/// Parses a piece and puts it on the board.
fn read_piece(position: &mut Position, text: &str, on: Cell) -> Result<(), String> {
    let (name, home) = text.split_once('^').map_or((text, None), |(name, home)| (name, Some(home)));
    let mut letters = name.chars();
    let (Some(seat), Some(kind), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err(text!("position-knot-piece"));
    };
    let seat = Seat::from_letter(seat, SEATS)
        .ok_or_else(|| text!("position-no-seat", letter = seat.to_string(), seats = "W B"))?;
    let none = || text!("position-no-kind", letter = kind.to_string(), kinds = "k c f g b i a d e");
    let kind = PieceKind::from_letter(kind).ok_or_else(none)?;
    let spare = position.board.spare(seat, kind);
    let piece = spare.ok_or_else(|| {
        let (piece, class) = (kind.noun().name_in(Case::Accusative), kind.noun().class());
        text!("position-knot-no-other", player = seat.called(SEATS), piece = piece, class = class)
    })?;
    let home = match home {
        None => on,
        Some(_) if kind != PieceKind::Frog => return Err(text!("position-knot-only-frogs")),
        Some(name) => read_square(name, cell_of)?,
    };
    if kind == PieceKind::Frog {
        let other = FROGS.iter().map(|&place| slot(seat, place));
        if other.into_iter().any(|frog| position.board.home(frog) == Some(home)) {
            return Err(text!("position-knot-same-home", square = square(home).to_string()));
        }
    }
    position.board.put(piece, on, home);
    Ok(())
}

fn read_keys(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    keys.only(&["turn", "knot", "quiet", "pie", "truce", "phase", "set", "over"], word!("position-knot-no-such-key"))?;
    position.turn = keys.required("turn", |value| read_seat(value, SEATS))?;
    keys.read("knot", |value| if value == "-" { Ok(()) } else { read_piece(position, value, KNOT) })?;
    position.quiet = keys.read("quiet", |value| read_number(value, "turns"))?.unwrap_or(0);
    position.pie = keys.read("pie", read_flag)?.unwrap_or(false);
    let truce = keys.read("truce", |value| read_number(value, "turns"))?.unwrap_or(0);
    position.truce = u8::try_from(truce).unwrap_or(u8::MAX);
    let phase = keys.read("phase", |value| match value {
        "setup" => Ok(true),
        "play" => Ok(false),
        _ => Err(text!("position-knot-phase")),
    })?;
    let setting_up = phase.unwrap_or(false);
    let white = keys.read("set", read_set)?.flatten();
    position.outcome = keys.read("over", |value| ENDINGS.read_shared(value, SEATS, sharers))?;
    if setting_up {
        position.phase = Phase::SetUp { white };
        return check_set_up(position).map_err(|why| PositionError::Impossible(why.to_owned()));
    }
    if white.is_some() {
        return Err(PositionError::Impossible(text!("position-knot-set")));
    }
    check_whole(position).map_err(PositionError::Impossible)
}

fn read_set(value: &str) -> Result<Option<[Group; 4]>, String> {
    if value == "-" {
        return Ok(None);
    }
    let groups = parse_groups(value).filter(|&groups| each_once(groups));
    groups.map(Some).ok_or_else(|| text!("position-knot-groups"))
}

/// Whether this many players can share the point for this reason.
fn sharers(reason: EndReason, seats: u32) -> bool {
    seats == if reason.is_draw() { 2 } else { 1 }
}

/// Checks a position in which the armies have not been set up.
fn check_set_up(position: &Position) -> Result<(), &'static str> {
    let Phase::SetUp { white } = position.phase else { return Ok(()) };
    if position.options.setup == SetUp::Standard {
        Err(word!("position-knot-setup-option"))
    } else if position.board.occupied() != 0 {
        Err(word!("position-knot-setup-board"))
    } else if position.quiet != 0 {
        Err(word!("position-knot-setup-quiet"))
    } else if position.pie && !position.options.pie {
        Err(word!("position-knot-pie-option"))
    } else if position.truce != 0 {
        Err(word!("position-knot-setup-truce"))
    } else if white.is_some() != (position.turn == BLACK) {
        Err(word!("position-knot-setup-groups"))
    } else {
        Ok(())
    }
}

/// Checks the consistency of all items and keys.
fn check_whole(position: &Position) -> Result<(), String> {
    let royals = |seat| surviving(&position.board, seat, &position.options);
    if royals(WHITE) == 0 && royals(BLACK) == 0 {
        return Err(text!("position-knot-no-royal"));
    }
    if let Some(outcome) = position.outcome {
        let due = favoured(position).map(|seat| won(seat, EndReason::MorePieces));
        if outcome.reason == EndReason::MorePieces && due != Some(outcome) {
            return Err(text!("position-knot-pieces"));
        }
        return Ok(());
    }
    if position.quiet >= position.most_quiet() {
        return Err(text!("position-knot-quiet-over", count = position.quiet));
    }
    if position.pie && !position.options.pie {
        return Err(text!("position-knot-pie-option"));
    }
    if u32::from(position.truce) > 2 * position.options.truce {
        return Err(text!("position-knot-truce", count = 2 * position.options.truce));
    }
    if position.pie && position.quiet > u32::from(position.turn.0) {
        return Err(text!("position-knot-pie-turn"));
    }
    Ok(())
}

/// Writes a position.
pub(super) fn write(position: &Position) -> String {
    let mut rows = RowWriter::default();
    for (place, cell) in reading_order().take(STRIPS * WIDTH).enumerate() {
        match thing(position, cell) {
            Some(text) => rows.thing(&text),
            None => rows.empty(),
        }
        if place % WIDTH == WIDTH - 1 {
            rows.end_row();
        }
    }
    let mut text = rows.finish();
    let mut key = |name: &str, value: &str, usual: &str| write_key(&mut text, name, value, usual);
    key("turn", &position.turn.letter(SEATS).to_string(), "");
    key("knot", &thing(position, KNOT).unwrap_or_default(), "");
    key("quiet", &position.quiet.to_string(), "0");
    key("pie", if position.pie { "1" } else { "0" }, "0");
    key("truce", &position.truce.to_string(), "0");
    if let Phase::SetUp { white } = position.phase {
        key("phase", "setup", "play");
        key("set", &white.map_or(String::new(), |groups| groups.map(Group::name).join(",")), "");
    }
    if let Some(outcome) = position.outcome {
        key("over", &ENDINGS.write(&outcome, SEATS), "");
    }
    text
}

/// The contents of a cell, in the notation of position texts.
pub(super) fn thing(position: &Position, cell: Cell) -> Option<String> {
    let piece = position.board.piece(cell)?;
    let name = format!("{}{}", owner_of(piece).letter(SEATS), kind_of(piece).kind().letter());
    let home = position.board.home(piece).filter(|&home| home != cell);
    Some(home.map_or(name.clone(), |home| format!("{name}^{}", square(home))))
}
