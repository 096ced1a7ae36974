//! Autosave: the current match is saved after every action, under a name unique to this window or tab.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::common_conditions::on_timer;

use super::super::intent::SessionChanged;
use super::super::session::Session;
use super::super::setup::Setup;
use super::super::show::{Waiting, show_is_on};
use super::format::Save;
use super::post::{KnownMatch, MatchPlace, is_by_post, older};
use super::shelf::Shelf;
use super::slot::{AUTOSAVE, Slot};
use crate::notice::Notice;
use crate::settings::{Settings, SettingsSystems};
use crate::storage::Storage;
use crate::texts::text;

/// Limits the thinking time that a player can regain by closing the page, which is not announced.
const KEEP_TIMES_EVERY: Duration = Duration::from_secs(10);

/// Marks an app that keeps its match between two runs.
#[derive(Resource, Copy, Clone, Debug)]
pub struct Autosave;

/// Marks an app whose session was chosen on the command line, so that the autosave does not replace it.
#[derive(Resource, Copy, Clone, Debug)]
pub struct BeginsWithSession;

pub(super) fn plugin(app: &mut App) {
    let timed = |session: Res<Session>| session.clock().control().is_limited();
    let runs = |session: Res<Session>| session.timed_seat().is_some() && !session.is_paused();
    let in_time = on_timer(KEEP_TIMES_EVERY).and_then(runs).or_else(on_message::<AppExit>);
    app.add_systems(
        PreStartup,
        (claim, look_for_post.run_if(resource_exists::<BeginsWithSession>), restore)
            .chain()
            .after(SettingsSystems)
            .run_if(resource_exists::<Autosave>),
    )
    // Saved at once, as the fragment of the page address with the match is cleared afterwards.
    .add_systems(Startup, keep.run_if(resource_exists::<Slot>.and_then(resource_exists::<BeginsWithSession>)))
    .add_systems(Last, keep.run_if(resource_exists::<Slot>.and_then(timed).and_then(not(show_is_on)).and_then(in_time)))
    .add_observer(on_session_changed);
}

/// Claims a name for this app. Matches of closed windows are moved to the unfinished matches.
fn claim(storage: Res<Storage>, mut commands: Commands) {
    let claim = storage.claim(AUTOSAVE);
    if !claim.is_first() {
        let name = claim.name();
        commands.trigger(Notice::news(text!("save-second-window", name = name)));
    }
    for left in storage.claim_left(AUTOSAVE, &claim) {
        let text = storage.read(left.name()).ok().flatten();
        // Unreadable saves stay where they are.
        let Some(Ok(session)) = text.as_deref().map(Save::read) else { continue };
        let put = Shelf::new(&storage, &claim).put(&session, text.unwrap_or_default());
        if let Err(error) = put.and_then(|()| storage.remove(left.name())) {
            warn!("a match of a closed window stays under its name: {error}");
        }
    }
    let kept = storage.read(claim.name()).ok().flatten();
    commands.insert_resource(Slot { claim, kept, failed: false });
}

/// A match by post that was chosen takes the place of the match that it goes on from. A link that is older than that, or
/// contradicts it, is not opened.
fn look_for_post(
    storage: Res<Storage>,
    slot: Res<Slot>,
    settings: Res<Settings>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    if !is_by_post(&session) {
        return;
    }
    let kept = match storage.read(slot.claim.name()).map(|text| text.map(|text| Save::read(&text))) {
        Ok(Some(Ok(kept))) => Some(kept),
        // What cannot be read is moved out of the way, before anything is written there.
        Ok(Some(Err(error))) => {
            keep_aside(&storage, &slot, &mut commands, &error.to_string());
            None
        }
        Ok(None) | Err(_) => None,
    };
    let place = match KnownMatch::find(&session, kept.as_ref(), &storage, Some(slot.claim.name())) {
        KnownMatch::New => return,
        KnownMatch::Continued(place) => place,
        KnownMatch::Ahead(place, own) => {
            if let Some(words) = older(&session, &own) {
                commands.trigger(Notice::news(words));
            }
            *session = *own;
            place
        }
        KnownMatch::Refused(why) => {
            commands.trigger(Notice::refusal(why));
            // The last match goes on, if there is one.
            let Some(own) = kept.clone().or_else(|| Session::new(Setup::new(session.setup().game)).ok()) else {
                return;
            };
            *session = own;
            MatchPlace::Current
        }
    };
    let text = Save::of(&session, &settings).text();
    let moved = text.and_then(|text| {
        if let (MatchPlace::Shelf(_), Some(kept)) = (&place, &kept) {
            Shelf::new(&storage, &slot.claim).put(kept, Save::of(kept, &settings).text()?)?;
        }
        storage.write(slot.claim.name(), &text)?;
        match &place {
            MatchPlace::Current => Ok(()),
            MatchPlace::Shelf(name) => storage.remove(name),
        }
    });
    if let Err(error) = moved {
        commands.trigger(Notice::refusal(text!("save-fails", why = error.to_string())));
    }
}

