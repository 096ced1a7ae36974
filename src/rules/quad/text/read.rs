//! Parses position texts of Quad.

use super::super::board::{CLOCKWISE, DUMMY, LANES, SEATS, SIDE, corner, promotes};
use super::super::burden::quiet_limit;
use super::super::options::Options;
use super::super::perpetual::{CheckRun, MOST_CHECKS, Perpetual};
use super::super::position::{Position, Underway, Waiting};
use super::super::promotion::QUEENS;
use super::super::{key, score};
use super::write::ENDINGS;
use crate::rules::chess::{Board, CastlingRights, ChessKind, Man, Passants, Slot, cell_of, square_of};
use crate::rules::form::Form;
use crate::rules::naming::Several;
use crate::rules::noun::Case;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::square::Square;
use crate::rules::stage::Stage;
use crate::rules::text::{
    Item, Keys, PositionError, PositionText, read_holders, read_number, read_seat, read_seats, read_square,
    seat_letters,
};
use crate::texts::{text, word};

/// All seats.
const ALL: SeatSet = SeatSet(15);

const KNOWN: [&str; 13] = [
    "turn", "ctrl", "annex", "castle", "ep", "corner", "queened", "quiet", "dummy", "absent", "checks", "left", "over",
];

/// Parses a position. It must still be settled: kings may be in check, or armies unable to move.
///
/// # Errors
///
/// What is wrong, and where.
pub(in super::super) fn read(text: &str, options: &Options) -> Result<Position, PositionError> {
    let split = PositionText::split(text)?;
    let mut position = read_board(&split, *options)?;
    let keys = &split.keys;
    keys.only(&KNOWN, word!("position-quad-no-such-key"))?;
    read_control(&mut position, keys)?;
    read_rights(&mut position, keys)?;
    read_counters(&mut position, keys)?;
    read_end(&mut position, keys)?;
    Ok(position)
}

fn impossible<T>(why: String) -> Result<T, PositionError> {
    Err(PositionError::Impossible(why))
}

fn read_board(split: &PositionText<'_>, options: Options) -> Result<Position, PositionError> {
    let side = usize::from(SIDE);
    split.expect_size(side, side, word!("position-quad-board"))?;
    let mut position = empty(options);
    let mut next: Slot = 0;
    for placed in &split.items {
        match placed.item {
            Item::Empty(_) => {}
            Item::Void(_) => return Err(placed.refuse(text!("position-quad-void"))),
            Item::Thing(thing) => {
                if next == QUEENS {
                    return Err(placed.refuse(text!("position-too-many-pieces", most = QUEENS)));
                }
                put(&mut position, placed.square, thing, next).map_err(|why| placed.refuse(why))?;
                next += 1;
            }
        }
    }
    Ok(position)
}

fn empty(options: Options) -> Position {
    Position {
        options,
        stage: Stage::Move,
        underway: Underway::REST,
        board: Board::empty(SIDE, SIDE, 0),
        frozen: 0,
        ctrl: CLOCKWISE.map(Some),
        turn: Seat(0),
        annex: Waiting::NONE,
        castle: CastlingRights(ALL.0),
        ep: Passants::default(),
        corner: SeatSet::EMPTY,
        queened: SeatSet::EMPTY,
        checked: SeatSet::EMPTY,
        quiet: 0,
        dummy: None,
        absent: SeatSet::EMPTY,
        perpetual: Perpetual::default(),
        left: [0; 4],
        reversible: 0,
        frozen_key: 0,
        key: 0,
        outcome: None,
    }
}

fn put(position: &mut Position, square: Square, text: &str, slot: Slot) -> Result<(), String> {
    let (name, frozen) = text.strip_suffix('!').map_or((text, false), |name| (name, true));
    let mut letters = name.chars();
    let (Some(seat), Some(kind), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err(text!("position-quad-piece"));
    };
    let no_seat = || text!("position-no-seat", letter = seat.to_string(), seats = "S W N E");
    let army = Seat::from_letter(seat, SEATS).ok_or_else(no_seat)?;
    let no_kind = || text!("position-no-kind", letter = kind.to_string(), kinds = "k q r b n p");
    let kind = ChessKind::from_letter(kind).ok_or_else(no_kind)?;
    if kind == ChessKind::King && position.board.king(army).is_some() {
        return Err(text!("position-second-king", player = army.called(SEATS)));
    }
    let cell = cell_of(square);
    if kind == ChessKind::Pawn && promotes(army, cell) {
        return Err(text!("position-quad-promoted", player = army.called(SEATS), square = square.to_string()));
    }
    position.board.put(slot, Man::new(kind, army), cell);
    if frozen {
        position.freeze(1 << slot);
    }
    Ok(())
}

