//! Opens the match in a file that was dropped or chosen.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::window::FileDragAndDrop;

use super::Pasted;
use crate::notice::Notice;
#[cfg(not(target_arch = "wasm32"))]
use crate::play::Save;
use crate::play::{LoadGame, Session, Unopened};
use crate::texts::text;
use crate::ui::dialog::Dialog;

pub(super) fn plugin(app: &mut App) {
    // Early in a frame, before what the match replaces, such as the demos behind the title, goes on.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(PreUpdate, open_dropped.run_if(on_message::<FileDragAndDrop>));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, open_dropped_on_page);
}

#[cfg(not(target_arch = "wasm32"))]
fn open_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut opening: FileOpening) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            opening.go_on_with(Save::open(&path_buf.to_string_lossy()));
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn open_dropped_on_page(mut opening: FileOpening) {
    if let Some(opened) = super::page::take_dropped() {
        opening.go_on_with(opened);
    }
}

/// System parameter for opening a file.
#[derive(SystemParam)]
struct FileOpening<'w, 's> {
    dialog: ResMut<'w, Dialog>,
    pasted: ResMut<'w, Pasted>,
    commands: Commands<'w, 's>,
}

impl FileOpening<'_, '_> {
    /// Opens the match. On an error nothing changes. The dialog is closed, or shows the error itself, as it may cover
    /// the notice.
    fn go_on_with(&mut self, opened: Result<Session, Unopened>) {
        let is_asked_for = *self.dialog == Dialog::Share;
        match opened {
            Ok(session) => {
                if is_asked_for {
                    *self.dialog = Dialog::Closed;
                }
                self.commands.trigger(LoadGame(session));
            }
            Err(Unopened { name, why }) => {
                let file = name.unwrap_or_else(|| text!("share-this-file"));
                let fault = text!("share-unopened", file = file, why = Notice::sentence(&why).words);
                if is_asked_for {
                    self.pasted.fault = Some(fault.clone());
                }
                self.commands.trigger(Notice::refusal(fault));
            }
        }
    }
}
