//! Copy, cut and paste. In a window it is the system's clipboard; on the page `web/boot.js` puts there what is copied, and
//! hands over what is pasted, as attributes of the canvas.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiOutput, egui};

#[cfg(target_arch = "wasm32")]
use self::page as place;
#[cfg(not(target_arch = "wasm32"))]
use self::system as place;

pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<place::Clipboard>()
        .add_systems(PreUpdate, (press.run_if(on_message::<KeyboardInput>), place::paste))
        .add_systems(Last, copy);
}

/// What the keys for it ask of whatever is being written.
fn press(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut clipboard: NonSendMut<place::Clipboard>,
    mut given: Giving,
) {
    let is_held =
        held.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]);
    for key in keys.read().filter(|key| is_held && key.state == ButtonState::Pressed) {
        let Key::Character(letter) = &key.logical_key else { continue };
        match letter.to_lowercase().as_str() {
            "c" => given.give(&egui::Event::Copy),
            "x" => given.give(&egui::Event::Cut),
            "v" => clipboard.ask().into_iter().for_each(|text| given.give(&egui::Event::Paste(text))),
            _ => {}
        }
    }
}

/// Gives the panels what `bevy_egui` does not.
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

fn copy(outputs: Query<&EguiOutput, Changed<EguiOutput>>, mut clipboard: NonSendMut<place::Clipboard>) {
    for command in outputs.iter().flat_map(|output| &output.platform_output.commands) {
        if let egui::OutputCommand::CopyText(text) = command {
            clipboard.put(text);
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod system {
    use bevy::prelude::*;

    /// The system's clipboard, opened when it is wanted for the first time. It must live on: on Linux the program itself
    /// gives to others what has been copied.
    #[derive(Default)]
    pub(super) struct Clipboard(Option<arboard::Clipboard>);

    impl Clipboard {
        fn open(&mut self) -> Result<&mut arboard::Clipboard, arboard::Error> {
            Ok(match &mut self.0 {
                Some(open) => open,
                none => none.insert(arboard::Clipboard::new()?),
            })
        }

        /// What lies there, if that is text.
        pub(super) fn ask(&mut self) -> Option<String> {
            self.open().and_then(arboard::Clipboard::get_text).ok()
        }

        pub(super) fn put(&mut self, text: &str) {
            if let Err(error) = self.open().and_then(|clipboard| clipboard.set_text(text)) {
                warn!("nothing can be copied: {error}");
            }
        }
    }

    /// The keys have done it.
    pub(super) fn paste() {}
}

#[cfg(target_arch = "wasm32")]
mod page {
    use bevy_egui::egui;

    use super::super::mirror::page::{element, report};
    use super::Giving;

    /// The canvas.
    const CANVAS: &str = "game";

    #[derive(Default)]
    pub(super) struct Clipboard;

    impl Clipboard {
        /// The browser hands it over by itself.
        pub(super) fn ask(&mut self) -> Option<String> {
            None
        }

        pub(super) fn put(&mut self, text: &str) {
            if let Some(canvas) = element(CANVAS) {
                report(canvas.set_attribute("data-copied", text));
            }
        }
    }

    pub(super) fn paste(mut given: Giving) {
        let Some(canvas) = element(CANVAS) else { return };
        let Some(text) = canvas.get_attribute("data-pasted") else { return };
        report(canvas.remove_attribute("data-pasted"));
        given.give(&egui::Event::Paste(text));
    }
}
