//! The commands of the protocol.

use crate::cli::perft::DEEPEST;
use crate::limit::{LINE_BYTES, Size};
use crate::rules::SetupError;
use crate::rules::excerpt;

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
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
        /// The position's text, or nothing for the start of the game.
        start: Option<String>,
        /// The tokens to be played from there.
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    Display,
    Quit,
}

/// What is to be searched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Go {
    /// The best action within some limit.
    Search(Think),
    /// The leaves below each action, so many actions deep.
    Perft(u32),
}

/// How long is to be searched: until the first of these.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Think {
    /// Milliseconds.
    pub(super) millis: Option<u64>,
    /// Positions.
    pub(super) nodes: Option<u64>,
    /// Actions deep.
    pub(super) depth: Option<u32>,
    /// Whether nothing is answered before `stop`.
    pub(super) is_infinite: bool,
}

/// Why a command is not obeyed.
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
    #[error("expected is: go movetime N | nodes N | depth N | infinite | perft N (at most {DEEPEST})")]
    GoForm,
    #[error("there is no option `{}`", excerpt(.0))]
    NoOption(String),
    #[error("option `{name}` takes {expected}, not `{}`", excerpt(.value))]
    Value { name: &'static str, expected: String, value: String },
    #[error("move {number} `{}`: {why}", excerpt(.token))]
    Move { number: usize, token: String, why: String },
    #[error(transparent)]
    SetUp(#[from] SetupError),
}

impl Command {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// Says that there is no such command, or what form it has.
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

fn read_set_option(words: &[&str]) -> Result<Command, UciError> {
    let value_at = words.iter().position(|&word| word == "value").ok_or(UciError::SetOptionForm)?;
    match (&words[..value_at], &words[value_at + 1..]) {
        (["name", name @ ..], value) if !name.is_empty() && !value.is_empty() => {
            Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
        }
        _ => Err(UciError::SetOptionForm),
    }
}

fn read_position(words: &[&str]) -> Result<Command, UciError> {
    let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let start = match &words[..moves_at] {
        ["startpos"] => None,
        ["fen", position @ ..] if !position.is_empty() => Some(position.join(" ")),
        _ => return Err(UciError::PositionForm),
    };
    let moves = words[moves_at..].iter().skip(1).map(|&token| token.to_owned()).collect();
    Ok(Command::Position { start, moves })
}

fn read_go(words: &[&str]) -> Result<Go, UciError> {
    if let ["perft", depth] = words {
        let depth = depth.parse().ok().filter(|&depth| depth <= DEEPEST);
        return depth.map(Go::Perft).ok_or(UciError::GoForm);
    }
    let mut think = Think::default();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        if word == "infinite" {
            think.is_infinite = true;
            continue;
        }
        let number = words.next().and_then(|number| number.parse::<u64>().ok()).ok_or(UciError::GoForm)?;
        match word {
            "movetime" => think.millis = Some(number),
            "nodes" => think.nodes = Some(number),
            "depth" => think.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
            _ => return Err(UciError::GoForm),
        }
    }
    if think == Think::default() { Err(UciError::GoForm) } else { Ok(Go::Search(think)) }
}
