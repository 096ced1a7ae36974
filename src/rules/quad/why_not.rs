//! Why a piece may not go somewhere, with the blocking and checking pieces (docs/rules/quad.md).

use super::board::CASTLES;
use super::legal;
use super::position::{Position, is_fresh};
use super::refusal::Refusal;
use super::travel::board_after;
use crate::rules::action::Action;
use crate::rules::chess::{CAPTURES, Cell, ChessKind, FORWARD, Slot, Slots, attackers, between, each, go, square_of};
use crate::rules::noun::Case;
use crate::rules::refusal::Refusal as Refused;
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::why_not::{Reason, WhyNot, is_about_the_thing};
use crate::texts::text;

/// Why the piece on `from` may not go to `to`.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> Option<WhyNot> {
    let refused = legal::check(position, Action::Move { from, to, promotion: None }).err()?;
    if refused == Refused::Quad(Refusal::PromotionMissing) {
        return None;
    }
    let piece = position.board.cell_at(from).and_then(|cell| position.piece(cell));
    let (Some((slot, man)), Some(target), false) = (piece, position.board.cell_at(to), is_about_another(&refused))
    else {
        return Some(about_another(position, refused, piece.map(|_| from)).alone());
    };
    let thing = man.kind().noun().the(Case::Nominative);
    Some(reason(position, refused, slot, target).keeps(position, thing, from, to))
}

/// Whether a refusal says that nothing on that square can be moved now.
const fn is_about_another(refused: &Refused) -> bool {
    let not_now =
        matches!(refused, Refused::Quad(Refusal::NotThisArmy { .. } | Refusal::CheckFirst { .. } | Refusal::Frozen(_)));
    not_now || is_about_the_thing(refused)
}

fn about_another(position: &Position, refused: Refused, from: Option<Square>) -> Reason {
    match refused {
        Refused::GameOver => Reason::new(refused, "End and score"),
        Refused::OffBoard(_) => Reason::about_the_thing(&refused, "Set-up", None),
        Refused::Quad(Refusal::Frozen(square)) => Reason::new(refused, "Passing, stalemate, frozen").at([square]),
        Refused::Quad(Refusal::CheckFirst { army, .. }) => {
            let king = position.king(army).map(|king| square_of(position.board.cell(king)));
            let checkers = squares(position, position.king_attackers(army));
            let reason = Reason::new(refused, "Check").at(king.into_iter().chain(checkers.iter().copied()));
            if let Some(king) = king { reason.attacked(king, checkers) } else { reason }
        }
        Refused::Quad(_) => Reason::new(refused, "Set-up").at(from),
        _ => Reason::new(refused, "Moves").at(from),
    }
}

fn squares(position: &Position, slots: Slots) -> Vec<Square> {
    each(slots).map(|slot| square_of(position.board.cell(slot))).collect()
}

fn reason(position: &Position, refused: Refused, slot: Slot, to: Cell) -> Reason {
    let (man, from, target) = (position.board.man(slot), position.board.cell(slot), square_of(to));
    let plain = |heading| Reason::new(refused, heading);
    let there = |heading| {
        // If the piece could not get there anyway, say that instead.
        let mut cleared = *position;
        cleared.board.slot_on(to).into_iter().for_each(|slot| cleared.board.remove(slot));
        let action = Action::Move { from: square_of(from), to: target, promotion: None };
        match legal::check(&cleared, action) {
            Err(other @ (Refused::Blocked(_) | Refused::Quad(Refusal::OutOfReach(_)))) => {
                reason(&cleared, other, slot, to)
            }
            _ => Reason::stands_there(position, refused, target, heading),
        }
    };
    match refused {
        Refused::Blocked(_) => in_the_way(position, between(from, to)).unwrap_or_else(|| plain("Moves")),
        Refused::Quad(Refusal::OutOfReach(_)) if man.kind() == ChessKind::Pawn => pawn(position, slot, to),
        Refused::Quad(Refusal::OutOfReach(_)) => Reason::new(man.kind().way(), "Moves"),
        Refused::Quad(Refusal::OwnPiece | Refusal::King) => there("Moves"),
        Refused::Quad(Refusal::Partner) => there("Forms of play"),
        Refused::Quad(Refusal::FrozenTarget(square)) => plain("Passing, stalemate, frozen").at([square]),
        Refused::Quad(Refusal::InCheck(seat)) => in_check(position, refused, slot, to, seat),
        Refused::Quad(Refusal::KingToPartner) => {
            let friend = position.ctrl[man.army().index()].and_then(|seat| position.options.form.partner(seat));
            let board = board_after(position, slot, to);
            let guards = friend.map_or(0, |friend| attackers(&board, to, position.own_on(&board, friend)));
            let guards = squares(position, guards);
            plain("Forms of play").at(guards.iter().copied()).attacked(target, guards)
        }
        Refused::Quad(Refusal::PartnersKing) => {
            let friend = position.ctrl[man.army().index()].and_then(|seat| position.options.form.partner(seat));
            let king = friend.and_then(|friend| position.king(friend));
            plain("Forms of play").at(king.map(|king| square_of(position.board.cell(king))))
        }
        Refused::Quad(Refusal::CastlingSpent) => plain("Moves").at([target]),
        Refused::Quad(Refusal::CastlingInCheck) => {
            let castle = &CASTLES.all()[man.army().index()];
            let strangers = position.strangers(position.player_of(man.army()));
            let on = [castle.king, castle.rook];
            let found = on.map(|cell| attackers(&position.board, cell, strangers));
            let reason = plain("Moves").at(squares(position, found[0] | found[1]));
            let attacked = on.into_iter().zip(found);
            attacked.fold(reason, |reason, (on, from)| reason.attacked(square_of(on), squares(position, from)))
        }
        _ => plain("Moves"),
    }
}

/// The pieces on these cells are in the way.
fn in_the_way(position: &Position, cells: impl Iterator<Item = Cell>) -> Option<Reason> {
    let taken = cells.filter(|&cell| !position.board.is_empty(cell)).map(square_of).collect();
    Reason::in_the_way(position, taken, "Moves")
}

/// Why a pawn cannot make this move.
fn pawn(position: &Position, slot: Slot, to: Cell) -> Reason {
    let (seat, from) = (position.board.man(slot).army(), position.board.cell(slot));
    let one = go(from, FORWARD[seat.index()]);
    let two = go(one, FORWARD[seat.index()]);
    let because = match () {
        () if to == one || to == two && is_fresh(position, slot) => {
            let cells = [one, two].into_iter().take(if to == one { 1 } else { 2 });
            return in_the_way(position, cells).unwrap_or_else(|| Reason::new(ChessKind::Pawn.way(), "Moves"));
        }
        () if to == two => text!("quad-double-step-from-start"),
        () if CAPTURES[seat.index()].iter().any(|&step| go(from, step) == to) => {
            text!("chess-pawn-diagonal")
        }
        () => ChessKind::Pawn.way(),
    };
    Reason::new(because, "Moves")
}

/// A king would be in check by these pieces.
fn in_check(position: &Position, refused: Refused, slot: Slot, to: Cell, seat: Seat) -> Reason {
    let board = board_after(position, slot, to);
    let Some(king) = position.king(seat) else { return Reason::new(refused, "Check") };
    let cell = board.cell(king);
    let checkers = squares(position, attackers(&board, cell, position.enemies_on(&board, seat)));
    Reason::leaves_in_check(position, refused, square_of(cell), checkers, "Check")
}
