//! Unfinished matches and kept copies: they can be listed, continued and deleted. Starting another match loses none.

use bevy::prelude::*;

use super::super::bots::Bots;
use super::super::demo;
use super::super::intent::GoAway;
use super::super::lay::lay_anew;
use super::super::session::Session;
use super::super::setup::Setup;
use super::format::{Save, SaveError};
use super::post::Post;
use super::shelf::{COPY, LEFT, LookForMatches, Shelf, TITLE};
use super::slot::Slot;
use crate::clock::is_laying;
use crate::notice::Notice;
use crate::rules::{GameId, Record, Replay, Viewer, tag_value};
use crate::settings::Settings;
use crate::storage::Storage;
use crate::texts::text;

/// An unfinished match, or a copy of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMatch {
    /// The name it is stored under.
    pub name: String,
    /// The title, if the players have given one.
    pub title: Option<String>,
    /// Whether it is a copy, which stays when it is continued.
    pub is_copy: bool,
    /// The unusual options of its rules.
    pub options: Vec<(String, String)>,
    /// The current position, unless it is hidden.
    pub position: Option<String>,
    /// The game.
    pub game: GameId,
    /// The players' names in the order of play, empty for those without one.
    pub players: Vec<String>,
    /// The day it began, such as `2026.11.20`.
    pub date: Option<String>,
    /// The number of actions played.
    pub actions: usize,
    /// How far it is, if it is played by post.
    pub post: Option<Post>,
}

/// All unfinished matches: those by post in which it is the player's turn, and the others, the latest first; then the
/// copies.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptMatches(pub Vec<KeptMatch>);

/// Triggered to continue the match of this name. The current match is put aside.
#[derive(Event, Clone, Debug)]
pub struct ContinueMatch(pub String);

/// Triggered to delete the match of this name.
#[derive(Event, Clone, Debug)]
pub struct DeleteMatch(pub String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptMatches>()
        .add_observer(on_look_for_matches)
        .add_observer(on_continue_match)
        .add_observer(on_delete_match)
        .add_systems(Startup, |mut commands: Commands| commands.trigger(LookForMatches));
}

impl Session {
    /// Whether there is something to continue: a started game, or a match with finished games.
    pub fn is_in_progress(&self) -> bool {
        match self.position().outcome() {
            None => self.can_look_back() || self.series().number() > 1,
            Some(_) => self.has_next_game(),
        }
    }

    /// Whether `other` is the next game of this match.
    pub(in crate::play) fn is_followed_by(&self, other: &Self) -> bool {
        self.next_game().is_some_and(|next| *other.setup() == Setup { date: other.setup().date.clone(), ..next })
    }

    /// Whether `other` is this match or a continuation of it.
    pub(super) fn is_continued_by(&self, other: &Self) -> bool {
        let begins = self.actions().len() <= other.actions().len();
        begins
            && self.setup().is_but_for_seed(other.setup())
            && self.actions().eq(other.actions().take(self.actions().len()))
    }
}

fn on_look_for_matches(_: On<LookForMatches>, storage: Res<Storage>, mut matches: ResMut<KeptMatches>) {
    let names = |beginning| storage.names(beginning).unwrap_or_default().into_iter().rev();
    let found = names(LEFT).chain(names(COPY)).filter_map(|name| {
        let text = storage.read(&name).ok()??;
        // A known match is not replayed again.
        let known = matches.0.iter().find(|listed| listed.name == name).cloned();
        known.or_else(|| summary(name, &text).ok())
    });
    let mut found: Vec<KeptMatch> = found.collect();
    found.sort_by_key(|listed| listed.post != Some(Post::YourTurn));
    matches.set_if_neq(KeptMatches(found));
}

/// The summary of a saved match.
fn summary(name: String, text: &str) -> Result<KeptMatch, SaveError> {
    let record = Record::parse(&Save::parse(text)?.record)?;
    // The position is left out during a hidden set-up.
    let position = record.replay().ok().map(Replay::into_last).filter(|table| !is_laying(&**table));
    let Record { game, options, players, date, tags, actions, .. } = record;
    let bots = tag_value(&tags, Bots::TAG).and_then(|bots| bots.parse::<Bots>().ok());
    let players = bots.map_or_else(|| players.clone(), |bots| bots.given(&players, game.seats()));
    Ok(KeptMatch {
        is_copy: name.starts_with(COPY),
        post: Post::of(&tags, actions.len()).filter(|_| !name.starts_with(COPY)),
        name,
        title: tag_value(&tags, TITLE).map(str::to_owned),
        options,
        position: position.map(|table| table.seen_by(Viewer::SPECTATOR).to_text()),
        game,
        players,
        date,
        actions: actions.len(),
    })
}

fn on_continue_match(go_on: On<ContinueMatch>, mut commands: Commands) {
    let name = go_on.0.clone();
    commands.queue(move |world: &mut World| {
        if let Err(why) = continue_match(world, &name) {
            world.trigger(Notice::refusal(text!("save-no-continue", why = why)));
        }
    });
}

/// Continues the match of this name. It is written to its new place before it is removed from the list, so it is never
/// lost.
pub(in crate::play) fn continue_match(world: &mut World, name: &str) -> Result<(), String> {
    let storage = world.resource::<Storage>().clone();
    demo::end(world);
    let text = storage.read(name).map_err(|error| error.to_string())?.ok_or_else(|| text!("save-gone"))?;
    let session = Save::read(&text).map_err(|error| error.to_string())?;
    take_from_shelf(world, name, session, &text)
}

/// Goes on with `session`, whose save is `text`, in the place of the match of this name.
fn take_from_shelf(world: &mut World, name: &str, session: Session, text: &str) -> Result<(), String> {
    let storage = world.resource::<Storage>().clone();
    world.trigger(GoAway);
    world.flush();
    Shelf::put_running(world).map_err(|error| error.to_string())?;
    if let Some(slot) = world.get_resource::<Slot>() {
        let is_copy = name.starts_with(COPY);
        let forget = |()| if is_copy { Ok(()) } else { storage.remove(name) };
        let moved = storage.write(slot.claim.name(), text).and_then(forget);
        moved.map_err(|error| error.to_string())?;
    }
    *world.resource_mut::<Session>() = session;
    world.trigger(LookForMatches);
    lay_anew(world);
    Ok(())
}

/// Goes on with a match by post that has come as a link, in the place of the match of this name.
pub(in crate::play) fn replace_match(world: &mut World, name: &str, session: Session) -> Result<(), String> {
    let text = Save::of(&session, world.resource::<Settings>()).text().map_err(|error| error.to_string())?;
    take_from_shelf(world, name, session, &text)
}

fn on_delete_match(delete: On<DeleteMatch>, storage: Res<Storage>, matches: Res<KeptMatches>, mut commands: Commands) {
    // Only listed names may be removed.
    if matches.0.iter().any(|listed| listed.name == delete.0)
        && let Err(error) = storage.remove(&delete.0)
    {
        commands.trigger(Notice::refusal(text!("save-not-deleted", why = error.to_string())));
    }
    commands.trigger(LookForMatches);
}
