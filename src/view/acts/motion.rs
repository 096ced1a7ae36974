//! Easing and path functions that acts share. All are pure functions of time.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

/// Ease in and out.
pub(in crate::view) fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Up and down again.
pub(super) fn hop(t: f32) -> f32 {
    (PI * t).sin()
}

/// A sharp peak at the start that soon fades.
pub(super) fn knock(t: f32) -> f32 {
    hop(t.sqrt()) * (1.0 - t)
}

/// Swings forward, then back not quite as far, then rests.
pub(super) fn sway(t: f32) -> f32 {
    (TAU * t).sin() * (1.0 - t)
}

/// The rotation that faces along `direction`.
pub(super) fn facing(direction: Vec3) -> Quat {
    if direction.length_squared() < 1e-6 {
        Quat::IDENTITY
    } else {
        Quat::from_rotation_y(direction.x.atan2(direction.z))
    }
}

/// The same heading, without any tilt.
pub(in crate::view) fn upright(rotation: Quat) -> Quat {
    let forward = rotation * Vec3::Z;
    if Vec2::new(forward.x, forward.z).length_squared() < 1e-6 {
        return Quat::IDENTITY;
    }
    Quat::from_rotation_y(forward.x.atan2(forward.z))
}

/// The point of a path at `t`, and the direction there.
pub(super) fn along(way: &[Vec3], t: f32) -> (Vec3, Vec3) {
    let (leg, part) = leg_at(way, t);
    let (from, to) = (way[leg], way[leg + 1]);
    (from.lerp(to, part), to - from)
}

/// Like `along`, with the corners rounded off.
pub(super) fn swirl_along(way: &[Vec3], t: f32) -> (Vec3, Vec3) {
    let (leg, part) = leg_at(way, t);
    let (from, to) = (way[leg], way[leg + 1]);
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

fn leg_at(way: &[Vec3], t: f32) -> (usize, f32) {
    let legs = (way.len() - 1) as f32;
    let at = (t * legs).min(legs - 1e-4);
    (at as usize, at.fract())
}

/// The progress within the current leg of the path, 0 to 1.
pub(super) fn step(way: &[Vec3], t: f32) -> f32 {
    (t * (way.len() - 1) as f32).fract()
}

/// A quick shake from side to side.
pub(super) fn shiver(t: f32, strength: f32) -> Quat {
    Quat::from_rotation_z(0.09 * strength * (t * 70.0).sin())
}

/// Tips a body about `axis` over the rim of its base, so that the base does not sink into the ground.
pub(super) fn rock(at: Transform, axis: Vec3, angle: f32) -> Transform {
    const RIM: f32 = 0.4;
    at.with_translation(at.translation + Vec3::Y * RIM * angle.sin().abs())
        .with_rotation(Quat::from_axis_angle(axis, angle) * at.rotation)
}

/// The axis about which a body tips over when it is pushed along `heading`.
pub(super) fn tilt_axis(heading: Vec3) -> Vec3 {
    Vec3::Y.cross(heading).normalize_or(Vec3::X)
}
