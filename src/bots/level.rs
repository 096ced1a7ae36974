//! How well a bot plays.

use super::Character;
use crate::rules::capitalised;
use crate::texts::text;

/// A level, from 1 to 6.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level may think, and how much it gives away.
struct Measure {
    name: &'static str,
    /// Positions that are looked at, at most.
    nodes: u64,
    /// For how long at most, in milliseconds, where somebody has a clock.
    millis: u32,
    /// In hundredths of a pawn: among the best actions, which differ by no more than this, chance chooses.
    margin: i32,
    /// Among how many.
    lines: usize,
}

/// As far apart as to be told apart in play (docs/bots.md, Levels): the upper ones need many times the positions of the one below.
const LEVELS: [Measure; 6] = [
    Measure { name: "beginner", nodes: 200, millis: 200, margin: 150, lines: 6 },
    Measure { name: "novice", nodes: 700, millis: 250, margin: 95, lines: 5 },
    Measure { name: "easy", nodes: 1_500, millis: 300, margin: 70, lines: 4 },
    Measure { name: "casual", nodes: 5_000, millis: 400, margin: 55, lines: 3 },
    Measure { name: "normal", nodes: 60_000, millis: 600, margin: 20, lines: 2 },
    Measure { name: "master", nodes: u64::MAX, millis: 3_000, margin: 0, lines: 1 },
];

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];
    /// What a child can beat.
    pub const BEGINNER: Self = Self(1);
    /// Whom newcomers meet.
    pub const EASY: Self = Self(3);
    /// What sees at a glance what is given away.
    pub const CASUAL: Self = Self(4);
    /// As strong as it gets.
    pub const STRONGEST: Self = Self(6);
    /// What is played where nothing else is chosen.
    pub const NORMAL: Self = Self(5);

    /// The level with this number, 1 to 6.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= LEVELS.len() { Some(Self(number)) } else { None }
    }

    /// Its number, from 1 on.
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn measure(self) -> &'static Measure {
        &LEVELS[self.0 as usize - 1]
    }

    /// Its name, one word.
    pub const fn name(self) -> &'static str {
        self.measure().name
    }

    /// A bot of this level, for players, such as `Easy bot`.
    pub fn called(self) -> String {
        text!("bot-level", name = self.name())
    }

    /// The same as records name it, on a seat as these have it: `Easy bot (Red)`, `Easy bot, hoarder (Red)`.
    pub fn seated(self, character: Character, seat: &str) -> String {
        let name = capitalised(self.name());
        match character {
            Character::Neutral => format!("{name} bot ({seat})"),
            _ => format!("{name} bot, {character} ({seat})"),
        }
    }

    /// The most positions that are looked at for one action.
    pub const fn nodes(self) -> u64 {
        self.measure().nodes
    }

    /// For how long at most it should think about one action, in milliseconds: whoever has a clock sees to it, by
    /// [`Limits::stop`](super::Limits).
    pub const fn millis(self) -> u32 {
        self.measure().millis
    }

    /// By how much, in hundredths of a pawn, an action that is chosen may be worse than the best one.
    pub const fn margin(self) -> i32 {
        self.measure().margin
    }

    /// Among how many actions is chosen.
    pub const fn lines(self) -> usize {
        self.measure().lines
    }
}

impl Default for Level {
    fn default() -> Self {
        Self::NORMAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_table() {
        let named = [
            (Level::BEGINNER, "beginner"),
            (Level::EASY, "easy"),
            (Level::CASUAL, "casual"),
            (Level::NORMAL, "normal"),
            (Level::STRONGEST, "master"),
        ];
        for (level, name) in named {
            assert_eq!(level.name(), name);
        }
        assert_eq!(Level::EASY.seated(Character::Neutral, "Red"), "Easy bot (Red)");
        assert_eq!(Level::STRONGEST.seated(Character::GrudgeHolder, "Red"), "Master bot, grudge-holder (Red)");
        assert!(LEVELS.windows(2).all(|pair| pair[0].nodes < pair[1].nodes && pair[0].margin > pair[1].margin));
    }
}
