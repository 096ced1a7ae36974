//! Why a piece may not go somewhere, with the blocking and checking pieces (`docs/rules/auction.md`).

use super::board::CASTLES;
use super::check;
use super::legal;
use super::position::{Phase, Position};
use super::refusal::Refusal;
use super::travel::victim;
use crate::rules::action::{Action, Kind};
use crate::rules::chess::{Cell, ChessKind, FORWARD, Slot, Slots, attackers, between, each, go, square_of};
use crate::rules::noun::Case;
use crate::rules::refusal::Refusal as Refused;
use crate::rules::square::Square;
use crate::rules::why_not::{Reason, WhyNot, is_about_the_thing};
use crate::texts::text;

/// Why the piece on `from` may not go to `to`.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> Option<WhyNot> {
    let refused = legal::check(position, Action::Move { from, to, promotion: None }).err()?;
    if refused == Refused::Auction(Refusal::PromotionMissing) {
        return None;
    }
    let slot = position.board.cell_at(from).and_then(|cell| position.board.slot_on(cell));
    let (Some(slot), Some(target), false) = (slot, position.board.cell_at(to), is_about_another(&refused)) else {
        let from = slot.map(|_| from);
        return Some(Reason::about_the_thing(&refused, heading_of(position, &refused), from).alone());
    };
    let thing = position.board.man(slot).kind().noun().the(Case::Nominative);
    Some(reason(position, refused, slot, target).keeps(position, thing, from, to))
}

/// Why a piece of this kind may not be placed on a square.
pub(super) fn why_not_placed(position: &Position, kind: Kind, square: Square) -> Option<WhyNot> {
    let refused = legal::check(position, Action::Place { kind, square }).err()?;
    let heading = match position.phase {
        Phase::Place => "Stage 3: placing after a trade",
        Phase::Drop => "Stage 5: anti-hoard drop",
        _ => "Capturing a dormant piece",
    };
    let squares: Vec<Square> = match refused {
        Refused::Auction(Refusal::PlacedOnKing { seat, .. }) => {
            position.board.king(seat).map(|king| square_of(position.board.cell(king))).into_iter().collect()
        }
        Refused::Auction(Refusal::PlaceTaken(taken)) => vec![taken],
        Refused::Auction(Refusal::NotBesideCaptor(_)) => position.captor.map(square_of).into_iter().collect(),
        _ => Vec::new(),
    };
    let reason = Reason::about_the_thing(&refused, heading, None).at(squares.iter().copied());
    Some(match refused {
        Refused::Auction(Refusal::PlacedOnKing { .. }) => {
            squares.into_iter().fold(reason, |reason, king| reason.attacked(king, [square])).alone()
        }
        _ => reason.alone(),
    })
}

/// Whether a refusal says that nothing on that square can be moved now.
const fn is_about_another(refused: &Refused) -> bool {
    matches!(refused, Refused::Auction(Refusal::NotNow(_) | Refusal::Dormant(_))) || is_about_the_thing(refused)
}

/// The heading of the rule by which there is nothing to move.
const fn heading_of(position: &Position, refused: &Refused) -> &'static str {
    match (refused, position.phase) {
        (Refused::OffBoard(_), _) => "Board and set-up",
        (Refused::Auction(Refusal::Dormant(_)), _) | (Refused::Auction(_), Phase::Wake) => "Capturing a dormant piece",
        (Refused::Auction(_), Phase::Offer | Phase::Bid | Phase::Accept) => "Stage 2: auction",
        (Refused::Auction(_), Phase::Place) => "Stage 3: placing after a trade",
        (Refused::Auction(_), Phase::Roll | Phase::Drop) => "Stage 5: anti-hoard drop",
        _ => "Moving",
    }
}

fn squares(position: &Position, slots: Slots) -> Vec<Square> {
    each(slots).map(|slot| square_of(position.board.cell(slot))).collect()
}

