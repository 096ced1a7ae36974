//! Generates and checks legal actions.

use core::ops::ControlFlow;

use super::board::{PROMOTIONS, SEATS};
use super::explain::explain;
use super::position::{Phase, Position};
use super::refusal::{Due, Refusal};
use super::travel::Moves;
use super::{bidding, drop, placing};
use crate::rules::action::{Action, Kind, Resignation};
use crate::rules::chess::{Cell, ChessKind, NOBODY, square_of};
use crate::rules::refusal::Refusal as Refused;
use crate::rules::square::Square;

/// Appends all legal actions but `resign` and `draw`.
pub(super) fn actions(position: &Position, out: &mut Vec<Action>) {
    if position.outcome.is_some() {
        return;
    }
    let place = |kind: ChessKind, cell: Cell| Action::Place { kind: kind.kind(), square: square_of(cell) };
    match position.phase {
        Phase::Move => list_moves(position, out),
        Phase::Wake => {
            let slots = position.due[position.turn.index()];
            let kind = position.board.man(slots.trailing_zeros() as u8).kind();
            out.extend(placing::woken_cells(position).map(|cell| place(kind, cell)));
        }
        Phase::Offer => {
            out.extend(offers(position));
            out.push(Action::Pass);
        }
        Phase::Bid => bidding::Range::of(position).visit(&mut |bid| out.push(Action::Bid(bid))),
        Phase::Accept => {
            out.extend(bidding::acceptable(position).map(Action::Accept));
            out.push(Action::Decline);
        }
        Phase::Place => placing::visit(position, &mut |kind, cell| out.push(place(kind, cell))),
        Phase::Roll => out.extend(drop::rolls(position).map(|(file, rank)| Action::Roll { file, rank })),
        Phase::Drop => {
            let slots = position.due[position.turn.index()];
            let kind = position.board.man(slots.trailing_zeros() as u8).kind();
            out.extend(drop::choices(position).map(|cell| place(kind, cell)));
        }
    }
}

/// The number of actions that [`actions`] lists.
pub(super) fn count(position: &Position) -> u64 {
    if position.outcome.is_some() {
        return 0;
    }
    match position.phase {
        Phase::Move => Moves::new(position).count(),
        Phase::Wake => placing::woken_cells(position).count() as u64,
        Phase::Offer => offers(position).count() as u64 + 1,
        Phase::Bid => bidding::Range::of(position).count(),
        Phase::Accept => bidding::acceptable(position).count() as u64 + 1,
        Phase::Place => {
            let mut count = 0;
            placing::visit(position, &mut |_, _| count += 1);
            count
        }
        Phase::Roll => drop::rolls(position).count() as u64,
        Phase::Drop => drop::choices(position).count() as u64,
    }
}

fn list_moves(position: &Position, out: &mut Vec<Action>) {
    let moves = Moves::new(position);
    let go = |from, to, promotion| Action::Move { from: square_of(from), to: square_of(to), promotion };
    let pieces = moves.visit_pieces(&mut |from, to| {
        out.push(go(from, to, None));
        ControlFlow::Continue(())
    });
    let seen = pieces.continue_value().unwrap_or_default();
    let _ = moves.visit_others(seen, &mut |from, to| {
        if moves.promotes(from, to) {
            out.extend(PROMOTIONS.map(|kind| go(from, to, Some(kind.kind()))));
        } else {
            out.push(go(from, to, None));
        }
        ControlFlow::Continue(())
    });
}

/// The possible offers of the player on turn: each kind with each number of tokens once.
fn offers(position: &Position) -> impl Iterator<Item = Action> {
    let whole = position.hands.whole_bid(&position.board, position.turn);
    let class = move |(place, tokens): (usize, u8)| {
        (whole.count(place, tokens) > 0).then(|| Action::Offer { kind: super::hand::KINDS[place].kind(), tokens })
    };
    (0..bidding::CLASSES).map(bidding::class_of).filter_map(class)
}

