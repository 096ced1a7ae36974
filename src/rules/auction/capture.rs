//! Captured pieces: a piece goes to a hand, wakes, leaves the game, or takes its player out of the game
//! (`docs/rules/auction.md`, "Stage 1: move", "Stage 3: placing after a trade" and "Capturing a dormant piece").

use super::departure::{leave, over};
use super::hand::MOST_TOKENS;
use super::placing;
use super::position::{Phase, Position, act, piece_id};
use crate::rules::action::Action;
use crate::rules::chess::{ChessKind, Man, NOBODY, Slot};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Death, Departure, Effect, Effects};
use crate::rules::outcome::EndReason;
use crate::rules::seat::Decider;

/// The stage `Capture`: waits if a woken piece must be placed.
pub(super) fn resolve(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    if let Some(victim) = position.underway.victim.take() {
        capture(position, victim, effects);
    } else {
        match act(position, pending, effects) {
            Some(Action::Place { kind, square }) => {
                placing::place(position, position.turn, kind, square, effects);
                position.wake_over();
            }
            Some(_) => return over(position, EndReason::Agreement, effects),
            None => {}
        }
    }
    if position.phase != Phase::Wake {
        return Flow::Done;
    }
    if placing::woken_cells(position).next().is_some() {
        return Flow::Await(Decider::Seat(position.turn));
    }
    // There is no room for the woken piece.
    let slot = position.due[position.turn.index()].trailing_zeros() as Slot;
    position.wake_over();
    hoard(position, slot, effects);
    Flow::Done
}

/// The player on turn captures a piece that is already off the board.
fn capture(position: &mut Position, victim: Slot, effects: &mut Effects<'_>) {
    let (man, turn) = (position.board.man(victim), position.turn);
    position.placed &= !(1 << victim);
    if man.army() == NOBODY {
        wake(position, victim, effects);
        return;
    }
    position.make_noise();
    let captor = position.underway.mover.map_or(piece_id(victim), piece_id);
    if position.is_sold(victim) {
        position.sold &= !(1 << victim);
        // The piece does not come back.
        position.burn_bridges();
        effects.report(|| Effect::PieceDied { piece: piece_id(victim), death: Death::Captured(captor) });
        return;
    }
    if man.kind() != ChessKind::King {
        hoard(position, victim, effects);
        return;
    }
    position.underway.took_king = true;
    effects.report(|| Effect::PieceDied { piece: piece_id(victim), death: Death::Captured(captor) });
    leave(position, man.army(), Departure::KingCaptured(turn), effects);
}

/// A piece goes to the hand of the player on turn.
fn hoard(position: &mut Position, slot: Slot, effects: &mut Effects<'_>) {
    let by = position.turn;
    position.hands.put(&position.board, by, slot, MOST_TOKENS);
    effects.report(|| Effect::PieceHoarded { piece: piece_id(slot), by, tokens: MOST_TOKENS });
}

/// A dormant piece joins the player on turn, who must place it, if there is room next to the captor.
fn wake(position: &mut Position, slot: Slot, effects: &mut Effects<'_>) {
    let by = position.turn;
    position.board.set_aside(slot, Man::new(position.board.man(slot).kind(), by));
    position.due[by.index()] = 1 << slot;
    position.captor = core::mem::take(&mut position.underway).mover.map(|mover| position.board.cell(mover));
    position.phase = Phase::Wake;
    if placing::woken_cells(position).next().is_some() {
        effects.report(|| Effect::PieceWoken { piece: piece_id(slot), by });
    }
}
