//! Perft: counting the leaves of the tree of actions, the standard test of a move generator.

use super::action::Action;
use super::effect::Unheard;
use super::game::{Game, AnyGame};
use super::stage::play_unchecked;

/// How many different sequences of `depth` actions there are. A game that ends earlier has no leaves further down.
///
/// The last ply is counted without being played, since nothing below it is asked for.
///
/// ```
/// use bulldozer_gambit::rules::{Game, perft, pothole};
///
/// let start = pothole::Position::start(&pothole::Options::default());
/// assert_eq!((perft(&start, 1), perft(&start, 2)), (25, 511));
/// ```
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_actions(),
        _ => {
            let mut actions = Vec::with_capacity(64);
            position.actions(&mut actions);
            let leaves = actions.into_iter().map(|action| {
                let mut next = position.clone();
                play_unchecked(&mut next, action, &mut Unheard);
                perft(&next, depth - 1)
            });
            leaves.sum()
        }
    }
}

/// Perft by first action: each token with the leaves below it, sorted by the token's bytes.
pub fn divide(position: &dyn AnyGame, depth: u32) -> Vec<(String, u64)> {
    let below = |action: Action| {
        let mut next = position.clone_box();
        next.play_unchecked(action, &mut Unheard);
        (action.token(position.seats()).to_string(), next.perft(depth.saturating_sub(1)))
    };
    let mut counts: Vec<_> = position.actions().into_iter().map(below).collect();
    counts.sort();
    counts
}
