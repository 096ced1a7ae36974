//! The things that effects refer to: pieces, potholes and chips by number, and directions.

use crate::rules::square::Square;

/// A piece's number, which stays the same for the whole game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub u8);

/// A pothole's number, which stays the same for the whole game: 0 to 3 are the corner potholes in the order of their
/// home seats, followed by `@1` and `@2`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PotholeId(pub u8);

/// A promotion chip: 0 to 3 for north, east, south, west.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chip(pub u8);

impl Chip {
    /// Its name, such as `north`.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "north",
            1 => "east",
            2 => "south",
            _ => "west",
        }
    }
}

/// A direction on a grid: steps in files and ranks, each -1, 0 or 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The step in files; 1 is towards higher files.
    pub file: i8,
    /// The step in ranks; 1 is towards higher ranks.
    pub rank: i8,
}

impl Heading {
    /// The square `cells` steps from `square`; `None` below file a or rank 1.
    pub fn from(self, square: Square, cells: u8) -> Option<Square> {
        let along = |start: u8, step: i8| u8::try_from(i16::from(start) + i16::from(step) * i16::from(cells)).ok();
        Some(Square::new(along(square.file, self.file)?, along(square.rank, self.rank)?))
    }
}
