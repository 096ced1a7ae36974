//! Attacks by capture and by push (docs/rules/pothole.md, "Pieces").

use super::board::{bit, each, square};
use super::legal::targets;
use super::piece::PieceKind;
use super::position::Position;
use super::{push, turn};
use crate::rules::web::{Attack, Means};

/// All attacks, for every player as if to move.
pub(super) fn attacks(position: &Position) -> Vec<Attack> {
    let mut attacks = Vec::new();
    for seat in position.survivors().iter() {
        let position = turn::taken_by(position, seat);
        let enemies = position.occupied() & !position.friends();
        for from in each(position.own()) {
            let ways = each(targets(&position, from));
            let (by, struck) = match position.piece_on(from).kind() {
                PieceKind::Bulldozer | PieceKind::Megadozer => {
                    (Means::Push, ways.fold(0, |cells, to| cells | push::killed(&position, from, to)))
                }
                _ => (Means::Capture, ways.fold(0, |cells, to| cells | bit(to))),
            };
            let attack = |on| Attack { from: square(from), on: square(on), by };
            attacks.extend(each(struck & enemies).map(attack));
        }
    }
    attacks
}
