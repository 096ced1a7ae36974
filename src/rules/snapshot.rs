//! A snapshot of the table: a position as players see it, without the rules.
//!
//! Three things must always agree on the [`Snapshot`]: the position, the effects that led to it, and the entities of
//! the world.

use std::collections::BTreeMap;

use super::action::Kind;
use super::effect::{Chip, PieceId, PotholeId};
use super::outcome::Outcome;
use super::seat::Seat;
use super::square::Square;
use super::table::Table;

/// A set of promotion chips.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct ChipSet(pub u8);

impl ChipSet {
    /// Whether `chip` is in the set.
    pub const fn contains(self, chip: Chip) -> bool {
        self.0 & (1 << chip.0) != 0
    }

    /// Adds `chip` to the set.
    pub const fn insert(&mut self, chip: Chip) {
        self.0 |= 1 << chip.0;
    }

    /// How many chips are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The chips in the order north, east, south, west.
    pub fn iter(self) -> impl Iterator<Item = Chip> {
        (0..4).map(Chip).filter(move |&chip| self.contains(chip))
    }
}

/// The special role of a square, as far as players must see it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ground {
    /// An ordinary square.
    Plain,
    /// Pothole: a square of the centre potholes.
    Centre,
    /// Pothole: a square where a piece wins this chip.
    Promotion(Chip),
    /// Knot: the square that all strips share.
    Knot,
    /// Auction: the inner field, where dropped pieces land.
    Inner,
}

/// A square of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The square.
    pub square: Square,
    /// Its special role.
    pub ground: Ground,
}

/// How serious an alarm is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AlarmKind {
    /// Check: the next move must parry it.
    Check,
    /// Checkmate: no move parries it.
    Mate,
}

/// A king, or another royal piece, in check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alarm {
    /// The square it stands on.
    pub square: Square,
    /// Whether it is check or mate.
    pub kind: AlarmKind,
    /// The squares of the pieces that could capture it.
    pub from: Vec<Square>,
}

/// A piece on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PieceState {
    /// Its owner; a dormant piece in Auction belongs to [`Seat::NOBODY`].
    pub seat: Seat,
    /// Its current kind.
    pub kind: Kind,
    /// The square it stands on.
    pub square: Square,
    /// Pothole: the chips under it.
    pub chips: ChipSet,
    /// Knot: the start square that a frog slips back to.
    pub home: Option<Square>,
    /// Quad: who moves it. Annexation changes this, while `seat` stays. In other games, and if frozen, it equals
    /// `seat`.
    pub controller: Seat,
    /// Quad: whether it is frozen.
    pub frozen: bool,
}

/// Auction: a captured piece in a player's hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct HandPiece {
    /// The seat that holds it.
    pub seat: Seat,
    /// Its kind.
    pub kind: Kind,
    /// The tokens on it; `None` if it must be placed now.
    pub tokens: Option<u8>,
}

/// Auction: a piece on offer, and the bids for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferState {
    /// The piece on offer.
    pub piece: PieceId,
    /// The bids so far, including empty ones, as piece numbers in ascending order.
    pub bids: BTreeMap<Seat, Vec<PieceId>>,
}

