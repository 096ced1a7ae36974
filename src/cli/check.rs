//! `check`: plays a game record by the rules.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::error::CliError;
use super::{read_text, standing};
use crate::rules::{Record, RecordError, Replay};

/// The arguments of `check`.
#[derive(clap::Args, Debug)]
pub(super) struct Check {
    /// The game record
    file: PathBuf,
}

impl Check {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let (record, replay) = read_record(&self.file)?;
        let (result, how) = standing(replay.last());
        writeln!(out, "{result} {}, {} actions: {how}", record.game.name(), replay.actions())?;
        Ok(())
    }
}

/// Reads a record and plays it.
pub(super) fn read_record(path: &Path) -> Result<(Record, Replay), CliError> {
    let fault = |error: RecordError| CliError::Record { path: path.to_owned(), error: Box::new(error) };
    let record = Record::parse(&read_text(path)?).map_err(fault)?;
    let replay = record.replay().map_err(fault)?;
    Ok((record, replay))
}
