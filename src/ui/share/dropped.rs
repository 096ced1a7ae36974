//! Files that are let go over the window or the page: the match in them is opened.

use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::window::FileDragAndDrop;

use crate::notice::Notice;
#[cfg(not(target_arch = "wasm32"))]
use crate::play::Save;
use crate::play::{LoadGame, Session};
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    // Early in a frame: what the match takes the place of, such as the scenes behind the title, does not go on first.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(PreUpdate, open_dropped.run_if(on_message::<FileDragAndDrop>));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, open_dropped_on_page);
}

#[cfg(not(target_arch = "wasm32"))]
fn open_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            go_on_with(Save::open(&path_buf.to_string_lossy()), &mut commands);
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn open_dropped_on_page(mut commands: Commands) {
    if let Some(opened) = super::page::take_dropped() {
        go_on_with(opened, &mut commands);
    }
}

/// What cannot be opened leaves everything as it is.
fn go_on_with(opened: Result<Session, String>, commands: &mut Commands) {
    match opened {
        Ok(session) => commands.trigger(LoadGame(session)),
        Err(why) => commands.trigger(Notice(text!("share-unopened", why = why))),
    }
}
