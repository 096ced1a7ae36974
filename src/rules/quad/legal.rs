//! Generates and checks legal actions.

use core::ops::ControlFlow;

use super::board::promotes;
use super::castling::{self, Obstacle};
use super::mover::Mover;
use super::position::{PROMOTIONS, Position};
use super::refusal::Refusal;
use crate::rules::action::{Action, Kind, Resignation};
use crate::rules::chess::{BISHOP, Cell, ChessKind, KING, Man, ROOK, Slot, attacked, go, square_of};
use crate::rules::refusal::Refusal as Refused;
use crate::rules::seat::Seat;
use crate::rules::square::Square;

/// Appends all legal actions but `resign`, `draw`, `penalty` and `absent`.
pub(super) fn actions(position: &Position, out: &mut Vec<Action>) {
    if position.outcome.is_some() {
        return;
    }
    let Some(mover) = Mover::at_rest(position, position.turn) else { return };
    let _ = mover.visit(position, &mut |slot, to, promotion| {
        let (from, to) = (square_of(position.board.cell(slot)), square_of(to));
        out.push(Action::Move { from, to, promotion: promotion.map(ChessKind::kind) });
        ControlFlow::Continue(())
    });
}

/// The number of actions that [`actions`] lists.
pub(super) fn count(position: &Position) -> u64 {
    if position.outcome.is_some() {
        return 0;
    }
    let Some(mover) = Mover::at_rest(position, position.turn) else { return 0 };
    let mut count = 0;
    let _ = mover.visit(position, &mut |_, _, _| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
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
    let players = position.survivors();
    let in_game = |seat: Seat| if players.contains(seat) { Ok(()) } else { Err(Refusal::NotInGame(seat)) };
    match action {
        Action::Move { from, to, promotion } => {
            let (from, to) = (on_board(position, from)?, on_board(position, to)?);
            check_move(position, from, to, promotion)
        }
        Action::Resign(Resignation::Plain) => Err(Refusal::WayOfResigning.into()),
        Action::Resign(Resignation::Remove | Resignation::Freeze) => {
            let player = position.player_of(position.turn);
            if position.is_dummy(position.turn) {
                return Err(Refusal::DummyResigns.into());
            }
            if position.hand_of(position.turn) != player {
                return Err(Refusal::AbsentResigns(player).into());
            }
            Ok(())
        }
        Action::Draw(Some(seats)) if seats.len() >= 2 => Ok(seats.iter().try_for_each(in_game)?),
        Action::Draw(_) => Err(Refusal::WhoDraws.into()),
        Action::Penalty(seat) => Ok(in_game(seat)?),
        Action::Absent(seat) => {
            in_game(seat)?;
            let already = position.absent.contains(seat);
            if already { Err(Refusal::AbsentAlready(seat).into()) } else { Ok(()) }
        }
        _ => Err(Refused::NotOfThisGame),
    }
}

/// The cell of a square on the board.
fn on_board(position: &Position, square: Square) -> Result<Cell, Refused> {
    position.board.cell_at(square).ok_or(Refused::OffBoard(square))
}

fn check_move(position: &Position, from: Cell, to: Cell, choice: Option<Kind>) -> Result<(), Refused> {
    let (slot, man) = position.piece(from).ok_or(Refused::NoPiece(square_of(from)))?;
    let (army, square) = (position.turn, square_of(from));
    if position.is_frozen(slot) {
        return Err(Refusal::Frozen(square).into());
    }
    if man.army() != army {
        let owner = man.army();
        return Err(match position.in_check(army) {
            true => Refusal::CheckFirst { square, owner, army },
            false => Refusal::NotThisArmy { square, owner, army },
        }
        .into());
    }
    if from == to {
        return Err(Refused::SameSquare);
    }
    let Some(mover) = Mover::at_rest(position, army) else { return Err(Refused::NotOfThisGame) };
    let choice = check_choice(man, to, choice)?;
    let found = mover.visit(position, &mut |other, target, promotion| {
        let same = other == slot && target == to && (promotion == choice || choice.is_none());
        if same { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if found.is_continue() {
        return Err(explain(position, &mover, slot, to));
    }
    // Checked last: a pawn that cannot get there needs no promotion piece.
    let promoting = man.kind() == ChessKind::Pawn && promotes(army, to);
    if promoting && choice.is_none() { Err(Refusal::PromotionMissing.into()) } else { Ok(()) }
}

/// Checks the choice of a promotion piece.
fn check_choice(man: Man, to: Cell, choice: Option<Kind>) -> Result<Option<ChessKind>, Refused> {
    let Some(kind) = choice else { return Ok(None) };
    if man.kind() != ChessKind::Pawn || !promotes(man.army(), to) {
        return Err(Refused::NoPromotion);
    }
    let kind = PROMOTIONS.into_iter().find(|promotion| promotion.kind() == kind);
    kind.map(Some).ok_or(Refusal::PromotionToQueen.into())
}

/// The rule that keeps the piece in `slot` from going to `to`.
fn explain(position: &Position, mover: &Mover, slot: Slot, to: Cell) -> Refused {
    let man = position.board.man(slot);
    let from = position.board.cell(slot);
    if let Some((target, other)) = position.piece(to) {
        if man.kind() == ChessKind::King && castling::of(mover.army, from, to).is_some() && other.army() == mover.army {
            match castling::obstacle(position, mover) {
                Some(Obstacle::Moved) => return Refusal::CastlingSpent.into(),
                Some(Obstacle::Check) => return Refusal::CastlingInCheck.into(),
                None => return Refusal::PartnersKing.into(),
            }
        }
        let owner = position.ctrl[other.army().index()];
        if position.is_frozen(target) {
            return Refusal::FrozenTarget(square_of(to)).into();
        }
        if owner == Some(mover.player) {
            return Refusal::OwnPiece.into();
        }
        if owner.is_some() && owner == position.options.form.partner(mover.player) {
            return Refusal::Partner.into();
        }
        if other.kind() == ChessKind::King {
            return Refusal::King.into();
        }
    }
    if !mover.reaches(position, slot, to) {
        let kind = man.kind();
        return match in_line(kind, from, to) {
            true => Refused::Blocked(kind.noun()),
            false => Refusal::OutOfReach(kind.noun()).into(),
        };
    }
    let into_partner = man.kind() == ChessKind::King
        && attacked(&position.board, to, mover.strangers & !mover.enemies, from)
        && !attacked(&position.board, to, mover.enemies, from);
    if into_partner {
        return Refusal::KingToPartner.into();
    }
    let guarded = mover.without_trial();
    let own_king_safe = guarded.visit(position, &mut |other, target, _| {
        if other == slot && target == to { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match own_king_safe.is_break() {
        true if position.is_dummy(mover.army) => Refusal::InCheck(position.holder()),
        true => Refusal::PartnersKing,
        false => Refusal::InCheck(mover.player),
    }
    .into()
}

/// Whether a sliding piece could go from one cell to the other on an empty board.
fn in_line(kind: ChessKind, from: Cell, to: Cell) -> bool {
    let steps: &[u8] = match kind {
        ChessKind::Rook => &ROOK,
        ChessKind::Bishop => &BISHOP,
        ChessKind::Queen => &KING,
        ChessKind::Pawn | ChessKind::Knight | ChessKind::King => return false,
    };
    steps.iter().any(|&step| {
        let cells = core::iter::successors(Some(go(from, step)), |&cell| Some(go(cell, step)));
        cells.take(7).any(|cell| cell == to)
    })
}
