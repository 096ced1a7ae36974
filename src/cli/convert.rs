//! `convert`: boards and games of Auction Chess from and to FEN4 and PGN4, and records of all games from and to links.

use std::io::{self, Write};
use std::path::Path;

use super::error::CliError;
use super::input::{is_readable, read_text, record_text};
use super::rule_options::RuleOptions;
use super::show::in_file;
use crate::rules::auction::exchange::{read_fen4, read_pgn4, write_fen4, write_pgn4};
use crate::rules::auction::{Options, Position};
use crate::rules::record::{from_link, is_link, is_save, to_link};
use crate::rules::{Action, Game as _, GameId, Line, Options as _, Record, SetupError, excerpt, printable};

/// The arguments of `convert`.
#[derive(clap::Args, Debug)]
pub(super) struct Convert {
    /// A record, a saved match, a link, a position of Auction Chess, a PGN4 game or a FEN4 board: a file, the text itself,
    /// or `-` for standard input
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
    /// Detects a text's format from the tag that every record has, and from its first characters.
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

    /// The format's name.
    const fn name(self) -> &'static str {
        match self {
            Self::Record => "a record",
            Self::Link => "a link",
            Self::Pgn4 => "PGN4",
            Self::Position => "a position",
            Self::Fen4 => "FEN4",
        }
    }

    /// The default format to convert to.
    const fn counterpart(self) -> Self {
        match self {
            Self::Record => Self::Pgn4,
            Self::Pgn4 | Self::Link => Self::Record,
            Self::Position => Self::Fen4,
            Self::Fen4 => Self::Position,
        }
    }
}

/// The parsed input: a playable game, or a board.
enum Subject {
    Game(Box<Record>),
    Board(Box<Position>),
}

/// The output, with notes on what its format cannot express.
struct Written {
    text: String,
    notes: Vec<String>,
}

impl Convert {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let what = self.what.join(" ");
        let path = Path::new(&what);
        if !is_readable(path) {
            return self.convert(&what, out).map_err(|error| unless_a_file(&what, error));
        }
        let text = read_text(path)?;
        let is_save = is_save(&text);
        let text = record_text(path, text)?;
        self.convert(&text, out).map_err(|error| match error {
            CliError::Exchange(error) => CliError::ExchangeFile { path: path.to_owned(), error: Box::new(error) },
            CliError::RecordText(error) => CliError::Record { path: path.to_owned(), error },
            CliError::Link(error) => CliError::LinkFile { path: path.to_owned(), error },
            error => in_file(path, error),
        })?;
        if is_save {
            tell(&["the settings and times of a save are left out".to_owned()]);
        }
        Ok(())
    }

    fn convert(&self, text: &str, out: &mut dyn Write) -> Result<(), CliError> {
        let from = Format::of(text);
        let to = self.to.unwrap_or(from.counterpart());
        let options = options_of(&self.options.options)?;
        let (subject, mut notes) = read(from, text, &options)?;
        let mut written = match subject {
            Subject::Game(record) => write_game(&record, to)?,
            Subject::Board(_) if matches!(to, Format::Record | Format::Link | Format::Pgn4) => {
                return Err(CliError::NotAGame);
            }
            Subject::Board(position) => write_board(&position, to)?,
        };
        notes.append(&mut written.notes);
        write!(out, "{}", written.text)?;
        tell(&notes);
        Ok(())
    }
}

/// Reads a legal game, or a board, with notes on what could not be taken over.
fn read(from: Format, text: &str, options: &Options) -> Result<(Subject, Vec<String>), CliError> {
    Ok(match from {
        Format::Record => {
            let record = Record::parse(text).map_err(Box::new)?;
            record.replay().map_err(Box::new)?;
            (Subject::Game(Box::new(record)), vec![])
        }
        Format::Link => (Subject::Game(Box::new(from_link(text)?)), vec![]),
        Format::Pgn4 => {
            let (record, notes) = read_pgn4(text)?;
            (Subject::Game(Box::new(record)), notes)
        }
        Format::Fen4 => {
            let (position, notes) = read_fen4(text, options)?;
            (Subject::Board(Box::new(position)), notes)
        }
        Format::Position => {
            let position = Position::from_text(text.trim(), options).map_err(SetupError::from)?;
            (Subject::Board(Box::new(position)), vec![])
        }
    })
}

