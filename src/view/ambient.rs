//! Motion that goes on while nothing happens: breathing, spinning, pulsing. It ends after a while, as a table at rest need
//! not be drawn.

use bevy::prelude::*;

use crate::settings::Settings;

/// Whether ambient motion goes on. `screens::frames` switches it.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug)]
pub struct AmbientMotion(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(AmbientMotion(true));
}

/// Run condition: ambient motion goes on, and the user wants to see motion.
pub(super) fn has_ambient_motion(ambient: Res<AmbientMotion>, settings: Res<Settings>) -> bool {
    ambient.0 && !settings.reduced_motion
}
