//! Generates and checks legal actions (docs/rules/pothole.md, "Turn").

use super::board::{Cell, Cells, SEATS, bit, each, line, square};
use super::piece::{Piece, PieceKind};
use super::position::Position;
use super::push::{self, Obstacle};
use super::refusal::{Reach, Refusal};
use super::{hole, ring, travel};
use crate::rules::action::{Action, Resignation};
use crate::rules::refusal::Refusal as Refused;
use crate::rules::square::Square;

/// The targets of the piece on `from`, which belongs to the player on turn.
pub(super) fn targets(position: &Position, from: Cell) -> Cells {
    match position.piece_on(from).kind() {
        PieceKind::King => travel::king(position, from),
        PieceKind::Car => travel::car(position, from, travel::CAR),
        PieceKind::Racecar => travel::car(position, from, travel::RACECAR),
        PieceKind::DirtDevil => ring::dirt_devil(position, from),
        PieceKind::Cyclone => ring::cyclone(position, from),
        PieceKind::Bulldozer => push::dozer(position, from, false),
        PieceKind::Megadozer => push::dozer(position, from, true),
    }
}

/// The pieces that the player on turn may still move.
fn movable(position: &Position) -> Cells {
    position.own() & !position.done.map_or(0, bit)
}

/// Appends all legal actions but `resign` and `draw`.
pub(super) fn actions(position: &Position, out: &mut Vec<Action>) {
    if position.outcome.is_some() {
        return;
    }
    for from in each(movable(position)) {
        let moves = each(targets(position, from));
        out.extend(moves.map(|to| Action::Move { from: square(from), to: square(to), promotion: None }));
    }
    hole::list(position, out);
    if position.done.is_some() {
        out.push(Action::End);
    }
}

/// The number of actions that [`actions`] lists.
pub(super) fn count(position: &Position) -> u64 {
    if position.outcome.is_some() {
        return 0;
    }
    let moves: u32 = each(movable(position)).map(|from| targets(position, from).count_ones()).sum();
    u64::from(moves + hole::count(position) + u32::from(position.done.is_some()))
}

/// Whether the player on turn has a move of a piece or a pothole.
pub(super) fn can_act(position: &Position) -> bool {
    each(movable(position)).any(|from| targets(position, from) != 0) || hole::movable(position).next().is_some()
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
    match action {
        Action::Move { promotion: Some(_), .. } => Err(Refusal::NoChoiceOfPromotion.into()),
        Action::Move { from, to, promotion: None } => {
            let (from, to) = (on_board(position, from)?, on_board(position, to)?);
            check_move(position, from, to)
        }
        Action::MovePothole { from, to } => {
            let (from, to) = (on_board(position, from)?, on_board(position, to)?);
            let pothole = position.pothole_at(from).ok_or(Refusal::NoPothole(square(from)))?;
            hole::forbids(position, pothole).map_or(Ok(()), Err)?;
            Ok(hole::check_target(position, pothole, to)?)
        }
        Action::End if position.done.is_some() => Ok(()),
        Action::End => Err(Refusal::FirstActionDue.into()),
        Action::Resign(Resignation::Plain) | Action::Draw(None) => Ok(()),
        _ => Err(Refused::NotOfThisGame),
    }
}

/// The cell of a square on the board.
fn on_board(position: &Position, square: Square) -> Result<Cell, Refused> {
    position.cell(square).ok_or(Refused::OffBoard(square))
}

fn check_move(position: &Position, from: Cell, to: Cell) -> Result<(), Refused> {
    let piece = position.piece(from).ok_or(Refused::NoPiece(square(from)))?;
    if piece.owner() != position.turn {
        return Err(Refused::NotYourPiece { square: square(from), owner: piece.owner().name(SEATS) });
    }
    if position.done == Some(from) {
        return Err(Refusal::PieceMovedAlready(square(from)).into());
    }
    if from == to {
        return Err(Refused::SameSquare);
    }
    if targets(position, from) & bit(to) != 0 {
        return Ok(());
    }
    Err(explain(position, piece, from, to))
}

/// The rule that keeps `piece` from going to `to`.
fn explain(position: &Position, piece: Piece, from: Cell, to: Cell) -> Refused {
    let kind = piece.kind();
    let noun = kind.noun();
    let out_of_reach = Refusal::OutOfReach(Reach { kind, exact: position.options.exact_cars }).into();
    if position.holes & bit(to) != 0 {
        return Refusal::IntoPothole.into();
    }
    let dozer = match kind {
        PieceKind::Bulldozer => Some(false),
        PieceKind::Megadozer => Some(true),
        _ => None,
    };
    if let Some(mega) = dozer {
        return match push::obstacle(position, from, to, mega) {
            Some(Obstacle::TooFar) if mega => Refusal::NothingToPush.into(),
            Some(Obstacle::NothingInFront) => Refusal::NothingInFront.into(),
            None | Some(Obstacle::TooFar) => out_of_reach,
            Some(Obstacle::SecondPiece) => Refusal::PushesTwo.into(),
            Some(Obstacle::King(cell)) if position.own() & bit(cell) != 0 => Refusal::KillsOwnKing.into(),
            Some(Obstacle::King(_)) => Refusal::KillsPartnersKing.into(),
            Some(Obstacle::Deadly) => Refused::Blocked(noun),
        };
    }
    if position.own() & bit(to) != 0 {
        return Refused::OwnPiece;
    }
    if position.friends() & bit(to) != 0 {
        return Refusal::Partner.into();
    }
    match kind {
        PieceKind::DirtDevil | PieceKind::Cyclone if position.holes_around(from) == 0 => Refusal::OnNoRing(noun).into(),
        PieceKind::Car | PieceKind::Racecar if within_reach(position, kind, from, to) => Refused::Blocked(noun),
        _ => out_of_reach,
    }
}

/// Whether a car could reach `to` if nothing were in its way.
fn within_reach(position: &Position, kind: PieceKind, from: Cell, to: Cell) -> bool {
    let engine = if kind == PieceKind::Car { travel::CAR } else { travel::RACECAR };
    let reaches = |direction: usize, steps: u8| engine.reaches(direction, steps, position.options.exact_cars);
    line(from, to).is_some_and(|(direction, steps)| reaches(direction, steps))
}
