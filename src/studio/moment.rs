//! Single moments of a scene: the time between them is simulated, but not rendered.

use super::camera::Studio;
use super::film::{FilmError, Picture};
use super::progress::Progress;
use crate::showcase::Scene;

/// The picture after `frames` frames, or at the end of the scene if that comes first.
pub(super) fn moment(studio: &mut Studio, frames: f32, told: &mut dyn FnMut(Progress)) -> Result<Picture, FilmError> {
    let frames = frames.round().max(0.0) as usize;
    let mut passed = 0;
    while passed < frames && !studio.is_over() {
        studio.pass();
        passed += 1;
        let come = studio.progress(passed);
        told(Progress { part: come.part.max(passed as f32 / frames as f32), ..come });
    }
    studio.shoot_now()
}

/// Pictures spread evenly over the moving part of the scene, since still captions show little. The scene is played
/// twice, because its length is known only at the end.
pub(super) fn spread(
    studio: &mut Studio,
    scene: &Scene,
    wanted: usize,
    told: &mut dyn FnMut(Progress),
    take: &mut dyn FnMut(Picture) -> Result<(), FilmError>,
) -> Result<(), FilmError> {
    let (mut all, mut moving) = (0, Vec::new());
    while !studio.is_over() {
        studio.pass();
        all += 1;
        if studio.is_moving() {
            moving.push(all);
        }
        let come = studio.progress(all);
        told(Progress { part: come.part / 2.0, ..come });
    }
    studio.begin_again(scene.clone());
    let mut passed = 0;
    if moving.is_empty() {
        moving = (1..=all).collect();
    }
    let wanted = wanted.min(moving.len());
    for number in 1..=wanted {
        // The first and the last moment show little.
        let moment = moving[moving.len() * number / (wanted + 1)];
        while passed < moment {
            studio.pass();
            passed += 1;
            let come = studio.progress(passed);
            told(Progress { part: 0.5 + come.part / 2.0, ..come });
        }
        take(studio.shoot_now()?)?;
    }
    Ok(())
}
