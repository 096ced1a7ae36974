//! Draws, as they are judged at the start of a turn (rules page, "Moving").

use super::board::START_CELLS;
use super::position::Position;
use crate::rules::chess::{ChessKind, each};
use crate::rules::outcome::EndReason;

/// Rounds without a capture, a pawn move or a player's leaving that are a draw.
const QUIET_ROUNDS: u32 = 50;

/// How many quiet turns are a draw.
pub(super) const fn quiet_turns(position: &Position) -> u32 {
    QUIET_ROUNDS * position.players.len()
}

/// Notes the position at the start of a turn, and says for what reason it is a draw.
pub(super) fn judge(position: &mut Position) -> Option<EndReason> {
    let key = repetition_key(position);
    position.seen.push(key);
    if position.seen.len() >= 3 && position.seen.iter().filter(|&&other| other == key).count() >= 3 {
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

/// What must be equal for two positions to be the same: board, hands with tokens, castling and en passant rights whether
/// usable or not, player to move. That a pawn has been placed counts on its start squares alone, where it matters.
///
/// 64 bits of it: two of the some hundred positions that are compared would be taken for the same by mistake once in
/// 10^14 games.
pub(super) fn repetition_key(position: &Position) -> u64 {
    let board = &position.board;
    let mut key = mix(0x100 | u64::from(position.turn.0) << 16 | u64::from(position.castling.0));
    for slot in each(board.all()) {
        let (man, cell) = (board.man(slot), board.cell(slot));
        let stuck = position.placed >> slot & 1 != 0 && START_CELLS[man.army().index() & 3].contains(cell);
        key =
            key.wrapping_add(mix(0x200 | u64::from(stuck) << 32 | u64::from(man.bits()) << 16 | u64::from(cell) << 40));
    }
    for seat in position.players.iter() {
        for slot in each(position.hands.of(seat)) {
            let (kind, tokens) = (board.man(slot).kind() as u64, u64::from(position.hands.tokens(slot)));
            key = key.wrapping_add(mix(0x300 | u64::from(seat.0) << 16 | kind << 24 | tokens << 32));
        }
    }
    for (seat, lane, rights) in position.passants.iter() {
        key = key.wrapping_add(mix(0x400 | u64::from(seat.0) << 16 | (lane as u64) << 24 | u64::from(rights.0) << 32));
    }
    key
}

/// The finaliser of the generator `SplitMix64`: all bits of the result depend on all bits of `word`.
const fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
