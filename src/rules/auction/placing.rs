//! Placing pieces next to one's own, after a trade or when a dormant piece has been captured (rules page, stage 3 and
//! "Capturing a dormant piece").

use std::collections::BTreeSet;

use super::board::{PROMOTION, beside};
use super::hand::KINDS;
use super::position::{Position, piece_id};
use super::refusal::{PieceName, Refusal};
use crate::rules::action::Kind;
use crate::rules::chess::{Board, Cell, CellSet, ChessKind, Man, Slot, Slots, each, square_of, strikes};
use crate::rules::effect::{Effect, Effects};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::square::Square;

/// How many placings are looked at before a trade is taken to be impossible. A game from the start trades four pieces
/// at most, and never comes near; positions from outside can hold more.
const MOST_TRIES: u32 = 100_000;

/// Whether a pawn may be put on a cell, and any other piece.
const fn stays(man: Man, cell: Cell) -> bool {
    !matches!(man.kind(), ChessKind::Pawn) || !PROMOTION[man.army().index() & 3].contains(cell)
}

/// The player whose king a piece on a cell would attack, other than its own.
fn attacked_king(board: &Board, man: Man, cell: Cell, players: SeatSet) -> Option<Seat> {
    let mut others = players.iter().filter(|&seat| seat != man.army());
    others.find(|&seat| board.king(seat).is_some_and(|king| strikes(board, man, cell, board.cell(king))))
}

/// The empty cells next to the pieces of a seat, each once.
fn lean_on(board: &Board, seat: Seat) -> impl Iterator<Item = Cell> {
    let mut seen = CellSet::EMPTY;
    let near = each(board.army(seat)).flat_map(|slot| beside(board.cell(slot)));
    near.filter(move |&cell| {
        let first = board.is_empty(cell) && !seen.contains(cell);
        seen.insert(cell);
        first
    })
}

/// Where a traded piece may be put, as far as the rest of the trade does not matter.
fn cells_for(board: &Board, man: Man, players: SeatSet) -> impl Iterator<Item = Cell> {
    lean_on(board, man.army())
        .filter(move |&cell| stays(man, cell) && attacked_king(board, man, cell, players).is_none())
}

/// Where a piece that has been woken may be put: next to the piece that captured it.
pub(super) fn woken_cells(position: &Position) -> impl Iterator<Item = Cell> {
    let slot = position.due[position.turn.index()].trailing_zeros() as Slot;
    let man = Man::new(position.board.man(slot).kind(), position.turn);
    let near = position.captor.into_iter().flat_map(beside);
    near.filter(move |&cell| position.board.is_empty(cell) && stays(man, cell))
}

/// Who places next: in clockwise order from the first player.
pub(super) fn placer(due: &[Slots; 4]) -> Option<Seat> {
    due.iter().position(|&slots| slots != 0).map(|seat| Seat(seat as u8))
}

/// The pieces that differ in kind among those that a seat has to place: the first of each kind.
fn kinds_due(board: &Board, slots: Slots) -> impl Iterator<Item = (Slot, ChessKind)> {
    KINDS
        .into_iter()
        .filter_map(move |kind| each(slots).find(|&slot| board.man(slot).kind() == kind).map(|slot| (slot, kind)))
}

/// Whether everything that is due can be placed.
pub(super) fn all_can_be_placed(board: &Board, due: &[Slots; 4], players: SeatSet) -> bool {
    let mut search = Search { board: board.clone(), due: *due, players, failed: BTreeSet::new(), tries: 0 };
    search.succeeds()
}

/// The search for a way to place all pieces of a trade.
struct Search {
    board: Board,
    due: [Slots; 4],
    players: SeatSet,
    /// What has been placed where, in arrangements from which there is no way on.
    failed: BTreeSet<Vec<(Cell, u8)>>,
    tries: u32,
}

impl Search {
    fn succeeds(&mut self) -> bool {
        // Most trades are easy: every piece has a cell of its own from the start. Placing one never makes another cell
        // worse, except by taking it: lines get blocked, and there is more to lean on.
        if self.fit_at_once() {
            return true;
        }
        self.try_on(&mut Vec::new())
    }

    fn try_on(&mut self, placed: &mut Vec<(Cell, u8)>) -> bool {
        let Some(seat) = placer(&self.due) else { return true };
        let mut arrangement = placed.clone();
        arrangement.sort_unstable();
        if self.failed.contains(&arrangement) {
            return false;
        }
        let kinds: Vec<_> = kinds_due(&self.board, self.due[seat.index()]).collect();
        for (slot, kind) in kinds {
            let man = Man::new(kind, seat);
            let cells: Vec<Cell> = cells_for(&self.board, man, self.players).collect();
            for cell in cells {
                self.tries += 1;
                if self.tries > MOST_TRIES {
                    return false;
                }
                self.board.put(slot, man, cell);
                self.due[seat.index()] &= !(1 << slot);
                placed.push((cell, man.bits()));
                let done = self.fit_at_once() || self.try_on(placed);
                placed.pop();
                self.due[seat.index()] |= 1 << slot;
                self.board.remove(slot);
                if done {
                    return true;
                }
            }
        }
        self.failed.insert(arrangement);
        false
    }