/// A pothole in the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PotholeState {
    /// The square it is on.
    pub square: Square,
    /// The seat it belonged to at the start; `None` for a centre pothole.
    pub home: Option<Seat>,
    /// Who may move it now; `None` for a centre pothole.
    pub controller: Option<Seat>,
    /// If it is locked, the seat whose next turn ends the lock.
    pub locked_by: Option<Seat>,
}

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Snapshot {
    /// The pieces on the board.
    pub pieces: BTreeMap<PieceId, PieceState>,
    /// The potholes.
    pub potholes: BTreeMap<PotholeId, PotholeState>,
    /// Auction: the pieces in the players' hands.
    pub hands: BTreeMap<PieceId, HandPiece>,
    /// Auction: the current offer, during an auction.
    pub offer: Option<OfferState>,
    /// Whose turn it is, or was when the game ended.
    pub turn: Option<Seat>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

impl Snapshot {
    /// The piece on `square`; during a capture, the one that arrived last.
    pub fn piece_on(&self, square: Square) -> Option<(PieceId, &PieceState)> {
        self.pieces.iter().find(|(_, piece)| piece.square == square).map(|(&id, piece)| (id, piece))
    }

    /// Auction: the pieces that a player has bid so far for the piece on offer, unless that is hidden. While that
    /// player is asked for a bid, it is the one to be raised.
    pub fn bid_of(&self, seat: Seat) -> &[PieceId] {
        self.offer.as_ref().and_then(|offer| offer.bids.get(&seat)).map_or(&[], Vec::as_slice)
    }

    /// The pothole on `square`.
    pub fn pothole_on(&self, square: Square) -> Option<(PotholeId, &PotholeState)> {
        self.potholes.iter().find(|(_, pothole)| pothole.square == square).map(|(&id, pothole)| (id, pothole))
    }

    fn change(&mut self, piece: PieceId, change: impl FnOnce(&mut PieceState)) {
        if let Some(piece) = self.pieces.get_mut(&piece) {
            change(piece);
        }
    }

    fn change_pothole(&mut self, pothole: PotholeId, change: impl FnOnce(&mut PotholeState)) {
        if let Some(pothole) = self.potholes.get_mut(&pothole) {
            change(pothole);
        }
    }
}

impl Table for Snapshot {
    fn add(&mut self, piece: PieceId, state: PieceState) {
        self.pieces.insert(piece, state);
    }

    fn move_to(&mut self, piece: PieceId, to: Square) {
        self.change(piece, |piece| piece.square = to);
    }

    fn remove(&mut self, piece: PieceId) {
        self.pieces.remove(&piece);
        self.hands.remove(&piece);
    }

    fn annex(&mut self, piece: PieceId, to: Seat, kind: Kind) {
        self.change(piece, |piece| {
            (piece.seat, piece.controller, piece.kind, piece.chips) = (to, to, kind, ChipSet::default());
        });
    }

    fn annex_army(&mut self, army: Seat, to: Seat) {
        for piece in self.pieces.values_mut().filter(|piece| piece.seat == army && !piece.frozen) {
            piece.controller = to;
        }
    }

    fn freeze(&mut self, piece: PieceId) {
        self.change(piece, |piece| (piece.controller, piece.frozen) = (piece.seat, true));
    }

    fn give_chip(&mut self, piece: PieceId, chip: Chip) {
        self.change(piece, |piece| piece.chips.insert(chip));
    }

    fn promote(&mut self, piece: PieceId, kind: Kind) {
        self.change(piece, |piece| (piece.kind, piece.chips) = (kind, ChipSet::default()));
    }

    fn move_pothole(&mut self, pothole: PotholeId, to: Square) {
        self.change_pothole(pothole, |pothole| pothole.square = to);
    }

    fn annex_pothole(&mut self, pothole: PotholeId, to: Option<Seat>) {
        self.change_pothole(pothole, |pothole| pothole.controller = to);
    }

    fn lock(&mut self, pothole: PotholeId, by: Option<Seat>) {
        self.change_pothole(pothole, |pothole| pothole.locked_by = by);
    }

    fn take_to_hand(&mut self, piece: PieceId, seat: Seat, tokens: Option<u8>) {
        if let Some(PieceState { kind, .. }) = self.pieces.remove(&piece) {
            self.hands.insert(piece, HandPiece { seat, kind, tokens });
        }
    }

    fn hand_over(&mut self, piece: PieceId, to: Seat) {
        if let Some(piece) = self.hands.get_mut(&piece) {
            (piece.seat, piece.tokens) = (to, None);
        }
    }

    fn put_down(&mut self, piece: PieceId, seat: Seat, square: Square) {
        if let Some(HandPiece { kind, .. }) = self.hands.remove(&piece) {
            let chips = ChipSet::default();
            self.add(piece, PieceState { seat, kind, square, chips, home: None, controller: seat, frozen: false });
        }
    }

    fn leave_tokens(&mut self, piece: PieceId, left: u8) {
        if let Some(piece) = self.hands.get_mut(&piece) {
            piece.tokens = Some(left);
        }
    }

    fn offer(&mut self, piece: PieceId) {
        self.offer = Some(OfferState { piece, bids: BTreeMap::new() });
    }

    fn bid(&mut self, seat: Seat, pieces: &[PieceId]) {
        if let Some(offer) = &mut self.offer {
            offer.bids.insert(seat, pieces.to_vec());
        }
    }

    fn close_offer(&mut self) {
        self.offer = None;
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.turn = Some(seat);
    }

    fn end(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }
}
