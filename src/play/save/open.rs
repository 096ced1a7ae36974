//! Opening a match from outside: a file, or a link.

use super::Save;
use crate::play::session::Session;
use crate::rules::record::is_link;

impl Save {
    /// The match in a link, or in the file of this name.
    ///
    /// # Errors
    ///
    /// A sentence that says why there is none.
    pub fn open(source: &str) -> Result<Session, String> {
        let is_file = std::path::Path::new(source).exists();
        if is_link(source) && !is_file {
            return Self::read(source).map_err(|error| error.to_string());
        }
        Self::read(&read_text(source)?).map_err(|error| format!("{source}: {error}"))
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn read_text(path: &str) -> Result<String, String> {
    use crate::limit;
    use crate::texts::text;
    let bytes = limit::read_file(path.as_ref(), limit::SAVE_BYTES).map_err(|error| format!("{path}: {error}"))?;
    String::from_utf8(bytes).map_err(|_| text!("save-not-text", path = path))
}

/// A page has no files by name, and what is dropped on it comes with its text: what is given to it is read as it stands.
#[cfg(target_arch = "wasm32")]
fn read_text(text: &str) -> Result<String, String> {
    Ok(text.to_owned())
}
