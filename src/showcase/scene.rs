//! Scenes: what is played, and how it is shown.

use super::camera::Camera;
use super::claim::Claim;
use super::place::Place;
use crate::rules::{Action, GameId};
use crate::texts::Words;

/// The slowest motion: a tenth of normal speed.
pub const SLOWEST: f32 = 0.1;
/// Reading speed for captions, in characters per second.
const CHARACTERS_PER_SEC: f32 = 16.0;
/// Minimum display time of a caption, in seconds.
const SHORTEST_SECS: f32 = 1.5;

/// A staged scene. Parsing checks its options and positions; [`Scene::play`] checks that its actions are legal and have
/// the claimed effects.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The file it was read from, for error messages.
    pub file: String,
    /// Its name: the file's name without folder and extension.
    pub name: String,
    /// Its title in the menu.
    pub title: Words,
    /// The game it shows.
    pub game: GameId,
    /// Rule options, as pairs of name and value; others have their default.
    pub options: Vec<(String, String)>,
    /// The text of its starting position, if it is not the start of the game.
    pub position: Option<String>,
    /// The seed of the dice, if the scene is played on as a match.
    pub seed: Option<u64>,
    /// The view before the first step.
    pub opening: Opening,
    /// Actions played unseen before the first step; only a [part](Scene::part) of a scene has any.
    pub before: Vec<SceneStep>,
    /// The actions, in order.
    pub steps: Vec<SceneStep>,
}

/// The view before the first step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Opening {
    /// The subject of the scene; may be empty.
    pub caption: Words,
    /// The camera target.
    pub camera: Camera,
    /// How long it stays, in seconds, if the scene sets it.
    pub hold_secs: Option<f32>,
}

/// An action, and how it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct SceneStep {
    /// The action.
    pub action: Action,
    /// A caption about the rule it shows; may be empty.
    pub caption: Words,
    /// The heading in the game's page of `docs/rules` that has the rule.
    pub rule: Option<String>,
    /// The camera target; if not set, the camera stays.
    pub camera: Option<Camera>,
    /// Playback speed, from [`SLOWEST`] to 1.
    pub slow: f32,
    /// How long the picture stays after the action, in seconds, if the scene sets it.
    pub hold_secs: Option<f32>,
    /// Actions that must be illegal before the step, because the caption says so.
    pub refused: Vec<Action>,
    /// Effects that it must have.
    pub shows: Vec<Claim>,
    /// Its place in the file.
    pub place: Place,
}

impl Scene {
    /// All its texts, some of them empty.
    pub fn words(&self) -> Vec<&Words> {
        let captions = self.steps.iter().map(|step| &step.caption);
        captions.chain([&self.title, &self.opening.caption]).collect()
    }
}

impl Opening {
    /// How long it stays, in seconds: as set, or as long as it takes to read the caption.
    pub fn hold_secs(&self) -> f32 {
        self.hold_secs.unwrap_or_else(|| reading_secs(self.caption.spoken()))
    }
}

impl SceneStep {
    /// An action without a caption.
    pub fn plain(action: Action, place: Place) -> Self {
        Self {
            action,
            caption: Words::default(),
            rule: None,
            camera: None,
            slow: 1.0,
            hold_secs: None,
            refused: Vec::new(),
            shows: Vec::new(),
            place,
        }
    }

    /// How long the picture stays after the action, in seconds: as set, or as long as it takes to read the caption.
    pub fn hold_secs(&self) -> f32 {
        self.hold_secs.unwrap_or_else(|| reading_secs(self.caption.spoken()))
    }
}

/// The time to read a caption, in seconds.
fn reading_secs(caption: &str) -> f32 {
    if caption.is_empty() { 0.0 } else { (caption.chars().count() as f32 / CHARACTERS_PER_SEC).max(SHORTEST_SECS) }
}
