//! Precomputed line geometry: on eight files, the difference of two cells determines their relation.

use super::board::SIDE;
use crate::rules::chess::{Board, CAPTURES, Cell, ChessKind, KING, Man, Slots, Step, attacked, each, go};

/// The maximum distance of two files or ranks.
const FAR: i32 = SIDE as i32 - 1;

/// The difference of two cells this many files and ranks apart.
const fn difference(files: i32, ranks: i32) -> usize {
    (ranks * 16 + files) as u8 as usize
}

/// By cell difference: the step from one cell towards another in line with it, or 0.
const STEPS: [Step; 256] = {
    let mut table = [0; 256];
    let mut direction = 0;
    while direction < 8 {
        let mut cells: i32 = 1;
        while cells <= FAR {
            table[(KING[direction] as i8 as i32 * cells) as u8 as usize] = KING[direction];
            cells += 1;
        }
        direction += 1;
    }
    table
};

/// For a pawn of each seat, a knight, a bishop, a rook, a queen and a king, by the difference from a king's cell to it:
/// the king's neighbours (bits by index in [`KING`]) that it attacks, or would attack on an empty board.
static ZONES: [[u8; 256]; 9] = {
    let mut table = [[0; 256]; 9];
    let mut row = 0;
    while row < 9 {
        let mut ranks = -FAR;
        while ranks <= FAR {
            let mut files = -FAR;
            while files <= FAR {
                table[row][difference(files, ranks)] = zone(row, files, ranks);
                files += 1;
            }
            ranks += 1;
        }
        row += 1;
    }
    table
};

const fn zone(row: usize, files: i32, ranks: i32) -> u8 {
    let mut zone = 0;
    let mut direction = 0;
    while direction < 8 {
        let step = KING[direction] as i8 as i32;
        let up = (step + 8).div_euclid(16);
        let (file, rank) = (step - 16 * up - files, up - ranks);
        let (wide, high) = (file.abs(), rank.abs());
        let straight = (wide == 0) != (high == 0);
        let oblique = wide == high && wide != 0;
        let attacks = match row {
            0..4 => {
                let way = difference(file, rank);
                wide == 1 && high == 1 && (way == CAPTURES[row][0] as usize || way == CAPTURES[row][1] as usize)
            }
            4 => wide * high == 2,
            5 => oblique,
            6 => straight,
            7 => straight || oblique,
            _ => (straight || oblique) && wide <= 1 && high <= 1,
        };
        if attacks {
            zone |= 1 << direction;
        }
        direction += 1;
    }
    zone
}

/// The step from one cell towards another in line with it.
pub(super) fn step(from: Cell, to: Cell) -> Option<Step> {
    let step = STEPS[usize::from(to.wrapping_sub(from))];
    (step != 0).then_some(step)
}

/// Whether a piece of some kind on one cell could attack the other.
pub(super) const fn related(from: Cell, to: Cell) -> bool {
    let difference = to.wrapping_sub(from) as usize;
    STEPS[difference] != 0 || matches!(difference as i8, 14 | 18 | 31 | 33 | -14 | -18 | -31 | -33)
}

/// Whether all cells between two cells in line are empty. Cell `lifted` counts as empty.
fn is_clear(board: &Board, from: Cell, to: Cell, step: Step, lifted: Cell) -> bool {
    let mut cell = go(from, step);
    while cell != to {
        if !board.is_empty(cell) && cell != lifted {
            return false;
        }
        cell = go(cell, step);
    }
    true
}

/// Whether this piece on `from` attacks `to`.
pub(super) fn strikes(board: &Board, man: Man, from: Cell, to: Cell) -> bool {
    if !related(from, to) {
        return false;
    }
    let Some(step) = step(from, to) else { return man.kind() == ChessKind::Knight };
    let straight = KING[..4].contains(&step);
    match man.kind() {
        ChessKind::Pawn => {
            CAPTURES.get(man.army().index()).is_some_and(|steps| steps.iter().any(|&s| go(from, s) == to))
        }
        ChessKind::Knight => false,
        ChessKind::King => go(from, step) == to,
        ChessKind::Rook => straight && is_clear(board, from, to, step, from),
        ChessKind::Bishop => !straight && is_clear(board, from, to, step, from),
        ChessKind::Queen => is_clear(board, from, to, step, from),
    }
}

