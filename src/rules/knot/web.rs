//! Attacks, by all forms of moves (docs/rules/knot.md, "Pieces" and "Check, mate, loss").

use super::army::{PieceKind, foe};
use super::position::{Phase, Position};
use super::royal;
use super::star::{bit, each, square};
use super::step::{Form, Step, all_targets, victims};
use crate::rules::web::{Attack, Means};

/// All attacks, for both players as if to move.
pub(super) fn attacks(position: &Position) -> Vec<Attack> {
    let (board, options) = (&position.board, &position.options);
    let mut attacks = Vec::new();
    if position.phase != Phase::Play {
        return attacks;
    }
    for seat in [position.turn, foe(position.turn)] {
        let royals = royal::royals(board, foe(seat), options);
        for (form, from, targets) in all_targets(board, seat, options) {
            for to in each(targets) {
                // A golem's victim may hit a piece of its own side.
                let struck = victims(board, seat, Step { form, from, to }, options) & board.own(foe(seat));
                attacks.extend(each(struck).map(|on| {
                    let by = match (form, board.kind(from)) {
                        (Form::Berserk, _) => Means::Berserk,
                        _ if royals & bit(on) != 0 => Means::Check,
                        (_, PieceKind::Golem) if on != to => Means::Flight,
                        (_, PieceKind::Entity) => Means::Ring,
                        _ => Means::Capture,
                    };
                    Attack { from: square(from), on: square(on), by }
                }));
            }
        }
    }
    attacks.sort_unstable();
    attacks.dedup();
    attacks
}