fn write_game(record: &Record, to: Format) -> Result<Written, CliError> {
    if record.game != GameId::Auction && !matches!(to, Format::Record | Format::Link) {
        return Err(CliError::NoCounterpart(record.game.title()));
    }
    let (text, notes) = match to {
        Format::Record => (record.to_string(), vec![]),
        Format::Link => (format!("{}\n", to_link(record).map_err(|error| Box::new(error.into()))?), vec![]),
        Format::Pgn4 => write_pgn4(record)?,
        Format::Position | Format::Fen4 => return write_board(&last_position(record)?, to),
    };
    let mut written = Written { text, notes };
    let refuse = |why: String| Err(CliError::NotReadAgain { format: to.name(), why });
    match read(to, &written.text, &Options::default()) {
        Ok((Subject::Game(again), _)) if again.actions == record.actions => {}
        // PGN4 has no offers, so an offer that could be made at the very end is lost.
        Ok((Subject::Game(again), _)) if again.actions.strip_suffix(&[Action::Pass]) == Some(&record.actions) => {
            written.notes.push("PGN4 knows no offers: that one may be made now is left out".to_owned());
        }
        Ok(_) => return refuse("it would be another game".to_owned()),
        Err(error) => return refuse(error.to_string()),
    }
    Ok(written)
}

fn write_board(position: &Position, to: Format) -> Result<Written, CliError> {
    let (text, mut notes) = match to {
        Format::Fen4 => write_fen4(position)?,
        _ => (position.to_text(), vec![]),
    };
    let refuse = |why: String| CliError::NotReadAgain { format: to.name(), why };
    let again = match read(to, &text, position.options()).map_err(|error| refuse(error.to_string()))? {
        (Subject::Board(again), _) => again,
        (Subject::Game(_), _) => return Err(refuse("it would be a game".to_owned())),
    };
    let options = Record::begun_at(GameId::Auction, &Line::new(*position)).options;
    if to == Format::Position && !options.is_empty() {
        let options: Vec<String> = options.iter().map(|(name, value)| format!("--option {name}={value}")).collect();
        notes.push(format!("a position knows no rule options: it is read again with {}", options.join(" ")));
    }
    // A board and its keys, each `name=value`.
    let (text_before, text_again) = (position.to_text(), again.to_text());
    let (mut before, mut after) = (text_before.split(' '), text_again.split(' '));
    if before.next() != after.next() {
        return Err(refuse("it would be another board".to_owned()));
    }
    let (before, after): (Vec<&str>, Vec<&str>) = (before.collect(), after.collect());
    for key in before.iter().chain(&after).filter(|key| before.contains(key) != after.contains(key)) {
        let name = key.split('=').next().unwrap_or_default();
        let note = format!("{} cannot say `{}`", to.name(), excerpt(key));
        match name {
            // A note already covers this one.
            "rounds" => {}
            _ if after.contains(key) => return Err(refuse(format!("it would have `{}`", excerpt(key)))),
            _ => notes.push(note),
        }
    }
    Ok(Written { text: format!("{text}\n"), notes })
}

/// Prints the notes to standard error, so that the output can be piped.
fn tell(notes: &[String]) {
    for note in notes {
        let _ = writeln!(io::stderr(), "note: {}", printable(note));
    }
}

/// Adjusts the error for an argument that may have been meant as a file name.
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
fn last_position(record: &Record) -> Result<Position, CliError> {
    let replay = record.replay().map_err(Box::new)?;
    let options = options_of(&record.options)?;
    Ok(Position::from_text(&replay.last().to_text(), &options).map_err(SetupError::from)?)
}
