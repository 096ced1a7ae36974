//! Attacks; every attack on a king is a check (docs/rules/quad.md, "Moves" and "Check").

use super::board::CLOCKWISE;
use super::position::Position;
use crate::rules::chess::{ChessKind, attackers, each, square_of};
use crate::rules::web::{Attack, Means};

/// All attacks, for every player as if to move. En passant, which lasts one turn only, is left out.
pub(super) fn attacks(position: &Position) -> Vec<Attack> {
    let board = &position.board;
    let mut attacks = Vec::new();
    for player in CLOCKWISE {
        let own = position.own(player);
        for victim in each(if own == 0 { 0 } else { position.enemies(player) }) {
            let cell = board.cell(victim);
            let by = if board.man(victim).kind() == ChessKind::King { Means::Check } else { Means::Capture };
            let from = each(attackers(board, cell, own)).map(|slot| square_of(board.cell(slot)));
            attacks.extend(from.map(|from| Attack { from, on: square_of(cell), by }));
        }
    }
    attacks
}
