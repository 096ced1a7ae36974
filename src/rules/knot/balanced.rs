//! Balanced starts: positions in which neither side is ahead.
//!
//! From the standard set-up, and from every other, good players win with White (docs/balance/knot-setups.md). These
//! positions came up after 4 to 12 random actions without captures and checks. A search of 300,000 positions finds them
//! even, and so do games of bots of level 4 (docs/balance/knot-balanced.md).

/// The balanced starts (docs/rules/knot.md, "Balance"). White is to move.
pub(super) const BALANCED: [&str; 17] = [
    "Wk,Wg,Wb,2,Ba,7,Bb,Bg,Bk/Wc,2,Wi,Wa,7,Be,1,Bi,Bc/Wf,Wb,4,Wi,6,Bi,Bb,Bf/Wf,Wi,2,Wd,1,Bd,3,We,3,Bi,Bf turn=W",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,10,Ba,Bi,Bc/Wf,Wb,Wi,We,10,Bb,Bf/Wf,6,Wi,2,Be,Wd,1,Bd,Bi,Bf turn=W knot=Bi",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,2,Wa,8,Ba,Bi,Bc/Wf,Wb,Wi,We,5,Bi,2,Be,Bb,1,Bf/Wf,Wi,9,Wd,1,Bd,Bi,Bf turn=W",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,9,Ba,2,Bi,Bc/Wf,Wb,Wi,We,9,Bi,Bb,Bf/Wf,Wi,Wd,6,Bd,2,Be,1,Bi,Bf turn=W knot=Wa",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,7,Ba,4,Bi,Bc/Wf,Wb,Wi,We,9,Bi,Bb,Bf/Wf,Wi,Wd,6,Bd,2,Be,1,Bi,Bf turn=W knot=Wa",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,2,Wa,8,Ba,Bi,Bc/Wf,Wb,Wi,We,10,Bb,Bf/Wf,Wi,7,Wd,2,Be,Bd,Bi,Bf turn=W knot=Bi",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,4,Wa,2,Ba,4,Bi,Bc/Wf,Wb,Wi,We,10,Bb,Bf/Wf,Wi,8,Wd,1,Be,Bd,Bi,Bf turn=W knot=Bi",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,6,Ba,5,Bi,Bc/Wf,Wb,Wi,We,9,Bi,Bb,Bf/Wf,Wi,3,Be,Wd,6,Bd,Bi,Bf turn=W knot=Wa",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,We,8,Bd,1,Bi,Bc/Wf,Wb,Wi,10,Bi,Bb,Bf/Wf,Wi,Wd,1,Ba,7,Be,1,Bi,Bf turn=W",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,11,Ba,Bi,Bc/Wf,Wb,Wi,We,9,Bi,Bb,Bf/Wf,Wi,2,Wd,4,Bd,2,Be,1,Bi,Bf turn=W knot=Wa",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,5,Be,3,Wa,1,Ba,Bi,Bc/Wf,Wb,Wi,We,9,Bi,Bb,Bf/Wf,Wi,7,Wd,3,Bd,Bi,Bf turn=W",
    "Wk,Wg,Wb,Be,9,Bb,Bg,Bk/Wc,Wi,6,Ba,5,Bi,Bc/Wf,Wb,1,We,9,Bi,Bb,Bf/Wf,Wi,Wd,5,Wa,Bd,4,Bi,Bf turn=W knot=Wi",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,4,Wa,6,Ba,Bi,Bc/Wf,Wb,1,Be,9,Bi,Bb,Bf/Wf,Wi,1,We,Wd,8,Bd,Bi,Bf turn=W knot=Wi",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,We,7,Bd,2,Bi,Bc/Wf,Wb,4,Wi,6,Bi,Bb,Bf/Wf,Wi,Wd,3,Ba,5,Be,1,Bi,Bf turn=W",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/2,Wc,Wi,4,Ba,5,Bi,Bc/Wf,Wb,Wi,We,9,Bi,Bb,Bf/Wf,Wi,1,Be,Wd,8,Bd,Bi,Bf turn=W knot=Wa",
    "Wk,Wg,Wb,1,Bd,8,Bb,Bg,Bk/Wc,Wi,12,Bi,Bc/Wf,Wb,Wi,We,9,Bi,Bb,Bf/Wf,Wi,Wd,2,Ba,6,Be,1,Bi,Bf turn=W knot=Wa",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,1,Be,6,Ba,3,Bi,Bc/Wf,Wb,Wi,We,9,Bi,Bb,Bf/Wf,Wi,Wd,10,Bd,Bi,Bf turn=W knot=Wa",
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
