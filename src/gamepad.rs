//! Gamepad support: its buttons press keys, so it can do everything that keys can do. If a key is changed, its button
//! follows.

use bevy::input::InputSystems;
use bevy::input::gamepad::{GamepadButtonStateChangedEvent, gamepad_event_processing_system};
use bevy::input::keyboard::{self, KeyboardInput, NativeKey, keyboard_input_system};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::keys::{Command, Key};
use crate::settings::Settings;

/// The effect of a button.
#[derive(Copy, Clone, Debug)]
enum Presses {
    /// Presses the key of this command.
    Command(Command),
    /// Presses Escape.
    Back,
    /// Presses Tab.
    Onward,
    /// Presses Shift+Tab.
    Backward,
}

/// The buttons by position: South is A of an Xbox pad, and the cross of a `PlayStation`'s.
const BUTTONS: [(GamepadButton, Presses); 16] = [
    (GamepadButton::DPadUp, Presses::Command(Command::Up)),
    (GamepadButton::DPadDown, Presses::Command(Command::Down)),
    (GamepadButton::DPadLeft, Presses::Command(Command::Left)),
    (GamepadButton::DPadRight, Presses::Command(Command::Right)),
    (GamepadButton::South, Presses::Command(Command::Pick)),
    (GamepadButton::East, Presses::Back),
    (GamepadButton::West, Presses::Command(Command::GoOn)),
    (GamepadButton::North, Presses::Command(Command::Hint)),
    (GamepadButton::LeftTrigger, Presses::Backward),
    (GamepadButton::RightTrigger, Presses::Onward),
    (GamepadButton::LeftTrigger2, Presses::Command(Command::Previous)),
    (GamepadButton::RightTrigger2, Presses::Command(Command::Next)),
    (GamepadButton::LeftThumb, Presses::Command(Command::Diagram)),
    (GamepadButton::RightThumb, Presses::Command(Command::Frame)),
    (GamepadButton::Select, Presses::Command(Command::Keys)),
    (GamepadButton::Start, Presses::Back),
];

pub(super) fn plugin(app: &mut App) {
    let place = press_keys.in_set(InputSystems).after(gamepad_event_processing_system).before(keyboard_input_system);
    app.add_systems(PreUpdate, place);
}

fn press_keys(
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    windows: Query<Entity, With<PrimaryWindow>>,
    settings: Res<Settings>,
    mut keys: MessageWriter<KeyboardInput>,
) {
    let Ok(window) = windows.single() else { return };
    for changed in buttons.read() {
        let Some((_, presses)) = BUTTONS.iter().find(|(button, _)| *button == changed.button) else { continue };
        let mut press = |key_code, logical_key| {
            let state = changed.state;
            keys.write(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
        };
        match *presses {
            Presses::Command(command) => match settings.keys.key(command) {
                Key::Place(code) => press(code, named(code)),
                Key::Sign(sign) => {
                    press(KeyCode::Unidentified(keyboard::NativeKeyCode::Unidentified), written(sign));
                }
            },
            Presses::Back => press(KeyCode::Escape, keyboard::Key::Escape),
            Presses::Onward => press(KeyCode::Tab, keyboard::Key::Tab),
            Presses::Backward => {
                press(KeyCode::ShiftLeft, keyboard::Key::Shift);
                press(KeyCode::Tab, keyboard::Key::Tab);
            }
        }
    }
}

/// The logical key of a key that types nothing, as egui needs it.
fn named(code: KeyCode) -> keyboard::Key {
    match code {
        KeyCode::ArrowUp => keyboard::Key::ArrowUp,
        KeyCode::ArrowDown => keyboard::Key::ArrowDown,
        KeyCode::ArrowLeft => keyboard::Key::ArrowLeft,
        KeyCode::ArrowRight => keyboard::Key::ArrowRight,
        KeyCode::PageUp => keyboard::Key::PageUp,
        KeyCode::PageDown => keyboard::Key::PageDown,
        KeyCode::Enter => keyboard::Key::Enter,
        KeyCode::Space => keyboard::Key::Space,
        KeyCode::Home => keyboard::Key::Home,
        _ => keyboard::Key::Unidentified(NativeKey::Unidentified),
    }
}

fn written(sign: char) -> keyboard::Key {
    keyboard::Key::Character(sign.to_string().into())
}
