//! Check: which kings are attacked, and the immediate consequences (`docs/rules/auction.md`, "Moving").

use super::departure::{over, won};
use super::position::Position;
use crate::rules::chess::{Cell, attacked, attackers, each, square_of};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::Effect;
use crate::rules::outcome::EndReason;
use crate::rules::seat::Seat;
use crate::rules::snapshot::{Alarm, AlarmKind};

/// The cell of a player's king, if the player is still in.
fn king_cell(position: &Position, seat: Seat) -> Option<Cell> {
    position.board.king(seat).map(|king| position.board.cell(king))
}

/// Whether a player is in check.
pub(super) fn in_check(position: &Position, seat: Seat) -> bool {
    let hostile = position.hostile(seat);
    king_cell(position, seat).is_some_and(|cell| attacked(&position.board, cell, hostile, cell))
}

/// The player who has given check to the king of `seat`, whose turn it is; the last to have moved, if there are several.
pub(super) fn giver(position: &Position, seat: Seat) -> Option<Seat> {
    let givers = attackers(&position.board, king_cell(position, seat)?, position.hostile(seat));
    let last_first = (1..4).map(|back| Seat((seat.0 + 4 - back) % 4));
    last_first.into_iter().find(|&giver| givers & position.board.army(giver) != 0)
}

/// The stage `Check`: ends the game if one player is left, or if a king was captured and the first mate decides, and
/// reports the checks given by the player on turn.
pub(super) fn resolve(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    let underway = core::mem::take(&mut position.underway);
    if position.players.len() <= 1 {
        return over(position, EndReason::LastPlayer, effects);
    }
    if underway.took_king && position.options.first_mate {
        return won(position, position.turn, effects);
    }
    if effects.listens() {
        let army = position.board.army(position.turn);
        for seat in position.players.iter().filter(|&seat| seat != position.turn) {
            if king_cell(position, seat).is_some_and(|cell| attacked(&position.board, cell, army, cell)) {
                effects.report(|| Effect::CheckGiven { seat });
            }
        }
    }
    Flow::Done
}

/// The kings in check.
pub(super) fn alarms(position: &Position) -> Vec<Alarm> {
    let board = &position.board;
    let alarm = |seat: Seat| {
        let cell = king_cell(position, seat)?;
        let from = each(attackers(board, cell, position.hostile(seat)));
        let from: Vec<_> = from.map(|slot| square_of(board.cell(slot))).collect();
        (!from.is_empty()).then(|| Alarm { square: square_of(cell), kind: AlarmKind::Check, from })
    };
    position.players.iter().filter_map(alarm).collect()
}
