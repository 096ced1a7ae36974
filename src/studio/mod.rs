//! The studio: scenes as pictures, without a window. What the game draws goes to an image instead, frame by frame at an even
//! pace, on whatever draws: a graphics card or the processor.

mod apng;
mod camera;
mod folder;
mod gif;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;

use crate::showcase::Scene;
use camera::Studio;

/// What is filmed, and how.
#[derive(Clone, Debug)]
pub struct Order {
    /// The scene.
    pub scene: Scene,
    /// Where it goes: a GIF, an animated PNG, or a folder of pictures.
    pub to: PathBuf,
    /// Width and height, pixels.
    pub size: UVec2,
    /// Frames in a second.
    pub fps: u32,
    /// The one moment that is wanted, in seconds from the beginning, instead of all of it.
    pub still_secs: Option<f32>,
    /// So many pictures, spread evenly over the scene, instead of all of it: nothing else is drawn.
    pub pictures: Option<usize>,
}

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// A file could not be written.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The game did not get ready to be filmed.
    #[error("the game cannot be drawn: {0}")]
    Undrawn(String),
    /// Nobody would want it so.
    #[error("{0}")]
    Order(String),
}

/// A picture: width times height pixels of red, green and blue.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Picture {
    size: UVec2,
    pixels: Vec<[u8; 3]>,
}

/// The most frames of a film: more than a minute at the usual pace.
const MOST_FRAMES: usize = 3_000;
/// Pictures are kept until the end, and take no more memory than this: what is longer is cut off.
const MOST_BYTES: usize = 2 << 30;
/// The sizes that can be drawn.
const SIZES: core::ops::RangeInclusive<u32> = 64..=4096;

/// What becomes of the pictures.
trait Film {
    /// Takes the next picture.
    fn take(&mut self, picture: Picture) -> io::Result<()>;

    /// All pictures have been taken.
    fn finish(self: Box<Self>) -> io::Result<()>;
}

/// Films a scene. `told` hears how many steps of how many have been filmed, and how many frames.
///
/// # Errors
///
/// Says what could not be drawn or written.
pub fn film(order: &Order, told: &mut dyn FnMut((usize, usize), usize)) -> Result<(), FilmError> {
    let (size, fps) = (order.size, order.fps);
    if ![size.x, size.y].iter().all(|side| SIZES.contains(side)) {
        let (least, most) = (SIZES.start(), SIZES.end());
        return Err(FilmError::Order(format!("{}x{} is no size: sides have {least} to {most} pixels", size.x, size.y)));
    }
    // The table shows no more than a tenth of a second at once.
    if !(10..=60).contains(&fps) {
        return Err(FilmError::Order(format!("{fps} frames a second cannot be filmed: 10 to 60 can")));
    }
    let file = |error| FilmError::File { path: order.to.clone(), error };
    // What cannot be written is found out before anything is drawn.
    let mut film = develop(&order.to, fps).map_err(file)?;
    let most = (MOST_BYTES / (size.element_product() as usize * 3)).clamp(1, MOST_FRAMES);
    let mut studio = Studio::open(order.scene.clone(), size, fps)?;
    if let Some(secs) = order.still_secs {
        let frames = (secs * fps as f32).round().max(0.0) as usize;
        let mut last = studio.shoot()?;
        for number in 0..frames.min(MOST_FRAMES) {
            last = studio.shoot()?;
            told(studio.progress(), number + 1);
        }
        return apng::write_still(&order.to, &last).map_err(file);
    }
    if let Some(pictures) = order.pictures {
        let all = studio.rehearse();
        studio.begin_again(order.scene.clone());
        let mut passed = 0;
        for number in 1..=pictures.min(all) {
            // The first and the last moment show little.
            let moment = all * number / (pictures + 1);
            (passed..moment).for_each(|_| studio.pass());
            passed = moment;
            film.take(studio.shoot_now()?).map_err(file)?;
            told(studio.progress(), number);
        }
        return film.finish().map_err(file);
    }
    let mut frames = 0;
    while !studio.is_over() && frames < most {
        film.take(studio.shoot()?).map_err(file)?;
        frames += 1;
        told(studio.progress(), frames);
    }
    film.finish().map_err(file)
}

/// How long a frame of the scene takes, and one of the same app with nothing to be drawn, at this size: a ratio that tells more
/// than either where the processor draws.
///
/// # Errors
///
/// Says what could not be drawn.
pub fn frame_times(scene: Scene, size: UVec2) -> Result<[Duration; 2], FilmError> {
    const FRAMES: u32 = 12;
    let mut studio = Studio::open(scene, size, 20)?;
    let full = studio.frame_time(FRAMES)?;
    studio.clear();
    Ok([full, studio.frame_time(FRAMES)?])
}

/// What pictures become, by the name of what is wanted.
fn develop(to: &Path, fps: u32) -> io::Result<Box<dyn Film>> {
    let ending = to.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_ascii_lowercase();
    match ending.as_str() {
        "gif" => Ok(Box::new(gif::Gif::create(to, fps)?)),
        "png" => Ok(Box::new(apng::Apng::create(to, fps)?)),
        "" => {
            fs::create_dir_all(to)?;
            Ok(Box::new(folder::Folder::new(to)))
        }
        other => {
            Err(io::Error::new(io::ErrorKind::InvalidInput, format!("`.{other}` is none of .gif, .png and a folder")))
        }
    }
}
