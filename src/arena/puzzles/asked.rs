//! The solution of a puzzle step: the best actions, and the best of the rest.

use crate::bots::Variation;
use crate::rules::Action;

/// Equally good actions, of which the solver must find one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The best actions, with their principal variations.
    pub best: Vec<Variation>,
    /// The best of the other actions.
    pub next: Variation,
    /// Another action that looks tempting.
    pub tempting: Option<Variation>,
}

impl Asked {
    /// Maximum number of equally good actions.
    const MOST_BEST: usize = 3;
    /// How many lines must be searched to be sure.
    pub(super) const LINES: usize = Self::MOST_BEST + 1;
    /// Actions within this many centipawns of the best are equally good.
    const EQUAL: i32 = 30;

    /// The best of these lines, if the lead over the rest is large enough.
    pub(super) fn of(mut best: Vec<Variation>, lead: i32) -> Option<Self> {
        let top = best.first()?.score;
        let equal = best.iter().take_while(|other| other.score >= top - Self::EQUAL).count();
        // If all searched lines are equally good, the next best is unknown.
        let next = best.get(equal)?.clone();
        best.truncate(equal);
        (top - next.score >= lead).then_some(Self { best, next, tempting: None })
    }

    /// The score of the best action for the player to move, in centipawns.
    pub fn score(&self) -> i32 {
        self.best[0].score
    }

    /// Whether the action is one of the best.
    pub fn is_best(&self, action: Action) -> bool {
        self.best.iter().any(|best| best.actions[0] == action)
    }

    /// The wrong answers, with their principal variations.
    pub fn wrong(&self) -> impl Iterator<Item = &Variation> {
        core::iter::once(&self.next).chain(&self.tempting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variation(score: i32) -> Variation {
        Variation { score, actions: vec![Action::End] }
    }

    #[test]
    fn the_best_is_far_from_the_rest() {
        let of = |scores: &[i32]| Asked::of(scores.iter().map(|&score| variation(score)).collect(), 200);
        assert_eq!(of(&[500, 480, 100, 90]).map(|asked| (asked.best.len(), asked.next.score)), Some((2, 100)));
        assert_eq!(of(&[500, 100, 90, 80]).map(|asked| asked.best.len()), Some(1));
        for unclear in [&[500, 301, 0, 0][..], &[500, 490, 480, 470], &[500], &[]] {
            assert_eq!(of(unclear), None);
        }
    }
}
