//! The looks of the finishes of pieces and boards.

use bevy::prelude::*;

use super::stuff::{Picture, Stuff};
use crate::settings::Finish;

impl Finish {
    /// Applies this finish with `color` to a material.
    pub fn apply(self, color: Color, material: &mut StandardMaterial) {
        /// The colour of the wood under its stain.
        const WOOD: Color = Color::srgb(0.62, 0.43, 0.26);
        let (share, roughness, metallic, reflectance) = match self {
            Self::Painted => (0.0, 0.55, 0.0, 0.5),
            // With a stronger stain, colour-blind users confuse players (`scripts/colour_blind.py`).
            Self::Wooden => (0.08, 0.78, 0.0, 0.3),
            Self::Metal => (0.0, 0.32, 0.75, 0.6),
        };
        material.base_color = color.mix(&WOOD, share).with_alpha(color.alpha());
        (material.perceptual_roughness, material.metallic, material.reflectance) = (roughness, metallic, reflectance);
    }

    /// Applies this finish with `color` and the texture of pieces, for meshes with texture coordinates.
    pub fn carve(self, color: Color, assets: Option<&AssetServer>, material: &mut StandardMaterial) {
        self.apply(color, material);
        let stuff = if self == Self::Metal { Stuff::Steel } else { Stuff::Wood };
        self.put_on(stuff, assets, material);
    }

    /// The same with the texture of tiles.
    pub fn pave(self, color: Color, assets: Option<&AssetServer>, material: &mut StandardMaterial) {
        /// Grey wooden tiles are tinted by this factor at the same brightness. Coloured ones keep their colours.
        const WARMTH: Vec3 = Vec3::new(1.18, 0.92, 0.7);
        let Srgba { red, green, blue, alpha } = color.into();
        let parts = Vec3::new(red, green, blue);
        let grey = 1.3 - 3.0 * (parts.max_element() - parts.min_element()) / parts.max_element().max(0.01);
        let warmth = if self == Self::Wooden { grey.clamp(0.0, 1.0) } else { 0.0 };
        let [red, green, blue] = (parts * Vec3::ONE.lerp(WARMTH, warmth)).to_array();
        self.apply(Color::srgba(red, green, blue, alpha), material);
        let stuff = match self {
            Self::Painted => Stuff::Stone,
            Self::Wooden => Stuff::Wood,
            Self::Metal => Stuff::Steel,
        };
        self.put_on(stuff, assets, material);
    }

    fn put_on(self, stuff: Stuff, assets: Option<&AssetServer>, material: &mut StandardMaterial) {
        let Some(assets) = assets else { return };
        stuff.roughen(material, assets);
        // Paint hides the pattern of the wood, but shows its pores.
        material.base_color_texture = (self == Self::Wooden).then(|| stuff.picture(Picture::Color, assets));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameId, Seat};
    use crate::theme::livery::livery;

    fn finished(finish: Finish, color: Color) -> StandardMaterial {
        let mut material = StandardMaterial::default();
        finish.carve(color, None, &mut material);
        material
    }

    #[test]
    fn finishes_differ_in_their_surface() {
        let surface = |finish| {
            let material = finished(finish, Color::WHITE);
            [material.perceptual_roughness, material.metallic, material.reflectance]
        };
        let all = Finish::ALL.map(surface);
        assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2], "{all:?}");
    }

    /// The stain of wooden pieces must not bring the colours of players nearer than this, in CIE L*a*b*.
    #[test]
    fn players_keep_their_colours_in_every_finish() {
        const NEAR: f32 = 0.25;
        for game in GameId::ALL {
            let seats = game.seats();
            for finish in Finish::ALL {
                let worn = (0..seats.len() as u8).map(|seat| livery(seats, Seat(seat)).color);
                let worn: Vec<Laba> = worn.map(|color| finished(finish, color).base_color.into()).collect();
                for (number, one) in worn.iter().enumerate() {
                    for other in &worn[..number] {
                        let parts = [one.lightness - other.lightness, one.a - other.a, one.b - other.b];
                        let apart = parts.iter().map(|part| part * part).sum::<f32>().sqrt();
                        assert!(apart >= NEAR, "{game:?}, {finish:?}: {one:?} and {other:?}, {apart}");
                    }
                }
            }
        }
    }

    #[test]
    fn wooden_tiles_turn_warm_only_where_they_are_grey() {
        let paved = |color| {
            let mut material = StandardMaterial::default();
            Finish::Wooden.pave(color, None, &mut material);
            Srgba::from(material.base_color)
        };
        let grey = paved(Color::srgb(0.5, 0.5, 0.5));
        assert!(grey.red > grey.green && grey.green > grey.blue, "{grey:?}");
        let (green, plain) = (Color::srgb(0.2, 0.7, 0.3), finished(Finish::Wooden, Color::srgb(0.2, 0.7, 0.3)));
        assert_eq!(paved(green), Srgba::from(plain.base_color));
    }
}
