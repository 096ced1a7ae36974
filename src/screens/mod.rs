//! The screens, one after the other.

mod loading;
mod trouble;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::ui::{PanelSystems, UiSystems, set_phase};
use crate::view::{LayTable, ViewSystems};

/// What fills the window.
#[derive(States, Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Models are loaded.
    #[default]
    Loading,
    /// The match.
    Table,
    /// Something that the game needs could not be loaded.
    Trouble,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_plugins((loading::plugin, trouble::plugin))
        .configure_sets(
            Update,
            (ViewSystems::Compose, ViewSystems::Perform, ViewSystems::Follow, UiSystems)
                .run_if(in_state(Screen::Table)),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (PanelSystems::Edges, PanelSystems::Middle, PanelSystems::Dialogs).run_if(in_state(Screen::Table)),
        )
        .add_systems(OnEnter(Screen::Table), lay_table);
    for (screen, phase) in [(Screen::Loading, "loading"), (Screen::Table, "table"), (Screen::Trouble, "trouble")] {
        app.add_systems(OnEnter(screen), move || set_phase(phase));
    }
}

fn lay_table(world: &mut World) {
    world.run_schedule(LayTable);
}
