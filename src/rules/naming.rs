//! What people call what lies on a table.

use super::action::Kind;
use super::describe::Describe;
use super::effect::PieceId;
use super::game::Game;
use super::seat::Seat;
use super::snapshot::{PieceState, PotholeState, Snapshot};
use super::square::Square;

/// What players are called.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// Names for the things on a table.
#[derive(Copy, Clone)]
pub(super) struct Naming<'a> {
    /// What lies there.
    pub(super) table: &'a Snapshot,
    /// What the game calls its pieces and squares.
    pub(super) words: &'a dyn Describe,
    /// What players are called.
    pub(super) name: Names<'a>,
}

impl Naming<'_> {
    /// Such as `car`.
    pub(super) fn kind(&self, kind: Kind) -> &'static str {
        self.words.kind_name(kind)
    }

    /// Such as `Red's car`, `West's frozen rook`, `the dormant queen`.
    pub(super) fn owned(&self, piece: &PieceState) -> String {
        let kind = self.kind(piece.kind);
        match piece {
            PieceState { seat: Seat::NOBODY, .. } => format!("the dormant {kind}"),
            PieceState { frozen: true, seat, .. } => format!("{}'s frozen {kind}", (self.name)(*seat)),
            PieceState { seat, .. } => format!("{}'s {kind}", (self.name)(*seat)),
        }
    }

    /// A piece of the board or of a hand, such as `Red's car`.
    pub(super) fn piece(&self, piece: PieceId) -> String {
        let on_board = self.table.pieces.get(&piece).map(|piece| self.owned(piece));
        let in_hand = || {
            self.table.hands.get(&piece).map(|held| format!("{}'s {}", (self.name)(held.seat), self.kind(held.kind)))
        };
        on_board.or_else(in_hand).unwrap_or_else(|| "a piece".to_owned())
    }

    /// Such as `Blue's pothole`; a centre pothole belongs to nobody in particular.
    pub(super) fn pothole(&self, pothole: &PotholeState) -> String {
        match pothole.controller {
            Some(seat) => format!("{}'s pothole", (self.name)(seat)),
            None if pothole.home.is_none() => "a centre pothole".to_owned(),
            None => "a pothole".to_owned(),
        }
    }

    /// What a square is called.
    pub(super) fn place(&self, square: Square) -> String {
        self.words.place_name(square)
    }

    /// What is on a square, and where that is: `Red's car on a4`, `Blue's pothole on f2`.
    pub(super) fn on(&self, square: Square) -> Option<String> {
        let piece = self.table.piece_on(square).map(|(_, piece)| self.owned(piece));
        let what = piece.or_else(|| self.table.pothole_on(square).map(|(_, pothole)| self.pothole(pothole)))?;
        Some(format!("{what} on {}", self.place(square)))
    }
}

/// What is on each of `squares`, for players; squares with nothing on them are left out.
pub(super) fn things_on<G: Game + Describe>(position: &G, squares: &[Square]) -> Vec<String> {
    let table = position.snapshot();
    let naming = Naming { table: &table, words: position, name: &|seat| seat.name(G::SEATS).to_owned() };
    squares.iter().filter_map(|&square| naming.on(square)).collect()
}
