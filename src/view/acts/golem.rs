//! A golem hits a piece and hurls it on at once, head over heels.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{along, hop, tilt_axis, upright};
use super::script::Script;
use super::speck::Speck;
use super::stage::ActStage;
use crate::rules::{Effect, PieceId};

#[derive(Debug)]
struct Hurl {
    piece: PieceId,
    way: Vec<Vec3>,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceFlung { piece, path } = effect else { return false };
    let Some(way) = script.way(path) else { return true };
    let start = (script.end() - 0.1).max(script.start);
    let act = Hurl { piece: *piece, way };
    script.arrive(*piece, start + act.secs(), &act.way);
    script.play(start, act);
    true
}

impl Act for Hurl {
    fn secs(&self) -> f32 {
        0.25 + 0.14 * self.way.len() as f32
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::FlyBack)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if was <= 0.0 && t > 0.0 {
            stage.scatter_under(Speck::Splinter, self.piece, Vec3::Y * 1.6, 10);
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let (point, direction) = along(&self.way, t);
        let tumble = Quat::from_axis_angle(tilt_axis(direction), t * TAU * 1.5);
        from.with_translation(point + Vec3::Y * (0.35 + 0.5 * hop(t))).with_rotation(tumble * upright(from.rotation))
    }
}
