//! What tells positions apart (docs/rules/quad.md, "Other draws"): the key, and equality.

use super::board::DUMMY;
use super::passant;
use super::position::Position;
use crate::rules::chess::each;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::zobrist::zobrist;

/// Marks the feature of who is to act, control and rights.
const RIGHTS: u64 = 2 << 60;
/// Marks the features of captures in passing.
const PASSANT: u64 = 3 << 60;

/// The army to act, controllers, castling rights, corner chances, queens used, the dummy's holder and waiting moves, in
/// one number.
fn rights(position: &Position) -> u64 {
    let seat = |seat: Option<Seat>| seat.map_or(7, |seat| u64::from(seat.0));
    let waiting = position.annex.iter().fold(1, |word, army| word << 3 | u64::from(army.0));
    let dummy = position.is_dummy(DUMMY).then(|| position.holder());
    let words = [position.castle.0, position.corner.0, position.queened.0];
    let word = words.into_iter().fold(waiting, |word, rights| word << 4 | u64::from(rights));
    let word = position.ctrl.into_iter().fold(word, |word, holder| word << 3 | seat(holder));
    (word << 3 | seat(dummy)) << 3 | u64::from(position.turn.0)
}

/// The captures in passing that some pawn could make: the pawn's army, its lane, and whose pawns.
fn passants(position: &Position) -> impl Iterator<Item = (Seat, usize, SeatSet)> {
    let rights = position.ep.iter().map(|(army, lane, _)| (army, lane, passant::attacking(position, army, lane)));
    rights.filter(|(_, _, able)| !able.is_empty())
}

fn key(position: &Position, pieces: u64) -> u64 {
    let key = pieces ^ zobrist(RIGHTS | rights(position));
    if position.ep.is_empty() {
        return key;
    }
    passants(position).fold(key, |key, (army, lane, able)| {
        key ^ zobrist(PASSANT | u64::from(army.0) << 16 | (lane as u64) << 8 | u64::from(able.0))
    })
}

/// Somebody is to act: brings the key in line with all that is not a piece.
pub(super) fn renew(position: &mut Position) {
    position.key = key(position, position.board.key() ^ position.frozen_key);
}

/// The key, computed from nothing but the position.
pub(super) fn from_scratch(position: &Position) -> u64 {
    key(position, position.board.key_from_scratch() ^ position.frozen_key_from_scratch())
}

impl PartialEq for Position {
    /// Whether the two are one position to the rules: what the key is made of, not how the game came there.
    fn eq(&self, other: &Self) -> bool {
        let frozen_there = |slot| {
            let twin = other.board.slot_on(self.board.cell(slot));
            twin.is_some_and(|twin| other.is_frozen(twin) == self.is_frozen(slot))
        };
        rights(self) == rights(other)
            && self.board == other.board
            && each(self.board.all()).all(frozen_there)
            && passants(self).eq(passants(other))
    }
}

impl Eq for Position {}
