//! Reading position texts.

use super::super::board::{CLOCKWISE, DUMMY, LANES, SEATS, SIDE, corner, promotes};
use super::super::burden::quiet_limit;
use super::super::options::{Form, Options};
use super::super::perpetual::{MOST_CHECKS, Perpetual, Run};
use super::super::position::{Position, Underway, Waiting};
use super::super::promotion::QUEENS;
use super::super::{key, score};
use super::write::END_REASONS;
use crate::rules::chess::{Board, CastlingRights, ChessKind, Man, Passants, Slot, cell_of, square_of};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::square::{NotASquare, Square};
use crate::rules::stage::Stage;
use crate::rules::text::{Item, PositionError, PositionText, refuse_key};

/// All seats.
const ALL: SeatSet = SeatSet(15);

/// Reads a position, which is still to be settled: somebody may be in check, or unable to move.
///
/// # Errors
///
/// What is wrong and where.
pub(in super::super) fn read(text: &str, options: &Options) -> Result<Position, PositionError> {
    let split = PositionText::split(text)?;
    let mut position = read_board(&split, *options)?;
    let keys = Keys { split: &split };
    read_control(&mut position, &keys)?;
    read_rights(&mut position, &keys)?;
    read_counters(&mut position, &keys)?;
    read_end(&mut position, &keys)?;
    let known = |key: &str| {
        const KNOWN: [&str; 13] = [
            "turn", "ctrl", "annex", "castle", "ep", "corner", "queened", "quiet", "dummy", "absent", "checks", "left",
            "over",
        ];
        KNOWN.contains(&key)
    };
    match split.keys.iter().find(|(key, _)| !known(key)) {
        Some(&(key, value)) => Err(refuse_key(key, value, "Quad has no such key")),
        None => Ok(position),
    }
}

/// The keys of a text.
struct Keys<'a> {
    split: &'a PositionText<'a>,
}

impl Keys<'_> {
    /// The value of a key, read by `read`; nothing where the key is left out.
    fn read<T>(&self, key: &str, read: impl FnOnce(&str) -> Result<T, String>) -> Result<Option<T>, PositionError> {
        let found = self.split.keys.iter().find(|&&(other, _)| other == key);
        found.map(|&(_, value)| read(value).map_err(|why| refuse_key(key, value, why))).transpose()
    }
}

fn impossible<T>(why: String) -> Result<T, PositionError> {
    Err(PositionError::Impossible(why))
}

