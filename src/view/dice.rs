//! The dice: thrown from the player's side, they bounce, tumble and come to rest on the faces that were rolled.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::ViewSystems;
use super::board::Layout;
use super::camera::BoardCamera;
use super::clip::Motion;
use super::hand::viewed_from;
use super::models::Workshop;
use super::perform;
use super::timeline::Timeline;
use crate::play::Session;
use crate::rules::Seat;
use crate::theme::board;

/// The part of a throw's clip in which the dice move; then they are looked at.
pub(super) const ROLLING: f32 = 0.72;
/// How much larger the dice are than they were made.
const SIZE: f32 = 2.05;
/// How high the middle of a die lies, and how far its faces are tilted.
const HEIGHT: f32 = 0.198 * SIZE;
const TILT: f32 = 42.795;
const FACES: f32 = 7.0;

/// A die as it is seen.
#[derive(Component, Copy, Clone, PartialEq, Debug)]
pub(super) struct DieFigure {
    /// The first or the second.
    place: usize,
    /// Where it was when the throw began that starts at this time.
    thrown_from: Option<(f32, Transform)>,
}

/// Who threw the dice last, and what they showed then.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct LastThrow(Option<(Seat, [u8; 2])>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastThrow>();
    app.add_systems(Update, throw.after(perform::perform).in_set(ViewSystems::Perform));
}

/// Puts the dice where they were thrown last; before that they are out of sight.
pub(super) fn lay_dice(
    session: Res<Session>,
    layout: Res<Layout>,
    dice: Query<Entity, With<DieFigure>>,
    mut last: ResMut<LastThrow>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    for die in &dice {
        commands.entity(die).despawn();
    }
    *last = LastThrow(session.rolls().last().map(|roll| (roll.seat, roll.dice)));
    if layout.look().dice(&layout, Seat(0)).is_none() {
        return;
    }
    for (place, color) in [board::FIRST_DIE, board::SECOND_DIE].into_iter().enumerate() {
        let figure = DieFigure { place, thrown_from: None };
        let root = commands.spawn((Name::new("Die"), figure, Transform::default(), Visibility::Hidden)).id();
        workshop.spawn(&mut commands, root, "die7", color, Transform::from_scale(Vec3::splat(SIZE)));
    }
}

/// What turns a die so that `face` lies on top, to be read from the side of a viewer.
fn showing(face: u8, viewer: f32) -> Quat {
    // They lie straight, whatever the camera does in between.
    let viewer = (viewer / FRAC_PI_2).round() * FRAC_PI_2;
    let belt = TAU / FACES * (f32::from(face) - 1.0);
    Quat::from_rotation_y(viewer) * Quat::from_rotation_x(-TILT.to_radians()) * Quat::from_rotation_y(-belt)
}

fn throw(
    mut timeline: ResMut<Timeline>,
    layout: Res<Layout>,
    camera: Single<&Transform, (With<BoardCamera>, Without<DieFigure>)>,
    mut last: ResMut<LastThrow>,
    mut dice: Query<(&mut DieFigure, &mut Transform, &mut Visibility)>,
) {
    let throws = timeline.under_way().filter_map(|(playing, t)| match playing.clip.motion {
        Motion::ThrowDice { seat, faces } => Some((seat, faces, playing.clip.start, t)),
        _ => None,
    });
    let under_way = throws.last();
    if let Some((seat, faces, ..)) = under_way {
        last.set_if_neq(LastThrow(Some((seat, faces))));
    }
    let Some((seat, faces)) = last.0 else { return };
    let Some(places) = layout.look().dice(&layout, seat) else { return };
    for (mut die, mut transform, mut visibility) in &mut dice {
        let rotation = showing(faces[die.place], viewed_from(&camera));
        let rest = Transform::from_translation(places[die.place] + Vec3::Y * HEIGHT).with_rotation(rotation);
        let begins = *visibility == Visibility::Hidden;
        visibility.set_if_neq(Visibility::Inherited);
        let Some((_, _, start, t)) = under_way else {
            transform.set_if_neq(rest);
            continue;
        };
        let from = match die.thrown_from.filter(|&(since, _)| since == start) {
            Some((_, from)) => from,
            None => {
                let from = if begins { hold(&rest) } else { *transform };
                die.thrown_from = Some((start, from));
                from
            }
        };
        *transform = pose(&from, &rest, die.place, (t / ROLLING).min(1.0));
    }
}

/// Where a die is in the hand of whoever throws it: off the board, above the corner.
fn hold(rest: &Transform) -> Transform {
    let out = rest.translation.with_y(0.0).normalize_or(Vec3::Z);
    Transform::from_translation(rest.translation + out * 2.6 + Vec3::Y * 2.4)
}

/// Taken up, thrown, and at rest at the end.
fn pose(from: &Transform, rest: &Transform, place: usize, t: f32) -> Transform {
    /// The part in which they are taken up.
    const TAKEN_UP: f32 = 0.22;
    const SPIN: f32 = 2.6 * TAU;
    let hand = hold(rest);
    // What is spun about: the dice do not fall alike.
    let axis = [Vec3::new(0.8, 0.25, 0.55), Vec3::new(-0.45, 0.3, 0.84)][place % 2].normalize();
    let spun = |angle: f32| Quat::from_axis_angle(axis, angle) * rest.rotation;
    if t < TAKEN_UP {
        let part = t / TAKEN_UP;
        let translation = from.translation.lerp(hand.translation, part * part * (3.0 - 2.0 * part));
        return Transform::from_translation(translation).with_rotation(from.rotation.slerp(spun(SPIN), part));
    }
    let u = (t - TAKEN_UP) / (1.0 - TAKEN_UP);
    let slowing = 1.0 - (1.0 - u) * (1.0 - u);
    let mut translation = hand.translation.lerp(rest.translation, slowing);
    translation.y = rest.translation.y + height(u);
    Transform::from_translation(translation).with_rotation(spun(SPIN * (1.0 - slowing)))
}

/// How high a thrown die is above its rest: it falls, bounces twice, and lies.
fn height(u: f32) -> f32 {
    match u {
        u if u < 0.38 => 2.4 * (1.0 - (u / 0.38).powi(2)),
        u if u < 0.68 => 0.85 * (PI * (u - 0.38) / 0.3).sin(),
        u if u < 0.86 => 0.3 * (PI * (u - 0.68) / 0.18).sin(),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_to_lie_on_top() {
        for face in 1..=7 {
            for viewer in [0.0, FRAC_PI_2, 3.0] {
                // The number n is on the upper kite that looks towards Ry((n - 1) * 360 / 7) * +Z.
                let side = Quat::from_rotation_y(TAU / FACES * (f32::from(face) - 1.0)) * Vec3::Z;
                let tilt = TILT.to_radians();
                let normal = side * tilt.sin() + Vec3::Y * tilt.cos();
                assert!((showing(face, viewer) * normal).distance(Vec3::Y) < 1e-3, "{face}");
            }
        }
    }

    #[test]
    fn a_throw_ends_at_rest() {
        let rest = Transform::from_xyz(5.0, HEIGHT, 5.0).with_rotation(showing(3, 0.0));
        let at = |t| pose(&Transform::IDENTITY, &rest, 1, t);
        assert!(at(1.0).translation.distance(rest.translation) < 1e-4);
        assert!(at(1.0).rotation.angle_between(rest.rotation) < 1e-3);
        let highest = (0..=50).map(|step| at(step as f32 / 50.0));
        assert!(highest.skip(12).all(|at| at.translation.y >= HEIGHT - 1e-4), "it does not sink into the table");
    }
}
