//! Teams, and the seats in the next game of a match (docs/rules/quad.md, "End and score" and "Forms of play").

use super::allegiance::partner;
use super::board::{CLOCKWISE, DUMMY};
use super::options::Form;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::seating::Seating;

/// Partners stay together, and each player goes first once within as few games as possible.
///
/// Players move on one seat, which keeps opposite partners opposite. Adjacent partners move on two seats together, and
/// the team that comes to South and West swaps seats; otherwise the same partner would always go first. One person with
/// both seats of a team changes teams. The dummy stays in the East.
pub(super) fn seating(form: Form) -> Seating {
    let next = match form {
        Form::Cutthroat | Form::TeamsOpposite => [1, 2, 3, 0],
        Form::TeamsAdjacent => [2, 3, 1, 0],
        Form::TwoHandedOpposite => [1, 0, 3, 2],
        Form::TwoHandedAdjacent => [2, 3, 0, 1],
        Form::ThreeHanded => [1, 2, 0, 3],
    };
    let side = |seat| match form {
        Form::ThreeHanded if seat == DUMMY => SeatSet::EMPTY,
        _ => [Some(seat), partner(form, seat)].into_iter().flatten().collect(),
    };
    Seating {
        sides: CLOCKWISE.map(side),
        next: next.map(Seat),
        one_person_a_side: matches!(form, Form::TwoHandedOpposite | Form::TwoHandedAdjacent),
    }
}
