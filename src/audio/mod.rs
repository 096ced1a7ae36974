//! What is heard: the acts on the table, whose turn it is, and music.

mod effects;
mod music;
mod panels;
mod turns;

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use crate::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((effects::plugin, turns::plugin, panels::plugin, music::plugin))
        .add_systems(Update, mute_by_key.run_if(not(egui_wants_any_keyboard_input)));
}

/// M silences everything, and lets it be heard again.
fn mute_by_key(keys: Res<ButtonInput<KeyCode>>, mut settings: ResMut<Settings>) {
    if keys.just_pressed(KeyCode::KeyM) {
        settings.is_muted = !settings.is_muted;
    }
}
