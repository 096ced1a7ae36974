//! Generates and checks legal actions (docs/rules/nine.md, "Moves").

use super::board::{SEATS, around, cell_of, is_step, square};
use super::position::Position;
use super::refusal::Refusal;
use crate::rules::action::{Action, Resignation};
use crate::rules::refusal::Refusal as Refused;

/// Appends all legal actions but `resign` and `draw`. A player has one king, so nothing of their own is in its way.
pub(super) fn actions(position: &Position, out: &mut Vec<Action>) {
    if let (Some(from), None) = (position.king(position.turn), position.outcome) {
        out.extend(around(from).map(|to| Action::Move { from: square(from), to: square(to), promotion: None }));
    }
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
        Action::Move { promotion: Some(_), .. } => Err(Refused::NoPromotion),
        Action::Move { from, to, promotion: None } => {
            let source = cell_of(from).ok_or(Refused::OffBoard(from))?;
            let target = cell_of(to).ok_or(Refused::OffBoard(to))?;
            let owner = position.owner(source).ok_or(Refused::NoPiece(from))?;
            match () {
                () if owner != position.turn => {
                    Err(Refused::NotYourPiece { square: from, owner: SEATS[owner.index()].name })
                }
                () if source == target => Err(Refused::SameSquare),
                () if is_step(source, target) => Ok(()),
                () => Err(Refusal::TooFar.into()),
            }
        }
        Action::Resign(Resignation::Plain) | Action::Draw(None) => Ok(()),
        _ => Err(Refused::NotOfThisGame),
    }
}
