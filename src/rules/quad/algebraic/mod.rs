//! Parses game records in the inventors' short algebraic notation.
//!
//! ```text
//! # South   West   North   East
//! 1. c4     c7     f6      f3
//! 2. Nc3    ---    Nd6+    Resigns
//! ```
//!
//! A line is a round: its number, and the moves of South's, West's, North's and East's army. A move is the piece's
//! letter (none for a pawn), its origin as far as needed, `x` for a capture, and its target; a promotion follows
//! (`h8=R`, `h8R`, `h8(R)`). `0-0` is castling, `Resigns` resigns and removes all pieces, and `---` stands for a turn
//! that did not take place: passed over, passed, or of an army that is out. `+` marks check and `#` mate, and both are
//! verified; `?` and `!` are skipped. A word that begins with `#` starts a note, which runs to the end of the line.

use super::board::{CASTLES, CLOCKWISE, SEATS, SIDE, promotes};
use super::position::{PROMOTIONS, Position};
use super::refusal::Refusal;
use crate::rules::action::{Action, Resignation};
use crate::rules::any_game::Line;
use crate::rules::chess::{ChessKind, cell_of, square_of};
use crate::rules::describe::Describe as _;
use crate::rules::effect::{Departure, Effect, Effects};
use crate::rules::game::Game as _;
use crate::rules::noun::Noun;
use crate::rules::refusal::Refusal as Refused;
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::text::excerpt;

/// A parsed round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its number in the text.
    pub number: u32,
    /// Its actions, in the order they were played.
    pub actions: Vec<Action>,
}

/// An error in a record in short algebraic notation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("round {round}, {}, `{}`: {fault}", .column.name(SEATS), excerpt(.text))]
pub struct AlgebraicError {
    /// The number of the round; if the line has none, the number of the line.
    pub round: u32,
    /// The seat of the column.
    pub column: Seat,
    /// The text at fault.
    pub text: String,
    /// What is wrong with it.
    pub fault: MoveFault,
}

/// Why a move in short algebraic notation is rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveFault {
    /// It has none of the forms of the notation.
    #[error("this is not a move")]
    NotAMove,
    /// The round has more than four columns.
    #[error("a round has four columns")]
    FifthColumn,
    /// The line does not begin with the number of a round.
    #[error("a line begins with the number of its round")]
    NumberMissing,
    /// It is another army's turn.
    #[error("it is {}'s army that moves now", .0.name(SEATS))]
    NotItsTurn(Seat),
    /// `---` is given for the army that is to act.
    #[error("{}'s army is to move now", .0.name(SEATS))]
    ItsTurn(Seat),
    /// No legal move matches.
    #[error("no {} of {}'s can go to {to}", .kind.name(), .army.name(SEATS))]
    NoSuchMove {
        /// The kind of piece that was to move.
        kind: Noun,
        /// The army that was to move.
        army: Seat,
        /// The target square.
        to: Square,
    },
    /// Several legal moves match.
    #[error("this may be {}", .0.join(" or "))]
    Ambiguous(Vec<String>),
    /// The promotion piece is missing.
    #[error("the pawn promotes: say to what (R, B or N)")]
    PromotionMissing,
    /// `x` is given for a move that does not capture.
    #[error("nothing is captured there")]
    NotACapture,
    /// `+` is given for a move without check.
    #[error("this gives no check")]
    NotACheck,
    /// `#` is given for a move without mate.
    #[error("this mates nobody")]
    NotMate,
    /// A rule forbids the move.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// Whether a text looks like a record in this notation: its first relevant line begins with a number.
pub fn is_algebraic(text: &str) -> bool {
    let first = said(text).next();
    first.and_then(|(_, line)| split_number(line)).is_some_and(|(_, rest)| !rest.is_empty())
}

/// The relevant lines with their numbers, without a byte order mark and notes. A note begins with a word that starts
/// with `#`, and runs to the end of the line.
fn said(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let note = |line: &str| {
        let begins = |&(at, _): &(usize, &str)| line[..at].chars().next_back().is_none_or(char::is_whitespace);
        line.match_indices('#').find(begins).map_or(line.len(), |(at, _)| at)
    };
    let lines = (1..).zip(text.lines()).map(move |(number, line)| (number, line[..note(line)].trim()));
    lines.filter(|(_, line)| !line.is_empty())
}

/// Splits a round's number from the rest of its line.
fn split_number(line: &str) -> Option<(u32, &str)> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let number = line[..digits].parse().ok()?;
    let rest = &line[digits..];
    // `0-0` is not a number.
    (rest.is_empty() || rest.starts_with(['.', ')', ' ', '\t']))
        .then(|| (number, rest.trim_start_matches(['.', ')']).trim()))
}

