//! An entity dissolves in one place and takes shape in another.

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{ease, upright};
use super::script::Script;
use super::speck::{Speck, ticks};
use super::stage::ActStage;
use crate::rules::{Effect, Manner, PieceId};

const SECS: f32 = 1.1;

#[derive(Debug)]
struct Teleport {
    piece: PieceId,
    to: Vec3,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceMoved { piece, path, manner: Manner::Teleport } = effect else { return false };
    let Some(way) = script.way(path) else { return true };
    let to = way[way.len() - 1];
    script.epicentre = to;
    script.arrive(*piece, script.start + SECS, &way);
    script.play(script.start, Teleport { piece: *piece, to });
    true
}

impl Act for Teleport {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Teleport)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        let count = ticks(was, t, 24.0);
        stage.scatter_under(Speck::Wind, self.piece, Vec3::Y * 1.2, count);
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let there = t >= 0.5;
        let gone = if there { 2.0 - 2.0 * t } else { 2.0 * t };
        let place = if there { self.to } else { from.translation };
        let width = 1.0 - ease(gone);
        from.with_translation(place + Vec3::Y * 0.5 * ease(gone))
            .with_rotation(upright(from.rotation) * Quat::from_rotation_y(gone * gone * 9.0))
            .with_scale(Vec3::new(width, 1.0 + 0.8 * gone, width).max(Vec3::splat(0.001)))
    }
}
