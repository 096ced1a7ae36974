//! What is to be found: the best, a few that are equally good, and what comes next.

use crate::bots::Variation;
use crate::rules::Action;

/// Actions of which one must be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The best, with what follows.
    pub best: Vec<Variation>,
    /// The best of the others.
    pub next: Variation,
    /// What else somebody may think of.
    pub tempting: Option<Variation>,
}

impl Asked {
    /// How many actions may be equally good.
    const MOST_BEST: usize = 3;
    /// How many actions must be known to say so.
    pub(super) const LINES: usize = Self::MOST_BEST + 1;
    /// Those that differ by no more, in hundredths of a pawn, are equally good.
    const EQUAL: i32 = 30;

    /// What is best of these, the best first, if it is so much better than the rest.
    pub(super) fn of(mut best: Vec<Variation>, lead: i32) -> Option<Self> {
        let top = best.first()?.score;
        let equal = best.iter().take_while(|other| other.score >= top - Self::EQUAL).count();
        // Where all that are known are equally good, nobody knows what comes next.
        let next = best.get(equal)?.clone();
        best.truncate(equal);
        (top - next.score >= lead).then_some(Self { best, next, tempting: None })
    }

    /// What the best is worth to whoever plays it, in hundredths of a pawn.
    pub fn score(&self) -> i32 {
        self.best[0].score
    }

    /// Whether this is one of the best.
    pub fn is_best(&self, action: Action) -> bool {
        self.best.iter().any(|best| best.actions[0] == action)
    }

    /// What is not best, with what follows.
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
