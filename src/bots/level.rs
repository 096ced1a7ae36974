//! Bot levels.

use super::Character;
use crate::rules::capitalised;
use crate::texts::text;

/// A level, from 1 to 6.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// How often a level overlooks something, in per cent.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Oversights {
    /// Decisions at which it looks at what a move brings at once, and not at how the others may answer.
    pub answers: u8,
    /// Its own moves from far away that it does not see.
    pub far: u8,
    /// Its own moves along a line that the last round has opened.
    pub opened: u8,
    /// Its own moves that follow no line, as those of a knight.
    pub odd: u8,
}

impl Oversights {
    /// Nothing is overlooked.
    pub const NONE: Self = oversights([0; 4]);
}

/// The limits of a level.
struct Measure {
    name: &'static str,
    /// Maximum nodes per action.
    nodes: u64,
    /// Time limit per action in milliseconds, where the caller keeps a clock.
    millis: u32,
    /// Margin in centipawns: the move is drawn at random from the lines within it.
    margin: i32,
    /// How many lines it chooses from (multi-PV).
    lines: usize,
    /// What it fails to see.
    oversights: Oversights,
}

const fn oversights([answers, far, opened, odd]: [u8; 4]) -> Oversights {
    Oversights { answers, far, opened, odd }
}

/// Spaced so that the difference shows in play (docs/bots.md, Levels): upper levels need many times the nodes of the
/// level below.
const LEVELS: [Measure; 6] = [
    Measure {
        name: "beginner",
        nodes: 200,
        millis: 200,
        margin: 250,
        lines: 6,
        oversights: oversights([90, 75, 65, 50]),
    },
    Measure {
        name: "novice",
        nodes: 700,
        millis: 250,
        margin: 200,
        lines: 5,
        oversights: oversights([60, 45, 40, 30]),
    },
    Measure { name: "easy", nodes: 1_500, millis: 300, margin: 70, lines: 4, oversights: oversights([20, 15, 15, 10]) },
    Measure { name: "casual", nodes: 4_500, millis: 400, margin: 57, lines: 3, oversights: oversights([7, 5, 5, 4]) },
    Measure { name: "normal", nodes: 30_000, millis: 600, margin: 20, lines: 2, oversights: oversights([3, 0, 0, 0]) },
    Measure { name: "master", nodes: u64::MAX, millis: 3_000, margin: 0, lines: 1, oversights: Oversights::NONE },
];

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];
    /// Easy enough for a child to beat.
    pub const BEGINNER: Self = Self(1);
    /// The default for newcomers.
    pub const EASY: Self = Self(3);
    /// Sees simple material losses.
    pub const CASUAL: Self = Self(4);
    /// The strongest level.
    pub const STRONGEST: Self = Self(6);
    /// The default level.
    pub const NORMAL: Self = Self(5);

    /// The level with this number, from 1 to 6.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= LEVELS.len() { Some(Self(number)) } else { None }
    }

    /// Its number, from 1 to 6.
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn measure(self) -> &'static Measure {
        &LEVELS[self.0 as usize - 1]
    }

    /// Its name in one word.
    pub const fn name(self) -> &'static str {
        self.measure().name
    }

    /// The bot's display name, such as `Easy bot`.
    pub fn called(self) -> String {
        text!("bot-level", name = self.name())
    }

    /// Its name in records, with the seat's name: `Easy bot (Red)`, `Easy bot, hoarder (Red)`.
    pub fn seated(self, character: Character, seat: &str) -> String {
        let name = capitalised(self.name());
        match character {
            Character::Neutral => format!("{name} bot ({seat})"),
            _ => format!("{name} bot, {character} ({seat})"),
        }
    }

    /// Maximum nodes per action.
    pub const fn nodes(self) -> u64 {
        self.measure().nodes
    }

    /// Time limit per action in milliseconds. The caller keeps the clock and enforces it with
    /// [`Limits::stop`](super::Limits).
    pub const fn millis(self) -> u32 {
        self.measure().millis
    }

    /// How far below the best score the chosen move may be, in centipawns.
    pub const fn margin(self) -> i32 {
        self.measure().margin
    }

    /// What it fails to see.
    pub const fn oversights(self) -> Oversights {
        self.measure().oversights
    }

    /// How many lines the bot chooses from.
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
        assert!(
            LEVELS.is_sorted_by_key(|measure| core::cmp::Reverse(measure.oversights)),
            "nobody sees less than the level below"
        );
    }
}
