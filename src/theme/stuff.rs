//! What places are made of: wood, asphalt, felt. Colours are painted on the models, surfaces come from small textures that
//! repeat (`assets/source/textures.py`).

use bevy::image::{ImageAddressMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;

/// Some stuff, by the name of its material in the models.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Stuff {
    /// Varnished wood.
    Wood,
    /// Asphalt and concrete.
    Asphalt,
    /// Felt and other cloth.
    Felt,
    /// Polished stone.
    Stone,
    /// Brass and gold.
    Brass,
    /// Painted or bare steel.
    Steel,
    /// Earth and sand.
    Dirt,
    /// Lamps, windows and the sky: they shine by themselves.
    Glow,
}

impl Stuff {
    /// All of them, with the names of their materials and textures.
    const NAMES: [(Self, &str); 8] = [
        (Self::Wood, "wood"),
        (Self::Asphalt, "asphalt"),
        (Self::Felt, "felt"),
        (Self::Stone, "stone"),
        (Self::Brass, "brass"),
        (Self::Steel, "steel"),
        (Self::Dirt, "dirt"),
        (Self::Glow, "glow"),
    ];

    /// The stuff of the material with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMES.into_iter().find(|(_, known)| *known == name).map(|(stuff, _)| stuff)
    }

    fn name(self) -> &'static str {
        Self::NAMES.into_iter().find(|(stuff, _)| *stuff == self).map_or("", |(_, name)| name)
    }

    /// Its material, whose textures come when they are loaded.
    pub fn material(self, assets: &AssetServer) -> StandardMaterial {
        if self == Self::Glow {
            return StandardMaterial { unlit: true, fog_enabled: false, ..default() };
        }
        let texture = |what: &str, is_color: bool| {
            let repeated = move |settings: &mut ImageLoaderSettings| {
                settings.is_srgb = is_color;
                settings.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
                    address_mode_u: ImageAddressMode::Repeat,
                    address_mode_v: ImageAddressMode::Repeat,
                    ..ImageSamplerDescriptor::linear()
                });
            };
            assets.load_builder().with_settings(repeated).load(format!("textures/{}_{what}.png", self.name()))
        };
        StandardMaterial {
            base_color_texture: Some(texture("color", true)),
            normal_map_texture: Some(texture("normal", false)),
            metallic_roughness_texture: Some(texture("rough", false)),
            perceptual_roughness: 1.0,
            // What reflects only a plain sky would be too dark as bare metal.
            metallic: 0.7,
            ..default()
        }
    }
}
