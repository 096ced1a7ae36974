//! The screens, one after the other.

mod loading;
mod trouble;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::ui::{PanelSystems, UiSystems, set_phase};
use crate::view::{LayBoard, ViewSystems};

/// What fills the window.
#[derive(States, Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Models are loaded.
    #[default]
    Loading,
    /// The match.
    Match,
    /// Something that the game needs could not be loaded.
    Trouble,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_plugins((loading::plugin, trouble::plugin))
        .configure_sets(
            Update,
            (ViewSystems::Compose, ViewSystems::Perform, ViewSystems::Follow, UiSystems)
                .run_if(in_state(Screen::Match)),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (PanelSystems::Edges, PanelSystems::Middle, PanelSystems::Dialogs).run_if(in_state(Screen::Match)),
        )
        .add_systems(OnEnter(Screen::Match), lay_board);
    for (screen, phase) in [(Screen::Loading, "loading"), (Screen::Match, "table"), (Screen::Trouble, "trouble")] {
        app.add_systems(OnEnter(screen), move || set_phase(phase));
    }
}

fn lay_board(world: &mut World) {
    world.run_schedule(LayBoard);
}
