//! The anti-hoard drop: pieces without tokens are dropped on the inner field by dice (`docs/rules/auction.md`, "Stage
//! 5: anti-hoard drop").

use super::board::rolled;
use super::position::{Phase, Position, act, piece_id};
use super::refusal::Refusal;
use crate::rules::action::Action;
use crate::rules::chess::{Cell, Man, NOBODY, square_of};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Effect, Effects};
use crate::rules::seat::Decider;

/// All possible rolls: those for an empty square. Others are rerolled.
pub(super) fn rolls(position: &Position) -> impl Iterator<Item = (u8, u8, Cell)> {
    let dice = (1..=6).flat_map(|file| (1..=6).map(move |rank| (file, rank)));
    let meant = dice.map(|(file, rank)| (file, rank, rolled(position.turn, file, rank)));
    meant.filter(|&(_, _, cell)| position.board.is_empty(cell))
}

/// Whether this roll is legal.
pub(super) fn check(position: &Position, file: u8, rank: u8) -> Result<(), Refusal> {
    if !(1..=6).contains(&file) || !(1..=6).contains(&rank) {
        return Err(Refusal::NoSuchRoll);
    }
    let cell = rolled(position.turn, file, rank);
    if position.board.is_empty(cell) { Ok(()) } else { Err(Refusal::RolledTaken(square_of(cell))) }
}

/// The stage `DiceDrop`: waits for the dice as long as a piece must drop and can.
pub(super) fn resolve(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    if let Some(Action::Roll { file, rank }) = act(position, pending, effects) {
        fall(position, file, rank, effects);
    }
    let due = position.hands.without_token(&position.board, position.turn).is_some();
    if due && rolls(position).next().is_some() {
        position.phase = Phase::Roll;
        return Flow::Await(Decider::Chance);
    }
    Flow::Done
}

/// A piece drops where the dice say. It becomes dormant.
fn fall(position: &mut Position, file: u8, rank: u8, effects: &mut Effects<'_>) {
    let Some(slot) = position.hands.without_token(&position.board, position.turn) else { return };
    let cell = rolled(position.turn, file, rank);
    position.hands.take(&position.board, 1 << slot);
    position.board.put(slot, Man::new(position.board.man(slot).kind(), NOBODY), cell);
    let square = square_of(cell);
    effects.report(|| Effect::DiceRolled { file, rank, square });
    effects.report(|| Effect::PieceDropped { piece: piece_id(slot), square });
}
