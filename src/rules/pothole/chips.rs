//! Chips and promotion (docs/rules/pothole.md, "Chips and promotion").

use super::board::{PROMOTION, chip_of, each};
use super::piece::Piece;
use super::position::Position;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::Effect;
use crate::rules::snapshot::ChipSet;

/// The stage `Promotion`: the mover and the pieces it pushed win the chips of the squares they rest on.
pub(super) fn resolve(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    if !position.is_standard() {
        return Flow::Done;
    }
    for cell in each(position.underway.rested & position.occupied() & PROMOTION) {
        let piece = position.piece_on(cell);
        let (Some(chip), Some(promoted)) = (chip_of(cell), piece.kind().promoted()) else { continue };
        let mut chips = piece.chips();
        if chips.contains(chip) {
            continue;
        }
        chips.insert(chip);
        position.noisy = true;
        effects.report(|| Effect::ChipGained { piece: piece.id(), chip });
        let piece = if chips.len() == 4 {
            effects.report(|| Effect::PiecePromoted { piece: piece.id(), kind: promoted.kind() });
            Piece::new(piece.owner(), promoted, ChipSet::default(), piece.id())
        } else {
            Piece::new(piece.owner(), piece.kind(), chips, piece.id())
        };
        position.exchange(cell, piece);
    }
    Flow::Done
}
