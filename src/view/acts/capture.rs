//! Captured pieces are knocked off the board; those of a player who leaves are taken away.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::curve::{ease, tilt_axis};
use super::entity;
use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{Death, Effect, PieceId, Snapshot};

pub(super) const ACT: Act = Act::of_bodies(tell);

/// How long a captured piece flies.
const KNOCK_SECS: f32 = 0.75;

/// A captured piece is knocked off the board.
#[derive(Debug)]
pub(super) struct Knock {
    pub(super) piece: PieceId,
    pub(super) heading: Vec3,
}

/// A piece is taken away.
#[derive(Debug)]
struct Vanish {
    piece: PieceId,
}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    let &Effect::PieceDied { piece, death } = effect else { return };
    match (death, script.arrivals.get(&piece).copied()) {
        // One that has been hurled on dies where it lands.
        (Death::Captured(_), Some((rest, heading))) => script.clip(rest, KNOCK_SECS, Knock { piece, heading }),
        (Death::Captured(by) | Death::Struck(by), _) => knock(script, piece, by, told.before),
        (Death::Removed, _) => script.clip(script.start, 0.6, Vanish { piece }),
        (Death::FellInto(_) | Death::FellOff | Death::Trampled(_) | Death::Spent, _) => {}
    }
}

/// Knocks `piece` off the board as `by` arrives, or as its ring of light comes past.
fn knock(script: &mut Script, piece: PieceId, by: PieceId, before: &Snapshot) {
    let (arrival, mut heading) = script.arrivals.get(&by).copied().unwrap_or((script.end(), Vec3::Z));
    let mut start = (arrival - 0.12).max(script.start);
    if let Some(pulse) = entity::strikes_at(script)
        && let Some(there) = before.pieces.get(&piece).map(|piece| script.layout.place(piece.square))
        && there.distance(script.epicentre) > 0.5
    {
        (start, heading) = (pulse, there);
    }
    script.clip(start, KNOCK_SECS, Knock { piece, heading });
}

impl Motion for Knock {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let away = (self.heading.normalize_or(Vec3::Z) + Vec3::X * 0.15).normalize();
        Transform {
            translation: from.translation + away * 1.9 * t + Vec3::Y * (2.2 * t * (1.0 - t) * 2.0),
            rotation: Quat::from_axis_angle(tilt_axis(away), t * TAU * 1.1) * from.rotation,
            scale: Vec3::splat(1.0 - ease(((t - 0.35) * 1.6).clamp(0.0, 1.0))),
        }
    }

    fn is_last(&self) -> bool {
        true
    }
}

impl Motion for Vanish {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let risen = from.with_translation(from.translation + Vec3::Y * 0.4 * ease(t));
        risen.with_scale(Vec3::splat(1.0 - ease(t)))
    }

    fn is_last(&self) -> bool {
        true
    }
}
