//! How players leave: by a draw, by resigning, by being absent (docs/rules/quad.md, "Passing, stalemate, frozen").

use super::board::CLOCKWISE;
use super::burden::note_burden;
use super::passant;
use super::position::Position;
use crate::rules::chess::{ChessKind, Slot, Slots, each};
use crate::rules::effect::{Death, Departure, Effect, Effects};
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Seat, SeatSet};

/// Removes all pieces that the player controls from the board.
pub(super) fn remove(position: &mut Position, seat: Seat, departure: Departure, effects: &mut Effects<'_>) {
    note(position, seat, departure, effects);
    for slot in each(position.own(seat)) {
        take_off(position, slot, effects);
    }
    put_out(position, seat);
}

/// Removes the king, and freezes everything else that the player controls.
pub(super) fn freeze(position: &mut Position, seat: Seat, departure: Departure, effects: &mut Effects<'_>) {
    note(position, seat, departure, effects);
    if let Some(king) = position.king(seat) {
        take_off(position, king, effects);
    }
    let own = position.own(seat);
    freeze_pieces(position, own, effects);
    put_out(position, seat);
}

/// The players draw: their kings stay on the board, frozen; their other pieces are removed.
pub(super) fn draw(position: &mut Position, seats: SeatSet, reason: EndReason, effects: &mut Effects<'_>) {
    position.underway.reason = reason;
    for seat in seats.iter() {
        note(position, seat, Departure::Drew(reason), effects);
        let king = position.king(seat).map_or(0, |king| 1 << king);
        for slot in each(position.own(seat) & !king) {
            take_off(position, slot, effects);
        }
        freeze_pieces(position, king, effects);
        put_out(position, seat);
    }
}

/// Records that a player is out, and the order of leaving.
pub(super) fn note(position: &mut Position, seat: Seat, departure: Departure, effects: &mut Effects<'_>) {
    effects.report(|| Effect::PlayerLeft { seat, departure });
    note_burden(position);
    let underway = &mut position.underway;
    underway.unsettled = true;
    underway.counts = true;
    if underway.leaving == 0 {
        underway.leaving = 1 + position.left.into_iter().max().unwrap_or(0);
    }
    // The dummy takes no place in the order of leaving.
    if !position.is_dummy(seat) {
        position.left[seat.index()] = position.underway.leaving;
    }
    position.castle.0 &= !(1 << seat.0);
    position.corner.0 &= !(1 << seat.0);
    position.absent.0 &= !(1 << seat.0);
    position.perpetual.forget(seat);
    position.forget_history();
}

/// Removes a piece from the board.
pub(super) fn take_off(position: &mut Position, slot: Slot, effects: &mut Effects<'_>) {
    position.board.remove(slot);
    effects.report(|| Effect::PieceDied { piece: Position::id(slot), death: Death::Removed });
}

fn freeze_pieces(position: &mut Position, slots: Slots, effects: &mut Effects<'_>) {
    position.freeze(slots);
    for slot in each(slots) {
        effects.report(|| Effect::PieceFroze { piece: Position::id(slot) });
    }
}

/// Everything a player controlled is out. En passant squares may have become free.
fn put_out(position: &mut Position, seat: Seat) {
    for army in CLOCKWISE {
        if position.ctrl[army.index()] == Some(seat) {
            position.ctrl[army.index()] = None;
            passant::forget(position, army);
        }
    }
}

impl Position {
    /// Whether a seat is out with a draw: its frozen king is still on the board.
    pub(super) fn drew(&self, seat: Seat) -> bool {
        self.board.army(seat) & self.board.of_kind(ChessKind::King) & self.frozen != 0
    }
}
