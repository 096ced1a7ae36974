//! Clicks and touches on the table: whatever they hit, they name a square, or a piece in a hand.

use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings, RayCastVisibility};
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, egui};

use super::ViewSystems;
use super::aim::Aim;
use super::gesture::{self, Gesture};
use super::markers::Hovered;
use super::selection::PickSquare;
use crate::play::{InHand, OnSquare, Piece, show_is_on};
use crate::rules::{PieceId, Square};

/// What a pointer can hit.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum PickTarget {
    /// A square.
    Square(Square),
    /// A piece, which stands for its square, or for itself where it is in a hand.
    Piece(Entity),
}

/// A player points at a captured piece, in whosever hand.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PickHand(pub PieceId);

/// Where the pieces are that can be hit.
type Hit<'w, 's> = Query<'w, 's, (&'static Piece, Option<&'static OnSquare>, Has<InHand>)>;

impl PickTarget {
    fn square(self, pieces: &Hit) -> Option<Square> {
        match self {
            Self::Square(square) => Some(square),
            Self::Piece(entity) => pieces.get(entity).ok()?.1.map(|on| on.0),
        }
    }

    /// The captured piece that it is.
    fn in_hand(self, pieces: &Hit) -> Option<PickHand> {
        let Self::Piece(entity) = self else { return None };
        pieces.get(entity).ok().filter(|&(_, _, in_hand)| in_hand).map(|(piece, ..)| PickHand(piece.id))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((MeshPickingPlugin, gesture::plugin))
        .insert_resource(MeshPickingSettings { require_markers: true, ..default() })
        .init_resource::<BoardCovered>()
        .add_systems(Update, point.in_set(ViewSystems::Follow).run_if(not(show_is_on)))
        .add_observer(on_release)
        .add_observer(on_over)
        .add_observer(on_out);
}

// Targets have parents without the component, so that an event that bubbles up is answered once.

/// Something else is shown in place of the table: no click reaches it.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardCovered(pub bool);

/// Whether a panel or dialog lies over a place of the window.
fn is_covered(covered: BoardCovered, contexts: &mut EguiContexts, place: Vec2) -> bool {
    if covered.0 {
        return true;
    }
    let Ok(context) = contexts.ctx_mut() else { return false };
    let panel = context.layer_id_at(egui::pos2(place.x, place.y));
    panel.is_some_and(|layer| layer.order != egui::Order::Background)
        || context.memory(|memory| memory.top_modal_layer().is_some())
}

/// Says what a click or touch at a place of the window, which has hit `target`, means.
fn pick(target: PickTarget, at: Vec2, pieces: &Hit, aim: &Aim, commands: &mut Commands) {
    if let Some(hand) = target.in_hand(pieces) {
        commands.trigger(hand);
    } else if let Some(square) = target.square(pieces) {
        commands.trigger(PickSquare(aim.square(square, at)));
    }
}

/// Clicks and taps. Picking events do not see those that begin and end in one frame, which is common where frames take
/// long: so they are found by where the button or the finger has gone up.
fn point(
    mouse: Res<ButtonInput<MouseButton>>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut pressed: Local<Option<Vec2>>,
    touches: Res<Touches>,
    gesture: Res<Gesture>,
    aim: Aim,
    targets: Query<&PickTarget>,
    pieces: Hit,
    covered: Res<BoardCovered>,
    mut rays: MeshRayCast,
    mut contexts: EguiContexts,
    mut commands: Commands,
) {
    /// A pointer that goes farther than this, in logical pixels, drags.
    const STEADY: f32 = 14.0;
    if mouse.just_pressed(MouseButton::Left) {
        *pressed = window.cursor_position();
    }
    let released = mouse.just_released(MouseButton::Left).then(|| pressed.take()).flatten();
    let clicked = released.zip(window.cursor_position());
    let tapped = touches.iter_just_released().filter(|_| !gesture.0);
    let tapped = tapped.map(|touch| (touch.start_position(), touch.position()));
    let (camera, place) = *aim.camera;
    for (from, at) in tapped.chain(clicked) {
        if from.distance(at) > STEADY || is_covered(*covered, &mut contexts, at) {
            continue;
        }
        let Ok(ray) = camera.viewport_to_world(place, at) else { continue };
        let is_target = |entity| targets.contains(entity);
        let settings = MeshRayCastSettings { visibility: RayCastVisibility::Any, ..default() }.with_filter(&is_target);
        let hit = rays.cast_ray(ray, &settings).first().and_then(|(entity, _)| targets.get(*entity).ok());
        if let Some(&target) = hit {
            pick(target, at, &pieces, &aim, &mut commands);
        }
    }
}

fn on_over(
    over: On<Pointer<Over>>,
    targets: Query<&PickTarget>,
    pieces: Hit,
    covered: Res<BoardCovered>,
    mut hovered: ResMut<Hovered>,
) {
    if !covered.0
        && let Ok(target) = targets.get(over.entity)
    {
        hovered.set_if_neq(Hovered(target.square(&pieces)));
    }
}

fn on_out(
    out: On<Pointer<Out>>,
    targets: Query<&PickTarget>,
    covered: Res<BoardCovered>,
    mut hovered: ResMut<Hovered>,
) {
    if !covered.0 && targets.contains(out.entity) {
        hovered.set_if_neq(Hovered(None));
    }
}

/// A finger that goes up hovers no more.
fn on_release(release: On<Pointer<Release>>, mut hovered: ResMut<Hovered>) {
    if release.pointer_id.is_touch() {
        hovered.set_if_neq(Hovered(None));
    }
}
