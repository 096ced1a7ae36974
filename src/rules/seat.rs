//! Who sits at the table, and who must decide.

use serde::{Deserialize, Serialize};

use crate::texts::{YOU, is_addressed, word};

/// A place at the table, counted from 0 in the order of play.
///
/// What it is called and the letter it has in notation differ from game to game: see [`SeatInfo`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// How a game names one of its seats.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// The letter of the notation, upper case.
    pub letter: char,
    /// The name, such as `White`; players are shown [`Seat::called`].
    pub name: &'static str,
    /// In which colour its pieces are.
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

/// The most seats that any of the games has.
pub const MAX_SEATS: usize = 4;

impl Seat {
    /// Whose a thing is that belongs to nobody. No game has such a seat.
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

    /// The seat's letter among `seats`; `?` for a seat that the game does not have.
    pub fn letter(self, seats: &[SeatInfo]) -> char {
        seats.get(self.index()).map_or('?', |info| info.letter)
    }

    /// The seat's name among `seats`, as records and notation have it.
    pub fn name(self, seats: &'static [SeatInfo]) -> &'static str {
        seats.get(self.index()).map_or("nobody", |info| info.name)
    }

    /// What players call the seat among `seats`: [`YOU`] where they are told of it who play it.
    pub fn called(self, seats: &'static [SeatInfo]) -> &'static str {
        called(self.name(seats))
    }
}

/// What players call the seat of this name: [`YOU`] where they are told of it who play it.
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
    /// The set with nobody in it.
    pub const EMPTY: Self = Self(0);

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts `seat` into the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Puts `seat` into the set, or takes it out where it is in.
    pub const fn toggle(&mut self, seat: Seat) {
        self.0 ^= 1 << seat.0;
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
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

/// Who a position waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Decider {
    /// A player.
    Seat(Seat),
    /// The dice: whoever runs the game draws the action, the rules never do.
    Chance,
}
