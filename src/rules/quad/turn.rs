//! Turns: the rotation, checks answered at once, immediate moves, passing (docs/rules/quad.md, "Check" and "Passing,
//! stalemate, frozen").

use super::board::clockwise_after;
use super::position::{Position, Underway};
use super::travel::{self, player_can_move, unchecked_can_move};
use super::{draws, key, leave, penalty, score};
use crate::rules::action::{Action, Resignation};
use crate::rules::chess::cell_of;
use crate::rules::describe::DueReason;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Departure, Effect, Effects};
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Decider, Seat, SeatSet};

/// The stage `Move`: waits for the decider, and starts the action.
pub(super) fn act(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    if position.outcome.is_some() {
        return Flow::Over;
    }
    let seat = position.hand_of(position.turn);
    let Some(action) = pending.take() else {
        return if position.underway.unsettled { Flow::Done } else { Flow::Await(Decider::Seat(seat)) };
    };
    effects.report(|| Effect::ActionTaken { seat: Some(seat), action });
    position.underway = Underway::begun_by(position.turn, position.player_of(position.turn));
    match action {
        Action::Move { from, to, promotion } => {
            position.underway.keeps = false;
            position.underway.counts = true;
            travel::make(position, cell_of(from), cell_of(to), promotion, effects);
        }
        Action::Resign(Resignation::Freeze) => {
            leave::freeze(position, position.player_of(position.turn), Departure::Froze, effects);
        }
        Action::Resign(_) => leave::remove(position, position.player_of(position.turn), Departure::Resigned, effects),
        Action::Draw(Some(seats)) => leave::draw(position, seats, EndReason::Agreement, effects),
        Action::Penalty(seat) => penalty::inflict(position, seat, effects),
        Action::Absent(seat) => position.absent.insert(seat),
        _ => {}
    }
    Flow::Done
}

/// The stage `TurnEnd`: the end of the game, draws, and the next army to act. After a player leaves, checks, mates and
/// this stage are evaluated again.
pub(super) fn end(position: &mut Position, turn: &mut Turn<'_>) -> Flow {
    let effects = &mut turn.effects;
    if let Some(reason) = score::verdict(position) {
        return over(position, reason, effects);
    }
    follow_up(position);
    if draws::judge_board(position, effects) {
        return Flow::Done;
    }
    let Some((next, reason)) = next_to_act(position, effects) else { return Flow::Done };
    // If a player leaves now, the army to act keeps its turn if it can.
    position.turn = next;
    (position.underway.base, position.underway.keeps) = (next, true);
    let perpetual = position.underway.perpetual.take();
    if let Some(seats) = perpetual.filter(|seats| seats.iter().all(|seat| position.survivors().contains(seat))) {
        leave::draw(position, seats, EndReason::PerpetualCheck, effects);
        return Flow::Done;
    }
    key::renew(position);
    if draws::judge_repetition(position, turn) {
        return Flow::Done;
    }
    tell(position, reason, &mut turn.effects);
    position.checked = position.underway.checked;
    position.underway = Underway::REST;
    Flow::Done
}

/// Once per move: passes on the dummy and counts checks.
fn follow_up(position: &mut Position) {
    let Some(moved) = position.underway.moved else { return };
    if core::mem::replace(&mut position.underway.followed_up, true) {
        return;
    }
    if position.is_dummy(moved.army) {
        position.pass_on_dummy();
    }
    let (before, after) = (position.checked, position.underway.checked);
    // A king already in check counts as checked anew if the moved piece attacks it.
    let anew = |seat: &Seat| !before.contains(*seat) || position.king_attackers(*seat) >> moved.slot & 1 != 0;
    // The dummy cannot draw.
    let given = after.iter().filter(|seat| anew(seat) && !position.is_dummy(*seat)).collect();
    position.underway.perpetual = position.perpetual.note(before, moved.player, given);
}

/// The next army to act, and why; `None` if its player leaves instead. Armies that cannot move pass.
fn next_to_act(position: &mut Position, effects: &mut Effects<'_>) -> Option<(Seat, DueReason)> {
    let checked = position.underway.checked;
    if let Some(seat) = position.order_of_answers().into_iter().find(|&seat| checked.contains(seat)) {
        return Some((seat, DueReason::Check));
    }
    loop {
        let (army, reason) = if core::mem::take(&mut position.underway.keeps) {
            (position.turn, DueReason::Turn)
        } else if let Some(army) = position.annex.pop() {
            (army, DueReason::AtOnce)
        } else {
            (clockwise_after(position.underway.base)[0], DueReason::Turn)
        };
        position.underway.base = army;
        let Some(player) = position.ctrl[army.index()] else { continue };
        let dummy = position.is_dummy(army);
        if position.absent.contains(player) && !dummy {
            leave::freeze(position, player, Departure::WasAbsent, effects);
            return None;
        }
        if unchecked_can_move(position, army) {
            return Some((army, reason));
        }
        if reason == DueReason::AtOnce {
            continue;
        }
        if dummy {
            position.pass_on_dummy();
        } else if !player_can_move(position, player) {
            leave::draw(position, SeatSet(1 << player.0), EndReason::Stalemate, effects);
            return None;
        }
        effects.report(|| Effect::TurnPassed { seat: army });
    }
}

/// The position with another army on turn, if it can move.
pub(super) fn taken_by(position: &Position, army: Seat) -> Option<Position> {
    let mut position = Position { turn: army, reversible: 0, ..*position };
    key::renew(&mut position);
    unchecked_can_move(&position, army).then_some(position)
}

/// Reports the army to act, checks, and lost turns.
fn tell(position: &Position, reason: DueReason, effects: &mut Effects<'_>) {
    let (acted, next) = (position.underway.acted, position.turn);
    let moved = position.underway.moved.is_some();
    if !effects.listens() {
        return;
    }
    for seat in position.underway.checked.iter() {
        effects.push(Effect::CheckGiven { seat });
    }
    if moved && reason != DueReason::Turn {
        let between = clockwise_after(acted).into_iter().take_while(|&seat| seat != next && seat != acted);
        for army in between.filter(|army| position.ctrl[army.index()].is_some()) {
            effects.push(Effect::ArmyPassedOver { army });
        }
    }
    if moved || acted != next {
        effects.push(Effect::TurnEnded { seat: acted, next });
    }
}

fn over(position: &mut Position, reason: EndReason, effects: &mut Effects<'_>) -> Flow {
    let outcome = score::outcome(position, reason);
    position.turn = position.underway.acted;
    position.outcome = Some(outcome);
    key::renew(position);
    position.underway = Underway::REST;
    effects.report(|| Effect::GameEnded { outcome });
    Flow::Over
}
