//! Pictures of the panels from a software rasterizer. With `PANEL_SHOTS` they are saved in the folder of that name.

use std::collections::BTreeMap;
use std::path::Path;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::epaint::{ClippedPrimitive, Primitive, Vertex};
use bevy_egui::egui::{Color32, ColorImage, ImageData, Pos2, Rect, TextureId, TexturesDelta, Vec2};

/// The colour behind the panels.
const GROUND: Color32 = Color32::from_rgb(92, 104, 112);

/// The textures of the panels.
#[derive(Default)]
pub(super) struct Textures(BTreeMap<TextureId, ColorImage>);

impl Textures {
    pub(super) fn follow(&mut self, mut delta: TexturesDelta) {
        for (id, part) in delta.set.iter().flat_map(|(id, parts)| parts.iter().map(move |part| (id, part))) {
            let ImageData::Color(image) = &part.image;
            match (part.pos, self.0.get_mut(id)) {
                (Some([left, top]), Some(whole)) => {
                    for (row, pixels) in image.pixels.chunks(image.size[0]).enumerate() {
                        let start = (top + row) * whole.size[0] + left;
                        whole.pixels[start..start + pixels.len()].copy_from_slice(pixels);
                    }
                }
                _ => _ = self.0.insert(*id, (**image).clone()),
            }
        }
        // They are processed.
        delta.clear();
    }

    /// Draws `primitives` and saves the picture.
    pub(super) fn keep(&self, path: &Path, size: Vec2, primitives: &[ClippedPrimitive]) {
        let (width, height) = (size.x as usize, size.y as usize);
        let mut pixels = vec![GROUND; width * height];
        for ClippedPrimitive { clip_rect, primitive } in primitives {
            let Primitive::Mesh(mesh) = primitive else { continue };
            let Some(texture) = self.0.get(&mesh.texture_id) else { continue };
            let clip = clip_rect.intersect(Rect::from_min_size(Pos2::ZERO, size));
            for corners in mesh.indices.chunks_exact(3) {
                let corners = [0, 1, 2].map(|corner| mesh.vertices[corners[corner] as usize]);
                fill(&mut pixels, width, clip, corners, texture);
            }
        }
        let data = pixels.iter().flat_map(Color32::to_array).collect();
        let extent = Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new(extent, TextureDimension::D2, data, format, RenderAssetUsages::MAIN_WORLD);
        image.try_into_dynamic().unwrap().to_rgb8().save(path).unwrap();
    }
}

fn fill(pixels: &mut [Color32], width: usize, clip: Rect, corners: [Vertex; 3], texture: &ColorImage) {
    let [a, b, c] = corners.map(|corner| corner.pos);
    let cross = |from: Pos2, to: Pos2, at: Pos2| (to - from).rot90().dot(at - from);
    let area = cross(a, b, c);
    let bounds = Rect::from_points(&[a, b, c]).intersect(clip);
    if area == 0.0 || !bounds.is_positive() {
        return;
    }
    for y in bounds.top().floor() as usize..bounds.bottom().ceil() as usize {
        for x in bounds.left().floor() as usize..bounds.right().ceil() as usize {
            let at = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
            let parts = [cross(b, c, at) / area, cross(c, a, at) / area, cross(a, b, at) / area];
            if !clip.contains(at) || parts.iter().any(|&part| part < 0.0) {
                continue;
            }
            let mix =
                |value: fn(&Vertex) -> f32| parts.iter().zip(&corners).map(|(part, corner)| part * value(corner)).sum();
            let uv: [f32; 2] = [mix(|corner| corner.uv.x), mix(|corner| corner.uv.y)];
            let texel =
                [0, 1].map(|axis| ((uv[axis] * texture.size[axis] as f32) as usize).min(texture.size[axis] - 1));
            let color: [f32; 4] = [
                mix(|corner| corner.color.r().into()),
                mix(|corner| corner.color.g().into()),
                mix(|corner| corner.color.b().into()),
                mix(|corner| corner.color.a().into()),
            ];
            let ink = texture[(texel[0], texel[1])].to_array();
            let [r, g, b, a] = [0, 1, 2, 3].map(|part| (color[part] * f32::from(ink[part]) / 255.0) as u8);
            let under = &mut pixels[y * width + x];
            *under = under.gamma_multiply_u8(255 - a) + Color32::from_rgba_premultiplied(r, g, b, a);
        }
    }
}
