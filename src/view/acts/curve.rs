//! Curves that spectacles share: plain functions of time.

use bevy::prelude::*;

/// Slow at both ends.
pub(super) fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// The way that a body faces to look along `direction`.
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

/// The point at `t` (0 to 1) of a way, and the direction there. `smooth` rounds the corners off.
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

/// A quick shaking from side to side.
pub(super) fn shiver(t: f32, strength: f32) -> Quat {
    Quat::from_rotation_z(0.09 * strength * (t * 70.0).sin())
}

/// The axis about which something tips over that is pushed along `heading`.
pub(super) fn tilt_axis(heading: Vec3) -> Vec3 {
    Vec3::Y.cross(heading).normalize_or(Vec3::X)
}
