//! Turns and the end of the game (docs/rules/nine.md, "Moves" and "End").

use super::board::cell_of;
use super::position::{Position, Underway};
use crate::rules::action::Action;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Death, Departure, Effect, Effects, Manner, PieceId};
use crate::rules::history::{History, Visit};
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Decider, MAX_SEATS, Seat, SeatSet};

/// A king's number is that of its seat.
pub(super) const fn piece_of(seat: Seat) -> PieceId {
    PieceId(seat.0)
}

/// The stage `Move`: waits for the player on turn, and starts their action.
pub(super) fn act(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    if position.outcome.is_some() {
        return Flow::Over;
    }
    let seat = position.turn;
    let Some(action) = *pending else { return Flow::Await(Decider::Seat(seat)) };
    effects.report(|| Effect::ActionTaken { seat: Some(seat), action });
    match action {
        Action::Move { from, to, .. } => {
            let target = cell_of(to);
            let path = vec![from, to];
            effects.report(|| Effect::PieceMoved { piece: piece_of(seat), path, manner: Manner::Plain });
            position.underway.captured = target.and_then(|cell| position.owner(cell));
            position.kings[seat.index()] = target;
        }
        Action::Resign(_) => {
            leave(position, seat, Death::Removed, Departure::Resigned, effects);
        }
        Action::Draw(_) => position.underway.agreed = true,
        _ => {}
    }
    Flow::Done
}

/// The stage `Capture`: a captured king dies, and its player leaves.
pub(super) fn capture(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    if let Some(victim) = position.underway.captured {
        let by = position.turn;
        leave(position, victim, Death::Captured(piece_of(by)), Departure::KingCaptured(by), effects);
    }
    Flow::Done
}

fn leave(position: &mut Position, seat: Seat, death: Death, departure: Departure, effects: &mut Effects<'_>) {
    position.kings[seat.index()] = None;
    effects.report(|| Effect::PieceDied { piece: piece_of(seat), death });
    effects.report(|| Effect::PlayerLeft { seat, departure });
}

/// The stage `TurnEnd`: the next player's turn, or the end of the game.
pub(super) fn end(position: &mut Position, Turn { pending, effects, history }: &mut Turn<'_>) -> Flow {
    *pending = None;
    let Underway { captured, agreed } = core::mem::take(&mut position.underway);
    let (seat, players) = (position.turn, position.survivors());
    let has_left = captured.is_some() || !players.contains(seat);
    position.quiet = if has_left { 0 } else { position.quiet + u32::from(!agreed) };
    if agreed {
        return over(position, EndReason::Agreement, effects);
    }
    if players.len() <= 1 {
        return over(position, EndReason::LastPlayer, effects);
    }
    let seats = MAX_SEATS as u8;
    let after = (1..=seats).map(|places| Seat((seat.0 + places) % seats)).find(|&next| players.contains(next));
    position.turn = after.unwrap_or(seat);
    effects.report(|| Effect::TurnEnded { seat, next: position.turn });
    if arrive(position, history) >= 3 {
        return over(position, EndReason::Repetition, effects);
    }
    if position.quiet >= position.options.quiet_turns {
        return over(position, EndReason::QuietTurns, effects);
    }
    Flow::Done
}

/// Records the start of a turn, and returns how often the position has occurred.
pub(super) fn arrive(position: &Position, history: &mut History) -> u32 {
    history.arrive(Visit { key: position.joined_key(), movers: SeatSet::EMPTY }, position.quiet)
}

fn over(position: &mut Position, reason: EndReason, effects: &mut Effects<'_>) -> Flow {
    let outcome = Outcome::shared(position.survivors(), reason);
    position.outcome = Some(outcome);
    effects.report(|| Effect::GameEnded { outcome });
    Flow::Over
}