fn read_board(split: &PositionText<'_>, options: Options) -> Result<Position, PositionError> {
    let side = usize::from(SIDE);
    if split.widths.len() != side || split.widths.iter().any(|&width| width != side) {
        let widths: Vec<String> = split.widths.iter().map(usize::to_string).collect();
        let found = format!("{} rows of {} squares", split.widths.len(), widths.join(", "));
        return Err(PositionError::Size { found, expected: "8 rows of 8 squares" });
    }
    let mut position = empty(options);
    let mut next: Slot = 0;
    for placed in &split.items {
        match placed.item {
            Item::Empty(_) => {}
            Item::Void(_) => return Err(placed.refuse("every square of the board is there")),
            Item::Thing(thing) => {
                if next == QUEENS {
                    return Err(placed.refuse(format!("there are more than {QUEENS} pieces")));
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
        pieces: 0,
        key: 0,
        outcome: None,
    }
}

fn put(position: &mut Position, square: Square, text: &str, slot: Slot) -> Result<(), String> {
    let (name, frozen) = text.strip_suffix('!').map_or((text, false), |name| (name, true));
    let mut letters = name.chars();
    let (Some(seat), Some(kind), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err("a piece is a seat letter (S W N E) and a piece letter, such as Sk or, frozen, Sk!".to_owned());
    };
    let army = Seat::from_letter(seat, SEATS).ok_or_else(|| format!("`{seat}` is none of the seats S W N E"))?;
    let kind = ChessKind::from_letter(kind).ok_or_else(|| format!("`{kind}` is none of the pieces k q r b n p"))?;
    if kind == ChessKind::King && position.board.king(army).is_some() {
        return Err(format!("{} has a second king", army.name(SEATS)));
    }
    let cell = cell_of(square);
    if kind == ChessKind::Pawn && promotes(army, cell) {
        return Err(format!("{}'s pawn would have promoted on {square}", army.name(SEATS)));
    }
    position.frozen |= u64::from(frozen) << slot;
    position.put(slot, Man::new(kind, army), cell);
    Ok(())
}

/// Who moves what, and what army is to act.
fn read_control(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    if let Some(ctrl) = keys.read("ctrl", read_controllers)? {
        position.ctrl = ctrl;
    }
    for army in CLOCKWISE {
        let name = army.name(SEATS);
        let active = position.board.army(army) & !position.frozen != 0;
        let controller = position.ctrl[army.index()];
        if !active {
            position.ctrl[army.index()] = None;
            continue;
        }
        match controller {
            None => return impossible(format!("{name}'s army is out, but not all its pieces are frozen")),
            Some(player) if position.king(army).is_some() && player != army => {
                return impossible(format!("{name} has a king, so nobody else controls the army"));
            }
            Some(player) if player != army && position.is_dummy(player) => {
                return impossible(format!("{} is the dummy: it controls no army but its own", player.name(SEATS)));
            }
            Some(player) if position.king(player).is_none() => {
                let player = player.name(SEATS);
                return impossible(format!("{player} controls {name}'s army, but has no king"));
            }
            Some(_) => {}
        }
    }
    let turn = keys.read("turn", read_seat)?;
    position.turn = turn.ok_or_else(|| PositionError::Impossible("the key `turn` is missing".to_owned()))?;
    let ended = keys.read("over", |_| Ok(()))?.is_some();
    if position.ctrl[position.turn.index()].is_none() && !ended {
        return impossible(format!("{} is to act but is out of the game", position.turn.name(SEATS)));
    }
    let annex = keys.read("annex", |value| {
        let mut waiting = Waiting::NONE;
        for seat in read_seats(value)? {
            if position.king(seat).is_some() {
                return Err(format!("{} has a king: its army has not been annexed", seat.name(SEATS)));
            }
            waiting.push(seat);
        }
        Ok(waiting)
    })?;
    position.annex = annex.unwrap_or(Waiting::NONE);
    if position.options.form == Form::ThreeHanded {
        let holder = keys.read("dummy", |value| match (value, position.is_dummy(DUMMY)) {
            ("-", false) => Ok(Seat(0)),
            ("-", true) => Err("nobody has annexed the dummy: who moves it next?".to_owned()),
            (_, false) => Err("the dummy has been annexed: nobody holds it".to_owned()),
            (_, true) => match read_seat(value)? {
                DUMMY => Err("the dummy is held by S, W or N".to_owned()),
                seat => Ok(seat),
            },
        })?;
        position.dummy = Some(holder.unwrap_or(Seat(0)));
    } else {
        keys.read("dummy", |value| if value == "-" { Ok(()) } else { Err("this form has no dummy".to_owned()) })?;
    }
    if position.board.of_kind(ChessKind::King) & !position.frozen == 0 && !ended {
        return impossible("nobody has a king".to_owned());
    }
    Ok(())
}

/// Castling, en passant, corner and queens.
fn read_rights(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    let set = |value: &str| Ok(read_seats(value)?.into_iter().collect::<SeatSet>());
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
            let corner = square_of(corner(seat));
            Err(format!("{} has no king on {corner} whose queen is still to come", seat.name(SEATS)))
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
        let square: Square = name.parse().map_err(|error: NotASquare| error.to_string())?;
        let lane = position.board.cell_at(square).and_then(|cell| LANES.over(cell));
        let (seat, lane) = lane.ok_or_else(|| format!("no double step leads over {square}"))?;
        let in_play = |army: &Seat| *army != seat && position.ctrl[army.index()].is_some();
        let armies: SeatSet = match armies {
            Some(letters) => read_seats(letters)?.into_iter().collect(),
            None => CLOCKWISE.into_iter().filter(in_play).collect(),
        };
        if let Some(wrong) = armies.iter().find(|army| !in_play(army)) {
            return Err(format!("{} may not capture in passing on {square}", wrong.name(SEATS)));
        }
        passants.grant(seat, lane, armies);
        let mut open = passants;
        open.refresh(&LANES, &position.board);
        if open != passants || position.ctrl[seat.index()].is_none() {
            return Err(format!("no pawn can have passed over {square} just now"));
        }
    }
    Ok(passants)
}

/// What draws, absence and the score remember.
fn read_counters(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    let number = |value: &str| value.parse::<u32>().map_err(|_| "a number of moves is expected".to_owned());
    position.quiet = keys.read("quiet", number)?.unwrap_or(0);
    let ended = keys.read("over", |_| Ok(()))?.is_some();
    if position.quiet >= quiet_limit(position) && !ended {
        return impossible(format!("after {} quiet moves the game is over", position.quiet));
    }
    let players = position.survivors();
    let in_game = |seat: Seat| {
        if players.contains(seat) { Ok(seat) } else { Err(format!("{} is not in the game", seat.name(SEATS))) }
    };
    let absent = keys.read("absent", |value| read_seats(value)?.into_iter().map(in_game).collect())?;
    position.absent = absent.unwrap_or_default();
    if let Some(perpetual) = keys.read("checks", |value| read_runs(value, in_game))? {
        position.perpetual = perpetual;
    }
    let plays = |seat: Seat| seat != DUMMY || position.options.form != Form::ThreeHanded;
    let out = |seat: Seat| plays(seat) && position.king(seat).is_none();
    let mut left = CLOCKWISE.map(|seat| u8::from(out(seat)));
    let groups = keys.read("left", |value| {
        let groups: Result<Vec<Vec<Seat>>, String> = value.split(',').map(read_seats).collect();
        let groups = groups?;
        let mut named = SeatSet::EMPTY;
        for &seat in groups.iter().flatten() {
            if !out(seat) || named.contains(seat) {
                return Err(format!("{} cannot have left then", seat.name(SEATS)));
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
    let expected = || "expected is such as EN5: who checked, whom, how often (1 to 11)".to_owned();
    let mut perpetual = Perpetual::default();
    let entries: Vec<&str> = value.split(',').collect();
    if entries.len() > 2 {
        return Err("at most two runs of checks are counted".to_owned());
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
        perpetual.add(Run { checker, victim, checks });
    }
    Ok(perpetual)
}

/// The end of the game, if it has ended.
fn read_end(position: &mut Position, keys: &Keys<'_>) -> Result<(), PositionError> {
    let outcome = keys.read("over", |value| {
        let expected = || "expected is such as last:S, agreed:SN or quiet:SWNE".to_owned();
        let (reason, letters) = value.split_once(':').ok_or_else(expected)?;
        let reason = END_REASONS.iter().find(|(_, name)| *name == reason).ok_or_else(expected)?.0;
        let winners: SeatSet = read_seats(letters)?.into_iter().collect();
        let outcome = score::outcome(position, reason);
        if outcome.winners() != winners {
            let by_board: String = outcome.winners().iter().map(|seat| seat.letter(SEATS)).collect();
            return Err(format!("by the kings on the board, `{by_board}` have the most points"));
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

fn read_seat(value: &str) -> Result<Seat, String> {
    let mut letters = value.chars();
    let seat = letters.next().and_then(|letter| Seat::from_letter(letter, SEATS));
    seat.filter(|_| letters.next().is_none()).ok_or_else(|| "a seat is S, W, N or E".to_owned())
}

/// Seats by their letters, each once; `-` for none.
fn read_seats(value: &str) -> Result<Vec<Seat>, String> {
    if value == "-" {
        return Ok(Vec::new());
    }
    let seats: Result<Vec<Seat>, String> = value.chars().map(|letter| read_seat(&letter.to_string())).collect();
    let seats = seats?;
    let once = |(place, seat): (usize, &Seat)| !seats[..place].contains(seat);
    if seats.is_empty() || !seats.iter().enumerate().all(once) {
        return Err("seats are letters of `SWNE`, each once, or `-` for none".to_owned());
    }
    Ok(seats)
}

fn read_controllers(value: &str) -> Result<[Option<Seat>; 4], String> {
    let seat = |letter: char| if letter == '-' { Ok(None) } else { read_seat(&letter.to_string()).map(Some) };
    let seats: Result<Vec<_>, _> = value.chars().map(seat).collect();
    seats?.try_into().map_err(|_| "four seats are expected, `-` for an army that is out".to_owned())
}
