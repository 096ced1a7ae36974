//! A file is asked for. The page lets its browser ask, with a chooser; in a window files are let go over it.

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
use crate::ui::mirror::page::{CANVAS, leave};

/// Ask for a file: the match in what is chosen is opened, as in what is let go over the page.
#[derive(Event, Copy, Clone, Debug)]
pub(in crate::ui) struct AskForFile;

/// Whether there is somebody who asks for files.
#[derive(Resource, Copy, Clone, Debug)]
pub(in crate::ui) struct FileChooser(pub(in crate::ui) bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(FileChooser(cfg!(target_arch = "wasm32")));
    #[cfg(target_arch = "wasm32")]
    app.add_observer(on_ask_for_file);
}

/// The browser does so only soon after something was pressed: this very frame is told.
#[cfg(target_arch = "wasm32")]
fn on_ask_for_file(_: On<AskForFile>) {
    leave(CANVAS, "data-asks-file", "");
}
