//! Generates mipmaps for repeating textures, so that they do not shimmer in the distance. PNG files have none.

use std::collections::HashSet;

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The textures that still need mipmaps.
#[derive(Resource, Default, Debug)]
pub struct Mipmaps {
    /// Each has a pixel that replaces it if loading fails.
    wanted: Vec<(Handle<Image>, [u8; 4])>,
    /// All textures that were ever queued.
    known: HashSet<AssetId<Image>>,
    has_lost: bool,
}

impl Mipmaps {
    /// Whether all textures have their mipmaps, or have failed to load.
    pub fn are_made(&self) -> bool {
        self.wanted.is_empty()
    }

    /// Whether a texture has failed to load. Its object is shown without it.
    pub fn have_lost(&self) -> bool {
        self.has_lost
    }

    /// Queues the textures of a material.
    pub(in crate::view) fn want(&mut self, material: &StandardMaterial) {
        // The replacements: plain white, a flat normal map, and half rough without metal.
        let textures = [
            (&material.base_color_texture, [255, 255, 255, 255]),
            (&material.normal_map_texture, [128, 128, 255, 255]),
            (&material.metallic_roughness_texture, [0, 128, 0, 255]),
        ];
        let textures = textures.into_iter().filter_map(|(texture, pixel)| Some((texture.clone()?, pixel)));
        self.wanted.extend(textures.filter(|(texture, _)| self.known.insert(texture.id())));
    }
}

pub(in crate::view) fn plugin(app: &mut App) {
    // It runs in the frame in which a texture arrives: bind groups made with it are not rebuilt when mipmaps are added
    // later.
    app.init_resource::<Mipmaps>().add_systems(Update, make.run_if(|wanted: Res<Mipmaps>| !wanted.are_made()));
}

pub(in crate::view) fn make(
    mut wanted: ResMut<Mipmaps>,
    assets: Option<Res<AssetServer>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Mipmaps { wanted, has_lost, .. } = wanted.bypass_change_detection();
    wanted.retain(|(handle, pixel)| {
        if let Some(mut image) = images.get_mut(handle) {
            add_levels(&mut image);
            return false;
        }
        let is_lost = assets.as_ref().is_some_and(|assets| assets.load_state(handle).is_failed());
        // Without a replacement its object would not be drawn.
        let stands_in = is_lost && images.insert(handle, plain(*pixel)).is_ok();
        *has_lost |= stands_in;
        !stands_in
    });
}

/// An image of one pixel.
fn plain(pixel: [u8; 4]) -> Image {
    let size = Extent3d { width: 1, height: 1, depth_or_array_layers: 1 };
    Image::new_fill(size, TextureDimension::D2, &pixel, TextureFormat::Rgba8Unorm, RenderAssetUsages::default())
}

/// Adds all mipmap levels to an image of four bytes per pixel whose sides are powers of two. Others stay unchanged.
fn add_levels(image: &mut Image) {
    let size = image.size();
    let four_bytes =
        matches!(image.texture_descriptor.format, TextureFormat::Rgba8Unorm | TextureFormat::Rgba8UnormSrgb);
    let (square, has_one) =
        (size.x == size.y && size.x.is_power_of_two(), image.texture_descriptor.mip_level_count == 1);
    let Some(data) = image.data.as_mut().filter(|_| four_bytes && square && has_one) else { return };
    let levels = size.x.ilog2() + 1;
    let (mut start, mut side) = (0, size.x as usize);
    while side > 1 {
        let smaller = halved(&data[start..], side);
        start = data.len();
        data.extend(smaller);
        side /= 2;
    }
    image.texture_descriptor.mip_level_count = levels;
}

/// A square image at half the size, each pixel the mean of four.
fn halved(data: &[u8], side: usize) -> Vec<u8> {
    let half = side / 2;
    let at = |x: usize, y: usize, channel: usize| u32::from(data[(y * side + x) * 4 + channel]);
    let mut smaller = Vec::with_capacity(half * half * 4);
    for y in 0..half {
        for x in 0..half {
            for channel in 0..4 {
                let sum = at(2 * x, 2 * y, channel)
                    + at(2 * x + 1, 2 * y, channel)
                    + at(2 * x, 2 * y + 1, channel)
                    + at(2 * x + 1, 2 * y + 1, channel);
                smaller.push(((sum + 2) / 4) as u8);
            }
        }
    }
    smaller
}

#[cfg(test)]
mod tests {
    use super::*;

    fn image(side: u32) -> Image {
        let size = Extent3d { width: side, height: side, depth_or_array_layers: 1 };
        let pixels: Vec<u8> = (0..side * side).flat_map(|pixel| [pixel as u8, 255, 0, 255]).collect();
        Image::new(size, TextureDimension::D2, pixels, TextureFormat::Rgba8Unorm, RenderAssetUsages::default())
    }

    #[test]
    fn levels_go_down_to_one_pixel() {
        let mut four = image(4);
        add_levels(&mut four);
        assert_eq!(four.texture_descriptor.mip_level_count, 3);
        let data = four.data.unwrap();
        assert_eq!(data.len(), (16 + 4 + 1) * 4);
        // The mean of 0, 1, 4 and 5, rounded; the last level is the mean of all.
        assert_eq!((data[64..68].to_vec(), data[80]), (vec![3, 255, 0, 255], 8));
        let mut odd = image(3);
        add_levels(&mut odd);
        assert_eq!(odd.texture_descriptor.mip_level_count, 1);
    }
}
