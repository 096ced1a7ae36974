//! Why a piece may not go somewhere, with the blocking and checking pieces (docs/rules/knot.md).

use super::army::{PieceKind, foe, kind_of};
use super::board::Board;
use super::legal;
use super::position::Position;
use super::refusal::{Refusal, Royal};
use super::star::{Cell, between, bit, cell_of, distance, each, square};
use super::step::{Form, Step, make};
use super::{attack, dingo, entity, frog, golem, truce};
use crate::rules::action::Action;
use crate::rules::noun::Case;
use crate::rules::refusal::Refusal as Refused;
use crate::rules::square::Square;
use crate::rules::why_not::{Reason, WhyNot, is_about_the_thing};

/// Why the piece on `from` may not go to `to`, in any form.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> Option<WhyNot> {
    let (origin, target) = (cell_of(from), cell_of(to));
    let kind = origin.and_then(|cell| position.board.piece(cell)).map(kind_of);
    let mut refusals = Vec::new();
    for &form in forms(kind, distance_of(from) == distance_of(to)) {
        let action = match form {
            Form::Go => Action::Move { from, to, promotion: None },
            Form::Berserk => Action::Berserk { from, to },
            Form::Teleport => Action::Teleport { from, to },
        };
        refusals.push((form, legal::check(position, action).err()?));
    }
    // Refusals because of check come first: in that form the piece could at least make the move.
    let furthest = refusals.iter().find(|(_, refused)| is_about_check(refused)).or(refusals.first());
    let &(form, refused) = furthest?;
    let (Some(origin), Some(target), Some(kind), false) = (origin, target, kind, is_about_the_thing(&refused)) else {
        return Some(Reason::about_the_thing(&refused, heading_of(&refused), origin.map(square)).alone());
    };
    let step = Step { form, from: origin, to: target };
    Some(reason(position, refused, step).keeps(position, kind.noun().the(Case::Nominative), from, to))
}

/// The distance of a square from the Knot, if it is on the board.
fn distance_of(square: Square) -> Option<u8> {
    cell_of(square).map(distance)
}

/// The forms in which a piece could go somewhere, likeliest first.
const fn forms(kind: Option<PieceKind>, on_one_ring: bool) -> &'static [Form] {
    match kind {
        Some(PieceKind::Attacker) => &[Form::Go, Form::Berserk],
        Some(PieceKind::Entity) if on_one_ring => &[Form::Teleport, Form::Go],
        Some(PieceKind::Entity) => &[Form::Go, Form::Teleport],
        _ => &[Form::Go],
    }
}

const fn is_about_check(refused: &Refused) -> bool {
    matches!(
        refused,
        Refused::Knot(
            Refusal::LeavesInCheck(_)
                | Refusal::SlipExposes(_)
                | Refusal::AnotherRoyalInCheck(_)
                | Refusal::NotFewestInCheck(_)
                | Refusal::TruceCapture
                | Refusal::TruceCheck
        )
    )
}

/// The heading of the rule by which there is nothing to move.
const fn heading_of(refused: &Refused) -> &'static str {
    match refused {
        Refused::GameOver => "Check, mate, loss",
        Refused::OffBoard(_) => "Board",
        Refused::Knot(Refusal::SetUpFirst) => "Set-up",
        _ => "Pieces",
    }
}

fn reason(position: &Position, refused: Refused, step: Step) -> Reason {
    let Step { from, to, .. } = step;
    let board = &position.board;
    let plain = |heading| Reason::new(refused, heading);
    match refused {
        Refused::Blocked(_) => {
            let squares = in_the_way(position, step).into_iter().map(square).collect();
            Reason::in_the_way(position, squares, "Pieces").unwrap_or_else(|| plain("Pieces"))
        }
        Refused::Knot(Refusal::OwnPiece) => {
            // If the piece could not get there anyway, say that instead.
            let mut cleared = *position;
            cleared.board.take(to);
            match legal::check(&cleared, step.action()) {
                Err(other) if !is_about_check(&other) => reason(&cleared, other, step),
                _ => Reason::stands_there(position, refused, square(to), "Pieces"),
            }
        }
        Refused::Knot(Refusal::NoWayToRoll) => {
            let squares: Vec<Square> = each(between(from, to) & board.occupied()).map(square).collect();
            Reason::in_the_way(position, squares, "Pieces").unwrap_or_else(|| plain("Pieces"))
        }
        Refused::Knot(Refusal::HitsOwnRoyal) => {
            let royal = golem::hit(board.occupied(), from, to).map(square);
            // The square from which the victim would fly.
            let reason = plain("Pieces").at([square(to)].into_iter().chain(royal));
            if let Some(royal) = royal { reason.attacked(royal, [square(to)]) } else { reason }
        }
        Refused::Knot(Refusal::FriendOnRing(_)) => {
            let friends = board.own(position.turn) & entity::ring(to) & !bit(from);
            plain("Pieces").at(each(friends).map(square))
        }
        Refused::Knot(Refusal::TeleportNeedsEmpty(taken)) => plain("Pieces").at([taken]),
        Refused::Knot(Refusal::SlipExposes(royal)) => in_check(position, refused, step, royal, "Frog slip"),
        Refused::Knot(
            Refusal::LeavesInCheck(royal) | Refusal::AnotherRoyalInCheck(royal) | Refusal::NotFewestInCheck(royal),
        ) => in_check(position, refused, step, royal, "Check, mate, loss"),
        Refused::Knot(Refusal::TruceCapture | Refusal::TruceCheck) => {
            plain("Balance").at(truce::broken_on(position, step).map(square))
        }
        _ => plain(if step.form == Form::Berserk { "Berserk" } else { "Pieces" }),
    }
}

/// The pieces in the way of one that could make the move on an empty board.
fn in_the_way(position: &Position, step: Step) -> Vec<Cell> {
    let Step { from, to, .. } = step;
    let board = &position.board;
    let on_the_way = between(from, to) & board.occupied();
    if board.kind(from) != PieceKind::Dingo {
        return each(on_the_way).collect();
    }
    // A dingo leaps over pieces; only those on its landing or step cells block it, and each may be the only one.
    let others = board.occupied() & !bit(from) & !bit(to);
    let alone = |&cell: &Cell| dingo::reach(others & !bit(cell), from) & bit(to) != 0;
    let alone: Vec<Cell> = each(others).filter(alone).collect();
    let parity = distance(to) % 2;
    let landings = |&cell: &Cell| distance(cell) % 2 == parity;
    if alone.is_empty() { each(on_the_way).filter(landings).collect() } else { alone }
}

/// The board after the move and the slips.
fn after(position: &Position, step: Step) -> Board {
    let mut board = position.board;
    make(&mut board, position.turn, step, &position.options);
    frog::slip(&mut board, position.turn, |_| {});
    board
}

/// A royal would be in check by these pieces.
fn in_check(position: &Position, refused: Refused, step: Step, royal: Royal, heading: &'static str) -> Reason {
    let board = after(position, step);
    let target = cell_of(royal.square).unwrap_or(step.to);
    let checkers = attack::attackers(&board, foe(position.turn), target, &position.options).map(square).collect();
    Reason::leaves_in_check(position, refused, royal.square, checkers, heading)
}