/// Parses a record and plays it from the state of `game`, which is then at the end of the record.
///
/// # Errors
///
/// The first move that is malformed, illegal or ambiguous; `game` then stands before it.
pub fn read(text: &str, game: &mut Line<Position>) -> Result<Vec<Round>, AlgebraicError> {
    let mut rounds = Vec::new();
    for (line, text) in said(text) {
        let numbered = split_number(text);
        let (number, rest) = numbered.unwrap_or((line, text));
        let refuse = |column, text: &str, fault| AlgebraicError { round: number, column, text: text.to_owned(), fault };
        let mut actions = Vec::new();
        for (place, word) in rest.split_whitespace().enumerate() {
            let Some(&column) = CLOCKWISE.get(place) else { return Err(refuse(Seat(3), word, MoveFault::FifthColumn)) };
            if numbered.is_none() {
                return Err(refuse(column, word, MoveFault::NumberMissing));
            }
            let action = take_turn(game, column, word).map_err(|fault| refuse(column, word, fault))?;
            actions.extend(action);
        }
        rounds.push(Round { number, actions });
    }
    Ok(rounds)
}

/// Plays a column of a round; `None` if the army's turn did not take place.
fn take_turn(game: &mut Line<Position>, column: Seat, word: &str) -> Result<Option<Action>, MoveFault> {
    let position = &game.position;
    let over = position.outcome.is_some();
    if word.chars().all(|c| matches!(c, '-' | '\u{2013}' | '\u{2014}')) {
        return if over || position.turn != column { Ok(None) } else { Err(MoveFault::ItsTurn(column)) };
    }
    if over {
        return Err(Refused::GameOver.into());
    }
    if position.turn != column {
        return Err(MoveFault::NotItsTurn(position.turn));
    }
    let written = Written::parse(word).ok_or(MoveFault::NotAMove)?;
    let action = written.find(position)?;
    let before = position.alarms();
    let mut after = game.clone();
    let mut effects = Vec::new();
    after.play(action, Effects::recording(&mut effects))?;
    let mated = |effect: &Effect| matches!(effect, Effect::PlayerLeft { departure: Departure::Mated { .. }, .. });
    let mate = effects.iter().any(mated);
    if written.mate && !mate {
        return Err(MoveFault::NotMate);
    }
    // A king already in check counts as checked anew if the moved piece attacks it.
    let moved = action.squares().map(|(_, to)| to);
    let queens = effects.iter().filter_map(|effect| match effect {
        Effect::PieceAppeared { square, .. } => Some(*square),
        _ => None,
    });
    let fresh: Vec<Square> = queens.chain(moved).collect();
    let mut alarms = after.position.alarms().into_iter();
    let check = alarms.any(|alarm| {
        let new = before.iter().all(|other| other.square != alarm.square);
        new || alarm.from.iter().any(|from| fresh.contains(from))
    });
    if written.check && !check && !mate {
        return Err(MoveFault::NotACheck);
    }
    *game = after;
    Ok(Some(action))
}

/// A parsed move.
struct Written {
    what: What,
    check: bool,
    mate: bool,
}

enum What {
    Castling,
    Resigns,
    Move {
        kind: ChessKind,
        file: Option<u8>,
        rank: Option<u8>,
        captures: bool,
        to: Square,
        promotion: Option<ChessKind>,
    },
}

impl Written {
    fn parse(word: &str) -> Option<Self> {
        let marks = |c: char| matches!(c, '+' | '#' | '?' | '!');
        let body = word.trim_end_matches(marks);
        let tail = &word[body.len()..];
        let what = match body {
            "0-0" | "O-O" => What::Castling,
            _ if body.eq_ignore_ascii_case("resigns") => What::Resigns,
            _ => parse_move(body)?,
        };
        Some(Self { what, check: tail.contains('+'), mate: tail.contains('#') })
    }

    /// The single matching action.
    fn find(&self, position: &Position) -> Result<Action, MoveFault> {
        let army = position.turn;
        match self.what {
            What::Castling => {
                let castle = &CASTLES.all()[army.index()];
                if !CASTLES.in_place(army.index(), &position.board) {
                    return Err(Refused::from(Refusal::CastlingSpent).into());
                }
                let (from, to) = (square_of(castle.king), square_of(castle.rook));
                let action = Action::Move { from, to, promotion: None };
                position.check(action)?;
                Ok(action)
            }
            What::Resigns => {
                let action = Action::Resign(Resignation::Remove);
                position.check(action)?;
                Ok(action)
            }
            What::Move { .. } => self.find_move(position, army),
        }
    }

