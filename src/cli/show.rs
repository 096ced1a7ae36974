//! `show`: prints a board as text.

use std::io::Write;
use std::path::Path;

use super::check::standing;
use super::check::{link_of, read_record, record_of};
use super::error::CliError;
use super::input::{is_readable, read_text, record_text};
use super::rule_options::RuleOptions;
use crate::rules::record::is_link;
use crate::rules::{AnyGame, GameId, SetupError};

/// The arguments of `show`.
#[derive(clap::Args, Debug)]
pub(super) struct Show {
    /// A game record, a saved match, a link that holds a match, or a position (its parts may be separate arguments); also a
    /// file that holds one of them, or `-` for standard input
    #[arg(required = true, value_name = "FILE|LINK|POSITION")]
    what: Vec<String>,
    /// The game of a position [default: pothole]
    #[arg(long, value_name = "NAME")]
    game: Option<GameId>,
    #[command(flatten)]
    options: RuleOptions,
}

impl Show {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let what = self.what.join(" ");
        let path = Path::new(&what);
        if link_of(path).is_some() {
            self.refuse_options()?;
            return write_table(read_record(path)?.1.last(), out);
        }
        if !is_readable(path) {
            return write_table(&*self.lay(what)?, out);
        }
        let text = record_text(path, read_text(path)?)?;
        if is_position(&text) {
            let table = self.options.lay(self.game.unwrap_or(GameId::Pothole), Some(text.trim()));
            return write_table(&*table.map_err(|error| in_file(path, error))?, out);
        }
        self.refuse_options()?;
        write_table(record_of(path, &text)?.1.last(), out)
    }

    /// A record has its own game and options.
    fn refuse_options(&self) -> Result<(), CliError> {
        let are_given = self.game.is_some() || !self.options.options.is_empty();
        if are_given { Err(CliError::OptionsOfRecord) } else { Ok(()) }
    }

    /// Sets up the game at a position.
    fn lay(&self, position: String) -> Result<Box<dyn AnyGame>, CliError> {
        let looks_like_a_position = position.contains("turn=");
        match self.options.lay(self.game.unwrap_or(GameId::Pothole), Some(&position)) {
            Err(CliError::SetUp(SetupError::Position(error))) if !looks_like_a_position => {
                Err(CliError::NeitherFileNorPosition { argument: position, error })
            }
            table => table,
        }
    }
}

/// Whether a file's text is a position and not a record.
fn is_position(text: &str) -> bool {
    text.contains("turn=") && !text.trim_start().starts_with(['[', '{', ';']) && !is_link(text)
}

/// The error for a position read from a file.
pub(super) fn in_file(path: &Path, error: CliError) -> CliError {
    match error {
        CliError::SetUp(error @ SetupError::Position(_)) => CliError::SetUpFile { path: path.to_owned(), error },
        error => error,
    }
}

fn write_table(table: &dyn AnyGame, out: &mut dyn Write) -> Result<(), CliError> {
    let (result, how) = standing(table);
    writeln!(out, "{}", table.words().board_text())?;
    match table.outcome() {
        Some(_) => writeln!(out, "{result} ({how})")?,
        None => writeln!(out, "{how}, {} legal actions", table.actions().len())?,
    }
    Ok(())
}
