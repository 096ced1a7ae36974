//! The cross-shaped board and the set-up (`docs/rules/auction.md`, "Board and set-up").

use crate::rules::chess::{
    Board, Castle, Castles, Cell, CellSet, ChessKind, EAST, FORWARD, Lanes, NORTH, ROOK, SOUTH, Step, VOID, WEST,
    cell_of, go,
};
use crate::rules::seat::{Seat, SeatColor, SeatInfo};
use crate::rules::square::Square;

/// The seats: Red south, Blue west, Yellow north, Green east.
pub(super) const SEATS: &[SeatInfo] = &[
    SeatInfo { letter: 'R', name: "Red", color: SeatColor::Red },
    SeatInfo { letter: 'B', name: "Blue", color: SeatColor::Blue },
    SeatInfo { letter: 'Y', name: "Yellow", color: SeatColor::Yellow },
    SeatInfo { letter: 'G', name: "Green", color: SeatColor::Green },
];

/// The number of files and of ranks.
pub(super) const SIZE: u8 = 14;
/// The size of each removed corner.
const NOTCH: u8 = 3;

/// The board without pieces: 14x14 without the four corners.
pub(super) const CROSS: Board = Board::empty(SIZE, SIZE, NOTCH);

/// The starting position.
pub(super) const START: &str = "x3,Yr,Yn,Yb,Yk,Yq,Yb,Yn,Yr,x3/x3,Yp,Yp,Yp,Yp,Yp,Yp,Yp,Yp,x3/x3,8,x3/\
                                Br,Bp,10,Gp,Gr/Bn,Bp,10,Gp,Gn/Bb,Bp,10,Gp,Gb/Bq,Bp,10,Gp,Gk/\
                                Bk,Bp,10,Gp,Gq/Bb,Bp,10,Gp,Gb/Bn,Bp,10,Gp,Gn/Br,Bp,10,Gp,Gr/\
                                x3,8,x3/x3,Rp,Rp,Rp,Rp,Rp,Rp,Rp,Rp,x3/x3,Rr,Rn,Rb,Rq,Rk,Rb,Rn,Rr,x3 turn=R";

/// The pieces that an army can begin without, in the order of the option `odds`: their squares by seat.
pub(super) const GIVEN: [&str; 4] = ["i2 b6 f13 m9", "e1 a10 j14 n5", "d1 a11 k14 n4", "g1 a8 h14 n7"];

/// The cell at a file and rank, both from 0.
const fn at(file: u8, rank: u8) -> Cell {
    cell_of(Square::new(file, rank))
}

/// The starting cells of each seat's pawns.
const STARTS: [[Cell; 8]; 4] = {
    let mut starts = [[0; 8]; 4];
    let mut lane = 0;
    while lane < 8 {
        let along = NOTCH + lane;
        starts[0][lane as usize] = at(along, 1);
        starts[1][lane as usize] = at(1, along);
        starts[2][lane as usize] = at(along, SIZE - 2);
        starts[3][lane as usize] = at(SIZE - 2, along);
        lane += 1;
    }
    starts
};

/// The lanes of double steps.
pub(super) const LANES: Lanes<8> = Lanes::new(STARTS);

/// The starting cells, as sets.
pub(super) const START_CELLS: [CellSet; 4] = {
    let mut sets = [CellSet::EMPTY; 4];
    let mut place = 0;
    while place < 32 {
        sets[place / 8].insert(STARTS[place / 8][place % 8]);
        place += 1;
    }
    sets
};

/// The cells where each seat's pawns promote: the king's row of any opponent, in the game or out.
pub(super) const PROMOTION: [CellSet; 4] = {
    let mut sets = [CellSet::EMPTY; 4];
    let mut seat = 0;
    while seat < 4 {
        let mut along = NOTCH;
        while along < SIZE - NOTCH {
            let rows = [at(along, 0), at(0, along), at(along, SIZE - 1), at(SIZE - 1, along)];
            let mut row = 0;
            while row < 4 {
                if row != seat {
                    sets[seat].insert(rows[row]);
                }
                row += 1;
            }
            along += 1;
        }
        seat += 1;
    }
    sets
};

/// The home of each seat: the arm of the board in front of it, three rows of eight cells.
pub(super) const HOME: [CellSet; 4] = {
    let mut sets = [CellSet::EMPTY; 4];
    let mut along = NOTCH;
    while along < SIZE - NOTCH {
        let mut row = 0;
        while row < NOTCH {
            sets[0].insert(at(along, row));
            sets[1].insert(at(row, along));
            sets[2].insert(at(along, SIZE - 1 - row));
            sets[3].insert(at(SIZE - 1 - row, along));
            row += 1;
        }
        along += 1;
    }
    sets
};

/// The kinds a pawn can promote to.
pub(super) const PROMOTIONS: [ChessKind; 4] = [ChessKind::Queen, ChessKind::Rook, ChessKind::Bishop, ChessKind::Knight];

/// The lowest file and rank of the inner field, from 0, and its size.
const INNER_FROM: u8 = 4;
const INNER_SIZE: u8 = 6;

