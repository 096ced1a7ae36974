//! Loads the models. Shared models load behind the loading screen, those of single games after it; until they are there
//! the board of such a game is not shown.

use std::collections::BTreeSet;

use core::iter;

use bevy::ecs::system::SystemParam;
use bevy::gltf::{Gltf, GltfMesh, GltfNode};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::mipmaps::Mipmaps;
use super::stock::{Model, Models, Paint, finish, models_of};
use crate::rules::GameId;
use crate::theme::Stuff;
use crate::view::layout::Layout;
use crate::view::looks;

/// The file that must load before anything is shown: the board and pieces of Pothole Chess, and all shared models.
#[derive(AssetCollection, Resource)]
pub struct SharedModels {
    #[asset(path = "models/pothole.glb")]
    file: Handle<Gltf>,
}

/// The files that are still loading.
#[derive(Resource, Default, Debug)]
pub struct Awaited(Vec<(&'static str, Handle<Gltf>)>);

/// Triggered when the file of this name has loaded or failed.
#[derive(Event, Copy, Clone, Debug)]
pub struct ModelsCame(&'static str);

impl ModelsCame {
    /// Whether the file belongs to `game`.
    pub(in crate::view) fn are_for(self, game: GameId) -> bool {
        files_of(game).any(|file| file == self.0)
    }
}

/// The files with models of a game: its own, and the shared one.
fn files_of(game: GameId) -> impl Iterator<Item = &'static str> {
    iter::once(SHARED.0).chain(looks::of(game).models().iter().map(|(file, _)| *file))
}

/// The models that all games share.
const SHARED: (&str, &[&str]) = (
    "models/pothole.glb",
    &[
        "base_white",
        "base_red",
        "base_black",
        "base_blue",
        "pip",
        "lock",
        "marker",
        "ring_marker",
        "shard",
        "table",
        "mark_white",
        "mark_red",
        "mark_black",
        "mark_blue",
        "digit_1",
        "digit_2",
        "digit_3",
        "digit_4",
        "digit_5",
        "digit_6",
        "digit_7",
        "digit_8",
    ],
);

/// The models that games cannot be shown without, each with its file.
fn needed() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_games = GameId::ALL.into_iter().flat_map(|game| looks::of(game).models());
    iter::once(SHARED).chain(of_games.copied()).flat_map(|(file, names)| names.iter().map(move |&name| (file, name)))
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Awaited>()
        .add_systems(Update, ask_for_shown.run_if(shared_models_are_there.and_then(not(models_are_there))))
        .add_systems(Update, unpack_awaited.run_if(|awaited: Res<Awaited>| !awaited.0.is_empty()));
}

impl Models {
    /// All models without meshes, for an app without rendering.
    pub(crate) fn stand_ins() -> Self {
        let parts = vec![(Handle::default(), Paint::Army), (Handle::default(), Paint::Trim)];
        let model = Model { parts, offset: Transform::IDENTITY };
        Self {
            by_name: needed().map(|(_, name)| (name.to_owned(), model.clone())).collect(),
            unpacked: GameId::ALL.into_iter().flat_map(files_of).collect(),
            ..Self::default()
        }
    }

    /// Whether the shared models are ready.
    pub fn are_unpacked(&self) -> bool {
        !self.by_name.is_empty()
    }

    /// Whether all models of `game` are ready.
    pub fn have(&self, game: GameId) -> bool {
        files_of(game).all(|file| self.unpacked.contains(&file))
    }

    /// How many of the files of `game` have loaded, and how many there are.
    pub fn come(&self, game: GameId) -> (usize, usize) {
        let files: BTreeSet<_> = files_of(game).collect();
        (files.iter().filter(|file| self.unpacked.contains(*file)).count(), files.len())
    }

    /// Whether a file of `game` has failed to load.
    pub fn have_lost(&self, game: GameId) -> bool {
        files_of(game).any(|file| self.lost.contains(&file))
    }

    /// The models that the files lack, each with its file.
    pub fn missing(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        needed().filter(|(file, name)| self.unpacked.contains(file) && !self.by_name.contains_key(*name))
    }
}

/// Run condition: whether all models of the current board are ready.
pub fn models_are_there(models: Res<Models>, layout: Res<Layout>) -> bool {
    models.have(layout.game())
}

fn shared_models_are_there(models: Res<Models>) -> bool {
    models.unpacked.contains(&SHARED.0)
}

/// Takes the shared file apart.
pub fn unpack_shared_models(shared: Option<Res<SharedModels>>, mut unpacking: Unpacking) {
    let Some(shared) = shared else { return };
    let painted = StandardMaterial { perceptual_roughness: 0.6, ..default() };
    // With only a plain sky to reflect, full metal would be too dark.
    let bare = StandardMaterial { perceptual_roughness: 0.33, metallic: 0.75, reflectance: 0.6, ..default() };
    let [fittings, bare] = [painted.clone(), bare].map(|mut material| {
        Stuff::Steel.roughen(&mut material, &unpacking.assets);
        unpacking.mipmaps.want(&material);
        unpacking.materials.add(material)
    });
    unpacking.models.painted = unpacking.materials.add(painted);
    (unpacking.models.fittings, unpacking.models.bare) = (fittings, bare);
    unpacking.unpack(SHARED.0, &shared.file);
}

/// Starts to load the files of the current game.
fn ask_for_shown(layout: Res<Layout>, mut asking: Asking) {
    asking.ask(layout.game());
}

/// Starts to load the files of all games, so that players need not wait for the game they choose.
pub fn ask_for_all_models(mut asking: Asking) {
    for game in GameId::ALL {
        asking.ask(game);
    }
}

/// System parameter for loading model files.
#[derive(SystemParam)]
pub struct Asking<'w> {
    assets: Res<'w, AssetServer>,
    models: Res<'w, Models>,
    awaited: ResMut<'w, Awaited>,
}