/// Restores the match of the last run, or puts it aside for a chosen one. An unreadable save is kept.
fn restore(
    storage: Res<Storage>,
    slot: Res<Slot>,
    chosen: Option<Res<BeginsWithSession>>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    let read = match storage.read(slot.claim.name()) {
        Ok(Some(text)) => Save::read(&text).map(|read| (read, text)).map_err(|error| error.to_string()),
        Ok(None) => return,
        Err(error) => Err(error.to_string()),
    };
    match read {
        Ok((read, _)) if chosen.is_none() => *session = read,
        // A match that is being continued is not put aside.
        Ok((read, _)) if read.is_continued_by(&session) => {}
        Ok((read, text)) => {
            if let Err(error) = Shelf::new(&storage, &slot.claim).put(&read, text) {
                stop_saving(&mut commands);
                commands.trigger(Notice::refusal(text!("save-not-put-aside", why = error.to_string())));
            }
        }
        Err(error) => keep_aside(&storage, &slot, &mut commands, &error),
    }
}

/// Moves an unreadable save out of the way. If that fails, nothing is saved any more.
fn keep_aside(storage: &Storage, slot: &Slot, commands: &mut Commands, error: &str) {
    let told = match storage.set_aside(slot.claim.name()) {
        Ok(place) => text!("save-unread-kept", why = error, place = place),
        Err(fault) => {
            stop_saving(commands);
            text!("save-unread-lost", why = error, fault = fault.to_string())
        }
    };
    commands.trigger(Notice::refusal(told));
}

fn stop_saving(commands: &mut Commands) {
    commands.remove_resource::<Autosave>();
    commands.remove_resource::<Slot>();
}

fn on_session_changed(
    _: On<SessionChanged>,
    slot: Option<Res<Slot>>,
    waiting: Option<Res<Waiting>>,
    mut commands: Commands,
) {
    // Demos and exercises are not saved.
    if slot.is_some() && waiting.is_none() {
        commands.run_system_cached(keep);
    }
}

/// Saves the current match, if autosave is on.
pub(in crate::play) fn keep_now(world: &mut World) {
    if world.contains_resource::<Slot>()
        && let Err(error) = world.run_system_cached(keep)
    {
        warn!("the match could not be kept: {error}");
    }
}

fn keep(
    session: Res<Session>,
    settings: Res<Settings>,
    storage: Res<Storage>,
    mut slot: ResMut<Slot>,
    mut commands: Commands,
) {
    // The host keeps the match of its table. The player's own one stays as it was kept last.
    if session.is_together() {
        return;
    }
    if !slot.claim.is_held() && storage.read(slot.claim.name()).is_ok_and(|found| found != slot.kept) {
        slot.claim = storage.claim_empty(AUTOSAVE, &slot.claim);
        commands.trigger(Notice::news(text!("save-other-name", name = slot.claim.name())));
    }
    let text = Save::of(&session, &settings).text();
    match text.and_then(|text| storage.write(slot.claim.name(), &text).map(|()| text)) {
        Ok(text) => {
            slot.kept = Some(text).filter(|_| !slot.claim.is_held());
            slot.failed = false;
        }
        // Reported only once, although saving is tried again after every action.
        Err(_) if slot.failed => {}
        Err(error) => {
            slot.failed = true;
            commands.trigger(Notice::refusal(text!("save-fails", why = error.to_string())));
        }
    }
}
