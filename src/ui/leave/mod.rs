//! Ending a game early: draws by agreement, resignations, and absent players.

mod absent;
mod draw;
mod resign;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::dialog::Dialog;
use super::systems::PanelSystems;
use crate::play::SubmitAction;
use crate::rules::Action;

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

/// The answer: an action, or `Some(None)` to play on; `None` until there is an answer.
type Answer = Option<Option<Action>>;

fn finish(closed: bool, answer: Answer, dialog: &mut ResMut<Dialog>, commands: &mut Commands) {
    if let Some(Some(action)) = answer {
        commands.trigger(SubmitAction(action));
    }
    if closed || answer.is_some() {
        **dialog = Dialog::Closed;
    }
}
