//! What a golem captures is hurled on in the line of its move, head over heels.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::curve::{along, tilt_axis, upright};
use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{Effect, PieceId};

pub(super) const ACT: Act = Act::of_bodies(tell);

/// A piece is hurled along a way.
#[derive(Debug)]
struct Hurl {
    piece: PieceId,
    way: Vec<Vec3>,
}

/// The victim flies as soon as it is hit.
fn tell(script: &mut Script, effect: &Effect, _: &Told) {
    let Effect::PieceFlung { piece, path } = effect else { return };
    let way = script.places(path);
    let [.., before, last] = way[..] else { return };
    let start = (script.end() - 0.1).max(script.start);
    let secs = 0.25 + 0.14 * way.len() as f32;
    script.arrivals.insert(*piece, (start + secs, last - before));
    script.clip(start, secs, Hurl { piece: *piece, way });
}

impl Motion for Hurl {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let (point, direction) = along(&self.way, t, false);
        let turning = Quat::from_axis_angle(tilt_axis(direction), t * TAU * 1.5);
        from.with_translation(point + Vec3::Y * (0.35 + 0.5 * (PI * t).sin()))
            .with_rotation(turning * upright(from.rotation))
    }
}
