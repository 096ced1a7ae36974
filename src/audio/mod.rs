//! What is heard: the acts on the table, whose turn it is, and music.

mod effects;
mod music;
mod turns;

use bevy::prelude::*;

use crate::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((effects::plugin, turns::plugin, music::plugin)).add_systems(Update, mute_by_key);
}

/// M silences everything, and lets it be heard again.
fn mute_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    contexts: Option<Res<bevy_egui::input::EguiWantsInput>>,
    mut settings: ResMut<Settings>,
) {
    let writes = contexts.is_some_and(|wants| wants.wants_any_keyboard_input());
    if keys.just_pressed(KeyCode::KeyM) && !writes {
        settings.is_muted = !settings.is_muted;
    }
}
