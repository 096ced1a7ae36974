//! Keyboard control of the game: every key has the effect of a button or a click.

mod choose;
mod commanded;
mod cursor;
mod dialog;
mod rest;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use self::choose::Choose;
use self::commanded::Commanded;
use super::arrange::Arrangement;
use super::dialog::Dialog;
use super::lesson::{Coach, LeaveLesson};
use super::match_status::MatchStatus;
use super::systems::PanelSystems;
use crate::keyboard::{Asked, Stroke};
use crate::keys::Command;
use crate::play::{OnTable, Session};
use crate::view::{PickedBid, Selection, ViewSystems};

pub(in crate::ui) use choose::{Choice, Numbered};

/// Triggered when a key is pressed while the table is shown.
#[derive(Event, Copy, Clone, Debug)]
struct AtTable(Stroke);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((choose::plugin, commanded::plugin, cursor::plugin, dialog::plugin, rest::plugin))
        .init_resource::<JustOpened>()
        .add_systems(Update, answer_keys.in_set(super::systems::UiSystems).in_set(ViewSystems::Hands))
        .add_systems(
            EguiPrimaryContextPass,
            spare.run_if(resource_equals(JustOpened(true))).before(PanelSystems::Dialogs),
        )
        .add_observer(on_stroke);
}

/// Handles keys one by one, so that each sees the effects of the one before, even within a frame.
fn answer_keys(asked: Res<Asked>, mut just_opened: ResMut<JustOpened>, mut commands: Commands) {
    just_opened.set_if_neq(JustOpened(false));
    for stroke in asked.strokes() {
        commands.trigger(AtTable(stroke));
    }
}

/// Whether a key of this frame has opened a dialog, which is not laid out yet and cannot react to keys.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
struct JustOpened(bool);

/// Keeps the key that opened a dialog from closing it, even if the same dialog was open in the last frame.
fn spare(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
    Ok(())
}

/// System parameter with everything that covers the table and takes its keys.
#[derive(SystemParam)]
struct ModalGuard<'w> {
    just_opened: ResMut<'w, JustOpened>,
    dialog: ResMut<'w, Dialog>,
    told: Res<'w, MatchStatus>,
    arrangement: ResMut<'w, Arrangement>,
}

impl ModalGuard<'_> {
    fn is_closed(&self) -> bool {
        *self.dialog == Dialog::Closed && !self.arrangement.is_covered(&self.told)
    }

    /// Whether the rules or the keys may replace it: it asks nothing, and has no input that would be lost.
    fn gives_way(&self) -> bool {
        let is_only_read =
            matches!(*self.dialog, Dialog::Closed | Dialog::Menu | Dialog::More | Dialog::RuleBook | Dialog::Keys);
        is_only_read && !self.arrangement.is_covered(&self.told)
    }

    fn open(&mut self, dialog: Dialog) {
        self.dialog.set_if_neq(dialog);
        *self.just_opened = JustOpened(true);
    }
}

fn on_stroke(
    stroke: On<AtTable>,
    mut lid: ModalGuard,
    session: Res<Session>,
    on_table: OnTable,
    mut selection: ResMut<Selection>,
    mut picked: ResMut<PickedBid>,
    coach: Option<Res<Coach>>,
    mut commands: Commands,
) {
    match stroke.0 {
        Stroke::Command(Command::Rules) if lid.gives_way() => lid.open(Dialog::RuleBook),
        Stroke::Command(Command::Keys) if lid.gives_way() => lid.open(Dialog::Keys),
        Stroke::Back if lid.just_opened.0 => {
            *lid.just_opened = JustOpened(false);
            *lid.dialog = Dialog::Closed;
        }
        // An open dialog handles Escape itself.
        _ if !lid.is_closed() => {}
        Stroke::Back => {
            if selection.choice.take().is_some() || lid.arrangement.let_go() {
                return;
            }
            let rest = Selection::at_rest(&session, &on_table);
            let has_picked = picked.set_if_neq(PickedBid::default());
            match (selection.set_if_neq(rest) || has_picked, coach) {
                (true, _) => {}
                (false, Some(_)) => commands.trigger(LeaveLesson),
                (false, None) => lid.open(Dialog::Menu),
            }
        }
        Stroke::Choice(number) => commands.trigger(Choose(number)),
        // In a lesson, commands about the match have no effect, and the coach gives the hints.
        Stroke::Command(command) if coach.is_some() && is_about_match(command) => {}
        Stroke::Command(command) => commands.trigger(Commanded(command)),
    }
}

fn is_about_match(command: Command) -> bool {
    matches!(
        command,
        Command::Undo
            | Command::Redo
            | Command::Review
            | Command::Hint
            | Command::Chances
            | Command::Pause
            | Command::Talk
            | Command::BotsWait
            | Command::BotsStep
    )
}
