//! What is filmed, and the files that it goes into.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::settings::Finish;
use crate::showcase::Scene;

/// Options for the look of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Dress {
    /// The finish of pieces and boards.
    pub finish: Finish,
    /// Whether the board stands in its night setting.
    pub is_night: bool,
    /// Whether to disable camera zooms and shakes: a steady camera makes smaller files.
    pub is_steady: bool,
}

/// What to film, and how.
#[derive(Clone, Debug)]
pub struct Order {
    /// The scene to film.
    pub scene: Scene,
    /// The output path: a GIF, an animated PNG, or a folder of pictures.
    pub to: PathBuf,
    /// Width and height in pixels.
    pub size: UVec2,
    /// Frames per second.
    pub fps: u32,
    /// The look: finish, time of day and camera.
    pub dress: Dress,
    /// If given, only one picture at this time, in seconds from the beginning.
    pub still_secs: Option<f32>,
    /// If given, only this many pictures, spread evenly over the scene.
    pub pictures: Option<usize>,
}

/// Why a film could not be made.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// A file could not be written.
    #[error("{path}: {error}")]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The error from the file system.
        error: io::Error,
    },
    /// The game did not get ready for rendering.
    #[error("the game cannot be drawn: {0}")]
    Undrawn(String),
    /// The order makes no sense.
    #[error("{0}")]
    Order(String),
}

/// A picture: width times height RGB pixels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Picture {
    pub(super) size: UVec2,
    pub(super) pixels: Vec<[u8; 3]>,
}

/// The result of filming.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Filmed {
    /// How many pictures were taken.
    pub pictures: usize,
    /// How many actions of the scene had begun at the end.
    pub begun: usize,
    /// Whether the film was cut short by the limits of the file.
    pub is_cut: bool,
}

/// An output format.
pub(super) trait Film {
    /// Whether all pictures are kept in memory until the end.
    fn is_kept(&self) -> bool {
        true
    }

    /// Takes the next picture.
    fn take(&mut self, picture: Picture) -> io::Result<()>;

    /// Called after the last picture.
    fn finish(self: Box<Self>) -> io::Result<()>;
}

/// Checks that a file can be written, before anything is rendered. An existing file is not changed yet.
pub(super) fn probe(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).create(true).truncate(false).open(path).map(drop)
}
