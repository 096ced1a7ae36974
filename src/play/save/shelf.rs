//! The storage of unfinished matches, and of copies that players keep.

use bevy::prelude::*;

use super::format::Save;
use super::slot::Slot;
use crate::notice::Notice;
use crate::play::session::Session;
use crate::settings::Settings;
use crate::storage::{Claim, Storage, StorageError};
use crate::texts::text;

/// The prefix of unfinished matches, followed by the name of the claim that has put them aside, and a number.
pub(super) const LEFT: &str = "unfinished-";
/// The prefix of copies, followed by the same.
pub(super) const COPY: &str = "kept-";
/// The tag with the title of a match (PGN: Event).
pub(super) const TITLE: &str = "Event";

/// Triggered to read the list again, as other windows change it too.
#[derive(Event, Copy, Clone, Debug)]
pub struct LookForMatches;

/// Triggered to keep a copy of the current match under this title.
#[derive(Event, Clone, Debug)]
pub struct KeepCopy(pub String);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_keep_copy);
}

/// The storage for matches that are put aside.
pub(in crate::play) struct Shelf<'a> {
    storage: &'a Storage,
    claim: &'a Claim,
}

impl<'a> Shelf<'a> {
    pub(super) const fn new(storage: &'a Storage, claim: &'a Claim) -> Self {
        Self { storage, claim }
    }

    /// Puts aside a match with the save `text`, if it has begun and is not over.
    pub(super) fn put(&self, session: &Session, text: String) -> Result<(), StorageError> {
        if !session.is_in_progress() {
            return Ok(());
        }
        self.write(LEFT, &text)
    }

    /// Names contain the claim, which only this app has, so they are unique.
    fn write(&self, kind: &str, text: &str) -> Result<(), StorageError> {
        let beginning = format!("{kind}{}-", self.claim.name());
        let numbers = self.storage.names(&beginning)?;
        let numbers = numbers.iter().filter_map(|name| name[beginning.len()..].parse::<u32>().ok());
        let number = numbers.max().unwrap_or_default() + 1;
        self.storage.write(&format!("{beginning}{number:04}"), text)
    }

    /// Puts the current match aside before another replaces it. Does nothing in an app without autosave.
    pub(in crate::play) fn put_running(world: &mut World) -> Result<(), StorageError> {
        Self::put_in(world, world.resource::<Session>())?;
        world.trigger(LookForMatches);
        Ok(())
    }

    /// Puts a match aside. Returns whether the app keeps any. The list of matches is to be read again.
    pub(in crate::play) fn put_in(world: &World, session: &Session) -> Result<bool, StorageError> {
        let Some(slot) = world.get_resource::<Slot>() else { return Ok(false) };
        let text = Save::of(session, world.resource::<Settings>()).text()?;
        Shelf::new(world.resource::<Storage>(), &slot.claim).put(session, text)?;
        Ok(true)
    }
}

fn on_keep_copy(
    keep: On<KeepCopy>,
    session: Res<Session>,
    settings: Res<Settings>,
    storage: Res<Storage>,
    slot: Option<Res<Slot>>,
    mut commands: Commands,
) {
    let Some(slot) = slot else {
        commands.trigger(Notice::refusal(text!("save-keeps-nothing")));
        return;
    };
    let mut copy = session.clone();
    let tags = &mut copy.setup_mut().tags;
    tags.retain(|(tag, _)| tag != TITLE);
    tags.push((TITLE.to_owned(), keep.0.clone()));
    let text = Save::of(&copy, &settings).text();
    match text.and_then(|text| Shelf::new(&storage, &slot.claim).write(COPY, &text)) {
        Ok(()) => commands.trigger(LookForMatches),
        Err(error) => commands.trigger(Notice::refusal(text!("save-not-kept", why = error.to_string()))),
    }
}
