//! A pushed piece tips over the edge of the board, or tumbles into a pothole.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{ease, tilt_axis};
use super::script::Script;
use super::speck::Speck;
use super::stage::ActStage;
use crate::rules::{Death, Effect, PieceId};

const SECS: f32 = 0.8;

/// A piece tips over the edge and falls beside the board.
#[derive(Debug)]
struct FallOff {
    piece: PieceId,
    heading: Vec3,
}

/// A piece tumbles into a pothole.
#[derive(Debug)]
struct FallInto {
    piece: PieceId,
    heading: Vec3,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceDied { piece, death: death @ (Death::FellOff | Death::FellInto(_)) } = *effect else {
        return false;
    };
    let (rest, heading) = script.arrivals.get(&piece).copied().unwrap_or((script.end(), Vec3::Z));
    script.falls.push((rest, script.place_of(piece).unwrap_or(script.epicentre)));
    if death == Death::FellOff {
        script.play(rest, FallOff { piece, heading });
    } else {
        script.play(rest, FallInto { piece, heading });
    }
    true
}

impl Act for FallOff {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Fall)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if was <= 0.0 && t > 0.0 {
            stage.scatter_under(Speck::Dust, self.piece, self.heading * 0.5, 8);
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        // It keeps some of the speed of the push, which makes room for the next piece.
        let out = self.heading * 0.55 * (1.0 - (1.0 - t) * (1.0 - t));
        from.with_translation(from.translation + out - Vec3::Y * 2.4 * t * t)
            .with_rotation(Quat::from_axis_angle(tilt_axis(self.heading), ease(t) * PI * 0.9) * from.rotation)
            .with_scale(Vec3::splat(1.0 - 0.9 * ((t - 0.75) * 4.0).clamp(0.0, 1.0)))
    }

    fn is_end(&self) -> bool {
        true
    }
}

impl Act for FallInto {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Fall)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if was <= 0.0 && t > 0.0 {
            stage.scatter_under(Speck::Crumb, self.piece, Vec3::Y * 1.6, 9);
        }
        if was < 0.6 && t >= 0.6 {
            stage.scatter_under(Speck::Dust, self.piece, Vec3::Y * 1.8, 8);
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let tilt = Quat::from_axis_angle(tilt_axis(self.heading), ease(t) * 1.1);
        let shrunk = 0.35 * ease((t * 2.0).min(1.0)) + 0.6 * ((t - 0.7) * 3.4).clamp(0.0, 1.0);
        // It drops quickly, because the next piece of the chain may be right behind it.
        from.with_translation(from.translation - Vec3::Y * 1.5 * t * (0.4 + 0.6 * t))
            .with_rotation(tilt * Quat::from_rotation_y(t * 2.5) * from.rotation)
            .with_scale(Vec3::splat(1.0 - shrunk))
    }

    fn is_end(&self) -> bool {
        true
    }
}
