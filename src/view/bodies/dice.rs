//! The bodies of the dice, lying where they were last thrown.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::hand::viewed_from;
use crate::play::{Die, DieReads};
use crate::rules::Seat;
use crate::theme::board;
use crate::view::camera::lens::BoardCamera;
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;
use crate::view::systems::{RestSystems, Settle, ViewSystems};

/// The scale of the dice over their model.
const SIZE: f32 = 2.05;
/// The height of the middle of a die, and the tilt of its faces in degrees.
const HEIGHT: f32 = 0.198 * SIZE;
const TILT: f32 = 42.795;
const FACES: f32 = 7.0;

/// The body of a die.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug, Default)]
#[require(Transform, Visibility::Hidden)]
pub(in crate::view) struct DieBody {
    /// The player who threw it last, and its face then. It is hidden until the first throw.
    pub(in crate::view) shows: Option<(Seat, u8)>,
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.add_observer(on_die)
        .add_systems(Settle, read)
        .add_systems(Update, (carve, lie.in_set(RestSystems)).chain().in_set(ViewSystems::Follow));
}

/// Adds a body to a new die.
fn on_die(die: On<Add, Die>, mut commands: Commands) {
    commands.entity(die.entity).try_insert(DieBody::default());
}

fn carve(
    dice: Query<(Entity, &Die), (With<DieBody>, Without<Children>)>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    for (entity, die) in &dice {
        let color = match die.reads {
            DieReads::File => board::FIRST_DIE,
            DieReads::Rank => board::SECOND_DIE,
        };
        workshop.spawn(&mut commands, entity, "die7", color, Transform::from_scale(Vec3::splat(SIZE)));
    }
}

/// The rotation that puts `face` on top, readable from the viewer's side.
fn showing(face: u8, viewer: f32) -> Quat {
    // The dice lie square to the board, whatever the camera does.
    let viewer = (viewer / FRAC_PI_2).round() * FRAC_PI_2;
    let belt = TAU / FACES * (f32::from(face) - 1.0);
    Quat::from_rotation_y(viewer) * Quat::from_rotation_x(-TILT.to_radians()) * Quat::from_rotation_y(-belt)
}

/// The transform of the first or second die, thrown by `seat` and showing `face`, seen from `camera`.
pub(in crate::view) fn lying(
    layout: &Layout,
    camera: &Transform,
    place: usize,
    seat: Seat,
    face: u8,
) -> Option<Transform> {
    let places = layout.look().dice(layout, seat)?;
    let rotation = showing(face, viewed_from(camera));
    Some(Transform::from_translation(places[place % 2] + Vec3::Y * HEIGHT).with_rotation(rotation))
}

/// Resets every die to its last face and its full size.
fn read(mut dice: Query<(&Die, &mut DieBody, &mut Transform)>) {
    for (die, mut body, mut place) in &mut dice {
        if place.scale != Vec3::ONE {
            place.scale = Vec3::ONE;
        }
        body.set_if_neq(DieBody { shows: die.thrown_by.zip(die.shows) });
    }
}

fn lie(
    layout: Res<Layout>,
    camera: Single<Ref<Transform>, With<BoardCamera>>,
    mut dice: Query<(&Die, Ref<DieBody>, &mut Transform, &mut Visibility), Without<BoardCamera>>,
) {
    for (die, body, mut place, mut visibility) in &mut dice {
        if !body.is_changed() && !camera.is_changed() && !layout.is_changed() {
            continue;
        }
        let number = usize::from(die.reads == DieReads::Rank);
        let lying = body.shows.and_then(|(seat, face)| lying(&layout, &camera, number, seat, face));
        visibility.set_if_neq(if lying.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        lying.into_iter().for_each(|lying| _ = place.set_if_neq(lying));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_that_was_put_aside_is_as_large_again_when_the_board_is_laid() {
        let mut app = App::new();
        app.init_schedule(Settle).add_systems(Settle, read);
        let aside = Transform::from_xyz(1.0, 2.0, 3.0).with_scale(Vec3::splat(0.001));
        let die = Die { reads: DieReads::File, shows: Some(4), thrown_by: Some(Seat(2)) };
        let die = app.world_mut().spawn((die, DieBody::default(), aside)).id();
        app.world_mut().run_schedule(Settle);
        let (body, place) = (app.world().get::<DieBody>(die).unwrap(), app.world().get::<Transform>(die).unwrap());
        assert_eq!((body.shows, place.scale), (Some((Seat(2), 4)), Vec3::ONE));
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
}
