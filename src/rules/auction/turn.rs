//! Turns: the move, passing, mate, and the end of a turn (`docs/rules/auction.md`, "Moving").

use super::board::{CASTLES, LANES, is_double_step};
use super::departure::{self, leave, over, won};
use super::position::{Phase, Position, Underway, act, piece_id};
use super::{check, draws, travel};
use crate::rules::action::Action;
use crate::rules::chess::{Cell, ChessKind, cell_of, square_of};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Departure, Effect, Effects, Manner};
use crate::rules::history::History;
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Decider, Seat, SeatSet};
use crate::rules::square::Square;

/// The stage `Move`: waits for the player on turn, unless they cannot move, and plays their move.
pub(super) fn resolve(position: &mut Position, Turn { pending, effects, history }: &mut Turn<'_>) -> Flow {
    if position.outcome.is_some() {
        return Flow::Over;
    }
    match act(position, pending, effects) {
        None => begin(position, history, effects),
        Some(Action::Move { from, to, promotion }) => {
            let promotion = promotion.and_then(|kind| ChessKind::from_letter(kind.letter()));
            move_piece(position, cell_of(from), cell_of(to), promotion, effects);
            Flow::Done
        }
        Some(Action::Resign(_)) => {
            leave(position, position.turn, Departure::Resigned, effects);
            if position.players.len() <= 1 {
                return over(position, EndReason::LastPlayer, effects);
            }
            pass_on(position, effects);
            begin(position, history, effects)
        }
        Some(_) => over(position, EndReason::Agreement, effects),
    }
}

/// The start of a turn: settles mates and draws; a player without a move passes this stage.
fn begin(position: &mut Position, history: &mut History, effects: &mut Effects<'_>) -> Flow {
    loop {
        let seat = position.turn;
        position.guard = travel::guard(position);
        let can_move = travel::can_move(position);
        if !can_move && position.guard.checks() > 0 {
            let giver = check::giver(position, seat);
            leave(position, seat, Departure::Mated { by: None }, effects);
            if position.players.len() <= 1 {
                return over(position, EndReason::LastPlayer, effects);
            }
            if let Some(giver) = giver.filter(|_| position.options.first_mate) {
                return won(position, giver, effects);
            }
            pass_on(position, effects);
            continue;
        }
        if let Some(outcome) = draws::judge(position, history) {
            return departure::end(position, outcome, effects);
        }
        if can_move {
            return Flow::Await(Decider::Seat(seat));
        }
        effects.report(|| Effect::TurnPassed { seat });
        return Flow::Done;
    }
}

/// The stage `TurnEnd`: the next player's turn.
pub(super) fn end(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    *pending = None;
    pass_on(position, effects);
    Flow::Done
}

/// The turn passes on.
fn pass_on(position: &mut Position, effects: &mut Effects<'_>) {
    let seat = position.turn;
    if !core::mem::take(&mut position.noisy) {
        position.quiet += 1;
    }
    let after = (1..=4).map(|places| Seat((seat.0 + places) % 4));
    let next = after.into_iter().find(|&next| position.players.contains(next)).unwrap_or(seat);
    if next <= seat {
        position.rounds += 1;
        position.auctions = 0;
    }
    position.turn = next;
    position.phase = Phase::Move;
    effects.report(|| Effect::TurnEnded { seat, next });
}

/// The position with another player on turn, if that player can move.
pub(super) fn taken_by(position: &Position, seat: Seat) -> Option<Position> {
    let mut position = Position { turn: seat, reversible: 0, ..*position };
    position.guard = travel::guard(&position);
    travel::can_move(&position).then_some(position)
}

/// Moves a piece and removes what it captures.
fn move_piece(position: &mut Position, from: Cell, to: Cell, promotion: Option<ChessKind>, effects: &mut Effects<'_>) {
    let Some(slot) = position.board.slot_on(from) else { return };
    let (kind, seat) = (position.board.man(slot).kind(), position.turn);
    let castles = if kind == ChessKind::King { CASTLES.all().as_slice() } else { &[] };
    let castle = castles.iter().find(|castle| (castle.seat, castle.king, castle.king_to) == (seat, from, to));
    let victim = travel::victim(position, slot, to);
    if let Some(victim) = victim {
        position.board.remove(victim);
    }
    position.board.shift(slot, to);
    effects.report(|| Effect::PieceMoved {
        piece: piece_id(slot),
        path: path(from, to, kind),
        manner: if kind == ChessKind::Knight { Manner::Leap } else { Manner::Plain },
    });
    if let Some(castle) = castle
        && let Some(rook) = position.board.slot_on(castle.rook)
    {
        position.board.shift(rook, castle.rook_to);
        effects.report(|| Effect::PieceMoved {
            piece: piece_id(rook),
            path: vec![square_of(castle.rook), square_of(castle.rook_to)],
            manner: Manner::Leap,
        });
    }
    let rights = CASTLES.after_move(position.castling, from, to);
    if rights != position.castling {
        position.castling = rights;
        // Lost castling rights are irreversible.
        position.burn_bridges();
    }
    position.passants.spend(seat);
    position.refresh_passants();
    if kind == ChessKind::Pawn {
        position.make_noise();
        note_double_step(position, seat, from, to);
    }
    position.underway = Underway { mover: Some(slot), victim, took_king: false, promotion };
}

/// Records who may capture the pawn that just moved en passant.
fn note_double_step(position: &mut Position, seat: Seat, from: Cell, to: Cell) {
    if !is_double_step(seat, from, to) {
        return;
    }
    if let Some(lane) = LANES.starts(seat).iter().position(|&start| start == from) {
        position.passants.grant(seat, lane, SeatSet(position.players.0 & !(1 << seat.0)));
    }
}

/// The squares of a move, including both ends; a knight touches no others.
fn path(from: Cell, to: Cell, kind: ChessKind) -> Vec<Square> {
    if kind == ChessKind::Knight {
        return vec![square_of(from), square_of(to)];
    }
    let (start, end) = (square_of(from), square_of(to));
    let steps = start.file.abs_diff(end.file).max(start.rank.abs_diff(end.rank));
    let towards = |from: u8, to: u8, step: u8| match from.cmp(&to) {
        core::cmp::Ordering::Less => from + step,
        core::cmp::Ordering::Equal => from,
        core::cmp::Ordering::Greater => from - step,
    };
    let square = |step| Square::new(towards(start.file, end.file, step), towards(start.rank, end.rank, step));
    (0..=steps).map(square).collect()
}
