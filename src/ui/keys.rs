//! Keys: each does what a button does.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::auction::{PickedBid, Step};
use super::diagram::Diagram;
use super::dialog::Dialog;
use super::told::{MainAction, Told};
use crate::play::{
    AskForHint, AskForOffer, BotsPaused, OnTable, PauseBots, PauseMatch, RedoAction, Session, StepBots, SubmitAction,
    ThrowDice, UndoAction,
};
use crate::rules::Action;
use crate::settings::Settings;
use crate::view::{Layout, Selection, SkipAnimation, Timeline};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, answer_keys.in_set(super::UiSystems).run_if(not(egui_wants_any_keyboard_input)));
}

/// Space skips, ends the turn, throws the dice or does without an auction, O asks for one, U and R take back and play
/// again, V shows the flat diagram, T the silent threats, P pauses, C opens the talk, Escape closes or deselects, F1 opens
/// the rules.
fn answer_keys(
    keys: Res<ButtonInput<KeyCode>>,
    session: Res<Session>,
    told: Res<Told>,
    main: Res<MainAction>,
    timeline: Res<Timeline>,
    on_table: OnTable,
    mut selection: ResMut<Selection>,
    mut picked: ResMut<PickedBid>,
    mut dialog: ResMut<Dialog>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut diagram: ResMut<Diagram>,
    layout: Res<Layout>,
    bots_paused: Res<BotsPaused>,
    mut settings: ResMut<Settings>,
    mut commands: Commands,
) {
    if keys.just_pressed(KeyCode::F1) {
        *dialog = Dialog::RuleBook;
    }
    // An open dialog answers Escape itself.
    if keys.just_pressed(KeyCode::Escape) && *dialog == Dialog::Closed {
        let rest = Selection::at_rest(&session, &on_table);
        let has_picked = picked.set_if_neq(PickedBid::default());
        if !selection.set_if_neq(rest) && !has_picked {
            *dialog = Dialog::Menu;
        }
    }
    if *dialog != Dialog::Closed {
        return;
    }
    if keys.any_just_pressed([KeyCode::Space, KeyCode::Enter]) {
        if timeline.is_busy() {
            commands.trigger(SkipAnimation);
        } else if let Step::Throw(_) = told.step {
            commands.trigger(ThrowDice);
        } else if let Some((action, _)) = main.0.filter(|&(action, _)| action != Action::Swap) {
            commands.trigger(SubmitAction(action));
        }
    }
    if keys.just_pressed(KeyCode::KeyO) && session.setup().game.has_hands() {
        commands.trigger(AskForOffer);
    }
    if keys.just_pressed(KeyCode::KeyV) {
        diagram.toggle(layout.plan(), window.width());
    }
    if keys.just_pressed(KeyCode::KeyT) {
        settings.show_threats = !settings.show_threats;
    }
    if keys.just_pressed(KeyCode::KeyE) {
        settings.show_chances = !settings.show_chances;
    }
    if keys.just_pressed(KeyCode::KeyP) {
        commands.trigger(PauseMatch(!session.is_paused()));
    }
    if keys.just_pressed(KeyCode::KeyC) && session.talk().is_some() {
        *dialog = Dialog::Talk;
    }
    if keys.just_pressed(KeyCode::KeyH) {
        commands.trigger(AskForHint);
    }
    if keys.just_pressed(KeyCode::KeyB) {
        commands.trigger(PauseBots(!bots_paused.0));
    }
    if keys.just_pressed(KeyCode::KeyN) && bots_paused.0 {
        commands.trigger(StepBots);
    }
    if keys.just_pressed(KeyCode::KeyU) {
        commands.trigger(UndoAction);
    }
    if keys.just_pressed(KeyCode::KeyR) {
        commands.trigger(RedoAction);
    }
}
