//! The files of results.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::cli::error::CliError;
use crate::cli::input::read_bytes_of;
use crate::lab::{Header, Part, Played, Whole};
use crate::limit::ARENA_BYTES;

/// Reads the file of a part, and tells if its last line was cut off. `None` if not even its header is complete.
pub(super) fn read_part(path: &Path) -> Result<Option<Part>, CliError> {
    let bytes = read_bytes_of(path, ARENA_BYTES)?;
    // A line can be cut within a letter; lines that are whole are text.
    let text = String::from_utf8_lossy(&bytes);
    let part = Part::read(&text).map_err(|error| CliError::Line {
        path: path.to_owned(),
        line: error.line,
        why: error.why,
    })?;
    if let Some(line) = part.as_ref().and_then(|part| part.torn) {
        tell(&format!("{}: line {line} was cut off and is dropped", path.display()));
    }
    Ok(part)
}

/// Reads the files of parts, and puts them together.
pub(super) fn read_whole(files: &[PathBuf]) -> Result<Whole, CliError> {
    let mut whole: Option<Whole> = None;
    for path in files {
        let wrong = |line, why| CliError::Line { path: path.clone(), line, why };
        let part = read_part(path)?.ok_or_else(|| wrong(1, "the first line was cut off".to_owned()))?;
        let whole = whole.get_or_insert_with(|| Whole::new(&part.header));
        let called = path.display().to_string();
        whole.add(&called, part).map_err(|error| wrong(error.line, error.why))?;
    }
    // Cannot happen: clap asks for at least one.
    whole.ok_or(CliError::NoSuchFile(String::new()))
}

/// Tells something beside what is printed.
pub(super) fn tell(note: &str) {
    // If standard error is closed, the note is lost.
    let _ = writeln!(io::stderr(), "note: {note}");
}

/// Writes a file anew. A reader finds the old one or the new one, whole.
pub(super) fn write_anew(
    path: &Path,
    lines: impl Iterator<Item = Result<String, serde_json::Error>>,
) -> Result<(), CliError> {
    let wrong = CliError::writing(path);
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let mut file = BufWriter::new(File::create(&beside).map_err(wrong)?);
    for line in lines {
        line.map_err(io::Error::from).and_then(|line| writeln!(file, "{line}")).map_err(wrong)?;
    }
    let written = file.into_inner().map_err(io::IntoInnerError::into_error).and_then(|file| file.sync_all());
    written.and_then(|()| fs::rename(&beside, path)).map_err(wrong)
}

/// A file to which games are added.
pub(super) struct Lines {
    path: PathBuf,
    file: File,
}

impl Lines {
    /// Opens a file for more games of a part. It is written anew with the header and the games that it has, unless that
    /// is what it has.
    pub(super) fn open(
        path: &Path,
        header: &Header,
        games: &[(usize, Played)],
        is_whole: bool,
    ) -> Result<Self, CliError> {
        if !is_whole {
            let first = core::iter::once_with(|| serde_json::to_string(header));
            write_anew(path, first.chain(games.iter().map(|(_, game)| serde_json::to_string(game))))?;
        }
        let file = OpenOptions::new().append(true).open(path);
        Ok(Self { path: path.to_owned(), file: file.map_err(CliError::writing(path))? })
    }

    /// Adds a game: one call of the system, so that a line is there or not.
    pub(super) fn add(&mut self, game: &Played) -> Result<(), CliError> {
        let line = serde_json::to_string(game).map_err(io::Error::from);
        let written = line.and_then(|line| self.file.write_all(format!("{line}\n").as_bytes()));
        written.map_err(CliError::writing(&self.path))
    }
}
