//! Opens a match from a file or a link.

use super::Save;
use crate::play::session::Session;
use crate::rules::record::is_link;

impl Save {
    /// The match in a link, or in the file of this name.
    ///
    /// # Errors
    ///
    /// A sentence that tells why there is none.
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

/// A page has no files by name, and dropped files come with their text, so the source itself is read.
#[cfg(target_arch = "wasm32")]
fn read_text(text: &str) -> Result<String, String> {
    Ok(text.to_owned())
}
