//! Opens a match from a file or a link.

use core::fmt;

use super::Save;
use crate::play::session::Session;
use crate::rules::record::is_link;

/// Why no match could be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unopened {
    /// The name of the file; `None` for a link.
    pub name: Option<String>,
    /// What is wrong, without a capital letter and a full stop.
    pub why: String,
}

impl Unopened {
    /// The error for the file of this name.
    pub fn file(name: &str, why: &impl ToString) -> Self {
        Self { name: Some(name.to_owned()), why: why.to_string() }
    }
}

/// For a command line: the file, and what is wrong with it.
impl fmt::Display for Unopened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => write!(f, "{name}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl Save {
    /// The match in a link, or in the file of this name.
    ///
    /// # Errors
    ///
    /// Tells why there is none.
    pub fn open(source: &str) -> Result<Session, Unopened> {
        let is_file = std::path::Path::new(source).exists();
        if is_link(source) && !is_file {
            return Self::read(source).map_err(|error| Unopened { name: None, why: error.to_string() });
        }
        Self::read(&read_text(source)?).map_err(|error| Unopened::file(source, &error))
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn read_text(path: &str) -> Result<String, Unopened> {
    use crate::limit;
    use crate::texts::text;
    let bytes = limit::read_file(path.as_ref(), limit::SAVE_BYTES).map_err(|error| Unopened::file(path, &error))?;
    String::from_utf8(bytes).map_err(|_| Unopened::file(path, &text!("save-not-text")))
}

/// A page has no files by name, and dropped files come with their text, so the source itself is read.
#[cfg(target_arch = "wasm32")]
fn read_text(text: &str) -> Result<String, Unopened> {
    Ok(text.to_owned())
}
