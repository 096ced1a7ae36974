//! How much of what a clock has left is for one action.

/// How long to think about an action, in milliseconds, with so much left on the clock and so much more for each turn. If
/// `turns` is given, the clock is set anew after so many turns.
///
/// To have thought too little is better than to be late: never all of it.
pub const fn millis_of_clock(left: u64, increment: u64, turns: Option<u64>) -> u64 {
    let (part, most) = match turns {
        Some(turns) => (left / turns.saturating_add(1), left / 2),
        // Many are to come.
        None => (left / 40, left / 4),
    };
    let wanted = part.saturating_add(increment / 2);
    if wanted < most { wanted } else { most }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_shared_out() {
        for (left, increment, turns, expected) in [
            (60_000, 0, None, 1_500),
            (60_000, 2_000, None, 2_500),
            (1_000, 60_000, None, 250),
            (0, 60_000, None, 0),
            (60_000, 0, Some(1), 30_000),
            (60_000, 0, Some(0), 30_000),
            (60_000, 1_000, Some(29), 2_500),
            (u64::MAX, u64::MAX, Some(u64::MAX), u64::MAX / 2),
        ] {
            assert_eq!(millis_of_clock(left, increment, turns), expected, "{left} {increment} {turns:?}");
        }
    }
}
