//! The scenes that the game brings.

use super::error::SceneError;
use super::scene::Scene;

/// A scene that the game brings, as its file is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BuiltIn {
    /// Its file, from the repository's root.
    pub file: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

/// `assets/showcase/<name>.ron` of each name.
macro_rules! built_in {
    ($($name:literal)*) => {
        &[$(BuiltIn {
            file: concat!("assets/showcase/", $name, ".ron"),
            text: include_str!(concat!("../../assets/showcase/", $name, ".ron")),
        }),*]
    };
}

/// All of them, in the order of the menu: game by game.
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
    /// Reads it.
    ///
    /// # Errors
    ///
    /// Those of [`Scene::read`]; a test holds that there are none.
    pub fn read(&self) -> Result<Scene, SceneError> {
        Scene::read(self.file, self.text)
    }
}

/// The scenes that the game brings, in the order of the menu.
pub fn catalog() -> Vec<Scene> {
    BUILT_IN.iter().filter_map(|scene| scene.read().ok()).collect()
}
