//! The format of a save, and the record of a match.

use serde::{Deserialize, Serialize};

use crate::clock::{SavedTimes, TimeControl};
use crate::limit::{self, RECORD_BYTES, SAVE_BYTES, TooLong};
use crate::play::bots::Bots;
use crate::play::session::Session;
use crate::play::setup::{Setup, fresh_seed};
use crate::rules::record::{LinkError, NotASave, SAVE_VERSION, from_link, is_link, is_save, read_save};
use crate::rules::{Action, Record, RecordError, Series};
use crate::settings::Settings;
use crate::storage::StorageError;
use crate::texts::text;

/// The format of a save: JSON with a record inside.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The version of the format.
    pub version: u32,
    /// The match, as a record.
    pub record: String,
    /// The settings at that time. Unreadable settings do not make the match unreadable.
    #[serde(default, deserialize_with = "settings_or_usual")]
    pub settings: Settings,
    /// The times as [`SavedTimes`], if there are clocks. They are parsed separately, so that errors do not lose the
    /// match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<serde_json::Value>,
    /// The undone actions and the other lines, as tokens of whole lines, the oldest first. Errors in them do not lose
    /// the match either.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
}

fn settings_or_usual<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Settings, D::Error> {
    let value = serde_json::Value::deserialize(source)?;
    Ok(serde_json::from_value(value).map_or_else(|_| Settings::default(), Settings::sane))
}

/// The error for a save that cannot be loaded.
#[derive(Clone, Debug, thiserror::Error)]
pub enum SaveError {
    /// It is not in the format of a save.
    #[error(transparent)]
    Form(#[from] NotASave),
    /// Its record is invalid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is an invalid link.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The match could be read, but not stored.
    #[error(transparent)]
    TooLong(#[from] TooLong),
}

impl Save {
    /// Reads a save, a bare record, or a link.
    ///
    /// # Errors
    ///
    /// Tells what is wrong with it.
    pub fn read(text: &str) -> Result<Session, SaveError> {
        if is_link(text) {
            return session_of(&from_link(text)?);
        }
        if !is_save(text) {
            return session_of(&Record::parse(text)?);
        }
        let save = Self::parse(text)?;
        let mut session = session_of(&Record::parse(&save.record)?)?;
        if let Some(times) = save.clock.filter(|_| session.setup().time.is_limited())
            && let Err(error) = SavedTimes::read(&times).and_then(|times| session.restore_times(&times))
        {
            session.note_fault(text!("save-clocks", why = error.to_string()));
        }
        let seats = session.setup().game.seats();
        let parse = |line: &String| line.split_whitespace().map(|token| Action::parse(token, seats).ok()).collect();
        let lines: Vec<Option<Vec<Action>>> = save.lines.iter().map(parse).collect();
        let unread = lines.iter().filter(|line| line.is_none()).count();
        let lost = unread + session.restore_lines(lines.into_iter().flatten().collect());
        if lost > 0 {
            session.note_fault(text!("save-lines-lost", count = lost));
        }
        Ok(session)
    }

    /// Parses the format of a save. Its record is not checked against the rules: see [`Save::read`].
    ///
    /// # Errors
    ///
    /// Tells what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, NotASave> {
        read_save(text)
    }

    /// The save of a match.
    pub fn of(session: &Session, settings: &Settings) -> Self {
        let clock = session.clock().control().is_limited().then(|| session.clock().saved());
        Self {
            version: SAVE_VERSION,
            record: record_of(session).to_string(),
            settings: settings.clone(),
            clock: clock.and_then(|times| serde_json::to_value(times).ok()),
            lines: session.lines_to_save().map(|line| tokens(session, &line)).collect(),
        }
    }

    /// The text of the save. If it would be too long to be read again, the oldest other lines are left out.
    ///
    /// # Errors
    ///
    /// If the match itself is too long.
    pub fn text(&self) -> Result<String, StorageError> {
        let fault = |why: &dyn std::error::Error| StorageError::new(text!("save-the-match"), why);
        limit::check(&self.record, RECORD_BYTES).map_err(|error| fault(&error))?;
        let mut save = self.clone();
        loop {
            let text = serde_json::to_string_pretty(&save).map_err(|error| fault(&error))?;
            match limit::check(&text, SAVE_BYTES) {
                Ok(()) => return Ok(text),
                Err(error) if save.lines.is_empty() => return Err(fault(&error)),
                Err(_) => save.lines.drain(..save.lines.len().div_ceil(2)).for_each(drop),
            }
        }
    }
}

fn tokens(session: &Session, actions: &[Action]) -> String {
    let seats = session.setup().game.seats();
    actions.iter().map(|action| action.token(seats).to_string()).collect::<Vec<_>>().join(" ")
}

/// The record of a match so far, including everything that is hidden from the players. Use [`Record::for_others`] for
/// what is shared.
pub fn record_of(session: &Session) -> Record {
    let setup = session.setup();
    let mut record = Record::new(setup.game);
    record.options.clone_from(&setup.options);
    record.players = setup.bots.recorded(&setup.players, setup.game.seats());
    record.seed = Some(setup.seed);
    record.date.clone_from(&setup.date);
    record.tags.clone_from(&setup.tags);
    record.position.clone_from(&setup.position);
    if let Some(time) = setup.time.tag() {
        record.tags.retain(|(name, _)| name != TimeControl::TAG);
        record.tags.push(time);
    }
    if setup.bots.is_any() {
        record.tags.retain(|(name, _)| name != Bots::TAG);
        record.tags.push((Bots::TAG.to_owned(), setup.bots.text(setup.game.seats().len())));
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

/// The match of a record.
///
/// # Errors
///
/// Tells what is wrong with it.
pub(in crate::play) fn session_of(record: &Record) -> Result<Session, SaveError> {
    let mut tags = record.tags.clone();
    let place = tags.iter().position(|(name, _)| name == TimeControl::TAG);
    let time: Result<TimeControl, _> = place.map_or(Ok(TimeControl::Unlimited), |place| tags[place].1.parse());
    // A tag without a limit, or with an unknown value, stays as it is.
    if let Some(place) = place
        && time.as_ref().is_ok_and(|time| time.is_limited())
    {
        tags.remove(place);
    }
    let place = tags.iter().position(|(name, _)| name == Bots::TAG);
    let bots: Result<Bots, _> = place.map_or(Ok(Bots::default()), |place| tags[place].1.parse());
    if let Some(place) = place
        && bots.is_ok()
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
        players: bots
            .as_ref()
            .map_or_else(|_| record.players.clone(), |bots| bots.given(&record.players, record.game.seats())),
        // A match that was shared while it ran has no seed.
        seed: record.seed.unwrap_or_else(fresh_seed),
        date: record.date.clone(),
        tags,
        position: record.position.clone(),
        bots: bots.clone().unwrap_or_default(),
        time: time.clone().unwrap_or_default(),
        series: series.clone().unwrap_or_default(),
        talk: record.talk,
    };
    let mut session =
        Session::of_record(setup, &record.actions, record.replay()?.talk().cloned()).map_err(RecordError::from)?;
    if let Err(error) = time {
        session.note_fault(text!("save-no-clocks", why = error.to_string()));
    }
    if let Err(error) = bots {
        session.note_fault(text!("save-no-bots", why = error.to_string()));
    }
    if let Err(error) = series {
        session.note_fault(text!("save-no-match", why = error.to_string()));
    }
    limit::check(&record_of(&session).to_string(), RECORD_BYTES)?;
    Ok(session)
}
