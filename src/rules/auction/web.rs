//! Who attacks whom; every attack on a king is a check, and dormant pieces are woken (`docs/rules/auction.md`, "Moving" and
//! "Capturing a dormant piece").

use super::position::Position;
use crate::rules::chess::{ChessKind, NOBODY, attackers, each, square_of};
use crate::rules::web::{Attack, Means};

/// All attacks, of every player as if it were their turn. En passant, a matter of one round, is none.
pub(super) fn attacks(position: &Position) -> Vec<Attack> {
    let board = &position.board;
    let mut attacks = Vec::new();
    for player in position.players.iter() {
        for victim in each(position.hostile(player) | board.army(NOBODY)) {
            let (man, cell) = (board.man(victim), board.cell(victim));
            let by = match man.kind() {
                _ if man.army() == NOBODY => Means::Wake,
                ChessKind::King => Means::Check,
                _ => Means::Capture,
            };
            let from = each(attackers(board, cell, board.army(player))).map(|slot| square_of(board.cell(slot)));
            attacks.extend(from.map(|from| Attack { from, on: square_of(cell), by }));
        }
    }
    attacks
}
