//! `show`: a board as text.

use std::io::Write;
use std::path::Path;

use super::check::{link_of, read_record};
use super::error::CliError;
use super::{RuleOptions, standing};
use crate::rules::{AnyGame, GameId, SetupError};

/// The arguments of `show`.
#[derive(clap::Args, Debug)]
pub(super) struct Show {
    /// A game record, a saved match, a link that holds a match, or a position (its parts may be separate arguments)
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
        if !Path::new(&what).exists() && link_of(Path::new(&what)).is_none() {
            return write_table(&*self.lay(what)?, out);
        }
        if self.game.is_some() || !self.options.options.is_empty() {
            return Err(CliError::OptionsOfRecord);
        }
        write_table(read_record(Path::new(&what))?.1.last(), out)
    }

    /// Lays the table at a position.
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

fn write_table(table: &dyn AnyGame, out: &mut dyn Write) -> Result<(), CliError> {
    let (result, how) = standing(table);
    writeln!(out, "{}", table.words().board_text())?;
    match table.outcome() {
        Some(_) => writeln!(out, "{result} ({how})")?,
        None => writeln!(out, "{how}, {} legal actions", table.actions().len())?,
    }
    Ok(())
}
