//! How pieces and boards are finished: what their paint is, and how it answers to light.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::stuff::{Picture, Stuff};
use crate::texts::text;

/// The finish of all pieces and boards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finish {
    /// Painted toys.
    #[default]
    Painted,
    /// Turned wood, stained in the players' colours.
    Wooden,
    /// Cast and enamelled metal.
    Metal,
}

impl Finish {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Painted, Self::Wooden, Self::Metal];

    /// What it is called.
    pub fn title(self) -> String {
        match self {
            Self::Painted => text!("settings-finish-painted"),
            Self::Wooden => text!("settings-finish-wooden"),
            Self::Metal => text!("settings-finish-metal"),
        }
    }

    /// Gives a material this finish that is to have `color`.
    pub fn apply(self, color: Color, material: &mut StandardMaterial) {
        /// What stain leaves of the wood.
        const WOOD: Color = Color::srgb(0.62, 0.43, 0.26);
        let (share, roughness, metallic, reflectance) = match self {
            Self::Painted => (0.0, 0.55, 0.0, 0.5),
            Self::Wooden => (0.08, 0.78, 0.0, 0.3),
            Self::Metal => (0.0, 0.32, 0.75, 0.6),
        };
        material.base_color = color.mix(&WOOD, share).with_alpha(color.alpha());
        (material.perceptual_roughness, material.metallic, material.reflectance) = (roughness, metallic, reflectance);
    }

    /// Gives a material with this finish its surface, for meshes on which pictures are laid.
    pub fn carve(self, material: &mut StandardMaterial, assets: &AssetServer) {
        let stuff = match self {
            Self::Painted | Self::Wooden => Stuff::Wood,
            Self::Metal => Stuff::Steel,
        };
        stuff.carve(material, assets);
        // Paint hides the figure of the wood, and leaves its pores.
        material.base_color_texture = (self == Self::Wooden).then(|| stuff.picture(Picture::Color, assets));
    }
}
