//! Why a piece or pothole may not go somewhere, with what is in its way (docs/rules/pothole.md).

use super::board::{AROUND, Cell, Cells, NOWHERE, STEP, bit, each, heading_to, line, square};
use super::legal;
use super::piece::{Piece, PieceKind};
use super::position::Position;
use super::refusal::Refusal;
use super::ring;
use crate::rules::action::Action;
use crate::rules::naming::things_on;
use crate::rules::noun::Case;
use crate::rules::refusal::Refusal as Refused;
use crate::rules::square::Square;
use crate::rules::text::list;
use crate::rules::why_not::{Reason, WhyNot, is_about_the_thing};
use crate::texts::text;

/// Why the piece or pothole on `from` may not go to `to`.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> Option<WhyNot> {
    let cell = position.cell(from);
    let is_pothole = cell.is_some_and(|cell| position.pothole_at(cell).is_some());
    let action = if is_pothole { Action::MovePothole { from, to } } else { Action::Move { from, to, promotion: None } };
    let refused = legal::check(position, action).err()?;
    let (Some(from), Some(target), false) = (cell, position.cell(to), is_about_the_thing(&refused)) else {
        return Some(Reason::about_the_thing(&refused, heading_of(&refused), cell.map(square)).alone());
    };
    let thing = match position.piece(from) {
        Some(piece) => piece.kind().noun().the(Case::Nominative),
        None => text!("phrase-the-pothole"),
    };
    Some(reason(position, refused, from, target).keeps(position, thing, square(from), to))
}

/// The heading of the rule by which there is nothing to move.
const fn heading_of(refused: &Refused) -> &'static str {
    match refused {
        Refused::GameOver => "End",
        Refused::OffBoard(_) => "Board",
        _ => "Turn",
    }
}

fn reason(position: &Position, refused: Refused, from: Cell, to: Cell) -> Reason {
    let Some(kind) = position.piece(from).map(Piece::kind) else { return of_pothole(refused, from, to) };
    let heading = heading_of_kind(kind);
    let plain = |heading| Reason::new(refused, heading);
    match refused {
        Refused::OwnPiece | Refused::Pothole(Refusal::Partner) => {
            // If the piece could not get there anyway, say that instead.
            let mut cleared = *position;
            cleared.take(to);
            let action = Action::Move { from: square(from), to: square(to), promotion: None };
            match legal::check(&cleared, action) {
                Err(other) => reason(&cleared, other, from, to),
                Ok(()) => {
                    let is_own = refused == Refused::OwnPiece;
                    let heading = if is_own { "Pieces" } else { "Forms of play" };
                    Reason::stands_there(position, refused, square(to), heading)
                }
            }
        }
        Refused::Blocked(_) => {
            // Pieces do not block a dozer; only cells that it cannot enter do.
            let is_dozer = matches!(kind, PieceKind::Bulldozer | PieceKind::Megadozer);
            let passable = if is_dozer { position.land() } else { 0 };
            let stops = ahead(from, to).take_while(|&cell| cell != to).filter(|&cell| passable & bit(cell) == 0);
            blocked(position, stops.collect(), heading).unwrap_or_else(|| plain(heading))
        }
        Refused::Pothole(Refusal::IntoPothole) => plain("Pieces").at([square(to)]),
        Refused::Pothole(Refusal::PieceMovedAlready(square)) => plain("Turn").at([square]),
        Refused::Pothole(Refusal::OnNoRing(_)) => Reason::new(text!("pothole-it-is-on-no-ring"), "Rings"),
        Refused::Pothole(Refusal::PushesTwo) => {
            let two = ahead(from, to).take(2).map(square).collect::<Vec<_>>();
            let things = things_on(position, &two);
            Reason::new(text!("pothole-would-push-two", things = list(&things)), heading).at(two)
        }
        Refused::Pothole(Refusal::KillsOwnKing) => {
            let king = first_ahead(from, to, position.kings & position.own());
            Reason::new(text!("pothole-would-kill-own-king"), "Whom dozers may kill").at(king)
        }
        Refused::Pothole(Refusal::KillsPartnersKing) => {
            let king = first_ahead(from, to, position.kings & position.friends() & !position.own());
            Reason::new(text!("pothole-would-kill-partners-king"), "Forms of play").at(king)
        }
        Refused::Pothole(Refusal::OutOfReach(_)) => {
            let in_the_way = match kind {
                PieceKind::DirtDevil => ways_round(position, from, to),
                PieceKind::Cyclone => way_along_rings(position, from, to),
                _ => Vec::new(),
            };
            blocked(position, in_the_way, heading).unwrap_or_else(|| plain(heading))
        }
        _ => plain(heading),
    }
}

