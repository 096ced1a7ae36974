//! Files in the browser: dropped, chosen and downloaded ones. `web/files.js` reads and writes them, and passes them as
//! attributes of the canvas.

use serde::Deserialize;

use crate::limit::{RECORD_BYTES, TooLong};
use crate::play::{Save, Session, Unopened};
use crate::texts::text;
#[cfg(target_arch = "wasm32")]
use crate::ui::mirror::page::{CANVAS, leave, take};

/// A dropped or chosen file, as the page passes it.
#[derive(Deserialize, Debug)]
struct Dropped {
    name: String,
    bytes: u64,
    /// `None` if it is too long, or not text.
    text: Option<String>,
}

/// The match in a dropped file, or an error message.
fn open(dropped: &str) -> Result<Session, Unopened> {
    let unread = |error: serde_json::Error| Unopened { name: None, why: error.to_string() };
    let Dropped { name, bytes, text } = serde_json::from_str(dropped).map_err(unread)?;
    if bytes > RECORD_BYTES as u64 {
        return Err(Unopened::file(&name, &TooLong { most: RECORD_BYTES }));
    }
    let text = text.ok_or_else(|| Unopened::file(&name, &text!("save-not-text")))?;
    Save::read(&text).map_err(|error| Unopened::file(&name, &error))
}

/// Takes the file dropped since the last call, if any.
#[cfg(target_arch = "wasm32")]
pub(super) fn take_dropped() -> Option<Result<Session, Unopened>> {
    take(CANVAS, "data-dropped").map(|dropped| open(&dropped))
}

/// Downloads a file. Only its name is known, not where the browser puts it.
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
            (
                r#"{ "name": "list.txt", "bytes": 10, "text": "milk, eggs" }"#,
                "list.txt: this isn't a Bulldozer Gambit record: the tag `Game` is missing",
            ),
            (r#"{ "name": "cat.png", "bytes": 9, "text": null }"#, "cat.png: this is not text"),
            (r#"{ "name": "all.bgr", "bytes": 1048577, "text": null }"#, "all.bgr: this is longer than 1 MB"),
            ("garbage", "expected value"),
        ] {
            let told = open(file).unwrap_err().to_string();
            assert!(told.starts_with(why), "{told}");
        }
    }
}
