//! Spawns bodies from models, shapes and materials.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::grain;
use super::haze::{Haze, Hazes};
use super::mipmaps::Mipmaps;
use super::shape::Shape;
use super::stock::{Coat, Model, Models, Paint, finish};
use crate::theme::{Stuff, board};
use crate::view::looks::Part;

/// System parameter for spawning models.
#[derive(bevy::ecs::system::SystemParam)]
pub(in crate::view) struct Workshop<'w> {
    models: ResMut<'w, Models>,
    hazes: ResMut<'w, Hazes>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    meshes: ResMut<'w, Assets<Mesh>>,
    assets: Option<Res<'w, AssetServer>>,
    mipmaps: Option<ResMut<'w, Mipmaps>>,
}

impl Workshop<'_> {
    /// The cached mesh of a shape.
    pub(in crate::view) fn shape(&mut self, shape: Shape) -> Handle<Mesh> {
        let meshes = &mut self.meshes;
        self.models.shapes.entry(shape.key()).or_insert_with(|| meshes.add(shape.mesh())).clone()
    }

    /// Adds a mesh that is used only once.
    pub(in crate::view) fn mesh(&mut self, mesh: Mesh) -> Handle<Mesh> {
        self.meshes.add(mesh)
    }

    /// The material of meshes with vertex colours, which may be translucent.
    pub(in crate::view) fn ink(&mut self) -> Handle<StandardMaterial> {
        self.glow(Color::WHITE.with_alpha(0.996))
    }

    /// The material of a colour in the current finish.
    pub(in crate::view) fn tint(&mut self, color: Color) -> Handle<StandardMaterial> {
        self.coat(Coat::Smooth, color)
    }

    fn coat(&mut self, coat: Coat, color: Color) -> Handle<StandardMaterial> {
        let key = (coat, Srgba::from(color).to_u8_array());
        if let Some(known) = self.models.tints.get(&key) {
            return known.clone();
        }
        let alpha_mode = if key.1[3] < 255 { AlphaMode::Blend } else { AlphaMode::Opaque };
        let mut material = StandardMaterial { alpha_mode, ..default() };
        coat.give(color, self.models.finish, self.assets.as_deref(), &mut material);
        if let Some(mipmaps) = &mut self.mipmaps {
            mipmaps.want(&material);
        }
        let tint = self.materials.add(material);
        self.models.tints.insert(key, tint.clone());
        tint
    }

    /// The unlit material of a colour.
    pub(in crate::view) fn glow(&mut self, color: Color) -> Handle<StandardMaterial> {
        self.coat(Coat::Glow, color)
    }

    /// The material of gold, the same in every finish.
    pub(in crate::view) fn gold(&mut self, color: Color) -> Handle<StandardMaterial> {
        self.coat(Coat::Gold, color)
    }

    /// The material of ice.
    pub(in crate::view) fn ice(&mut self) -> Handle<StandardMaterial> {
        self.coat(Coat::Ice, board::ICE)
    }

    /// The material of a puff at a step of its fading, for a [`Shape::Picture`] that faces the camera.
    pub(in crate::view) fn puff(&mut self, haze: Haze, color: Color, step: u8) -> Handle<StandardMaterial> {
        self.hazes.material((haze, color, true, step), &mut self.materials)
    }

    /// The material of additive light on a mesh, at a step of its fading.
    pub(in crate::view) fn light(&mut self, color: Color, step: u8) -> Handle<StandardMaterial> {
        self.hazes.material((Haze::Light, color, false, step), &mut self.materials)
    }

    /// Spawns the model `name` below `parent`, with its tinted parts in `color`.
    pub(in crate::view) fn spawn(
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

    /// Spawns a part of a piece with the grain of its finish. Steel parts stay bare where they have no owner's colour.
    pub(in crate::view) fn spawn_part(
        &mut self,
        commands: &mut Commands,
        parent: Entity,
        part: &Part,
        color: Color,
        place: Transform,
    ) -> Entity {
        self.lay_grain(part.model);
        let tint = self.coat(Coat::Grained, color);
        let trim = if part.is_steel { &self.models.bare } else { &self.models.fittings }.clone();
        self.spawn_painted(commands, parent, part.model, &(tint, trim), place)
    }

    /// Spawns a tile, or the lid of a hole, with the grain of its finish.
    pub(in crate::view) fn spawn_tile(
        &mut self,
        commands: &mut Commands,
        parent: Entity,
        name: &'static str,
        color: Color,
        place: Transform,
    ) -> Entity {
        self.lay_grain(name);
        let tint = self.coat(Coat::Paved, color);
        self.spawn_in(commands, parent, name, tint, place)
    }

    /// Prepares a model for grain, once it is loaded.
    fn lay_grain(&mut self, name: &'static str) {
        let Some(model) = self.models.by_name.get(name) else { return };
        for (mesh, _) in &model.parts {
            // Checked first, because a mesh that is accessed mutably is uploaded to the GPU again.
            let is_plain = self.meshes.get(mesh).is_some_and(|mesh| !mesh.contains_attribute(Mesh::ATTRIBUTE_UV_0));
            if let Some(mut mesh) = self.meshes.get_mut(mesh).filter(|_| is_plain)
                && !grain::lay(&mut mesh)
            {
                warn_once!("`{name}` is seen without its surface");
            }
        }
    }

    /// Spawns the model `name` below `parent`, with its tinted parts in `tint`.
    pub(in crate::view) fn spawn_in(
        &mut self,
        commands: &mut Commands,
        parent: Entity,
        name: &str,
        tint: Handle<StandardMaterial>,
        place: Transform,
    ) -> Entity {
        let trim = self.models.painted.clone();
        self.spawn_painted(commands, parent, name, &(tint, trim), place)
    }

    fn spawn_painted(
        &mut self,
        commands: &mut Commands,
        parent: Entity,
        name: &str,
        paints: &(Handle<StandardMaterial>, Handle<StandardMaterial>),
        place: Transform,
    ) -> Entity {
        let offset = self.models.by_name.get(name).map_or(Transform::IDENTITY, |model| model.offset);
        let root = commands.spawn((Name::new(name.to_owned()), place * offset, Visibility::default(), ChildOf(parent)));
        let root = root.id();
        // Its file is not loaded yet; everything is laid out again when it is.
        let Some(model) = self.models.by_name.get(name) else { return root };
        for (mesh, paint) in model.parts.clone() {
            let material = MeshMaterial3d(self.material(paint, paints));
            commands.spawn((Mesh3d(mesh), material, ChildOf(root)));
        }
        root
    }

    /// Spawns the model `name` below `parent`, all in `paint`, without a shadow.
    pub(in crate::view) fn spawn_whole(
        &mut self,
        commands: &mut Commands,
        parent: Entity,
        name: &str,
        paint: &Handle<StandardMaterial>,
        place: Transform,
    ) {
        let Some(model) = self.models.by_name.get(name) else { return };
        let root = (place * model.offset, Visibility::default(), ChildOf(parent));
        let root = commands.spawn(root).id();
        for (mesh, _) in &model.parts {
            commands.spawn((Mesh3d(mesh.clone()), MeshMaterial3d(paint.clone()), NotShadowCaster, ChildOf(root)));
        }
    }

    /// Spawns `model` below `parent` in its own colours. It casts no shadow, as shadows are baked into surroundings.
    pub(in crate::view) fn spawn_place(&mut self, commands: &mut Commands, parent: Entity, model: &Model) {
        finish(model, &mut self.meshes);
        // Surroundings have no owner.
        let plain = (self.models.painted.clone(), self.models.painted.clone());
        for (mesh, paint) in &model.parts {
            let material = MeshMaterial3d(self.material(*paint, &plain));
            commands.spawn((Mesh3d(mesh.clone()), material, NotShadowCaster, ChildOf(parent)));
        }
    }

    /// The material of a part with this paint, given the owner's material and that of fixed colours.
    fn material(
        &mut self,
        paint: Paint,
        (tint, trim): &(Handle<StandardMaterial>, Handle<StandardMaterial>),
    ) -> Handle<StandardMaterial> {
        match paint {
            Paint::Army => tint.clone(),
            Paint::Trim => trim.clone(),
            Paint::Stuff(stuff) => self.stuff(stuff),
        }
    }

    /// The material of a kind of textured surface.
    fn stuff(&mut self, stuff: Stuff) -> Handle<StandardMaterial> {
        if let Some(known) = self.models.stuffs.get(&stuff) {
            return known.clone();
        }
        let material = self.assets.as_ref().map_or_else(StandardMaterial::default, |assets| stuff.material(assets));
        if let Some(mipmaps) = &mut self.mipmaps {
            mipmaps.want(&material);
        }
        let material = self.materials.add(material);
        self.models.stuffs.insert(stuff, material.clone());
        material
    }
}
