//! Ending a game early: draws by agreement, resignations, and absent players.

mod absent;
mod answer;
mod draw;
mod resign;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::dialog::Dialog;
use super::systems::PanelSystems;

pub(super) use absent::may_be_absent;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<draw::Agreeing>().init_resource::<absent::Gone>().add_systems(
        EguiPrimaryContextPass,
        (
            draw::ask.run_if(resource_equals(Dialog::AgreeDraw)),
            resign::ask.run_if(resource_equals(Dialog::Resign)),
            absent::ask.run_if(resource_equals(Dialog::Absent)),
        )
            .in_set(PanelSystems::Dialogs),
    );
}
