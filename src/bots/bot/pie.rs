//! The first action under the pie rule (option `pie` in Knot): the other side may swap, so the best move is an even one.

use super::Bot;
use crate::bots::player::{Choice, Limits, PlayerError, Situation};
use crate::bots::search::{Progress, Variation};
use crate::bots::strength::Strength;
use crate::rules::{Action, AnyGame, Effects};

/// How many times its level's nodes the choice is worth: it decides more than any other.
const TIMES: u64 = 16;
/// Nodes at the weakest levels, too.
const LEAST_NODES: u64 = 40_000;
/// The most nodes for the first action, which ends within 3 seconds where the level has no limit.
const MOST_NODES: u64 = 2_400_000;
/// First actions that are searched again, with as many nodes as all of them had before.
const CANDIDATES: usize = 4;
/// First actions this much less even than the most even one are drawn, too, in centipawns: scores of first actions are
/// not more exact, and a player who always leaves the same position leaves the other side nothing to decide.
const MARGIN: i32 = 600;

impl Bot {
    /// Draws one of the first `actions` after which neither side is far ahead. Each is searched on its own, for a
    /// search for the best ones learns little about the others. Then the most even ones are searched again (sequential
    /// halving, Karnin and others 2013).
    pub(super) fn choose_even(
        &mut self,
        situation: &Situation<'_>,
        actions: &[Action],
        limits: Limits<'_>,
    ) -> Result<Choice, PlayerError> {
        let nodes = limits.nodes.min(nodes_for_sides(self.strength)).min(MOST_NODES);
        let share = Limits { nodes: nodes / 2, ..limits };
        let mut found = self.one_by_one(situation, actions, share)?;
        let candidates: Vec<Action> =
            (0..CANDIDATES).map_while(|_| most_even(&mut found.best)).map(|variation| variation.actions[0]).collect();
        let seen = found.nodes;
        found = self.one_by_one(situation, &candidates, share)?;
        found.nodes += seen;
        let score = found.best.iter().map(|variation| variation.score.abs()).min().unwrap_or(0);
        let even = found.best.iter().filter(|variation| variation.score.abs() <= score + MARGIN).count();
        for _ in 0..self.chance(situation) % even.max(1) as u64 {
            most_even(&mut found.best);
        }
        let chosen = most_even(&mut found.best).ok_or(PlayerError::NothingToDecide)?;
        Ok(self.choice(situation, &found, &chosen))
    }

    /// Searches each of the actions with its share of the nodes, until the time is up. `best` has them in their order.
    fn one_by_one(
        &mut self,
        situation: &Situation<'_>,
        actions: &[Action],
        limits: Limits<'_>,
    ) -> Result<Progress, PlayerError> {
        let mut found = Progress::default();
        for &action in actions {
            let alone = Limits { nodes: limits.nodes / actions.len() as u64, only: Some(action), ..limits };
            let Progress { depth, nodes, best, .. } = self.analyse(situation, alone, 1, &mut |_| {})?;
            (found.depth, found.nodes) = (found.depth.max(depth), found.nodes + nodes);
            // What is cut off has not been searched as well as the others.
            if !found.best.is_empty() && (limits.stop)() {
                break;
            }
            found.best.extend(best);
        }
        Ok(found)
    }
}

/// The most nodes that a bot searches for the first action, and for the answer to it.
pub(in crate::bots) fn nodes_for_sides(strength: Strength) -> u64 {
    strength.nodes().saturating_mul(TIMES).max(LEAST_NODES)
}

/// Takes out the variation that leaves neither side as far ahead as the others do, the first of several. To sort them
/// would add 3 KB to the page.
fn most_even(found: &mut Vec<Variation>) -> Option<Variation> {
    let place = (0..found.len()).min_by_key(|&place| found[place].score.abs())?;
    Some(found.remove(place))
}

/// Whether the other side may swap sides after this action.
pub(super) fn may_be_taken_over(line: &dyn AnyGame, action: Action) -> bool {
    let mut next = line.clone_box();
    next.play(action, Effects::ignored()).is_ok() && next.actions().contains(&Action::Swap)
}
