//! Pawns promote, and a king leaves a queen on its corner (docs/rules/quad.md, "Moves").

use super::board::corner;
use super::position::Position;
use crate::rules::chess::{Cell, ChessKind, Man, Slot, square_of};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::Effect;
use crate::rules::seat::Seat;

/// The slots of the kings' queens, by army, follow those of all other pieces.
pub(super) const QUEENS: Slot = 60;

/// Whether the piece in `slot`, moving away from `from`, is a king that leaves a queen behind.
pub(super) fn leaves_queen(position: &Position, army: Seat, slot: Slot, from: Cell) -> bool {
    from == corner(army) && position.corner.contains(army) && position.king(army) == Some(slot)
}

/// The queen of an army.
pub(super) const fn queen_of(army: Seat) -> Man {
    Man::new(ChessKind::Queen, army)
}

/// Puts a queen on the corner that the king of `army` has left.
fn put_queen(position: &mut Position, army: Seat) -> Slot {
    let slot = QUEENS + army.0;
    position.board.put(slot, queen_of(army), corner(army));
    slot
}

/// The stage `Promotion`.
pub(super) fn resolve(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    let Some(moved) = position.underway.moved else { return Flow::Done };
    let army = moved.army;
    if let Some(kind) = position.underway.promotion.take() {
        position.board.turn_into(moved.slot, Man::new(kind, army));
        effects.report(|| Effect::PiecePromoted { piece: Position::id(moved.slot), kind: kind.kind() });
    }
    if core::mem::take(&mut position.underway.queens) {
        let queen = put_queen(position, army);
        position.underway.queen = Some(queen);
        position.queened.insert(army);
        let (kind, square) = (ChessKind::Queen.kind(), square_of(corner(army)));
        effects.report(|| Effect::PieceAppeared { piece: Position::id(queen), seat: army, kind, square, home: None });
    }
    Flow::Done
}
