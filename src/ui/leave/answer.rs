//! The answer to a question about ending the game.

use bevy::prelude::*;

use crate::play::SubmitAction;
use crate::rules::Action;
use crate::ui::dialog::Dialog;

/// The answer: an action, or `Some(None)` to play on; `None` until there is an answer.
pub(super) type LeaveAnswer = Option<Option<Action>>;

/// Plays the answer, and closes the dialog after it.
pub(super) fn finish(closed: bool, answer: LeaveAnswer, dialog: &mut ResMut<Dialog>, commands: &mut Commands) {
    if let Some(Some(action)) = answer {
        commands.trigger(SubmitAction(action));
    }
    if closed || answer.is_some() {
        **dialog = Dialog::Closed;
    }
}
