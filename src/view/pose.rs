//! Where a figure is at each moment of a motion: plain functions of time.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::clip::Motion;
use super::figure::upright;
use super::looks::Gait;
use crate::rules::PieceId;

/// Slow at both ends.
pub(super) fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// The way that a figure faces to look along `direction`.
fn facing(direction: Vec3) -> Quat {
    if direction.length_squared() < 1e-6 {
        Quat::IDENTITY
    } else {
        Quat::from_rotation_y(direction.x.atan2(direction.z))
    }
}

/// The point at `t` (0 to 1) of a way, and the direction there. Swirls round the corners off.
pub(super) fn along(way: &[Vec3], t: f32, smooth: bool) -> (Vec3, Vec3) {
    let legs = way.len() - 1;
    let at = (t * legs as f32).min(legs as f32 - 1e-4);
    let leg = at as usize;
    let part = at - leg as f32;
    let (from, to) = (way[leg], way[leg + 1]);
    if !smooth {
        return (from.lerp(to, part), to - from);
    }
    let before = if leg > 0 { way[leg - 1] } else { from * 2.0 - to };
    let after = way.get(leg + 2).copied().unwrap_or(to * 2.0 - from);
    let (p, p2, p3) = (part, part * part, part * part * part);
    let point = 0.5
        * (from * 2.0
            + (to - before) * p
            + (before * 2.0 - from * 5.0 + to * 4.0 - after) * p2
            + (from * 3.0 - before - to * 3.0 + after) * p3);
    (point, to - from)
}

