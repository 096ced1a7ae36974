//! The camera: it always shows the whole board in the part of the window that no panel covers, and can be turned,
//! tilted and zoomed.

use std::f32::consts::TAU;

use bevy::camera::SubCameraView;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContextSettings;
use bevy_egui::input::egui_wants_any_pointer_input;

use super::ViewSystems;
use super::board::Layout;
use crate::play::Session;
use crate::rules::{Decider, Square};
use crate::settings::Settings;

/// The camera that shows the table.
#[derive(Component)]
pub struct BoardCamera;

/// The part of the window that panels leave free, in logical pixels.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub struct FreeArea(pub Rect);

/// Show the whole board again.
#[derive(Event, Copy, Clone, Debug)]
pub struct FrameBoard;

/// Where the player has turned the camera to.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
struct Orbit {
    /// Radians, 0 looks from rank 1.
    yaw: f32,
    /// Radians above the usual tilt.
    tilt: f32,
    /// 1 shows the whole board.
    zoom: f32,
}

impl Default for Orbit {
    fn default() -> Self {
        Self { yaw: 0.0, tilt: 0.0, zoom: 1.0 }
    }
}

/// Vertical field of view, radians.
const FIELD_OF_VIEW: f32 = 0.62;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeArea>()
        .init_resource::<Orbit>()
        .add_systems(Startup, spawn_camera)
        .add_systems(
            Update,
            (orbit.run_if(not(egui_wants_any_pointer_input)), turn_to_player, follow)
                .chain()
                .in_set(ViewSystems::Follow),
        )
        .add_observer(on_frame_board);
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("Board camera"),
        BoardCamera,
        MeshPickingCamera,
        // Panels are asked when something is hit: what they report by themselves is some frames old.
        EguiContextSettings { capture_pointer_input: false, ..default() },
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection { fov: FIELD_OF_VIEW, ..default() }),
        Tonemapping::AcesFitted,
        Transform::from_xyz(0.0, 10.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

fn on_frame_board(_: On<FrameBoard>, mut orbit: ResMut<Orbit>) {
    *orbit = Orbit { yaw: orbit.yaw, ..Orbit::default() };
}

/// Right drag turns and tilts, the wheel zooms, two fingers do both, Home shows the whole board again.
fn orbit(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    motion: Res<AccumulatedMouseMotion>,
    scroll: Res<AccumulatedMouseScroll>,
    touches: Res<Touches>,
    settings: Res<Settings>,
    mut orbit: ResMut<Orbit>,
) {
    const RADIANS_PER_PIXEL: f32 = 0.006;
    let mut turned = *orbit;
    if buttons.pressed(MouseButton::Right) && !settings.turn_board {
        turned.yaw -= motion.delta.x * RADIANS_PER_PIXEL;
    }
    if buttons.pressed(MouseButton::Right) {
        turned.tilt += motion.delta.y * RADIANS_PER_PIXEL;
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 100.0,
    };
    turned.zoom *= (-0.1 * notches).exp();
    let fingers: Vec<_> = touches.iter().collect();
    if let [one, two] = fingers[..] {
        let before = one.previous_position().distance(two.previous_position());
        let now = one.position().distance(two.position());
        if before > 1.0 && now > 1.0 {
            turned.zoom *= before / now;
        }
        let moved = (one.delta() + two.delta()) / 2.0;
        turned.yaw -= moved.x * RADIANS_PER_PIXEL;
        turned.tilt += moved.y * RADIANS_PER_PIXEL;
    }
    if keys.just_pressed(KeyCode::Home) {
        turned = Orbit::default();
    }
    turned.tilt = turned.tilt.clamp(-0.5, 0.45);
    turned.zoom = turned.zoom.clamp(0.45, 1.6);
    orbit.set_if_neq(turned);
}

/// With the setting on, the player on turn has their own side where the first seat's was.
fn turn_to_player(time: Res<Time>, settings: Res<Settings>, session: Res<Session>, mut orbit: ResMut<Orbit>) {
    let Some(Decider::Seat(seat)) = session.position().decider().filter(|_| settings.turn_board) else { return };
    let goal = -TAU / session.position().seats().len() as f32 * seat.index() as f32;
    let away = (goal - orbit.yaw).rem_euclid(TAU);
    let away = if away > TAU / 2.0 { away - TAU } else { away };
    if away.abs() > 1e-3 {
        let part = if settings.reduced_motion { 1.0 } else { (time.delta_secs() * 4.0).min(1.0) };
        orbit.yaw += away * part;
    }
}

/// Puts the camera where the whole board just fits.
///
/// The vanishing point goes to the middle of the free area, as if the window were larger on the side that has more
/// panels: so the board is seen straight, wherever it is.
fn follow(
    orbit: Res<Orbit>,
    free: Res<FreeArea>,
    layout: Res<Layout>,
    window: Single<&Window, With<PrimaryWindow>>,
    camera: Single<(&mut Transform, &mut Camera), With<BoardCamera>>,
) {
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() < 1.0 {
        return;
    }
    let area = if free.0.is_empty() { Rect::from_corners(Vec2::ZERO, size) } else { free.0 };
    let upright = area.height() > area.width() * 1.15;
    let pitch = (if upright { 1.12 } else { 0.96 } + orbit.tilt).clamp(0.3, 1.5);
    let rotation = Quat::from_rotation_y(orbit.yaw) * Quat::from_rotation_x(-pitch);
    let middle = area.center();
    let full = middle.max(size - middle) * 2.0;
    let offset = full / 2.0 - middle;
    let shifted = Rect::from_corners(area.min + offset, area.max + offset);
    let fitted = fit(rotation, &layout.look().outline(&layout), full, shifted);
    let (mut transform, mut camera) = camera.into_inner();
    transform.set_if_neq(Transform::from_translation(fitted * orbit.zoom).with_rotation(rotation));
    let view = SubCameraView { full_size: full.as_uvec2(), offset, size: size.as_uvec2() };
    let same = camera
        .sub_camera_view
        .as_ref()
        .is_some_and(|old| (old.full_size, old.offset, old.size) == (view.full_size, view.offset, view.size));
    if !same {
        camera.sub_camera_view = Some(view);
    }
}

/// The place nearest to `points` from which a camera with `rotation` sees them all within `area` of a window of
/// `size`.
///
/// In camera space a point is inside when `left <= (x - cx) / (z - cz) <= right`, and likewise up and down, with
/// the area's edges as slopes: linear in the camera's place, so the nearest one has a closed form.
fn fit(rotation: Quat, points: &[Vec3], size: Vec2, area: Rect) -> Vec3 {
    let up_slope = (FIELD_OF_VIEW / 2.0).tan();
    let side_slope = up_slope * size.x / size.y;
    let slope = |pixel: f32, extent: f32, most: f32| (pixel / extent * 2.0 - 1.0) * most;
    let horizontal = (slope(area.min.x, size.x, side_slope), slope(area.max.x, size.x, side_slope));
    let vertical = (-slope(area.max.y, size.y, up_slope), -slope(area.min.y, size.y, up_slope));
    let inverse = rotation.inverse();
    let seen: Vec<Vec3> = points.iter().map(|&point| inverse * point * Vec3::new(1.0, 1.0, -1.0)).collect();
    let bounds = |axis: fn(&Vec3) -> f32, (low, high): (f32, f32)| {
        let least = seen.iter().map(|point| axis(point) - high * point.z).fold(f32::MIN, f32::max);
        let most = seen.iter().map(|point| axis(point) - low * point.z).fold(f32::MAX, f32::min);
        (least, most)
    };
    let across = bounds(|point| point.x, horizontal);
    let along = bounds(|point| point.y, vertical);
    let depth = |(least, most): (f32, f32), (low, high): (f32, f32)| (most - least) / (high - low).max(1e-3);
    let z = depth(across, horizontal).min(depth(along, vertical));
    let middle = |(least, most): (f32, f32), (low, high): (f32, f32)| (least + high * z + most + low * z) / 2.0;
    rotation * Vec3::new(middle(across, horizontal), middle(along, vertical), -z)
}

/// Where the middle of a square is in the window, in logical pixels.
pub fn cell_on_screen(layout: &Layout, camera: &Camera, place: &GlobalTransform, square: Square) -> Option<Vec2> {
    camera.world_to_viewport(place, layout.place(square)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_just_fits_the_free_area() {
        let points = [
            Vec3::new(-4.0, 0.0, -4.0),
            Vec3::new(4.0, 0.0, -4.0),
            Vec3::new(-4.0, 0.0, 4.0),
            Vec3::new(4.0, 0.0, 4.0),
        ];
        for (size, area) in [
            (Vec2::new(1280.0, 720.0), Rect::new(0.0, 60.0, 1000.0, 660.0)),
            (Vec2::new(390.0, 844.0), Rect::new(8.0, 130.0, 382.0, 700.0)),
        ] {
            let rotation = Quat::from_rotation_y(0.4) * Quat::from_rotation_x(-0.96);
            let camera = fit(rotation, &points, size, area);
            let up_slope = (FIELD_OF_VIEW / 2.0).tan();
            let mut shown = Rect::EMPTY;
            for point in points {
                let seen = rotation.inverse() * (point - camera);
                let ndc = Vec2::new(seen.x / -seen.z / (up_slope * size.x / size.y), seen.y / -seen.z / up_slope);
                let pixel = (Vec2::new(ndc.x, -ndc.y) + 1.0) / 2.0 * size;
                shown = shown.union_point(pixel);
            }
            assert!(
                area.inflate(0.5).contains(shown.min) && area.inflate(0.5).contains(shown.max),
                "{shown:?} {area:?}"
            );
            assert!((shown.width() - area.width()).abs() < 1.0 || (shown.height() - area.height()).abs() < 1.0);
        }
    }
}
