//! A scene: what is played, and how it is shown.

use super::camera::Camera;
use super::claim::Claim;
use super::place::Place;
use super::words::Words;
use crate::rules::{Action, GameId};

/// The slowest motion: time goes at a tenth of its pace.
pub const SLOWEST: f32 = 0.1;
/// How many characters of a caption are read in a second.
const CHARACTERS_PER_SEC: f32 = 16.0;
/// How long even the shortest caption stays.
const SHORTEST_SECS: f32 = 1.5;

/// A staged scene. What it says of the rules is checked when it is read; whether its actions are legal and show what they
/// should, [`Scene::play`] finds out.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The file that it was read from, for whoever is told of a fault.
    pub file: String,
    /// Its name: that of the file, without folder and ending.
    pub name: String,
    /// What the menu calls it.
    pub title: Words,
    /// Which game.
    pub game: GameId,
    /// Rule options, as pairs of name and value. Those left out have their usual value.
    pub options: Vec<(String, String)>,
    /// The text of the position that it begins at, where that is not the start of the game.
    pub position: Option<String>,
    /// What the game's chance would be drawn from, if the scene were played on.
    pub seed: Option<u64>,
    /// What is seen before the first step.
    pub opening: Opening,
    /// What has been played when it begins, unseen: nothing, but in a [part](Scene::part) of a scene.
    pub before: Vec<Step>,
    /// The actions, in order.
    pub steps: Vec<Step>,
}

/// What is seen before the first step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Opening {
    /// What the scene is about; may be empty.
    pub caption: Words,
    /// Where the camera looks.
    pub camera: Camera,
    /// How long it stays, where the scene says so.
    pub hold_secs: Option<f32>,
}

/// An action, and how it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The action.
    pub action: Action,
    /// What rule is seen; may be empty.
    pub caption: Words,
    /// The heading of the game's page in `docs/rules` that has the rule.
    pub rule: Option<String>,
    /// Where the camera goes; where the scene does not say, it stays.
    pub camera: Option<Camera>,
    /// How fast time goes: from [`SLOWEST`] to 1.
    pub slow: f32,
    /// How long the picture stays when the action is over, where the scene says so.
    pub hold_secs: Option<f32>,
    /// Actions that are not legal where the step begins, so that the caption may say so.
    pub refused: Vec<Action>,
    /// What must happen in it.
    pub shows: Vec<Claim>,
    /// Where the action stands in the file.
    pub place: Place,
}

impl Opening {
    /// How long it stays: as the scene says, or as long as it takes to read the caption.
    pub fn hold_secs(&self) -> f32 {
        self.hold_secs.unwrap_or_else(|| reading_secs(self.caption.spoken()))
    }
}

impl Step {
    /// An action with nothing said of it.
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

    /// How long the picture stays when the action is over: as the scene says, or as long as it takes to read the caption.
    pub fn hold_secs(&self) -> f32 {
        self.hold_secs.unwrap_or_else(|| reading_secs(self.caption.spoken()))
    }
}

/// How long it takes to read a caption.
fn reading_secs(caption: &str) -> f32 {
    if caption.is_empty() { 0.0 } else { (caption.chars().count() as f32 / CHARACTERS_PER_SEC).max(SHORTEST_SECS) }
}
