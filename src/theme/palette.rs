//! All colours.

use bevy::prelude::*;

use crate::rules::Chip;

/// A colour from its hexadecimal digits.
pub(super) const fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

const CHIPS: [Color; 4] = [hex(0x36_B37E), hex(0xF0_A02B), hex(0xA5_5BD6), hex(0x23_B5C9)];

/// The colour of a promotion chip and its square: north green, east orange, south violet, west cyan.
pub fn chip_color(chip: Chip) -> Color {
    CHIPS[usize::from(chip.0) % CHIPS.len()]
}

const STRIPS: [(Color, Color); 4] = [
    (hex(0xC9_8A6B), hex(0xA8_6C50)),
    (hex(0xC8_B06A), hex(0xA5_8E4C)),
    (hex(0x7F_B08A), hex(0x61_9170)),
    (hex(0x7F_A6C4), hex(0x60_88A8)),
];

/// The colour of a square of Knot Chess, by its strip. Light and dark squares alternate.
pub fn strip_color(strip: u8, light: bool) -> Color {
    let (bright, dim) = STRIPS[usize::from(strip) % STRIPS.len()];
    if light { bright } else { dim }
}

/// The colours of particles.
pub mod speck {
    use super::{Color, hex};

    /// Dust of a building site.
    pub const DUST: Color = hex(0xB8_A58A);
    /// Exhaust smoke.
    pub const SMOKE: Color = hex(0x4A_4A4C);
    /// Sparks of steel.
    pub const SPARK: Color = hex(0xFF_E08A);
    /// The heat round a berserk.
    pub const HEAT: Color = hex(0xFF_7A2A);
    /// The flames of a berserk.
    pub const FLAME: Color = hex(0xFF_4A14);
    /// Soot and burns.
    pub const SOOT: Color = hex(0x1C_1715);
    /// Splinters of painted wood.
    pub const SPLINTER: Color = hex(0xC8_A878);
    /// Broken asphalt.
    pub const CRUMB: Color = hex(0x4C_4E52);
    /// Track prints.
    pub const TRACK: Color = hex(0x2E_2B28);
}

/// Colours of the table.
pub mod board {
    use super::{Color, hex};

    /// The sky behind the table.
    pub const BACKDROP: Color = hex(0x1D_2329);
    /// The table top.
    pub const TABLE: Color = hex(0x5E_4632);
    /// The light squares.
    pub const LIGHT: Color = hex(0x8F_959C);
    /// The dark squares.
    pub const DARK: Color = hex(0x6F_767E);
    /// The light squares of the centre class, where centre potholes go.
    pub const CENTRE_LIGHT: Color = hex(0xB0_9B72);
    /// The dark squares of the centre class.
    pub const CENTRE_DARK: Color = hex(0x96_835E);
    /// Mixed with the colour of a tray's owner.
    pub const TRAY: Color = hex(0x3B_2A1C);
    /// The ice round frozen pieces.
    pub const ICE: Color = Color::srgba(0.77, 0.9, 1.0, 0.82);
    /// The edges of the first die, which determines the file.
    pub const FIRST_DIE: Color = hex(0x8E_2F6B);
    /// The edges of the second die, which determines the rank.
    pub const SECOND_DIE: Color = hex(0x1F_5F73);
    /// The raised base of a piece on offer.
    pub const OFFER: Color = hex(0xE8_B93A);
    /// The raised base of a piece that was bid.
    pub const BID: Color = hex(0xC9_CFD6);
    /// A square where the selected piece may go.
    pub const TARGET: Color = hex(0x5F_E08A);
    /// A square where it kills an enemy piece.
    pub const KILL: Color = hex(0xFF_5A3C);
    /// A square where it costs one of the player's own pieces.
    pub const LOSS: Color = hex(0xFF_9A2E);
    /// The selection.
    pub const SELECTED: Color = hex(0x4F_E3FF);
    /// The square under the pointer.
    pub const HOVER: Color = hex(0xE8_F2FF);
    /// The keyboard cursor.
    pub const CURSOR: Color = hex(0xFF_5CE1);
    /// A crown.
    pub const GOLD: Color = hex(0xFF_C53A);
    /// Wires between squares that belong together.
    pub const WIRE: Color = hex(0xC9_A24B);
    /// A king in check, and its attackers.
    pub const CHECK: Color = hex(0xFF_3B30);
    /// A piece under a threat that is not a check.
    pub const THREAT: Color = hex(0xD0_5CFF);
    /// The squares highlighted with the one under the pointer.
    pub const HALO: Color = hex(0xFF_D75E);
    /// An attack on the player.
    pub const ATTACKED: Color = hex(0xFF_5A3C);
    /// An attack by the player.
    pub const ATTACKING: Color = hex(0x5A_B4FF);
    /// The squares of a hint.
    pub const HINT: Color = hex(0x3F_E6E0);
    /// The inner outline of marks.
    pub const OUTLINE_LIGHT: Color = hex(0xF4_F6F8);
    /// The outer outline of marks.
    pub const OUTLINE_DARK: Color = hex(0x12_161A);
}

/// The colours of the panels: light on dark, or dark on light.
pub mod ui {
    use core::sync::atomic::{AtomicBool, Ordering};

    use bevy_egui::egui::{Color32, Rgba};

    /// Whether panels are light. A global, because any code that draws a panel reads it.
    static IS_LIGHT: AtomicBool = AtomicBool::new(false);

    /// Switches panels between light and dark.
    pub(in crate::theme) fn set_light(is_light: bool) {
        IS_LIGHT.store(is_light, Ordering::Relaxed);
    }

    /// Whether panels are light.
    pub(in crate::theme) fn is_light() -> bool {
        IS_LIGHT.load(Ordering::Relaxed)
    }

