//! What players want: intents, observed one by one. A refused one changes nothing and says why.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::bots::{PauseBots, Warning};
use super::lay::{LayEntities, lay};
use super::replay::Replay;
use super::resolve::resolve_turn;
use super::save::Shelf;
use super::session::Session;
use super::setup::Setup;
use super::show::{self, Tried, Waiting};
use crate::notice::Notice;
use crate::rules::{Action, Refusal};
use crate::settings::Settings;
use crate::texts::text;

/// Play this action, for a human or the dice.
#[derive(Event, Copy, Clone, Debug)]
pub struct SubmitAction(pub Action);

/// Play this action, for a human who has been asked whether they mean it.
#[derive(Event, Copy, Clone, Debug)]
pub struct ConfirmAction(pub Action);

/// Play this action, whoever has chosen it: a bot, a clock, or all by a vote.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct PlayAction(pub(super) Action);

/// Take the last action back: up to where a human decides, if there is one.
#[derive(Event, Copy, Clone, Debug)]
pub struct UndoAction;

/// Play the action again that was taken back last.
#[derive(Event, Copy, Clone, Debug)]
pub struct RedoAction;

/// Begin a new game.
#[derive(Event, Clone, Debug)]
pub struct StartGame(pub Setup);

/// Go on with a game that was loaded.
#[derive(Event, Clone, Debug)]
pub struct LoadGame(pub Session);

/// The table has been laid: every entity is what the position says.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoardLaid {
    /// For a new game, or one that was loaded.
    Anew,
    /// For something taken back.
    Back,
}

/// An action was refused by a rule.
#[derive(Event, Copy, Clone, Debug)]
pub struct ActionRefused {
    /// What was to be played.
    pub action: Action,
    /// The rule.
    pub refusal: Refusal,
}

/// The session has changed: something was played, said, taken back, or begun.
#[derive(Event, Copy, Clone, Debug)]
pub struct SessionChanged;

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

fn on_submit_action(submit: On<SubmitAction>, desk: Desk, mut warning: ResMut<Warning>, mut commands: Commands) {
    let action = submit.0;
    if desk.hears(action, &mut commands) && !(desk.settings.warn_of_blunders && warning.weigh(&desk.session, action)) {
        commands.trigger(PlayAction(action));
    }
}

fn on_confirm_action(confirm: On<ConfirmAction>, desk: Desk, mut commands: Commands) {
    if desk.hears(confirm.0, &mut commands) {
        commands.trigger(PlayAction(confirm.0));
    }
}

/// Where the actions of humans come in.
#[derive(SystemParam)]
struct Desk<'w> {
    session: Res<'w, Session>,
    settings: Res<'w, Settings>,
    waiting: Option<Res<'w, Waiting>>,
    replay: Res<'w, Replay>,
}

impl Desk<'_> {
    /// Whether a human's action is heard now. Where it is not, it says why.
    fn hears(&self, action: Action, commands: &mut Commands) -> bool {
        // Nobody plays in a show but whoever shows it.
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
        // What is only looked at again is not played differently by a click.
        if self.replay.is_on() {
            return Some(text!("notice-replayed"));
        }
        if self.settings.no_take_back && !self.session.is_own_to_change() {
            return Some(text!("notice-answered-go-on"));
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
    // The same as before is the same line.
    if session.undone_actions().next() == Some(action) {
        commands.trigger(RedoAction);
        return;
    }
    session.take();
    resolve(&mut commands, action);
}

fn resolve(commands: &mut Commands, action: Action) {
    commands.queue(move |world: &mut World| resolve_turn(world, action));
    commands.trigger(SessionChanged);
}

fn on_undo_action(
    _: On<UndoAction>,
    settings: Res<Settings>,
    waiting: Option<Res<Waiting>>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    // Whoever leads a show takes back what they like.
    if waiting.is_some() {
        return;
    }
    if settings.no_take_back && !session.can_undo_own() {
        commands.trigger(Notice::refusal(text!("notice-answered")));
        return;
    }
    let goes_on = |session: &Session| session.has_humans() && session.bot_to_decide().is_some();
    if session.undo() {
        while goes_on(&session) && session.undo() {}
        if !session.has_humans() {
            commands.trigger(PauseBots(true));
        }
        lay(&mut commands, BoardLaid::Back);
        commands.trigger(SessionChanged);
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
        resolve(&mut commands, action);
    }
}

fn on_start_game(start: On<StartGame>, mut commands: Commands) {
    match Session::new(start.0.clone()) {
        Ok(session) => begin(session, &mut commands),
        Err(error) => commands.trigger(Notice::refusal(text!("notice-no-set-up", why = error.to_string()))),
    }
}

fn on_load_game(load: On<LoadGame>, mut commands: Commands) {
    begin(load.0.clone(), &mut commands);
}

/// A match in progress is put aside for the one that begins, unless that is its next game. Where that is impossible, it goes on.
fn begin(session: Session, commands: &mut Commands) {
    commands.queue(move |world: &mut World| {
        show::end(world);
        let follows = world.resource::<Session>().is_followed_by(&session);
        if !follows && let Err(error) = Shelf::put_running(world) {
            world.trigger(Notice::refusal(text!("notice-not-put-aside", why = error.to_string())));
            return;
        }
        *world.resource_mut::<Session>() = session;
        world.run_schedule(LayEntities);
        world.trigger(BoardLaid::Anew);
        world.trigger(SessionChanged);
    });
}
