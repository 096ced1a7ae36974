//! The commands of the UCI protocol.

use crate::bots::millis_of_clock;
use crate::limit::{LINE_BYTES, Size};
use crate::rules::{GameId, SetupError, excerpt};
use crate::uci::MAX_DEPTH;

/// A parsed command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum UciCommand {
    /// An empty line.
    Nothing,
    Uci,
    IsReady,
    SetOption {
        name: String,
        value: String,
    },
    NewGame,
    Position {
        /// The position's text; `None` for the start of the game.
        start: Option<String>,
        /// The tokens of the actions to play from there.
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    Display,
    Quit,
}

/// The kinds of `go` command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Go {
    /// Search for the best action within limits.
    Search(Think),
    /// Perft to this depth in actions.
    Perft(u32),
}

/// Search limits; the search stops at the first one it reaches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Think {
    /// The players' clocks.
    pub(super) clocks: Clocks,
    /// Time limit in milliseconds.
    pub(super) millis: Option<u64>,
    /// Node limit.
    pub(super) nodes: Option<u64>,
    /// Depth limit in actions.
    pub(super) depth: Option<u32>,
    /// Whether to search until `stop`.
    pub(super) is_infinite: bool,
}

/// The players' clocks by the letters of their seats: `wtime` and `winc` belong to seat `W`, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Clocks {
    left: Vec<(char, u64)>,
    increments: Vec<(char, u64)>,
    /// The number of turns to the next time control.
    turns: Option<u64>,
}

impl Clocks {
    /// Parses a clock parameter. False if the word is none.
    fn note(&mut self, word: &str, value: &str) -> Result<bool, UciError> {
        if word == "movestogo" {
            self.turns = Some(value.parse().map_err(|_| UciError::GoForm)?);
            return Ok(true);
        }
        let seats = || GameId::ALL.iter().flat_map(|game| game.seats());
        let letter = word.chars().next().map(|letter| letter.to_ascii_uppercase());
        let Some(letter) = letter.filter(|letter| seats().any(|seat| seat.letter == *letter)) else { return Ok(false) };
        let clocks = match &word[1..] {
            "time" => &mut self.left,
            "inc" => &mut self.increments,
            _ => return Ok(false),
        };
        // A player who has overstepped the time may have a negative clock.
        let millis = value.parse::<i64>().map_err(|_| UciError::GoForm)?.max(0).unsigned_abs();
        clocks.retain(|&(other, _)| other != letter);
        clocks.push((letter, millis));
        Ok(true)
    }

    /// Thinking time of the player on this seat, in milliseconds; `None` if no clock runs. A seat without a clock of
    /// its own uses the lowest of the given clocks, since two-player GUIs send no others.
    pub(super) fn millis(&self, seat: char) -> Option<u64> {
        let of = |clocks: &[(char, u64)], letter: char| {
            clocks.iter().find(|&&(other, _)| other == letter).map(|&(_, millis)| millis)
        };
        let least = || self.left.iter().min_by_key(|&&(_, left)| left).copied();
        let (letter, left) = of(&self.left, seat).map(|left| (seat, left)).or_else(least)?;
        Some(millis_of_clock(left, of(&self.increments, letter).unwrap_or(0), self.turns))
    }
}

/// Why a command is rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum UciError {
    #[error("the line is not UTF-8 text")]
    NotText,
    #[error("the line is longer than {}", Size(LINE_BYTES))]
    TooLong,
    #[error("unknown command: {}", excerpt(.0))]
    Unknown(String),
    #[error("expected is: setoption name NAME value VALUE")]
    SetOptionForm,
    #[error("expected is: position startpos|fen POSITION [moves TOKEN ...]")]
    PositionForm,
    #[error(
        "expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most {MAX_DEPTH})"
    )]
    GoForm,
    #[error("there is no option `{}`", excerpt(.0))]
    NoOption(String),
    #[error("option `{name}` takes {expected}, not `{}`", excerpt(.value))]
    Value { name: &'static str, expected: String, value: String },
    #[error("there is too little memory for `{name}` {value}: it stays at {kept}")]
    Memory { name: &'static str, value: u64, kept: u64 },
    #[error("move {number} `{}`: {why}", excerpt(.token))]
    Move { number: usize, token: String, why: String },
    #[error(transparent)]
    SetUp(#[from] SetupError),
}

impl UciCommand {
    /// Parses a line.
    ///
    /// # Errors
    ///
    /// For an unknown command, or a wrong form.
    pub(super) fn parse(line: &str) -> Result<Self, UciError> {
        let mut words = line.split_whitespace();
        let Some(verb) = words.next() else { return Ok(Self::Nothing) };
        let rest: Vec<&str> = words.collect();
        Ok(match verb {
            "uci" => Self::Uci,
            "isready" => Self::IsReady,
            "setoption" => read_set_option(&rest)?,
            "ucinewgame" => Self::NewGame,
            "position" => read_position(&rest)?,
            "go" => Self::Go(read_go(&rest)?),
            "stop" => Self::Stop,
            "d" => Self::Display,
            "quit" => Self::Quit,
            _ => return Err(UciError::Unknown(line.trim().to_owned())),
        })
    }
}

fn read_set_option(words: &[&str]) -> Result<UciCommand, UciError> {
    let value_at = words.iter().position(|&word| word == "value").ok_or(UciError::SetOptionForm)?;
    match (&words[..value_at], &words[value_at + 1..]) {
        (["name", name @ ..], value) if !name.is_empty() && !value.is_empty() => {
            Ok(UciCommand::SetOption { name: name.join(" "), value: value.join(" ") })
        }
        _ => Err(UciError::SetOptionForm),
    }
}

fn read_position(words: &[&str]) -> Result<UciCommand, UciError> {
    let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let start = match &words[..moves_at] {
        ["startpos"] => None,
        ["fen", position @ ..] if !position.is_empty() => Some(position.join(" ")),
        _ => return Err(UciError::PositionForm),
    };
    let moves = words[moves_at..].iter().skip(1).map(|&token| token.to_owned()).collect();
    Ok(UciCommand::Position { start, moves })
}

fn read_go(words: &[&str]) -> Result<Go, UciError> {
    if let ["perft", depth] = words {
        let depth = depth.parse().ok().filter(|&depth| depth <= MAX_DEPTH);
        return depth.map(Go::Perft).ok_or(UciError::GoForm);
    }
    let mut think = Think::default();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        if word == "infinite" {
            think.is_infinite = true;
            continue;
        }
        let value = *words.next().ok_or(UciError::GoForm)?;
        if think.clocks.note(word, value)? {
            continue;
        }
        let number = value.parse::<u64>().map_err(|_| UciError::GoForm)?;
        match word {
            "movetime" => think.millis = Some(number),
            "nodes" => think.nodes = Some(number),
            "depth" => think.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
            _ => return Err(UciError::GoForm),
        }
    }
    if think.has_end() || think.is_infinite { Ok(Go::Search(think)) } else { Err(UciError::GoForm) }
}

impl Think {
    /// Whether the search ends by itself.
    const fn has_end(&self) -> bool {
        self.millis.is_some() || self.nodes.is_some() || self.depth.is_some() || !self.clocks.left.is_empty()
    }
}
