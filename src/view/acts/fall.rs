//! Pushed pieces fall: over the edge of the board, or into a pothole.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::curve::{ease, tilt_axis};
use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{Death, Effect, PieceId};

pub(super) const ACT: Act = Act::of_bodies(tell);

/// A piece tips over the edge and falls beside the board.
#[derive(Debug)]
struct DropOff {
    piece: PieceId,
    heading: Vec3,
}

/// A piece tumbles into a pothole.
#[derive(Debug)]
struct Tumble {
    piece: PieceId,
    heading: Vec3,
}

fn tell(script: &mut Script, effect: &Effect, _: &Told) {
    const SECS: f32 = 0.8;
    let &Effect::PieceDied { piece, death } = effect else { return };
    let (rest, heading) = script.arrivals.get(&piece).copied().unwrap_or((script.end(), Vec3::Z));
    match death {
        Death::FellOff => script.clip(rest, SECS, DropOff { piece, heading }),
        Death::FellInto(_) => script.clip(rest, SECS, Tumble { piece, heading }),
        _ => {}
    }
}

impl Motion for DropOff {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let beyond = self.heading * (0.25 * t.min(0.5) * 2.0 + 0.2 * t);
        Transform {
            translation: from.translation + beyond - Vec3::Y * 2.4 * t * t,
            rotation: Quat::from_axis_angle(tilt_axis(self.heading), ease(t) * PI * 0.9) * from.rotation,
            scale: Vec3::splat(1.0 - 0.9 * ((t - 0.75) * 4.0).clamp(0.0, 1.0)),
        }
    }

    fn is_last(&self) -> bool {
        true
    }
}

impl Motion for Tumble {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let tilt = Quat::from_axis_angle(tilt_axis(self.heading), ease(t) * 1.1);
        Transform {
            translation: from.translation - Vec3::Y * 1.5 * t * t,
            rotation: tilt * Quat::from_rotation_y(t * 2.5) * from.rotation,
            scale: Vec3::splat(1.0 - 0.35 * ease((t * 2.0).min(1.0)) - 0.6 * ((t - 0.7) * 3.4).clamp(0.0, 1.0)),
        }
    }

    fn is_last(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;
    use crate::view::acts::script::tests::clips_of;

    #[test]
    fn a_chain_falls_one_after_the_other() {
        let clips = clips_of(GameId::Pothole, "Bm,2,Br/3,Bb/2,Bd,1/Bk,By,Bc,Wm turn=W", "d1a1", &[]);
        let falls: Vec<_> = clips.iter().filter(|clip| clip.is::<DropOff>()).collect();
        assert_eq!(falls.len(), 3);
        assert!(falls.is_sorted_by(|a, b| a.start < b.start));
    }
}