/// Where a figure that was at `from` is at `t` of `motion`; nothing where the motion is not a figure's.
pub(super) fn pose(motion: &Motion, from: &Transform, t: f32) -> Option<(PieceId, Transform)> {
    let mut at = *from;
    let piece = match motion {
        Motion::Turn { piece, towards } => {
            at.rotation = upright(from.rotation).slerp(facing(*towards), ease(t));
            *piece
        }
        Motion::Travel { piece, way, gait } => {
            travel(&mut at, way, *gait, t);
            *piece
        }
        Motion::Shove { piece, to } => {
            at.translation = from.translation.lerp(*to, t);
            // A jolt as the blade hits.
            at.translation.y += 0.05 * (PI * (t * 4.0).min(1.0)).sin();
            *piece
        }
        Motion::DropOff { piece, heading } => {
            let fall = t * t;
            at.translation = from.translation + *heading * (0.25 * t.min(0.5) * 2.0 + 0.2 * t) - Vec3::Y * 2.4 * fall;
            at.rotation = Quat::from_axis_angle(tilt_axis(*heading), ease(t) * PI * 0.9) * from.rotation;
            at.scale = Vec3::splat(1.0 - 0.9 * ((t - 0.75) * 4.0).clamp(0.0, 1.0));
            *piece
        }
        Motion::Tumble { piece, heading } => {
            at.translation = from.translation - Vec3::Y * 1.5 * t * t;
            let tilt = Quat::from_axis_angle(tilt_axis(*heading), ease(t) * 1.1);
            at.rotation = tilt * Quat::from_rotation_y(t * 2.5) * from.rotation;
            at.scale = Vec3::splat(1.0 - 0.35 * ease((t * 2.0).min(1.0)) - 0.6 * ((t - 0.7) * 3.4).clamp(0.0, 1.0));
            *piece
        }
        Motion::Knock { piece, heading } => {
            let away = (heading.normalize_or(Vec3::Z) + Vec3::X * 0.15).normalize();
            at.translation = from.translation + away * 1.9 * t + Vec3::Y * (2.2 * t * (1.0 - t) * 2.0);
            at.rotation = Quat::from_axis_angle(tilt_axis(away), t * TAU * 1.1) * from.rotation;
            at.scale = Vec3::splat(1.0 - ease(((t - 0.35) * 1.6).clamp(0.0, 1.0)));
            *piece
        }
        Motion::Vanish { piece } => {
            at.translation.y += 0.4 * ease(t);
            at.scale = Vec3::splat(1.0 - ease(t));
            *piece
        }
        Motion::Freeze { piece, .. } => {
            at.rotation = upright(from.rotation) * shiver(t, (PI * t).sin());
            *piece
        }
        Motion::Defect { piece, .. } => {
            at.translation.y += 0.7 * (PI * t).sin();
            at.rotation = upright(from.rotation) * Quat::from_rotation_y(TAU * ease(t));
            *piece
        }
        Motion::Promote { piece, .. } => {
            at.translation.y += 0.9 * (PI * t).sin();
            at.rotation = upright(from.rotation) * Quat::from_rotation_y(2.0 * TAU * ease(t));
            at.scale = Vec3::splat(1.0 + 0.25 * (PI * t).sin());
            *piece
        }
        Motion::GainChip { piece, .. } => {
            // The piece makes room while the chip slides in.
            at.translation.y += 0.16 * (PI * t).sin().max(0.0);
            *piece
        }
        Motion::Appear { piece, .. } => {
            at.translation.y += 2.5 * (1.0 - ease(t)).powi(2);
            at.scale = Vec3::splat(ease((t * 2.0).min(1.0)));
            *piece
        }
        Motion::Carry { piece, to, .. } => {
            let part = ease(t);
            let away = from.translation.distance(to.translation);
            at.translation = from.translation.lerp(to.translation, part);
            at.translation.y += (0.7 + 0.1 * away) * (PI * part).sin();
            at.rotation = from.rotation.slerp(to.rotation, part);
            at.scale = from.scale.lerp(to.scale, part);
            *piece
        }
        Motion::Shift { piece, to } => {
            at.translation = from.translation.lerp(to.translation, ease(t));
            at.scale = from.scale.lerp(to.scale, ease(t));
            *piece
        }
        Motion::StepUp { piece, .. } => {
            at.translation.y += 0.35 * (PI * t).sin();
            *piece
        }
        Motion::Wake { piece, .. } => {
            at.translation.y += 1.3 * ease(t);
            at.rotation = upright(from.rotation) * Quat::from_rotation_y(TAU * ease(t));
            *piece
        }
        Motion::Drop { piece, to, .. } => {
            fall(&mut at, from, to, t);
            *piece
        }
        Motion::GiveToken { piece, .. } | Motion::TakeToken { piece, .. } => *piece,
        Motion::Teleport { piece, to } => {
            let there = t >= 0.5;
            let gone = if there { 2.0 - 2.0 * t } else { 2.0 * t };
            at.translation = if there { *to } else { from.translation };
            at.translation.y += 0.5 * ease(gone);
            at.rotation = upright(from.rotation) * Quat::from_rotation_y(gone * gone * 9.0);
            let width = 1.0 - ease(gone);
            at.scale = Vec3::new(width, 1.0 + 0.8 * gone, width).max(Vec3::splat(0.001));
            *piece
        }
        Motion::Hurl { piece, way } => {
            let (point, direction) = along(way, t, false);
            at.translation = point + Vec3::Y * (0.35 + 0.5 * (PI * t).sin());
            at.rotation = Quat::from_axis_angle(tilt_axis(direction), t * TAU * 1.5) * upright(from.rotation);
            *piece
        }
        Motion::Throw { piece, .. } => {
            // A lunge as the arm goes forward, another as it catches.
            let lunge = (PI * (t * 8.0).min(1.0)).sin() + (PI * ((t - 0.875) * 8.0).clamp(0.0, 1.0)).sin();
            at.rotation = upright(from.rotation) * Quat::from_rotation_x(0.3 * lunge);
            *piece
        }
        Motion::WindUp { piece, towards } => {
            let rage = ease(t);
            at.rotation = facing(*towards) * Quat::from_rotation_x(-0.28 * rage) * shiver(t, rage);
            at.translation -= towards.with_y(0.0).normalize_or_zero() * 0.3 * rage;
            at.scale = Vec3::splat(1.0 + 0.18 * rage);
            *piece
        }
        Motion::Burst { piece } => {
            let swell = (t * 2.5).min(1.0);
            let gone = ((t - 0.4) / 0.6).clamp(0.0, 1.0);
            at.rotation = upright(from.rotation) * shiver(t, 1.0 - gone) * Quat::from_rotation_x(-0.9 * gone);
            at.translation.y += 0.3 * swell - 1.1 * gone * gone;
            at.scale = Vec3::splat((1.18 + 0.25 * swell) * (1.0 - ease(gone)));
            *piece
        }
        Motion::CloseHole { .. }
        | Motion::OpenHole { .. }
        | Motion::Refit { .. }
        | Motion::Pulse { .. }
        | Motion::ThrowDice { .. } => return None,
    };
    Some((piece, at))
}

