//! Measures frames, and chooses faster graphics when they stay slow. Never in the middle of an act.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;

use super::curtain::Curtain;
use super::frames::NextFrame;
use super::screen::Screen;
use crate::play::BotWork;
use crate::settings::Settings;
use crate::view::{MachineQuality, Timeline};

/// The number of frames that are measured together.
const FRAMES: usize = 40;
/// The frames after a change that are not measured: shaders are compiled, and textures uploaded.
const SETTLING: usize = 15;
/// Frames that take longer than this are slow.
const SLOW_SECS: f32 = 1.0 / 40.0;
/// From this time on, frames are so slow that one quality is skipped.
const VERY_SLOW_SECS: f32 = 0.1;
/// A longer frame says nothing of the drawing: the computer slept, or the tab was in the background.
const LONGEST_SECS: f32 = 1.5;

/// The frames that have been measured since the last choice.
#[derive(Default, Debug)]
struct Measured {
    settled: usize,
    secs: Vec<f32>,
}

impl Measured {
    /// Counts a frame. Returns the median of the last frames, in seconds, as soon as there are enough.
    fn count(&mut self, secs: f32) -> Option<f32> {
        if self.settled < SETTLING {
            self.settled += 1;
            return None;
        }
        self.secs.push(secs);
        if self.secs.len() < FRAMES {
            return None;
        }
        let (_, median, _) = self.secs.select_nth_unstable_by(FRAMES / 2, f32::total_cmp);
        let median = *median;
        self.secs.clear();
        Some(median)
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_automatic = |settings: Res<Settings>| settings.graphics.is_none();
    app.init_resource::<SlowFrames>()
        .add_systems(Last, (measure.run_if(is_automatic), step_down.run_if(are_frames_slow)).chain());
}

/// The median of frames that were slow, in seconds, until a faster quality is chosen.
#[derive(Resource, Default, Debug)]
struct SlowFrames(Option<f32>);

fn are_frames_slow(slow: Res<SlowFrames>) -> bool {
    slow.0.is_some()
}

/// Measures frames that follow one another at once, in a window that is seen, while no bot needs the processor.
fn measure(
    time: Res<Time<Real>>,
    (next, screen, curtain): (Res<NextFrame>, Res<State<Screen>>, Option<Res<Curtain>>),
    bots: BotWork,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut was_at_once: Local<bool>,
    mut measured: Local<Measured>,
    mut slow: ResMut<SlowFrames>,
) {
    let is_at_once = *next == NextFrame::AtOnce;
    let follows = core::mem::replace(&mut *was_at_once, is_at_once) && is_at_once;
    let is_shown = !matches!(screen.get(), Screen::Loading | Screen::Ready | Screen::Trouble) && curtain.is_none();
    let is_seen = windows.iter().any(|window| window.focused);
    let secs = time.delta_secs();
    if !follows || !is_shown || !is_seen || bots.is_going_on() || secs > LONGEST_SECS || slow.0.is_some() {
        return;
    }
    slow.0 = measured.count(secs).filter(|&median| median > SLOW_SECS);
    if slow.0.is_some() {
        *measured = Measured::default();
    }
}

/// Chooses a faster quality between two acts.
fn step_down(timeline: Res<Timeline>, mut slow: ResMut<SlowFrames>, mut machine: ResMut<MachineQuality>) {
    if timeline.is_busy() {
        return;
    }
    let Some(secs) = slow.0.take() else { return };
    let Some(lower) = machine.quality.lower() else { return };
    let lower = if secs > VERY_SLOW_SECS { lower.lower().unwrap_or(lower) } else { lower };
    *machine = MachineQuality { quality: lower, frames: Some((1.0 / secs).round() as u32) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Quality;

    #[test]
    fn a_single_long_frame_is_not_slow() {
        let mut measured = Measured::default();
        let medians: Vec<f32> = (0..SETTLING + FRAMES)
            .filter_map(|frame| measured.count(if frame % 10 == 0 { 0.4 } else { 0.016 }))
            .collect();
        assert_eq!(medians, [0.016]);
    }

    #[test]
    fn the_first_frames_after_a_change_do_not_count() {
        let mut measured = Measured::default();
        assert!((0..SETTLING).all(|_| measured.count(1.0).is_none()) && measured.secs.is_empty());
    }

    /// An app that has seen slow frames, in which an act is shown or not.
    fn stepped(secs: f32, from: Quality) -> MachineQuality {
        let mut app = App::new();
        app.init_resource::<Timeline>().insert_resource(SlowFrames(Some(secs)));
        app.insert_resource(MachineQuality { quality: from, frames: None }).add_systems(Update, step_down);
        app.update();
        *app.world().resource::<MachineQuality>()
    }

    #[test]
    fn slow_frames_choose_the_next_quality_and_very_slow_ones_the_one_after_it() {
        assert_eq!(stepped(0.05, Quality::High), MachineQuality { quality: Quality::Medium, frames: Some(20) });
        assert_eq!(stepped(0.2, Quality::High).quality, Quality::Low);
        assert_eq!(stepped(0.2, Quality::Low).quality, Quality::Plain);
        assert_eq!(stepped(0.2, Quality::Plain), MachineQuality { quality: Quality::Plain, frames: None });
    }
}
