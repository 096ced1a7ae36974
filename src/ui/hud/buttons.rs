//! The buttons of a match, each in a fixed place.

use bevy::prelude::*;
use bevy_egui::egui::{self, Response, Ui};

use super::HudView;
use super::slots::{ButtonSlot, place, rows};
use crate::keys::Command;
use crate::play::{RedoAction, ThrowDice, UndoAction};
use crate::rules::Action;
use crate::texts::text;
use crate::theme::{NARROW, button_height, note_place, primary_button, quiet_button, ui, words_width};
use crate::ui::auction::AuctionStep;
use crate::ui::clock::show_pause;
use crate::ui::diagram::Diagram;
use crate::ui::dialog::Dialog;
use crate::ui::ending::{ResultHidden, show_next, show_result_button};
use crate::ui::frame::GAP;
use crate::ui::match_status::MainAction;
use crate::ui::skip::{can_skip, skip};
use crate::view::Commit;

/// What the buttons change or depend on.
pub(super) struct Buttons<'a> {
    /// The flat diagram, whether the board is large, and whether the diagram is shown.
    pub(super) diagram: (&'a mut Diagram, bool, bool),
    /// The label of the talk button, if players may talk.
    pub(super) talk: Option<String>,
}

impl Buttons<'_> {
    pub(super) fn show(mut self, panel: &mut Ui, scene: &HudView, dialog: &mut Dialog, commands: &mut Commands) {
        let context = panel.ctx().clone();
        let is_narrow = context.content_rect().width() < NARROW;
        panel.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        let height = button_height(is_narrow);
        for row in rows(&context, &scene.session, panel.available_width()) {
            panel.horizontal(|panel| {
                for (slot, width) in row {
                    let words = slot.words().into_iter().map(|words| words_width(&context, words)).fold(1.0, f32::max);
                    place(panel, egui::vec2(width, height), words, |panel| {
                        self.show_one(panel, slot, scene, dialog, commands);
                    });
                }
            });
        }
    }

    fn show_one(
        &mut self,
        panel: &mut Ui,
        slot: ButtonSlot,
        scene: &HudView,
        dialog: &mut Dialog,
        commands: &mut Commands,
    ) {
        let session = &*scene.session;
        let width = panel.ctx().content_rect().width();
        let key = |button: Response, command: Command| {
            button.on_hover_text(text!(
                "table-key",
                what = command.words(),
                key = scene.settings.keys.key(command).words()
            ))
        };
        match slot {
            ButtonSlot::Main => show_main(panel, scene, commands),
            ButtonSlot::Skip => _ = key(show_skip(panel, scene, commands), Command::GoOn),
            ButtonSlot::Pause => show_pause(panel, session, commands),
            ButtonSlot::Undo => {
                let button = quiet_button(panel, session.may_undo(&scene.settings), text!("table-undo"));
                if key(button, Command::Undo).clicked() {
                    commands.trigger(UndoAction);
                }
            }
            ButtonSlot::Redo => {
                if key(quiet_button(panel, session.can_redo(), text!("table-redo")), Command::Redo).clicked() {
                    commands.trigger(RedoAction);
                }
            }
            ButtonSlot::View => {
                let (diagram, is_large, is_shown) = &mut self.diagram;
                let view = if *is_shown { text!("table-solid") } else { text!("table-flat") };
                if key(quiet_button(panel, true, view), Command::Diagram).clicked() {
                    diagram.toggle(*is_large, width);
                }
            }
            ButtonSlot::Talk => {
                let Some(words) = self.talk.take() else { return };
                if key(quiet_button(panel, true, words), Command::Talk).clicked() {
                    *dialog = Dialog::Talk;
                }
            }
            ButtonSlot::Rules => {
                if key(quiet_button(panel, true, text!("table-rules")), Command::Rules).clicked() {
                    *dialog = Dialog::RuleBook;
                }
            }
            ButtonSlot::More => show_more(panel, width < NARROW, dialog),
            ButtonSlot::Menu => {
                if quiet_button(panel, true, text!("menu")).clicked() {
                    *dialog = Dialog::Menu;
                }
            }
        }
    }
}

fn show_more(panel: &mut Ui, is_narrow: bool, dialog: &mut Dialog) {
    let more = text!("table-more");
    let mut button = quiet_button(panel, true, if is_narrow { "…" } else { &more });
    if is_narrow {
        note_place(&button, &more);
        button.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &more));
        button = button.on_hover_text(&more);
    }
    if button.clicked() {
        *dialog = Dialog::More;
    }
}

/// Skipping has a button of its own: a press that comes too late must not end the turn.
fn show_skip(panel: &mut Ui, scene: &HudView, commands: &mut Commands) -> Response {
    let button = quiet_button(panel, can_skip(&scene.session, &scene.timeline), text!("table-skip"));
    if button.clicked() {
        skip(&scene.session, &scene.timeline, commands);
    }
    button
}

/// The button for the next step, if there is one. Its place never changes, so that nothing moves under the pointer.
fn show_main(panel: &mut Ui, scene: &HudView, commands: &mut Commands) {
    // Its outline is always drawn, as the next step is not known before all actions have been shown.
    let edge = egui::Stroke::new(1.0, ui::line().gamma_multiply(0.5));
    panel.painter().rect_stroke(panel.max_rect(), 8.0, edge, egui::StrokeKind::Inside);
    let is_over = scene.session.position().outcome().is_some();
    if scene.hurry.0 && !is_over {
        // Hurried bots hardly ever pause.
        show_result_button(panel, *scene.hurry, commands);
    } else if scene.timeline.is_busy() {
        // Empty.
    } else if is_over {
        show_over(panel, scene, commands);
    } else if let AuctionStep::Throw(_) = scene.told.step {
        if primary_button(panel, text!("table-throw")).clicked() {
            commands.trigger(ThrowDice);
        }
    } else {
        // An action that only declines is not highlighted.
        let calls = |action: Action| scene.told.step.without().is_none_or(|(without, _)| without != action);
        show_main_action(panel, &scene.main, calls, commands);
    }
}

/// The next step after a game; the result first if the user looks at the board.
fn show_over(panel: &mut Ui, scene: &HudView, commands: &mut Commands) {
    if !scene.hidden.0 {
        show_next(panel, &scene.session, commands);
    } else if primary_button(panel, text!("ending-result")).clicked() {
        commands.queue(|world: &mut World| *world.resource_mut::<ResultHidden>() = ResultHidden(false));
    }
}

/// The button of an action that belongs to no square, if there is one. `calls` says whether it is highlighted.
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
