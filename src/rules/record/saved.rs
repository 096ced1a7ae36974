//! Records in saves: a save is JSON around a record, and knows more of the match than the rules do.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::limit::{self, SAVE_BYTES, TooLong};
use crate::rules::text::excerpt;
use crate::texts::text;

/// The version of saves that this program writes and reads.
pub const SAVE_VERSION: u32 = 1;

/// Why a text is not a save.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotASave {
    /// It is longer than a save may be.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// It does not have the form of one.
    #[error("{}", text!("save-form", line = .line, column = .column, why = .why))]
    Form {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
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
        // The sentence ends with the place, and may show all of a value.
        let why = said.rsplit_once(" at line ").map_or(&*said, |(why, _)| why);
        Self::Form { line, column, why: excerpt(why) }
    }
}

/// Whether `text` is to be a save, and not a record on its own.
pub fn is_save(text: &str) -> bool {
    text.strip_prefix('\u{feff}').unwrap_or(text).trim_start().starts_with('{')
}

/// What a save holds, as far as `T` asks for it.
///
/// # Errors
///
/// Says what is wrong with its form.
pub fn read_save<T: DeserializeOwned>(text: &str) -> Result<T, NotASave> {
    /// Read first, so that a later version is named as such whatever else has changed.
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
/// Says what is wrong with the save's form.
pub fn saved_record(text: &str) -> Result<String, NotASave> {
    #[derive(Deserialize)]
    struct Body {
        record: String,
    }
    read_save::<Body>(text).map(|body| body.record)
}
