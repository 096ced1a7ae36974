//! Asks for a file with the browser's file chooser. On the desktop, files are dropped onto the window instead.

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
use crate::ui::mirror::page::{CANVAS, leave};

/// Triggered to ask for a file, whose match is opened like that of a dropped one.
#[derive(Event, Copy, Clone, Debug)]
pub(in crate::ui) struct AskForFile;

/// Whether a file chooser is available.
#[derive(Resource, Copy, Clone, Debug)]
pub(in crate::ui) struct FileChooser(pub(in crate::ui) bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(FileChooser(cfg!(target_arch = "wasm32")));
    #[cfg(target_arch = "wasm32")]
    app.add_observer(on_ask_for_file);
}

/// Triggers the chooser in this very frame, since browsers allow it only right after a user's press.
#[cfg(target_arch = "wasm32")]
fn on_ask_for_file(_: On<AskForFile>) {
    leave(CANVAS, "data-asks-file", "");
}
