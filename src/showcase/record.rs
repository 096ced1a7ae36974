//! A record as a scene: any match can be shown, without captions.

use super::place::Place;
use super::scene::{Opening, Scene, Step};
use crate::rules::{Record, RecordError};

/// The tag in which PGN says what was played.
const EVENT: &str = "Event";

impl Scene {
    /// A game record as a scene, from its first action to its last. `file` is the name of its file, for messages.
    ///
    /// # Errors
    ///
    /// What the rules refuse of the record.
    pub fn of_record(file: &str, record: &Record) -> Result<Self, RecordError> {
        record.replay()?;
        let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
        Ok(Self {
            file: file.to_owned(),
            name: name.split('.').next().unwrap_or(name).to_owned(),
            title: title(record),
            game: record.game,
            options: record.options.clone(),
            position: record.position.clone(),
            seed: record.seed,
            opening: Opening::default(),
            steps: record.actions.iter().map(|&action| Step::plain(action, Place::default())).collect(),
        })
    }
}

/// What was played, or who played, or just which game.
fn title(record: &Record) -> String {
    if let Some((_, event)) = record.tags.iter().find(|(name, value)| name == EVENT && !value.is_empty()) {
        return event.clone();
    }
    let players: Vec<&str> = record.players.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    if players.is_empty() { record.game.title().to_owned() } else { players.join(", ") }
}
