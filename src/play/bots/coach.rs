//! Coach: the results of the humans of this device, and the strength of bots that follows from them.

use core::cmp::Ordering;
use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::seat::{BotSeat, Bots};
use crate::bots::{CoachRecord, placement};
use crate::notice::Notice;
use crate::play::forget::Forget;
use crate::play::resolve::ActionPlayed;
use crate::play::session::Session;
use crate::play::setup::Setup;
use crate::play::show::show_is_on;
use crate::rules::{GameId, Seat, SeatSet, excerpt};
use crate::storage::{Storage, StorageError};
use crate::texts::text;

/// What is known of the humans of this device.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct CoachBook {
    games: BTreeMap<GameId, CoachRecord>,
    /// The seeds of the last games that were counted: a game whose end is taken back and played again counts once.
    counted: Vec<u64>,
    /// Whether the file could be neither read nor moved, and must not be overwritten.
    #[serde(skip)]
    writes_nothing: bool,
}

/// How bots will play in the next match, compared with this finished one; `None` if it was not counted.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct CoachChange(pub Option<Ordering>);

/// By how many tenths of a level bots have moved from their strength in this match, as far as the players know.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct EasingTold(i8);

/// The name that the book is stored under.
const NAME: &str = "coach";
/// How many games are remembered as counted.
const COUNTED: usize = 16;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CoachBook>()
        .init_resource::<CoachChange>()
        .init_resource::<EasingTold>()
        .init_resource::<Storage>()
        .forget_when_laid::<CoachChange>()
        .forget_with_match::<EasingTold>()
        .add_systems(Startup, read)
        .add_systems(Update, count.run_if(on_message::<ActionPlayed>.and_then(not(show_is_on))));
}

impl CoachBook {
    /// The bot with the strength that it has in the next match of a game, if it adapts.
    pub(in crate::play) fn seated(&self, game: GameId, bot: BotSeat) -> BotSeat {
        let strength = self.games.get(&game).copied().unwrap_or_default().strength;
        BotSeat { coach: bot.coach.map(|_| strength), ..bot }
    }

    /// The set-up with the strength of bots that adapt. It stays the same for all games of a match.
    pub(in crate::play) fn set_up(&self, setup: &Setup) -> Setup {
        if setup.series.number() > 1 {
            return setup.clone();
        }
        let bots = Bots(setup.bots.0.map(|bot| bot.map(|bot| self.seated(setup.game, bot))));
        Setup { bots, ..setup.clone() }
    }

    /// Counts a game, and returns how the bots will play in the next match, compared with before. `None` if it does not
    /// count: it is not over, has been counted, has no bots that adapt or no humans, or began from a position of the
    /// players' own.
    fn count(&mut self, session: &Session) -> Option<Ordering> {
        let (setup, outcome) = (session.setup(), session.position().outcome()?);
        let humans: SeatSet = session.humans().collect();
        let all = (0..session.position().seats().len() as u8).map(Seat);
        let seating = session.position().seating();
        let is_partner = |seat: &Seat| seating.sides[seat.index()].0 & humans.0 != 0;
        let is_rival = |seat: &Seat| seating.has_player(*seat) && !is_partner(seat);
        let coached = |seat: &Seat| session.bot_at(*seat).is_some_and(|bot| bot.coach.is_some()) && is_rival(seat);
        let players = all.filter(|seat| humans.contains(*seat) || coached(seat)).collect();
        let placement = placement(&outcome, humans, players)?;
        let is_own = setup.position.is_some() && !setup.is_balanced();
        if is_own || self.counted.contains(&setup.seed) {
            return None;
        }
        let record = self.games.entry(setup.game).or_default();
        let before = record.strength;
        *record = record.after(placement);
        let change = record.strength.cmp(&before);
        self.counted.push(setup.seed);
        let forgotten = self.counted.len().saturating_sub(COUNTED);
        self.counted.drain(..forgotten);
        Some(change)
    }

    fn keep(&self, storage: &Storage) {
        if self.writes_nothing {
            return;
        }
        let text = serde_json::to_string_pretty(self).map_err(|error| StorageError::new(NAME, &error));
        if let Err(error) = text.and_then(|text| storage.write(NAME, &text)) {
            warn!("the results for Coach could not be kept: {error}");
        }
    }
}

impl EasingTold {
    /// The notice that bots now play `tenths` of a level above their strength, or below it if negative. `None` if the
    /// players know that already.
    pub(super) fn news(&mut self, tenths: i8) -> Option<Notice> {
        let before = core::mem::replace(&mut self.0, tenths);
        match tenths.cmp(&before) {
            Ordering::Equal => None,
            _ if tenths == 0 => Some(Notice::news(text!("coach-as-before"))),
            Ordering::Less => Some(Notice::news(text!("coach-weaker-now"))),
            Ordering::Greater => Some(Notice::news(text!("coach-stronger-now"))),
        }
    }
}

/// A file that cannot be read is kept under another name.
fn read(storage: Res<Storage>, mut book: ResMut<CoachBook>, mut commands: Commands) {
    let why = match storage.read(NAME) {
        Ok(None) => return,
        Ok(Some(text)) => match serde_json::from_str(&text) {
            Ok(read) => {
                *book = read;
                return;
            }
            Err(error) => {
                book.writes_nothing = storage.set_aside(NAME).is_err();
                excerpt(&error.to_string())
            }
        },
        Err(error) => {
            book.writes_nothing = true;
            error.to_string()
        }
    };
    commands.trigger(Notice::refusal(text!("coach-unread", why = why)));
}

fn count(session: Res<Session>, storage: Res<Storage>, mut book: ResMut<CoachBook>, mut change: ResMut<CoachChange>) {
    if session.position().outcome().is_none() {
        return;
    }
    if let Some(found) = book.count(&session) {
        change.0 = Some(found);
        book.keep(&storage);
    }
}
