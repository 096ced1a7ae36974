//! The evaluation features of a game with its type erased: the input for fitting weights.

use core::any::Any;

use super::evaluate::Evaluate;
use crate::rules::{AnyGame, Decider, Describe, GameId, Line, MAX_SEATS, SeatSet, auction, knot, pothole, quad};

/// In centipawns: a position in which the player to move can win this much at once is not quiet.
const NOISE: i32 = 100;

/// The evaluation features of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The names of the features.
    pub features: &'static [&'static str],
    /// Their weights, in centipawns.
    pub weights: &'static [i32],
    /// How many of them, from the first, are assets: [`Evaluate::ASSETS`].
    pub assets: usize,
}

/// The feature counts of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The count of each feature for each seat.
    pub features: [Vec<i32>; MAX_SEATS],
    /// The players still in the game.
    pub players: SeatSet,
    /// Whether a turn begins and the player to move can win nothing substantial at once.
    pub is_quiet: bool,
}

impl Sheet {
    /// The features of a game, with the weights that bots use.
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

    /// Counts the features of a position of any game.
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
