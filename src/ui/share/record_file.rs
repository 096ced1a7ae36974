//! Saves the record of the match as a file: in a folder, or as a download of the page.

use bevy::prelude::*;

use crate::notice::Notice;
use crate::play::{Session, shared_record};
use crate::storage::name_for_now;
use crate::texts::text;

/// The file extension of records.
const ENDING: &str = "bgr";

/// Triggered to save the record of the current match to a file.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct SaveRecord;

/// The folder of records: the user's documents, or the current directory.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Resource, Clone, Debug)]
pub(in crate::ui) struct RecordFolder(pub(in crate::ui) std::path::PathBuf);

#[cfg(not(target_arch = "wasm32"))]
impl Default for RecordFolder {
    fn default() -> Self {
        Self(crate::storage::documents())
    }
}

pub(super) fn plugin(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.init_resource::<RecordFolder>();
    app.add_observer(on_save_record);
}

fn on_save_record(
    _: On<SaveRecord>,
    session: Res<Session>,
    #[cfg(not(target_arch = "wasm32"))] folder: Res<RecordFolder>,
    mut commands: Commands,
) {
    let (name, record) = (name_for_now(ENDING), shared_record(&session).to_string());
    #[cfg(not(target_arch = "wasm32"))]
    let saved = write(&folder.0, &name, &record);
    #[cfg(target_arch = "wasm32")]
    let saved = super::page::download(&name, &record);
    commands.trigger(match saved {
        Ok(place) => Notice::news(text!("share-record-saved", place = place)),
        Err(why) => Notice::refusal(text!("share-record-not-saved", why = why)),
    });
}

/// Returns where the file is, or why it could not be written.
#[cfg(not(target_arch = "wasm32"))]
fn write(folder: &std::path::Path, name: &str, record: &str) -> Result<String, String> {
    let path = folder.join(name);
    // Users do not know the current directory.
    let path = std::path::absolute(&path).unwrap_or(path);
    let place = path.display().to_string();
    match std::fs::write(&path, record) {
        Ok(()) => Ok(place),
        Err(error) => Err(format!("{place}: {error}")),
    }
}
