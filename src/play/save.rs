//! Saves: a record, the settings and the times. The match is saved after every action.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::common_conditions::on_timer;
use serde::{Deserialize, Serialize};

use super::clock::{SavedTimes, TimeControl};
use super::intent::SessionChanged;
use super::session::{Session, Setup};
use crate::notice::Notice;
use crate::rules::{Record, RecordError, Series};
use crate::settings::Settings;
use crate::storage::Storage;

/// The version that this program writes and reads.
const VERSION: u32 = 1;
/// What the running match is kept under.
const AUTOSAVE: &str = "autosave";
/// Who closes the page, which says nothing, gets no more time back for the move he is thinking about.
const KEEP_TIMES_EVERY: Duration = Duration::from_secs(10);

/// A save as it is written: JSON around a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The version of this form.
    pub version: u32,
    /// The match, as a record.
    pub record: String,
    /// The settings at the time. A match is not lost over a setting that cannot be read.
    #[serde(default, deserialize_with = "settings_or_usual")]
    pub settings: Settings,
    /// The times, as [`SavedTimes`], where time is counted. They are read apart: no match is lost over them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<serde_json::Value>,
}

fn settings_or_usual<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Settings, D::Error> {
    let value = serde_json::Value::deserialize(source)?;
    Ok(serde_json::from_value(value).map_or_else(|_| Settings::default(), Settings::sane))
}

/// Why a save cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It is neither a save nor a record.
    #[error("this is not a save: {0}")]
    Form(#[from] serde_json::Error),
    /// It was written by another version.
    #[error("this save has version {found}; this program reads version {VERSION}")]
    Version {
        /// The save's version.
        found: u32,
    },
    /// Its record is broken.
    #[error("{0}")]
    Record(#[from] RecordError),
}

impl Save {
    /// Reads a save, or a record on its own.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub fn read(text: &str) -> Result<Session, SaveError> {
        if !text.trim_start().starts_with('{') {
            return session_of(&Record::parse(text)?);
        }
        /// Read first, so that a later version is named as such whatever else has changed.
        #[derive(Deserialize)]
        struct Head {
            version: u32,
        }
        let head: Head = serde_json::from_str(text)?;
        if head.version != VERSION {
            return Err(SaveError::Version { found: head.version });
        }
        let save: Self = serde_json::from_str(text)?;
        let mut session = session_of(&Record::parse(&save.record)?)?;
        if let Some(times) = save.clock.filter(|_| session.setup().time.is_limited())
            && let Err(error) = SavedTimes::read(&times).and_then(|times| session.restore_times(&times))
        {
            session.note_fault(format!("The clocks begin anew, for theirs could not be read: {error}."));
        }
        Ok(session)
    }

    /// The save of a running match.
    pub fn of(session: &Session, settings: &Settings) -> Self {
        let clock = session.clock().control().is_limited().then(|| session.clock().saved());
        Self {
            version: VERSION,
            record: record_of(session).to_string(),
            settings: settings.clone(),
            clock: clock.and_then(|times| serde_json::to_value(times).ok()),
        }
    }
}

/// The record of a match, as far as it has come.
pub fn record_of(session: &Session) -> Record {
    let setup = session.setup();
    let mut record = Record::new(setup.game);
    record.options.clone_from(&setup.options);
    record.players.clone_from(&setup.players);
    record.seed = Some(setup.seed);
    record.date.clone_from(&setup.date);
    record.tags.clone_from(&setup.tags);
    record.position.clone_from(&setup.position);
    if setup.time.is_limited() {
        record.tags.retain(|(name, _)| name != TimeControl::TAG);
        record.tags.push((TimeControl::TAG.to_owned(), setup.time.to_string()));
    }
    if setup.series.is_match() {
        record.tags.retain(|(name, _)| !Series::TAGS.contains(&name.as_str()));
        record.tags.extend(setup.series.tags(setup.game.seats().len()));
    }
    record.talk = setup.talk;
    record.remarks = session.talk().map_or_else(Vec::new, |talk| talk.remarks().to_vec());
    record.actions = session.actions().collect();
    record.note_result(session.position());
    record
}

