//! The flat table: panels are laid out for the player that the picture is turned to, and rotated into the window.
//! Pointer input is rotated the other way first.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::epaint::Primitive;
use bevy_egui::egui::{self, ClippedPrimitive, Event, RawInput};
use bevy_egui::{EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, EguiRenderOutput, PrimaryEguiContext};

use crate::view::{Facing, Side};

pub(super) fn plugin(app: &mut App) {
    let turned = |facing: Res<Facing>| facing.side() != Side::Bottom;
    app.add_systems(
        PreUpdate,
        (turn_panels_input.run_if(turned), point_anew.run_if(resource_changed::<Facing>))
            .chain()
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(PostUpdate, turn_panels.run_if(turned).in_set(EguiPostUpdateSet::PostProcessOutput));
}

/// Converts a point of the panels to the window, in logical pixels.
pub fn in_window(context: &egui::Context, facing: &Facing, place: egui::Pos2) -> Vec2 {
    facing.to_window(Vec2::new(place.x, place.y) * context.zoom_factor())
}

fn turn_panels_input(facing: Res<Facing>, mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    for mut input in &mut inputs {
        turn_input(facing.side(), &mut input);
    }
}

/// When the picture has turned, a resting pointer is at another place in it.
fn point_anew(
    facing: Res<Facing>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut last: Local<Side>,
    mut panels: Query<(&mut EguiInput, &mut bevy_egui::EguiContext), With<PrimaryEguiContext>>,
) {
    if core::mem::replace(&mut *last, facing.side()) == facing.side() {
        return;
    }
    for (mut input, mut context) in &mut panels {
        let zoom = context.get_mut().zoom_factor();
        let moved = window.cursor_position().map_or(Event::PointerGone, |place| {
            let seen = facing.to_player(place) / zoom;
            Event::PointerMoved(egui::pos2(seen.x, seen.y))
        });
        input.events.insert(0, moved);
    }
}

fn turn_panels(
    facing: Res<Facing>,
    mut outputs: Query<(&Camera, &EguiOutput, &mut EguiRenderOutput), With<PrimaryEguiContext>>,
) {
    for (camera, output, mut drawn) in &mut outputs {
        if let Some(size) = camera.physical_target_size() {
            turn_primitives(facing.side(), size.as_vec2() / output.pixels_per_point, &mut drawn.paint_jobs);
        }
    }
}

/// Rotates input from the window to the picture of the player at this side. Wheel input stays as it is: it scrolls
/// lists up and down.
pub(super) fn turn_input(side: Side, input: &mut RawInput) {
    let Some(window) = input.screen_rect.map(|rect| rect.size()) else { return };
    let seen = |pos: egui::Pos2| place(side.to_player(Vec2::new(pos.x, pos.y), Vec2::new(window.x, window.y)));
    let size = side.size(Vec2::new(window.x, window.y));
    input.screen_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y)));
    for event in &mut input.events {
        match event {
            Event::PointerMoved(pos) | Event::PointerButton { pos, .. } | Event::Touch { pos, .. } => *pos = seen(*pos),
            Event::MouseMoved(way) => {
                let turned = side.way_to_player(Vec2::new(way.x, way.y));
                *way = egui::vec2(turned.x, turned.y);
            }
            _ => {}
        }
    }
}

/// Rotates painted shapes from the picture of the player at this side to a window of this size, in points.
pub(super) fn turn_primitives(side: Side, window: Vec2, primitives: &mut [ClippedPrimitive]) {
    let turn = |pos: egui::Pos2| place(side.to_window(Vec2::new(pos.x, pos.y), window));
    let turn_rect = |rect: egui::Rect| egui::Rect::from_two_pos(turn(rect.min), turn(rect.max));
    for ClippedPrimitive { clip_rect, primitive } in primitives {
        *clip_rect = turn_rect(*clip_rect);
        match primitive {
            Primitive::Mesh(mesh) => mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = turn(vertex.pos)),
            Primitive::Callback(callback) => callback.rect = turn_rect(callback.rect),
        }
    }
}

fn place(place: Vec2) -> egui::Pos2 {
    egui::pos2(place.x, place.y)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::epaint::{Mesh, Vertex};
    use bevy_egui::egui::{Color32, Rect, pos2, vec2};

    use super::*;

    #[test]
    fn what_is_drawn_somewhere_is_pointed_at_there() {
        for side in Side::ALL {
            let window = Vec2::new(800.0, 600.0);
            let at = pos2(70.0, 40.0);
            let mut mesh = Mesh::default();
            mesh.vertices.push(Vertex { pos: at, ..Vertex::default() });
            mesh.add_colored_rect(Rect::from_min_size(at, vec2(30.0, 10.0)), Color32::WHITE);
            let clip_rect = mesh.calc_bounds();
            let mut drawn = [ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) }];
            turn_primitives(side, window, &mut drawn);
            let Primitive::Mesh(mesh) = &drawn[0].primitive else { panic!("it is a mesh") };
            assert_eq!(drawn[0].clip_rect, mesh.calc_bounds(), "{side:?}: it is cut off");
            let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(window.x, window.y)));
            let events = vec![Event::PointerMoved(mesh.vertices[0].pos)];
            let mut input = RawInput { screen_rect, events, ..RawInput::default() };
            turn_input(side, &mut input);
            assert_eq!(input.events, [Event::PointerMoved(at)], "{side:?}");
            let seen = if side.is_across() { vec2(600.0, 800.0) } else { vec2(800.0, 600.0) };
            assert_eq!(input.screen_rect.unwrap().size(), seen, "{side:?}");
        }
    }
}
