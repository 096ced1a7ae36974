//! The lighting of the places that boards stand in. The colours are those of the light, not of surfaces.

use bevy::prelude::*;

use super::palette::hex;

/// The lighting of a place.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Daylight {
    /// The colour of the sun, or of the lamp in its place, and its illuminance in lux.
    pub sun: (Color, f32),
    /// The position that it shines from.
    pub from: Vec3,
    /// The ambient light from above, from the horizon and from below.
    pub sky: [Color; 3],
    /// Its luminance, in candelas per square metre.
    pub sky_strength: f32,
    /// The background colour, which is also the colour of the fog.
    pub backdrop: Color,
    /// Where the fog starts and where it is complete, in squares from the camera, for the camera distance of a
    /// landscape window.
    pub haze: [f32; 2],
}

/// The colour of the lamp behind the board, which lights the edges of dark pieces.
pub const RIM: Color = hex(0xC8_DCFF);
/// Its power for a board of twelve squares, in lumens.
pub const RIM_LUMENS: f32 = 1_400_000.0;

impl Daylight {
    /// The lighting by day or at night.
    #[must_use]
    pub fn at(self, is_night: bool) -> Self {
        if is_night { self.at_night() } else { self }
    }

    /// The moon replaces the sun, and the sky is nearly dark.
    fn at_night(self) -> Self {
        const MOON: Color = hex(0xB4_C8F4);
        const DARK: Color = hex(0x0A_0E1A);
        Self {
            sun: (self.sun.0.mix(&MOON, 0.7), self.sun.1 * 0.45),
            sky: self.sky.map(|color| color.mix(&MOON, 0.5)),
            sky_strength: self.sky_strength * 0.4,
            backdrop: self.backdrop.mix(&DARK, 0.85),
            ..self
        }
    }
}

/// A building site on a sunny morning.
pub const BUILDING_SITE: Daylight = Daylight {
    sun: (hex(0xFF_F0D8), 7_000.0),
    from: Vec3::new(-6.0, 11.0, 5.0),
    sky: [hex(0xB8_D4F2), hex(0xD8_DCE0), hex(0x8A_7E70)],
    sky_strength: 600.0,
    backdrop: hex(0xA9_C0D4),
    haze: [26.0, 75.0],
};

/// An observatory at night, with a lamp over the table.
pub const OBSERVATORY: Daylight = Daylight {
    sun: (hex(0xFF_E2B4), 7_000.0),
    from: Vec3::new(-5.0, 12.0, 4.0),
    sky: [hex(0x7C_8CC8), hex(0x5A_5C8C), hex(0x5A_4632)],
    sky_strength: 620.0,
    backdrop: hex(0x0C_1024),
    haze: [40.0, 110.0],
};

/// A hall in the evening sun.
pub const HALL: Daylight = Daylight {
    sun: (hex(0xFF_DDAA), 7_200.0),
    from: Vec3::new(-7.0, 10.0, 5.0),
    sky: [hex(0xA8_B4D8), hex(0xD8_B890), hex(0x7A_6656)],
    sky_strength: 600.0,
    backdrop: hex(0x2A_2320),
    haze: [34.0, 100.0],
};

/// A saleroom with lamps.
pub const SALEROOM: Daylight = Daylight {
    sun: (hex(0xFF_E8C8), 7_000.0),
    from: Vec3::new(-6.0, 13.0, 5.0),
    sky: [hex(0xD8_C8B0), hex(0xB0_9A80), hex(0x5A_5040)],
    sky_strength: 600.0,
    backdrop: hex(0x1E_1814),
    haze: [40.0, 120.0],
};

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Daylight; 4] = [BUILDING_SITE, OBSERVATORY, HALL, SALEROOM];

    #[test]
    fn night_is_darker_and_hides_no_more_of_the_board() {
        for day in ALL {
            let night = day.at(true);
            assert!(night.sun.1 < day.sun.1 && night.sky_strength < day.sky_strength, "{day:?}");
            assert!(night.backdrop.luminance() <= day.backdrop.luminance(), "{day:?}");
            assert_eq!((night.from, night.haze), (day.from, day.haze));
            assert_eq!(day.at(false), day);
        }
    }

    /// The sun shines from above and from the viewer's side, and fog begins behind the largest board.
    #[test]
    fn light_falls_on_the_board() {
        for day in ALL {
            assert!(day.from.y > day.from.x.abs() && day.from.z > 0.0, "{day:?}");
            assert!(20.0 < day.haze[0] && day.haze[0] < day.haze[1], "{day:?}");
        }
    }
}
