//! A boomerang throws itself at a piece: its blade flies out along the way and comes back, spinning.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{along, ease, hop, upright};
use super::script::Script;
use super::stage::ActStage;
use crate::rules::{Effect, PieceId};

const TURN_SECS: f32 = 0.25;

#[derive(Debug)]
struct Throw {
    piece: PieceId,
    way: Vec<Vec3>,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceThrew { piece, path } = effect else { return false };
    let Some(way) = script.way(path) else { return true };
    script.start = script.turn(*piece, &way, TURN_SECS);
    let act = Throw { piece: *piece, way };
    // It hits at the farthest point of its flight, which is half time.
    script.arrive(*piece, script.start + act.secs() / 2.0, &act.way);
    script.play(script.start, act);
    true
}

impl Act for Throw {
    /// The blade flies out along the way, and back again.
    fn secs(&self) -> f32 {
        2.0 * (0.35 + 0.1 * self.way.len() as f32)
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Boomerang)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        // The piece lunges when it throws, and again when it catches the blade.
        let lunge = hop((t * 8.0).min(1.0)) + hop(((t - 0.875) * 8.0).clamp(0.0, 1.0));
        from.with_rotation(upright(from.rotation) * Quat::from_rotation_x(0.3 * lunge))
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        let Some(root) = stage.body(self.piece).and_then(|body| stage.place(body)) else { return };
        let Some((blade, rest)) = stage.blade(self.piece) else { return };
        if t >= 1.0 {
            stage.put(blade, rest);
            return;
        }
        let out = ease(if t < 0.5 { 2.0 * t } else { 2.0 - 2.0 * t });
        let (point, _) = along(&self.way, out);
        // The blade rises to its flying height over the first squares, and turns flat.
        let risen = (out * 6.0).min(1.0);
        let world = point + Vec3::Y * (rest.translation.y + 0.15 * risen);
        let tilt = rest.rotation.slerp(Quat::IDENTITY, risen);
        let place = Transform {
            translation: root.rotation.inverse() * (world - root.translation),
            rotation: root.rotation.inverse() * Quat::from_rotation_y(t * TAU * 9.0) * tilt,
            scale: rest.scale * (1.0 + 0.35 * risen),
        };
        stage.put(blade, place);
    }
}