fn session_of(record: &Record) -> Result<Session, SaveError> {
    let mut tags = record.tags.clone();
    let place = tags.iter().position(|(name, _)| name == TimeControl::TAG);
    let time: Result<TimeControl, _> = place.map_or(Ok(TimeControl::Unlimited), |place| tags[place].1.parse());
    // A tag that says no limit, or nothing that is understood, stays as it is.
    if let Some(place) = place
        && time.as_ref().is_ok_and(|time| time.is_limited())
    {
        tags.remove(place);
    }
    let series = Series::read(&tags, record.game.seats().len());
    if series.as_ref().is_ok_and(Series::is_match) {
        tags.retain(|(name, _)| !Series::TAGS.contains(&name.as_str()));
    }
    let setup = Setup {
        game: record.game,
        options: record.options.clone(),
        players: record.players.clone(),
        seed: record.seed.unwrap_or_default(),
        date: record.date.clone(),
        tags,
        position: record.position.clone(),
        time: time.clone().unwrap_or_default(),
        series: series.clone().unwrap_or_default(),
        talk: record.talk,
    };
    let mut session = Session::of_replay(setup, &record.replay()?, &record.actions);
    if let Err(error) = time {
        session.note_fault(format!("The match goes on without clocks, for its tag was not understood: {error}."));
    }
    if let Err(error) = series {
        session.note_fault(format!("The game goes on without its match, which was not understood: {error}."));
    }
    Ok(session)
}

/// Marks an app that keeps its match between two runs.
#[derive(Resource, Copy, Clone, Debug)]
pub struct Autosave;

/// Marks an app whose session was chosen on the command line: the autosave is not restored over it.
#[derive(Resource, Copy, Clone, Debug)]
pub struct BeginsWithSession;

pub(super) fn plugin(app: &mut App) {
    let restores = resource_exists::<Autosave>.and_then(not(resource_exists::<BeginsWithSession>));
    let timed = |session: Res<Session>| session.clock().control().is_limited();
    let runs = |session: Res<Session>| session.timed_seat().is_some() && !session.is_paused();
    let in_time = on_timer(KEEP_TIMES_EVERY).and_then(runs).or_else(on_message::<AppExit>);
    app.add_systems(PreStartup, restore.run_if(restores))
        .add_systems(Last, keep.run_if(resource_exists::<Autosave>.and_then(timed).and_then(in_time)))
        .add_observer(on_session_changed);
}

/// Goes on where the last run ended. What cannot be read is kept aside.
fn restore(storage: Res<Storage>, mut session: ResMut<Session>, mut commands: Commands) {
    let text = match storage.read(AUTOSAVE) {
        Ok(Some(text)) => text,
        Ok(None) => return,
        Err(error) => {
            keep_aside(&storage, &mut commands, &error);
            return;
        }
    };
    match Save::read(&text) {
        Ok(read) => *session = read,
        Err(error) => keep_aside(&storage, &mut commands, &error),
    }
}

/// Makes room for new saves without losing the one that cannot be read. Where that is impossible, nothing is saved.
fn keep_aside(storage: &Storage, commands: &mut Commands, error: &dyn core::fmt::Display) {
    let kept = match storage.set_aside(AUTOSAVE) {
        Ok(place) => format!("It is kept in {place}."),
        Err(error) => {
            commands.remove_resource::<Autosave>();
            format!("It could not be put aside ({error}), so this game is not saved.")
        }
    };
    commands.trigger(Notice(format!("The last game could not be restored: {error}. {kept}")));
}

fn on_session_changed(_: On<SessionChanged>, autosave: Option<Res<Autosave>>, mut commands: Commands) {
    if autosave.is_some() {
        commands.run_system_cached(keep);
    }
}

fn keep(session: Res<Session>, settings: Res<Settings>, storage: Res<Storage>, mut commands: Commands) {
    let text = serde_json::to_string_pretty(&Save::of(&session, &settings)).unwrap_or_default();
    if let Err(error) = storage.write(AUTOSAVE, &text) {
        commands.trigger(Notice(format!("The game could not be saved: {error}.")));
    }
}
