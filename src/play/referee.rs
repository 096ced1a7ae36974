//! The referee handles the players' intents. A refused intent changes nothing and tells why.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::bots::{CoachBook, PauseBots, Warning};
use super::demo;
use super::intent::{
    ActionRefused, BoardLaid, ConfirmAction, GoAway, LoadGame, PlayAction, RedoAction, StartGame, SubmitAction,
    UndoAction,
};
use super::lay::{lay, lay_anew, lay_back};
use super::replay::Replay;
use super::resolve::begin_turn;
use super::save::{KnownMatch, MatchPlace, Shelf, continue_match, older, replace_match, saved_as};
use super::session::Session;
use super::show::{Tried, Waiting};
use super::together::{Together, offer_to_take_back, play_or_ask};
use crate::notice::Notice;
use crate::rules::Action;
use crate::settings::Settings;
use crate::storage::Storage;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_submit_action)
        .add_observer(on_confirm_action)
        .add_observer(on_play_action)
        .add_observer(on_undo_action)
        .add_observer(on_redo_action)
        .add_observer(on_start_game)
        .add_observer(on_load_game)
        .add_systems(Startup, lay_first_board);
}

fn lay_first_board(mut commands: Commands) {
    lay(&mut commands, BoardLaid::Anew);
}

fn on_submit_action(submit: On<SubmitAction>, referee: Referee, mut warning: ResMut<Warning>, mut commands: Commands) {
    let action = submit.0;
    if referee.hears(action, &mut commands)
        && !(referee.settings.warn_of_blunders
            && !referee.session.forbids_hints()
            && warning.weigh(&referee.session, action))
    {
        play_or_ask(action, &referee.session, &mut commands);
    }
}

fn on_confirm_action(confirm: On<ConfirmAction>, referee: Referee, mut commands: Commands) {
    if referee.hears(confirm.0, &mut commands) {
        play_or_ask(confirm.0, &referee.session, &mut commands);
    }
}

/// System parameter that filters the actions of humans.
#[derive(SystemParam)]
struct Referee<'w> {
    session: Res<'w, Session>,
    settings: Res<'w, Settings>,
    waiting: Option<Res<'w, Waiting>>,
    replay: Res<'w, Replay>,
    together: Option<Res<'w, Together>>,
}

impl Referee<'_> {
    /// Whether a human's action is accepted now. If not, tells the player why.
    fn hears(&self, action: Action, commands: &mut Commands) -> bool {
        // During a demo only the demo plays.
        if let Some(waiting) = &self.waiting {
            if waiting.is_exercise() {
                commands.trigger(Tried(action));
            }
            return false;
        }
        match self.refusal(action) {
            Some(why) => commands.trigger(Notice::refusal(why)),
            None => return true,
        }
        false
    }

    fn refusal(&self, action: Action) -> Option<String> {
        // A click during a replay must not play something else.
        if self.replay.is_on() {
            return Some(text!("notice-replayed"));
        }
        let together = self.together.as_ref().filter(|_| self.session.is_together());
        if let Some(why) = together.and_then(|together| together.refusal(&self.session, action)) {
            return Some(why);
        }
        if self.settings.no_take_back && !self.session.is_own_to_change() {
            return Some(text!("notice-answered-go-on"));
        }
        if self.session.redoes_hidden() {
            return Some(text!("notice-hidden-go-on"));
        }
        if let Some((seat, _)) = self.session.bot_to_decide() {
            return Some(text!("notice-bot-plays", name = self.session.player_name(seat)));
        }
        let plays_on = self.session.bot_that_plays_on().filter(|_| matches!(action, Action::Draw(_)))?;
        Some(text!("notice-bot-plays-on", name = self.session.player_name(plays_on)))
    }
}

