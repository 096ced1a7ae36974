//! Keys and equality of positions: what the rules of repetition compare (docs/rules/quad.md, "Other draws").

use super::board::DUMMY;
use super::passant;
use super::position::Position;
use crate::rules::chess::each;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::zobrist::zobrist;

/// Marks the feature word for the army to act, controllers and rights.
const RIGHTS: u64 = 2 << 60;
/// Marks the feature words for en passant.
const PASSANT: u64 = 3 << 60;

/// The army to act, controllers, castling rights, corner rights, queens used, the dummy's holder and waiting armies,
/// packed into one number.
fn rights(position: &Position) -> u64 {
    let seat = |seat: Option<Seat>| seat.map_or(7, |seat| u64::from(seat.0));
    let waiting = position.annex.iter().fold(1, |word, army| word << 3 | u64::from(army.0));
    let dummy = position.is_dummy(DUMMY).then(|| position.holder());
    let words = [position.castle.0, position.corner.0, position.queened.0];
    let word = words.into_iter().fold(waiting, |word, rights| word << 4 | u64::from(rights));
    let word = position.ctrl.into_iter().fold(word, |word, holder| word << 3 | seat(holder));
    (word << 3 | seat(dummy)) << 3 | u64::from(position.turn.0)
}

/// The possible en passant captures: the army of the captured pawn, its lane, and the armies with a pawn to capture it.
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

/// Before an action: updates the key with everything that is not a piece.
pub(super) fn renew(position: &mut Position) {
    position.key = key(position, position.board.key() ^ position.frozen_key);
}

/// The key, computed from scratch.
pub(super) fn from_scratch(position: &Position) -> u64 {
    key(position, position.board.key_from_scratch() ^ position.frozen_key_from_scratch())
}

impl PartialEq for Position {
    /// Whether the positions are equal by the rules: everything in the key, but not how the game got there.
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
