//! The studio: scenes as pictures, without a window. What the game draws goes to an image instead, frame by frame at an even
//! pace, on whatever draws: a graphics card or the processor.

mod apng;
mod camera;
mod folder;
mod gif;
mod moment;
mod progress;

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;

use crate::showcase::Scene;
use crate::theme::Finish;
use camera::Studio;
use moment::{moment, spread};
pub use progress::Progress;

/// What the game looks like where there is a choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Dress {
    /// How pieces and boards are finished.
    pub finish: Finish,
    /// Whether it is night where the board stands.
    pub is_night: bool,
    /// Whether the camera neither leans in to great moments nor shakes: files are smaller where it stands still.
    pub is_steady: bool,
}

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
    /// How pieces are finished, and whether it is night.
    pub dress: Dress,
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

/// What has been filmed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Filmed {
    /// How many pictures there are.
    pub pictures: usize,
    /// How many actions of the scene had begun at the end.
    pub begun: usize,
    /// Whether the scene goes on behind the last picture, because a file takes no more.
    pub is_cut: bool,
}

/// The most pictures of a file: more than two minutes at the usual pace.
const MOST_PICTURES: usize = 3_000;
/// The pictures of a file are kept until the end, and take no more memory than this: what is longer is cut off.
const MOST_BYTES: usize = 2 << 30;
/// The sizes that can be drawn.
const SIZES: core::ops::RangeInclusive<u32> = 64..=4096;

/// What becomes of the pictures.
trait Film {
    /// Whether pictures are kept until all have been taken.
    fn is_kept(&self) -> bool {
        true
    }

    /// Takes the next picture.
    fn take(&mut self, picture: Picture) -> io::Result<()>;

    /// All pictures have been taken.
    fn finish(self: Box<Self>) -> io::Result<()>;
}

/// Whether a file can be written, found out before anything has been drawn. One that is there stays as it is until then.
fn probe(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).create(true).truncate(false).open(path).map(drop)
}

/// Films a scene. `told` hears how far it has come.
///
/// # Errors
///
/// Says what could not be drawn or written.
pub fn film(order: &Order, told: &mut dyn FnMut(Progress)) -> Result<Filmed, FilmError> {
    let (size, fps) = (order.size, order.fps);
    if ![size.x, size.y].iter().all(|side| SIZES.contains(side)) {
        let (least, most) = (SIZES.start(), SIZES.end());
        return Err(FilmError::Order(format!("{}x{} is no size: sides have {least} to {most} pixels", size.x, size.y)));
    }
    // The table shows no more than a tenth of a second at once.
    if !(10..=60).contains(&fps) {
        return Err(FilmError::Order(format!("{fps} frames a second cannot be filmed: 10 to 60 can")));
    }
    if order.still_secs.is_some() && order.to.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("png")) {
        return Err(FilmError::Order(format!("{} is no `.png`, which a single picture is", order.to.display())));
    }
    let file = |error| FilmError::File { path: order.to.clone(), error };
    // What cannot be written is found out before anything is drawn.
    let mut film = develop(&order.to, fps).map_err(file)?;
    let most = if film.is_kept() { most_pictures(size) } else { usize::MAX };
    let mut studio = Studio::open(order.scene.clone(), size, fps, order.dress)?;
    if let Some(secs) = order.still_secs {
        apng::write_still(&order.to, &moment(&mut studio, secs * fps as f32, told)?).map_err(file)?;
        return Ok(Filmed { pictures: 1, begun: studio.progress(0).begun, is_cut: false });
    }
    let mut pictures = 0;
    if let Some(wanted) = order.pictures {
        spread(&mut studio, &order.scene, wanted.min(most), told, &mut |picture| {
            pictures += 1;
            film.take(picture).map_err(file)
        })?;
    } else {
        while !studio.is_over() && pictures < most {
            film.take(studio.shoot()?).map_err(file)?;
            pictures += 1;
            told(studio.progress(pictures));
        }
    }
    let is_cut = order.pictures.is_none() && !studio.is_over();
    film.finish().map_err(file)?;
    Ok(Filmed { pictures, begun: studio.progress(0).begun, is_cut })
}

/// How many pictures of this size go into a file.
fn most_pictures(size: UVec2) -> usize {
    (MOST_BYTES / (size.element_product() as usize * 3)).clamp(1, MOST_PICTURES)
}

/// How long a frame of the scene takes, and one of the same app with nothing to be drawn, at this size: a ratio that tells more
/// than either where the processor draws.
///
/// # Errors
///
/// Says what could not be drawn.
pub fn frame_times(scene: Scene, size: UVec2) -> Result<[Duration; 2], FilmError> {
    const FRAMES: u32 = 12;
    let mut studio = Studio::open(scene, size, 20, Dress::default())?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::showcase::catalog;

    fn order(to: &str) -> Order {
        let scene = catalog().swap_remove(0);
        let to = std::env::temp_dir().join(to);
        Order {
            scene,
            to,
            size: UVec2::new(640, 360),
            fps: 20,
            dress: Dress::default(),
            still_secs: None,
            pictures: None,
        }
    }

    #[test]
    fn what_nobody_can_film_is_refused_before_anything_is_drawn() {
        let usual = order("nothing.gif");
        for (order, why) in [
            (Order { size: UVec2::new(640, 63), ..usual.clone() }, "640x63 is no size: sides have 64 to 4096 pixels"),
            (Order { fps: 9, ..usual.clone() }, "9 frames a second cannot be filmed: 10 to 60 can"),
            (Order { fps: 61, ..usual }, "61 frames a second cannot be filmed: 10 to 60 can"),
            (order("nothing.tiff"), "`.tiff` is none of .gif, .png and a folder"),
            (order("no-such-folder/nothing.gif"), "nothing.gif: "),
        ] {
            let error = film(&order, &mut |_| panic!("nothing is to be filmed")).unwrap_err().to_string();
            assert!(error.contains(why), "{error}");
        }
    }

    #[test]
    fn only_what_is_kept_until_the_end_is_cut() {
        assert_eq!([640, 64].map(|side| most_pictures(UVec2::new(side, 64))), [MOST_PICTURES; 2]);
        assert_eq!(most_pictures(UVec2::new(1280, 720)), 776);
        assert_eq!(most_pictures(UVec2::splat(4096)), 42);
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-{}", std::process::id()));
        assert!(!develop(&folder, 20).unwrap().is_kept());
        fs::remove_dir(folder).unwrap();
        let file = std::env::temp_dir().join(format!("bulldozer-gambit-{}-kept.png", std::process::id()));
        assert!(develop(&file, 20).unwrap().is_kept());
        fs::remove_file(file).unwrap();
    }
}
