//! PGN4: games.

use fen4::Board;
use pgn4::{BasicMove, Move, PGN4, PGN4Error, QuarterTurn, Turn};

use super::super::board::{CASTLES, SEATS};
use super::super::options::Options;
use super::super::position::{Phase, Position};
use super::board::{SIDES, convert, kind_of, place, square, write_fen4};
use super::{ExchangeError, board_fault, check_depth, check_numbers};
use crate::rules::action::{Action, Resignation};
use crate::rules::any_game::Line;
use crate::rules::chess::{ChessKind, square_of};
use crate::rules::driver::play;
use crate::rules::effect::{Effect, Effects};
use crate::rules::game::Game as _;
use crate::rules::game_id::GameId;
use crate::rules::history::History;
use crate::rules::options::Options as _;
use crate::rules::record::Record;
use crate::rules::seat::{Decider, Seat};
use crate::rules::square::Square;
use crate::rules::text::excerpt;

/// Rule words that do not change which moves are legal.
const HARMLESS: [&str; 6] = ["EnPassant", "Anonymous", "Ghostboard", "SpectatorChat", "Diplomacy", "Blindfold"];

const PROMOTION_DIFFERS: &str = "there a pawn promotes on its eighth row, here on the king's row of an opponent";

fn form(why: impl Into<String>) -> ExchangeError {
    ExchangeError::Form { format: "PGN4", why: why.into() }
}

/// Parses a game of plain four-player chess as a record of Auction Chess without offers, with notes on what could not
/// be taken over.
///
/// # Errors
///
/// Where the text is not PGN4, or a move is illegal here; the error names the move.
pub fn read_pgn4(text: &str) -> Result<(Record, Vec<String>), ExchangeError> {
    check_depth(text)?;
    // The parser requires a tag at the beginning and whitespace at the end.
    let padded = format!("{FIRST_LINE}{}\n", text.trim());
    let begins_at = text[..text.len() - text.trim_start().len()].matches('\n').count() + 1;
    let game: PGN4 = padded.parse().map_err(|error| form(form_fault(&error, &padded, begins_at)))?;
    check_rules(&game)?;
    let board = match game.tag("StartFen4") {
        Some(text) => {
            check_numbers(text)?;
            let joined: String = text.split_whitespace().collect();
            joined.parse().map_err(|error| form(format!("tag StartFen4: {}", board_fault(&error))))?
        }
        None => Board::default(),
    };
    let (start, mut notes) = convert(&board, &Options::default())?;
    let mut record = Record::begun_at(GameId::Auction, &Line::new(start));
    for (player, seat) in record.players.iter_mut().zip(SEATS) {
        *player = game.tag(seat.name).unwrap_or_default().to_owned();
    }
    record.date = game.tag("Date").map(str::to_owned);
    let mut reader = Reader { line: Line::new(start), actions: Vec::new(), gone: None };
    for (number, turn) in (1..).zip(&game.turns) {
        for quarter in &turn.turns {
            reader.take(if turn.number > 0 { turn.number } else { number }, quarter)?;
        }
    }
    record.actions = reader.actions;
    record.note_result(&reader.line);
    notes.extend(unsaid(&game));
    Ok((record, notes))
}

/// Notes on what a record of Auction Chess cannot express.
fn unsaid(game: &PGN4) -> Vec<String> {
    const SAID: [&str; 4] = ["Variant", "RuleVariants", "StartFen4", "Date"];
    let is_said = |name: &str| SAID.contains(&name) || SEATS.iter().any(|seat| seat.name == name);
    // The first tag is the one we added.
    let tags: Vec<String> =
        game.bracketed.iter().skip(1).filter(|(name, _)| !is_said(name)).map(|(name, _)| excerpt(name)).collect();
    let moves = || game.turns.iter().flat_map(|turn| &turn.turns);
    let comments = moves().filter(|quarter| quarter.description.is_some()).count();
    let variations: usize = moves().map(|quarter| quarter.alternatives.len()).sum();
    let timeouts = moves().filter(|quarter| matches!(quarter.main, Move::Timeout)).count();
    let notes = [
        (tags.len(), format!("a record has no place for these tags: {}", first_of(&tags))),
        (comments, format!("a record keeps no comments (left out: {comments})")),
        (variations, format!("a record has one line of moves (variations left out: {variations})")),
        (timeouts, "a record does not tell a player whose time has run out from one who resigns".to_owned()),
    ];
    notes.into_iter().filter(|&(count, _)| count > 0).map(|(_, note)| note).collect()
}