impl Asking<'_> {
    fn ask(&mut self, game: GameId) {
        for file in files_of(game) {
            let has_come = self.models.unpacked.contains(&file) || self.models.lost.contains(&file);
            if !has_come && self.awaited.0.iter().all(|(known, _)| *known != file) {
                self.awaited.0.push((file, self.assets.load(file)));
            }
        }
    }
}

/// Takes apart the files that have loaded since the last frame.
fn unpack_awaited(
    assets: Res<AssetServer>,
    mut awaited: ResMut<Awaited>,
    mut unpacking: Unpacking,
    mut commands: Commands,
) {
    let come = awaited.0.extract_if(.., |(_, handle)| {
        let state = assets.recursive_dependency_load_state(&*handle);
        state.is_loaded() || state.is_failed()
    });
    for (file, handle) in come {
        if assets.recursive_dependency_load_state(&handle).is_failed() {
            unpacking.models.lost.push(file);
        } else {
            unpacking.unpack(file, &handle);
        }
        commands.trigger(ModelsCame(file));
    }
}

/// System parameter for taking a file apart.
#[derive(SystemParam)]
pub struct Unpacking<'w> {
    assets: Res<'w, AssetServer>,
    mipmaps: ResMut<'w, Mipmaps>,
    loaded: Res<'w, Assets<Gltf>>,
    meshes: Res<'w, Assets<GltfMesh>>,
    nodes: Res<'w, Assets<GltfNode>>,
    surfaces: ResMut<'w, Assets<Mesh>>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    models: ResMut<'w, Models>,
}

impl Unpacking<'_> {
    fn unpack(&mut self, name: &'static str, file: &Handle<Gltf>) {
        let Some(file) = self.loaded.get(file) else { return };
        for (name, model) in models_of(file, &self.meshes, &self.nodes) {
            finish(&model, &mut self.surfaces);
            self.models.by_name.insert(name, model);
        }
        self.models.unpacked.push(name);
    }
}
