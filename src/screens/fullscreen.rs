//! The whole screen, or a window, by a key.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use crate::keyboard::Asked;
use crate::keys::Command;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, toggle.run_if(|asked: Res<Asked>| asked.has(Command::Fullscreen)));
}

fn toggle(mut window: Single<&mut Window, With<PrimaryWindow>>) {
    window.mode = match window.mode {
        WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        _ => WindowMode::Windowed,
    };
}
