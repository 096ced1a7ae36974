//! Draws the table in fewer pixels than the window has. A camera of its own draws into an image, which a pane in front of
//! the board camera shows. Panels keep all pixels, and pointers go on asking the board camera.

use bevy::camera::visibility::{NoFrustumCulling, RenderLayers};
use bevy::camera::{CameraUpdateSystems, ImageRenderTarget, RenderTarget};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{EnvironmentMapLight, ShadowFilteringMethod};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::window::PrimaryWindow;

use super::Drawing;
use crate::view::camera::lens::{BoardCamera, TONES};

/// The layer of the pane. Everything else is on layer 0.
const PANE: RenderLayers = RenderLayers::layer(1);
/// How far the pane is from the board camera. Any distance behind the near plane does.
const PANE_DISTANCE: f32 = 1.0;

/// The camera that draws the table into the image.
#[derive(Component)]
#[require(Camera3d, Msaa)]
struct TableCamera;

/// The pane that shows the image: a square of side 1 before it is placed.
#[derive(Component)]
struct Pane;

/// The image, while there is one.
#[derive(Resource)]
struct Canvas(Handle<Image>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            (set_up, smooth_edges).chain().run_if(resource_exists::<Assets<Image>>),
            (follow_board_camera, fit_image).chain().run_if(resource_exists::<Canvas>),
        )
            .chain()
            .before(CameraUpdateSystems),
    )
    .add_systems(
        PostUpdate,
        place_pane.run_if(resource_exists::<Canvas>).after(CameraUpdateSystems).before(TransformSystems::Propagate),
    );
}

/// The size of the image in pixels, for a window of `size` pixels.
fn image_size(size: UVec2, scale: f32) -> UVec2 {
    (size.as_vec2() * scale).round().as_uvec2().max(UVec2::ONE)
}

/// Puts up the camera, the image and the pane if the table is drawn in fewer pixels, and takes them down if not.
fn set_up(
    drawing: Res<Drawing>,
    canvas: Option<Res<Canvas>>,
    board: Single<(Entity, &Projection), With<BoardCamera>>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    parts: Query<Entity, Or<(With<TableCamera>, With<Pane>)>>,
    (mut images, meshes, materials): (
        ResMut<Assets<Image>>,
        Option<ResMut<Assets<Mesh>>>,
        Option<ResMut<Assets<StandardMaterial>>>,
    ),
    mut commands: Commands,
) {
    let (board, projection) = *board;
    let is_scaled = drawing.0.scale() < 1.0;
    if is_scaled == canvas.is_some() {
        return;
    }
    if !is_scaled {
        parts.iter().for_each(|part| commands.entity(part).despawn());
        commands.entity(board).remove::<RenderLayers>().insert(TONES);
        commands.remove_resource::<Canvas>();
        return;
    }
    let (Some(window), Some(mut meshes), Some(mut materials)) = (window, meshes, materials) else { return };
    let size = image_size(window.physical_size(), drawing.0.scale());
    let image = images.add(Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None));
    let target = RenderTarget::Image(ImageRenderTarget { handle: image.clone(), scale_factor: 1.0 });
    commands.spawn((
        Name::new("Table camera"),
        TableCamera,
        Camera { order: -1, ..default() },
        projection.clone(),
        TONES,
        target,
    ));
    let glass = materials.add(StandardMaterial {
        base_color_texture: Some(image.clone()),
        unlit: true,
        fog_enabled: false,
        ..default()
    });
    commands.spawn((
        Name::new("Pane"),
        Pane,
        PANE,
        NoFrustumCulling,
        Mesh3d(meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial3d(glass),
        ChildOf(board),
    ));
    // The image has its tones already.
    commands.entity(board).insert((PANE, Tonemapping::None));
    commands.insert_resource(Canvas(image));
}

