//! Random play, for measuring.

use bulldozer_gambit::rules::{Effects, Game, Line};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Plays random actions to the end of so many games from the start; returns their number.
pub fn random_actions<G: Game>(games: u64) -> u64 {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut actions = Vec::with_capacity(128);
    let start = G::start(&G::Options::default());
    let mut played = 0;
    for _ in 0..games {
        let mut line = Line::new(start.clone());
        while line.outcome().is_none() {
            actions.clear();
            line.actions(&mut actions);
            line.play_unchecked(actions[rng.random_range(0..actions.len())], Effects::unheard());
            played += 1;
        }
    }
    played
}