/// A list of names, shortened to the first few.
fn first_of(names: &[String]) -> String {
    const TOLD: usize = 12;
    let more = if names.len() > TOLD { format!(" and {} more", names.len() - TOLD) } else { String::new() };
    format!("{}{more}", names[..names.len().min(TOLD)].join(", "))
}

const FIRST_LINE: &str = "[Reader \"-\"]\n";

/// A parse error as a sentence with its line number, cut to a reasonable length. The text starts at line `begins_at` of
/// the original, after our added line.
fn form_fault(error: &PGN4Error, padded: &str, begins_at: usize) -> String {
    let (place, why) = match error {
        PGN4Error::Other(place) => (place, "a move is expected".to_owned()),
        PGN4Error::TurnNumber(place) => (place, "the number of a turn is expected, and a dot".to_owned()),
        PGN4Error::TurnNumberParse(place, text) => (place, format!("`{}` is no number of a turn", excerpt(text))),
        PGN4Error::TurnTooLong(place) => (place, "a turn has more than four moves".to_owned()),
        PGN4Error::BadTagged(place) => (place, "a tag has the form [Name \"value\"]".to_owned()),
        PGN4Error::BadMove(_, text, place) => (place, format!("`{}` is not a move", excerpt(text))),
        PGN4Error::BadDescription(place) => (place, "a comment stands between `{ ` and ` }`".to_owned()),
    };
    let offset = place.raw_offset.clamp(FIRST_LINE.len(), padded.trim_end().len());
    let line = begins_at + padded.as_bytes()[FIRST_LINE.len()..offset].iter().filter(|&&byte| byte == b'\n').count();
    format!("line {line}: {why}")
}

/// Accepts only plain four-player chess without teams.
fn check_rules(game: &PGN4) -> Result<(), ExchangeError> {
    if let Some(variant) = game.tag("Variant").filter(|variant| !matches!(*variant, "FFA" | "Solo")) {
        return Err(ExchangeError::NoCounterpart(format!(
            "Auction Chess is each against all, not `{}`",
            excerpt(variant)
        )));
    }
    let rules = game.tag("RuleVariants").unwrap_or_default();
    let plain = |rule: &&str| HARMLESS.contains(rule) || rule.starts_with("PromoteTo=") || rule.starts_with("Prom=");
    match rules.split_whitespace().find(|rule| !plain(rule)) {
        Some(rule) => Err(ExchangeError::NoCounterpart(format!("Auction Chess has no rule `{}`", excerpt(rule)))),
        None => Ok(()),
    }
}

struct Reader {
    line: Line<Position>,
    actions: Vec<Action>,
    /// The first player who has left.
    gone: Option<&'static str>,
}

impl Reader {
    fn take(&mut self, number: usize, quarter: &QuarterTurn) -> Result<(), ExchangeError> {
        let player = self.line.position.turn.name(SEATS);
        let text = quarter.main.to_string();
        let refuse = |why: String| ExchangeError::Move { number, player, text: text.clone(), why };
        if self.line.position.outcome().is_some() {
            // A mate is noted again on the turn of the mated player.
            let noted = matches!(quarter.main, Move::Checkmate);
            return if noted { Ok(()) } else { Err(refuse("the game is over by the rules here".to_owned())) };
        }
        if quarter.modifier.is_some() || quarter.extra_stalemate {
            return Err(refuse("Auction Chess has no such move".to_owned()));
        }
        if matches!(quarter.main, Move::Checkmate) && self.gone.is_some() {
            return Ok(());
        }
        if let Some(gone) = self.gone {
            return Err(refuse(format!("{gone} is out: there their pieces stay on the board, here they leave it")));
        }
        let action = self.action(&quarter.main).map_err(&refuse)?;
        let mut effects = Vec::new();
        self.play(action, &mut effects).map_err(&refuse)?;
        // Skip all offers; no dice have been rolled.
        while self.line.position.phase == Phase::Offer {
            self.play(Action::Pass, &mut effects).map_err(&refuse)?;
        }
        if self.line.position.decider() == Some(Decider::Chance) {
            let why = "a captured piece has lost its last token: here the dice must fall now, and it comes back";
            return Err(refuse(why.to_owned()));
        }
        let left = effects.iter().find_map(|effect| match effect {
            Effect::PlayerLeft { seat, .. } => Some(seat.name(SEATS)),
            _ => None,
        });
        self.gone = self.gone.or(left);
        Ok(())
    }

