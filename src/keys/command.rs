//! The commands of keys.

use bevy::prelude::KeyCode;
use serde::{Deserialize, Serialize};

use super::key::Key;

use crate::texts::text;

/// A command of a key. Users can change the key.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the table says what each is")]
pub enum Command {
    Up,
    Down,
    Left,
    Right,
    Next,
    Previous,
    Pick,
    TakeOff,
    GoOn,
    Undo,
    Redo,
    Review,
    Offer,
    Hint,
    HowItMoves,
    Frame,
    Diagram,
    Threats,
    Web,
    Coordinates,
    Chances,
    Pause,
    Talk,
    BotsWait,
    BotsStep,
    Rules,
    Keys,
    Silence,
    Picture,
    Fullscreen,
}

impl Command {
    /// All commands in the order in which they are listed, with their default keys.
    const TABLE: [(Self, Key); 30] = [
        (Self::Up, Key::Place(KeyCode::ArrowUp)),
        (Self::Down, Key::Place(KeyCode::ArrowDown)),
        (Self::Left, Key::Place(KeyCode::ArrowLeft)),
        (Self::Right, Key::Place(KeyCode::ArrowRight)),
        (Self::Next, Key::Place(KeyCode::PageDown)),
        (Self::Previous, Key::Place(KeyCode::PageUp)),
        (Self::Pick, Key::Place(KeyCode::Enter)),
        (Self::TakeOff, Key::Place(KeyCode::Delete)),
        (Self::GoOn, Key::Place(KeyCode::Space)),
        (Self::Undo, Key::Place(KeyCode::KeyU)),
        (Self::Redo, Key::Place(KeyCode::KeyR)),
        (Self::Review, Key::Place(KeyCode::KeyL)),
        (Self::Offer, Key::Place(KeyCode::KeyO)),
        (Self::Hint, Key::Place(KeyCode::KeyH)),
        (Self::HowItMoves, Key::Place(KeyCode::KeyI)),
        (Self::Frame, Key::Place(KeyCode::Home)),
        (Self::Diagram, Key::Place(KeyCode::KeyV)),
        (Self::Threats, Key::Place(KeyCode::KeyT)),
        (Self::Web, Key::Place(KeyCode::KeyW)),
        (Self::Coordinates, Key::Place(KeyCode::KeyK)),
        (Self::Chances, Key::Place(KeyCode::KeyE)),
        (Self::Pause, Key::Place(KeyCode::KeyP)),
        (Self::Talk, Key::Place(KeyCode::KeyC)),
        (Self::BotsWait, Key::Place(KeyCode::KeyB)),
        (Self::BotsStep, Key::Place(KeyCode::KeyN)),
        (Self::Rules, Key::Place(KeyCode::F1)),
        (Self::Keys, Key::Sign('?')),
        (Self::Silence, Key::Place(KeyCode::KeyM)),
        (Self::Picture, Key::Place(KeyCode::F12)),
        (Self::Fullscreen, Key::Place(KeyCode::F11)),
    ];

    /// All commands, in the order in which they are listed.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::TABLE.into_iter().map(|(command, _)| command)
    }

    /// The command in a few words.
    pub fn words(self) -> String {
        match self {
            Self::Up => text!("key-up"),
            Self::Down => text!("key-down"),
            Self::Left => text!("key-left"),
            Self::Right => text!("key-right"),
            Self::Next => text!("key-next"),
            Self::Previous => text!("key-previous"),
            Self::Pick => text!("key-pick"),
            Self::TakeOff => text!("key-take-off"),
            Self::GoOn => text!("key-go-on"),
            Self::Undo => text!("key-undo"),
            Self::Redo => text!("key-redo"),
            Self::Review => text!("key-review"),
            Self::Offer => text!("key-offer"),
            Self::Hint => text!("key-hint"),
            Self::HowItMoves => text!("key-how-it-moves"),
            Self::Frame => text!("key-frame"),
            Self::Diagram => text!("key-diagram"),
            Self::Threats => text!("key-threats"),
            Self::Web => text!("key-web"),
            Self::Coordinates => text!("key-coordinates"),
            Self::Chances => text!("key-chances"),
            Self::Pause => text!("key-pause"),
            Self::Talk => text!("key-talk"),
            Self::BotsWait => text!("key-bots-wait"),
            Self::BotsStep => text!("key-bots-step"),
            Self::Rules => text!("key-rules"),
            Self::Keys => text!("key-keys"),
            Self::Silence => text!("key-silence"),
            Self::Picture => text!("key-picture"),
            Self::Fullscreen => text!("key-fullscreen"),
        }
    }

    /// The default key.
    pub fn usual_key(self) -> Key {
        self.row().1
    }

    /// Whether the command repeats while its key is held.
    pub fn repeats(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Left | Self::Right | Self::Next | Self::Previous)
    }

    fn row(self) -> (Self, Key) {
        Self::TABLE[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_its_row() {
        for (place, (command, _)) in Command::TABLE.into_iter().enumerate() {
            assert_eq!(command as usize, place, "{}", command.words());
        }
    }
}
