//! Pieces go from square to square, each in the way of its kind; frogs slip back.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::curve::{along, ease, facing, tilt_axis, upright};
use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{Effect, Manner, PieceId, Square};
use crate::view::looks::Gait;

pub(super) const ACT: Act = Act::of_bodies(tell);

/// A piece turns to where it will go.
#[derive(Debug)]
pub(super) struct Turn {
    pub(super) piece: PieceId,
    pub(super) towards: Vec3,
}

/// A piece goes along a way.
#[derive(Debug)]
pub(super) struct Travel {
    pub(super) piece: PieceId,
    pub(super) way: Vec<Vec3>,
    pub(super) gait: Gait,
}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    let Effect::PieceMoved { piece, path, manner } = effect else { return };
    let Some(kind) = told.before.pieces.get(piece).map(|piece| piece.kind) else { return };
    match manner {
        Manner::Plain => set_off(script, *piece, path, script.layout.look().gait(kind)),
        Manner::Roll => set_off(script, *piece, path, Gait::Roll),
        Manner::Slip => slip(script, *piece, path),
        Manner::Leap | Manner::Teleport | Manner::Charge => {}
    }
}

/// The mover of an action turns to its way and goes.
pub(super) fn set_off(script: &mut Script, piece: PieceId, path: &[Square], gait: Gait) {
    let way = script.places(path);
    let [.., before, last] = way[..] else { return };
    if gait.turn() > 0.0 {
        script.clip(script.start, gait.turn(), Turn { piece, towards: way[1] - way[0] });
        script.start += gait.turn();
    }
    script.pace = gait.pace();
    script.epicentre = last;
    let secs = gait.pace() * (way.len() - 1) as f32;
    script.arrivals.insert(piece, (script.start + secs, last - before));
    script.clip(script.start, secs, Travel { piece, way, gait });
}

/// What slips does so when all else is over.
fn slip(script: &mut Script, piece: PieceId, path: &[Square]) {
    let way = script.places(path);
    let [.., before, last] = way[..] else { return };
    let gait = Gait::Slip;
    let (start, secs) = (script.end() + 0.1, gait.pace() * (way.len() - 1) as f32);
    script.arrivals.insert(piece, (start + secs, last - before));
    script.clip(start, secs, Travel { piece, way, gait });
}

impl Motion for Turn {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_rotation(upright(from.rotation).slerp(facing(self.towards), ease(t)))
    }
}

impl Motion for Travel {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let Self { way, gait, .. } = self;
        let mut at = *from;
        let legs = (way.len() - 1) as f32;
        let (point, direction) = match gait {
            Gait::Grind => along(way, t, false),
            Gait::Swirl => along(way, ease(t), true),
            _ => along(way, ease(t), false),
        };
        at.translation = point;
        // How far it has come in its step.
        let step = (if *gait == Gait::Grind { t } else { ease(t) } * legs).fract();
        match gait {
            Gait::Stride => at.translation.y += 0.22 * (PI * step).sin(),
            Gait::Stomp => {
                at.rotation = facing(direction) * Quat::from_rotation_z(0.12 * (PI * t * legs).sin());
                at.translation.y += 0.16 * (PI * step).sin();
            }
            Gait::Bound => {
                // The farther the leap, the higher.
                at.rotation = facing(direction) * Quat::from_rotation_x(-0.45 * (TAU * step).sin() * 0.5);
                at.translation.y += 0.45 * direction.length().max(1.0) * (PI * step).sin();
            }
            Gait::Slip => {
                let back = (PI * t).sin();
                at.rotation = upright(at.rotation) * Quat::from_rotation_x(0.18 * back);
                at.scale = Vec3::new(1.0 + 0.08 * back, 1.0 - 0.22 * back, 1.0 + 0.08 * back);
            }
            Gait::Roll => {}
            Gait::Swirl => {
                // It leans into its way and whirls.
                let lean = 0.22 * (PI * t).sin();
                at.rotation =
                    Quat::from_axis_angle(tilt_axis(direction), lean) * Quat::from_rotation_y(-t * legs * 2.4);
            }
            Gait::Grind => {
                at.rotation = facing(direction);
                at.translation.y += 0.012 * (t * legs * 40.0).sin() * (PI * t).sin();
            }
            Gait::Drive => {
                // The bonnet dips when it brakes and rises when it speeds up.
                let nod = 0.07 * (TAU * t).sin();
                at.rotation = facing(direction) * Quat::from_rotation_x(-nod);
            }
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;
    use crate::view::acts::script::tests::clips_of;

    #[test]
    fn a_way_is_gone_to_its_end() {
        let way = vec![Vec3::ZERO, Vec3::X, Vec3::new(1.0, 0.0, 1.0)];
        use Gait::{Bound, Drive, Grind, Roll, Slip, Stomp, Stride, Swirl};
        for gait in [Bound, Drive, Grind, Roll, Slip, Stomp, Stride, Swirl] {
            let travel = Travel { piece: PieceId(0), way: way.clone(), gait };
            let at = |t| travel.pose(&Transform::IDENTITY, t).translation;
            assert!(at(0.0).distance(way[0]) < 1e-3 && at(1.0).distance(way[2]) < 1e-3, "{gait:?}");
            // It never strays from the squares on its way.
            assert!((0..=20).map(|step| at(step as f32 / 20.0)).all(|place| place.length() < 1.6), "{gait:?}");
        }
    }

    #[test]
    fn a_whirlwind_follows_the_ring() {
        let clips = clips_of(GameId::Pothole, "4/1,@1,2/3,@2/3,Wd turn=W", "d1d3", &[]);
        let Travel { way, gait, .. } = clips[0].of().unwrap();
        assert_eq!((*gait, way.len()), (Gait::Swirl, 5));
        assert!(way.windows(2).all(|pair| pair[0].distance(pair[1]) < 1.01), "{way:?}");
    }
}