    fn play(&mut self, action: Action, effects: &mut Vec<Effect>) -> Result<(), String> {
        self.line.play(action, Effects::recording(effects)).map_err(|refusal| refusal.to_string())?;
        self.actions.push(action);
        Ok(())
    }

    /// The action for a PGN4 move.
    fn action(&self, written: &Move) -> Result<Action, String> {
        let castle = |side: usize| {
            let castle = &CASTLES.all()[SIDES[self.line.position.turn.index()][side]];
            Action::Move { from: square_of(castle.king), to: square_of(castle.king_to), promotion: None }
        };
        match written {
            Move::Resign | Move::Timeout => Ok(Action::Resign(Resignation::Plain)),
            Move::Checkmate => Err("by the rules here this player is not checkmated".to_owned()),
            Move::Stalemate => Err("there a stalemated player is out, here they pass their move".to_owned()),
            Move::KingCastle(_) => Ok(castle(0)),
            Move::QueenCastle(_) => Ok(castle(1)),
            Move::Normal(written) => self.plain(written),
        }
    }

    fn plain(&self, written: &BasicMove) -> Result<Action, String> {
        let (from, to) = (square(written.from), square(written.to));
        let kind = written.promotion.map(kind_of);
        if kind == Some(None) {
            return Err("there is no such piece to promote to".to_owned());
        }
        let promotion = kind.flatten().map(ChessKind::kind);
        let action = Action::Move { from, to, promotion };
        if let Some(letter) = written.promotion
            && let without = (Action::Move { from, to, promotion: None })
            && self.line.position.check(without).is_ok()
        {
            return Err(format!("to `{letter}`: {PROMOTION_DIFFERS}"));
        }
        let board = &self.line.position.board;
        let slot = board.cell_at(from).and_then(|cell| board.slot_on(cell));
        let target = board.cell_at(to).zip(slot);
        let captures =
            target.is_some_and(|(cell, slot)| super::super::travel::victim(&self.line.position, slot, cell).is_some());
        if captures != written.captured.is_some() && self.line.position.check(action).is_ok() {
            return Err("by the rules here another piece stands, or none, where this move captures".to_owned());
        }
        Ok(action)
    }
}

/// Whether a pawn of `seat` reaches its eighth row, where it promotes in the other format.
const fn is_eighth_row(seat: Seat, to: Square) -> bool {
    match seat.0 {
        0 => to.rank == 7,
        1 => to.file == 7,
        2 => to.rank == 6,
        _ => to.file == 6,
    }
}

