//! Strengths at and between the levels.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::character::Character;
use super::level::{Level, Oversights};

/// A playing strength in tenths of a level, from 1.0 to 6.0: 2.5 is halfway between the levels 2 and 3, and 3.0 is level 3.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Strength(u8);

/// An error for a text or a number that is no strength.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no strength from 1.0 to 6.0")]
pub struct NoStrength;

/// What a level without a node limit manages in its time on a usual machine; strengths below it are reckoned with that.
const UNLIMITED: u64 = 1_000_000;

impl Strength {
    /// The strength of level 1.
    pub const LEAST: Self = Self(10);
    /// The strength of level 6.
    pub const MOST: Self = Self(60);

    /// The strength that is this number of tenths of a level; `None` outside 10 to 60.
    pub const fn new(tenths: u8) -> Option<Self> {
        if tenths >= Self::LEAST.0 && tenths <= Self::MOST.0 { Some(Self(tenths)) } else { None }
    }

    /// In tenths of a level, from 10 to 60.
    pub const fn tenths(self) -> u8 {
        self.0
    }

    /// The strength that is `tenths` higher, as far as there is one.
    #[must_use]
    pub fn moved(self, tenths: i32) -> Self {
        let moved = i32::from(self.0).saturating_add(tenths).clamp(Self::LEAST.0.into(), Self::MOST.0.into());
        Self(moved as u8)
    }

    /// The level, if it is that of one.
    pub const fn level(self) -> Option<Level> {
        if self.0.is_multiple_of(10) { Level::new(self.0 / 10) } else { None }
    }

    /// The levels around it, and how far it is from the first to the second, in tenths.
    fn around(self) -> (Level, Level, i64) {
        let number = usize::from(self.0 / 10);
        let level = |number: usize| Level::ALL[number.clamp(1, Level::ALL.len()) - 1];
        (level(number), level(number + 1), i64::from(self.0 % 10))
    }

    /// The number between those of the levels around it.
    fn between(self, of: impl Fn(Level) -> i64) -> i64 {
        let (low, high, tenths) = self.around();
        mean(of(low), of(high), tenths)
    }

    /// Maximum nodes per action.
    pub fn nodes(self) -> u64 {
        if let Some(level) = self.level() {
            return level.nodes();
        }
        power(self.between(|level| logarithm(level.nodes().min(UNLIMITED))))
    }

    /// Time limit per action in milliseconds, as [`Level::millis`].
    pub fn millis(self) -> u32 {
        self.between(|level| level.millis().into()) as u32
    }

    /// How far below the best score the chosen move may be, in centipawns.
    pub fn margin(self) -> i32 {
        self.between(|level| level.margin().into()) as i32
    }

    /// How many lines the bot chooses from.
    pub fn lines(self) -> usize {
        self.between(|level| level.lines() as i64) as usize
    }

    /// What it fails to see.
    pub fn oversights(self) -> Oversights {
        let share = |of: fn(Oversights) -> u8| self.between(|level| of(level.oversights()).into()) as u8;
        Oversights {
            answers: share(|oversights| oversights.answers),
            far: share(|oversights| oversights.far),
            opened: share(|oversights| oversights.opened),
            odd: share(|oversights| oversights.odd),
        }
    }

    /// Its name in records, with the seat's name: that of the level, or `Bot of strength 2.5 (Red)`.
    pub fn seated(self, character: Character, seat: &str) -> String {
        match (self.level(), character) {
            (Some(level), _) => level.seated(character, seat),
            (None, Character::Neutral) => format!("Bot of strength {self} ({seat})"),
            (None, _) => format!("Bot of strength {self}, {character} ({seat})"),
        }
    }
}

/// Linear interpolation from `low` to `high`: 0 tenths are `low`, 10 are `high`. Rounded.
const fn mean(low: i64, high: i64, tenths: i64) -> i64 {
    (low * (10 - tenths) + high * tenths + 5).div_euclid(10)
}

/// How finely logarithms are measured.
const FINE: u32 = 10;

/// The logarithm to base 2 in 1/1024, linear between powers of two.
const fn logarithm(number: u64) -> i64 {
    let whole = number.ilog2();
    ((whole as i64) << FINE) + (((number - (1 << whole)) << FINE) >> whole) as i64
}

