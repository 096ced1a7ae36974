//! Errors of the command line.

use std::io;
use std::path::{Path, PathBuf};

use super::is_standard;
use super::player::NoPlayer;
use crate::arena::{OpeningError, PlanError, TallyError};
use crate::bots::PlayerError;
use crate::lessons::LessonError;
use crate::rules::auction::exchange::ExchangeError;
use crate::rules::quad::algebraic::AlgebraicError;
use crate::rules::record::{LinkError, NotASave};
use crate::rules::{GameId, PositionError, RecordError, SetupError, excerpt};
use crate::showcase::{NoPart, SceneError};

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum CliError {
    /// A file.
    #[error("{}: {error}", called(.path))]
    Read { path: PathBuf, error: io::Error },
    /// A file of something else than text.
    #[error("{}: line {line} is not UTF-8 text", called(.path))]
    NotText { path: PathBuf, line: usize },
    /// A game record.
    #[error("{}: {error}", called(.path))]
    Record { path: PathBuf, error: Box<RecordError> },
    /// A game record of Quad in short algebraic notation.
    #[error("{}: {error}", called(.path))]
    Algebraic { path: PathBuf, error: Box<AlgebraicError> },
    /// Options or a position.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// An argument that could have been either.
    #[error("there is no file `{}`, and as a position it is wrong: {error}", excerpt(.argument))]
    NeitherFileNorPosition { argument: String, error: PositionError },
    /// Options where the record already says what they are.
    #[error("a record brings its own game and options")]
    OptionsOfRecord,
    /// A scene.
    #[error(transparent)]
    Scene(#[from] SceneError),
    /// A part that a scene does not have.
    #[error(transparent)]
    NoPart(#[from] NoPart),
    /// The name of a scene that there is not.
    #[error("there is neither a scene nor a file `{}`; `showcase` lists the scenes", excerpt(.0))]
    NoScene(String),
    /// A lesson or a puzzle.
    #[error(transparent)]
    Lesson(#[from] LessonError),
    /// The name of a lesson or puzzle that there is not.
    #[error("there is neither a lesson, a puzzle nor a file `{}`; `lessons` lists them", excerpt(.0))]
    NoLesson(String),
    /// The name of a file that is not there.
    #[error("there is no file `{}`", excerpt(.0))]
    NoSuchFile(String),
    /// A saved match.
    #[error("{}: {error}", called(.path))]
    Save { path: PathBuf, error: NotASave },
    /// A link.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// A link in a file.
    #[error("{}: {error}", called(.path))]
    LinkFile { path: PathBuf, error: LinkError },
    /// A record that is an argument itself.
    #[error(transparent)]
    RecordText(#[from] Box<RecordError>),
    /// A board or a game of another program.
    #[error(transparent)]
    Exchange(#[from] ExchangeError),
    /// The same, in a file.
    #[error("{}: {error}", called(.path))]
    ExchangeFile { path: PathBuf, error: Box<ExchangeError> },
    /// A position in a file.
    #[error("{}: {error}", called(.path))]
    SetUpFile { path: PathBuf, error: SetupError },
    /// A record of a game that no other program plays.
    #[error("no other program has a format for {0}")]
    NoCounterpart(&'static str),
    /// A board where a game is needed.
    #[error("a board is no game: it can be converted to `position` and `fen4` only")]
    NotAGame,
    /// A line of a file.
    #[error("{}: line {line}: {why}", called(.path))]
    Line { path: PathBuf, line: usize, why: String },
    /// What an arena is to play.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A game that does not belong to an arena.
    #[error(transparent)]
    Tally(#[from] TallyError),
    /// A player that there is not.
    #[error(transparent)]
    NoPlayer(#[from] NoPlayer),
    /// A player that does not come.
    #[error("player {seat}: {error}")]
    Player { seat: usize, error: PlayerError },
    /// A player who may think for ever.
    #[error("another program, or a level without a limit, needs --nodes or --time")]
    NoLimit,
    /// A feature that there is not.
    #[error("bots look at no feature `{}`", excerpt(.0))]
    NoFeature(String),
    /// Several games and one file.
    #[error("{}: a file has one game; give a folder for several", if is_standard(.0) { "standard output".into() } else { called(.0) })]
    OneGame(PathBuf),
    /// A file that would be lost.
    #[error("{}: this file is there already; --force overwrites it", called(.0))]
    IsThere(PathBuf),
    /// What this program would not read again.
    #[error("as {format} this could not be read again, so nothing is written: {why}")]
    NotReadAgain { format: &'static str, why: String },
    /// Players of a match.
    #[cfg(feature = "app")]
    #[error(transparent)]
    Players(crate::play::NotBots),
    /// A record of another game than the one that is asked for.
    #[error("{}: this is a game of {}, not of {}", called(.path), .found.name(), .wanted.name())]
    OtherGame { path: PathBuf, found: GameId, wanted: GameId },
    /// Standard input or output.
    #[error("standard input or output: {0}")]
    Output(#[from] io::Error),
    /// The window.
    #[cfg(feature = "app")]
    #[error("{0}")]
    Window(String),
    /// A build without the feature `app`.
    #[cfg(not(feature = "app"))]
    #[error("this build has no window (it was made without the feature `app`); see --help for what it can do")]
    NoWindow,
}

impl CliError {
    /// Whether something on the command line itself is wrong, and not what was read, played or written.
    pub(super) fn is_usage(&self) -> bool {
        match self {
            #[cfg(feature = "app")]
            Self::Players(_) => true,
            Self::SetUp(_)
            | Self::NeitherFileNorPosition { .. }
            | Self::OptionsOfRecord
            | Self::NoPart(_)
            | Self::NoScene(_)
            | Self::NoLesson(_)
            | Self::Link(_)
            | Self::RecordText(_)
            | Self::Exchange(_)
            | Self::NoCounterpart(_)
            | Self::NotAGame
            | Self::NoPlayer(_)
            | Self::NoLimit
            | Self::NoFeature(_)
            | Self::OneGame(_) => true,
            Self::Plan(error) => match error {
                PlanError::Opening(error) => matches!(error, OpeningError::SetUp(_) | OpeningError::TooMany { .. }),
                _ => true,
            },
            _ => false,
        }
    }
}

/// What a file is called.
fn called(path: &Path) -> String {
    if is_standard(path) { "standard input".to_owned() } else { path.display().to_string() }
}
