//! Executes the commands of keys at the table, while no dialog covers it.

use bevy::prelude::*;

use super::ModalGuard;
use super::cursor::{MoveCursor, PickAtCursor, StepCursor};
use super::rest::Rested;
use crate::keys::Command;
use crate::play::{
    AskForHint, AskForOffer, BotsPaused, PauseBots, PauseMatch, RedoAction, Review, Session, StepBots, ThrowDice,
    UndoAction,
};
use crate::rules::Action;
use crate::settings::Settings;
use crate::ui::auction::AuctionStep;
use crate::ui::diagram::Diagram;
use crate::ui::dialog::Dialog;
use crate::ui::hud::AskHowItMoves;
use crate::ui::match_status::{MainAction, MatchStatus};
use crate::ui::skip::{can_skip, skip};
use crate::view::{Commit, Facing, Layout, ScreenDirection, Timeline};

/// Triggered when a key gives a command.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct Commanded(pub(super) Command);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_commanded);
}

fn on_commanded(
    commanded: On<Commanded>,
    mut lid: ModalGuard,
    session: Res<Session>,
    facing: Res<Facing>,
    mut diagram: ResMut<Diagram>,
    layout: Res<Layout>,
    bots_paused: Res<BotsPaused>,
    mut settings: ResMut<Settings>,
    mut commands: Commands,
) {
    match commanded.0 {
        Command::Up => commands.trigger(MoveCursor(ScreenDirection::Up)),
        Command::Down => commands.trigger(MoveCursor(ScreenDirection::Down)),
        Command::Left => commands.trigger(MoveCursor(ScreenDirection::Left)),
        Command::Right => commands.trigger(MoveCursor(ScreenDirection::Right)),
        Command::Next => commands.trigger(StepCursor::Next),
        Command::Previous => commands.trigger(StepCursor::Previous),
        Command::Pick => commands.trigger(PickAtCursor),
        Command::GoOn => commands.run_system_cached(go_on),
        Command::Undo => commands.trigger(UndoAction),
        Command::Redo => commands.trigger(RedoAction),
        Command::Review => commands.trigger(Review),
        Command::Offer if session.setup().game.has_hands() => commands.trigger(AskForOffer),
        Command::Hint => commands.trigger(AskForHint),
        Command::HowItMoves => commands.trigger(AskHowItMoves),
        Command::Diagram => diagram.toggle(layout.is_large(), facing.size().x),
        Command::Threats => settings.show_threats = !settings.show_threats,
        Command::Web => settings.show_web = !settings.show_web,
        Command::Coordinates => settings.show_coordinates = !settings.show_coordinates,
        Command::Chances => settings.show_chances = !settings.show_chances,
        Command::Pause => commands.trigger(PauseMatch(!session.is_paused())),
        Command::Talk if session.talk().is_some() => lid.open(Dialog::Talk),
        Command::BotsWait => commands.trigger(PauseBots(!bots_paused.0)),
        Command::BotsStep if bots_paused.0 => commands.trigger(StepBots),
        // The systems of the camera, the sound and the screens handle the other commands.
        _ => {}
    }
}

/// Skips the animation and the turns of bots or, if nothing has moved for a moment, presses the main button.
fn go_on(
    session: Res<Session>,
    timeline: Res<Timeline>,
    mut rested: ResMut<Rested>,
    told: Res<MatchStatus>,
    main: Res<MainAction>,
    mut commands: Commands,
) {
    if can_skip(&session, &timeline) {
        return skip(&session, &timeline, &mut commands);
    }
    // The key was meant to skip, but came too late.
    if !rested.is_long_enough() {
        return;
    }
    if let AuctionStep::Throw(_) = told.step {
        commands.trigger(ThrowDice);
    } else if let Some(&(action, _)) = main.0.as_ref().filter(|(action, _)| *action != Action::Swap) {
        commands.trigger(Commit(action));
    }
    // A second key in the same frame must not act for the next player.
    rested.stir();
}
