//! Draws, as they are judged at the start of a turn (`docs/rules/auction.md`, "Moving").

use super::key;
use super::position::Position;
use crate::rules::chess::ChessKind;
use crate::rules::history::History;
use crate::rules::outcome::EndReason;

/// Rounds without a capture, a pawn move or a player's leaving that are a draw.
const QUIET_ROUNDS: u32 = 50;

/// How often a position comes until it is a draw.
const REPETITIONS: u32 = 3;

/// How many quiet turns are a draw.
pub(super) const fn quiet_turns(position: &Position) -> u32 {
    QUIET_ROUNDS * position.players.len()
}

/// Notes the position at the start of a turn, and says for what reason it is a draw.
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
