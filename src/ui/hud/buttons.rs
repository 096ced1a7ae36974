//! The buttons beside or below the sentence.

use bevy::prelude::*;
use bevy_egui::egui::{self, Response, Ui};

use super::Scene;
use crate::keys::Command;
use crate::play::{RedoAction, ThrowDice, UndoAction};
use crate::rules::Action;
use crate::texts::text;
use crate::theme::{NARROW, note_place, primary_button, quiet_button};
use crate::ui::auction::Step;
use crate::ui::clock::show_pause;
use crate::ui::diagram::Diagram;
use crate::ui::dialog::Dialog;
use crate::ui::ending::show_next;
use crate::ui::told::MainAction;
use crate::view::{Commit, Plan, SkipAnimation};

/// The room of the button to press next, which says different things.
const MAIN: f32 = 104.0;

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
        let key = |button: Response, command: Command| {
            button.on_hover_text(text!(
                "table-key",
                what = command.words(),
                key = scene.settings.keys.key(command).words()
            ))
        };
        if !narrow {
            show_main(panel, MAIN, scene, dialog, commands);
            key(show_skip(panel, scene, commands), Command::GoOn);
            show_pause(panel, session, commands);
        }
        if key(quiet_button(panel, session.may_undo(&scene.settings), text!("table-undo")), Command::Undo).clicked() {
            commands.trigger(UndoAction);
        }
        if key(quiet_button(panel, session.can_redo(), text!("table-redo")), Command::Redo).clicked() {
            commands.trigger(RedoAction);
        }
        let (diagram, plan, is_shown) = diagram;
        let view = if is_shown { text!("table-solid") } else { text!("table-flat") };
        // A phone has it behind the next button, which is small there.
        let is_phone = panel.ctx().content_rect().width() < NARROW;
        if !is_phone && key(quiet_button(panel, true, view), Command::Diagram).clicked() {
            diagram.toggle(plan, panel.ctx().content_rect().width());
        }
        let more = text!("table-more");
        let mut button = quiet_button(panel, true, if is_phone { "…" } else { &more });
        if is_phone {
            note_place(&button, &more);
            button.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &more));
            button = button.on_hover_text(&more);
        }
        if button.clicked() {
            *dialog = Dialog::More;
        }
        if talk.is_some_and(|words| key(quiet_button(panel, true, &words), Command::Talk).clicked()) {
            *dialog = Dialog::Talk;
        }
        if !is_phone && key(quiet_button(panel, true, text!("table-rules")), Command::Rules).clicked() {
            *dialog = Dialog::RuleBook;
        }
        if quiet_button(panel, true, text!("menu")).clicked() {
            *dialog = Dialog::Menu;
        }
        // A phone has no room to keep for it: as the last it pushes nothing aside when it comes.
        if narrow {
            show_main(panel, 0.0, scene, dialog, commands);
        }
    }
}

/// It has a place of its own: who presses it too late must not end the turn.
pub(super) fn show_skip(panel: &mut Ui, scene: &Scene, commands: &mut Commands) -> Response {
    let skip = quiet_button(panel, scene.timeline.is_busy(), text!("table-skip"));
    if skip.clicked() {
        commands.trigger(SkipAnimation);
    }
    skip
}

/// The button to press next, if there is one. Its place is the same whatever it says, so that nothing moves under the
/// pointer.
fn show_main(panel: &mut Ui, width: f32, scene: &Scene, dialog: &mut Dialog, commands: &mut Commands) {
    let size = egui::vec2(width, panel.spacing().interact_size.y);
    panel.allocate_ui_with_layout(size, egui::Layout::centered_and_justified(egui::Direction::LeftToRight), |panel| {
        panel.set_min_size(size);
        panel.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
        if scene.timeline.is_busy() {
            // What comes next is not known before it is seen.
        } else if scene.session.position().outcome().is_some() {
            show_next(panel, &scene.session, dialog, commands);
        } else if let Step::Throw(_) = scene.told.step {
            if primary_button(panel, text!("table-throw")).clicked() {
                commands.trigger(ThrowDice);
            }
        } else {
            // What does without something does not call for itself.
            let calls = |action: Action| scene.told.step.without().is_none_or(|(without, _)| without != action);
            show_main_action(panel, &scene.main, calls, commands);
        }
    });
}

/// The button for what is done on no square, if anything is; `calls` says whether it calls for itself.
pub(in crate::ui) fn show_main_action(
    panel: &mut Ui,
    main: &MainAction,
    calls: impl FnOnce(Action) -> bool,
    commands: &mut Commands,
) {
    let Some((action, words)) = &main.0 else { return };
    let pressed = if calls(*action) { primary_button(panel, words) } else { quiet_button(panel, true, words) };
    if pressed.clicked() {
        commands.trigger(Commit(*action));
    }
}
