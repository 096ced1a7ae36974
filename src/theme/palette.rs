//! All colours.

use bevy::prelude::*;

use crate::rules::Chip;

/// A colour by its usual hexadecimal digits.
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

/// The colour of a square of Knot Chess, by its strip; squares are light and dark by turns.
pub fn strip_color(strip: u8, light: bool) -> Color {
    let (bright, dim) = STRIPS[usize::from(strip) % STRIPS.len()];
    if light { bright } else { dim }
}

/// Colours of what flies about.
pub mod speck {
    use super::{Color, hex};

    /// Dust of a building site.
    pub const DUST: Color = hex(0xB8_A58A);
    /// Smoke of an exhaust.
    pub const SMOKE: Color = hex(0x4A_4A4C);
    /// Sparks of steel.
    pub const SPARK: Color = hex(0xFF_E08A);
    /// The heat of rage.
    pub const HEAT: Color = hex(0xFF_7A2A);
    /// Splinters of painted wood.
    pub const SPLINTER: Color = hex(0xC8_A878);
    /// Broken asphalt.
    pub const CRUMB: Color = hex(0x4C_4E52);
}

/// Colours of the table.
pub mod board {
    use super::{Color, hex};

    /// The sky behind the table.
    pub const BACKDROP: Color = hex(0x1D_2329);
    /// The table top.
    pub const TABLE: Color = hex(0x5E_4632);
    /// Cells, by turns.
    pub const LIGHT: Color = hex(0x8F_959C);
    /// Cells, by turns.
    pub const DARK: Color = hex(0x6F_767E);
    /// Centre class cells, where centre potholes go, by turns.
    pub const CENTRE_LIGHT: Color = hex(0xB0_9B72);
    /// Centre class cells, by turns.
    pub const CENTRE_DARK: Color = hex(0x96_835E);
    /// The trays in which captured pieces stand.
    pub const TRAY: Color = hex(0x3B_2A1C);
    /// Where dice are thrown.
    pub const FELT: Color = hex(0x24_3B33);
    /// The edges of the first die, which says the file.
    pub const FIRST_DIE: Color = hex(0x8E_2F6B);
    /// The edges of the second die, which says the rank.
    pub const SECOND_DIE: Color = hex(0x1F_5F73);
    /// What a piece stands on that is for trade.
    pub const OFFER: Color = hex(0xE8_B93A);
    /// What a piece stands on that has been bid.
    pub const BID: Color = hex(0xC9_CFD6);
    /// Where something may go.
    pub const TARGET: Color = hex(0x5F_E08A);
    /// Where it kills an enemy.
    pub const KILL: Color = hex(0xFF_5A3C);
    /// Where it costs a piece of one's own.
    pub const LOSS: Color = hex(0xFF_9A2E);
    /// What is selected.
    pub const SELECTED: Color = hex(0x4F_E3FF);
    /// What the pointer is over.
    pub const HOVER: Color = hex(0xE8_F2FF);
    /// What joins squares that belong together.
    pub const WIRE: Color = hex(0xC9_A24B);
    /// A king in check, and what attacks it.
    pub const CHECK: Color = hex(0xFF_3B30);
    /// What a threat lies on that no check announces.
    pub const THREAT: Color = hex(0xD0_5CFF);
    /// What lights up with the piece under the pointer.
    pub const HALO: Color = hex(0xFF_D75E);
    /// What a hint is about.
    pub const HINT: Color = hex(0x3F_E6E0);
    /// The last move.
    pub const LAST: Color = hex(0x9C_C7FF);
}

/// Colours of panels and text.
pub mod ui {
    use bevy_egui::egui::Color32;

    /// Panels.
    pub const PANEL: Color32 = Color32::from_rgb(0x24, 0x2C, 0x35);
    /// Panels over the table.
    pub const GLASS: Color32 = Color32::from_rgb(0x20, 0x27, 0x2F);
    /// Lines between things.
    pub const LINE: Color32 = Color32::from_rgb(0x3C, 0x48, 0x55);
    /// Text.
    pub const TEXT: Color32 = Color32::from_rgb(0xF1, 0xF4, 0xF7);
    /// Text that matters less.
    pub const FAINT: Color32 = Color32::from_rgb(0xA9, 0xB5, 0xC1);
    /// The button to press.
    pub const ACCENT: Color32 = Color32::from_rgb(0xF5, 0xB7, 0x2E);
    /// Text on the button to press.
    pub const ON_ACCENT: Color32 = Color32::from_rgb(0x21, 0x1A, 0x08);
    /// Little time, on a panel.
    pub const SHORT: Color32 = Color32::from_rgb(0xFF, 0x6B, 0x5E);
    /// What must be seen at once.
    pub const ALARM: Color32 = Color32::from_rgb(0xC4, 0x2B, 0x1C);
    /// Refusals.
    pub const WARN: Color32 = Color32::from_rgb(0xFF, 0x9A, 0x6B);

    /// A colour of the table for panels.
    pub fn of(color: bevy::prelude::Color) -> Color32 {
        let [red, green, blue, _] = bevy::color::ColorToPacked::to_u8_array(bevy::prelude::Srgba::from(color));
        Color32::from_rgb(red, green, blue)
    }
}
