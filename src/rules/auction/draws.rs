//! Draws, which are decided at the start of a turn (`docs/rules/auction.md`, "Moving").

use super::key;
use super::position::Position;
use crate::rules::chess::ChessKind;
use crate::rules::history::History;
use crate::rules::outcome::EndReason;

/// A draw after this many rounds without a capture, a pawn move or a player's departure.
const QUIET_ROUNDS: u32 = 50;

/// How many occurrences of a position make a draw.
const REPETITIONS: u32 = 3;

/// How many quiet turns make a draw.
pub(super) const fn quiet_turns(position: &Position) -> u32 {
    QUIET_ROUNDS * position.players.len()
}

/// Records the position at the start of a turn, and returns the reason if it is a draw.
pub(super) fn judge(position: &mut Position, history: &mut History) -> Option<EndReason> {
    let times = history.arrive_in_turn(key::visit(position), position.reversible, position.players.len());
    position.reversible += 1;
    if times >= REPETITIONS {
        return Some(EndReason::Repetition);
    }
    if position.quiet >= quiet_turns(position) {
        return Some(EndReason::QuietTurns);
    }
    if position.rounds >= position.options.rounds {
        return Some(EndReason::LastRound);
    }
    let only_kings = position.board.all() & !position.board.of_kind(ChessKind::King) == 0;
    (only_kings && position.hands.all() == 0).then_some(EndReason::OnlyKings)
}
