//! What positions of a game are made of: its kinds of pieces, its potholes, and the keys behind the board. Whoever sets up
//! positions offers these.

use super::action::Kind;

/// What positions of a game are made of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Kit {
    /// The kinds of pieces.
    pub pieces: &'static [KitPiece],
    /// The letters and numbers of the potholes.
    pub potholes: &'static [char],
    /// Whether pieces can be nobody's.
    pub has_dormant: bool,
    /// The keys behind the board, but for those of hands and of a square apart.
    pub keys: &'static [KitKey],
}

/// A kind of piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KitPiece {
    /// Which.
    pub kind: Kind,
    /// What can be particular about such a piece.
    pub mark: Option<MarkKind>,
}

/// What can be particular about a piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// Pothole: the chips under it.
    Chips,
    /// Knot: its start square, where it does not stand on it.
    Home,
    /// Quad: it is frozen.
    Frozen,
    /// Auction: it has been placed.
    Placed,
}

/// A key behind the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KitKey {
    /// Its name in position texts.
    pub name: &'static str,
    /// What it takes.
    pub values: KeyValues,
    /// What it means where it is left out, if that is the same in all positions.
    pub usual: &'static str,
}

/// The values of a key.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum KeyValues {
    /// A seat.
    Seat,
    /// A seat, or `-` for nobody.
    SeatOrNobody,
    /// Any number of seats, `-` for none.
    Seats,
    /// For each seat's thing in seat order, such as its army, whose it is: a seat, or `-` for nobody.
    Holders,
    /// A whole number.
    Number,
    /// 0 or 1.
    Flag,
    /// A square, or `-`.
    Square,
    /// One of a few words.
    Choice(&'static [&'static str]),
    /// What only its reader understands, with an example of it.
    Text(&'static str),
}

impl Kit {
    /// What can be particular about a piece of this kind.
    pub fn mark_of(&self, kind: Kind) -> Option<MarkKind> {
        self.pieces.iter().find(|piece| piece.kind == kind)?.mark
    }
}

/// A piece with nothing particular about it.
pub(super) const fn plain(kind: Kind) -> KitPiece {
    KitPiece { kind, mark: None }
}

/// A piece about which something can be particular.
pub(super) const fn marked(kind: Kind, mark: MarkKind) -> KitPiece {
    KitPiece { kind, mark: Some(mark) }
}

/// A key.
pub(super) const fn key(name: &'static str, values: KeyValues, usual: &'static str) -> KitKey {
    KitKey { name, values, usual }
}
