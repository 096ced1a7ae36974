//! Errors of the command line.

use std::io;
use std::path::{Path, PathBuf};

use super::input::is_standard;
use super::player::NoPlayer;
use crate::arena::{OpeningError, PlanError, TallyError};
#[cfg(feature = "app")]
use crate::assets::NoAssets;
use crate::bots::PlayerError;
use crate::lab::StudyError;
use crate::lessons::LessonError;
use crate::rules::auction::exchange::ExchangeError;
use crate::rules::quad::algebraic::AlgebraicError;
use crate::rules::record::{LinkError, NotASave};
use crate::rules::{GameId, PositionError, RecordError, SetupError, excerpt};
use crate::showcase::{NoPart, SceneError};

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum CliError {
    /// A file cannot be read.
    #[error("{}: {error}", called(.path))]
    Read { path: PathBuf, error: io::Error },
    /// A file or a folder cannot be written.
    #[error("{} cannot be written: {error}", written(.path))]
    Write { path: PathBuf, error: io::Error },
    /// A file is not UTF-8 text.
    #[error("{}: line {line} is not UTF-8 text", called(.path))]
    NotText { path: PathBuf, line: usize },
    /// A game record is wrong.
    #[error("{}: {error}", called(.path))]
    Record { path: PathBuf, error: Box<RecordError> },
    /// A Quad record in short algebraic notation is wrong.
    #[error("{}: {error}", called(.path))]
    Algebraic { path: PathBuf, error: Box<AlgebraicError> },
    /// The options or the position are wrong.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// An argument is neither a file nor a position.
    #[error("there is no file `{}`, and as a position it is wrong: {error}", excerpt(.argument))]
    NeitherFileNorPosition { argument: String, error: PositionError },
    /// Options are given although the record has its own.
    #[error("a record brings its own game and options")]
    OptionsOfRecord,
    /// A scene is wrong.
    #[error(transparent)]
    Scene(#[from] SceneError),
    /// A scene has no such part.
    #[error(transparent)]
    NoPart(#[from] NoPart),
    /// There is no such scene.
    #[error("there is neither a scene nor a file `{}`; `showcase` lists the scenes", excerpt(.0))]
    NoScene(String),
    /// A lesson or a puzzle is wrong.
    #[error(transparent)]
    Lesson(#[from] LessonError),
    /// There is no such lesson or puzzle.
    #[error("there is neither a lesson, a puzzle nor a file `{}`; `lessons` lists them", excerpt(.0))]
    NoLesson(String),
    /// There is no such file.
    #[error("there is no file `{}`", excerpt(.0))]
    NoSuchFile(String),
    /// A saved match is wrong.
    #[error("{}: {error}", called(.path))]
    Save { path: PathBuf, error: NotASave },
    /// A link is wrong.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// A link in a file is wrong.
    #[error("{}: {error}", called(.path))]
    LinkFile { path: PathBuf, error: LinkError },
    /// A record given as an argument is wrong.
    #[error(transparent)]
    RecordText(#[from] Box<RecordError>),
    /// A FEN4 board or a PGN4 game is wrong.
    #[error(transparent)]
    Exchange(#[from] ExchangeError),
    /// A FEN4 board or a PGN4 game in a file is wrong.
    #[error("{}: {error}", called(.path))]
    ExchangeFile { path: PathBuf, error: Box<ExchangeError> },
    /// A position in a file is wrong.
    #[error("{}: {error}", called(.path))]
    SetUpFile { path: PathBuf, error: SetupError },
    /// The game has no format of other programs.
    #[error("no other program has a format for {0}")]
    NoCounterpart(&'static str),
    /// A board is given where a game is needed.
    #[error("a board is no game: it can be converted to `position` and `fen4` only")]
    NotAGame,
    /// A line of a file is wrong.
    #[error("{}: line {line}: {why}", called(.path))]
    Line { path: PathBuf, line: usize, why: String },
    /// A study is wrong.
    #[error("{}: {error}", called(.path))]
    Study { path: PathBuf, error: Box<StudyError> },
    /// Some games of a study went another way when they were played again.
    #[error("{changed} of {played} games went another way")]
    Replayed { changed: usize, played: usize },
    /// A file of results is of something else than what is to be played.
    #[error("{}: {why}; give another name with --json", called(.path))]
    OtherResults { path: PathBuf, why: String },
    /// The plan of an arena is wrong.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A game does not belong to the arena.
    #[error(transparent)]
    Tally(#[from] TallyError),
    /// There is no such player.
    #[error(transparent)]
    NoPlayer(#[from] NoPlayer),
    /// A player cannot be started.
    #[error("player {seat}: {error}")]
    Player { seat: usize, error: PlayerError },
    /// A player would have no limit on its thinking time.
    #[error("another program, or a level without a limit, needs --nodes or --time")]
    NoLimit,
    /// The evaluation has no such feature.
    #[error("the evaluation of {} has no feature `{}`; its features are: {features}", .game.name(), excerpt(.name))]
    NoFeature { game: GameId, name: String, features: String },
    /// Several games are to be written to a single file.
    #[error("{}: a file has one game; give a folder for several", written(.0))]
    OneGame(PathBuf),
    /// A file would be overwritten.
    #[error("{}: this file is there already; --force overwrites it", called(.0))]
    IsThere(PathBuf),
    /// The converted result would not be read back as the same game.
    #[error("as {format} this could not be read again, so nothing is written: {why}")]
    NotReadAgain { format: &'static str, why: String },
    /// The players of a match are wrong.
    #[cfg(feature = "app")]
    #[error(transparent)]
    Players(crate::play::NotBots),
    /// The record is of another game than the requested one.
    #[error("{}: this is a game of {}, not of {}", called(.path), .found.name(), .wanted.name())]
    OtherGame { path: PathBuf, found: GameId, wanted: GameId },
    /// Standard input or output failed.
    #[error("standard input or output: {0}")]
    Output(#[from] io::Error),
    /// The models, textures and sounds are missing.
    #[cfg(feature = "app")]
    #[error(transparent)]
    NoAssets(#[from] NoAssets),
    /// The window failed.
    #[cfg(feature = "app")]
    #[error("{0}")]
    Window(String),
    /// A host cannot open its tables.
    #[cfg(feature = "host")]
    #[error(transparent)]
    Host(#[from] crate::host::HostError),
    /// A host cannot listen.
    #[cfg(feature = "host")]
    #[error("{address}: {error}")]
    Bind { address: std::net::SocketAddr, error: io::Error },
    /// A host has no table.
    #[cfg(feature = "host")]
    #[error("there is no table; --game opens one, and --store goes on with those in a file")]
    NoTable,
    /// A file is to be kept by several servers.
    #[cfg(feature = "host")]
    #[error("a file is in one place; --replicas is for NATS")]
    NoReplicas,
    /// The program was built without the feature `nats`.
    #[cfg(all(feature = "host", not(feature = "nats")))]
    #[error("this build has no NATS (it was made without the feature `nats`)")]
    NoNats,
    /// There are more players than seats.
    #[cfg(feature = "host")]
    #[error("{game} has {seats} seats")]
    TooManyPlayers { game: &'static str, seats: usize },
    /// The folder of the web page is something else.
    #[cfg(feature = "host")]
    #[error("{}: this folder has no page; `make web` builds it in dist/web", called(.0))]
    NoPage(PathBuf),
    /// The program was built without the feature `host`.
    #[cfg(not(feature = "host"))]
    #[error("this build cannot host tables (it was made without the feature `host`)")]
    NoHost,
    /// The program was built without the feature `app`.
    #[cfg(not(feature = "app"))]
    #[error("this build has no window (it was made without the feature `app`); see --help for what it can do")]
    NoWindow,
}

impl From<OpeningError> for CliError {
    fn from(error: OpeningError) -> Self {
        Self::Plan(error.into())
    }
}

impl CliError {
    /// What becomes of the system's error where a file or a folder cannot be written.
    pub(super) fn writing(path: &Path) -> impl Fn(io::Error) -> Self + Copy {
        |error| Self::Write { path: path.to_owned(), error }
    }

    /// Whether the command line itself is wrong, and not something that was read, played or written.
    pub(super) fn is_usage(&self) -> bool {
        match self {
            #[cfg(feature = "app")]
            Self::Players(_) => true,
            #[cfg(feature = "host")]
            Self::NoTable | Self::NoReplicas | Self::TooManyPlayers { .. } | Self::NoPage(_) => true,
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
            | Self::NoFeature { .. }
            | Self::OneGame(_) => true,
            Self::Plan(error) => match error {
                PlanError::Opening(error) => matches!(error, OpeningError::SetUp(_) | OpeningError::TooMany { .. }),
                _ => true,
            },
            _ => false,
        }
    }
}

/// The name of a file that is read, in messages.
fn called(path: &Path) -> String {
    if is_standard(path) { "standard input".to_owned() } else { path.display().to_string() }
}

/// The name of a file that is written, in messages.
fn written(path: &Path) -> String {
    if is_standard(path) { "standard output".to_owned() } else { path.display().to_string() }
}
