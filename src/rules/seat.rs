//! Seats at the table, and who must decide.

use serde::{Deserialize, Serialize};

use crate::texts::{YOU, is_addressed, word};

/// A seat at the table, from 0 in order of play.
///
/// Its name and its letter in notation differ from game to game: see [`SeatInfo`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// How a game names one of its seats.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Its letter in notation, upper case.
    pub letter: char,
    /// Its name, such as `White`; players see [`Seat::called`].
    pub name: &'static str,
    /// The colour of its pieces.
    pub color: SeatColor,
}

/// The colours of armies.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the colours are their own names")]
pub enum SeatColor {
    White,
    Red,
    Black,
    Blue,
    Yellow,
    Green,
}

/// The maximum number of seats in any game.
pub const MAX_SEATS: usize = 4;

impl Seat {
    /// The owner of things without an owner. No game has such a seat.
    pub const NOBODY: Self = Self(MAX_SEATS as u8);

    /// The seat as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that `letter` names among `seats`.
    pub fn from_letter(letter: char, seats: &[SeatInfo]) -> Option<Self> {
        let index = seats.iter().position(|info| info.letter == letter)?;
        u8::try_from(index).ok().map(Self)
    }

    /// The seat's letter among `seats`; `?` if the game has no such seat.
    pub fn letter(self, seats: &[SeatInfo]) -> char {
        seats.get(self.index()).map_or('?', |info| info.letter)
    }

    /// The seat's name among `seats`, for records and notation.
    pub fn name(self, seats: &'static [SeatInfo]) -> &'static str {
        seats.get(self.index()).map_or("nobody", |info| info.name)
    }

    /// The seat's name among `seats` for players: [`YOU`] if the reader plays it.
    pub fn called(self, seats: &'static [SeatInfo]) -> &'static str {
        called(self.name(seats))
    }
}

/// The name for players of the seat with this name: [`YOU`] if the reader plays it.
pub(super) fn called(name: &'static str) -> &'static str {
    match name {
        name if is_addressed(name) => YOU,
        "White" => word!("seat-white"),
        "Red" => word!("seat-red"),
        "Black" => word!("seat-black"),
        "Blue" => word!("seat-blue"),
        "Yellow" => word!("seat-yellow"),
        "Green" => word!("seat-green"),
        "South" => word!("seat-south"),
        "West" => word!("seat-west"),
        "North" => word!("seat-north"),
        "East" => word!("seat-east"),
        "nobody" => word!("seat-of-nobody"),
        other => other,
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds `seat` to the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Adds `seat` to the set, or removes it if it is there.
    pub const fn toggle(&mut self, seat: Seat) {
        self.0 ^= 1 << seat.0;
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the order of play.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// Who must decide in a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Decider {
    /// A player.
    Seat(Seat),
    /// The dice. The caller draws the action, the rules never do.
    Chance,
}
