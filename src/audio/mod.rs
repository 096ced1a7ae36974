//! Audio: the sounds of acts, signals for turns, and music.

mod clock;
mod effects;
mod games;
mod music;
mod stock;
#[cfg(test)]
mod tests;
mod turns;

pub(crate) use turns::Signals;

use bevy::prelude::*;

use crate::keyboard::Asked;
use crate::keys::Command;
use crate::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((effects::plugin, stock::plugin, turns::plugin, clock::plugin, music::plugin))
        .add_systems(Update, mute_by_key);
}

/// Toggles all sound with its key.
fn mute_by_key(asked: Res<Asked>, mut settings: ResMut<Settings>) {
    if asked.has(Command::Silence) {
        settings.is_muted = !settings.is_muted;
    }
}
