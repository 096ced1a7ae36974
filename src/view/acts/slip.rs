//! A frog slips back to its well after all other acts.

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{along, ease, hop, upright};
use super::script::Script;
use crate::rules::{Effect, Manner, PieceId};

const SECS_A_LEG: f32 = 0.55;

#[derive(Debug)]
struct Slip {
    piece: PieceId,
    way: Vec<Vec3>,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceMoved { piece, path, manner: Manner::Slip } = effect else { return false };
    let Some(way) = script.way(path) else { return true };
    let start = script.end() + 0.1;
    let act = Slip { piece: *piece, way };
    script.arrive(*piece, start + act.secs(), &act.way);
    script.play(start, act);
    true
}

impl Act for Slip {
    fn secs(&self) -> f32 {
        SECS_A_LEG * (self.way.len() - 1) as f32
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Frog)
    }

    fn end_cue(&self) -> Option<Cue> {
        Some(Cue::Splash)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let back = hop(t);
        from.with_translation(along(&self.way, ease(t)).0)
            .with_rotation(upright(from.rotation) * Quat::from_rotation_x(0.18 * back))
            .with_scale(Vec3::new(1.0 + 0.08 * back, 1.0 - 0.22 * back, 1.0 + 0.08 * back))
    }
}
