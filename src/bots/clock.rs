//! Time management: how much of the clock to spend on one action.

use std::time::Duration;

use crate::clock::{TimeControl, millis};

/// Thinking time for one action in milliseconds, with `left` on the clock; `None` without a time limit.
pub fn millis_for_action(control: TimeControl, left: Duration) -> Option<u32> {
    let left = millis(left);
    let share = match control {
        TimeControl::Unlimited => return None,
        // A turn can have several actions.
        TimeControl::PerTurn { .. } => left / 4,
        TimeControl::Bank { increment, .. } => millis_of_clock(left, u64::from(increment) * 1000, None),
    };
    Some(u32::try_from(share).unwrap_or(u32::MAX))
}

/// Thinking time for one action in milliseconds, with `left` on the clock and `increment` per turn. If `turns` is
/// given, the clock is reset after that many turns.
///
/// Never returns all of it: a shorter think is better than losing on time.
pub const fn millis_of_clock(left: u64, increment: u64, turns: Option<u64>) -> u64 {
    let (part, most) = match turns {
        Some(turns) => (left / turns.saturating_add(1), left / 2),
        // Sudden death: assume about 40 more turns.
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
