//! The loading screen: a progress bar until the shared models are loaded. The curtain continues it.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use iyes_progress::{ProgressPlugin, ProgressTracker};

use super::screen::Screen;
use crate::texts::text;
use crate::theme::{card, ui};
use crate::view::{Models, ModelsCame, SharedModels, unpack_shared_models};

/// The share of the first model file in all loading. The curtain shows the rest.
pub(super) const LOADED_PART: f32 = 0.2;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ProgressPlugin::<Screen>::new())
        .add_loading_state(
            LoadingState::new(Screen::Loading)
                .continue_to_state(Screen::Ready)
                .on_failure_continue_to_state(Screen::Trouble)
                .load_collection::<SharedModels>(),
        )
        .add_systems(OnExit(Screen::Loading), (unpack_shared_models, look_for_missing).chain())
        .add_observer(on_models_came)
        .add_systems(EguiPrimaryContextPass, show_progress.run_if(in_state(Screen::Loading)));
}

/// Reports models that are missing from a file.
fn look_for_missing(
    models: Res<Models>,
    mut failures: ResMut<super::trouble::Failures>,
    mut next: ResMut<NextState<Screen>>,
) {
    // A file that could not be loaded has been reported already.
    if !failures.0.is_empty() {
        return;
    }
    let mut missing = BTreeMap::<_, Vec<_>>::new();
    for (file, name) in models.missing() {
        missing.entry(file).or_default().push(name);
    }
    if !missing.is_empty() {
        failures
            .0
            .extend(missing.iter().map(|(file, names)| text!("trouble-lacks", file = *file, names = names.join(", "))));
        next.set(Screen::Trouble);
    }
}

/// Checks files that load later too.
fn on_models_came(_: On<ModelsCame>, mut commands: Commands) {
    commands.run_system_cached(look_for_missing);
}

fn show_progress(mut contexts: EguiContexts, progress: Res<ProgressTracker<Screen>>) -> Result {
    let context = contexts.ctx_mut()?;
    let progress = progress.get_global_progress();
    let part = if progress.total == 0 { 0.0 } else { progress.done as f32 / progress.total as f32 };
    show_card(context, part * LOADED_PART, &text!("loading"));
    Ok(())
}

/// Shows the progress, and what is being loaded.
pub(super) fn show_card(context: &egui::Context, part: f32, what: &str) {
    egui::Area::new("loading".into())
        .order(egui::Order::Tooltip)
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .show(context, |panel| {
            card().show(panel, |panel| {
                panel.vertical_centered(|panel| {
                    panel.heading("Bulldozer Gambit");
                    panel.label(egui::RichText::new(what).color(ui::faint()));
                    panel.add(egui::ProgressBar::new(part).desired_width(260.0).fill(ui::accent()));
                });
            });
        });
}
