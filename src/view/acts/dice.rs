//! The dice: thrown from the player's side, they bounce, tumble and come to rest on the faces that were rolled; then the
//! piece that they are for falls out of the air.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::curve::{ease, upright};
use super::script::Script;
use super::timeline::Timeline;
use super::{Act, Motion, Told, perform};
use crate::play::Session;
use crate::rules::{Effect, PieceId, Seat};
use crate::theme::board;
use crate::view::ViewSystems;
use crate::view::board::Layout;
use crate::view::camera::BoardCamera;
use crate::view::figure::Figure;
use crate::view::hand::viewed_from;
use crate::view::models::Workshop;

pub(super) const ACT: Act = Act { tell, plugin };

/// A throw of the dice, and a look at them.
const THROW_SECS: f32 = 1.7;

/// The part of a throw in which the dice move; then they are looked at.
const ROLLING: f32 = 0.72;
/// How much larger the dice are than they were made.
const SIZE: f32 = 2.05;
/// How high the middle of a die lies, and how far its faces are tilted.
const HEIGHT: f32 = 0.198 * SIZE;
const TILT: f32 = 42.795;
const FACES: f32 = 7.0;

/// The two dice are thrown from a player's side, and show these faces.
#[derive(Debug)]
struct ThrowDice {
    seat: Seat,
    faces: [u8; 2],
}

/// A piece falls out of the air onto its square, and falls asleep.
#[derive(Debug)]
pub(super) struct Drop {
    piece: PieceId,
    now: Figure,
    to: Transform,
}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    match *effect {
        Effect::DiceRolled { file, rank, .. } => throw_dice(script, [file, rank], told.before.turn),
        Effect::PieceDropped { piece, .. } => {
            if let Some((now, to)) = script.seen(piece, told.after) {
                script.clip(script.end(), 1.5, Drop { piece, now, to });
            }
        }
        _ => {}
    }
}

/// The throws before the last one do not count, and are seen all the same; there may be many of them.
fn throw_dice(script: &mut Script, faces: [u8; 2], turn: Option<Seat>) {
    const MOST_IN_VAIN: usize = 3;
    let Some(seat) = turn else { return };
    let in_vain = script.throws.split_last().map_or(&[][..], |(_, before)| before);
    let shown = &in_vain[in_vain.len().saturating_sub(MOST_IN_VAIN)..];
    for &faces in shown.iter().chain([&faces]) {
        script.clip(script.end(), THROW_SECS, ThrowDice { seat, faces });
    }
}

impl Motion for ThrowDice {}

impl Motion for Drop {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        fall(from, &self.to, t)
    }

    fn dress(&self, figure: Figure, t: f32) -> Figure {
        match t {
            // It has its eyes shut when it is down.
            t if t >= DOWN => self.now,
            t if t > 0.0 => Figure { plinth: None, tokens: 0, ..figure },
            _ => figure,
        }
    }
}

/// The part of a drop after which the piece is down.
const DOWN: f32 = 0.76;

/// Up over the board, then down from on high, and a last little bounce.
fn fall(from: &Transform, to: &Transform, t: f32) -> Transform {
    const HIGH: f32 = 4.0;
    const OVER: f32 = 0.5;
    let over = ease((t / OVER).min(1.0));
    let high = match t {
        t if t < OVER => HIGH * over,
        t if t < DOWN => HIGH * (1.0 - ((t - OVER) / (DOWN - OVER)).powi(2)),
        t => 0.35 * (PI * (t - DOWN) / (1.0 - DOWN)).sin(),
    };
    // It turns head over heels once on its way down.
    let tumble = ((t - OVER * 0.6) / (DOWN - OVER * 0.6)).clamp(0.0, 1.0);
    Transform {
        translation: from.translation.lerp(to.translation, over) + Vec3::Y * high,
        rotation: upright(from.rotation).slerp(to.rotation, over) * Quat::from_rotation_x(TAU * tumble),
        scale: from.scale.lerp(to.scale, over),
    }
}

/// A die as it is seen.
#[derive(Component, Copy, Clone, PartialEq, Debug)]
pub(in crate::view) struct DieFigure {
    /// The first or the second.
    place: usize,
    /// Where it was when the throw began that starts at this time.
    thrown_from: Option<(f32, Transform)>,
}

/// Who threw the dice last, and what they showed then.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::view) struct LastThrow(Option<(Seat, [u8; 2])>);

fn plugin(app: &mut App) {
    app.init_resource::<LastThrow>();
    app.add_systems(Update, throw.after(perform::perform).in_set(ViewSystems::Perform));
}

/// Puts the dice where they were thrown last; before that they are out of sight.
pub(in crate::view) fn lay_dice(
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
    timeline: Res<Timeline>,
    layout: Res<Layout>,
    camera: Single<&Transform, (With<BoardCamera>, Without<DieFigure>)>,
    mut last: ResMut<LastThrow>,
    mut dice: Query<(&mut DieFigure, &mut Transform, &mut Visibility)>,
) {
    let thrown = timeline.clips_under_way().filter_map(|(clip, t)| Some((clip.of::<ThrowDice>()?, clip.start, t)));
    let under_way = thrown.last().map(|(throw, start, t)| (throw.seat, throw.faces, start, t));
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
    use crate::rules::GameId;
    use crate::view::acts::script::tests::clips_of;

    #[test]
    fn throws_in_vain_are_seen_before_the_piece_falls() {
        let position = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                        turn=R handR=q0 phase=roll";
        let thrown = [[7, 7], [1, 7], [7, 2], [7, 3], [3, 7], [3, 5]];
        let clips = clips_of(GameId::Auction, position, "roll:35", &thrown);
        let seen: Vec<_> = clips.iter().filter_map(|clip| Some(clip.of::<ThrowDice>()?.faces)).collect();
        assert_eq!(seen, thrown[2..]);
        let falls = clips.last().unwrap();
        assert!(falls.of::<Drop>().is_some_and(|drop| drop.now.controller == Seat::NOBODY), "{clips:?}");
        assert!(clips.iter().rev().skip(1).all(|clip| clip.end() <= falls.start + 1e-4));
    }

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
