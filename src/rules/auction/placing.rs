//! Placing pieces next to one's own, after a trade or after capturing a dormant piece (`docs/rules/auction.md`, "Stage
//! 3: placing after a trade" and "Capturing a dormant piece").

use std::collections::BTreeSet;

use super::board::{HOME, PROMOTION, beside};
use super::hand::KINDS;
use super::options::PlacingRule;
use super::position::{Position, piece_id, placer};
use super::refusal::Refusal;
use crate::rules::action::Kind;
use crate::rules::chess::{
    Board, Cell, CellSet, ChessKind, Man, ROOK, Slot, Slots, each, go, square_of, strikes, striking_cells,
};
use crate::rules::effect::{Effect, Effects};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::square::Square;

/// Maximum number of placements searched; if none was found by then, placing counts as impossible. Trades in a real
/// game have four pieces at most and never come near this; positions from outside can have more.
const MOST_TRIES: u32 = 20_000;

/// What the option `placing` demands of traded pieces.
#[derive(Copy, Clone)]
pub(super) struct Terms {
    /// The players whose kings other players' pieces may not be placed to attack.
    spared: SeatSet,
    /// Whether pieces are placed on the owner's arm of the board only.
    at_home: bool,
}

impl Terms {
    /// The terms in a position.
    pub(super) fn of(position: &Position) -> Self {
        let rule = position.options.placing;
        let spared = if rule == PlacingRule::Anywhere { SeatSet::EMPTY } else { position.players };
        Self { spared, at_home: rule == PlacingRule::Home }
    }
}

/// Whether a piece may be put on a cell: a pawn not where it would promote.
const fn stays(man: Man, cell: Cell) -> bool {
    !matches!(man.kind(), ChessKind::Pawn) || !PROMOTION[man.army().index() & 3].contains(cell)
}

/// The player, other than its owner, whose king a piece on a cell would attack.
fn attacked_king(board: &Board, man: Man, cell: Cell, terms: Terms) -> Option<Seat> {
    let mut others = terms.spared.iter().filter(|&seat| seat != man.army());
    others.find(|&seat| board.king(seat).is_some_and(|king| strikes(board, man, cell, board.cell(king))))
}

/// The empty cells adjacent to the pieces of a seat.
fn lean_on(board: &Board, seat: Seat) -> CellSet {
    let mut cells = CellSet::EMPTY;
    for slot in each(board.army(seat)) {
        for step in ROOK {
            let cell = go(board.cell(slot), step);
            cells.insert_if(cell, board.is_empty(cell));
        }
    }
    cells
}

/// The cells among `near` where a traded piece may be put, ignoring the rest of the trade.
fn cells_for(board: &Board, near: &CellSet, man: Man, terms: Terms) -> CellSet {
    let cells = if man.kind() == ChessKind::Pawn { near.without(&PROMOTION[man.army().index() & 3]) } else { *near };
    let cells = if terms.at_home { cells.within(&HOME[man.army().index() & 3]) } else { cells };
    let kings = terms.spared.iter().filter(|&seat| seat != man.army()).filter_map(|seat| board.king(seat));
    kings.fold(cells, |cells, king| cells.without(&striking_cells(board, man, board.cell(king))))
}

/// Where a seat may put a traded piece of this kind, ignoring the rest of the trade.
pub(super) fn cells_of(board: &Board, seat: Seat, kind: ChessKind, terms: Terms) -> CellSet {
    cells_for(board, &lean_on(board, seat), Man::new(kind, seat), terms)
}

/// Where a woken piece may be put: next to the piece that captured it.
pub(super) fn woken_cells(position: &Position) -> impl Iterator<Item = Cell> {
    let slot = position.due[position.turn.index()].trailing_zeros() as Slot;
    let man = Man::new(position.board.man(slot).kind(), position.turn);
    let near = position.captor.into_iter().flat_map(beside);
    near.filter(move |&cell| position.board.is_empty(cell) && stays(man, cell))
}

/// Whether all pieces that are due can be placed.
pub(super) fn all_can_be_placed(board: &Board, due: &[Slots; 4], terms: Terms) -> bool {
    Wishes::of(board, due, terms).are_roomy() || PlacingSearch::new(board, due, terms).succeeds()
}

/// The pieces of one kind that a seat must place, and the cells for them.
#[derive(Copy, Clone, Default)]
struct Wish {
    pieces: u32,
    cells: CellSet,
}

/// All pieces to place, and their current cells.
struct Wishes {
    all: [Wish; 4 * KINDS.len()],
    pieces: u32,
}

impl Wishes {
    fn of(board: &Board, due: &[Slots; 4], terms: Terms) -> Self {
        let mut wishes = Self { all: Default::default(), pieces: 0 };
        for (seat, &slots) in (0..4).map(Seat).zip(due).filter(|(_, slots)| **slots != 0) {
            let near = lean_on(board, seat);
            for (place, kind) in KINDS.into_iter().enumerate() {
                let pieces = each(slots).filter(|&slot| board.man(slot).kind() == kind).count() as u32;
                if pieces > 0 {
                    let cells = cells_for(board, &near, Man::new(kind, seat), terms);
                    wishes.all[seat.index() * KINDS.len() + place] = Wish { pieces, cells };
                    wishes.pieces += pieces;
                }
            }
        }
        wishes
    }

    /// The cells for the pieces of this kind that a seat must place.
    const fn cells(&self, seat: Seat, place: usize) -> &CellSet {
        &self.all[seat.index() * KINDS.len() + place].cells
    }

    /// Whether every piece has at least as many cells as there are pieces in total. Then any order of legal placements
    /// works out.
    fn are_roomy(&self) -> bool {
        self.all.iter().all(|wish| wish.pieces == 0 || wish.cells.len() >= self.pieces)
    }

