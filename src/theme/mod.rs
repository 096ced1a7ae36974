//! Colours, fonts and the looks of widgets: here and nowhere else.

mod fonts;
mod livery;
mod palette;
mod widgets;

use bevy::prelude::*;

pub(crate) use fonts::BOLD;
pub use livery::livery;
pub use palette::{PieceTint, board, chip_color, strip_color, ui};
pub use widgets::{HandChip, button_places, card, primary_button, quiet_button, seat_badge};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(fonts::plugin);
}