/// Writes a record of Auction Chess as a game of plain four-player chess, with notes on what could not be taken over.
///
/// # Errors
///
/// Where a move is illegal there; the error names the move.
pub fn write_pgn4(record: &Record) -> Result<(String, Vec<String>), ExchangeError> {
    let mut options = Options::default();
    for (name, value) in &record.options {
        options.set(name, value).map_err(|error| ExchangeError::NoCounterpart(error.to_string()))?;
    }
    let mut position = match &record.position {
        Some(text) => Position::from_text(text, &options)?,
        None => Position::start(&options),
    };
    let (start, mut notes) = write_fen4(&position)?;
    let seed = record.seed.map(|_| "Seed".to_owned());
    let tags: Vec<String> = seed.into_iter().chain(record.tags.iter().map(|(name, _)| name.clone())).collect();
    if !tags.is_empty() {
        notes.push(format!("PGN4 has no place for these tags: {}", first_of(&tags)));
    }
    if record.players.iter().chain(&record.date).any(|value| value.contains('"')) {
        notes.push("PGN4 has no quotes in names: they are written as '".to_owned());
    }
    let mut game = PGN4 { bracketed: Vec::new(), turns: Vec::new() };
    let mut tag = |name: &str, value: &str| {
        // The format has no escape for quotes in a value.
        let plain = value.replace('"', "'").replace(char::is_control, " ");
        game.bracketed.push((name.to_owned(), plain));
    };
    tag("Variant", "FFA");
    tag("RuleVariants", "EnPassant");
    tag("StartFen4", &start);
    for (seat, player) in SEATS.iter().zip(&record.players).filter(|(_, player)| !player.is_empty()) {
        tag(seat.name, player);
    }
    if let Some(date) = &record.date {
        tag("Date", date);
    }
    let mut last = None;
    let mut gone = None;
    for &action in &record.actions {
        if action == Action::Pass && position.phase == Phase::Offer {
            play(&mut position, action, &mut History::default(), Effects::ignored())
                .map_err(|refusal| form(refusal.to_string()))?;
            continue;
        }
        let seat = position.turn;
        if position.phase == Phase::Move && last.is_none_or(|last| seat <= last) {
            game.turns.push(Turn { number: game.turns.len() + 1, double_dot: false, turns: Vec::new() });
        }
        last = Some(seat);
        let number = game.turns.len();
        let text = action.token(SEATS).to_string();
        let refuse = |why: String| ExchangeError::Move { number, player: seat.name(SEATS), text, why };
        if let Some(gone) = gone {
            return Err(refuse(format!("{gone} is out: there their pieces stay on the board, here they leave it")));
        }
        let (written, left) = write_move(&mut position, action).map_err(refuse)?;
        gone = left;
        if let Some(turn) = game.turns.last_mut() {
            turn.turns.push(QuarterTurn::from(written));
        }
    }
    Ok((format!("{game}\n"), notes))
}

/// Plays a move; returns its PGN4 form and the player who left because of it.
fn write_move(position: &mut Position, action: Action) -> Result<(Move, Option<&'static str>), String> {
    let mut effects = Vec::new();
    let before = *position;
    play(position, action, &mut History::default(), Effects::recording(&mut effects))
        .map_err(|refusal| refusal.to_string())?;
    let mut mates = 0;
    let mut left = None;
    for effect in &effects {
        if let &Effect::PlayerLeft { seat, departure } = effect {
            left = left.or(Some(seat.name(SEATS)));
            mates += usize::from(matches!(departure, crate::rules::effect::Departure::Mated { .. }));
        }
    }
    let checks = effects.iter().filter(|effect| matches!(effect, Effect::CheckGiven { .. })).count();
    let (from, to, promotion) = match action {
        Action::Move { from, to, promotion } => (from, to, promotion),
        Action::Resign(_) => return Ok((Move::Resign, left)),
        Action::Roll { .. } => return Err("there no captured piece comes back".to_owned()),
        Action::Draw(_) => return Err("there no move says that all agree to a draw".to_owned()),
        _ => return Err("there are no auctions, and captured pieces are not placed".to_owned()),
    };
    let board = &before.board;
    let slot = board.cell_at(from).and_then(|cell| board.slot_on(cell)).ok_or("there is no such piece")?;
    let kind = board.man(slot).kind();
    if kind == ChessKind::Pawn && (promotion.is_some() || is_eighth_row(before.turn, to)) {
        return Err(PROMOTION_DIFFERS.to_owned());
    }
    if let Some(side) = castling_side(&before, kind, from, to) {
        return Ok((if side == 0 { Move::KingCastle(mates) } else { Move::QueenCastle(mates) }, left));
    }
    let letter = |kind: ChessKind| kind.kind().letter().to_ascii_uppercase();
    let victim = board.cell_at(to).and_then(|cell| super::super::travel::victim(&before, slot, cell));
    let captured = victim.map(|victim| letter(board.man(victim).kind()));
    let checks = checks.saturating_sub(mates);
    let (from, to) = (place(from), place(to));
    Ok((Move::Normal(BasicMove { piece: letter(kind), from, captured, to, promotion: None, checks, mates }), left))
}

/// The side of a castling move: 0 for short, 1 for long; `None` if it is no castling.
fn castling_side(before: &Position, kind: ChessKind, from: Square, to: Square) -> Option<usize> {
    let seat = before.turn.index();
    SIDES[seat].iter().position(|&number| {
        let castle = &CASTLES.all()[number];
        kind == ChessKind::King && square_of(castle.king) == from && square_of(castle.king_to) == to
    })
}
