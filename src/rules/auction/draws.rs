//! Draws and the end by the last round, which are decided at the start of a turn (`docs/rules/auction.md`, "Moving").

use super::position::Position;
use super::{key, last_round};
use crate::rules::chess::ChessKind;
use crate::rules::history::History;
use crate::rules::outcome::{EndReason, Outcome};

/// A draw after this many rounds without a capture, a pawn move or a player's departure.
const QUIET_ROUNDS: u32 = 50;

/// How many occurrences of a position make a draw.
const REPETITIONS: u32 = 3;

/// How many quiet turns make a draw.
pub(super) const fn quiet_turns(position: &Position) -> u32 {
    QUIET_ROUNDS * position.players.len()
}

/// Records the position at the start of a turn, and returns how the game ends, if it does.
pub(super) fn judge(position: &mut Position, history: &mut History) -> Option<Outcome> {
    let times = history.arrive_in_turn(key::visit(position), position.reversible, position.players.len());
    position.reversible += 1;
    let drawn = |reason| Some(Outcome::shared(position.players, reason));
    if times >= REPETITIONS {
        return drawn(EndReason::Repetition);
    }
    if position.quiet >= quiet_turns(position) {
        return drawn(EndReason::QuietTurns);
    }
    if position.rounds >= position.options.rounds {
        return Some(last_round::outcome(position));
    }
    let only_kings = position.board.all() & !position.board.of_kind(ChessKind::King) == 0;
    if only_kings && position.hands.all() == 0 { drawn(EndReason::OnlyKings) } else { None }
}
