//! The set-up of a match.

use std::hash::{BuildHasher as _, RandomState};

use super::bots::Bots;
use crate::clock::TimeControl;
use crate::rules::{AnyGame, GameId, Series, SetupError, TalkMode, zobrist};

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

/// An unpredictable seed: from the system's source of random numbers, or a hash of the time where there is none.
pub fn fresh_seed() -> u64 {
    getrandom::u64()
        .unwrap_or_else(|_| RandomState::new().hash_one(time::OffsetDateTime::now_utc().unix_timestamp_nanos()))
}

/// The seed of the game after one with `seed`: the next number of `SplitMix64`. So the first game's seed determines the
/// chance of all games of a match.
pub(super) const fn next_seed(seed: u64) -> u64 {
    zobrist(seed)
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

    /// `game` as it is offered to players: from a balanced start, if it has any.
    pub fn offered(game: GameId) -> Self {
        Self { position: game.kit().balanced.first().map(|&start| start.to_owned()), ..Self::new(game) }
    }

    /// Whether the match begins from one of the game's balanced starts.
    pub fn is_balanced(&self) -> bool {
        self.game.kit().is_balanced(self.position.as_deref())
    }

    /// Lets the seed draw the balanced start, if the match begins from one.
    pub fn draw_start(&mut self) {
        let kit = self.game.kit();
        if let Some(drawn) = kit.drawn_start(self.seed).filter(|_| self.is_balanced()) {
            self.position = Some(kit.balanced[drawn].to_owned());
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn seeds_draw_all_balanced_starts() {
        let starts = GameId::Knot.kit().balanced;
        let drawn = (0..40 * starts.len() as u64).map(|seed| {
            let mut setup = Setup { seed, ..Setup::offered(GameId::Knot) };
            setup.draw_start();
            assert!(setup.is_balanced());
            setup.position.unwrap()
        });
        assert_eq!(drawn.collect::<BTreeSet<_>>().len(), starts.len());
    }

    #[test]
    fn nothing_is_drawn_without_balanced_starts() {
        for mut setup in [Setup::offered(GameId::Quad), Setup::new(GameId::Knot)] {
            let before = setup.clone();
            setup.draw_start();
            assert_eq!((setup.position.as_deref(), &setup), (None, &before));
        }
    }
}
