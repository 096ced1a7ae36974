//! A captured piece is knocked off the board as its captor arrives. A piece whose player has left is taken away.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{ease, tilt_axis};
use super::script::Script;
use super::speck::Speck;
use super::stage::ActStage;
use crate::rules::{Death, Effect, PieceId};

const KNOCK_SECS: f32 = 0.75;

/// A captured piece is knocked off the board.
#[derive(Debug)]
pub(super) struct Knock {
    pub(super) piece: PieceId,
    pub(super) heading: Vec3,
    pub(super) secs: f32,
    /// The sound of the hit.
    pub(super) cue: Cue,
    /// How hard it is hit, 0 to 1.
    pub(super) blow: f32,
}

/// A piece without a player is taken away.
#[derive(Debug)]
struct Vanish {
    piece: PieceId,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceDied { piece, death } = *effect else { return false };
    match death {
        Death::Captured(by) | Death::Struck(by) => {
            let own = script.arrivals.get(&piece).copied().filter(|_| matches!(death, Death::Captured(_)));
            // A piece that a golem has hurled on dies where it lands.
            let (start, heading) = own.unwrap_or_else(|| script.blow(piece, by));
            script.play(start, Knock { piece, heading, secs: KNOCK_SECS, cue: Cue::Capture, blow: 0.45 });
        }
        Death::Removed => script.play(script.start, Vanish { piece }),
        _ => return false,
    }
    true
}

impl Script<'_> {
    /// The time at which `by` hits `piece`, and the direction: on arrival, or when its ring of light passes.
    fn blow(&self, piece: PieceId, by: PieceId) -> (f32, Vec3) {
        let on_ring = self.place_of(piece).filter(|there| there.distance(self.epicentre) > 0.5);
        if let (Some(pulse), Some(there)) = (self.pulse, on_ring) {
            return (pulse, there);
        }
        let (arrival, heading) = self.arrivals.get(&by).copied().unwrap_or((self.end(), Vec3::Z));
        ((arrival - 0.12).max(self.start), heading)
    }
}

impl Act for Knock {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn cue(&self) -> Option<Cue> {
        Some(self.cue)
    }

    fn blow(&self) -> f32 {
        self.blow
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if was <= 0.0 && t > 0.0 {
            stage.scatter_under(Speck::Splinter, self.piece, self.heading.normalize_or_zero() + Vec3::Y * 1.8, 8);
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let away = (self.heading.normalize_or(Vec3::Z) + Vec3::X * 0.15).normalize();
        from.with_translation(from.translation + away * 1.9 * t + Vec3::Y * (2.2 * t * (1.0 - t) * 2.0))
            .with_rotation(Quat::from_axis_angle(tilt_axis(away), t * TAU * 1.1) * from.rotation)
            .with_scale(Vec3::splat(1.0 - ease(((t - 0.35) * 1.6).clamp(0.0, 1.0))))
    }

    fn is_end(&self) -> bool {
        true
    }
}

impl Act for Vanish {
    fn secs(&self) -> f32 {
        0.6
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 0.4 * ease(t)).with_scale(Vec3::splat(1.0 - ease(t)))
    }

    fn is_end(&self) -> bool {
        true
    }
}
