//! The studio: renders scenes to files, without a window. The game is drawn to a texture, frame by frame at a fixed
//! rate, on a graphics card or with software rendering.

mod apng;
mod camera;
mod film;
mod folder;
mod gif;
mod moment;
mod progress;

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;

use crate::showcase::Scene;
use camera::Studio;
use film::Film;
pub use film::{Dress, FilmError, Filmed, Order};
use moment::{moment, spread};
pub use progress::Progress;

/// Maximum number of pictures in a file: more than two minutes at the usual rate.
const MOST_PICTURES: usize = 3_000;
/// Maximum memory in bytes for the pictures of a file, which are kept until the end. Longer films are cut.
const MOST_BYTES: usize = 2 << 30;
/// Allowed widths and heights in pixels.
const SIZES: core::ops::RangeInclusive<u32> = 64..=4096;

/// Films a scene. `told` receives the progress.
///
/// # Errors
///
/// Where something cannot be rendered or written.
pub fn film(order: &Order, told: &mut dyn FnMut(Progress)) -> Result<Filmed, FilmError> {
    let (size, fps) = (order.size, order.fps);
    if ![size.x, size.y].iter().all(|side| SIZES.contains(side)) {
        let (least, most) = (SIZES.start(), SIZES.end());
        return Err(FilmError::Order(format!("{}x{} is no size: sides have {least} to {most} pixels", size.x, size.y)));
    }
    // The app advances at most a tenth of a second per frame.
    if !(10..=60).contains(&fps) {
        return Err(FilmError::Order(format!("{fps} frames a second cannot be filmed: 10 to 60 can")));
    }
    if order.still_secs.is_some() && order.to.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("png")) {
        return Err(FilmError::Order(format!("{} is no `.png`, which a single picture is", order.to.display())));
    }
    let file = |error| FilmError::File { path: order.to.clone(), error };
    // Fail before anything is rendered.
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

/// How many pictures of this size fit into a file.
fn most_pictures(size: UVec2) -> usize {
    (MOST_BYTES / (size.element_product() as usize * 3)).clamp(1, MOST_PICTURES)
}

/// The time per frame for the scene, and for the same app with nothing to draw, at this size. With software rendering
/// the ratio tells more than either.
///
/// # Errors
///
/// Where something cannot be rendered.
pub fn frame_times(scene: Scene, size: UVec2) -> Result<[Duration; 2], FilmError> {
    const FRAMES: u32 = 12;
    let mut studio = Studio::open(scene, size, 20, Dress::default())?;
    let full = studio.frame_time(FRAMES)?;
    studio.clear();
    Ok([full, studio.frame_time(FRAMES)?])
}

/// Chooses the output format by the file extension.
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
