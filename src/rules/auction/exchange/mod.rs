//! Converts boards and games of other four-player chess programs: FEN4 and PGN4, the formats of chess.com.
//!
//! They have no hands, tokens or dormant pieces, and differ in some rules: pawns promote on their eighth row, and the
//! pieces of a player who is out stay on the board. The conversion covers everything that both formats can express. A move that the
//! other rules forbid is an error that names the move. Notes list what the conversion drops, such as the round number.

mod board;
mod game;

pub use board::{read_fen4, write_fen4};
pub use game::{read_pgn4, write_pgn4};

use fen4::BoardParseError;

use crate::rules::text::{PositionError, excerpt};

/// Why a board or a game cannot be converted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExchangeError {
    /// The text is not in the other program's format.
    #[error("this is not {format}: {why}")]
    Form {
        /// The name of the format.
        format: &'static str,
        /// What is wrong.
        why: String,
    },
    /// Only one of the formats can express it.
    #[error("{0}")]
    NoCounterpart(String),
    /// A move at which the rules differ.
    #[error("move {number}, {player} `{}`: {why}", excerpt(.text))]
    Move {
        /// The number of the round, from 1.
        number: usize,
        /// The player who moves.
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

/// The parser's error, cut to a reasonable length.
fn board_fault(error: &BoardParseError) -> String {
    let said = error.to_string();
    match said.split_once("Tag '").and_then(|(_, behind)| behind.rsplit_once('\'')) {
        Some((tag, _)) => format!("tag `{}` is not expected", excerpt(tag)),
        None => said,
    }
}

/// The FEN4 parser adds up numbers of any size without an overflow check.
fn check_numbers(fen4: &str) -> Result<(), ExchangeError> {
    const MOST_DIGITS: usize = 5;
    let longest = fen4.split(|letter: char| !letter.is_ascii_digit()).map(str::len).max();
    if longest.is_none_or(|digits| digits <= MOST_DIGITS) {
        return Ok(());
    }
    Err(ExchangeError::Form { format: "FEN4", why: "a number has too many digits".to_owned() })
}

/// The PGN4 parser recurses for nested variations.
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
            // Brackets in comments do not count.
            _ => rest = behind.split_once('}').map_or("", |(_, behind)| behind),
        }
        if depth > DEEPEST {
            let why = "too many brackets are within each other".to_owned();
            return Err(ExchangeError::Form { format: "PGN4", why });
        }
    }
    Ok(())
}

/// The text after a game's tags, whose values may contain any brackets.
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
