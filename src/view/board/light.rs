//! Lights of the table: a sun with shadows, a lamp behind the board that lights the edges of dark pieces, and the sky.

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, EnvironmentMapLight, ShadowFilteringMethod};
use bevy::prelude::*;

use crate::rules::GameId;
use crate::settings::Settings;
use crate::theme::{RIM, RIM_LUMENS, board};
use crate::view::camera::lens::BoardCamera;
use crate::view::drawing::Drawing;
use crate::view::layout::Layout;
use crate::view::models::outfit::Outfit;
use crate::view::systems::{CameraSystems, ViewSystems};

/// The lamp behind the board.
#[derive(Component)]
struct RimLamp;

pub(in crate::view) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(board::BACKDROP))
        .init_resource::<GlobalAmbientLight>()
        .add_systems(Startup, spawn_lights)
        .add_systems(
            Update,
            (
                follow_place.in_set(ViewSystems::Follow),
                push_haze_back.after(follow_place).after(CameraSystems::Follow).in_set(ViewSystems::Follow),
            ),
        )
        .add_systems(Update, cast_shadows.run_if(resource_changed::<Drawing>));
}

/// The light from everywhere that the sky does not give, in candela per square metre.
const AMBIENT: f32 = 40.0;

/// A single sun, because WebGL2 supports only one directional light.
fn spawn_lights(mut commands: Commands) {
    let cascades = CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 45.0, ..default() }.build();
    commands.spawn((
        Name::new("Sun"),
        DirectionalLight { shadow_maps_enabled: true, ..default() },
        cascades,
        Transform::from_xyz(-5.0, 11.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Name::new("Rim lamp"),
        RimLamp,
        PointLight { color: RIM, range: 60.0, shadow_maps_enabled: false, ..default() },
        Transform::default(),
    ));
}

/// Applies the light of the game's place.
fn follow_place(
    layout: Res<Layout>,
    (settings, outfit, drawing): (Res<Settings>, Res<Outfit>, Res<Drawing>),
    mut lit: Local<Option<(GameId, bool, bool)>>,
    images: Option<ResMut<Assets<Image>>>,
    cameras: Query<Entity, With<BoardCamera>>,
    mut sun: Query<(&mut DirectionalLight, &mut Transform), Without<RimLamp>>,
    mut lamp: Query<(&mut PointLight, &mut Transform, &mut Visibility), With<RimLamp>>,
    mut ambient: ResMut<GlobalAmbientLight>,
    mut backdrop: ResMut<ClearColor>,
    mut commands: Commands,
) {
    let is_night = outfit.worn(&settings).is_night;
    let has_sky = drawing.0.has_sky();
    let now = (layout.game(), is_night, has_sky);
    if lit.replace(now) == Some(now) {
        return;
    }
    let light = layout.look().daylight().at(is_night);
    for (mut sun, mut place) in &mut sun {
        (sun.color, sun.illuminance) = light.sun;
        *place = Transform::from_translation(light.from).looking_at(Vec3::ZERO, Vec3::Y);
    }
    // Behind the board, and higher for a larger board.
    let reach = layout.look().outline(&layout).iter().map(|corner| corner.xz().length()).fold(1.0, f32::max);
    for (mut lamp, mut place, mut is_lit) in &mut lamp {
        *is_lit = if has_sky { Visibility::Inherited } else { Visibility::Hidden };
        lamp.intensity = RIM_LUMENS * (reach / 6.0).powi(2);
        place.translation = Vec3::new(reach * 0.5, reach * 0.9, -reach * 1.5);
    }
    backdrop.0 = light.backdrop;
    let [above, horizon, below] = light.sky;
    let [start, end] = light.haze;
    let haze = DistanceFog { color: light.backdrop, falloff: FogFalloff::Linear { start, end }, ..default() };
    if !has_sky {
        // The mean of what lies on a board gets from the sky.
        (ambient.color, ambient.brightness) = (above.mix(&horizon, 0.5), AMBIENT + light.sky_strength);
        for camera in &cameras {
            commands.entity(camera).insert(haze.clone()).remove::<EnvironmentMapLight>();
        }
        return;
    }
    (ambient.color, ambient.brightness) = (Color::WHITE, AMBIENT);
    let Some(mut images) = images else { return };
    let mut sky = EnvironmentMapLight::hemispherical_gradient(&mut images, above, horizon, below);
    sky.intensity = light.sky_strength;
    for camera in &cameras {
        commands.entity(camera).insert((sky.clone(), haze.clone(), ShadowFilteringMethod::Gaussian));
    }
}

/// In a landscape window the camera shows the whole board from this multiple of its reach.
const USUAL_DISTANCE: f32 = 3.6;

/// Keeps the fog behind the board. In a portrait window the camera is much farther away.
fn push_haze_back(
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut cameras: Query<(Ref<Transform>, &mut DistanceFog), With<BoardCamera>>,
) {
    for (place, mut fog) in &mut cameras {
        if !place.is_changed() && !fog.is_changed() {
            continue;
        }
        let usual = USUAL_DISTANCE * layout.reach().max_element().max(1.0);
        let part = (place.translation.length() / usual).max(1.0);
        let [start, end] = layout.look().daylight().at(settings.is_night).haze.map(|distance| distance * part);
        if !matches!(fog.falloff, FogFalloff::Linear { start: now, .. } if (now - start).abs() < 0.01) {
            fog.falloff = FogFalloff::Linear { start, end };
        }
    }
}

/// Without a graphics card, shadows are much of the cost of a frame.
fn cast_shadows(
    drawing: Res<Drawing>,
    map: Option<ResMut<DirectionalLightShadowMap>>,
    mut suns: Query<&mut DirectionalLight>,
) {
    let shadow_map = drawing.0.shadow_map();
    if let (Some(size), Some(mut map)) = (shadow_map, map) {
        map.size = size;
    }
    for mut sun in &mut suns {
        sun.shadow_maps_enabled = shadow_map.is_some();
    }
}