fn of_pothole(refused: Refused, from: Cell, to: Cell) -> Reason {
    match refused {
        Refused::Pothole(Refusal::PotholeMovedAlready(_)) => Reason::new(refused, "Turn").at([square(from)]),
        Refused::Pothole(Refusal::UnmarkedCorner(_) | Refusal::PotholeTarget(_)) => {
            Reason::new(refused, "Potholes").at([square(to)])
        }
        Refused::Pothole(Refusal::WrongClass { centre: true, .. }) => {
            Reason::new(text!("pothole-centre-stays"), "Potholes")
        }
        Refused::Pothole(Refusal::WrongClass { centre: false, .. }) => {
            Reason::new(text!("pothole-corner-stays"), "Potholes")
        }
        Refused::Pothole(Refusal::PotholesFixed) => Reason::new(refused, "End"),
        _ => Reason::new(refused, "Potholes"),
    }
}

/// The heading of a piece's movement rules.
const fn heading_of_kind(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King | PieceKind::Car | PieceKind::Racecar => "Pieces",
        PieceKind::DirtDevil | PieceKind::Cyclone => "Rings",
        PieceKind::Bulldozer => "Bulldozer push",
        PieceKind::Megadozer => "Megadozer",
    }
}

/// These cells are in the way: pieces, potholes, and cells off the board.
fn blocked(position: &Position, cells: Vec<Cell>, heading: &'static str) -> Option<Reason> {
    let is_board = |cell: Cell| cell != NOWHERE && position.cells & bit(cell) != 0;
    let is_taken = |cell: Cell| is_board(cell) && position.open() & bit(cell) == 0;
    let squares = cells.iter().filter(|&&cell| is_taken(cell)).map(|&cell| square(cell)).collect();
    if let Some(reason) = Reason::in_the_way(position, squares, heading) {
        return Some(reason);
    }
    let gap = cells.into_iter().find(|&cell| !is_board(cell))?;
    Some(match gap {
        NOWHERE => Reason::new(text!("why-board-ends"), "Board"),
        gap => Reason::new(text!("why-no-square", square = square(gap).to_string()), "Board"),
    })
}

/// The cells in line from one cell through another, up to the edge of the 8x8 grid.
fn ahead(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let direction = line(from, to).map(|(direction, _)| direction);
    let next = move |cell: Cell| Some(STEP[direction?][usize::from(cell)]).filter(|&next| next != NOWHERE);
    core::iter::successors(next(from), move |&cell| next(cell))
}

/// The first of these cells in line from one cell through another.
fn first_ahead(from: Cell, to: Cell, cells: Cells) -> Option<Square> {
    ahead(from, to).find(|&cell| cells & bit(cell) != 0).map(square)
}

/// What stops a dirt devil on its way to `to`, in both directions around each pothole next to both cells.
fn ways_round(position: &Position, from: Cell, to: Cell) -> Vec<Cell> {
    let mut stops = Vec::new();
    for hole in each(position.holes_around(from)).filter(|&hole| AROUND[usize::from(hole)] & bit(to) != 0) {
        let start = heading_to(hole, from);
        for round in [1, 7] {
            let way = (1..8).map(|steps| STEP[(start + steps * round) % 8][usize::from(hole)]);
            let is_open = |cell: Cell| cell != NOWHERE && position.open() & bit(cell) != 0;
            let stop = way.take_while(|&cell| cell != to).find(|&cell| !is_open(cell));
            stops.extend(stop.filter(|stop| !stops.contains(stop)));
        }
    }
    stops
}

/// The blocking pieces on a path that a cyclone could take without them; empty if no rings lead there.
fn way_along_rings(position: &Position, from: Cell, to: Cell) -> Vec<Cell> {
    let mut cleared = *position;
    for cell in each(position.occupied() & !bit(from)) {
        cleared.take(cell);
    }
    if ring::cyclone(&cleared, from) & bit(to) == 0 {
        return Vec::new();
    }
    let way = ring::cyclone_way(&cleared, from, to);
    way.into_iter().filter(|&cell| cell != from && cell != to && position.occupied() & bit(cell) != 0).collect()
}
