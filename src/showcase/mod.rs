//! The showcase: staged demo scenes, played by the real rules.
//!
//! A [`Scene`] is a position, a list of actions, and how they are shown: captions, camera targets, slow motion. Scenes
//! are data files (docs/showcase.md), so that anyone can add one; [`catalog`] returns the built-in ones. A record can
//! be shown as a scene, too. Nothing here draws or implements rules.

mod camera;
mod catalog;
mod claim;
mod error;
mod part;
mod place;
mod play;
mod record;
mod scene;
mod source;
mod text;
mod written;

pub use camera::Camera;
pub use catalog::{BUILT_IN, BuiltIn, catalog};
pub use claim::{Claim, NotAClaim};
pub use error::{SceneError, SceneFault};
pub use part::NoPart;
pub use place::Place;
pub use play::{Frame, Playback};
pub use scene::{Opening, SLOWEST, Scene, SceneStep};
pub(crate) use source::{MOST_OF_TITLE, Source, on_one_line};
