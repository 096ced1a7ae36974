//! Boards and games of other programs for four-handed chess: FEN4 and PGN4, the formats of chess.com.
//!
//! They know neither hands nor tokens nor dormant pieces, and their rules are others in places: a pawn promotes on its
//! eighth row there, and the pieces of a player who is out stay on the board. What both sides can say is converted;
//! where the rules part, an error names the move.

mod board;
mod game;

pub use board::{read_fen4, write_fen4};
pub use game::{read_pgn4, write_pgn4};

use crate::rules::text::PositionError;

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
    #[error("move {number}, {player} `{text}`: {why}")]
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
    for letter in pgn4.chars() {
        depth += i32::from(letter == '(') - i32::from(letter == ')' && depth > 0);
        if depth > DEEPEST {
            let why = "too many brackets are within each other".to_owned();
            return Err(ExchangeError::Form { format: "PGN4", why });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