fn on_play_action(
    play: On<PlayAction>,
    waiting: Option<Res<Waiting>>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    if waiting.is_some() {
        return;
    }
    let action = play.0;
    if session.is_paused() && session.timed_seat().is_some() {
        commands.trigger(Notice::refusal(text!("notice-paused")));
        return;
    }
    if let Err(refusal) = session.position().check(action) {
        commands.trigger(ActionRefused { action, refusal });
        return;
    }
    if let Some(Err(refusal)) = session.talk().map(|talk| talk.check_action(action)) {
        commands.trigger(session.told(|| Notice::sentence(&refusal)));
        return;
    }
    // Replaying the undone action stays in the same line.
    if session.undone_actions().next() == Some(action) {
        commands.trigger(RedoAction);
        return;
    }
    session.take();
    begin_turn(&mut commands, action);
}

fn on_undo_action(
    _: On<UndoAction>,
    settings: Res<Settings>,
    waiting: Option<Res<Waiting>>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    if session.is_together() {
        offer_to_take_back(&session, &mut commands);
        return;
    }
    // In a demo or an exercise, undo is handled by its own events.
    if waiting.is_some() {
        return;
    }
    if settings.no_take_back && !session.can_undo_own() {
        commands.trigger(Notice::refusal(text!("notice-answered")));
        return;
    }
    if session.can_look_back() && !session.can_undo() {
        commands.trigger(Notice::refusal(text!("notice-hidden")));
        return;
    }
    let goes_on = |session: &Session| session.has_humans() && session.bot_to_decide().is_some();
    if session.undo() {
        while goes_on(&session) && session.undo() {}
        if !session.has_humans() {
            commands.trigger(PauseBots(true));
        }
        lay_back(&mut commands);
    }
}

fn on_redo_action(
    _: On<RedoAction>,
    waiting: Option<Res<Waiting>>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    if waiting.is_none()
        && let Some(action) = session.redo()
    {
        begin_turn(&mut commands, action);
    }
}

fn on_start_game(start: On<StartGame>, coach: Res<CoachBook>, mut commands: Commands) {
    match Session::new(coach.set_up(&start.0)) {
        Ok(session) => begin(session, &mut commands),
        Err(error) => commands.trigger(Notice::refusal(text!("notice-no-set-up", why = error.to_string()))),
    }
}

fn on_load_game(load: On<LoadGame>, mut commands: Commands) {
    let session = load.0.clone();
    commands.queue(move |world: &mut World| load_game(session, world));
}

/// Begins a match that was loaded. One by post takes the place of the match that it goes on from.
fn load_game(session: Session, world: &mut World) {
    demo::end(world);
    // At a table, the player's own match waits.
    let own = world.get_resource::<Together>().and_then(Together::own_match);
    let current = own.or_else(|| world.get_resource::<Session>());
    let known = KnownMatch::find(&session, current, world.resource::<Storage>(), saved_as(world));
    if !matches!(known, KnownMatch::Refused(_)) {
        world.trigger(GoAway);
        world.flush();
    }
    let gone_on = match known {
        KnownMatch::New => return put_in_place(session, world),
        KnownMatch::Continued(MatchPlace::Current) => {
            *world.resource_mut::<Session>() = session;
            return lay_anew(world);
        }
        KnownMatch::Continued(MatchPlace::Shelf(name)) => replace_match(world, &name, session),
        KnownMatch::Ahead(place, own) => {
            if let Some(words) = older(&session, &own) {
                world.trigger(Notice::news(words));
            }
            match place {
                MatchPlace::Current => Ok(()),
                MatchPlace::Shelf(name) => continue_match(world, &name),
            }
        }
        KnownMatch::Refused(why) => return world.trigger(Notice::refusal(why)),
    };
    if let Err(why) = gone_on {
        world.trigger(Notice::refusal(text!("save-no-continue", why = why)));
    }
}

/// Puts the current match aside for `session`, unless that is its next game. If that fails, the current match goes on.
fn begin(session: Session, commands: &mut Commands) {
    commands.queue(move |world: &mut World| {
        demo::end(world);
        put_in_place(session, world);
    });
}

fn put_in_place(session: Session, world: &mut World) {
    world.trigger(GoAway);
    world.flush();
    let follows = world.resource::<Session>().is_followed_by(&session);
    if !follows && let Err(error) = Shelf::put_running(world) {
        world.trigger(Notice::refusal(text!("notice-not-put-aside", why = error.to_string())));
        return;
    }
    *world.resource_mut::<Session>() = session;
    lay_anew(world);
}
