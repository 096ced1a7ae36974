//! The models: loaded, taken apart by name, and spawned in an army's colour. Shared models load behind the loading
//! screen, those of single games after it; until they are there the board of such a game is not shown.

use std::collections::{BTreeSet, HashMap};

use core::iter;

use bevy::ecs::system::SystemParam;
use bevy::gltf::{Gltf, GltfMesh, GltfNode};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::board::Layout;
use super::haze::HazeKey;
use super::looks;
use super::mipmaps::{self, Mipmaps};
use super::outfit::Outfit;
use super::shape::ShapeKey;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::theme::{Finish, Stuff};

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
    pub(super) fn are_for(self, game: GameId) -> bool {
        files_of(game).any(|file| file == self.0)
    }
}

/// The files with models of a game: its own, and the shared one.
fn files_of(game: GameId) -> impl Iterator<Item = &'static str> {
    iter::once(SHARED.0).chain(looks::of(game).models().iter().map(|(file, _)| *file))
}

/// The paint of a part of a model, by the name of its material in the file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Paint {
    /// The owner's colour.
    Army,
    /// Its own colours.
    Trim,
    /// Its own colours on a textured material.
    Stuff(Stuff),
}

impl Paint {
    fn named(material: &str) -> Self {
        match material {
            "army" => Self::Army,
            _ => Stuff::named(material).map_or(Self::Trim, Self::Stuff),
        }
    }
}

/// The surface of a tint.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Coat {
    /// Smooth, in the current finish.
    Smooth,
    /// With the grain of pieces, in the current finish.
    Grained,
    /// With the grain of tiles, in the current finish.
    Paved,
    /// Ice, the same in every finish.
    Ice,
    /// Gold, the same in every finish.
    Gold,
    /// Unlit, without a finish.
    Glow,
}

/// A named mesh: its parts, and its transform in its parent.
#[derive(Clone, Debug)]
pub(super) struct Model {
    pub(super) parts: Vec<(Handle<Mesh>, Paint)>,
    pub(super) offset: Transform,
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

/// The digits 1 to 8, lying flat.
pub(super) const DIGITS: [&str; 8] =
    ["digit_1", "digit_2", "digit_3", "digit_4", "digit_5", "digit_6", "digit_7", "digit_8"];

/// The models that games cannot be shown without, each with its file.
fn needed() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_games = GameId::ALL.into_iter().flat_map(|game| looks::of(game).models());
    iter::once(SHARED).chain(of_games.copied()).flat_map(|(file, names)| names.iter().map(move |&name| (file, name)))
}

/// All models, and their materials.
#[derive(Resource, Default, Debug)]
pub struct Models {
    pub(super) by_name: HashMap<String, Model>,
    pub(super) painted: Handle<StandardMaterial>,
    /// The material for parts of a piece that are painted in the file.
    pub(super) fittings: Handle<StandardMaterial>,
    /// The same for bare metal.
    pub(super) bare: Handle<StandardMaterial>,
    pub(super) tints: HashMap<(Coat, [u8; 4]), Handle<StandardMaterial>>,
    pub(super) stuffs: HashMap<Stuff, Handle<StandardMaterial>>,
    pub(super) shapes: HashMap<ShapeKey, Handle<Mesh>>,
    pub(super) hazes: HashMap<HazeKey, Handle<StandardMaterial>>,
    /// The puff texture, once it is generated.
    pub(super) puff: Option<Handle<Image>>,
    /// The files that have been taken apart, and those that failed.
    unpacked: Vec<&'static str>,
    lost: Vec<&'static str>,
    /// The finish of all tints.
    pub(super) finish: Finish,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Models>()
        .init_resource::<Awaited>()
        .add_systems(
            Update,
            refinish.before(mipmaps::make).run_if(
                |models: Res<Models>, settings: Res<Settings>, outfit: Res<Outfit>| {
                    outfit.worn(&settings).finish != models.finish
                },
            ),
        )
        .add_systems(Update, ask_for_shown.run_if(shared_models_are_there.and_then(not(models_are_there))))
        .add_systems(Update, unpack_awaited.run_if(|awaited: Res<Awaited>| !awaited.0.is_empty()));
}

