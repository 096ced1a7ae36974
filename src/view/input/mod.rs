//! What the user does on the table.

pub(super) mod aim;
pub(super) mod carry;
pub(super) mod cursor;
pub(super) mod gesture;
pub(super) mod held;
pub(super) mod orbit;
pub(super) mod picking;
pub(super) mod press;
pub(super) mod question;
pub(super) mod selection;
pub(super) mod shake;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        carry::plugin,
        held::plugin,
        cursor::plugin,
        gesture::plugin,
        press::plugin,
        picking::plugin,
        selection::plugin,
        question::plugin,
        shake::plugin,
        orbit::plugin,
    ));
}
