//! What positions of a game consist of: kinds of pieces, potholes, and the keys after the board. The position editor
//! offers these.

use super::action::Kind;
use super::zobrist::zobrist;

/// What positions of a game consist of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Kit {
    /// The kinds of pieces.
    pub pieces: &'static [KitPiece],
    /// The letters and numbers of the potholes.
    pub potholes: &'static [char],
    /// Whether pieces can be dormant, without an owner.
    pub has_dormant: bool,
    /// Whether players hold captured pieces in their hands.
    pub has_hands: bool,
    /// Whether the game uses dice.
    pub has_dice: bool,
    /// Positions to begin with in which neither side is ahead, found by search and games (docs/balance).
    pub balanced: &'static [&'static str],
    /// The options that concern only the start by the rules, and change nothing in games from another position.
    pub start_options: &'static [&'static str],
    /// The keys after the board, except those for hands and for a square outside the rows.
    pub keys: &'static [KitKey],
}

impl Kit {
    /// The number of the balanced start that this seed draws; `None` if the game has none. Seeds may be small numbers.
    pub const fn drawn_start(&self, seed: u64) -> Option<usize> {
        match zobrist(seed).checked_rem(self.balanced.len() as u64) {
            Some(drawn) => Some(drawn as usize),
            None => None,
        }
    }

    /// Whether the game has balanced starts, and this is one of them.
    pub fn is_balanced(&self, position: Option<&str>) -> bool {
        position.is_some_and(|position| self.balanced.contains(&position))
    }
}

/// A kind of piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KitPiece {
    /// The kind.
    pub kind: Kind,
    /// The mark that such a piece can have.
    pub mark: Option<MarkKind>,
}

/// A mark that a piece can have.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// Pothole: its chips.
    Chips,
    /// Knot: its start square, if it stands elsewhere.
    Home,
    /// Quad: it is frozen.
    Frozen,
    /// Auction: it has been placed.
    Placed,
}

/// A key after the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KitKey {
    /// Its name in position texts.
    pub name: &'static str,
    /// Its possible values.
    pub values: KeyValues,
    /// Its default, if that is the same in all positions.
    pub usual: &'static str,
}

/// The values of a key.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum KeyValues {
    /// A seat.
    Seat,
    /// A seat, or `-` for none.
    SeatOrNobody,
    /// Any number of seats, or `-` for none.
    Seats,
    /// For each seat in order, the controller of its thing, such as its army: a seat, or `-` for none.
    Holders,
    /// A whole number.
    Number,
    /// 0 or 1.
    Flag,
    /// A square, or `-`.
    Square,
    /// One of a few words.
    Choice(&'static [&'static str]),
    /// A format of its own, with an example.
    Text(&'static str),
}

impl Kit {
    /// The mark that a piece of this kind can have.
    pub fn mark_of(&self, kind: Kind) -> Option<MarkKind> {
        self.pieces.iter().find(|piece| piece.kind == kind)?.mark
    }
}

/// A kind without a mark.
pub(super) const fn plain(kind: Kind) -> KitPiece {
    KitPiece { kind, mark: None }
}

/// A kind with a mark.
pub(super) const fn marked(kind: Kind, mark: MarkKind) -> KitPiece {
    KitPiece { kind, mark: Some(mark) }
}

/// A key.
pub(super) const fn key(name: &'static str, values: KeyValues, usual: &'static str) -> KitKey {
    KitKey { name, values, usual }
}
