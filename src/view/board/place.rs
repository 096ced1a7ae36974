//! The surroundings of a board, with their light. They are loaded when their game is first shown.

use std::collections::HashMap;

use bevy::gltf::{Gltf, GltfMesh, GltfNode};
use bevy::prelude::*;

use crate::rules::GameId;
use crate::view::drawing::Drawing;
use crate::view::layout::Layout;
use crate::view::models::stock::models_of;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// A plain ground, shown until the surroundings are there.
#[derive(Component, Copy, Clone, Debug)]
pub(in crate::view) struct PlainGround;

/// The surroundings that have been requested, and those that are shown.
#[derive(Resource, Default, Debug)]
struct Places {
    files: HashMap<GameId, Handle<Gltf>>,
    shown: Option<(GameId, Entity)>,
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Places>().init_resource::<PlaceIsUp>().add_systems(
        Update,
        (
            (ask, put_up.run_if(is_missing)).chain().run_if(not(draws_plainly)),
            take_down.run_if(draws_plainly),
            hide_plain_ground,
        )
            .chain()
            .in_set(ViewSystems::Follow),
    );
}

/// Starts to load the surroundings of the current game.
fn ask(
    layout: Res<Layout>,
    assets: Option<Res<AssetServer>>,
    files: Option<Res<Assets<Gltf>>>,
    mut places: ResMut<Places>,
) {
    let game = layout.game();
    if let Some(assets) = assets.filter(|_| files.is_some() && !places.files.contains_key(&game)) {
        let file = assets.load(format!("models/{}.glb", layout.look().place_around()));
        places.files.insert(game, file);
    }
}

/// Run condition: plain drawing leaves the surroundings out, as they are most of what is drawn.
fn draws_plainly(drawing: Res<Drawing>) -> bool {
    drawing.is_plain()
}

fn take_down(mut places: ResMut<Places>, mut commands: Commands) {
    if let Some((_, shown)) = places.bypass_change_detection().shown.take() {
        commands.entity(shown).despawn();
    }
}

/// Whether the surroundings of the current game are shown.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct PlaceIsUp(pub bool);

fn is_missing(layout: Res<Layout>, places: Res<Places>) -> bool {
    places.shown.is_none_or(|(game, _)| game != layout.game())
}

/// Spawns the surroundings as soon as they are loaded, in place of the previous ones.
fn put_up(
    layout: Res<Layout>,
    mut places: ResMut<Places>,
    files: Option<Res<Assets<Gltf>>>,
    models: Option<Res<Assets<GltfMesh>>>,
    nodes: Option<Res<Assets<GltfNode>>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let (Some(files), Some(models), Some(nodes)) = (files, models, nodes) else { return };
    let game = layout.game();
    if let Some((_, old)) = places.bypass_change_detection().shown.take_if(|(shown, _)| *shown != game) {
        commands.entity(old).despawn();
    }
    let Some(file) = places.files.get(&game).and_then(|handle| files.get(handle)) else { return };
    let root = commands.spawn((Name::new("Place"), Transform::default(), Visibility::default())).id();
    for (_, model) in models_of(file, &models, &nodes) {
        workshop.spawn_place(&mut commands, root, &model);
    }
    places.shown = Some((game, root));
}

fn hide_plain_ground(
    places: Res<Places>,
    layout: Res<Layout>,
    mut is_up: ResMut<PlaceIsUp>,
    mut grounds: Query<&mut Visibility, With<PlainGround>>,
) {
    let covered = places.shown.is_some_and(|(game, _)| game == layout.game());
    is_up.set_if_neq(PlaceIsUp(covered));
    for mut ground in &mut grounds {
        ground.set_if_neq(if covered { Visibility::Hidden } else { Visibility::Inherited });
    }
}