/// The names of the players who control an army of their own without a king.
fn kingless(position: &Position) -> Vec<String> {
    let is_kingless = |army: &Seat| {
        let active = position.board.army(*army) & !position.frozen != 0;
        active && position.ctrl[army.index()] == Some(*army) && position.king(*army).is_none()
    };
    CLOCKWISE.into_iter().filter(is_kingless).map(|army| army.called(SEATS).to_owned()).collect()
}

/// Parses the controllers and the army to act.
fn read_control(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    if let Some(ctrl) = keys.read("ctrl", |value| read_holders(value, SEATS))? {
        position.ctrl = ctrl;
    }
    for army in CLOCKWISE {
        if position.board.army(army) & !position.frozen == 0 {
            position.ctrl[army.index()] = None;
        } else if let Some(why) = wrong_control(position, army) {
            return impossible(why);
        }
    }
    position.turn = keys.required("turn", |value| read_seat(value, SEATS))?;
    let ended = keys.contains("over");
    if position.ctrl[position.turn.index()].is_none() && !ended {
        return impossible(text!("position-quad-turn-out", player = position.turn.called(SEATS)));
    }
    position.annex = keys.read("annex", |value| read_annexed(position, value))?.unwrap_or(Waiting::NONE);
    let holder = keys.read("dummy", |value| read_dummy(position, value))?;
    if position.options.form == Form::ThreeHanded {
        position.dummy = Some(holder.flatten().unwrap_or(Seat(0)));
    }
    if position.board.of_kind(ChessKind::King) & !position.frozen == 0 && !ended {
        return impossible(text!("position-quad-no-king"));
    }
    Ok(())
}

/// Why the controller of an army with pieces is impossible, if it is. The armies before it have been checked.
fn wrong_control(position: &Position, army: Seat) -> Option<String> {
    let name = army.called(SEATS);
    let has_king = position.king(army).is_some();
    let Some(player) = position.ctrl[army.index()] else { return Some(text!("position-quad-not-frozen", army = name)) };
    match player == army {
        false if has_king => Some(text!("position-quad-own-king", army = name)),
        false if position.is_dummy(player) => {
            Some(text!("position-quad-dummy-controls", player = player.called(SEATS)))
        }
        true if !has_king => {
            let Several { names, person } = Several::of(&kingless(position), Case::Nominative);
            Some(text!("position-quad-no-kings", players = names, person = person))
        }
        _ if position.king(player).is_none() => {
            Some(text!("position-quad-controller", player = player.called(SEATS), army = name))
        }
        _ => None,
    }
}

/// Parses the armies that wait to be annexed.
fn read_annexed(position: &Position, value: &str) -> Result<Waiting, String> {
    let mut waiting = Waiting::NONE;
    for seat in read_seats(value, SEATS)? {
        if position.king(seat).is_some() {
            return Err(text!("position-quad-not-annexed", army = seat.called(SEATS)));
        }
        waiting.push(seat);
    }
    Ok(waiting)
}

/// Parses the holder of the dummy; `None` if there is no dummy, or none any more.
fn read_dummy(position: &Position, value: &str) -> Result<Option<Seat>, String> {
    let has_dummy = position.is_dummy(DUMMY);
    match value {
        "-" if has_dummy => Err(text!("position-quad-dummy-holder")),
        "-" => Ok(None),
        _ if position.options.form != Form::ThreeHanded => Err(text!("position-quad-no-dummy")),
        _ if !has_dummy => Err(text!("position-quad-dummy-annexed")),
        _ => match read_seat(value, SEATS)? {
            DUMMY => Err(text!("position-quad-dummy-seats")),
            seat => Ok(Some(seat)),
        },
    }
}

/// Parses castling, en passant and corner rights, and queens used.
fn read_rights(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    let set = |value: &str| Ok(read_seats(value, SEATS)?.into_iter().collect::<SeatSet>());
    if let Some(castle) = keys.read("castle", set)? {
        position.castle = CastlingRights(castle.0);
    }
    position.ep = keys.read("ep", |value| read_passants(position, value))?.unwrap_or_default();
    position.queened = keys.read("queened", set)?.unwrap_or_default();
    let on_corner = |seat: &Seat| position.king(*seat).is_some_and(|king| position.board.cell(king) == corner(*seat));
    let chances = keys.read("corner", |value| {
        let seats = set(value)?;
        let wrong = seats.iter().find(|seat| !on_corner(seat) || position.queened.contains(*seat));
        wrong.map_or(Ok(seats), |seat| {
            let corner = square_of(corner(seat)).to_string();
            Err(text!("position-quad-corner", player = seat.called(SEATS), square = corner))
        })
    })?;
    position.corner = chances.unwrap_or_default();
    Ok(())
}

