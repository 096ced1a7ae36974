//! Shows a record as a scene, without captions.

use super::place::Place;
use super::scene::{Opening, Scene, SceneStep};
use crate::rules::{Record, RecordError};

/// The PGN tag with the name of the event.
const EVENT: &str = "Event";

impl Scene {
    /// A complete game record as a scene. `file` is the name of its file, for messages.
    ///
    /// # Errors
    ///
    /// Where the record is illegal.
    pub fn of_record(file: &str, record: &Record) -> Result<Self, RecordError> {
        record.replay()?;
        let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
        Ok(Self {
            file: file.to_owned(),
            name: name.split('.').next().unwrap_or(name).to_owned(),
            title: title(record).into(),
            game: record.game,
            options: record.options.clone(),
            position: record.position.clone(),
            seed: record.seed,
            opening: Opening::default(),
            before: Vec::new(),
            steps: record.actions.iter().map(|&action| SceneStep::plain(action, Place::default())).collect(),
        })
    }
}

/// A title from the event, the players' names, or just the game.
fn title(record: &Record) -> String {
    if let Some((_, event)) = record.tags.iter().find(|(name, value)| name == EVENT && !value.is_empty()) {
        return event.clone();
    }
    let players: Vec<&str> = record.players.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    if players.is_empty() { record.game.title().to_owned() } else { players.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_a_scene_without_captions() {
        let text =
            "[Game \"pothole\"]\n[Options \"exact-cars=true\"]\n[White \"Ann\"]\n[Blue \"Ben\"]\n\nc2d2 end b5c5 *";
        let record = Record::parse(text).unwrap();
        let scene = Scene::of_record("games/first.bgr", &record).unwrap();
        assert_eq!((scene.name.as_str(), scene.title.spoken(), scene.steps.len()), ("first", "Ann, Ben", 3));
        assert!(scene.opening.hold_secs() == 0.0 && scene.steps.iter().all(|step| step.hold_secs() == 0.0));
        let (run, replay) = (scene.play().unwrap(), record.replay().unwrap());
        assert_eq!(run.frames[2].table.to_text(), replay.last().to_text());

        let unnamed = Record::parse("[Game \"knot\"]\n\n*").unwrap();
        assert_eq!(Scene::of_record("x", &unnamed).unwrap().title.spoken(), "4-by-1 Knot Chess");
        let broken = Record::parse("[Game \"pothole\"]\n\nc2c4 *").unwrap();
        assert!(Scene::of_record("x", &broken).is_err());
    }
}
