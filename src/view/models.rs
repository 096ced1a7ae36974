//! The models: loaded behind the loading screen, taken apart by name, and spawned with an army's colour.

use std::collections::HashMap;

use bevy::gltf::{Gltf, GltfMesh, GltfNode};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::looks;
use super::shape::ShapeKey;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::theme::{Finish, Stuff};

/// The files that must be there before anything is shown.
#[derive(AssetCollection, Resource)]
pub struct GameModels {
    /// Board and pieces of Pothole Chess, and what all games share.
    #[asset(path = "models/pothole.glb")]
    pothole: Handle<Gltf>,
    /// Board and pieces of Knot Chess.
    #[asset(path = "models/knot.glb")]
    knot: Handle<Gltf>,
    /// The classic set for the games on squares.
    #[asset(path = "models/chess.glb")]
    chess: Handle<Gltf>,
}

/// What a part of a model is painted with, by the name of its material in the file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Paint {
    /// The owner's colour.
    Army,
    /// Its own colours.
    Trim,
    /// Its own colours on some stuff.
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

/// A mesh by name: its parts, and where it sits in what it belongs to.
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
    ],
);

/// The figures 1 to 8, lying flat.
pub(super) const DIGITS: [&str; 8] = [
    "knot_digit_1",
    "knot_digit_2",
    "knot_digit_3",
    "knot_digit_4",
    "knot_digit_5",
    "knot_digit_6",
    "knot_digit_7",
    "knot_digit_8",
];

/// The models without which a game cannot be shown, each with the file that has it.
fn needed() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_games = GameId::ALL.into_iter().flat_map(|game| looks::of(game).models());
    [SHARED, ("models/knot.glb", &DIGITS)]
        .into_iter()
        .chain(of_games.copied())
        .flat_map(|(file, names)| names.iter().map(move |&name| (file, name)))
}

/// All models, and the paint for them.
#[derive(Resource, Default, Debug)]
pub struct Models {
    pub(super) by_name: HashMap<String, Model>,
    pub(super) painted: Handle<StandardMaterial>,
    pub(super) tints: HashMap<[u8; 4], Handle<StandardMaterial>>,
    pub(super) stuffs: HashMap<Stuff, Handle<StandardMaterial>>,
    pub(super) shapes: HashMap<ShapeKey, Handle<Mesh>>,
    /// Of all tints.
    pub(super) finish: Finish,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Models>().add_systems(Update, refinish.run_if(resource_changed::<Settings>));
}

/// Gives all tints the finish that is set. Glows, which have keys of their own, have none.
fn refinish(settings: Res<Settings>, mut models: ResMut<Models>, materials: Option<ResMut<Assets<StandardMaterial>>>) {
    let Some(mut materials) = materials.filter(|_| models.finish != settings.finish) else { return };
    models.finish = settings.finish;
    for (&[red, green, blue, alpha], tint) in &models.tints {
        if alpha != GLOW
            && let Some(mut material) = materials.get_mut(tint)
        {
            settings.finish.apply(Color::srgba_u8(red, green, blue, alpha), &mut material);
        }
    }
}

/// The alpha by which glows are known among the tints: no paint has it.
pub(super) const GLOW: u8 = 254;

impl Models {
    /// All models with nothing to see in them, for an app that draws nothing.
    pub(crate) fn stand_ins() -> Self {
        let parts = vec![(Handle::default(), Paint::Army), (Handle::default(), Paint::Trim)];
        let model = Model { parts, offset: Transform::IDENTITY };
        Self { by_name: needed().map(|(_, name)| (name.to_owned(), model.clone())).collect(), ..Self::default() }
    }

    /// Whether there is something to show a game with.
    pub fn are_unpacked(&self) -> bool {
        !self.by_name.is_empty()
    }

    /// The models that the files should have had, each with its file.
    pub fn missing(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        needed().filter(|(_, name)| !self.by_name.contains_key(*name))
    }
}

/// Takes the loaded files apart.
pub fn unpack_models(
    loaded: Option<Res<GameModels>>,
    files: Res<Assets<Gltf>>,
    meshes: Res<Assets<GltfMesh>>,
    nodes: Res<Assets<GltfNode>>,
    mut models: ResMut<Models>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut surfaces: ResMut<Assets<Mesh>>,
) {
    let Some(loaded) = loaded else { return };
    models.painted = materials.add(StandardMaterial { perceptual_roughness: 0.6, ..default() });
    for file in [&loaded.pothole, &loaded.knot, &loaded.chess].into_iter().filter_map(|handle| files.get(handle)) {
        for (name, model) in models_of(file, &meshes, &nodes) {
            finish(&model, &mut surfaces);
            models.by_name.insert(name, model);
        }
    }
}

/// Makes the meshes of a model ready that are made of stuff with a surface.
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
