//! A pothole closes here and opens there; its collar and its lock change.

use super::Act;
use super::motion::ease;
use super::script::Script;
use super::stage::Stage;
use crate::rules::{Effect, PotholeId, PotholeState, Square};
use crate::view::hole::LID_DEPTH;

/// Its lid rises.
#[derive(Debug)]
struct Close {
    pothole: PotholeId,
}

/// It sinks its lid at another square.
#[derive(Debug)]
struct Open {
    pothole: PotholeId,
    to: Square,
}

/// Its collar or its lock changes.
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

    fn show(&mut self, t: f32, stage: &mut Stage<'_, '_>) {
        stage.put_lid(self.pothole, LID_DEPTH * (1.0 - ease(t)));
    }
}

impl Act for Open {
    fn secs(&self) -> f32 {
        0.5
    }

    fn show(&mut self, t: f32, stage: &mut Stage<'_, '_>) {
        stage.put_hole(self.pothole, self.to);
        stage.put_lid(self.pothole, LID_DEPTH * ease(t));
    }
}

impl Act for Refit {
    fn secs(&self) -> f32 {
        0.25
    }

    fn show(&mut self, _: f32, stage: &mut Stage<'_, '_>) {
        if !core::mem::replace(&mut self.done, true) {
            stage.refit_hole(self.pothole, &self.now);
        }
    }
}
