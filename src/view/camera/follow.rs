//! The camera: it always shows the whole board in the part of the window that no panel covers. The user can orbit,
//! tilt, pan and zoom it.

use bevy::camera::SubCameraView;
use bevy::prelude::*;
use bevy_egui::EguiContextSettings;

use super::facing::Facing;
use super::framing::{FIELD_OF_VIEW, fit, height_on_screen};
use super::lens::{BoardCamera, FreeArea, TONES};
use super::orbit::Orbit;
use super::shot::Shot;
use super::side::Side;
use crate::settings::{PanelScale, Settings};
use crate::view::acts::{Jolt, Lean, Moment};
use crate::view::layout::Layout;
use crate::view::systems::{CameraSystems, ViewSystems};

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<FreeArea>()
        .init_resource::<PanelScale>()
        .init_resource::<Shot>()
        .configure_sets(Update, (CameraSystems::Orbit, CameraSystems::Follow).chain().in_set(ViewSystems::Follow))
        .add_systems(Startup, spawn_camera)
        .add_systems(Update, follow.in_set(CameraSystems::Follow));
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("Board camera"),
        BoardCamera,
        // Hit tests ask the panels directly, because egui's own reports are some frames old.
        EguiContextSettings { capture_pointer_input: false, ..default() },
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection { fov: FIELD_OF_VIEW, ..default() }),
        TONES,
        Transform::from_xyz(0.0, 10.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// Places the camera where the whole board just fits.
///
/// The vanishing point goes to the middle of the free area, as if the window were larger on the side with more panels.
/// So the board has no skew, wherever it is.
fn follow(
    orbit: Res<Orbit>,
    free: Res<FreeArea>,
    layout: Res<Layout>,
    shot: Res<Shot>,
    time: Res<Time>,
    (settings, scale): (Res<Settings>, Res<PanelScale>),
    facing: Res<Facing>,
    mut seen: Local<Option<(Orbit, FreeArea, Vec2, Side)>>,
    (lean, jolt): (Res<Lean>, Res<Jolt>),
    mut glides: Local<bool>,
    mut leaning: Local<Leaning>,
    mut shaken: Local<Vec3>,
    camera: Single<(&mut Transform, &mut Camera, &mut Projection), With<BoardCamera>>,
) {
    // The picture as seen by the player it is turned to.
    let (size, sits) = (facing.size(), facing.side());
    let free = FreeArea(Rect::from_corners(free.0.min * scale.0, free.0.max * scale.0));
    let now = (*orbit, free, size, sits);
    *glides |= shot.is_changed() && !layout.is_changed() && !settings.reduced_motion;
    let leans = leaning.ease(lean.0.filter(|_| settings.camera_leans && !settings.reduced_motion), time.delta_secs());
    if size.min_element() < 1.0
        || (!leans
            && !layout.is_changed()
            && !shot.is_changed()
            && !*glides
            && *seen == Some(now)
            && jolt.offset() == Vec2::ZERO
            && *shaken == Vec3::ZERO)
    {
        return;
    }
    *seen = Some(now);
    let area = if free.0.is_empty() { Rect::from_corners(Vec2::ZERO, size) } else { free.0 };
    let upright = area.height() > area.width() * 1.15;
    let framed = shot.0.as_ref().map(|framed| (framed.outline(&layout), framed.pitch()));
    let look_down = layout.look().pitch(upright);
    let usual = || match upright {
        true => {
            let (full, _, shifted) = around_middle(area, size);
            upright_view(&layout, full, shifted)
        }
        false => {
            let least = if area.width() < area.height() * WIDE { LEAST_PITCH } else { 0.0 };
            (layout.outline(), look_down.map_or(PITCH, |pitch| pitch.max(least)))
        }
    };
    let framed = framed.filter(|(outline, _)| !outline.is_empty());
    let is_framed = framed.is_some();
    let (outline, pitch) = framed.unwrap_or_else(usual);
    let pitch = (pitch + orbit.tilt).clamp(0.3, 1.5);
    let rotation = Quat::from_rotation_y(orbit.yaw) * Quat::from_rotation_x(-pitch);
    let frame = |area: Rect| {
        let (full, offset, shifted) = around_middle(area, size);
        (full, offset, fit(rotation, &outline, full, shifted))
    };
    let (mut full, mut offset, mut fitted) = frame(area);
    // Centred in the window, if that does not make the board smaller.
    let side = area.min.x.max(size.x - area.max.x);
    let centred = Rect::new(side, area.min.y, size.x - side, area.max.y);
    if centred.width() > 1.0 {
        let framed = frame(centred);
        if framed.2.length() <= fitted.length() * 1.01 {
            (full, offset, fitted) = framed;
        }
    }
    let (mut transform, mut camera, mut projection) = camera.into_inner();
    let turned = rotation * Quat::from_rotation_z(sits.turn());
    // When the user zooms, the middle of the framed area stays in place.
    let middle = if is_framed { outline.iter().sum::<Vec3>() / outline.len() as f32 } else { Vec3::ZERO };
    let near = middle + (fitted - middle) * orbit.zoom;
    let goal = Transform::from_translation(leaning.nearer(near, rotation) + orbit.pan).with_rotation(turned);
    // The transform without the shake of the last frame.
    let was = transform.with_translation(transform.translation - core::mem::take(&mut *shaken));
    *glides &= goal.translation.distance(was.translation) > NEAR_ENOUGH;
    let mut placed = if *glides { on_the_way(&was, &goal, time.delta_secs()) } else { goal };
    if jolt.offset() != Vec2::ZERO {
        *shaken = turned * jolt.offset().extend(0.0) * placed.translation.length();
        placed.translation += *shaken;
    }
    transform.set_if_neq(placed);
    let (field_of_view, view) = turned_view(sits, full, Rect::from_corners(offset, offset + size));
    if let Projection::Perspective(lens) = &*projection
        && lens.fov != field_of_view
        && let Projection::Perspective(lens) = &mut *projection
    {
        lens.fov = field_of_view;
    }
    let same = camera
        .sub_camera_view
        .as_ref()
        .is_some_and(|old| (old.full_size, old.offset, old.size) == (view.full_size, view.offset, view.size));
    if !same {
        camera.sub_camera_view = Some(view);
    }
}

/// A virtual window with the area in its middle: its size, the offset of the real window in it, and the area in its
/// coordinates.
fn around_middle(area: Rect, size: Vec2) -> (Vec2, Vec2, Rect) {
    let middle = area.center();
    let full = middle.max(size - middle) * 2.0;
    let offset = full / 2.0 - middle;
    (full, offset, Rect::from_corners(area.min + offset, area.max + offset))
}

/// The usual pitch of the camera, in radians downwards, in a window with more room beside the board than above it.
const PITCH: f32 = 1.14;
/// The least pitch for looks that prefer a lower one, in windows narrower than `WIDE` times their height.
const LEAST_PITCH: f32 = 1.0;
const WIDE: f32 = 1.5;
/// The range of the pitch in a portrait window.
const UPRIGHT_PITCH: [f32; 2] = [1.2, 1.4];
/// The least size of a square for touch, in logical pixels.
const FINGER: f32 = 44.0;
/// Squares of this size leave room for the far ones, which are seen smaller.
const FINGER_WITH_ROOM: f32 = 47.0;

/// The outline to show in a portrait window, and the pitch: the lowest at which the farthest squares are large enough
/// for a finger, or the usual one if none is.
fn upright_view(layout: &Layout, size: Vec2, area: Rect) -> (Vec<Vec3>, f32) {
    let [least, most] = UPRIGHT_PITCH;
    let Some((outline, far)) = layout.outline_of_squares(area.width() / FINGER_WITH_ROOM) else {
        return (layout.outline(), least);
    };
    let is_large = |pitch: &f32| {
        let rotation = Quat::from_rotation_x(-pitch);
        let camera = fit(rotation, &outline, size, area);
        height_on_screen(rotation, camera, [Vec3::NEG_Z * far, Vec3::NEG_Z * (far - 1.0)], size.y) >= FINGER
    };
    let pitches = (0..).map(|step| least + 0.02 * step as f32).take_while(|&pitch| pitch <= most);
    let pitch = pitches.into_iter().find(is_large).unwrap_or(least);
    (outline, pitch)
}

/// The vertical field of view of the window in radians, and the sub-view to show, where `part` of a picture of the size
/// `full` is shown to a player on this side.
fn turned_view(side: Side, full: Vec2, part: Rect) -> (f32, SubCameraView) {
    let turned = side.size(full);
    let corners = [part.min, part.max].map(|corner| side.to_window(corner, turned));
    let part = Rect::from_corners(corners[0], corners[1]);
    let up_slope = (FIELD_OF_VIEW / 2.0).tan() * turned.y / full.y;
    let view = SubCameraView { full_size: turned.as_uvec2(), offset: part.min, size: part.size().as_uvec2() };
    (if side.is_across() { 2.0 * up_slope.atan() } else { FIELD_OF_VIEW }, view)
}

/// How far the camera leans in on a great moment. It moves straight towards it, so that nothing else moves in the
/// picture.
#[derive(Default, Debug)]
struct Leaning {
    spot: Vec3,
    /// The progress of leaning in: 0 is not at all.
    part: f32,
    /// How far it follows a running moment: at 1 that is in the middle of the picture.
    along: f32,
}

impl Leaning {
    /// Eases towards a moment, or back. Returns whether the camera moves.
    fn ease(&mut self, moment: Option<Moment>, secs: f32) -> bool {
        const PER_SEC: f32 = 3.0;
        /// The speed from one moment to the next, and when following one.
        const ACROSS_PER_SEC: f32 = 5.0;
        const ALONG_PER_SEC: f32 = 9.0;
        let glide = |per_sec: f32| 1.0 - (-per_sec * secs.min(0.1)).exp();
        if let Some(moment) = moment {
            let per_sec = if moment.is_followed { ALONG_PER_SEC } else { ACROSS_PER_SEC };
            let part = if self.part > 0.0 { glide(per_sec) } else { 1.0 };
            self.spot = self.spot.lerp(moment.place, part);
        }
        let goal = moment.map_or(0.0, |moment| moment.near);
        let before = self.part;
        self.part += (goal - self.part) * glide(PER_SEC);
        if (goal - self.part).abs() < 0.003 {
            self.part = goal;
        }
        let along = if moment.is_some_and(|moment| moment.is_followed) { 1.0 } else { 0.0 };
        self.along += (along - self.along) * glide(PER_SEC);
        if (along - self.along).abs() < 0.003 {
            self.along = along;
        }
        self.part > 0.0 || before > 0.0 || self.along > 0.0
    }

    /// The position of a camera that would be at `place`, leaned in.
    fn nearer(&self, place: Vec3, rotation: Quat) -> Vec3 {
        const MOST: f32 = 0.28;
        /// The distance to what it follows, as a fraction of its distance to the board.
        const NEAR: f32 = 0.52;
        let leaned = place.lerp(self.spot, MOST * self.part);
        let back = rotation * Vec3::Z;
        let away = place.y / back.y.max(0.1);
        leaned.lerp(self.spot + back * away * NEAR, self.along)
    }
}

/// A glide ends at this distance to its goal.
const NEAR_ENOUGH: f32 = 0.01;

/// The transform of a gliding camera after `secs`, with an ease-out.
fn on_the_way(from: &Transform, goal: &Transform, secs: f32) -> Transform {
    const PER_SEC: f32 = 2.6;
    let part = 1.0 - (-PER_SEC * secs.min(0.1)).exp();
    Transform {
        translation: from.translation.lerp(goal.translation, part),
        rotation: from.rotation.slerp(goal.rotation, part),
        ..*goal
    }
}

#[cfg(test)]
mod tests {
    use bevy::camera::CameraProjection;

    use super::*;

    /// The pixel of a window of this size at which a camera in the middle shows a place.
    fn seen(side: Side, window: Vec2, place: Vec3) -> Vec2 {
        let size = side.size(window);
        // As if there were panels on the right and at the top.
        let (full, offset) = (size + Vec2::new(200.0, 60.0), Vec2::new(120.0, 0.0));
        let (fov, view) = turned_view(side, full, Rect::from_corners(offset, offset + size));
        assert_eq!(view.size.as_vec2(), window, "{side:?}");
        let lens = PerspectiveProjection { fov, ..default() };
        let turned = Quat::from_rotation_z(side.turn());
        let ndc = lens.get_clip_from_view_for_sub(&view).project_point3(turned.inverse() * place);
        (Vec2::new(ndc.x, -ndc.y) + 1.0) / 2.0 * window
    }

    #[test]
    fn the_camera_leans_from_moment_to_moment_without_a_jump_and_comes_back() {
        let home = Vec3::new(0.0, 10.0, 8.0);
        let rotation = Transform::from_translation(home).looking_at(Vec3::ZERO, Vec3::Y).rotation;
        let mut leaning = Leaning::default();
        let mut was = home;
        let moments = [
            Moment::close(Vec3::X * 3.0),
            Moment::close(Vec3::X * -3.0),
            Moment::wide(Vec3::ZERO),
            Moment::followed(Vec3::Z * -4.0),
        ];
        for moment in moments.map(Some).into_iter().chain([None; 10]) {
            for _ in 0..40 {
                leaning.ease(moment, 1.0 / 60.0);
                let now = leaning.nearer(home, rotation);
                assert!(now.distance(was) < 0.6, "{moment:?}: from {was} to {now}");
                was = now;
            }
        }
        assert_eq!(was, home);
    }

    #[test]
    fn what_runs_is_in_the_middle_of_the_picture() {
        let home = Vec3::new(0.0, 14.0, 8.0);
        let rotation = Transform::from_translation(home).looking_at(Vec3::ZERO, Vec3::Y).rotation;
        let mut leaning = Leaning::default();
        // A moment that crosses the whole board at the speed of a berserk.
        for step in 0..150_u8 {
            let at = Vec3::Z * (8.0 - 16.0 * (f32::from(step) / 120.0).min(1.0));
            leaning.ease(Some(Moment::followed(at)), 1.0 / 60.0);
            let seen = rotation.inverse() * (at - leaning.nearer(home, rotation));
            let off = (seen.y / -seen.z).abs() / (FIELD_OF_VIEW / 2.0).tan();
            assert!(step < 40 || off < 0.75, "it is nearly out of the picture after {step} frames: {off}");
            assert!(step < 149 || off < 0.1, "it ends in the middle: {off}");
        }
    }

    #[test]
    fn the_table_turns_as_panels_do() {
        let window = Vec2::new(1280.0, 720.0);
        for side in Side::ALL {
            for place in [Vec3::new(0.0, 0.0, -9.0), Vec3::new(2.0, -1.0, -12.0), Vec3::new(-1.0, 0.5, -7.0)] {
                let upright = seen(Side::Bottom, side.size(window), place);
                let turned = seen(side, window, place);
                assert!(side.to_window(upright, window).distance(turned) < 0.1, "{side:?}: {upright} {turned}");
            }
        }
    }
}
