//! How a game ends (docs/rules/knot.md, "Check, mate, loss" and "Draws").

use core::cmp::Ordering;

use super::army::{KING, PRINCE, foe};
use super::attack::in_check;
use super::position::{BLACK, BOTH, Position, WHITE};
use super::royal::surviving;
use super::trial::can_move;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Seat, SeatSet};

/// The outcome of a win for this seat.
pub(super) fn won(seat: Seat, reason: EndReason) -> Outcome {
    Outcome::shared(SeatSet::from_iter([seat]), reason)
}

/// The outcome, if a player has lost all royals.
pub(super) fn judge_royals(position: &Position) -> Option<Outcome> {
    let lost = |seat: &Seat| surviving(&position.board, *seat, &position.options) == 0;
    let loser = [WHITE, BLACK].into_iter().find(lost)?;
    Some(won(foe(loser), EndReason::RoyalsCaptured))
}

/// The outcome, if the player on turn has no legal move, or the position is dead.
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

/// The outcome of a game that ends by threefold repetition, with `times` occurrences of the position, or by quiet turns.
/// Losses, stalemate and dead positions come first.
pub(super) fn judge_counters(position: &Position, times: u32) -> Option<Outcome> {
    if times >= 3 {
        return Some(Outcome::shared(BOTH, EndReason::Repetition));
    }
    (position.quiet >= position.most_quiet()).then(|| match favoured(position) {
        Some(seat) => won(seat, EndReason::MorePieces),
        None => Outcome::shared(BOTH, EndReason::QuietTurns),
    })
}

/// The player that a standstill favours: the one with more pieces, with the option `standstill`.
pub(super) fn favoured(position: &Position) -> Option<Seat> {
    if position.options.standstill == 0 {
        return None;
    }
    let count = |seat| position.board.own(seat).count_ones();
    match count(WHITE).cmp(&count(BLACK)) {
        Ordering::Greater => Some(WHITE),
        Ordering::Less => Some(BLACK),
        Ordering::Equal => None,
    }
}
