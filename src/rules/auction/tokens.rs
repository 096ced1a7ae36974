//! Tokens: one comes off every piece in the hand of the player whose turn it is (rules page, stage 4).

use super::position::{Position, piece_id, report};
use crate::rules::action::Action;
use crate::rules::chess::each;
use crate::rules::effect::{Effect, EffectSink};
use crate::rules::stage::Flow;

/// The stage `Tokens`.
pub(super) fn resolve(position: &mut Position, _pending: &mut Option<Action>, effects: &mut dyn EffectSink) -> Flow {
    for slot in each(position.hands.take_tokens(position.turn)) {
        let left = position.hands.tokens(slot);
        report(effects, || Effect::TokenTaken { piece: piece_id(slot), left });
    }
    Flow::Done
}
