//! Promotion: on the king's row of any opponent (`docs/rules/auction.md`, "Moving").

use super::position::{Position, piece_id};
use crate::rules::chess::Man;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::Effect;

/// The stage `Promotion`: the pawn that has reached a king's row becomes the chosen kind.
pub(super) fn resolve(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    let (Some(slot), Some(kind)) = (position.underway.mover.take(), position.underway.promotion.take()) else {
        return Flow::Done;
    };
    position.board.turn_into(slot, Man::new(kind, position.turn));
    position.placed &= !(1 << slot);
    // A promotion is irreversible.
    position.burn_bridges();
    effects.report(|| Effect::PiecePromoted { piece: piece_id(slot), kind: kind.kind() });
    Flow::Done
}
