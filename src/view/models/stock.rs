//! The models, taken apart by name, and their materials in the current finish.

use std::collections::HashMap;

use bevy::gltf::{Gltf, GltfMesh, GltfNode};
use bevy::prelude::*;

use super::mipmaps;
use super::mipmaps::Mipmaps;
use super::outfit::Outfit;
use super::shape::ShapeKey;
use crate::settings::Finish;
use crate::settings::Settings;
use crate::theme::Stuff;

/// The paint of a part of a model, by the name of its material in the file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::view) enum Paint {
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
pub(in crate::view) enum Coat {
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
pub(in crate::view) struct Model {
    pub(in crate::view) parts: Vec<(Handle<Mesh>, Paint)>,
    pub(in crate::view) offset: Transform,
}

/// The digits 1 to 8, lying flat.
pub(in crate::view) const DIGITS: [&str; 8] =
    ["digit_1", "digit_2", "digit_3", "digit_4", "digit_5", "digit_6", "digit_7", "digit_8"];

/// All models, and their materials.
#[derive(Resource, Default, Debug)]
pub struct Models {
    pub(in crate::view) by_name: HashMap<String, Model>,
    pub(in crate::view) painted: Handle<StandardMaterial>,
    /// The material for parts of a piece that are painted in the file.
    pub(in crate::view) fittings: Handle<StandardMaterial>,
    /// The same for bare metal.
    pub(in crate::view) bare: Handle<StandardMaterial>,
    pub(in crate::view) tints: HashMap<(Coat, [u8; 4]), Handle<StandardMaterial>>,
    pub(in crate::view) stuffs: HashMap<Stuff, Handle<StandardMaterial>>,
    pub(in crate::view) shapes: HashMap<ShapeKey, Handle<Mesh>>,
    /// The files that have been taken apart, and those that failed.
    pub(in crate::view) unpacked: Vec<&'static str>,
    pub(in crate::view) lost: Vec<&'static str>,
    /// The finish of all tints.
    pub(in crate::view) finish: Finish,
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Models>().add_systems(
        Update,
        refinish.before(mipmaps::make).run_if(|models: Res<Models>, settings: Res<Settings>, outfit: Res<Outfit>| {
            outfit.worn(&settings).finish != models.finish
        }),
    );
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
    pub(in crate::view) fn give(
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

/// Prepares the meshes of a model that have a textured material.
pub(in crate::view) fn finish(model: &Model, meshes: &mut Assets<Mesh>) {
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
pub(in crate::view) fn models_of(
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
