//! Time controls.

use core::fmt;
use core::str::FromStr;
use std::time::Duration;

use crate::rules::excerpt;
use crate::texts::text;

/// The time control of a match.
///
/// In records it is the tag [`TimeControl::TAG`]: `-` without clocks, `300+5` for a bank of 300 seconds with 5 more for
/// each turn, `300` for one without increment, and `*30` for 30 seconds a turn. (In PGN a star stands for an hourglass,
/// which none of these games has.)
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TimeControl {
    /// There is no time limit.
    #[default]
    Unlimited,
    /// Each player has a fixed time per turn, for all decisions in it.
    PerTurn {
        /// Seconds, 1 to [`TimeControl::LONGEST_SECS`].
        secs: u32,
    },
    /// Each player has a fixed time for the whole match.
    Bank {
        /// Seconds, 1 to [`TimeControl::LONGEST_SECS`].
        secs: u32,
        /// Seconds that a player gets at the end of each of their turns, at most
        /// [`TimeControl::LONGEST_INCREMENT_SECS`].
        increment: u32,
    },
}

/// The error for a text that is not a time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", text!("save-no-time-control", found = excerpt(.0)))]
pub struct NotATimeControl(pub String);

impl TimeControl {
    /// The tag of records.
    pub const TAG: &'static str = "TimeControl";
    /// One day.
    pub const LONGEST_SECS: u32 = 24 * 60 * 60;
    /// One hour.
    pub const LONGEST_INCREMENT_SECS: u32 = 60 * 60;

    /// Whether there is a time limit.
    pub fn is_limited(self) -> bool {
        self != Self::Unlimited
    }

    /// The tag for a record; none without a time limit.
    pub fn tag(self) -> Option<(String, String)> {
        self.is_limited().then(|| (Self::TAG.to_owned(), self.to_string()))
    }

    /// The time of each player at the start.
    pub fn at_start(self) -> Duration {
        match self {
            Self::Unlimited => Duration::ZERO,
            Self::PerTurn { secs } | Self::Bank { secs, .. } => Duration::from_secs(secs.into()),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unlimited => f.write_str("-"),
            Self::PerTurn { secs } => write!(f, "*{secs}"),
            Self::Bank { secs, increment: 0 } => write!(f, "{secs}"),
            Self::Bank { secs, increment } => write!(f, "{secs}+{increment}"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = NotATimeControl;

    /// Parses the tag's value. `?`, for unknown, means no limit.
    fn from_str(text: &str) -> Result<Self, NotATimeControl> {
        let number = |text: &str, bounds: core::ops::RangeInclusive<u32>| {
            // `parse` would accept a sign.
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|number| digits && bounds.contains(number))
        };
        let secs = |text| number(text, 1..=Self::LONGEST_SECS);
        let read = if matches!(text, "-" | "?") {
            Some(Self::Unlimited)
        } else if let Some(turn) = text.strip_prefix('*') {
            secs(turn).map(|secs| Self::PerTurn { secs })
        } else {
            let (bank, increment) = text.split_once('+').unwrap_or((text, "0"));
            secs(bank)
                .zip(number(increment, 0..=Self::LONGEST_INCREMENT_SECS))
                .map(|(secs, increment)| Self::Bank { secs, increment })
        };
        read.ok_or_else(|| NotATimeControl(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_and_written() {
        for (text, expected) in [
            ("-", TimeControl::Unlimited),
            ("*30", TimeControl::PerTurn { secs: 30 }),
            ("300", TimeControl::Bank { secs: 300, increment: 0 }),
            ("300+5", TimeControl::Bank { secs: 300, increment: 5 }),
            ("86400+3600", TimeControl::Bank { secs: 86_400, increment: 3600 }),
        ] {
            assert_eq!(text.parse(), Ok(expected), "{text}");
            assert_eq!(expected.to_string(), text);
        }
        assert_eq!("?".parse(), Ok(TimeControl::Unlimited));
        assert_eq!("300+0".parse(), Ok(TimeControl::Bank { secs: 300, increment: 0 }));
    }

    #[test]
    fn what_is_no_tag_is_refused() {
        let faulty =
            ["", "*", "*0", "0", "0+5", "300+", "+5", "300++5", "+300", "-5", "1.5", "300 + 5", "40/7200:3600"];
        for text in faulty.into_iter().chain(["86401", "300+3601", "99999999999", "*\u{7}é"]) {
            let error = text.parse::<TimeControl>().unwrap_err();
            assert!(error.to_string().ends_with("is not a time control; examples: `-`, `*30`, `300+5`"), "{error}");
        }
    }
}
