//! Files of the page: those that are dropped on it or chosen, and those that it downloads. `web/boot.js` reads and writes them;
//! they are handed over as attributes of the canvas.

use serde::Deserialize;

use crate::limit::{RECORD_BYTES, TooLong};
use crate::play::{Save, Session};
use crate::texts::text;
#[cfg(target_arch = "wasm32")]
use crate::ui::mirror::page::{CANVAS, leave, take};

/// A file that was dropped or chosen, as the page hands it over.
#[derive(Deserialize, Debug)]
struct Dropped {
    name: String,
    bytes: u64,
    /// None where it is too long, or no text.
    text: Option<String>,
}

/// The match in a file that was dropped, or a sentence that says why there is none.
fn open(dropped: &str) -> Result<Session, String> {
    let Dropped { name, bytes, text } = serde_json::from_str(dropped).map_err(|error| error.to_string())?;
    if bytes > RECORD_BYTES as u64 {
        return Err(format!("{name}: {}", TooLong { most: RECORD_BYTES }));
    }
    let text = text.ok_or_else(|| text!("save-not-text", path = name.as_str()))?;
    Save::read(&text).map_err(|error| format!("{name}: {error}"))
}

/// Takes what was dropped since it was last looked for, if anything was.
#[cfg(target_arch = "wasm32")]
pub(super) fn take_dropped() -> Option<Result<Session, String>> {
    take(CANVAS, "data-dropped").map(|dropped| open(&dropped))
}

/// Lets the browser put a file where it puts what is downloaded. What it is called is all that is known of its place.
#[cfg(target_arch = "wasm32")]
pub(super) fn download(name: &str, text: &str) -> Result<String, String> {
    let file = serde_json::to_string(&[name, text]).map_err(|error| error.to_string())?;
    leave(CANVAS, "data-download", &file);
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::open;

    #[test]
    fn a_file_on_the_page_is_opened_or_its_fault_is_said() {
        let record = r#"{ "name": "a.bgr", "bytes": 30, "text": "[Game \"pothole\"]\n\nc2d2 end *\n" }"#;
        assert_eq!(open(record).unwrap().actions().len(), 2);
        for (file, why) in [
            (r#"{ "name": "list.txt", "bytes": 10, "text": "milk, eggs" }"#, "list.txt: "),
            (r#"{ "name": "cat.png", "bytes": 9, "text": null }"#, "cat.png: this is not text"),
            (r#"{ "name": "all.bgr", "bytes": 1048577, "text": null }"#, "all.bgr: this is longer than 1 MB"),
            ("garbage", "expected value"),
        ] {
            let told = open(file).unwrap_err();
            assert!(told.starts_with(why), "{told}");
        }
    }
}
