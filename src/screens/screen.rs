//! The screens, and the first of them.

use bevy::prelude::*;

use crate::lessons::Subject;
use crate::showcase::Scene;

/// The current screen.
#[derive(States, Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The models are loading.
    #[default]
    Loading,
    /// Loading is finished, and the first screen comes next.
    Ready,
    /// The title screen.
    Title,
    /// The table with the match.
    Match,
    /// The showcase, which plays scenes.
    Showcase,
    /// The error screen: something that the game needs could not be loaded.
    Trouble,
}

/// The first screen after loading.
#[derive(Resource, Clone, Debug, Default)]
pub enum FirstScreen {
    /// The table with the match.
    #[default]
    Match,
    /// The title screen.
    Title,
    /// The showcase with this scene.
    Showcase(Box<Scene>),
    /// The table with this lesson or puzzle.
    Lesson(Box<Subject>),
}

/// Triggered to open the showcase, with a scene if one is given.
#[derive(Event, Clone, Debug)]
pub struct PlayShow(pub Option<Scene>);
