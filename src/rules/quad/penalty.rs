//! Penalties for talk (docs/rules/quad.md, "Talk").

use super::board::{CASTLES, LANES, advance, rightness};
use super::burden::note_burden;
use super::leave;
use super::position::Position;

use crate::rules::chess::{ChessKind, Slot, each};
use crate::rules::effect::{Departure, Effects};
use crate::rules::seat::Seat;

/// The order of forfeits; the king comes last.
const ORDER: [ChessKind; 6] =
    [ChessKind::Pawn, ChessKind::Knight, ChessKind::Bishop, ChessKind::Rook, ChessKind::Queen, ChessKind::King];

/// The piece that a player forfeits: of the first kind that their home army has, the most advanced one; ties go to the
/// rightmost from their side.
pub(super) fn forfeit(position: &Position, seat: Seat) -> Option<Slot> {
    let home = position.board.army(seat) & !position.frozen;
    let place = |&slot: &Slot| {
        let cell = position.board.cell(slot);
        (advance(seat, cell), rightness(seat, cell))
    };
    ORDER.into_iter().find_map(|kind| each(home & position.board.of_kind(kind)).max_by_key(place))
}

/// Applies the penalty after a majority has convicted the player.
pub(super) fn inflict(position: &mut Position, seat: Seat, effects: &mut Effects<'_>) {
    let Some(slot) = forfeit(position, seat) else { return };
    if position.king(seat) == Some(slot) {
        leave::freeze(position, seat, Departure::Penalised, effects);
        return;
    }
    note_burden(position);
    let kind = position.board.man(slot).kind();
    leave::take_off(position, slot, effects);
    if kind == ChessKind::Rook && CASTLES.all()[seat.index()].rook == position.board.cell(slot) {
        position.castle.0 &= !(1 << seat.0);
    }
    position.ep.refresh(&LANES, &position.board);
    position.forget_history();
    position.underway.counts = true;
}
