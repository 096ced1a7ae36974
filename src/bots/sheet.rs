//! The evaluation features of a game with its type erased: the input for fitting weights.

use super::evaluate::Evaluate;
use crate::rules::{AnyGame, Decider, GameId, MAX_SEATS, SeatSet, with_game, with_line};

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
        with_game!(game, G => sheet::<G>())
    }

    /// Counts the features of a position of any game.
    pub fn count(table: &dyn AnyGame) -> Counted {
        with_line!(table, known => count(&known.position))
    }
}

fn count(position: &impl Evaluate) -> Counted {
    let mut actions = vec![];
    position.list(true, &mut actions);
    let loud = actions.iter().any(|&action| {
        let stake = position.stake(action);
        stake.noisy && stake.gain >= NOISE
    });
    let begins = position.turn_begins() && matches!(position.decider(), Some(Decider::Seat(_)));
    Counted { features: position.features(), players: position.players(), is_quiet: begins && !loud }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_sheet_and_is_counted() {
        for game in GameId::ALL {
            let sheet = Sheet::of(game);
            assert_eq!(sheet.features.len(), sheet.weights.len());
            let counted = Sheet::count(&*game.set_up([], None).unwrap());
            assert!(counted.features.iter().all(|features| features.len() == sheet.features.len()));
            assert_eq!(counted.players.len() as usize, game.seats().len());
        }
    }
}
