//! Balanced starts: positions in which neither side is ahead.
//!
//! From the standard set-up, and from every other, good players win with White (docs/balance/knot-setups.md). `lab starts`
//! found 38 positions after 4 to 12 random actions that are even to a search of 16 million positions (docs/lab.md,
//! "Balanced starts"). These are ten of them that together gave White about half in the games used to choose them, of
//! levels 4 and 5, under the usual rules and where a standstill is won by the player with more pieces.

/// The balanced starts (docs/rules/knot.md, "Balance"). White is to move.
pub(super) const BALANCED: [&str; 10] = [
    "Wk,Wg,Wb,9,Bb,1,Bg,Bk/Wc,Wi,1,Wa,10,Bi,Bc/Wf,Wb,4,Wi,7,Bb,Bf/Wf,Wi,Wd,We,2,Bi,5,Be,Bd,Bi,Bf turn=W knot=Ba",
    "Wk,Wg,Wb,We,9,Bb,Bg,Bk/Wc,Wi,Wa,Be,9,Ba,Bi,Bc/Wf,Wb,2,Wi,9,Bb,Bf/Wf,Wi,4,Wd,2,Bd,4,Bi,Bf turn=W knot=Bi",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,Be,9,Ba,Bi,Bc/Wf,Wb,Wi,10,Bi,Bb,Bf/Wf,4,Wi,5,Bd,We,1,Bi,Bf turn=W knot=Wd",
    "Wk,Wg,Wb,Be,9,Bb,Bg,Bk/Wc,Wi,5,Wa,1,Ba,4,Bi,Bc/Wf,Wb,1,We,Wi,8,Bi,Bb,Bf/Wf,Wi,11,Bd,Bi,Bf turn=W knot=Wd",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,8,Bi,4,Bc/Wf,Wb,Wi,9,Be,1,Bb,Bf/Wf,2,Wi,2,Ba,Wd,We,2,Wa,1,Bd,Bi,Bf turn=W knot=Bi",
    "Wk,Wg,Wb,9,Bb,1,Bg,Bk/Wc,6,Wi,4,Be,Ba,Bi,Bc/Wf,Wb,Wi,8,Bi,2,Bb,Bf/Wf,Wi,2,Wd,7,We,Bd,Bi,Bf turn=W knot=Wa",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,2,We,6,Be,1,Bi,Bc/Wf,Wb,Wi,10,Bi,Bb,Bf/Wf,Wi,Wd,3,Ba,6,Bd,Bi,Bf turn=W",
    "Wk,Wg,Wb,8,Bb,2,Bg,Bk/Wc,Wi,Wa,10,Ba,Bi,Bc/Wf,Wb,Wi,10,Bb,1,Bf/Wf,Wi,3,Be,Wd,5,We,Bd,Bi,Bf turn=W knot=Bi",
    "Wk,Wg,Wb,Be,9,Bb,Bg,Bk/Wc,Wi,Wd,3,Bi,5,We,Ba,Bi,Bc/Wf,Wb,Wi,11,Bb,Bf/Wf,Wi,7,Wa,3,Bd,Bi,Bf turn=W",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,Be,7,Ba,Bi,2,Bc/Wf,Wb,11,Bi,Bb,Bf/Wf,Wi,3,We,2,Bd,2,Wi,2,Bi,Bf turn=W knot=Wd",
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::{Decider, GameId, Seat};

    #[test]
    fn balanced_starts_are_whole_armies_at_peace() {
        let whole = GameId::Knot.set_up([], None).unwrap().snapshot().pieces.len();
        for start in BALANCED {
            let table = GameId::Knot.set_up([], Some(start)).unwrap();
            assert_eq!((table.to_text().as_str(), table.snapshot().pieces.len()), (start, whole));
            assert_eq!((table.decider(), table.outcome()), (Some(Decider::Seat(Seat(0))), None), "{start}");
        }
        assert_eq!(BTreeSet::from(BALANCED).len(), BALANCED.len());
    }
}
