//! Key bindings.

use std::collections::BTreeMap;

use bevy::input::keyboard::{KeyCode, KeyboardInput};
use serde::{Deserialize, Serialize};

use super::command::Command;
use super::key::{Key, digit};

use crate::texts::text;

/// The keys that the user has changed. All other commands have their default keys.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings {
    changed: BTreeMap<Command, Key>,
}

/// The error for a key that cannot be assigned.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeyRefused {
    /// The key has another command already.
    #[error("{}", text!("keys-taken", key = .0.words(), what = .1.words()))]
    Taken(Key, Command),
    /// The key has a fixed meaning, or none by itself.
    #[error("{}", text!("keys-fixed"))]
    Fixed,
}

impl Bindings {
    /// The key of `command`.
    pub fn key(&self, command: Command) -> Key {
        self.changed.get(&command).copied().unwrap_or_else(|| command.usual_key())
    }

    /// The command of `key`.
    fn command(&self, key: Key) -> Option<Command> {
        Command::all().find(|&command| self.key(command) == key)
    }

    /// The command of a pressed key.
    pub fn asked(&self, pressed: &KeyboardInput) -> Option<Command> {
        [Key::sign_of(pressed), Key::place_of(pressed)].into_iter().flatten().find_map(|key| self.command(key))
    }

    /// Assigns the pressed key to `command`.
    ///
    /// # Errors
    ///
    /// Tells why it cannot be assigned. Nothing changes then.
    pub fn bind(&mut self, command: Command, pressed: &KeyboardInput) -> Result<(), KeyRefused> {
        let key = Key::of(pressed).filter(|_| digit(pressed.key_code).is_none()).ok_or(KeyRefused::Fixed)?;
        match self.command(key) {
            Some(other) if other != command => return Err(KeyRefused::Taken(key, other)),
            _ if key == command.usual_key() => self.changed.remove(&command),
            _ => self.changed.insert(command, key),
        };
        Ok(())
    }

    /// Whether all keys are the default ones.
    pub fn are_usual(&self) -> bool {
        self.changed.is_empty()
    }

    /// Resolves conflicts between bindings. The user's choices stay. A command whose default key is taken, such as a
    /// new one, gets a free key. If that fails, all keys are reset.
    pub(crate) fn sane(mut self) -> Self {
        const SPARE: [KeyCode; 6] =
            [KeyCode::KeyY, KeyCode::KeyJ, KeyCode::KeyG, KeyCode::KeyZ, KeyCode::KeyQ, KeyCode::KeyX];
        let chosen = self.clone();
        for command in Command::all().filter(|command| !chosen.changed.contains_key(command)) {
            let taken = chosen.changed.values().any(|&key| key == command.usual_key());
            let spare = SPARE.map(Key::Place).into_iter().find(|&key| self.command(key).is_none());
            if let Some(spare) = spare.filter(|_| taken) {
                self.changed.insert(command, spare);
            }
        }
        let is_clear = Command::all().all(|command| self.command(self.key(command)) == Some(command));
        if is_clear { self } else { Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;
    use bevy::input::keyboard;
    use bevy::prelude::Entity;

    use super::*;

    fn pressed(key_code: KeyCode, written: &str) -> KeyboardInput {
        let logical_key = keyboard::Key::Character(written.into());
        let state = ButtonState::Pressed;
        KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: Entity::PLACEHOLDER }
    }

    #[test]
    fn no_key_asks_for_two_things() {
        let usual = Bindings::default();
        assert_eq!(usual.clone().sane(), usual);
        for command in Command::all() {
            assert_eq!(usual.command(usual.key(command)), Some(command));
            assert!(!usual.key(command).name().is_empty(), "{command:?}");
        }
    }

    #[test]
    fn a_question_mark_is_where_the_keyboard_has_it() {
        let usual = Bindings::default();
        for code in [KeyCode::Slash, KeyCode::Minus, KeyCode::KeyM] {
            assert_eq!(usual.asked(&pressed(code, "?")), Some(Command::Keys), "{code:?}");
        }
        assert_eq!(usual.asked(&pressed(KeyCode::Slash, "/")), None);
        assert_eq!(usual.asked(&pressed(KeyCode::KeyU, "г")), Some(Command::Undo), "letters go by their place");
    }

    #[test]
    fn a_changed_key_asks_for_its_command_and_the_old_one_for_nothing() {
        let mut keys = Bindings::default();
        keys.bind(Command::Undo, &pressed(KeyCode::KeyZ, "z")).unwrap();
        keys.bind(Command::Hint, &pressed(KeyCode::Comma, ",")).unwrap();
        assert_eq!(keys.asked(&pressed(KeyCode::KeyZ, "z")), Some(Command::Undo));
        assert_eq!(keys.asked(&pressed(KeyCode::KeyU, "u")), None);
        assert_eq!(keys.asked(&pressed(KeyCode::KeyM, ",")), Some(Command::Hint));
        let kept = serde_json::to_string(&keys).unwrap();
        assert_eq!(kept, r#"{"undo":"Z","hint":","}"#);
        assert_eq!(serde_json::from_str::<Bindings>(&kept).unwrap().sane(), keys);
        keys.bind(Command::Undo, &pressed(KeyCode::KeyU, "u")).unwrap();
        keys.bind(Command::Hint, &pressed(KeyCode::KeyH, "h")).unwrap();
        assert!(keys.are_usual());
    }

    /// The default key of one command was assigned to another command first.
    #[test]
    fn what_a_player_has_chosen_stays_when_a_new_command_wants_the_same_key() {
        let keys = serde_json::from_str::<Bindings>(r#"{"hint":"I"}"#).unwrap().sane();
        assert_eq!((keys.key(Command::Hint).name(), keys.key(Command::HowItMoves).name()), ("I".into(), "Y".into()));
        assert_eq!(keys.clone().sane(), keys);
    }

    #[test]
    fn a_key_that_is_taken_or_fixed_is_refused_and_changes_nothing() {
        let mut keys = Bindings::default();
        let taken = keys.bind(Command::Hint, &pressed(KeyCode::KeyU, "u")).unwrap_err();
        assert_eq!(
            taken.to_string(),
            "U is already used for: Undo the last action. Give that action another key first."
        );
        for code in [KeyCode::Digit3, KeyCode::Escape, KeyCode::Tab, KeyCode::ShiftLeft] {
            assert_eq!(keys.bind(Command::Hint, &pressed(code, "3")), Err(KeyRefused::Fixed), "{code:?}");
        }
        assert!(keys.are_usual());
        let twice = r#"{"hint":"J","undo":"J"}"#;
        assert!(serde_json::from_str::<Bindings>(twice).unwrap().sane().are_usual());
        for bad in [r#"{"undo":"Shift"}"#, r#"{"undo":""}"#, r#"{"fly":"F"}"#] {
            assert!(serde_json::from_str::<Bindings>(bad).is_err(), "{bad}");
        }
    }
}
