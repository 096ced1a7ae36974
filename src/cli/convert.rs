//! `convert`: boards and games of Auction Chess from and to FEN4 and PGN4, and records of all games from and to links.

use std::io::{self, Write};
use std::path::Path;

use super::check::fault;
use super::error::CliError;
use super::{RuleOptions, read_text, record_text};
use crate::rules::auction::exchange::{read_fen4, read_pgn4, write_fen4, write_pgn4};
use crate::rules::auction::{Options, Position};
use crate::rules::record::{from_link, is_link, to_link};
use crate::rules::{Game as _, GameId, Options as _, Record, SetupError, printable};

/// The arguments of `convert`.
#[derive(clap::Args, Debug)]
pub(super) struct Convert {
    /// A record, a saved match, a link, a position of Auction Chess, a PGN4 game or a FEN4 board: a file, or the text itself
    #[arg(required = true, value_name = "FILE|TEXT")]
    what: Vec<String>,
    /// What to write [default: a record as PGN4, a position as FEN4, and the other way round; a link as a record]
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Option<Format>,
    #[command(flatten)]
    options: RuleOptions,
}

/// What is read and written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Format {
    /// A game record
    Record,
    /// The fragment of a link that holds a game, for the address of the page
    Link,
    /// A PGN4 game
    Pgn4,
    /// A position's text; of a game, the final one
    Position,
    /// A FEN4 board; of a game, the final one
    Fen4,
}

impl Format {
    /// What a text is, by the tag that every record has and by its first characters.
    fn of(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let begins_with_number = text.split_once('.').is_some_and(|(number, _)| number.parse::<u32>().is_ok());
        if is_link(text) {
            Self::Link
        } else if text.contains("[Game ") {
            Self::Record
        } else if text.starts_with('[') || begins_with_number {
            Self::Pgn4
        } else if text.starts_with(['R', 'B', 'Y', 'G']) && text[1..].starts_with('-') {
            Self::Fen4
        } else {
            Self::Position
        }
    }

    /// What it is converted to where nothing is said.
    const fn counterpart(self) -> Self {
        match self {
            Self::Record => Self::Pgn4,
            Self::Pgn4 | Self::Link => Self::Record,
            Self::Position => Self::Fen4,
            Self::Fen4 => Self::Position,
        }
    }
}

/// What has been read.
enum Subject {
    Game(Box<Record>),
    Board(Box<Position>),
}

impl Convert {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let what = self.what.join(" ");
        let path = Path::new(&what);
        if !path.exists() {
            return self.convert(&what, path, out).map_err(|error| unless_a_file(&what, error));
        }
        let text = record_text(path, read_text(path)?)?;
        self.convert(&text, path, out).map_err(|error| match error {
            CliError::Exchange(error) => CliError::ExchangeFile { path: path.to_owned(), error: Box::new(error) },
            CliError::SetUp(error @ SetupError::Position(_)) => CliError::SetUpFile { path: path.to_owned(), error },
            error => error,
        })
    }

    fn convert(&self, text: &str, path: &Path, out: &mut dyn Write) -> Result<(), CliError> {
        let from = Format::of(text);
        let to = self.to.unwrap_or(from.counterpart());
        let subject = self.read(from, text, path)?;
        if let Subject::Game(record) = &subject
            && record.game != GameId::Auction
            && !matches!(to, Format::Record | Format::Link)
        {
            return Err(CliError::NoCounterpart(record.game.title()));
        }
        match (to, subject) {
            (Format::Record, Subject::Game(record)) => write!(out, "{record}")?,
            (Format::Link, Subject::Game(record)) => {
                // What is not played by the rules could not be read again.
                record.replay().map_err(|error| fault(path, error))?;
                let link = to_link(&record).map_err(|error| fault(path, error.into()))?;
                writeln!(out, "{link}")?;
            }
            (Format::Pgn4, Subject::Game(record)) => {
                let (game, notes) = write_pgn4(&record)?;
                write!(out, "{game}")?;
                tell(&notes);
            }
            (Format::Record | Format::Link | Format::Pgn4, Subject::Board(_)) => return Err(CliError::NotAGame),
            (format, subject) => {
                let position = match subject {
                    Subject::Board(position) => *position,
                    Subject::Game(record) => last_position(&record, path)?,
                };
                if format == Format::Fen4 {
                    let (board, notes) = write_fen4(&position)?;
                    writeln!(out, "{board}")?;
                    tell(&notes);
                } else {
                    writeln!(out, "{}", position.to_text())?;
                }
            }
        }
        Ok(())
    }

    fn read(&self, from: Format, text: &str, path: &Path) -> Result<Subject, CliError> {
        let options = self.chosen()?;
        Ok(match from {
            Format::Record => Subject::Game(Box::new(Record::parse(text).map_err(|error| fault(path, error))?)),
            Format::Link => Subject::Game(Box::new(from_link(text)?)),
            Format::Pgn4 => Subject::Game(Box::new(read_pgn4(text)?)),
            Format::Fen4 => {
                let (position, notes) = read_fen4(text, &options)?;
                tell(&notes);
                Subject::Board(Box::new(position))
            }
            Format::Position => {
                Subject::Board(Box::new(Position::from_text(text, &options).map_err(SetupError::from)?))
            }
        })
    }

    fn chosen(&self) -> Result<Options, CliError> {
        options_of(&self.options.options)
    }
}

/// Says what was left out, apart from what is written, so that this can be piped on.
fn tell(notes: &[String]) {
    for note in notes {
        let _ = writeln!(io::stderr(), "note: {}", printable(note));
    }
}

/// An argument that is wrong as a text may have been meant as the name of a file.
fn unless_a_file(what: &str, error: CliError) -> CliError {
    let ending = Path::new(what).extension().and_then(|ending| ending.to_str());
    let is_name = ending.is_some_and(|ending| ending.chars().all(char::is_alphanumeric));
    match error {
        CliError::SetUp(SetupError::Position(error)) if !what.contains("turn=") => {
            CliError::NeitherFileNorPosition { argument: what.to_owned(), error }
        }
        _ if is_name && !what.contains(char::is_whitespace) => CliError::NoSuchFile(what.to_owned()),
        error => error,
    }
}

fn options_of(pairs: &[(String, String)]) -> Result<Options, CliError> {
    let mut options = Options::default();
    for (name, value) in pairs {
        options.set(name, value).map_err(SetupError::from)?;
    }
    Ok(options)
}

/// The final position of a record.
fn last_position(record: &Record, path: &Path) -> Result<Position, CliError> {
    let replay = record.replay().map_err(|error| fault(path, error))?;
    let options = options_of(&record.options)?;
    Ok(Position::from_text(&replay.last().to_text(), &options).map_err(SetupError::from)?)
}
