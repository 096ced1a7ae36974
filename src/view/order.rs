//! The order of play round the board: a plaque at each army's corner says when it is to act. Who must answer a check
//! is red, who was passed over is crossed out.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::ViewSystems;
use super::acts::Rest;
use super::board::Layout;
use super::models::DIGITS;
use super::shape::Shape;
use super::workshop::Workshop;
use crate::play::{ActionPlayed, BoardLaid, Session};
use crate::rules::{DueReason, Effect, Seat, SeatSet, order_of_play};
use crate::theme::{board, livery};

/// The armies that lost their turn by the last action.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct PassedOver(pub SeatSet);

/// How large a plaque is.
pub(super) const RADIUS: f32 = 0.3;

/// A plaque.
#[derive(Component)]
struct Plaque;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PassedOver>()
        .add_systems(Update, (note_passed_over, lay_plaques).chain().in_set(ViewSystems::Follow))
        .add_observer(on_board_laid);
}

fn on_board_laid(_: On<BoardLaid>, mut passed: ResMut<PassedOver>) {
    passed.set_if_neq(PassedOver::default());
}

fn note_passed_over(mut played: MessageReader<ActionPlayed>, mut passed: ResMut<PassedOver>) {
    if let Some(last) = played.read().last() {
        let over = last.effects.iter().filter_map(|effect| match effect {
            Effect::ArmyPassedOver { army } => Some(*army),
            _ => None,
        });
        passed.set_if_neq(PassedOver(over.collect()));
    }
}

fn lay_plaques(
    session: Res<Session>,
    mut rest: Rest,
    layout: Res<Layout>,
    passed: Res<PassedOver>,
    plaques: Query<Entity, With<Plaque>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let (busy, settled) = rest.look();
    // What is to come is shown once what has happened has been seen.
    if busy || !(settled || session.is_changed() || layout.is_changed() || passed.is_changed()) {
        return;
    }
    for plaque in &plaques {
        commands.entity(plaque).despawn();
    }
    let order = order_of_play(session.position());
    for seat in (0..layout.seats().len() as u8).map(Seat) {
        let Some(corner) = layout.look().corner(&layout, seat) else { continue };
        let place = order.iter().position(|due| due.army == seat);
        if place.is_none() && !passed.0.contains(seat) {
            continue;
        }
        let root = commands.spawn((Name::new("Plaque"), Plaque, corner, Visibility::default())).id();
        let reason = place.map(|place| (place, order[place].reason));
        spawn_plaque(root, seat, reason, passed.0.contains(seat), &layout, &mut workshop, &mut commands);
    }
}

fn spawn_plaque(
    root: Entity,
    seat: Seat,
    due: Option<(usize, DueReason)>,
    passed_over: bool,
    layout: &Layout,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    let now = matches!(due, Some((0, _)));
    let disc = workshop.shape(Shape::Disc { radius: RADIUS, height: 0.06, sides: 32 });
    let rim = workshop.shape(Shape::Ring { radius: RADIUS, thickness: 0.05, sides: (24, 32) });
    let rim_paint = match due {
        Some((_, DueReason::Check)) => workshop.glow(board::CHECK),
        Some((_, DueReason::AtOnce)) => workshop.glow(board::HALO),
        _ if now => workshop.glow(board::SELECTED),
        _ => workshop.tint(livery(layout.seats(), seat).color),
    };
    let dark = workshop.tint(board::BACKDROP);
    commands.spawn((Mesh3d(disc), MeshMaterial3d(dark), Transform::default(), ChildOf(root)));
    commands.spawn((Mesh3d(rim), MeshMaterial3d(rim_paint), Transform::from_xyz(0.0, 0.02, 0.0), ChildOf(root)));
    if let Some((place, _)) = due {
        let at = Transform::from_xyz(0.0, 0.03, 0.0).with_scale(Vec3::splat(1.25));
        workshop.spawn(commands, root, DIGITS[place.min(DIGITS.len() - 1)], Color::WHITE, at);
    }
    if passed_over {
        let bar = workshop.shape(Shape::Block { size: Vec3::new(0.62, 0.03, 0.06) });
        let red = workshop.glow(board::CHECK);
        for turn in [FRAC_PI_4, -FRAC_PI_4] {
            let place = Transform::from_xyz(0.0, 0.06, 0.0).with_rotation(Quat::from_rotation_y(turn));
            commands.spawn((Mesh3d(bar.clone()), MeshMaterial3d(red.clone()), place, ChildOf(root)));
        }
    }
}
