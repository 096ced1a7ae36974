//! Attacks: every attack on a king is a check, and dormant pieces are woken (`docs/rules/auction.md`, "Moving" and
//! "Capturing a dormant piece").

use super::position::Position;
use crate::rules::chess::{ChessKind, NOBODY, attackers, each, square_of};
use crate::rules::web::{Attack, Means};

/// All attacks, for every player as if to move. En passant, which lasts one round only, is left out.
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
