//! What a match begins with.

use std::hash::{BuildHasher as _, RandomState};

use super::bots::Bots;
use super::clock::TimeControl;
use crate::rules::{AnyGame, GameId, Series, SetupError, TalkMode};

/// What a new game begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which game.
    pub game: GameId,
    /// Rule options that are not usual, by name and value.
    pub options: Vec<(String, String)>,
    /// The players' names, in the order of play; an empty name is the seat's own.
    pub players: Vec<String>,
    /// The seed of all chance in this match.
    pub seed: u64,
    /// The day the match began, such as `2026.11.20`.
    pub date: Option<String>,
    /// What else its record said.
    pub tags: Vec<(String, String)>,
    /// The position to begin at, where it is not the game's start.
    pub position: Option<String>,
    /// Which players are bots.
    pub bots: Bots,
    /// How much time players have.
    pub time: TimeControl,
    /// Which game of a match of several games it is.
    pub series: Series,
    /// What talk all have agreed on, in games that have talk.
    pub talk: TalkMode,
}

/// A seed that nobody can tell beforehand.
pub fn fresh_seed() -> u64 {
    // The time alone could be guessed; on the page, where hashes have no chance of their own, it is all there is.
    RandomState::new().hash_one(time::OffsetDateTime::now_utc().unix_timestamp_nanos())
}

impl Setup {
    /// `game` with its usual rules.
    pub fn new(game: GameId) -> Self {
        Self {
            game,
            options: Vec::new(),
            players: vec![String::new(); game.seats().len()],
            seed: 0,
            date: None,
            tags: Vec::new(),
            position: None,
            bots: Bots::default(),
            time: TimeControl::default(),
            series: Series::default(),
            talk: TalkMode::default(),
        }
    }

    /// Whether this is `other` with the same or another seed: a match that came without one gets a new one each time.
    pub(in crate::play) fn is_but_for_seed(&self, other: &Self) -> bool {
        *self == Self { seed: self.seed, ..other.clone() }
    }

    /// Lays the table.
    ///
    /// # Errors
    ///
    /// Says which option or which part of the position is wrong.
    pub fn lay(&self) -> Result<Box<dyn AnyGame>, SetupError> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        self.game.set_up(options, self.position.as_deref())
    }
}
