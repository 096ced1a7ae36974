//! Materials that fade: dust, smoke and light. Everything of one kind shares a material for each step of its fading, so
//! that hundreds of particles take a handful of draw calls.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The number of steps in which haze fades to nothing.
pub(in crate::view) const STEPS: u8 = 8;
/// The size of the puff texture in pixels.
const SIDE: u32 = 64;

/// How haze blends with the background.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::view) enum Haze {
    /// It covers the background in part: dust, smoke.
    Dust,
    /// It covers the background in part, and glows: flames.
    Flame,
    /// It adds light to the background: heat, flashes.
    Light,
}

/// The key of a haze material: its kind, its colour with the initial opacity, whether it is a puff or has the shape of
/// its mesh, and its step of fading, 0 being the densest.
type HazeKey = (Haze, [u8; 4], bool, u8);

/// The materials of haze that have been used.
#[derive(Resource, Default, Debug)]
pub(in crate::view) struct Hazes {
    made: HashMap<HazeKey, Handle<StandardMaterial>>,
    /// The puff texture, once it is generated.
    pub(in crate::view) puff: Option<Handle<Image>>,
}

impl Hazes {
    /// The material of a step, as a puff or in the shape of its mesh.
    pub(in crate::view) fn material(
        &mut self,
        (haze, color, is_puff, step): (Haze, Color, bool, u8),
        materials: &mut Assets<StandardMaterial>,
    ) -> Handle<StandardMaterial> {
        let key = (haze, Srgba::from(color).to_u8_array(), is_puff, step);
        let puff = self.puff.as_ref().filter(|_| is_puff);
        self.made.entry(key).or_insert_with(|| materials.add(haze.material(color, puff, step))).clone()
    }
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Hazes>().add_systems(Startup, draw_puff);
}

/// Generates the puff texture: round, and denser in its middle.
fn draw_puff(mut hazes: ResMut<Hazes>, images: Option<ResMut<Assets<Image>>>) {
    let Some(mut images) = images else { return };
    let half = SIDE as f32 / 2.0;
    let density = |pixel: u32| {
        let at = Vec2::new((pixel % SIDE) as f32, (pixel / SIDE) as f32) + 0.5 - half;
        (1.0 - (at / half).length_squared()).max(0.0).powi(2)
    };
    let pixels = (0..SIDE * SIDE).flat_map(|pixel| [255, 255, 255, (density(pixel) * 255.0) as u8]).collect();
    let size = Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let puff = Image::new(size, TextureDimension::D2, pixels, format, RenderAssetUsages::RENDER_WORLD);
    hazes.puff = Some(images.add(puff));
}

impl Haze {
    /// The step of the fading at `part` of its lifetime, 0 to 1.
    pub(in crate::view) fn step(part: f32) -> u8 {
        ((part.clamp(0.0, 1.0) * f32::from(STEPS)) as u8).min(STEPS - 1)
    }

    /// The material of a step, as a puff if there is a texture for one.
    fn material(self, color: Color, puff: Option<&Handle<Image>>, step: u8) -> StandardMaterial {
        let left = 1.0 - f32::from(step) / f32::from(STEPS);
        StandardMaterial {
            base_color: color.with_alpha(color.alpha() * left),
            base_color_texture: puff.cloned(),
            alpha_mode: if self == Self::Light { AlphaMode::Add } else { AlphaMode::Blend },
            unlit: self != Self::Dust,
            perceptual_roughness: 1.0,
            reflectance: 0.0,
            double_sided: true,
            cull_mode: None,
            ..default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_fades_to_nearly_nothing() {
        let alpha = |part| Haze::Dust.material(Color::WHITE, None, Haze::step(part)).base_color.alpha();
        assert_eq!(alpha(0.0), 1.0);
        assert!(alpha(0.5) < alpha(0.2));
        assert!(alpha(1.0) > 0.0 && alpha(1.0) < 0.2);
    }

    #[test]
    fn a_puff_has_no_edge() {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>().add_plugins(plugin);
        app.update();
        let puff = app.world().resource::<Hazes>().puff.clone().unwrap();
        let data = app.world().resource::<Assets<Image>>().get(&puff).unwrap().data.clone().unwrap();
        let alpha = |x: u32, y: u32| data[((y * SIDE + x) * 4 + 3) as usize];
        assert!(alpha(SIDE / 2, SIDE / 2) > 250);
        assert!((0..SIDE).all(|x| alpha(x, 0) < 5 && alpha(0, x) < 5));
    }
}
