//! Turns: up to two actions, passing, and the end of turn and game (docs/rules/pothole.md, "Turn" and "End").

use super::board::{Cell, bit, cell_of, square};
use super::legal;
use super::piece::PieceKind;
use super::position::{Act, Position, Underway};
use super::{annex, hole, ring};
use crate::rules::action::Action;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Death, Effect, Effects, Manner};
use crate::rules::history::{History, Visit};
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Decider, Seat, SeatSet};

/// The stage `Move`: waits for the player on turn, unless they cannot act, and starts their action.
pub(super) fn act(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    if position.outcome.is_some() {
        return Flow::Over;
    }
    let seat = position.turn;
    let Some(action) = *pending else {
        if legal::can_act(position) {
            return Flow::Await(Decider::Seat(seat));
        }
        if position.done.is_none() {
            effects.report(|| Effect::TurnPassed { seat });
        }
        position.underway.act = Act::Nothing;
        return Flow::Done;
    };
    effects.report(|| Effect::ActionTaken { seat: Some(seat), action });
    position.underway.act = match action {
        Action::Move { from, to, .. } => {
            go(position, cell_of(from), cell_of(to), effects);
            Act::Piece(cell_of(to))
        }
        Action::MovePothole { from, .. } => {
            position.pothole_at(cell_of(from)).map_or(Act::Nothing, |pothole| Act::Pothole(pothole as u8))
        }
        Action::Resign(_) => {
            annex::resign(position, seat, effects);
            Act::Resign
        }
        Action::Draw(_) => {
            position.underway.agreed = true;
            Act::End
        }
        _ => Act::End,
    };
    Flow::Done
}

/// Moves a piece. A dozer is put down only after the pieces it pushes have moved.
fn go(position: &mut Position, from: Cell, to: Cell, effects: &mut Effects<'_>) {
    let kind = position.piece_on(from).kind();
    if effects.listens() {
        let way = way(position, kind, from, to);
        let piece = position.piece_on(from).id();
        effects.push(Effect::PieceMoved { piece, path: way.into_iter().map(square).collect(), manner: Manner::Plain });
    }
    let mover = position.take(from);
    position.underway.rested = bit(to);
    if matches!(kind, PieceKind::Bulldozer | PieceKind::Megadozer) {
        position.underway.dozer = Some(mover);
        return;
    }
    if position.piece(to).is_some() {
        position.underway.captured = Some(position.take(to));
    }
    position.put(to, mover);
}

/// The cells on a piece's path, including both ends.
fn way(position: &Position, kind: PieceKind, from: Cell, to: Cell) -> Vec<Cell> {
    match kind {
        PieceKind::DirtDevil => ring::dirt_devil_way(position, from, to),
        PieceKind::Cyclone => ring::cyclone_way(position, from, to),
        _ => match super::board::line(from, to) {
            Some((direction, steps)) => {
                let next = |&cell: &Cell| Some(super::board::STEP[direction][usize::from(cell)]);
                core::iter::successors(Some(from), next).take(usize::from(steps) + 1).collect()
            }
            None => vec![from, to],
        },
    }
}

/// The stage `Capture`: the captured piece dies.
pub(super) fn capture(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    if let (Some(victim), Act::Piece(to)) = (position.underway.captured.take(), position.underway.act) {
        let captor = position.piece_on(to).id();
        hole::bury(position, victim, Death::Captured(captor), effects);
    }
    Flow::Done
}

/// The stage `TurnEnd`: a second action, the next player's turn, or the end of the game.
pub(super) fn end(position: &mut Position, Turn { pending, effects, history }: &mut Turn<'_>) -> Flow {
    *pending = None;
    let flow = conclude(position, history, effects);
    position.underway = Underway::REST;
    flow
}

/// The consequences of an action for turn and game.
fn conclude(position: &mut Position, history: &mut History, effects: &mut Effects<'_>) -> Flow {
    let players = position.survivors();
    let underway = &position.underway;
    if underway.agreed {
        return over(position, position.shared(players, EndReason::Agreement), effects);
    }
    let somebody_left = underway.act == Act::Resign || !underway.dethroned.is_empty();
    if let Some(reason) = position.last_side(players).filter(|_| somebody_left) {
        return over(position, position.shared(players, reason), effects);
    }
    if position.done.is_none() {
        match underway.act {
            Act::Piece(cell) => {
                position.set_done(Some(cell));
                return Flow::Done;
            }
            Act::Pothole(pothole) => {
                position.set_done(Some(position.pits[usize::from(pothole)]));
                return Flow::Done;
            }
            Act::Nothing | Act::End | Act::Resign => {}
        }
    }
    next_turn(position, players, history, effects)
}

/// The next player's turn begins; draws are decided at its start.
fn next_turn(position: &mut Position, players: SeatSet, history: &mut History, effects: &mut Effects<'_>) -> Flow {
    let seat = position.turn;
    hole::unlock_after_turn(position, seat, effects);
    position.set_done(None);
    // After an irreversible turn no earlier position can recur.
    position.quiet = if core::mem::take(&mut position.noisy) { 0 } else { position.quiet + 1 };
    let after = (1..=4).map(|places| Seat((seat.0 + places) % 4)).find(|&next| players.contains(next));
    let next = after.unwrap_or(seat);
    position.set_turn(next);
    effects.report(|| Effect::TurnEnded { seat, next });
    if arrive(position, history) >= 3 {
        return over(position, position.shared(players, EndReason::Repetition), effects);
    }
    if position.quiet >= position.options.quiet_turns {
        return over(position, position.shared(players, EndReason::QuietTurns), effects);
    }
    Flow::Done
}

/// Records the start of a turn, and returns how often the position has occurred.
pub(super) fn arrive(position: &Position, history: &mut History) -> u32 {
    history.arrive(Visit { key: position.kept_key(), movers: SeatSet::EMPTY }, position.quiet)
}

/// The position with another player on turn, who has done nothing yet.
pub(super) fn taken_by(position: &Position, seat: Seat) -> Position {
    let mut position = *position;
    position.set_turn(seat);
    position
}

fn over(position: &mut Position, outcome: Outcome, effects: &mut Effects<'_>) -> Flow {
    position.outcome = Some(outcome);
    effects.report(|| Effect::GameEnded { outcome });
    Flow::Over
}