/// Whether `action` is legal.
///
/// # Errors
///
/// The rule that forbids it.
pub(super) fn check(position: &Position, action: Action) -> Result<(), Refused> {
    if position.outcome.is_some() {
        return Err(Refused::GameOver);
    }
    let phase = position.phase;
    let checked = match (action, phase) {
        (Action::Move { from, to, promotion }, Phase::Move) => return check_move(position, from, to, promotion),
        (Action::Resign(Resignation::Plain), Phase::Move)
        | (Action::Pass, Phase::Offer)
        | (Action::Decline, Phase::Accept) => Ok(()),
        (Action::Resign(Resignation::Plain), _) => Err(Refusal::ResignBeforeMove),
        (Action::Draw(None), Phase::Roll) => Err(Refusal::AgreeWhenDeciding),
        (Action::Draw(None), _) => Ok(()),
        (Action::Place { kind, square }, Phase::Wake | Phase::Place) => {
            let cell = on_board(position, square)?;
            placing::check(position, position.decider_seat(), kind, cell, phase == Phase::Wake)
        }
        (Action::Place { kind, square }, Phase::Drop) => {
            drop::check_choice(position, kind, on_board(position, square)?)
        }
        (Action::Offer { kind, tokens }, Phase::Offer) => {
            let piece = position.hands.find(&position.board, position.turn, kind, tokens);
            match piece.filter(|_| tokens > 0) {
                Some(_) => Ok(()),
                None => Err(ChessKind::from_letter(kind.letter())
                    .map_or(Refusal::NothingToPlace, |kind| Refusal::NotInHand { kind: kind.noun(), tokens })),
            }
        }
        (Action::Bid(bid), Phase::Bid) => bidding::check_bid(position, bid),
        (Action::Accept(seat), Phase::Accept) => match position.offer.bids.get(seat.index()) {
            Some(Some(bid)) if *bid != 0 && bidding::can_be_placed(position, seat) => Ok(()),
            Some(Some(bid)) if *bid != 0 => Err(Refusal::BidNotPlaceable(seat)),
            _ => Err(Refusal::NoBid(seat)),
        },
        (Action::Roll { file, rank }, Phase::Roll) => drop::check(position, file, rank),
        (
            Action::Move { .. }
            | Action::Place { .. }
            | Action::Pass
            | Action::Decline
            | Action::Offer { .. }
            | Action::Bid(_)
            | Action::Accept(_)
            | Action::Roll { .. },
            _,
        ) => Err(Refusal::NotNow(Due(phase))),
        _ => return Err(Refused::NotOfThisGame),
    };
    Ok(checked?)
}

/// The cell of a square on the board.
fn on_board(position: &Position, square: Square) -> Result<Cell, Refused> {
    position.board.cell_at(square).ok_or(Refused::OffBoard(square))
}

fn check_move(position: &Position, from: Square, to: Square, promotion: Option<Kind>) -> Result<(), Refused> {
    let board = &position.board;
    let (origin, target) = (on_board(position, from)?, on_board(position, to)?);
    let slot = board.slot_on(origin).ok_or(Refused::NoPiece(from))?;
    let owner = board.man(slot).army();
    if owner == NOBODY {
        return Err(Refusal::Dormant(from).into());
    }
    if owner != position.turn {
        return Err(Refused::NotYourPiece { square: from, owner: owner.name(SEATS) });
    }
    if from == to {
        return Err(Refused::SameSquare);
    }
    let moves = Moves::new(position);
    let mut legal = false;
    let _ = moves.visit(&mut |from, to| {
        legal |= (from, to) == (origin, target);
        if legal { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if !legal {
        return Err(explain(position, &moves, slot, target));
    }
    match (promotion, moves.promotes(origin, target)) {
        (None, false) => Ok(()),
        (Some(_), false) => Err(Refused::NoPromotion),
        (Some(kind), true) if PROMOTIONS.iter().any(|promoted| promoted.kind() == kind) => Ok(()),
        (_, true) => Err(Refusal::PromotionMissing.into()),
    }
}
