//! Tokens: every piece in the hand of the player on turn loses one (`docs/rules/auction.md`, "Stage 4: tokens").

use super::position::{Position, piece_id};
use crate::rules::chess::each;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::Effect;

/// The stage `Tokens`.
pub(super) fn resolve(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    for slot in each(position.hands.take_tokens(&position.board, position.turn)) {
        let left = position.hands.tokens(slot);
        effects.report(|| Effect::TokenTaken { piece: piece_id(slot), left });
    }
    Flow::Done
}
