//! The buttons beside or below the sentence.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::Scene;
use crate::play::{RedoAction, SubmitAction, ThrowDice, UndoAction};
use crate::theme::{primary_button, quiet_button};
use crate::ui::auction::Step;
use crate::ui::clock::show_pause;
use crate::ui::diagram::Diagram;
use crate::ui::dialog::Dialog;
use crate::ui::ending::show_next;
use crate::view::{Plan, SkipAnimation};

/// Which of them there are.
pub(super) struct Buttons<'a> {
    /// Whether they are for a phone, where some stand elsewhere.
    pub(super) narrow: bool,
    /// The flat diagram, how it lies, and whether it is shown.
    pub(super) diagram: (&'a mut Diagram, Plan, bool),
    /// What stands on the button for talk, where players may talk.
    pub(super) talk: Option<String>,
}

impl Buttons<'_> {
    pub(super) fn show(self, panel: &mut Ui, scene: &Scene, dialog: &mut Dialog, commands: &mut Commands) {
        let Self { narrow, diagram, talk } = self;
        let session = &*scene.session;
        show_main(panel, scene, dialog, commands);
        if !narrow {
            show_pause(panel, session, commands);
        }
        if quiet_button(panel, session.can_undo(), "Undo").clicked() {
            commands.trigger(UndoAction);
        }
        if quiet_button(panel, session.can_redo(), "Redo").clicked() {
            commands.trigger(RedoAction);
        }
        let (diagram, plan, is_shown) = diagram;
        if quiet_button(panel, true, if is_shown { "3D" } else { "Flat" }).clicked() {
            diagram.toggle(plan, panel.ctx().content_rect().width());
        }
        if talk.is_some_and(|words| quiet_button(panel, true, &words).clicked()) {
            *dialog = Dialog::Talk;
        }
        if !narrow && quiet_button(panel, true, "Rules").clicked() {
            *dialog = Dialog::RuleBook;
        }
        if quiet_button(panel, true, "Menu").clicked() {
            *dialog = Dialog::Menu;
        }
    }
}

/// The button to press next, if there is one.
fn show_main(panel: &mut Ui, scene: &Scene, dialog: &mut Dialog, commands: &mut Commands) {
    if scene.timeline.is_busy() {
        if primary_button(panel, "Skip").clicked() {
            commands.trigger(SkipAnimation);
        }
    } else if scene.session.position().outcome().is_some() {
        show_next(panel, &scene.session, dialog, commands);
    } else if let Step::Throw(_) = scene.told.step {
        if primary_button(panel, "Throw").clicked() {
            commands.trigger(ThrowDice);
        }
    } else if let Some((action, words)) = scene.main.0 {
        // What does without something does not call for itself.
        let is_refusal = scene.told.step.without() == Some((action, words));
        let pressed = if is_refusal { quiet_button(panel, true, words) } else { primary_button(panel, words) };
        if pressed.clicked() {
            commands.trigger(SubmitAction(action));
        }
    } else {
        quiet_button(panel, false, "Skip");
    }
}
