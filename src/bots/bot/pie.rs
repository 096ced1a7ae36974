//! The first action under the pie rule (option `pie` in Knot): the other side may swap, so the best move is an even one.

use super::Bot;
use crate::bots::player::{Choice, Limits, PlayerError, Situation};
use crate::bots::search::{Progress, Variation};
use crate::rules::{Action, AnyGame, Effects};

/// Nodes of each search at the end: no fewer at the weakest levels, and no more without a limit, to end within 3 seconds.
const LEAST_NODES: u64 = 5_000;
const MOST_NODES: u64 = 300_000;
/// How many times these nodes the choice is worth: it decides more than any other.
pub(super) const TIMES: u64 = 8;
/// First actions that are searched again, with as many nodes as all of them had before.
const CANDIDATES: usize = 4;
/// First actions this much less even than the most even one are drawn, too, in centipawns: scores of first actions are
/// not more exact, and a player who always leaves the same position leaves the other side nothing to decide.
const MARGIN: i32 = 600;

impl Bot {
    /// Draws a first action after which neither side is far ahead. Each is searched on its own, for a search for the best
    /// ones learns little about the others. Then the most even ones are searched again (sequential halving, Karnin and
    /// others 2013).
    pub(super) fn choose_even(&mut self, situation: &Situation<'_>, limits: Limits<'_>) -> Result<Choice, PlayerError> {
        let nodes = limits.nodes.min(TIMES * self.strength.nodes().clamp(LEAST_NODES, MOST_NODES));
        let mut found = Progress::default();
        for kept in [usize::MAX, CANDIDATES] {
            let actions = match &found.best[..] {
                [] => situation.line.actions(),
                known => known.iter().take(kept).map(|variation| variation.actions[0]).collect(),
            };
            let share = nodes / 2 / actions.len() as u64;
            let mut searched = Vec::new();
            for action in actions {
                let alone = Limits { nodes: share, only: Some(action), ..limits };
                let Progress { depth, nodes, best, .. } = self.analyse(situation, alone, 1, &mut |_| {})?;
                (found.depth, found.nodes) = (found.depth.max(depth), found.nodes + nodes);
                // What is cut off has not been searched as well as the others.
                if !searched.is_empty() && (limits.stop)() {
                    break;
                }
                searched.extend(best);
            }
            found.best = searched;
            found.best.sort_by_key(unevenness);
        }
        let first = found.best.first().ok_or(PlayerError::NothingToDecide)?;
        let most = unevenness(first) + MARGIN;
        let even = found.best.iter().take_while(|variation| unevenness(variation) <= most).count();
        let drawn = self.chance(situation) % even as u64;
        Ok(self.choice(situation, &found, &found.best[drawn as usize]))
    }
}

/// How far one side is ahead, in centipawns.
const fn unevenness(variation: &Variation) -> i32 {
    variation.score.abs()
}

/// Whether the other side may swap sides after this action.
pub(super) fn may_be_taken_over(line: &dyn AnyGame, action: Action) -> bool {
    let mut next = line.clone_box();
    next.play(action, Effects::ignored()).is_ok() && next.actions().contains(&Action::Swap)
}