    /// Whether every piece that is due has a cell of its own among those it may be put on now.
    fn fit_at_once(&self) -> bool {
        let mut choices: Vec<Vec<Cell>> = Vec::new();
        for seat in self.players.iter() {
            for slot in each(self.due[seat.index()]) {
                let man = Man::new(self.board.man(slot).kind(), seat);
                choices.push(cells_for(&self.board, man, self.players).collect());
            }
        }
        let mut taken: Vec<(Cell, usize)> = Vec::new();
        (0..choices.len()).all(|piece| {
            let mut asked = CellSet::EMPTY;
            fit(&choices, piece, &mut taken, &mut asked)
        })
    }
}

/// Finds a cell for a piece, if need be by moving others that have one already.
fn fit(choices: &[Vec<Cell>], piece: usize, taken: &mut Vec<(Cell, usize)>, asked: &mut CellSet) -> bool {
    for &cell in &choices[piece] {
        if asked.contains(cell) {
            continue;
        }
        asked.insert(cell);
        match taken.iter().position(|&(other, _)| other == cell) {
            None => {
                taken.push((cell, piece));
                return true;
            }
            Some(place) => {
                let holder = taken[place].1;
                if fit(choices, holder, taken, asked) {
                    // The holder has another cell now.
                    if let Some(entry) = taken.iter_mut().find(|entry| entry.0 == cell) {
                        entry.1 = piece;
                    }
                    return true;
                }
            }
        }
    }
    false
}

/// Visits all placings after a trade: each kind that the next player has to place, with the cells where it may go and
/// leave room for the rest.
pub(super) fn visit(position: &Position, visit: &mut impl FnMut(ChessKind, Cell)) {
    let Some(seat) = placer(&position.due) else { return };
    for (slot, kind) in kinds_due(&position.board, position.due[seat.index()]) {
        let man = Man::new(kind, seat);
        for cell in cells_for(&position.board, man, position.players) {
            if leaves_room(position, slot, man, cell) {
                visit(kind, cell);
            }
        }
    }
}

/// Whether the rest of the trade can still be placed after this.
fn leaves_room(position: &Position, slot: Slot, man: Man, cell: Cell) -> bool {
    let mut due = position.due;
    due[man.army().index()] &= !(1 << slot);
    if due == [0; 4] {
        return true;
    }
    let mut board = position.board.clone();
    board.put(slot, man, cell);
    all_can_be_placed(&board, &due, position.players)
}

/// The piece of that kind that a seat has to place.
fn find(position: &Position, seat: Seat, kind: Kind) -> Result<(Slot, Man), Refusal> {
    let kind = ChessKind::from_letter(kind.letter()).ok_or(Refusal::NothingToPlace)?;
    let slot = each(position.due[seat.index()]).find(|&slot| position.board.man(slot).kind() == kind);
    let slot = slot.ok_or(Refusal::NotToBePlaced(PieceName(kind)))?;
    Ok((slot, Man::new(kind, seat)))
}

/// Whether `seat`, whose turn it is to place, may put a piece of this kind there.
pub(super) fn check(position: &Position, seat: Seat, kind: Kind, square: Square, woken: bool) -> Result<(), Refusal> {
    let (slot, man) = find(position, seat, kind)?;
    let cell = position.board.cell_at(square).ok_or(Refusal::OffBoard(square))?;
    if !position.board.is_empty(cell) {
        return Err(Refusal::PlaceTaken(square));
    }
    let near = |other: Cell| beside(cell).any(|near| near == other);
    if woken && !position.captor.is_some_and(near) {
        return Err(Refusal::NotBesideCaptor(square));
    }
    if !beside(cell).any(|near| position.board.man_on(near).is_some_and(|other| other.army() == seat)) {
        return Err(Refusal::NotBesideOwn(square));
    }
    if !stays(man, cell) {
        return Err(Refusal::PlacedWherePromoting(square));
    }
    if woken {
        return Ok(());
    }
    if let Some(victim) = attacked_king(&position.board, man, cell, position.players) {
        return Err(Refusal::PlacedOnKing { kind: PieceName(man.kind()), square, seat: victim });
    }
    if leaves_room(position, slot, man, cell) { Ok(()) } else { Err(Refusal::NoRoomForTheRest(square)) }
}

/// Puts a piece that is due on the board.
pub(super) fn place(position: &mut Position, seat: Seat, kind: Kind, square: Square, effects: &mut Effects<'_>) {
    let (Ok((slot, man)), Some(cell)) = (find(position, seat, kind), position.board.cell_at(square)) else { return };
    position.due[seat.index()] &= !(1 << slot);
    position.board.put(slot, man, cell);
    if man.kind() == ChessKind::Pawn {
        position.placed |= 1 << slot;
    }
    position.refresh_passants();
    effects.report(|| Effect::PiecePlaced { piece: piece_id(slot), seat, square: square_of(cell) });
}
