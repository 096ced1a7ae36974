//! Matches that were left before their end, and copies that players have kept: they are listed, gone on with, or deleted. None
//! is lost because another begins.

use bevy::prelude::*;

use super::super::bots::Bots;
use super::super::clock::is_laying;
use super::super::intent::{BoardLaid, SessionChanged};
use super::super::lay::LayEntities;
use super::super::session::Session;
use super::super::setup::Setup;
use super::super::show;
use super::autosave::Slot;
use super::shelf::{COPY, LEFT, Shelf, TITLE};
use super::{Save, SaveError};
use crate::notice::Notice;
use crate::rules::{GameId, Record, Replay};
use crate::storage::Storage;
use crate::texts::text;

/// A match that was left before its end, or a copy of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMatch {
    /// What it is kept under.
    pub name: String,
    /// What players call it, if they have said so.
    pub title: Option<String>,
    /// Whether it is a copy, which stays when it is gone on with.
    pub is_copy: bool,
    /// Options of its rules that are not usual.
    pub options: Vec<(String, String)>,
    /// The position that it has come to, where everybody may see it.
    pub position: Option<String>,
    /// The game.
    pub game: GameId,
    /// The players' names, in the order of play; those without one have an empty name.
    pub players: Vec<String>,
    /// The day it began, such as `2026.11.20`.
    pub date: Option<String>,
    /// How many actions have been played.
    pub actions: usize,
}

/// All matches that were left before their end, the last first, and after them the copies.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptMatches(pub Vec<KeptMatch>);

/// Look again which matches there are: other windows put some aside, too.
#[derive(Event, Copy, Clone, Debug)]
pub struct LookForMatches;

/// Go on with the match of this name. The running one is put aside.
#[derive(Event, Clone, Debug)]
pub struct ContinueMatch(pub String);

/// Delete the match of this name for good.
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
    /// Whether there is something to go on with: a game that has begun, or a match of which games have been played.
    pub fn is_in_progress(&self) -> bool {
        match self.position().outcome() {
            None => self.can_undo() || self.series().number() > 1,
            Some(_) => self.has_next_game(),
        }
    }

    /// Whether `other` is the next game of this match.
    pub(in crate::play) fn is_followed_by(&self, other: &Self) -> bool {
        self.next_game().is_some_and(|next| *other.setup() == Setup { date: other.setup().date.clone(), ..next })
    }

    /// Whether `other` is this match, as far as this has come.
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
        // One that is known already is not played once more.
        let known = matches.0.iter().find(|listed| listed.name == name).cloned();
        known.or_else(|| summary(name, &text).ok())
    });
    let found = KeptMatches(found.collect());
    matches.set_if_neq(found);
}

/// What a save says of its match.
fn summary(name: String, text: &str) -> Result<KeptMatch, SaveError> {
    let record = Record::parse(&Save::parse(text)?.record)?;
    // What one player has laid is not for the other to see.
    let position = record.replay().ok().map(Replay::into_last).filter(|table| !is_laying(&**table));
    let Record { game, options, players, date, tags, actions, .. } = record;
    let bots = tags.iter().find(|(tag, _)| tag == Bots::TAG).and_then(|(_, bots)| bots.parse::<Bots>().ok());
    let players = bots.map_or_else(|| players.clone(), |bots| bots.given(&players, game.seats()));
    Ok(KeptMatch {
        is_copy: name.starts_with(COPY),
        name,
        title: tags.into_iter().find(|(tag, _)| tag == TITLE).map(|(_, title)| title),
        options,
        position: position.map(|table| table.to_text()),
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

/// First the match is written to its new place, then it is taken from the list: it is never in neither.
fn continue_match(world: &mut World, name: &str) -> Result<(), String> {
    let storage = world.resource::<Storage>().clone();
    show::end(world);
    let text = storage.read(name).map_err(|error| error.to_string())?.ok_or_else(|| text!("save-gone"))?;
    let session = Save::read(&text).map_err(|error| error.to_string())?;
    Shelf::put_running(world).map_err(|error| error.to_string())?;
    if let Some(slot) = world.get_resource::<Slot>() {
        let is_copy = name.starts_with(COPY);
        let forget = |()| if is_copy { Ok(()) } else { storage.remove(name) };
        let moved = storage.write(slot.claim.name(), &text).and_then(forget);
        moved.map_err(|error| error.to_string())?;
    }
    *world.resource_mut::<Session>() = session;
    world.trigger(LookForMatches);
    world.run_schedule(LayEntities);
    world.trigger(BoardLaid::Anew);
    world.trigger(SessionChanged);
    Ok(())
}

fn on_delete_match(delete: On<DeleteMatch>, storage: Res<Storage>, matches: Res<KeptMatches>, mut commands: Commands) {
    // No other name is ours to remove.
    if matches.0.iter().any(|listed| listed.name == delete.0)
        && let Err(error) = storage.remove(&delete.0)
    {
        commands.trigger(Notice::refusal(text!("save-not-deleted", why = error.to_string())));
    }
    commands.trigger(LookForMatches);
}
