//! Records in saves: a save is JSON with a record inside, plus what the rules do not know about the match.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::limit::{self, SAVE_BYTES, TooLong};
use crate::rules::text::excerpt;
use crate::texts::text;

/// The version of saves that this program writes and reads.
pub const SAVE_VERSION: u32 = 1;

/// Why a text is not a valid save.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotASave {
    /// It is too long.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// It is malformed.
    #[error("{}", text!("save-form", line = .line, column = .column, why = .why))]
    Form {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there.
        why: String,
    },
    /// It was written by another version.
    #[error("{}", text!("save-version", found = .found, read = SAVE_VERSION))]
    Version {
        /// The save's version.
        found: u32,
    },
}

impl From<serde_json::Error> for NotASave {
    fn from(error: serde_json::Error) -> Self {
        let (line, column, said) = (error.line(), error.column(), error.to_string());
        // The message ends with the place, and may quote a whole value.
        let why = said.rsplit_once(" at line ").map_or(&*said, |(why, _)| why);
        Self::Form { line, column, why: excerpt(why) }
    }
}

/// Whether `text` looks like a save, and not like a plain record.
pub fn is_save(text: &str) -> bool {
    text.strip_prefix('\u{feff}').unwrap_or(text).trim_start().starts_with('{')
}

/// The parts of a save that `T` asks for.
///
/// # Errors
///
/// Where the save is malformed.
pub fn read_save<T: DeserializeOwned>(text: &str) -> Result<T, NotASave> {
    /// Parsed first, so that a newer version is reported as such, whatever else has changed.
    #[derive(Deserialize)]
    struct Head {
        version: u32,
    }
    limit::check(text, SAVE_BYTES)?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Head { version: found } = serde_json::from_str(text)?;
    if found != SAVE_VERSION {
        return Err(NotASave::Version { found });
    }
    Ok(serde_json::from_str(text)?)
}

/// The text of the record in a save.
///
/// # Errors
///
/// Where the save is malformed.
pub fn saved_record(text: &str) -> Result<String, NotASave> {
    #[derive(Deserialize)]
    struct Body {
        record: String,
    }
    read_save::<Body>(text).map(|body| body.record)
}
