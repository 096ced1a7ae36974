//! A piece bounds from landing to landing: frogs and dingos. Knights leap in `travel.rs`, by their gait.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{along, ease, facing, hop, step};
use super::script::Script;
use crate::rules::{Effect, Manner, PieceId};

const SECS_A_LEG: f32 = 0.5;
const TURN_SECS: f32 = 0.2;

#[derive(Debug)]
struct Leap {
    piece: PieceId,
    way: Vec<Vec3>,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceMoved { piece, path, manner: Manner::Leap } = effect else { return false };
    let Some(way) = script.way(path) else { return true };
    let start = script.turn(*piece, &way, TURN_SECS);
    script.set_off(start, &way);
    let act = Leap { piece: *piece, way };
    script.arrive(*piece, start + act.secs(), &act.way);
    script.play(start, act);
    true
}

impl Act for Leap {
    fn secs(&self) -> f32 {
        SECS_A_LEG * (self.way.len() - 1) as f32
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Leap)
    }

    fn end_cue(&self) -> Option<Cue> {
        Some(Cue::Land)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        bound(&self.way, from, t)
    }
}

/// The pose of a body that bounds along `way`.
pub(super) fn bound(way: &[Vec3], from: &Transform, t: f32) -> Transform {
    let (point, direction) = along(way, ease(t));
    let step = step(way, ease(t));
    // Longer leaps are higher.
    let height = 0.45 * direction.length().max(1.0) * hop(step);
    let rotation = facing(direction) * Quat::from_rotation_x(-0.45 * (TAU * step).sin() * 0.5);
    from.with_translation(point + Vec3::Y * height).with_rotation(rotation)
}
