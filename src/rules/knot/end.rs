//! How a game ends (docs/rules/knot.md, "Check, mate, loss" and "Draws").

use super::army::{KING, PRINCE, foe};
use super::attack::in_check;
use super::position::{BLACK, BOTH, Position, QUIET_TURNS, WHITE};
use super::royal::surviving;
use super::trial::can_move;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Seat, SeatSet};

/// The player has won.
pub(super) fn won(seat: Seat, reason: EndReason) -> Outcome {
    Outcome::shared(SeatSet::from_iter([seat]), reason)
}

/// How the game has ended, if a player has no royal any more.
pub(super) fn judge_royals(position: &Position) -> Option<Outcome> {
    let lost = |seat: &Seat| surviving(&position.board, *seat, &position.options) == 0;
    let loser = [WHITE, BLACK].into_iter().find(lost)?;
    Some(won(foe(loser), EndReason::RoyalsCaptured))
}

/// How the game has ended for the player on turn, if they have no legal move, or if nobody can win any more.
pub(super) fn judge(position: &Position) -> Option<Outcome> {
    let seat = position.turn;
    if can_move(position) {
        is_dead(position).then(|| Outcome::shared(BOTH, EndReason::OnlyKings))
    } else if in_check(&position.board, seat, &position.options) != 0 {
        Some(won(foe(seat), EndReason::Checkmate))
    } else {
        Some(Outcome::shared(BOTH, EndReason::Stalemate))
    }
}

/// A dead position: king against king alone, or crown prince against crown prince alone.
fn is_dead(position: &Position) -> bool {
    let left = position.board.occupied();
    let only = |place| left == position.board.places(WHITE, [place]) | position.board.places(BLACK, [place]);
    left.count_ones() == 2 && (only(KING) || only(PRINCE))
}

/// Draws that come after loss, stalemate and dead positions, when the position has come for so many times.
pub(super) fn judge_draw(position: &Position, times: u32) -> Option<Outcome> {
    if times >= 3 {
        return Some(Outcome::shared(BOTH, EndReason::Repetition));
    }
    (position.quiet >= QUIET_TURNS).then(|| Outcome::shared(BOTH, EndReason::QuietTurns))
}
