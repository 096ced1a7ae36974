//! Colours, fonts and the looks of widgets. No other module defines any.

mod daylight;
mod finish;
mod fonts;
mod letters;
mod livery;
mod palette;
mod stuff;
mod touch;
mod widgets;

use bevy::prelude::*;

pub use daylight::{BUILDING_SITE, Daylight, HALL, OBSERVATORY, RIM, RIM_LUMENS, SALEROOM};
pub use fonts::LightPanels;
#[cfg(test)]
pub(crate) use fonts::dress;
pub(crate) use fonts::{BOLD, PIECES, TITLE};
pub use livery::livery;
pub use palette::{board, chip_color, speck, strip_color, ui};
pub use stuff::Stuff;
pub(crate) use touch::{NARROW, button_height, field, link, row};
pub use widgets::{
    HandChip, button_places, calling_button, card, danger_button, draw_sign, fold, note_part, note_place, number_badge,
    numbered_button, picture_card, picture_card_height, primary_button, quiet_button, seat_badge, styled_width,
    words_width,
};

#[cfg(test)]
pub(crate) use widgets::pressed_places;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((fonts::plugin, letters::plugin, touch::plugin));
}