/// Antialiasing of the camera that draws the table.
fn smooth_edges(
    drawing: Res<Drawing>,
    board: Single<Entity, With<BoardCamera>>,
    tables: Query<Entity, With<TableCamera>>,
    mut done: Local<Option<(Drawing, bool)>>,
    mut commands: Commands,
) {
    let table = tables.single().ok();
    if done.replace((*drawing, table.is_some())) == Some((*drawing, table.is_some())) {
        return;
    }
    let edges = if drawing.0.is_smooth() { Msaa::default() } else { Msaa::Off };
    if let Some(table) = table {
        commands.entity(table).insert(edges);
    }
    commands.entity(*board).insert(if table.is_some() { Msaa::Off } else { edges });
}

/// The table camera sees what the board camera would see, in the same light.
fn follow_board_camera(
    board: Single<
        (&Transform, &Camera, &Projection, Option<Ref<DistanceFog>>, Option<Ref<EnvironmentMapLight>>),
        (With<BoardCamera>, Without<TableCamera>),
    >,
    mut tables: Query<(Entity, Ref<TableCamera>, &mut Transform, &mut Camera, &mut Projection)>,
    mut commands: Commands,
) {
    let (place, camera, projection, ref fog, ref sky) = *board;
    for (table, is_new, mut own_place, mut own_camera, mut own_projection) in &mut tables {
        own_place.set_if_neq(*place);
        if own_camera.sub_camera_view != camera.sub_camera_view {
            own_camera.sub_camera_view = camera.sub_camera_view;
        }
        if let (Projection::Perspective(own), Projection::Perspective(other)) = (&*own_projection, projection)
            && own.fov != other.fov
        {
            *own_projection = projection.clone();
        }
        let is_new = is_new.is_added();
        if let Some(fog) = fog.as_ref().filter(|fog| is_new || fog.is_changed()) {
            commands.entity(table).insert(DistanceFog::clone(fog));
        }
        if let Some(sky) = sky.as_ref().filter(|sky| is_new || sky.is_changed()) {
            commands.entity(table).insert((EnvironmentMapLight::clone(sky), ShadowFilteringMethod::Gaussian));
        }
    }
}

/// The image follows the size of the window.
fn fit_image(
    drawing: Res<Drawing>,
    canvas: Res<Canvas>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    panes: Query<&MeshMaterial3d<StandardMaterial>, With<Pane>>,
) {
    let Some(window) = window else { return };
    let size = image_size(window.physical_size(), drawing.0.scale());
    if images.get(&canvas.0).is_none_or(|image| image.size() == size) {
        return;
    }
    if let Some(mut image) = images.get_mut(&canvas.0) {
        image.resize(bevy::render::render_resource::Extent3d { width: size.x, height: size.y, ..default() });
    }
    // A material keeps the texture that it was made with until it changes.
    for pane in &panes {
        if let Some(mut glass) = materials.get_mut(&pane.0) {
            glass.base_color_texture = Some(canvas.0.clone());
        }
    }
}

/// The pane covers just what the board camera sees, also where its vanishing point is not in the middle.
fn place_pane(camera: Single<&Camera, With<BoardCamera>>, mut panes: Query<&mut Transform, With<Pane>>) {
    let clip_from_view = camera.clip_from_view();
    let view_from_clip = clip_from_view.inverse();
    let depth = clip_from_view.project_point3(Vec3::NEG_Z * PANE_DISTANCE).z;
    let [low, high] = [-1.0, 1.0].map(|edge| view_from_clip.project_point3(Vec3::new(edge, edge, depth)));
    let place = Transform::from_translation(low.midpoint(high)).with_scale((high - low).truncate().extend(1.0));
    for mut pane in &mut panes {
        if place.is_finite() {
            pane.set_if_neq(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_image_has_a_share_of_the_windows_pixels_and_at_least_one() {
        assert_eq!(image_size(UVec2::new(1280, 720), 0.75), UVec2::new(960, 540));
        assert_eq!(image_size(UVec2::new(1, 1), 0.3), UVec2::ONE);
    }
}
