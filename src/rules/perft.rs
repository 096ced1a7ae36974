//! Perft: counts the leaves of the game tree, the standard test of a move generator.

use super::action::Action;
use super::any_game::AnyGame;
use super::driver::play_unchecked;
use super::effect::Effects;
use super::game::Game;
use super::history::History;

/// The number of sequences of `depth` actions. A game that ends earlier has no leaves below.
///
/// Bulk counting: the last ply is counted without being played.
///
/// ```
/// use bulldozer_gambit::rules::{Game, perft, pothole};
///
/// let start = pothole::Position::start(&pothole::Options::default());
/// assert_eq!((perft(&start, 1), perft(&start, 2)), (25, 511));
/// ```
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    count(position, depth, &mut position.history(), &|| false)
}

/// The same, but polls `stop` now and then, and returns `None` once it returns true.
pub fn perft_until<G: Game>(position: &G, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64> {
    let leaves = count(position, depth, &mut position.history(), &stop);
    (!stop()).then_some(leaves)
}

/// The count is meaningless once `stop` has returned true.
fn count<G: Game>(position: &G, depth: u32, history: &mut History, stop: &impl Fn() -> bool) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_actions(),
        _ if stop() => 0,
        _ => {
            let mut actions = Vec::with_capacity(64);
            position.actions(&mut actions);
            let mark = history.mark();
            let leaves = actions.into_iter().map(|action| {
                let mut next = position.clone();
                play_unchecked(&mut next, action, history, Effects::ignored());
                let leaves = count(&next, depth - 1, history, stop);
                history.rewind(mark);
                leaves
            });
            leaves.sum()
        }
    }
}

/// Perft by first action: each token with its leaf count, sorted by the token's bytes. `None` if `stop`, which is
/// polled now and then, returns true.
pub fn divide(position: &dyn AnyGame, depth: u32, stop: &dyn Fn() -> bool) -> Option<Vec<(String, u64)>> {
    let below = |action: Action| {
        let mut next = position.clone_box();
        next.play_unchecked(action, Effects::ignored());
        let leaves = next.perft_until(depth.saturating_sub(1), stop)?;
        Some((action.token(position.seats()).to_string(), leaves))
    };
    let mut counts = position.actions().into_iter().map(below).collect::<Option<Vec<_>>>()?;
    counts.sort();
    Some(counts)
}
