//! A piece rises in a spin and comes down promoted.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::curve::{ease, upright};
use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{ChipSet, Effect, Kind, PieceId};
use crate::view::figure::Figure;

pub(super) const ACT: Act = Act::of_bodies(tell);

#[derive(Debug)]
struct Promote {
    piece: PieceId,
    kind: Kind,
}

fn tell(script: &mut Script, effect: &Effect, _: &Told) {
    if let &Effect::PiecePromoted { piece, kind } = effect {
        script.clip(script.end() + 0.05, 1.1, Promote { piece, kind });
    }
}

impl Motion for Promote {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        Transform {
            translation: from.translation + Vec3::Y * 0.9 * (PI * t).sin(),
            rotation: upright(from.rotation) * Quat::from_rotation_y(2.0 * TAU * ease(t)),
            scale: Vec3::splat(1.0 + 0.25 * (PI * t).sin()),
        }
    }

    fn dress(&self, figure: Figure, t: f32) -> Figure {
        if t >= 0.5 { Figure { kind: self.kind, chips: ChipSet::default(), ..figure } } else { figure }
    }
}
