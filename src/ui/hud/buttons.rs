//! The buttons beside or below the sentence.

use bevy::prelude::*;
use bevy_egui::egui::{self, Response, Ui};

use super::Scene;
use crate::keys::Command;
use crate::play::{RedoAction, ThrowDice, UndoAction};
use crate::rules::Action;
use crate::texts::text;
use crate::theme::{NARROW, note_place, primary_button, quiet_button, words_width};
use crate::ui::auction::Step;
use crate::ui::clock::{can_pause, show_pause};
use crate::ui::diagram::Diagram;
use crate::ui::dialog::Dialog;
use crate::ui::ending::{ResultHidden, show_next, show_result_button};
use crate::ui::told::MainAction;
use crate::view::{Commit, SkipAnimation};

/// Beside the words of a button.
const PADDING: f32 = 10.0;

/// What goes without a button of its own where there is no room for it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Spared {
    Nothing,
    /// The menu has the rules, too.
    Rules,
    /// And the tray the view.
    RulesAndView,
}

impl Spared {
    pub(super) const ALL: [Self; 3] = [Self::Nothing, Self::Rules, Self::RulesAndView];
}

/// How wide each button is: as wide as the longest of its words, so that nothing moves under the pointer.
pub(super) struct Widths {
    main: f32,
    /// The button that pauses.
    pub(super) pause: f32,
    view: f32,
    talk: f32,
    rules: f32,
    /// All the others together.
    others: f32,
    /// What lies between two.
    gap: f32,
}

impl Widths {
    pub(super) fn of(context: &egui::Context) -> Self {
        let gap = context.global_style().spacing.item_spacing.x;
        let width = |words: String| words_width(context, words) + 2.0 * PADDING;
        let widest = |words: &[String]| words.iter().cloned().map(width).fold(0.0, f32::max);
        let others =
            [text!("table-skip"), text!("table-undo"), text!("table-redo"), text!("table-more"), text!("menu")];
        Self {
            main: widest(&[
                text!("table-end-turn"),
                text!("table-swap"),
                text!("table-confirm"),
                text!("table-throw"),
                text!("table-next-game"),
                text!("ending-rematch"),
                text!("ending-result"),
                text!("out-result"),
                text!("auction-none"),
                text!("auction-no-bid"),
                text!("auction-decline"),
                text!("auction-bid"),
                text!("auction-offer"),
            ]),
            pause: widest(&[text!("table-pause"), text!("table-go-on")]),
            view: widest(&[text!("table-solid"), text!("table-flat")]),
            talk: widest(&[text!("talk-button"), text!("talk-unread", count = 99)]),
            rules: width(text!("table-rules")),
            others: others.map(|words| width(words) + gap).iter().sum(),
            gap,
        }
    }

    /// The room for all in one row, with the gap before each.
    pub(super) fn sum(&self, spared: Spared, pausable: bool, talks: bool) -> f32 {
        let some = [
            (true, self.main),
            (pausable, self.pause),
            (spared != Spared::RulesAndView, self.view),
            (talks, self.talk),
            (spared == Spared::Nothing, self.rules),
        ];
        self.others + some.into_iter().filter(|(there, _)| *there).map(|(_, width)| width + self.gap).sum::<f32>()
    }
}

/// Which of them there are.
pub(super) struct Buttons<'a> {
    /// Whether they are for a phone, where some stand elsewhere.
    pub(super) narrow: bool,
    pub(super) spared: Spared,
    pub(super) widths: Widths,
    /// The flat diagram, whether it is of a large board, and whether it is shown.
    pub(super) diagram: (&'a mut Diagram, bool, bool),
    /// What stands on the button for talk, where players may talk.
    pub(super) talk: Option<String>,
}

impl Buttons<'_> {
    pub(super) fn show(self, panel: &mut Ui, scene: &Scene, dialog: &mut Dialog, commands: &mut Commands) {
        let Self { narrow, spared, widths, diagram, talk } = self;
        panel.spacing_mut().button_padding.x = PADDING;
        let session = &*scene.session;
        let key = |button: Response, command: Command| {
            button.on_hover_text(text!(
                "table-key",
                what = command.words(),
                key = scene.settings.keys.key(command).words()
            ))
        };
        if !narrow {
            show_main(panel, widths.main, scene, commands);
            key(show_skip(panel, scene, commands), Command::GoOn);
            if can_pause(session) {
                place(panel, widths.pause, |panel| show_pause(panel, session, commands));
            }
        }
        if key(quiet_button(panel, session.may_undo(&scene.settings), text!("table-undo")), Command::Undo).clicked() {
            commands.trigger(UndoAction);
        }
        if key(quiet_button(panel, session.can_redo(), text!("table-redo")), Command::Redo).clicked() {
            commands.trigger(RedoAction);
        }
        let (diagram, is_large, is_shown) = diagram;
        let view = if is_shown { text!("table-solid") } else { text!("table-flat") };
        // A phone has it behind the next button, which is small there.
        let is_phone = panel.ctx().content_rect().width() < NARROW;
        if !is_phone && spared != Spared::RulesAndView {
            let button = place(panel, widths.view, |panel| quiet_button(panel, true, view));
            if key(button, Command::Diagram).clicked() {
                diagram.toggle(is_large, panel.ctx().content_rect().width());
            }
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
        if let Some(words) = talk {
            let button = place(panel, widths.talk, |panel| quiet_button(panel, true, words));
            if key(button, Command::Talk).clicked() {
                *dialog = Dialog::Talk;
            }
        }
        if !is_phone
            && spared == Spared::Nothing
            && key(quiet_button(panel, true, text!("table-rules")), Command::Rules).clicked()
        {
            *dialog = Dialog::RuleBook;
        }
        if quiet_button(panel, true, text!("menu")).clicked() {
            *dialog = Dialog::Menu;
        }
        // A phone has no room to keep for it: as the last it pushes nothing aside when it comes.
        if narrow {
            show_main(panel, 0.0, scene, commands);
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

/// Shows a button in so wide a place, which it fills.
fn place<R>(panel: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let size = egui::vec2(width, panel.spacing().interact_size.y);
    let layout = egui::Layout::centered_and_justified(egui::Direction::LeftToRight);
    let shown = panel.allocate_ui_with_layout(size, layout, |panel| {
        panel.set_min_size(size);
        panel.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
        add(panel)
    });
    shown.inner
}

/// The button to press next, if there is one. Its place is the same whatever it says, so that nothing moves under the
/// pointer.
fn show_main(panel: &mut Ui, width: f32, scene: &Scene, commands: &mut Commands) {
    place(panel, width, |panel| {
        if scene.timeline.is_busy() {
            // What comes next is not known before it is seen.
        } else if scene.session.position().outcome().is_some() {
            show_over(panel, scene, commands);
        } else if scene.hurry.0 {
            show_result_button(panel, *scene.hurry, commands);
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

/// What comes after the game; its result first, where somebody looks at the board instead.
fn show_over(panel: &mut Ui, scene: &Scene, commands: &mut Commands) {
    if !scene.hidden.0 {
        show_next(panel, &scene.session, commands);
    } else if primary_button(panel, text!("ending-result")).clicked() {
        commands.queue(|world: &mut World| *world.resource_mut::<ResultHidden>() = ResultHidden(false));
    }
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
