//! A pothole closes in one place and opens in another. Its collar and its lock change.

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::ease;
use super::script::Script;
use super::speck::Speck;
use super::stage::ActStage;
use crate::rules::{Effect, PotholeId, PotholeState, Square};
use crate::view::bodies::hole::LID_DEPTH;

/// The lid rises and closes the hole.
#[derive(Debug)]
struct Close {
    pothole: PotholeId,
}

/// The lid sinks at another square, which opens the hole there.
#[derive(Debug)]
struct Open {
    pothole: PotholeId,
    to: Square,
}

/// The collar or the lock changes.
#[derive(Debug)]
struct Refit {
    pothole: PotholeId,
    now: PotholeState,
    done: bool,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    match *effect {
        Effect::PotholeMoved { pothole, to, .. } => {
            script.play(script.start, Close { pothole });
            script.play(script.start + 0.5, Open { pothole, to });
        }
        Effect::PotholeAnnexed { pothole, .. }
        | Effect::PotholeLocked { pothole, .. }
        | Effect::PotholeUnlocked { pothole } => {
            if let Some(&now) = script.after.potholes.get(&pothole) {
                script.play(script.end(), Refit { pothole, now, done: false });
            }
        }
        _ => return false,
    }
    true
}

impl Act for Close {
    fn secs(&self) -> f32 {
        0.45
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Tile)
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        stage.put_lid(self.pothole, LID_DEPTH * (1.0 - ease(t)));
    }
}

impl Act for Open {
    fn secs(&self) -> f32 {
        0.5
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Pothole)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if was <= 0.0 && t > 0.0 {
            let place = stage.square(self.to);
            stage.scatter(Speck::Crumb, place, Vec3::Y * 2.0, 12);
            stage.scatter(Speck::Dust, place, Vec3::Y * 0.6, 8);
        }
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        stage.put_hole(self.pothole, self.to);
        stage.put_lid(self.pothole, LID_DEPTH * ease(t));
    }
}

impl Act for Refit {
    fn secs(&self) -> f32 {
        0.25
    }

    fn show(&mut self, _: f32, stage: &mut ActStage<'_, '_>) {
        if !core::mem::replace(&mut self.done, true) {
            stage.refit_hole(self.pothole, &self.now);
        }
    }
}