/// Whether a square belongs to the inner field.
pub(super) const fn is_inner(square: Square) -> bool {
    let (file, rank) = (square.file.wrapping_sub(INNER_FROM), square.rank.wrapping_sub(INNER_FROM));
    file < INNER_SIZE && rank < INNER_SIZE
}

/// All castlings: numbers `2 * seat` and `2 * seat + 1`, first the one with the rook on the lower file or rank.
pub(super) const CASTLES: Castles<8> = {
    const fn castle(seat: u8, king: Cell, rook: Cell, step: Step) -> Castle {
        let rook_to = go(king, step);
        Castle { seat: Seat(seat), king, rook, king_to: go(rook_to, step), rook_to, step }
    }
    let (first, last) = (NOTCH, SIZE - NOTCH - 1);
    let (red, blue, yellow, green) = (at(7, 0), at(0, 6), at(6, SIZE - 1), at(SIZE - 1, 7));
    Castles::new([
        castle(0, red, at(first, 0), WEST),
        castle(0, red, at(last, 0), EAST),
        castle(1, blue, at(0, first), SOUTH),
        castle(1, blue, at(0, last), NORTH),
        castle(2, yellow, at(first, SIZE - 1), WEST),
        castle(2, yellow, at(last, SIZE - 1), EAST),
        castle(3, green, at(SIZE - 1, first), SOUTH),
        castle(3, green, at(SIZE - 1, last), NORTH),
    ])
};

/// The cell for a roll of the dice, 1 to 6 each: counted from the player's lower left corner of the inner field, the
/// first die to the right, the second away from the player.
pub(super) fn rolled(seat: Seat, file: u8, rank: u8) -> Cell {
    let (least, most) = (INNER_FROM, INNER_FROM + INNER_SIZE - 1);
    let (right, ahead) = (file - 1, rank - 1);
    match seat.0 {
        0 => at(least + right, least + ahead),
        1 => at(least + ahead, most - right),
        2 => at(most - right, most - ahead),
        _ => at(most - ahead, least + right),
    }
}

/// The orthogonal neighbours of a cell on the board.
pub(super) fn beside(cell: Cell) -> impl Iterator<Item = Cell> {
    ROOK.into_iter().map(move |step| go(cell, step)).filter(|&cell| CROSS.at(cell) != VOID)
}

/// Whether a pawn of `seat` makes a double step between these cells.
pub(super) const fn is_double_step(seat: Seat, from: Cell, to: Cell) -> bool {
    let forward = FORWARD[seat.index()];
    go(go(from, forward), forward) == to
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::chess::{BISHOP, square_of};

    fn name(cell: Cell) -> String {
        square_of(cell).to_string()
    }

    #[test]
    fn pawns_promote_on_the_three_other_sides() {
        for (seat, inside, outside) in [
            (0, "d14 a4 a11 n7", "d1 b4 m11"),
            (1, "n11 d1 k14", "a4"),
            (2, "k1 a11 n4", "d14"),
            (3, "a4 d1 d14", "n4"),
        ] {
            let promotes = |name: &&str| PROMOTION[seat].contains(cell_of(name.parse().unwrap()));
            assert!(inside.split(' ').all(|name| promotes(&name)), "{seat}");
            assert!(!outside.split(' ').any(|name| promotes(&name)), "{seat}");
        }
    }

    #[test]
    fn dice_are_read_as_the_player_sees_the_board() {
        for (seat, corner, right, ahead, roll35) in [
            (0, "e5", "j5", "e10", "g9"),
            (1, "e10", "e5", "j10", "i8"),
            (2, "j10", "e10", "j5", "h6"),
            (3, "j5", "j10", "e5", "f7"),
        ] {
            let found = [(1, 1), (6, 1), (1, 6), (3, 5)].map(|(file, rank)| name(rolled(Seat(seat), file, rank)));
            assert_eq!(found, [corner, right, ahead, roll35], "{seat}");
        }
        assert_eq!(CROSS.cells().filter(|&cell| is_inner(square_of(cell))).count(), 36);
    }

    #[test]
    fn kings_castle_two_squares_to_either_side() {
        let found: Vec<_> = CASTLES
            .all()
            .iter()
            .map(|castle| [castle.king, castle.king_to, castle.rook, castle.rook_to].map(name).join(" "))
            .collect();
        let expected = [
            "h1 f1 d1 g1",
            "h1 j1 k1 i1",
            "a7 a5 a4 a6",
            "a7 a9 a11 a8",
            "g14 e14 d14 f14",
            "g14 i14 k14 h14",
            "n8 n6 n4 n7",
            "n8 n10 n11 n9",
        ];
        assert_eq!(found, expected);
        assert_eq!(beside(cell_of("d1".parse().unwrap())).map(name).collect::<Vec<_>>(), ["d2", "e1"]);
        assert!(BISHOP.iter().all(|&step| CASTLES.all().iter().all(|castle| castle.step != step)));
    }
}