/// Applies the current finish to all tints once its textures have loaded, so that nothing disappears meanwhile.
fn refinish(
    (settings, outfit): (Res<Settings>, Res<Outfit>),
    mut models: ResMut<Models>,
    assets: Option<Res<AssetServer>>,
    mut mipmaps: ResMut<Mipmaps>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
    // Each is requested once, since requesting a failed file would load it again.
    mut asked: Local<Option<(Finish, Vec<Handle<Image>>)>>,
) {
    let Some(mut materials) = materials else { return };
    let finish = outfit.worn(&settings).finish;
    if let Some(assets) = assets.as_deref().filter(|_| !models.tints.is_empty()) {
        let known = asked.take().filter(|(asked, _)| *asked == finish);
        let (_, pictures) = asked.insert(known.unwrap_or_else(|| (finish, pictures_of(finish, assets))));
        let is_to_come = |picture| !assets.is_loaded(picture) && !assets.load_state(picture).is_failed();
        if pictures.iter().any(is_to_come) {
            return;
        }
    }
    *asked = None;
    models.finish = finish;
    for (&(coat, [red, green, blue, alpha]), tint) in &models.tints {
        if let Some(mut material) = materials.get_mut(tint) {
            let color = Color::srgba_u8(red, green, blue, alpha);
            coat.give(color, finish, assets.as_deref(), &mut material);
            mipmaps.want(&material);
        }
    }
}

/// The textures of a finish. Calling this starts to load them.
fn pictures_of(finish: Finish, assets: &AssetServer) -> Vec<Handle<Image>> {
    let coats = [Coat::Grained, Coat::Paved].into_iter().flat_map(|coat| {
        let mut sample = StandardMaterial::default();
        coat.give(Color::WHITE, finish, Some(assets), &mut sample);
        [sample.base_color_texture, sample.normal_map_texture, sample.metallic_roughness_texture]
    });
    coats.flatten().collect()
}

impl Coat {
    /// Applies this coat to a material.
    pub(super) fn give(
        self,
        color: Color,
        finish: Finish,
        assets: Option<&AssetServer>,
        material: &mut StandardMaterial,
    ) {
        match self {
            Self::Smooth => finish.apply(color, material),
            Self::Grained => finish.carve(color, assets, material),
            Self::Paved => finish.pave(color, assets, material),
            Self::Ice => {
                material.base_color = color;
                (material.perceptual_roughness, material.reflectance) = (0.2, 0.7);
            }
            Self::Gold => {
                // At night there is little that it could reflect.
                (material.base_color, material.emissive) = (color, color.to_linear() * 0.25);
                (material.perceptual_roughness, material.metallic, material.reflectance) = (0.28, 0.7, 0.7);
                // Thin surfaces are visible from both sides.
                (material.double_sided, material.cull_mode) = (true, None);
            }
            Self::Glow => (material.base_color, material.unlit) = (color, true),
        }
    }
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

/// Prepares the meshes of a model that have a textured material.
pub(super) fn finish(model: &Model, meshes: &mut Assets<Mesh>) {
    let textured = |paint| matches!(paint, Paint::Stuff(stuff) if stuff != Stuff::Glow);
    for (mesh, _) in model.parts.iter().filter(|(_, paint)| textured(*paint)) {
        if let Some(mut mesh) = meshes.get_mut(mesh)
            && let Err(error) = mesh.generate_tangents()
        {
            warn!("a model is seen without its surface: {error}");
        }
    }
}

/// The models of a file.
pub(super) fn models_of(
    file: &Gltf,
    meshes: &Assets<GltfMesh>,
    nodes: &Assets<GltfNode>,
) -> impl Iterator<Item = (String, Model)> {
    file.named_meshes.iter().filter_map(|(name, mesh)| {
        let parts = meshes.get(mesh)?.primitives.iter().map(|part| {
            let named = |material| file.named_materials.iter().find(|(_, known)| *known == material);
            let paint = part.material.as_ref().and_then(named).map_or(Paint::Trim, |(name, _)| Paint::named(name));
            (part.mesh.clone(), paint)
        });
        let node = file.named_nodes.get(name).and_then(|node| nodes.get(node));
        let offset = node.map_or(Transform::IDENTITY, |node| node.transform);
        Some((name.to_string(), Model { parts: parts.collect(), offset }))
    })
}
