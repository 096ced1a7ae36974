//! A key of the keyboard, by its position or by its character.

use bevy::input::keyboard::{self, KeyboardInput};
use bevy::prelude::KeyCode;
use serde::{Deserialize, Serialize};

use crate::texts::text;

/// A key of the keyboard. Letter keys are identified by their physical position. All other keys are identified by the
/// character that they type, because each keyboard layout has them in another place.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Key {
    /// The key at this position.
    Place(KeyCode),
    /// The key that types this character.
    Sign(char),
}

/// The error for a text that names no key.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no key {0:?}")]
pub struct NotAKey(String);

impl Key {
    /// The pressed key; `None` for one that can have no command, such as Shift.
    pub fn of(pressed: &KeyboardInput) -> Option<Self> {
        Self::sign_of(pressed).or_else(|| Self::place_of(pressed))
    }

    /// The typed character, if it is neither a letter nor a digit.
    pub(super) fn sign_of(pressed: &KeyboardInput) -> Option<Self> {
        let keyboard::Key::Character(written) = &pressed.logical_key else { return None };
        let mut signs = written.chars();
        signs.next().filter(|&sign| signs.next().is_none() && is_sign(sign)).map(Self::Sign)
    }

    /// The position of the pressed key.
    pub(super) fn place_of(pressed: &KeyboardInput) -> Option<Self> {
        let code = match pressed.key_code {
            KeyCode::NumpadEnter => KeyCode::Enter,
            code => code,
        };
        PLACES.iter().any(|&(known, _)| known == code).then_some(Self::Place(code))
    }

    /// The name of the key for users.
    pub fn words(self) -> String {
        match self {
            Self::Place(KeyCode::Space) => text!("key-name-space"),
            Self::Place(KeyCode::Enter) => text!("key-name-enter"),
            Self::Place(KeyCode::Backspace) => text!("key-name-backspace"),
            Self::Place(KeyCode::Delete) => text!("key-name-delete"),
            Self::Place(KeyCode::ArrowUp) => text!("key-name-up"),
            Self::Place(KeyCode::ArrowDown) => text!("key-name-down"),
            Self::Place(KeyCode::ArrowLeft) => text!("key-name-left"),
            Self::Place(KeyCode::ArrowRight) => text!("key-name-right"),
            Self::Place(KeyCode::Home) => text!("key-name-home"),
            Self::Place(KeyCode::End) => text!("key-name-end"),
            Self::Place(KeyCode::PageUp) => text!("key-name-page-up"),
            Self::Place(KeyCode::PageDown) => text!("key-name-page-down"),
            key => key.name(),
        }
    }

    /// The name of the key in settings.
    pub fn name(self) -> String {
        match self {
            Self::Sign(sign) => sign.to_string(),
            Self::Place(code) => PLACES.iter().find(|&&(known, _)| known == code).map_or("", |&(_, name)| name).into(),
        }
    }
}

fn is_sign(sign: char) -> bool {
    !sign.is_alphanumeric() && !sign.is_whitespace() && !sign.is_control()
}

/// The digit of a key in the number row or on the number pad.
pub fn digit(code: KeyCode) -> Option<u8> {
    const ROWS: [[KeyCode; 9]; 2] = [
        [
            KeyCode::Digit1,
            KeyCode::Digit2,
            KeyCode::Digit3,
            KeyCode::Digit4,
            KeyCode::Digit5,
            KeyCode::Digit6,
            KeyCode::Digit7,
            KeyCode::Digit8,
            KeyCode::Digit9,
        ],
        [
            KeyCode::Numpad1,
            KeyCode::Numpad2,
            KeyCode::Numpad3,
            KeyCode::Numpad4,
            KeyCode::Numpad5,
            KeyCode::Numpad6,
            KeyCode::Numpad7,
            KeyCode::Numpad8,
            KeyCode::Numpad9,
        ],
    ];
    let place = ROWS.iter().find_map(|row| row.iter().position(|&known| known == code))?;
    Some(place as u8 + 1)
}

/// The keys with the same name in all layouts. Escape, Tab and the digits are excluded, because their meaning is fixed.
const PLACES: [(KeyCode, &str); 50] = [
    (KeyCode::KeyA, "A"),
    (KeyCode::KeyB, "B"),
    (KeyCode::KeyC, "C"),
    (KeyCode::KeyD, "D"),
    (KeyCode::KeyE, "E"),
    (KeyCode::KeyF, "F"),
    (KeyCode::KeyG, "G"),
    (KeyCode::KeyH, "H"),
    (KeyCode::KeyI, "I"),
    (KeyCode::KeyJ, "J"),
    (KeyCode::KeyK, "K"),
    (KeyCode::KeyL, "L"),
    (KeyCode::KeyM, "M"),
    (KeyCode::KeyN, "N"),
    (KeyCode::KeyO, "O"),
    (KeyCode::KeyP, "P"),
    (KeyCode::KeyQ, "Q"),
    (KeyCode::KeyR, "R"),
    (KeyCode::KeyS, "S"),
    (KeyCode::KeyT, "T"),
    (KeyCode::KeyU, "U"),
    (KeyCode::KeyV, "V"),
    (KeyCode::KeyW, "W"),
    (KeyCode::KeyX, "X"),
    (KeyCode::KeyY, "Y"),
    (KeyCode::KeyZ, "Z"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::F11, "F11"),
    (KeyCode::F12, "F12"),
    (KeyCode::Space, "Space"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::ArrowUp, "Up"),
    (KeyCode::ArrowDown, "Down"),
    (KeyCode::ArrowLeft, "Left"),
    (KeyCode::ArrowRight, "Right"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "Page Up"),
    (KeyCode::PageDown, "Page Down"),
];

impl From<Key> for String {
    fn from(key: Key) -> Self {
        key.name()
    }
}

impl TryFrom<String> for Key {
    type Error = NotAKey;

    fn try_from(name: String) -> Result<Self, NotAKey> {
        if let Some(&(code, _)) = PLACES.iter().find(|(_, known)| *known == name) {
            return Ok(Self::Place(code));
        }
        let mut signs = name.chars();
        match (signs.next().filter(|&sign| is_sign(sign)), signs.next()) {
            (Some(sign), None) => Ok(Self::Sign(sign)),
            _ => Err(NotAKey(name)),
        }
    }
}
