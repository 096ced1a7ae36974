//! Files that are let go over the window or the page, or chosen there: the match in them is opened.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::window::FileDragAndDrop;

use super::Pasted;
use crate::notice::Notice;
#[cfg(not(target_arch = "wasm32"))]
use crate::play::Save;
use crate::play::{LoadGame, Session};
use crate::texts::text;
use crate::ui::dialog::Dialog;

pub(super) fn plugin(app: &mut App) {
    // Early in a frame: what the match takes the place of, such as the scenes behind the title, does not go on first.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(PreUpdate, open_dropped.run_if(on_message::<FileDragAndDrop>));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, open_dropped_on_page);
}

#[cfg(not(target_arch = "wasm32"))]
fn open_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut opening: Opening) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            opening.go_on_with(Save::open(&path_buf.to_string_lossy()));
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn open_dropped_on_page(mut opening: Opening) {
    if let Some(opened) = super::page::take_dropped() {
        opening.go_on_with(opened);
    }
}

/// What a file has to do with.
#[derive(SystemParam)]
struct Opening<'w, 's> {
    dialog: ResMut<'w, Dialog>,
    pasted: ResMut<'w, Pasted>,
    commands: Commands<'w, 's>,
}

impl Opening<'_, '_> {
    /// What cannot be opened leaves everything as it is. The dialog that asked for it has done its work, or says the fault:
    /// in a small window it lies over other sentences.
    fn go_on_with(&mut self, opened: Result<Session, String>) {
        let is_asked_for = *self.dialog == Dialog::Share;
        match opened {
            Ok(session) => {
                if is_asked_for {
                    *self.dialog = Dialog::Closed;
                }
                self.commands.trigger(LoadGame(session));
            }
            Err(why) => {
                let fault = text!("share-unopened", why = why);
                if is_asked_for {
                    self.pasted.fault = Some(fault.clone());
                }
                self.commands.trigger(Notice::refusal(fault));
            }
        }
    }
}
