//! `lab merge`: puts the parts of a study together.

use std::io::Write;
use std::path::PathBuf;

use super::results::{read_whole, write_anew};
use crate::cli::error::CliError;

/// The arguments of `lab merge`.
#[derive(clap::Args, Debug)]
pub(super) struct Merge {
    /// The files of the parts, written by `lab run`
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The file for all games, in the order of their numbers
    #[arg(long, value_name = "FILE")]
    json: PathBuf,
}

impl Merge {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let whole = read_whole(&self.files)?;
        write_anew(&self.json, whole.lines())?;
        whole.notes().iter().try_for_each(|note| writeln!(out, "note: {note}"))?;
        let (games, total) = (whole.games.len(), whole.study().total());
        writeln!(out, "{games} of {total} games, from {} files, in {}", self.files.len(), self.json.display())?;
        Ok(())
    }
}
