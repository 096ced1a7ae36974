//! The features of a game's evaluation, for the commands that find their weights.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::error::CliError;
use super::input::is_standard;
use crate::arena::Weights;
use crate::bots::Sheet;
use crate::rules::GameId;

/// The features of a game, with their weights.
#[derive(Copy, Clone, Debug)]
pub(super) struct Features {
    game: GameId,
    pub(super) sheet: Sheet,
}

impl Features {
    pub(super) const fn of(game: GameId) -> Self {
        Self { game, sheet: Sheet::of(game) }
    }

    /// The place of the feature with this name.
    pub(super) fn place(&self, name: &str) -> Result<usize, CliError> {
        let names = self.sheet.features;
        let place = names.iter().position(|&feature| feature == name);
        place.ok_or_else(|| CliError::NoFeature { game: self.game, name: name.to_owned(), features: names.join(", ") })
    }

    /// Prints the weights that were found, each with the present one and its feature.
    pub(super) fn print(&self, found: &[i32], out: &mut dyn Write) -> io::Result<()> {
        for ((weight, before), feature) in found.iter().zip(self.sheet.weights).zip(self.sheet.features) {
            writeln!(out, "{weight:6} {before:6}  {feature}")?;
        }
        Ok(())
    }

    /// The file with the weights that were found; `source` says how.
    pub(super) fn file(&self, source: String, found: Vec<i32>) -> Weights {
        let features = self.sheet.features.iter().map(|&feature| feature.to_owned());
        Weights { source, rows: features.zip(found).collect() }
    }
}

/// Where a command writes all but its weights: to `out`, or to standard error where `file` is standard output.
pub(super) fn report<'a>(file: Option<&Path>, out: &'a mut dyn Write) -> Box<dyn Write + 'a> {
    if file.is_some_and(is_standard) { Box::new(io::stderr()) } else { Box::new(out) }
}

/// Writes the file of weights; to `out` where it is standard output.
pub(super) fn save(weights: &Weights, path: &Path, out: &mut dyn Write) -> Result<(), CliError> {
    if is_standard(path) {
        return Ok(write!(out, "{weights}")?);
    }
    fs::write(path, weights.to_string()).map_err(CliError::writing(path))
}

/// Quotes a word of a command line if necessary.
pub(super) fn quoted(word: &str) -> String {
    if word.contains(|c: char| !c.is_alphanumeric()) { format!("\"{word}\"") } else { word.to_owned() }
}
