//! What can be asked for by a key.

use bevy::prelude::KeyCode;
use serde::{Deserialize, Serialize};

use super::key::Key;

/// What a key asks for. Players can give each another key.
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
    GoOn,
    Undo,
    Redo,
    Review,
    Offer,
    Hint,
    Frame,
    Diagram,
    Threats,
    Web,
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
    /// All of them as players are told of them, with what they do and the key that each has at first.
    const TABLE: [(Self, &'static str, Key); 27] = [
        (Self::Up, "Cursor up", Key::Place(KeyCode::ArrowUp)),
        (Self::Down, "Cursor down", Key::Place(KeyCode::ArrowDown)),
        (Self::Left, "Cursor left", Key::Place(KeyCode::ArrowLeft)),
        (Self::Right, "Cursor right", Key::Place(KeyCode::ArrowRight)),
        (Self::Next, "To the next piece that can act, or the next target", Key::Place(KeyCode::PageDown)),
        (Self::Previous, "To the one before", Key::Place(KeyCode::PageUp)),
        (Self::Pick, "Pick what is under the cursor, or play there", Key::Place(KeyCode::Enter)),
        (Self::GoOn, "Skip an animation; else end the turn, throw the dice, do without", Key::Place(KeyCode::Space)),
        (Self::Undo, "Take back", Key::Place(KeyCode::KeyU)),
        (Self::Redo, "Play again", Key::Place(KeyCode::KeyR)),
        (Self::Review, "See again what the others did since your last turn", Key::Place(KeyCode::KeyL)),
        (Self::Offer, "Auction: be asked for an offer", Key::Place(KeyCode::KeyO)),
        (Self::Hint, "A hint", Key::Place(KeyCode::KeyH)),
        (Self::Frame, "Show the whole board again", Key::Place(KeyCode::Home)),
        (Self::Diagram, "The board flat, or as it stands", Key::Place(KeyCode::KeyV)),
        (Self::Threats, "Show what is threatened", Key::Place(KeyCode::KeyT)),
        (Self::Web, "Show who attacks whom", Key::Place(KeyCode::KeyW)),
        (Self::Chances, "Show everybody's chances", Key::Place(KeyCode::KeyE)),
        (Self::Pause, "Pause, and go on", Key::Place(KeyCode::KeyP)),
        (Self::Talk, "Quadchess: talk", Key::Place(KeyCode::KeyC)),
        (Self::BotsWait, "Let bots wait, or go on", Key::Place(KeyCode::KeyB)),
        (Self::BotsStep, "One action of a bot that waits, one step of a scene", Key::Place(KeyCode::KeyN)),
        (Self::Rules, "The rules", Key::Place(KeyCode::F1)),
        (Self::Keys, "All keys", Key::Sign('?')),
        (Self::Silence, "Silence", Key::Place(KeyCode::KeyM)),
        (Self::Picture, "A picture of the window", Key::Place(KeyCode::F12)),
        (Self::Fullscreen, "The whole screen, or a window", Key::Place(KeyCode::F11)),
    ];

    /// All of them, in the order in which players are told of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::TABLE.into_iter().map(|(command, ..)| command)
    }

    /// What it does, in a few words.
    pub fn words(self) -> &'static str {
        self.row().1
    }

    /// The key that it has at first.
    pub fn usual_key(self) -> Key {
        self.row().2
    }

    /// Whether it is asked for again and again while its key is held.
    pub fn repeats(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Left | Self::Right | Self::Next | Self::Previous)
    }

    fn row(self) -> (Self, &'static str, Key) {
        Self::TABLE[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_its_row() {
        for (place, (command, words, _)) in Command::TABLE.into_iter().enumerate() {
            assert_eq!(command as usize, place, "{words}");
        }
    }
}
