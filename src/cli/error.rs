//! What can go wrong with a command.

use std::io;
use std::path::PathBuf;

use super::player::NoPlayer;
use crate::arena::{PlanError, TallyError};
use crate::bots::PlayerError;
use crate::lessons::LessonError;
use crate::rules::auction::exchange::ExchangeError;
use crate::rules::quad::algebraic::AlgebraicError;
use crate::rules::record::{LinkError, NotASave};
use crate::rules::{GameId, PositionError, RecordError, SetupError, excerpt};
use crate::showcase::{NoPart, SceneError};

/// Why a command did not do what it was asked to.
#[derive(Debug, thiserror::Error)]
pub(super) enum CliError {
    /// A file.
    #[error("{}: {error}", .path.display())]
    Read { path: PathBuf, error: io::Error },
    /// A file of something else than text.
    #[error("{}: line {line} is not UTF-8 text", .path.display())]
    NotText { path: PathBuf, line: usize },
    /// A game record.
    #[error("{}: {error}", .path.display())]
    Record { path: PathBuf, error: Box<RecordError> },
    /// A game record of Quad in short algebraic notation.
    #[error("{}: {error}", .path.display())]
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
    #[error("{}: {error}", .path.display())]
    Save { path: PathBuf, error: NotASave },
    /// A link.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// A board or a game of another program.
    #[error(transparent)]
    Exchange(#[from] ExchangeError),
    /// The same, in a file.
    #[error("{}: {error}", .path.display())]
    ExchangeFile { path: PathBuf, error: Box<ExchangeError> },
    /// A position in a file.
    #[error("{}: {error}", .path.display())]
    SetUpFile { path: PathBuf, error: SetupError },
    /// A record of a game that no other program plays.
    #[error("no other program has a format for {0}")]
    NoCounterpart(&'static str),
    /// A board where a game is needed.
    #[error("a board is no game: it can be converted to `position` and `fen4` only")]
    NotAGame,
    /// A line of a file.
    #[error("{}: line {line}: {why}", .path.display())]
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
    #[error("{}: a file has one game; give a folder for several", .0.display())]
    OneGame(PathBuf),
    /// A record of another game than the one that is asked for.
    #[error("{}: this is a game of {}, not of {}", .path.display(), .found.name(), .wanted.name())]
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
