//! The icosahedron rolls along its path.

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{along, ease};
use super::script::Script;
use crate::rules::{Effect, Manner, PieceId};

const SECS_A_LEG: f32 = 0.15;

#[derive(Debug)]
struct Roll {
    piece: PieceId,
    way: Vec<Vec3>,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceMoved { piece, path, manner: Manner::Roll } = effect else { return false };
    let Some(way) = script.way(path) else { return true };
    let start = script.start;
    script.set_off(start, &way);
    let act = Roll { piece: *piece, way };
    script.arrive(*piece, start + act.secs(), &act.way);
    script.play(start, act);
    true
}

impl Act for Roll {
    fn secs(&self) -> f32 {
        SECS_A_LEG * (self.way.len() - 1) as f32
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Roll)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(along(&self.way, ease(t)).0)
    }
}
