//! Quad's board (docs/rules/quad.md, "Set-up").

use crate::rules::chess::{Castle, Castles, Cell, EAST, Lanes, NORTH, SOUTH, WEST, cell_of, square_of};
use crate::rules::form::Form;
use crate::rules::seat::{Seat, SeatColor, SeatInfo};
use crate::rules::square::Square;

/// The seats, clockwise: South a1, West a8, North h8, East h1.
pub(super) const SEATS: &[SeatInfo] = &[
    SeatInfo { letter: 'S', name: "South", color: SeatColor::White },
    SeatInfo { letter: 'W', name: "West", color: SeatColor::Red },
    SeatInfo { letter: 'N', name: "North", color: SeatColor::Black },
    SeatInfo { letter: 'E', name: "East", color: SeatColor::Blue },
];

/// All seats, clockwise.
pub(super) const CLOCKWISE: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

/// The dummy's seat in the three-handed form.
pub(super) const DUMMY: Seat = Form::EMPTY_SEAT;

/// The number of files and of ranks.
pub(super) const SIDE: u8 = 8;

/// The starting position.
pub(super) const START: &str = "Wk,Wp,2,Nn,Nb,Nr,Nk/Wr,Wp,2,Np,Np,Np,Np/Wb,Wp,6/Wn,Wp,6/6,Ep,En/6,Ep,Eb/\
                                Sp,Sp,Sp,Sp,2,Ep,Er/Sk,Sr,Sb,Sn,2,Ep,Ek turn=S";

/// The pieces that an army can begin without, in the order of the option `odds`: their squares, clockwise by seat.
pub(super) const GIVEN: [&str; 4] = ["c2 b6 f7 g3", "d1 a5 e8 h4", "c1 a6 f8 h3", "b1 a7 g8 h2"];

/// The rook's place among them.
pub(super) const ROOK: usize = 3;

/// The seats from the one after `seat` round to `seat` itself.
pub(super) fn clockwise_after(seat: Seat) -> [Seat; 4] {
    [1, 2, 3, 4].map(|places| Seat((seat.0 + places) % 4))
}

/// All seats, starting with `seat`.
pub(super) fn clockwise_from(seat: Seat) -> [Seat; 4] {
    [0, 1, 2, 3].map(|places| Seat((seat.0 + places) % 4))
}

const fn at(file: u8, rank: u8) -> Cell {
    cell_of(Square::new(file, rank))
}

/// The starting cells of each seat's pawns.
pub(super) const LANES: Lanes<4> = Lanes::new([
    [at(0, 1), at(1, 1), at(2, 1), at(3, 1)],
    [at(1, 7), at(1, 6), at(1, 5), at(1, 4)],
    [at(7, 6), at(6, 6), at(5, 6), at(4, 6)],
    [at(6, 0), at(6, 1), at(6, 2), at(6, 3)],
]);

/// Each seat's castling: king and rook swap places.
pub(super) const CASTLES: Castles<4> = Castles::new([
    swap(0, at(0, 0), at(1, 0), EAST),
    swap(1, at(0, 7), at(0, 6), SOUTH),
    swap(2, at(7, 7), at(6, 7), WEST),
    swap(3, at(7, 0), at(7, 1), NORTH),
]);

const fn swap(seat: u8, king: Cell, rook: Cell, step: u8) -> Castle {
    Castle { seat: Seat(seat), king, rook, king_to: rook, rook_to: king, step }
}

/// The queening corner of each seat, diagonally opposite.
const CORNERS: [Cell; 4] = [at(7, 7), at(7, 0), at(0, 0), at(0, 7)];

/// The corner that the king of `seat` must reach for a queen.
pub(super) const fn corner(seat: Seat) -> Cell {
    CORNERS[seat.index()]
}

/// How far a cell is from the edge of `seat`: 0 for its first rank, 7 for the opposite one.
pub(super) const fn advance(seat: Seat, cell: Cell) -> u8 {
    let square = square_of(cell);
    match seat.0 {
        0 => square.rank,
        1 => square.file,
        2 => SIDE - 1 - square.rank,
        _ => SIDE - 1 - square.file,
    }
}

/// How far to the right a cell is from the point of view of `seat`, 0 to 7.
pub(super) const fn rightness(seat: Seat, cell: Cell) -> u8 {
    let square = square_of(cell);
    match seat.0 {
        0 => square.file,
        1 => SIDE - 1 - square.rank,
        2 => SIDE - 1 - square.file,
        _ => square.rank,
    }
}

/// Whether pawns of `seat` promote on `cell`.
pub(super) const fn promotes(seat: Seat, cell: Cell) -> bool {
    advance(seat, cell) == SIDE - 1
}
