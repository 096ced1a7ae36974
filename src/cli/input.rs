//! What commands read: files, or standard input.

use std::io;
use std::path::Path;

use super::error::CliError;
use crate::limit;
use crate::rules::record::{is_save, saved_record};

/// Whether a file's name stands for standard input, or for standard output where it is written to.
pub(super) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// Whether a name is that of something that can be read.
pub(super) fn is_readable(path: &Path) -> bool {
    is_standard(path) || path.exists()
}

/// Reads a text file, up to the size limit for saves.
pub(super) fn read_text(path: &Path) -> Result<String, CliError> {
    // A save is longer than the record within it.
    read_text_of(path, limit::SAVE_BYTES)
}

/// Reads a file of at most `most` bytes.
pub(super) fn read_bytes_of(path: &Path, most: usize) -> Result<Vec<u8>, CliError> {
    let bytes = if is_standard(path) { limit::read(io::stdin().lock(), most) } else { limit::read_file(path, most) };
    bytes.map_err(|error| CliError::Read { path: path.to_owned(), error })
}

/// Reads a text file of at most `most` bytes.
pub(super) fn read_text_of(path: &Path, most: usize) -> Result<String, CliError> {
    String::from_utf8(read_bytes_of(path, most)?).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + valid.iter().filter(|&&byte| byte == b'\n').count();
        CliError::NotText { path: path.to_owned(), line }
    })
}

/// The text of a record; a save has one inside.
pub(super) fn record_text(path: &Path, text: String) -> Result<String, CliError> {
    if !is_save(&text) {
        return Ok(text);
    }
    saved_record(&text).map_err(|error| CliError::Save { path: path.to_owned(), error })
}
