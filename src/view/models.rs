//! The models: loaded behind the loading screen, taken apart by name, and spawned with an army's colour.

use std::collections::HashMap;

use bevy::gltf::{Gltf, GltfMesh, GltfNode};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::looks;
use crate::rules::GameId;
use crate::theme::PieceTint;

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

/// The material of a glTF that stands for the owner's colour; everything else has its own, painted on.
const TINTED: &str = "army";

/// A mesh by name: its parts, and where it sits in what it belongs to.
#[derive(Clone, Debug)]
struct Model {
    parts: Vec<(Handle<Mesh>, bool)>,
    offset: Transform,
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

/// A body of rotation or a block that no file has. Alike ones share a mesh.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum Shape {
    /// A block.
    Block {
        /// Its edges.
        size: Vec3,
    },
    /// A round plate or pillar, lying in its middle.
    Disc {
        /// Its radius.
        radius: f32,
        /// Its height.
        height: f32,
        /// How many sides stand for a circle.
        sides: u32,
    },
    /// A ring, lying flat.
    Ring {
        /// From its middle to the middle of its rim.
        radius: f32,
        /// The radius of its rim.
        thickness: f32,
        /// How many sides stand for a circle: across the rim, and round the ring.
        sides: (u32, u32),
    },
}

impl Shape {
    fn mesh(self) -> Mesh {
        match self {
            Self::Block { size } => Cuboid::from_size(size).into(),
            Self::Disc { radius, height, sides } => {
                Cylinder { radius, half_height: height / 2.0 }.mesh().resolution(sides).build()
            }
            Self::Ring { radius, thickness, sides } => {
                let torus = Torus { minor_radius: thickness, major_radius: radius };
                torus.mesh().minor_resolution(sides.0 as usize).major_resolution(sides.1 as usize).build()
            }
        }
    }

    /// What tells it from others.
    fn key(self) -> ShapeKey {
        match self {
            Self::Block { size } => (0, size.to_array().map(f32::to_bits), [0; 2]),
            Self::Disc { radius, height, sides } => (1, [radius.to_bits(), height.to_bits(), 0], [sides, 0]),
            Self::Ring { radius, thickness, sides } => {
                (2, [radius.to_bits(), thickness.to_bits(), 0], [sides.0, sides.1])
            }
        }
    }
}

type ShapeKey = (u8, [u32; 3], [u32; 2]);

/// All models, and the paint for them.
#[derive(Resource, Default, Debug)]
pub struct Models {
    by_name: HashMap<String, Model>,
    painted: Handle<StandardMaterial>,
    tints: HashMap<[u8; 4], Handle<StandardMaterial>>,
    shapes: HashMap<ShapeKey, Handle<Mesh>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Models>();
}

impl Models {
    /// All models with nothing to see in them, for an app that draws nothing.
    pub(crate) fn stand_ins() -> Self {
        let parts = vec![(Handle::default(), true), (Handle::default(), false)];
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
) {
    let Some(loaded) = loaded else { return };
    models.painted = materials.add(StandardMaterial { perceptual_roughness: 0.6, ..default() });
    for file in [&loaded.pothole, &loaded.knot, &loaded.chess].into_iter().filter_map(|handle| files.get(handle)) {
        let tinted = file.named_materials.get(TINTED);
        for (name, mesh) in &file.named_meshes {
            let Some(mesh) = meshes.get(mesh) else { continue };
            let parts = mesh.primitives.iter().map(|part| {
                let is_tinted = part.material.as_ref().is_some_and(|material| Some(material) == tinted);
                (part.mesh.clone(), is_tinted)
            });
            let node = file.named_nodes.get(name).and_then(|node| nodes.get(node));
            let offset = node.map_or(Transform::IDENTITY, |node| node.transform);
            models.by_name.insert(name.to_string(), Model { parts: parts.collect(), offset });
        }
    }
}

/// What is needed to spawn models.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Workshop<'w> {
    models: ResMut<'w, Models>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    meshes: ResMut<'w, Assets<Mesh>>,
}

impl Workshop<'_> {
    /// The mesh of a shape.
    pub(super) fn shape(&mut self, shape: Shape) -> Handle<Mesh> {
        let meshes = &mut self.meshes;
        self.models.shapes.entry(shape.key()).or_insert_with(|| meshes.add(shape.mesh())).clone()
    }

    /// The material of a colour.
    pub(super) fn tint(&mut self, color: Color) -> Handle<StandardMaterial> {
        let key = Srgba::from(color).to_u8_array();
        let materials = &mut self.materials;
        let tint = self.models.tints.entry(key).or_insert_with(|| {
            materials.add(StandardMaterial {
                base_color: color,
                perceptual_roughness: PieceTint::TOY.roughness,
                alpha_mode: if key[3] < 255 { AlphaMode::Blend } else { AlphaMode::Opaque },
                ..default()
            })
        });
        tint.clone()
    }

    /// The material of a colour that shines by itself.
    pub(super) fn glow(&mut self, color: Color) -> Handle<StandardMaterial> {
        let [red, green, blue, _] = Srgba::from(color).to_u8_array();
        // No opaque paint has alpha 254, so glows have keys of their own.
        let materials = &mut self.materials;
        let glow = self
            .models
            .tints
            .entry([red, green, blue, 254])
            .or_insert_with(|| materials.add(StandardMaterial { base_color: color, unlit: true, ..default() }));
        glow.clone()
    }

    /// Spawns the model `name` below `parent`, in `color` where it is tinted.
    pub(super) fn spawn(
        &mut self,
        commands: &mut Commands,
        parent: Entity,
        name: &str,
        color: Color,
        place: Transform,
    ) -> Entity {
        let tint = self.tint(color);
        self.spawn_in(commands, parent, name, tint, place)
    }

    /// Spawns the model `name` below `parent`, in `tint` where it is tinted.
    pub(super) fn spawn_in(
        &mut self,
        commands: &mut Commands,
        parent: Entity,
        name: &str,
        tint: Handle<StandardMaterial>,
        place: Transform,
    ) -> Entity {
        let offset = self.models.by_name.get(name).map_or(Transform::IDENTITY, |model| model.offset);
        let root = commands.spawn((Name::new(name.to_owned()), place * offset, Visibility::default(), ChildOf(parent)));
        let root = root.id();
        let Some(model) = self.models.by_name.get(name) else {
            warn!("the models have no `{name}`");
            return root;
        };
        for (mesh, tinted) in &model.parts {
            let material = if *tinted { tint.clone() } else { self.models.painted.clone() };
            commands.spawn((Mesh3d(mesh.clone()), MeshMaterial3d(material), ChildOf(root)));
        }
        root
    }
}
