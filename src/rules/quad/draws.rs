//! Draws decided by the position (docs/rules/quad.md, "Other draws").

use super::board::{CLOCKWISE, SIDE, corner};
use super::burden::quiet_limit;
use super::leave;
use super::position::Position;
use crate::rules::chess::{ChessKind, each, square_of};
use crate::rules::driver::Turn;
use crate::rules::effect::Effects;
use crate::rules::history::Visit;
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Seat, SeatSet};

/// Draws by insufficient material and by quiet moves. Returns whether any player drew.
pub(super) fn judge_board(position: &mut Position, effects: &mut Effects<'_>) -> bool {
    let reason = if only_kings(position) {
        EndReason::OnlyKings
    } else if position.quiet >= quiet_limit(position) {
        EndReason::QuietTurns
    } else {
        return false;
    };
    leave::draw(position, position.survivors(), reason, effects);
    true
}

/// Whether only kings are left, not counting frozen pieces, and none of them can still queen. With two kings, one of
/// them may have a bishop or a knight.
fn only_kings(position: &Position) -> bool {
    let kings = position.active() & position.board.of_kind(ChessKind::King);
    let others = position.active() & !kings;
    let minor = position.board.of_kind(ChessKind::Bishop) | position.board.of_kind(ChessKind::Knight);
    let little = others == 0 || kings.count_ones() == 2 && others.count_ones() == 1 && others & minor != 0;
    little && !CLOCKWISE.into_iter().any(|seat| can_still_queen(position, seat))
}

/// Whether a king can still get its queen: with a path free of frozen pieces to the corner and away from it.
fn can_still_queen(position: &Position, seat: Seat) -> bool {
    let Some(king) = position.king(seat) else { return false };
    if position.queened.contains(seat) {
        return false;
    }
    let barred = position.board.all() & position.frozen;
    if barred == 0 {
        return true;
    }
    let place = |cell| {
        let square = square_of(cell);
        1_u64 << (square.rank * SIDE + square.file)
    };
    let open = each(barred).fold(u64::MAX, |open, slot| open & !place(position.board.cell(slot)));
    let (start, goal) = (place(position.board.cell(king)), place(corner(seat)));
    let (mut reached, mut before) = (start, 0);
    while reached != before {
        before = reached;
        reached = spread(reached) & open;
    }
    // It must also be able to leave the corner if it stands there.
    reached & goal != 0 && reached != start
}

/// Adds all neighbours to a set of squares (one bit each, files first).
const fn spread(squares: u64) -> u64 {
    const FILE: u64 = 0x0101_0101_0101_0101;
    let wide = squares | (squares & !(FILE << 7)) << 1 | (squares & !FILE) >> 1;
    wide | wide << SIDE | wide >> SIDE
}

/// Before an action: counts repetitions of the position. Returns whether any player drew.
pub(super) fn judge_repetition(position: &mut Position, turn: &mut Turn<'_>) -> bool {
    if !core::mem::take(&mut position.underway.counts) {
        return false;
    }
    let visit = Visit { key: position.key, movers: core::mem::take(&mut position.underway.unwritten) };
    let earlier = position.reversible;
    position.reversible += 1;
    if turn.history.arrive(visit, earlier) < 3 {
        return false;
    }
    let movers = turn.history.movers_since_first(earlier).0 & position.survivors().0;
    leave::draw(position, SeatSet(movers), EndReason::Repetition, &mut turn.effects);
    movers != 0
}
