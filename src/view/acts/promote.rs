//! A piece rises spinning and comes down promoted, without its chips.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{ease, hop, upright};
use super::script::Script;
use super::speck::{Speck, ticks};
use super::stage::ActStage;
use crate::rules::{ChipSet, Effect, Kind, PieceId};
use crate::view::bodies::body::Attire;

#[derive(Debug)]
struct Promote {
    piece: PieceId,
    kind: Kind,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PiecePromoted { piece, kind } = *effect else { return false };
    script.play(script.end() + 0.05, Promote { piece, kind });
    true
}

impl Act for Promote {
    fn secs(&self) -> f32 {
        1.1
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Promote)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if ticks(was, t, 12.0) > 0 {
            stage.scatter_under(Speck::Spark, self.piece, Vec3::Y * 1.8, 2);
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 0.9 * hop(t))
            .with_rotation(upright(from.rotation) * Quat::from_rotation_y(2.0 * TAU * ease(t)))
            .with_scale(Vec3::splat(1.0 + 0.25 * hop(t)))
    }

    fn attire(&self, now: Attire, t: f32) -> Attire {
        if t >= 0.5 { Attire { kind: self.kind, chips: ChipSet::default(), ..now } } else { now }
    }
}
