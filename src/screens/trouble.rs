//! The error screen, for assets that the game needs and that cannot be loaded.

use bevy::asset::UntypedAssetLoadFailedEvent;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::screen::Screen;
use crate::texts::text;
use crate::theme::card;
use crate::view::{Layout, Models};

/// The files that could not be loaded, with the reasons.
#[derive(Resource, Default, Debug)]
pub(super) struct Failures(pub(super) Vec<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Failures>()
        .add_systems(Update, note_failures)
        .add_systems(Update, give_up.run_if(cannot_be_shown.and_then(not(in_state(Screen::Trouble)))))
        .add_systems(EguiPrimaryContextPass, show_trouble.run_if(in_state(Screen::Trouble)));
}

fn note_failures(mut failed: MessageReader<UntypedAssetLoadFailedEvent>, mut failures: ResMut<Failures>) {
    for failure in failed.read() {
        // The lines after the first one are for developers.
        let error = failure.error.to_string();
        let sentence = format!("{}: {}", failure.path, error.lines().next().unwrap_or_default());
        if !failures.0.contains(&sentence) {
            failures.0.push(sentence);
        }
    }
}

/// Run condition: whether models of the current game have failed to load.
fn cannot_be_shown(models: Res<Models>, layout: Res<Layout>) -> bool {
    models.have_lost(layout.game())
}

fn give_up(mut next: ResMut<NextState<Screen>>) {
    next.set(Screen::Trouble);
}

fn show_trouble(mut contexts: EguiContexts, failures: Res<Failures>) -> Result {
    let context = contexts.ctx_mut()?;
    egui::Area::new("trouble".into()).anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO).show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_max_width(520.0);
            panel.heading(text!("trouble"));
            panel.label(text!("trouble-files"));
            for failure in &failures.0 {
                panel.label(failure);
            }
            let help = if cfg!(target_arch = "wasm32") { text!("trouble-reload") } else { text!("trouble-help") };
            panel.label(help);
        });
    });
    Ok(())
}