fn read_passants(position: &Position, value: &str) -> Result<Passants<4>, String> {
    let mut passants = Passants::default();
    if value == "-" {
        return Ok(passants);
    }
    for entry in value.split(',') {
        let (name, armies) = entry.split_once(':').map_or((entry, None), |(name, armies)| (name, Some(armies)));
        let cell = read_square(name, |square| position.board.cell_at(square))?;
        let square = square_of(cell);
        let (seat, lane) =
            LANES.over(cell).ok_or_else(|| text!("position-quad-no-double-step", square = square.to_string()))?;
        let in_play = |army: &Seat| *army != seat && position.ctrl[army.index()].is_some();
        let armies: SeatSet = match armies {
            Some(letters) => read_seats(letters, SEATS)?.into_iter().collect(),
            None => CLOCKWISE.into_iter().filter(in_play).collect(),
        };
        if let Some(wrong) = armies.iter().find(|army| !in_play(army)) {
            let (army, square) = (wrong.called(SEATS), square.to_string());
            return Err(text!("position-quad-not-in-passing", army = army, square = square));
        }
        passants.grant(seat, lane, armies);
        let mut open = passants;
        open.refresh(&LANES, &position.board);
        if open != passants || position.ctrl[seat.index()].is_none() {
            return Err(text!("position-quad-not-passed", square = square.to_string()));
        }
    }
    Ok(passants)
}

/// Parses counters for draws, absent players and the order of leaving.
fn read_counters(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    position.quiet = keys.read("quiet", |value| read_number(value, "moves"))?.unwrap_or(0);
    let ended = keys.contains("over");
    if position.quiet >= quiet_limit(position) && !ended {
        return impossible(text!("position-quad-quiet-over", count = position.quiet));
    }
    let players = position.survivors();
    let in_game = |seat: Seat| {
        if players.contains(seat) { Ok(seat) } else { Err(text!("quad-not-in-game", player = seat.called(SEATS))) }
    };
    let absent = keys.read("absent", |value| read_seats(value, SEATS)?.into_iter().map(in_game).collect())?;
    position.absent = absent.unwrap_or_default();
    if let Some(perpetual) = keys.read("checks", |value| read_runs(value, in_game))? {
        position.perpetual = perpetual;
    }
    let plays = |seat: Seat| seat != DUMMY || position.options.form != Form::ThreeHanded;
    let out = |seat: Seat| plays(seat) && position.king(seat).is_none();
    let mut left = CLOCKWISE.map(|seat| u8::from(out(seat)));
    let groups = keys.read("left", |value| {
        let groups: Result<Vec<Vec<Seat>>, String> = value.split(',').map(|group| read_seats(group, SEATS)).collect();
        let groups = groups?;
        let mut named = SeatSet::EMPTY;
        for &seat in groups.iter().flatten() {
            if !out(seat) || named.contains(seat) {
                return Err(text!("position-quad-left", player = seat.called(SEATS)));
            }
            named.insert(seat);
        }
        Ok(groups)
    })?;
    for (place, group) in (2..).zip(groups.iter().flatten()) {
        for seat in group {
            left[seat.index()] = place;
        }
    }
    // Places begin at 1.
    let lowest = left.into_iter().filter(|&place| place > 0).min().unwrap_or(1);
    position.left = left.map(|place| if place > 0 { place - lowest + 1 } else { 0 });
    Ok(())
}

fn read_runs(value: &str, in_game: impl Fn(Seat) -> Result<Seat, String>) -> Result<Perpetual, String> {
    let expected = || text!("position-quad-checks");
    let mut perpetual = Perpetual::default();
    let entries: Vec<&str> = value.split(',').collect();
    if entries.len() > 2 {
        return Err(text!("position-quad-runs"));
    }
    let mut pairs: Vec<(Seat, Seat)> = Vec::new();
    for entry in entries {
        let mut letters = entry.chars();
        let mut seat = || letters.next().and_then(|letter| Seat::from_letter(letter, SEATS)).ok_or_else(expected);
        let (checker, victim) = (in_game(seat()?)?, in_game(seat()?)?);
        let checks = letters.as_str().parse().map_err(|_| expected())?;
        if checker == victim || !(1..MOST_CHECKS).contains(&checks) || pairs.contains(&(checker, victim)) {
            return Err(expected());
        }
        pairs.push((checker, victim));
        perpetual.add(CheckRun { checker, victim, checks });
    }
    Ok(perpetual)
}

/// Parses the end of the game, if it has ended.
fn read_end(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    let outcome = keys.read("over", |value| {
        let (reason, winners) = ENDINGS.read(value, SEATS)?;
        let outcome = score::outcome(position, reason);
        if outcome.winners() != winners {
            let by_board = seat_letters(outcome.winners().iter(), SEATS);
            return Err(text!("position-quad-most-points", seats = by_board));
        }
        Ok(outcome)
    })?;
    position.outcome = outcome;
    key::renew(position);
    if outcome.is_none() {
        position.underway =
            Underway { counts: true, ..Underway::begun_by(position.turn, position.player_of(position.turn)) };
    }
    Ok(())
}