    /// The colour of text on a seat's colour, the same on light and dark panels.
    pub fn ink_on(color: Color32) -> Color32 {
        const DARK: Color32 = hex(0x21_1A08);
        /// The luminance with the same contrast to both.
        const MIDDLE: f32 = 0.2;
        if luminance(color) > MIDDLE { DARK } else { Color32::WHITE }
    }

    /// The relative luminance of WCAG 2.
    fn luminance(color: Color32) -> f32 {
        let linear = Rgba::from(color);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
    }

    /// The contrast ratio of two colours, as in WCAG 2.
    pub fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// From this contrast ratio on, a line is seen without a rim.
    pub const STANDS_OUT: f32 = 2.5;

    /// Whether a line of this colour is seen on a panel without a rim.
    pub fn stands_out(color: Color32) -> bool {
        contrast(color, glass()) >= STANDS_OUT
    }

    /// A player's colour for the edge of a panel. Black is not seen on a dark panel, nor white on a light one, so faint
    /// text gives the colour there.
    pub fn edge(color: Color32) -> Color32 {
        if stands_out(color) { color } else { faint() }
    }

    const fn hex(rgb: u32) -> Color32 {
        Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
    }

    macro_rules! colors {
        ($($(#[$doc:meta])* $name:ident: $dark:literal, $light:literal;)*) => {
            $($(#[$doc])*
            pub fn $name() -> Color32 {
                if is_light() { hex($light) } else { hex($dark) }
            })*

            /// All colours, dark and light.
            #[cfg(test)]
            const ALL: &[(&str, [Color32; 2])] = &[$((stringify!($name), [hex($dark), hex($light)])),*];
        };
    }

    colors! {
        /// The background of panels.
        panel: 0x24_2C35, 0xF4_F1EA;
        /// The background of panels over the table.
        glass: 0x20_272F, 0xFA_F8F3;
        /// Separators and buttons.
        line: 0x3C_4855, 0xD3_D6D6;
        /// Normal text.
        text: 0xF1_F4F7, 0x1C_242D;
        /// Less important text.
        faint: 0xA9_B5C1, 0x4E_5964;
        /// The main button, and headings.
        accent: 0xF5_B72E, 0x80_5200;
        /// Text on the main button.
        on_accent: 0x21_1A08, 0xFF_FFFF;
        /// A short time on a panel.
        short: 0xFF_6B5E, 0xB3_2013;
        /// Urgent information.
        alarm: 0xC4_2B1C, 0xC4_2B1C;
        /// Refusals, failures and dangers, and nothing else.
        warn: 0xFF_9A6B, 0x9A_3A0C;
        /// Possible actions, in the hue of hints on the table.
        hint: 0x4F_C0B2, 0x0A_5C50;
        /// The reasons that bots give.
        reason: 0xAE_8CFA, 0x5A_0E82;
        /// Notices with news.
        news: 0xB4_CCFF, 0x0B_5BE0;
    }

    /// Converts a colour of the table for panels.
    pub fn of(color: bevy::prelude::Color) -> Color32 {
        let [red, green, blue, _] = bevy::color::ColorToPacked::to_u8_array(bevy::prelude::Srgba::from(color));
        Color32::from_rgb(red, green, blue)
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        fn color(name: &str, light: bool) -> Color32 {
            ALL.iter().find(|(known, _)| *known == name).unwrap().1[usize::from(light)]
        }

        /// The contrast of 4.5 to 1 that WCAG 2 asks of text.
        #[test]
        fn text_stands_out_on_panels() {
            for light in [false, true] {
                for ground in ["panel", "glass"] {
                    for text in ["text", "faint", "accent", "short", "warn", "hint", "reason", "news"] {
                        let found = contrast(color(text, light), color(ground, light));
                        assert!(found >= 4.5, "{text} on {ground}, light {light}: {found:.2}");
                    }
                }
                for (text, ground) in [("on_accent", "accent"), ("text", "line")] {
                    let found = contrast(color(text, light), color(ground, light));
                    assert!(found >= 4.5, "{text} on {ground}, light {light}: {found:.2}");
                }
            }
        }

        /// Types of colour vision by Machado, Oliveira and Fernandes (2009), in linear RGB, as in
        /// `scripts/colour_blind.py`.
        const SIGHTS: [[[f32; 3]; 3]; 4] = [
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
        ];

        /// CIE L*a*b* of a colour as seen with this colour vision.
        fn seen(color: Color32, sight: [[f32; 3]; 3]) -> [f32; 3] {
            let linear = Rgba::from(color).to_array();
            let [red, green, blue] =
                sight.map(|row| row.iter().zip(linear).map(|(share, part)| share * part).sum::<f32>().clamp(0.0, 1.0));
            let seen = bevy::color::Laba::from(bevy::color::LinearRgba::rgb(red, green, blue));
            [seen.lightness, seen.a, seen.b].map(|part| 100.0 * part)
        }

        /// Colour-blind users can also distinguish refusals, hints, reasons, news and other text.
        #[test]
        fn kinds_of_sentences_are_told_apart_by_everybody() {
            const NEAR: f32 = 20.0;
            let kinds = ["text", "warn", "hint", "reason", "news"];
            for light in [false, true] {
                for (place, one) in kinds.iter().enumerate() {
                    for other in &kinds[place + 1..] {
                        for (number, sight) in SIGHTS.into_iter().enumerate() {
                            let [a, b] = [one, other].map(|name| seen(color(name, light), sight));
                            let apart = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt();
                            assert!(apart >= NEAR, "{one} and {other}, light {light}, sight {number}: {apart:.1}");
                        }
                    }
                }
            }
        }
    }
}
