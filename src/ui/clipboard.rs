//! Copy, cut and paste. Natively this is the system's clipboard. In the browser `web/files.js` writes copied text to it,
//! and passes pasted text on, by attributes of the canvas.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiOutput, egui};

use crate::notice::Notice;
use crate::texts::text;

#[cfg(target_arch = "wasm32")]
use self::page as place;
#[cfg(not(target_arch = "wasm32"))]
use self::system as place;

pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<place::Clipboard>()
        .add_systems(PreUpdate, press.run_if(on_message::<KeyboardInput>).after(InputSystems))
        .add_systems(Last, copy);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, page::paste.after(InputSystems));
}

/// Turns the shortcut keys into egui events for the focused text field.
fn press(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut clipboard: NonSendMut<place::Clipboard>,
    mut given: Giving,
) {
    let is_held =
        held.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]);
    for key in keys.read().filter(|key| is_held && key.state == ButtonState::Pressed) {
        // In non-Latin layouts the position of the key counts.
        let letter = match &key.logical_key {
            Key::Character(letter) if letter.is_ascii() => letter.to_ascii_lowercase(),
            _ => match key.key_code {
                KeyCode::KeyC => "c".to_owned(),
                KeyCode::KeyX => "x".to_owned(),
                KeyCode::KeyV => "v".to_owned(),
                _ => continue,
            },
        };
        match letter.as_str() {
            "c" => given.give(&egui::Event::Copy),
            "x" => given.give(&egui::Event::Cut),
            "v" => clipboard.ask().into_iter().for_each(|text| given.give(&egui::Event::Paste(text))),
            _ => {}
        }
    }
}

/// System parameter for the parts of the clipboard that `bevy_egui` lacks.
#[derive(bevy::ecs::system::SystemParam)]
struct Giving<'w, 's> {
    contexts: Query<'w, 's, Entity, With<EguiContext>>,
    input: MessageWriter<'w, EguiInputEvent>,
}

impl Giving<'_, '_> {
    fn give(&mut self, event: &egui::Event) {
        for context in &self.contexts {
            self.input.write(EguiInputEvent { context, event: event.clone() });
        }
    }
}

fn copy(
    outputs: Query<&EguiOutput, Changed<EguiOutput>>,
    mut clipboard: NonSendMut<place::Clipboard>,
    mut commands: Commands,
) {
    for command in outputs.iter().flat_map(|output| &output.platform_output.commands) {
        if let egui::OutputCommand::CopyText(text) = command
            && let Err(why) = clipboard.put(text)
        {
            commands.trigger(Notice::refusal(text!("share-not-copied", why = why)));
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod system {
    /// The system's clipboard, opened on first use. It must stay alive, because on Linux the program itself serves the
    /// copied text to other programs.
    #[derive(Default)]
    pub(super) struct Clipboard(Option<arboard::Clipboard>);

    impl Clipboard {
        fn open(&mut self) -> Result<&mut arboard::Clipboard, arboard::Error> {
            Ok(match &mut self.0 {
                Some(open) => open,
                none => none.insert(arboard::Clipboard::new()?),
            })
        }

        /// The text in the clipboard, if there is any.
        pub(super) fn ask(&mut self) -> Option<String> {
            self.open().and_then(arboard::Clipboard::get_text).ok()
        }

        /// Copies a text. The error is the system's message.
        pub(super) fn put(&mut self, text: &str) -> Result<(), String> {
            self.open().and_then(|clipboard| clipboard.set_text(text)).map_err(|error| error.to_string())
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod page {
    use bevy_egui::egui;

    use super::Giving;
    use crate::ui::mirror::page::{CANVAS, leave, take};

    #[derive(Default)]
    pub(super) struct Clipboard;

    impl Clipboard {
        /// The browser passes pasted text on by itself.
        pub(super) fn ask(&mut self) -> Option<String> {
            None
        }

        /// The browser does not report whether it worked.
        pub(super) fn put(&mut self, text: &str) -> Result<(), String> {
            leave(CANVAS, "data-copied", text);
            Ok(())
        }
    }

    pub(super) fn paste(mut given: Giving) {
        if let Some(text) = take(CANVAS, "data-pasted") {
            given.give(&egui::Event::Paste(text));
        }
    }
}