    fn find_move(&self, position: &Position, army: Seat) -> Result<Action, MoveFault> {
        let What::Move { kind, file, rank, captures, to, promotion } = self.what else {
            return Err(MoveFault::NotAMove);
        };
        let cell = cell_of(to);
        if promotion.is_some() && (kind != ChessKind::Pawn || !promotes(army, cell)) {
            return Err(Refused::NoPromotion.into());
        }
        let from_fits = |from: Square| {
            file.is_none_or(|file| from.file == file)
                && rank.is_none_or(|rank| from.rank == rank)
                && position.board.man_on(cell_of(from)).is_some_and(|man| man.kind() == kind && man.army() == army)
        };
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let castling = |from: Square| {
            kind == ChessKind::King
                && position.board.man_on(cell).is_some_and(|man| man.army() == army && from_fits(from))
        };
        let fits = |action: &Action| match *action {
            Action::Move { from, to: there, promotion: found } => {
                let chosen = promotion.is_none() || found == promotion.map(ChessKind::kind);
                there == to && from_fits(from) && chosen && !castling(from)
            }
            _ => false,
        };
        actions.retain(fits);
        let mut origins: Vec<Square> =
            actions.iter().filter_map(|action| action.squares()).map(|(from, _)| from).collect();
        origins.dedup();
        match (&actions[..], origins.len()) {
            ([], _) => Err(explain(position, army, kind, to, from_fits)),
            (&[action], _) => {
                let from = origins[0];
                let passing = kind == ChessKind::Pawn && from.file != to.file && from.rank != to.rank;
                let is_capture = passing || position.board.man_on(cell).is_some();
                if captures && !is_capture { Err(MoveFault::NotACapture) } else { Ok(action) }
            }
            (_, 1) => Err(MoveFault::PromotionMissing),
            _ => Err(MoveFault::Ambiguous(actions.iter().map(|action| action.token(SEATS).to_string()).collect())),
        }
    }
}

/// Why no such piece can go there: the rule that forbids it to the only candidate.
fn explain(
    position: &Position,
    army: Seat,
    kind: ChessKind,
    to: Square,
    from_fits: impl Fn(Square) -> bool,
) -> MoveFault {
    let squares = position.board.cells().map(square_of).filter(|&from| from_fits(from));
    let refusals = squares.filter_map(|from| position.check(Action::Move { from, to, promotion: None }).err());
    let mut telling = refusals.filter(|refusal| {
        !matches!(refusal, Refused::SameSquare | Refused::Blocked(_) | Refused::Quad(Refusal::OutOfReach(_)))
    });
    telling.next().map_or(MoveFault::NoSuchMove { kind: kind.noun(), army, to }, MoveFault::Refused)
}

/// Parses a move without its marks.
fn parse_move(body: &str) -> Option<What> {
    let letter = |c: char| c.is_ascii_uppercase().then(|| ChessKind::from_letter(c.to_ascii_lowercase())).flatten();
    let (kind, rest) = match body.chars().next().and_then(letter) {
        Some(kind) => (kind, &body[1..]),
        None => (ChessKind::Pawn, body),
    };
    let rest = ["e.p.", "ep"].into_iter().find_map(|tail| rest.strip_suffix(tail)).unwrap_or(rest);
    // The promotion piece: the last letter, possibly after `=` or in brackets.
    let bare = rest.trim_end_matches(')');
    let (rest, promotion) = match bare.chars().last().and_then(letter) {
        Some(kind) => {
            let kind = PROMOTIONS.into_iter().find(|&promotion| promotion == kind)?;
            (bare[..bare.len() - 1].trim_end_matches(['=', '(', '/']), Some(kind))
        }
        None if bare.len() < rest.len() => return None,
        None => (rest, None),
    };
    let split = rest.len().checked_sub(2).filter(|&at| rest.is_char_boundary(at))?;
    let to: Square = rest[split..].parse().ok().filter(|to: &Square| to.file < SIDE && to.rank < SIDE)?;
    let (origin, captures) =
        rest[..split].strip_suffix(['x', ':']).map_or((&rest[..split], false), |origin| (origin, true));
    let origin = origin.trim_end_matches('-');
    let mut letters = origin.chars().peekable();
    let file = letters.next_if(char::is_ascii_lowercase).map(|c| c as u8 - b'a');
    let rank = letters.next_if(|c| matches!(c, '1'..='8')).map(|c| c as u8 - b'1');
    letters.next().is_none().then_some(What::Move { kind, file, rank, captures, to, promotion })
}

#[cfg(test)]
mod tests;
