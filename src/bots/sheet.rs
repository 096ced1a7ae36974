//! The features of a position whose game is known to nobody else: what weights are fitted by.

use core::any::Any;

use super::evaluate::Evaluate;
use crate::rules::{AnyGame, Decider, Describe, GameId, Line, MAX_SEATS, SeatSet, auction, knot, pothole, quad};

/// In hundredths of a pawn: who can take this much at once is not in a quiet position.
const NOISE: i32 = 100;

/// What positions of a game are valued by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The names of the features.
    pub features: &'static [&'static str],
    /// What each is worth, in hundredths of a pawn.
    pub weights: &'static [i32],
    /// So many of them, from the first, are things to have: [`Evaluate::ASSETS`].
    pub assets: usize,
}

/// What a position has of each feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// How many times each seat has each feature.
    pub features: [Vec<i32>; MAX_SEATS],
    /// Who is still in the game.
    pub players: SeatSet,
    /// Whether a turn begins in which nothing of worth can be taken at once.
    pub is_quiet: bool,
}

impl Sheet {
    /// The features of a game, with the weights that bots play by.
    pub const fn of(game: GameId) -> Self {
        const fn sheet<G: Evaluate>() -> Sheet {
            Sheet { features: G::FEATURES, weights: G::WEIGHTS, assets: G::ASSETS }
        }
        match game {
            GameId::Pothole => sheet::<pothole::Position>(),
            GameId::Knot => sheet::<knot::Position>(),
            GameId::Quad => sheet::<quad::Position>(),
            GameId::Auction => sheet::<auction::Position>(),
        }
    }

    /// Counts the features at a table of any game.
    pub fn count(table: &dyn AnyGame) -> Option<Counted> {
        count::<pothole::Position>(table)
            .or_else(|| count::<knot::Position>(table))
            .or_else(|| count::<quad::Position>(table))
            .or_else(|| count::<auction::Position>(table))
    }
}

fn count<G: Evaluate + Describe>(table: &dyn AnyGame) -> Option<Counted> {
    let position = (table as &dyn Any).downcast_ref::<Line<G>>()?.position;
    let mut actions = vec![];
    position.list(true, &mut actions);
    let loud = actions.iter().any(|&action| {
        let stake = position.stake(action);
        stake.noisy && stake.gain >= NOISE
    });
    let begins = table.turn_begins() && matches!(position.decider(), Some(Decider::Seat(_)));
    Some(Counted { features: position.features(), players: position.players(), is_quiet: begins && !loud })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_sheet_and_is_counted() {
        for game in GameId::ALL {
            let sheet = Sheet::of(game);
            assert_eq!(sheet.features.len(), sheet.weights.len());
            let counted = Sheet::count(&*game.set_up([], None).unwrap()).unwrap();
            assert!(counted.features.iter().all(|features| features.len() == sheet.features.len()));
            assert_eq!(counted.players.len() as usize, game.seats().len());
        }
    }
}
