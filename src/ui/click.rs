//! Plays a sound when a button is pressed.

use bevy::prelude::*;
use bevy_egui::egui::output::OutputEvent;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::systems::PanelSystems;
use crate::view::{Cue, Heard};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, hear.after(PanelSystems::Dialogs));
}

fn hear(mut contexts: EguiContexts, mut heard: MessageWriter<Heard>) -> Result {
    let clicked = contexts.ctx_mut()?.output(|output| {
        output.events.iter().any(|event| matches!(event, OutputEvent::Clicked(widget) if widget.enabled))
    });
    if clicked {
        heard.write(Heard { cue: Cue::Click, pace: 1.0 });
    }
    Ok(())
}
