//! The materials of surroundings, boards, pieces and tiles: wood, asphalt, felt. Colours come from the models, surfaces
//! from small repeating textures (`assets/source/textures.py`).

use bevy::image::{ImageAddressMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;

/// A kind of material, by its name in the models.
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
    /// Lamps, windows and the sky, which are emissive.
    Glow,
}

/// A texture of a surface.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Picture {
    /// Its colours, near white: they multiply those of the model.
    Color,
    /// Its normal map.
    Relief,
    /// Its roughness and metallic values.
    Roughness,
}

impl Stuff {
    /// All kinds, with the names of their materials and textures.
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

    /// The kind of the material with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMES.into_iter().find(|(_, known)| *known == name).map(|(stuff, _)| stuff)
    }

    fn name(self) -> &'static str {
        Self::NAMES.into_iter().find(|(stuff, _)| *stuff == self).map_or("", |(_, name)| name)
    }

    /// A texture of its surface, which loads in the background.
    pub fn picture(self, picture: Picture, assets: &AssetServer) -> Handle<Image> {
        let repeated = move |settings: &mut ImageLoaderSettings| {
            settings.is_srgb = picture == Picture::Color;
            settings.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
                address_mode_u: ImageAddressMode::Repeat,
                address_mode_v: ImageAddressMode::Repeat,
                ..ImageSamplerDescriptor::linear()
            });
        };
        let what = match picture {
            Picture::Color => "color",
            Picture::Relief => "normal",
            Picture::Roughness => "rough",
        };
        assets.load_builder().with_settings(repeated).load(format!("textures/{}_{what}.png", self.name()))
    }

    /// Adds the normal map and the roughness of this kind to a material, keeping its mean roughness and metallic
    /// values.
    pub fn roughen(self, material: &mut StandardMaterial, assets: &AssetServer) {
        material.normal_map_texture = Some(self.picture(Picture::Relief, assets));
        material.metallic_roughness_texture = Some(self.picture(Picture::Roughness, assets));
        let [roughness, metal] = self.means();
        material.perceptual_roughness /= roughness;
        material.metallic /= metal;
    }

    /// The means of its roughness and metallic values; 1 without a texture.
    const fn means(self) -> [f32; 2] {
        match self {
            Self::Wood => [0.51, 1.0],
            Self::Asphalt => [0.83, 1.0],
            Self::Felt => [0.95, 1.0],
            Self::Stone => [0.41, 1.0],
            Self::Brass => [0.34, 0.6],
            Self::Steel => [0.53, 0.35],
            Self::Dirt => [0.92, 1.0],
            Self::Glow => [1.0, 1.0],
        }
    }

    /// Its material, whose textures load in the background.
    pub fn material(self, assets: &AssetServer) -> StandardMaterial {
        if self == Self::Glow {
            return StandardMaterial { unlit: true, fog_enabled: false, ..default() };
        }
        StandardMaterial {
            base_color_texture: Some(self.picture(Picture::Color, assets)),
            normal_map_texture: Some(self.picture(Picture::Relief, assets)),
            metallic_roughness_texture: Some(self.picture(Picture::Roughness, assets)),
            perceptual_roughness: 1.0,
            // With only a plain sky to reflect, full metal would be too dark.
            metallic: 0.7,
            ..default()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use bevy::asset::RenderAssetUsages;
    use bevy::image::{CompressedImageFormats, ImageType};

    use super::*;

    /// The mean of each channel of a texture, 0 to 1.
    fn channels(path: &Path) -> [f32; 4] {
        let bytes = std::fs::read(path).unwrap();
        let (kind, usage) = (ImageType::Extension("png"), RenderAssetUsages::default());
        let none = CompressedImageFormats::NONE;
        let picture = Image::from_buffer(&bytes, kind, none, false, ImageSampler::Default, usage).unwrap();
        let data = picture.data.unwrap();
        assert_eq!(
            data.len() as u32,
            picture.texture_descriptor.size.width * picture.texture_descriptor.size.height * 4
        );
        let pixels = data.len() as f32 / 4.0;
        [0, 1, 2, 3].map(|channel| {
            data.iter().skip(channel).step_by(4).map(|&value| f32::from(value)).sum::<f32>() / pixels / 255.0
        })
    }

    #[test]
    fn means_are_those_of_the_pictures() {
        let textures = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/textures");
        for (stuff, name) in Stuff::NAMES.into_iter().filter(|(stuff, _)| *stuff != Stuff::Glow) {
            let [_, rough, metal, _] = channels(&textures.join(format!("{name}_rough.png")));
            let metal = if metal < 0.01 { 1.0 } else { metal };
            let [told_rough, told_metal] = stuff.means();
            let is_near = (told_rough - rough).abs() < 0.01 && (told_metal - metal).abs() < 0.01;
            assert!(is_near, "{name}: {:?}, but its picture has {rough} and {metal}", stuff.means());
        }
    }
}