/// The inverse of [`logarithm`].
const fn power(logarithm: i64) -> u64 {
    let (whole, rest) = (logarithm >> FINE, logarithm as u64 & ((1 << FINE) - 1));
    (1 << whole) + ((rest << whole) >> FINE)
}

impl From<Level> for Strength {
    fn from(level: Level) -> Self {
        Self(level.number() * 10)
    }
}

impl TryFrom<u8> for Strength {
    type Error = NoStrength;

    fn try_from(tenths: u8) -> Result<Self, NoStrength> {
        Self::new(tenths).ok_or(NoStrength)
    }
}

impl From<Strength> for u8 {
    fn from(strength: Strength) -> Self {
        strength.0
    }
}

impl fmt::Display for Strength {
    /// The number of a level, or one with a decimal, such as `2.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 10 {
            0 => write!(f, "{}", self.0 / 10),
            tenths => write!(f, "{}.{tenths}", self.0 / 10),
        }
    }
}

impl FromStr for Strength {
    type Err = NoStrength;

    fn from_str(text: &str) -> Result<Self, NoStrength> {
        let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
        match (whole.as_bytes(), tenths.as_bytes()) {
            ([whole @ b'0'..=b'9'], [tenths @ b'0'..=b'9']) => {
                Self::new((whole - b'0') * 10 + tenths - b'0').ok_or(NoStrength)
            }
            _ => Err(NoStrength),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Strength> + Clone {
        (0..=u8::MAX).filter_map(Strength::new)
    }

    #[test]
    fn a_level_is_its_strength() {
        for level in Level::ALL {
            let strength = Strength::from(level);
            assert_eq!(strength.level(), Some(level));
            assert_eq!((strength.nodes(), strength.millis()), (level.nodes(), level.millis()));
            assert_eq!((strength.margin(), strength.lines()), (level.margin(), level.lines()));
            assert_eq!(strength.oversights(), level.oversights());
            assert_eq!(strength.seated(Character::Hoarder, "Red"), level.seated(Character::Hoarder, "Red"));
        }
    }

    #[test]
    fn each_tenth_sees_more_and_errs_less() {
        for (low, high) in all().zip(all().skip(1)) {
            assert!(low.nodes() < high.nodes(), "{low} {} {high} {}", low.nodes(), high.nodes());
            assert!(low.millis() <= high.millis() && low.margin() >= high.margin() && low.lines() >= high.lines());
            let ([low, high], least) = ([low, high].map(Strength::oversights), Strength::LEAST.oversights());
            assert!(low.answers >= high.answers && low.far >= high.far && least >= low);
            assert!(low.answers - high.answers <= 4, "a small step");
        }
        let between = Strength::new(45).unwrap().nodes();
        assert!((11_000..13_000).contains(&between), "about the geometric mean of 4,500 and 30,000: {between}");
    }

    #[test]
    fn strengths_are_read_as_they_are_written() {
        for strength in all() {
            assert_eq!(strength.to_string().parse(), Ok(strength));
            assert_eq!(Strength::try_from(strength.tenths()), Ok(strength));
        }
        let [half, whole] = ["2.5", "3.0"].map(|text| text.parse::<Strength>().unwrap());
        assert_eq!((half.to_string(), whole.to_string()), ("2.5".to_owned(), "3".to_owned()));
        assert_eq!(half.seated(Character::Neutral, "Red"), "Bot of strength 2.5 (Red)");
        for wrong in ["", "0.9", "6.1", "2.55", "2.", ".5", "10", "-1", "2,5", "2.x", "+2", "½"] {
            assert_eq!(wrong.parse::<Strength>(), Err(NoStrength), "{wrong}");
        }
        assert!(serde_json::from_str::<Strength>("9").is_err() && serde_json::from_str::<Strength>("25").is_ok());
    }

    #[test]
    fn no_strength_is_beyond_the_levels() {
        assert_eq!(Strength::LEAST.moved(-1), Strength::LEAST);
        assert_eq!(Strength::MOST.moved(i32::MAX), Strength::MOST);
        assert_eq!(Strength::LEAST.moved(7).tenths(), 17);
    }
}
