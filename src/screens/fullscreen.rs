//! Toggles full screen, by a key or from the menu.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use crate::keyboard::Asked;
use crate::keys::Command;
use crate::ui::ToggleFullscreen;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(toggle).add_systems(
        Update,
        (|mut commands: Commands| commands.trigger(ToggleFullscreen))
            .run_if(|asked: Res<Asked>| asked.has(Command::Fullscreen)),
    );
}

fn toggle(_: On<ToggleFullscreen>, window: Option<Single<&mut Window, With<PrimaryWindow>>>) {
    let Some(mut window) = window else { return };
    window.mode = match window.mode {
        WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        _ => WindowMode::Windowed,
    };
}