fn reason(position: &Position, refused: Refused, slot: Slot, to: Cell) -> Reason {
    let board = &position.board;
    let (man, from, target) = (board.man(slot), board.cell(slot), square_of(to));
    let plain = || Reason::new(refused, "Moving");
    match refused {
        Refused::Blocked(_) => {
            let ahead = go(from, FORWARD[man.army().index() & 3]);
            let way: Vec<Cell> = match man.kind() {
                ChessKind::Pawn if to == ahead => vec![to],
                ChessKind::Pawn => vec![ahead, to],
                _ => between(from, to).collect(),
            };
            let taken = way.into_iter().filter(|&cell| board.slot_on(cell).is_some()).map(square_of).collect();
            Reason::in_the_way(position, taken, "Moving").unwrap_or_else(plain)
        }
        Refused::OwnPiece => {
            // If the piece could not get there anyway, say that instead.
            let mut cleared = *position;
            board.slot_on(to).into_iter().for_each(|slot| cleared.board.remove(slot));
            let action = Action::Move { from: square_of(from), to: target, promotion: None };
            match legal::check(&cleared, action) {
                Err(other @ (Refused::Blocked(_) | Refused::Auction(Refusal::OutOfReach(_)))) => {
                    reason(&cleared, other, slot, to)
                }
                _ => Reason::stands_there(position, refused, target, "Moving"),
            }
        }
        Refused::Auction(Refusal::OutOfReach(_)) => Reason::new(man.kind().way(), "Moving"),
        Refused::Auction(Refusal::NoDoubleStep) if position.placed >> slot & 1 != 0 => {
            Reason::new(refused, "Placed pieces")
        }
        Refused::Auction(Refusal::KingInCheck | Refusal::StillInCheck) => in_check(position, slot, to),
        Refused::Auction(Refusal::CastlingBlocked | Refusal::CastlingThroughCheck) => castling(position, refused, to),
        _ => plain(),
    }
}

/// The king would be in check by these pieces.
fn in_check(position: &Position, slot: Slot, to: Cell) -> Reason {
    let mut board = position.board;
    let turn = position.turn;
    // A king's army leaves with it.
    let gone = match victim(position, slot, to) {
        Some(victim) if board.man(victim).kind() == ChessKind::King => board.army(board.man(victim).army()),
        victim => victim.map_or(0, |victim| 1 << victim),
    };
    each(gone).for_each(|piece| board.remove(piece));
    board.shift(slot, to);
    let because = match check::in_check(position, turn) {
        true => text!("auction-would-still-be-in-check"),
        false => text!("auction-king-in-check"),
    };
    let Some(king) = board.king(turn) else { return Reason::new(because, "Moving") };
    let cell = board.cell(king);
    let checkers = squares(position, attackers(&board, cell, position.hostile(turn) & !gone));
    Reason::leaves_in_check(position, because, square_of(cell), checkers, "Moving")
}

/// The pieces between king and rook, or those that attack the king or its path.
fn castling(position: &Position, refused: Refused, to: Cell) -> Reason {
    let board = &position.board;
    let castle = CASTLES.all().iter().find(|castle| castle.seat == position.turn && castle.king_to == to);
    let Some(castle) = castle else { return Reason::new(refused, "Moving") };
    let reason = Reason::new(refused, "Moving");
    if refused == Refused::Auction(Refusal::CastlingBlocked) {
        let between = between(castle.king, castle.rook).filter_map(|cell| board.slot_on(cell));
        return reason.at(squares(position, between.fold(0, |slots, slot| slots | 1 << slot)));
    }
    let way = between(castle.king, to).chain([castle.king, to]);
    let attacked: Vec<_> = way.map(|cell| (cell, attackers(board, cell, position.hostile(position.turn)))).collect();
    let matter = attacked.iter().fold(0, |slots, (_, from)| slots | from);
    attacked.into_iter().fold(reason.at(squares(position, matter)), |reason, (on, from)| {
        reason.attacked(square_of(on), squares(position, from))
    })
}