/// The sliders of `by` that attack `cell` along the line through `via`.
pub(super) fn behind(board: &Board, cell: Cell, via: Cell, by: Slots) -> Slots {
    let Some(step) = step(cell, via) else { return 0 };
    let sliders = if KING[..4].contains(&step) { board.rook_like() } else { board.bishop_like() };
    if by & sliders == 0 {
        return 0;
    }
    let mut end = go(cell, step);
    while board.is_empty(end) {
        end = go(end, step);
    }
    board.set_on(end) & by & sliders
}

/// The neighbours `wanted` of a king on `king` (bits by index in [`KING`]) that a piece of `by` attacks.
pub(super) fn attacked_beside(board: &Board, king: Cell, by: Slots, wanted: u8) -> u8 {
    let beside = |direction: u8| go(king, KING[usize::from(direction)]);
    // For a single neighbour, a direct query is faster.
    if wanted.is_power_of_two() {
        return if attacked(board, beside(wanted.trailing_zeros() as u8), by, king) { wanted } else { 0 };
    }
    let mut found = 0;
    for slot in each(by) {
        let (man, cell) = (board.man(slot), board.cell(slot));
        let row = match man.kind() {
            ChessKind::Pawn => man.army().index() & 3,
            kind => kind as usize + 3,
        };
        let mut zone = ZONES[row][usize::from(cell.wrapping_sub(king))] & wanted & !found;
        if zone == 0 {
            continue;
        }
        if matches!(man.kind(), ChessKind::Pawn | ChessKind::Knight | ChessKind::King) {
            found |= zone;
        } else {
            while zone != 0 {
                let direction = zone.trailing_zeros() as u8;
                zone &= zone - 1;
                let to = beside(direction);
                let towards = STEPS[usize::from(to.wrapping_sub(cell))];
                if is_clear(board, cell, to, towards, king) {
                    found |= 1 << direction;
                }
            }
        }
        if found == wanted {
            break;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::chess::{self, cell_of};
    use crate::rules::seat::Seat;
    use crate::rules::square::Square;

    fn cells() -> impl Iterator<Item = Cell> {
        (0..64).map(|place| cell_of(Square::new(place % 8, place / 8)))
    }

    /// A board with some blocking pieces.
    fn board() -> Board {
        let mut board = Board::empty(SIDE, SIDE, 0);
        for (slot, cell) in (0..).zip(cells().filter(|&cell| cell % 7 == 3)) {
            board.put(slot, Man::new(ChessKind::ALL[usize::from(slot) % 6], Seat(slot % 4)), cell);
        }
        board
    }

    #[test]
    fn attacks_are_those_of_the_shared_board() {
        let board = board();
        for man in ChessKind::ALL.into_iter().flat_map(|kind| (0..4).map(move |seat| Man::new(kind, Seat(seat)))) {
            for (from, to) in cells().flat_map(|from| cells().map(move |to| (from, to))).filter(|(from, to)| from != to)
            {
                let expected = chess::strikes(&board, man, from, to);
                assert_eq!(strikes(&board, man, from, to), expected, "{man:?} {from} {to}");
                assert!(related(from, to) || !expected, "{man:?} {from} {to}");
            }
        }
    }

    #[test]
    fn neighbours_of_kings_are_attacked_as_any_cell_is() {
        let board = board();
        for king in cells().filter(|&cell| board.is_empty(cell)) {
            for by in [board.all(), board.army(Seat(1)), board.army(Seat(2)) | board.army(Seat(3))] {
                let open = (0..8).filter(|&direction| board.at(go(king, KING[direction])) < chess::VOID);
                let open: Vec<usize> = open.collect();
                let wanted = open.iter().fold(0, |wanted, &direction| wanted | 1 << direction);
                let is_attacked = |&&direction: &&usize| attacked(&board, go(king, KING[direction]), by, king);
                let expected = open.iter().filter(is_attacked).fold(0, |found, &direction| found | 1 << direction);
                assert_eq!(attacked_beside(&board, king, by, wanted), expected, "{king}");
            }
        }
    }
}