    /// Whether every piece can get a cell of its own: a bipartite matching.
    fn are_met(&self) -> bool {
        self.are_roomy() || {
            let mut taken = Vec::new();
            (0..self.all.len()).all(|wish| {
                (0..self.all[wish].pieces).all(|_| self.find_cell(wish, &mut taken, &mut CellSet::default()))
            })
        }
    }

    /// Finds a cell for a piece, if necessary by moving other pieces from theirs (an augmenting path).
    fn find_cell(&self, wish: usize, taken: &mut Vec<(Cell, usize)>, asked: &mut CellSet) -> bool {
        for cell in self.all[wish].cells.without(asked).iter() {
            if asked.contains(cell) {
                continue;
            }
            asked.insert(cell);
            let Some(place) = taken.iter().position(|&(other, _)| other == cell) else {
                taken.push((cell, wish));
                return true;
            };
            if self.find_cell(taken[place].1, taken, asked) {
                // The piece that had this cell has moved to another one.
                taken[place].1 = wish;
                return true;
            }
        }
        false
    }
}

/// The search for a way to place all pieces of a trade, for trades with little room.
struct PlacingSearch {
    board: Board,
    due: [Slots; 4],
    terms: Terms,
    /// The keys of boards from which no placement works.
    failed: BTreeSet<u64>,
    tries: u32,
}

impl PlacingSearch {
    const fn new(board: &Board, due: &[Slots; 4], terms: Terms) -> Self {
        Self { board: *board, due: *due, terms, failed: BTreeSet::new(), tries: 0 }
    }

    fn succeeds(&mut self) -> bool {
        // Placing a piece never makes another cell worse, apart from taking it: it blocks lines, and gives more pieces
        // to place next to. So a matching is sufficient.
        Wishes::of(&self.board, &self.due, self.terms).are_met() || self.try_on()
    }

    fn try_on(&mut self) -> bool {
        let Some(seat) = placer(&self.due) else { return true };
        if self.failed.contains(&self.board.key()) {
            return false;
        }
        let near = lean_on(&self.board, seat);
        for kind in KINDS {
            let mut slots = each(self.due[seat.index()]);
            let Some(slot) = slots.find(|&slot| self.board.man(slot).kind() == kind) else { continue };
            let man = Man::new(kind, seat);
            for cell in cells_for(&self.board, &near, man, self.terms).iter() {
                if self.tries >= MOST_TRIES {
                    return false;
                }
                if self.leaves_room(slot, man, cell) {
                    return true;
                }
            }
        }
        self.failed.insert(self.board.key());
        false
    }

    /// Whether the rest can still be placed after this placement.
    ///
    /// All tries of a search share one budget, and failed boards are not tried again. So if a search could place all of
    /// a trade, then after every placement it reported, a new search also succeeds: it visits the same boards in the
    /// same order, and no others.
    fn leaves_room(&mut self, slot: Slot, man: Man, cell: Cell) -> bool {
        self.tries += 1;
        self.board.put(slot, man, cell);
        self.due[man.army().index()] &= !(1 << slot);
        let met = Wishes::of(&self.board, &self.due, self.terms).are_met();
        let leaves = met || self.tries < MOST_TRIES && self.try_on();
        self.due[man.army().index()] |= 1 << slot;
        self.board.remove(slot);
        leaves
    }
}

/// Visits all placements after a trade: each kind the next player must place, with the cells that leave room for the
/// rest.
pub(super) fn visit(position: &Position, visit: &mut impl FnMut(ChessKind, Cell)) {
    let Some(seat) = placer(&position.due) else { return };
    let terms = Terms::of(position);
    let wishes = Wishes::of(&position.board, &position.due, terms);
    let mut search = (!wishes.are_roomy()).then(|| PlacingSearch::new(&position.board, &position.due, terms));
    for (place, kind) in KINDS.into_iter().enumerate() {
        let mut slots = each(position.due[seat.index()]);
        let Some(slot) = slots.find(|&slot| position.board.man(slot).kind() == kind) else { continue };
        for cell in wishes.cells(seat, place).iter() {
            if search.as_mut().is_none_or(|search| search.leaves_room(slot, Man::new(kind, seat), cell)) {
                visit(kind, cell);
            }
        }
    }
}

/// The piece of this kind that a seat must place.
pub(super) fn find(position: &Position, seat: Seat, kind: Kind) -> Result<(Slot, Man), Refusal> {
    let kind = ChessKind::from_letter(kind.letter()).ok_or(Refusal::NothingToPlace)?;
    let slot = each(position.due[seat.index()]).find(|&slot| position.board.man(slot).kind() == kind);
    let slot = slot.ok_or(Refusal::NotToBePlaced(kind.noun()))?;
    Ok((slot, Man::new(kind, seat)))
}

/// Whether `seat`, whose turn it is to place, may put a piece of this kind on the cell.
pub(super) fn check(position: &Position, seat: Seat, kind: Kind, cell: Cell, woken: bool) -> Result<(), Refusal> {
    let (_, man) = find(position, seat, kind)?;
    let square = square_of(cell);
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
    let terms = Terms::of(position);
    if terms.at_home && !HOME[seat.index() & 3].contains(cell) {
        return Err(Refusal::NotAtHome(square));
    }
    if let Some(victim) = attacked_king(&position.board, man, cell, terms) {
        return Err(Refusal::PlacedOnKing { kind: man.kind().noun(), square, seat: victim });
    }
    let mut listed = false;
    visit(position, &mut |kind, other| listed |= (kind, other) == (man.kind(), cell));
    if listed { Ok(()) } else { Err(Refusal::NoRoomForTheRest(square)) }
}

/// Puts a due piece on the board.
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