/// Up over the board, then down from on high, and a last little bounce.
fn fall(at: &mut Transform, from: &Transform, to: &Transform, t: f32) {
    const HIGH: f32 = 4.0;
    const OVER: f32 = 0.5;
    const DOWN: f32 = 0.76;
    let over = ease((t / OVER).min(1.0));
    at.translation = from.translation.lerp(to.translation, over);
    at.scale = from.scale.lerp(to.scale, over);
    at.rotation = upright(from.rotation).slerp(to.rotation, over);
    at.translation.y += match t {
        t if t < OVER => HIGH * over,
        t if t < DOWN => HIGH * (1.0 - ((t - OVER) / (DOWN - OVER)).powi(2)),
        t => 0.35 * (PI * (t - DOWN) / (1.0 - DOWN)).sin(),
    };
    // It turns head over heels once on its way down.
    let tumble = ((t - OVER * 0.6) / (DOWN - OVER * 0.6)).clamp(0.0, 1.0);
    at.rotation *= Quat::from_rotation_x(TAU * tumble);
}

/// How much of its way a charge has behind it: it is ever faster.
pub(super) fn charge(t: f32) -> f32 {
    t * t * (2.0 - t)
}

/// A quick shaking from side to side.
fn shiver(t: f32, strength: f32) -> Quat {
    Quat::from_rotation_z(0.09 * strength * (t * 70.0).sin())
}

/// The axis about which something tips over that is pushed along `heading`.
fn tilt_axis(heading: Vec3) -> Vec3 {
    Vec3::Y.cross(heading).normalize_or(Vec3::X)
}

fn travel(at: &mut Transform, way: &[Vec3], gait: Gait, t: f32) {
    let legs = (way.len() - 1) as f32;
    let (point, direction) = match gait {
        Gait::Grind => along(way, t, false),
        Gait::Swirl => along(way, ease(t), true),
        Gait::Charge => along(way, charge(t), false),
        _ => along(way, ease(t), false),
    };
    at.translation = point;
    // How far it has come in its step.
    let step = (if gait == Gait::Grind { t } else { ease(t) } * legs).fract();
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
        Gait::Charge => {
            at.rotation = facing(direction) * Quat::from_rotation_x(0.3) * shiver(t, 0.6);
            at.scale = Vec3::splat(1.18);
        }
        Gait::Swirl => {
            // It leans into its way and whirls.
            let lean = 0.22 * (PI * t).sin();
            at.rotation = Quat::from_axis_angle(tilt_axis(direction), lean) * Quat::from_rotation_y(-t * legs * 2.4);
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
}

/// The piece that a motion moves.
pub(super) fn subject(motion: &Motion) -> Option<PieceId> {
    pose(motion, &Transform::IDENTITY, 0.0).map(|(piece, _)| piece)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_gone_to_its_end() {
        let way = vec![Vec3::ZERO, Vec3::X, Vec3::new(1.0, 0.0, 1.0)];
        use Gait::{Bound, Charge, Drive, Grind, Roll, Slip, Stomp, Stride, Swirl};
        for gait in [Bound, Charge, Drive, Grind, Roll, Slip, Stomp, Stride, Swirl] {
            let motion = Motion::Travel { piece: PieceId(0), way: way.clone(), gait };
            let at = |t| pose(&motion, &Transform::IDENTITY, t).unwrap().1.translation;
            assert!(at(0.0).distance(way[0]) < 1e-3 && at(1.0).distance(way[2]) < 1e-3, "{gait:?}");
            // It never strays from the squares on its way.
            assert!((0..=20).map(|step| at(step as f32 / 20.0)).all(|place| place.length() < 1.6), "{gait:?}");
        }
    }

    #[test]
    fn a_leap_ends_where_it_began() {
        let from = Transform::from_xyz(1.0, 0.0, 2.0);
        let table = crate::rules::GameId::Pothole.set_up([], None).unwrap();
        let now = table.snapshot().pieces[&PieceId(3)];
        let motion = Motion::Defect { piece: PieceId(3), now };
        assert!(pose(&motion, &from, 1.0).unwrap().1.translation.distance(from.translation) < 1e-3);
        assert_eq!(subject(&motion), Some(PieceId(3)));
    }
}
