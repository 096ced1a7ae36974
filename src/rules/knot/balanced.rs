//! Balanced starts: positions in which neither side is ahead.
//!
//! From the standard set-up, and from every other, good players win with White (docs/balance/knot-setups.md). `lab starts`
//! found 38 positions after 4 to 12 random actions that are even to a search of 16 million positions (docs/lab.md,
//! "Balanced starts"). These are the ones of them that bots of some level do not always draw, and that one side does not
//! always win.

/// The balanced starts (docs/rules/knot.md, "Balance"). White is to move.
pub(super) const BALANCED: [&str; 10] = [
    "Wk,Wg,Wb,9,Bb,1,Bg,Bk/Wc,Wi,1,Wa,10,Bi,Bc/Wf,Wb,4,Wi,7,Bb,Bf/Wf,Wi,Wd,We,2,Bi,5,Be,Bd,Bi,Bf turn=W knot=Ba",
    "Wk,Wg,Wb,We,9,Bb,Bg,Bk/Wc,Wi,Wa,Be,9,Ba,Bi,Bc/Wf,Wb,2,Wi,9,Bb,Bf/Wf,Wi,4,Wd,2,Bd,4,Bi,Bf turn=W knot=Bi",
    "Wk,Wg,Wb,9,Bb,1,Bg,Bk/Wc,Wi,Wa,Be,8,We,Ba,Bi,Bc/1,Wb,Wf^c1,8,Bi,1,Bf^c17,Bb,1/Wf,Wi,2,Wd,5,Bd,3,Bi,Bf turn=W knot=Wi",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,Be,9,Ba,Bi,Bc/Wf,Wb,Wi,10,Bi,Bb,Bf/Wf,4,Wi,5,Bd,We,1,Bi,Bf turn=W knot=Wd",
    "Wk,Wg,Wb,Be,9,Bb,Bg,Bk/Wc,Wi,5,Wa,1,Ba,4,Bi,Bc/Wf,Wb,1,We,Wi,8,Bi,Bb,Bf/Wf,Wi,11,Bd,Bi,Bf turn=W knot=Wd",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,8,Ba,3,Bi,Bc/Wf,Wb,4,Wi,6,Bi,Bb,Bf/Wf,Wi,3,We,Wd,5,Be,Bd,Bi,Bf turn=W knot=Wa",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,9,Ba,1,Bi,Bc/Wf,Wb,7,Bi,4,Bb,Bf/Wf,Wi,1,Be,1,Wd,4,Bd,1,We,1,Bi,Bf turn=W knot=Wi",
    "Wk,Wg,Wb,2,Be,7,Bb,Bg,Bk/Wc,Wi,Wa,We,9,Ba,Bi,Bc/Wf,Wb,Wi,10,Bi,Bb,Bf/Wf,Wi,9,Wd,1,Bd,Bi,Bf turn=W",
    "Wk,Wg,Wb,3,Ba,6,Bb,Bg,Bk/Wc,Wi,1,Wa,8,Be,1,Bi,Bc/Wf,Wb,6,Bd,5,Bb,Bf/Wf,Wi,Wd,We,2,Bi,7,Bi,Bf turn=W knot=Wi",
    "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,2,We,5,Bd,2,Bi,Bc/Wf,Wb,Wi,10,Bi,Bb,Bf/Wf,Wi,Wd,1,Ba,7,Be,1,Bi,Bf turn=W",
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
