//! The decisions of chance in a live match, drawn from its seed.
//!
//! A decision depends only on the position, the seed, and the number of earlier chance decisions, so undoing and playing
//! differently does not change the next roll.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::rules::{Action, AnyGame};

/// The number of faces of a die.
const FACES: u8 = 7;

/// The decision at `table` after this number of earlier chance decisions; `None` if there is nothing to decide.
pub fn drawn_at(table: &dyn AnyGame, seed: u64, chances: usize) -> Option<Action> {
    let mut actions = table.actions();
    if actions.iter().any(|action| matches!(action, Action::Roll { .. })) {
        let [file, rank] = throws_at(table, seed, chances).pop()?;
        return Some(Action::Roll { file, rank });
    }
    // Sorted by token, so that the result does not depend on the order in which actions are listed.
    actions.sort_by_cached_key(|action| action.token(table.seats()).to_string());
    (!actions.is_empty()).then(|| actions[generator(seed, chances).random_range(0..actions.len())])
}

/// The throws of two dice at `table` until the rules accept one, which comes last: it allows an empty square.
/// Empty if no dice are due.
pub fn throws_at(table: &dyn AnyGame, seed: u64, chances: usize) -> Vec<[u8; 2]> {
    let mut generator = generator(seed, chances);
    let mut thrown = Vec::new();
    if table.actions().is_empty() {
        return thrown;
    }
    loop {
        let [file, rank] = [0; 2].map(|_| generator.random_range(1..=FACES));
        thrown.push([file, rank]);
        if table.check(Action::Roll { file, rank }).is_ok() {
            return thrown;
        }
    }
}

fn generator(seed: u64, decision: usize) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&(decision as u64).to_le_bytes());
    ChaCha8Rng::from_seed(key)
}
