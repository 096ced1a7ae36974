//! The built-in scenes.

use super::error::SceneError;
use super::scene::Scene;

/// The file of a built-in scene.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BuiltIn {
    /// Its path from the repository's root.
    pub file: &'static str,
    /// Its contents.
    pub text: &'static str,
}

/// Expands each name to the file `assets/showcase/<name>.ron`.
macro_rules! built_in {
    ($($name:literal)*) => {
        &[$(BuiltIn {
            file: concat!("assets/showcase/", $name, ".ron"),
            text: include_str!(concat!("../../assets/showcase/", $name, ".ron")),
        }),*]
    };
}

/// All built-in scenes, in menu order: game by game.
pub const BUILT_IN: &[BuiltIn] = built_in![
    "bulldozer-push-off"
    "bulldozer-shove"
    "bulldozer-two-too-many"
    "megadozer-diagonal"
    "megadozer-triple-kill"
    "pothole-pulled-away"
    "devil-round-its-hole"
    "four-chips"
    "king-killed"

    "berserk-through-the-knot"
    "golem-fly-back"
    "boomerang-round-the-corner"
    "entity-ring"
    "frog-in-the-well"
    "icosahedron-twenty-steps"

    "check-jumps-the-queue"
    "mate-and-annexation"
    "frozen-pieces"
    "kings-queen"

    "auction"
    "tokens-run-out"
    "dice-drop"
    "sleeper-woken"
];

impl BuiltIn {
    /// Parses the scene.
    ///
    /// # Errors
    ///
    /// Those of [`Scene::read`]; a test ensures that there are none.
    pub fn read(&self) -> Result<Scene, SceneError> {
        Scene::read(self.file, self.text)
    }
}

/// The built-in scenes, in menu order.
pub fn catalog() -> Vec<Scene> {
    BUILT_IN.iter().filter_map(|scene| scene.read().ok()).collect()
}
