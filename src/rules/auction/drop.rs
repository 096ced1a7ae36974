//! The anti-hoard drop: pieces without tokens are dropped on the inner field by dice (`docs/rules/auction.md`, "Stage
//! 5: anti-hoard drop").

use super::board::rolled;
use super::departure::over;
use super::options::SevenRule;
use super::placing;
use super::position::{Phase, Position, act, piece_id};
use super::refusal::Refusal;
use crate::rules::action::{Action, Kind};
use crate::rules::chess::{Cell, Man, NOBODY, Slot, square_of};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Effect, Effects};
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Decider, Seat};

/// The face for which there is no file or rank. With the option `seven=choose` it means all of them.
pub(super) const SEVEN: u8 = 7;

/// The highest face that a roll may have.
fn highest(position: &Position) -> u8 {
    if position.options.seven == SevenRule::Choose { SEVEN } else { SEVEN - 1 }
}

/// The cells that dice allow this player: one, or with a seven those of a file, of a rank or of the whole field.
fn allowed(seat: Seat, [file, rank]: [u8; 2]) -> impl Iterator<Item = Cell> {
    let each = |face: u8| if face == SEVEN { 1..=SEVEN - 1 } else { face..=face };
    each(file).flat_map(move |file| each(rank).map(move |rank| rolled(seat, file, rank)))
}

/// The empty cells that dice allow.
fn room(position: &Position, dice: [u8; 2]) -> impl Iterator<Item = Cell> {
    allowed(position.turn, dice).filter(|&cell| position.board.is_empty(cell))
}

/// All possible rolls: those that allow an empty square. Others are rerolled.
pub(super) fn rolls(position: &Position) -> impl Iterator<Item = (u8, u8)> {
    let highest = highest(position);
    let dice = (1..=highest).flat_map(move |file| (1..=highest).map(move |rank| (file, rank)));
    dice.filter(|&(file, rank)| room(position, [file, rank]).next().is_some())
}

/// Whether this roll is legal.
pub(super) fn check(position: &Position, file: u8, rank: u8) -> Result<(), Refusal> {
    let faces = 1..=highest(position);
    if !faces.contains(&file) || !faces.contains(&rank) {
        return Err(Refusal::NoSuchRoll);
    }
    if room(position, [file, rank]).next().is_some() {
        return Ok(());
    }
    let is_joker = [file, rank].contains(&SEVEN);
    Err(if is_joker { Refusal::RolledFull } else { Refusal::RolledTaken(square_of(rolled(position.turn, file, rank))) })
}

/// Where the player on turn may let a piece drop after a seven.
pub(super) fn choices(position: &Position) -> impl Iterator<Item = Cell> {
    position.dice.into_iter().flat_map(|dice| room(position, dice))
}

/// Whether the player on turn may let a piece of this kind drop on the cell.
pub(super) fn check_choice(position: &Position, kind: Kind, cell: Cell) -> Result<(), Refusal> {
    placing::find(position, position.turn, kind)?;
    let square = square_of(cell);
    if !position.board.is_empty(cell) {
        return Err(Refusal::PlaceTaken(square));
    }
    if choices(position).any(|choice| choice == cell) { Ok(()) } else { Err(Refusal::NotRolled(square)) }
}

/// The stage `DiceDrop`: waits for the dice, and after a seven for the player, as long as a piece must drop and can.
pub(super) fn resolve(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    match act(position, pending, effects) {
        Some(Action::Roll { file, rank }) => roll(position, [file, rank], effects),
        Some(Action::Place { square, .. }) => choose(position, position.board.cell_at(square), effects),
        Some(_) => return over(position, EndReason::Agreement, effects),
        None => {}
    }
    if position.phase == Phase::Drop {
        return Flow::Await(Decider::Seat(position.turn));
    }
    let due = position.hands.without_token(&position.board, position.turn).is_some();
    if due && rolls(position).next().is_some() {
        position.phase = Phase::Roll;
        return Flow::Await(Decider::Chance);
    }
    Flow::Done
}

/// A piece drops where the dice say, or after a seven is due to be dropped by the player on turn.
fn roll(position: &mut Position, dice: [u8; 2], effects: &mut Effects<'_>) {
    let turn = position.turn;
    let Some(slot) = position.hands.without_token(&position.board, turn) else { return };
    position.hands.take(&position.board, 1 << slot);
    let [file, rank] = dice;
    let square = (!dice.contains(&SEVEN)).then(|| rolled(turn, file, rank));
    effects.report(|| Effect::DiceRolled { file, rank, square: square.map(square_of) });
    if let Some(cell) = square {
        return fall(position, slot, cell, effects);
    }
    position.due[turn.index()] = 1 << slot;
    position.dice = Some(dice);
    position.phase = Phase::Drop;
    effects.report(|| Effect::DropLeft { piece: piece_id(slot), to: turn });
}

/// The player on turn has chosen where the piece drops.
fn choose(position: &mut Position, cell: Option<Cell>, effects: &mut Effects<'_>) {
    let slot = position.due[position.turn.index()].trailing_zeros() as Slot;
    (position.due, position.dice, position.phase) = ([0; 4], None, Phase::Roll);
    if let Some(cell) = cell {
        fall(position, slot, cell, effects);
    }
}

/// A piece drops on a cell. It becomes dormant.
fn fall(position: &mut Position, slot: Slot, cell: Cell, effects: &mut Effects<'_>) {
    position.board.put(slot, Man::new(position.board.man(slot).kind(), NOBODY), cell);
    effects.report(|| Effect::PieceDropped { piece: piece_id(slot), square: square_of(cell) });
}
