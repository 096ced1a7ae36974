//! The set-up of a match.

use std::hash::{BuildHasher as _, RandomState};

use super::bots::Bots;
use super::clock::TimeControl;
use crate::rules::{AnyGame, GameId, Series, SetupError, TalkMode};

/// The set-up of a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game.
    pub game: GameId,
    /// The unusual rule options, by name and value.
    pub options: Vec<(String, String)>,
    /// The players' names in the order of play. For an empty name the seat's name is used.
    pub players: Vec<String>,
    /// The seed of all chance in this match.
    pub seed: u64,
    /// The day the match began, such as `2026.11.20`.
    pub date: Option<String>,
    /// The other tags of its record.
    pub tags: Vec<(String, String)>,
    /// The starting position, if it is not that of the rules.
    pub position: Option<String>,
    /// Which players are bots.
    pub bots: Bots,
    /// The time control.
    pub time: TimeControl,
    /// The number of the game in a match of several games.
    pub series: Series,
    /// The talk mode, in games with talk.
    pub talk: TalkMode,
}

/// An unpredictable seed.
pub fn fresh_seed() -> u64 {
    // The time alone could be guessed. In the browser, where hashes are not random, it is all there is.
    RandomState::new().hash_one(time::OffsetDateTime::now_utc().unix_timestamp_nanos())
}

impl Setup {
    /// `game` with its default rules.
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

    /// Whether this equals `other` apart from the seed: a match without a seed gets a new one each time.
    pub(in crate::play) fn is_but_for_seed(&self, other: &Self) -> bool {
        *self == Self { seed: self.seed, ..other.clone() }
    }

    /// Sets up the table.
    ///
    /// # Errors
    ///
    /// Tells which option or which part of the position is wrong.
    pub fn lay(&self) -> Result<Box<dyn AnyGame>, SetupError> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        self.game.set_up(options, self.position.as_deref())
    }
}
