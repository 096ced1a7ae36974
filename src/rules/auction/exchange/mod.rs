//! Boards and games of other programs for four-handed chess: FEN4 and PGN4, the formats of chess.com.
//!
//! They know neither hands nor tokens nor dormant pieces, and their rules are others in places: a pawn promotes on its
//! eighth row there, and the pieces of a player who is out stay on the board. What both sides can say is converted;
//! where the rules part, an error names the move. What can be left out, such as the count of rounds, is said.

mod board;
mod game;

pub use board::{read_fen4, write_fen4};
pub use game::{read_pgn4, write_pgn4};

use fen4::BoardParseError;

use crate::rules::text::{PositionError, excerpt};

/// Why a board or a game cannot be converted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExchangeError {
    /// A text that is not in the other program's format.
    #[error("this is not {format}: {why}")]
    Form {
        /// Which format.
        format: &'static str,
        /// What is wrong.
        why: String,
    },
    /// Something that one side has and the other has not.
    #[error("{0}")]
    NoCounterpart(String),
    /// A move at which the rules part.
    #[error("move {number}, {player} `{}`: {why}", excerpt(.text))]
    Move {
        /// The number of the round, counted from 1.
        number: usize,
        /// Whose move it is.
        player: &'static str,
        /// The move as it is written.
        text: String,
        /// What differs.
        why: String,
    },
    /// A board that is no position of Auction Chess.
    #[error("as a position of Auction Chess this is wrong: {0}")]
    Position(#[from] PositionError),
}

/// What is wrong with a board, as its reader says it, but with no more of it than a sentence can show.
fn board_fault(error: &BoardParseError) -> String {
    let said = error.to_string();
    match said.split_once("Tag '").and_then(|(_, behind)| behind.rsplit_once('\'')) {
        Some((tag, _)) => format!("tag `{}` is not expected", excerpt(tag)),
        None => said,
    }
}

/// The reader of FEN4 adds up numbers of whatever size.
fn check_numbers(fen4: &str) -> Result<(), ExchangeError> {
    const MOST_DIGITS: usize = 5;
    let longest = fen4.split(|letter: char| !letter.is_ascii_digit()).map(str::len).max();
    if longest.is_none_or(|digits| digits <= MOST_DIGITS) {
        return Ok(());
    }
    Err(ExchangeError::Form { format: "FEN4", why: "a number has too many digits".to_owned() })
}

/// The reader of PGN4 calls itself for each variation within a variation.
fn check_depth(pgn4: &str) -> Result<(), ExchangeError> {
    const DEEPEST: i32 = 64;
    let mut depth = 0_i32;
    let mut rest = behind_tags(pgn4);
    while let Some(place) = rest.find(['(', ')', '{']) {
        let (mark, behind) = (rest.as_bytes()[place], &rest[place + 1..]);
        rest = behind;
        match mark {
            b'(' => depth += 1,
            b')' => depth = (depth - 1).max(0),
            // What is said in a comment opens and closes nothing.
            _ => rest = behind.split_once('}').map_or("", |(_, behind)| behind),
        }
        if depth > DEEPEST {
            let why = "too many brackets are within each other".to_owned();
            return Err(ExchangeError::Form { format: "PGN4", why });
        }
    }
    Ok(())
}

/// What stands behind the tags of a game: values may hold brackets of all kinds.
fn behind_tags(pgn4: &str) -> &str {
    let mut rest = pgn4.trim_start();
    while rest.starts_with('[') {
        let value = rest.split_once('"').and_then(|(_, behind)| behind.split_once('"'));
        let Some((_, behind)) = value else { return rest };
        rest = behind.strip_prefix(']').unwrap_or(behind).trim_start();
    }
    rest
}

#[cfg(test)]
mod tests;
