//! Light on the table.

use bevy::light::CascadeShadowConfigBuilder;
use bevy::prelude::*;

use super::camera::BoardCamera;
use crate::settings::Settings;
use crate::theme::board;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(board::BACKDROP))
        .add_systems(Startup, spawn_lights)
        .add_systems(Update, draw_as_set.run_if(resource_changed::<Settings>));
}

/// One sun and the sky: WebGL2 has room for one directional light.
fn spawn_lights(mut commands: Commands) {
    commands.insert_resource(GlobalAmbientLight {
        color: Color::srgb(0.80, 0.88, 1.0),
        brightness: 620.0,
        ..default()
    });
    let cascades = CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 45.0, ..default() }.build();
    commands.spawn((
        Name::new("Sun"),
        DirectionalLight {
            color: Color::srgb(1.0, 0.95, 0.86),
            illuminance: 9_000.0,
            shadow_maps_enabled: true,
            ..default()
        },
        cascades,
        Transform::from_xyz(-5.0, 11.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// Shadows and smoothed edges are most of what a frame costs where there is no graphics card.
fn draw_as_set(
    settings: Res<Settings>,
    cameras: Query<Entity, With<BoardCamera>>,
    mut suns: Query<&mut DirectionalLight>,
    mut commands: Commands,
) {
    let edges = if settings.plain_drawing { Msaa::Off } else { Msaa::default() };
    for camera in &cameras {
        commands.entity(camera).insert(edges);
    }
    for mut sun in &mut suns {
        sun.shadow_maps_enabled = !settings.plain_drawing;
    }
}
