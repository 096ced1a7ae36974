//! Position texts: `<board> turn=<seat> [key=value ...]`, the part that all games share.
//!
//! [`PositionText`] splits a text into rows, items and [`Keys`] and knows where each stands, so that a game's own
//! reader can say what is wrong and where. [`RowWriter`] is the way back.
//!
//! Keys of Pothole, all but `turn` may be left out: `done` (square of the thing already moved in this turn),
//! `pits` (controllers of the four corner potholes in seat order, `-` = nobody), `lock1 lock2`, `last1 last2`
//! (seats, or `-`), `quiet` (turns in a row in which nothing happened), `noisy` (1: the first action of this turn
//! already resets `quiet`), and `over` (ours: why the game has ended, `last`, `agreed`, `repetition` or
//! `quiet`, and the seats that share the point, such as `quiet:WR`).
//!
//! Keys of Knot, all but `turn` may be left out. Rows are the strips a to d from the top, their squares from rank 1 up
//! without the Knot. `knot` (the piece on the Knot, or `-`), `quiet` (turns in a row without a capture), and ours: `pie`
//! (1: Black may change sides, now or after the move that White is about to make; 0 where it is left out), `phase`
//! (`setup` while the armies are being laid out, with an empty board and in `turn` whose army is next; else `play`),
//! `set` (White's groups in that phase, such as `KGB,FIDE,CIA,FBI`, once they are known), and `over` (why the game has
//! ended, `royals`, `mate`, `stalemate`, `kings`, `resigned`, `agreed`, `repetition` or `quiet`, and the seats that share
//! the point). A frog without `^` has its start square where it stands. That an attacker can still go berserk needs no
//! key: it is gone afterwards.
//!
//! Keys of Quad, all but `turn` (the army to act) may be left out. Of the notation page: `ctrl` (controllers of the four
//! armies in seat order, `-` = out), `annex` (armies whose move at once waits, in the order in which they will move; the
//! army to act is not among them), `castle` (seats whose king and rook have not moved, at the start `SWNE`), `ep` (for
//! each pawn that may be captured in passing the square it passed over and the armies that may, such as `b3:WNE,c6:SE`;
//! without `:` all others), `corner` (seats whose king may leave a queen on its corner with that army's next move),
//! `queened` (seats that have had their queen), `quiet` (moves in a row without a capture, a pawn move, a mate or a new
//! queen), `dummy` (three-handed: who moves the dummy next, `-` once it is annexed). Ours: `absent` (players whose flag
//! has fallen), `checks` (who has checked whom how often in succession, such as `EN5`, for perpetual check), `left`
//! (with `score=4321`: seats in the order of leaving, such as `W,NE`), and `over` (why the game has ended, `last`,
//! `team`, `agreed`, `repetition`, `quiet`, `stalemate`, `kings` or `perpetual`, and who has the most points).
//!
//! Keys of Auction, all but `turn` may be left out. `handR handB handY handG` (the pieces in a hand with their tokens,
//! in the order q r b n p, more tokens first, such as `q3,r2,p0`), `phase` (what the position waits for: `move`, `wake`,
//! a dormant piece that was captured is to be placed, `offer`, `bid`, `accept`, `place`, what was traded is to be
//! placed, or `roll`), `offer` (the piece for trade, such as `q3`), `bids` (those made so far, clockwise from the player
//! on turn, such as `B:r2+p1,Y:-`), `quiet` (turns in a row without a capture of an opponent's piece, a pawn move or a
//! player's leaving). Ours are the forms of `castle` (the rooks that may still castle, such as `d1,k1`, or `-`; left
//! out: all castlings whose king and rook stand where they started) and of `ep` (squares passed over by a double step
//! with the players who may still capture there, such as `d3:BYG`), and the keys `captor` (in the phase `wake`: where
//! the piece stands that made the capture), `place` (what each player has to place, such as `R:r+p,B:q`), `noisy` (1:
//! this turn has already reset `quiet`), `rounds` (rounds that are over) and `over` (why the game has ended, `last`,
//! `agreed`, `repetition`, `quiet`, `rounds` or `kings`, and the seats that share the point). Dormant pieces (`D`) lie
//! on the inner field only. A hand may hold four pieces with the same number of tokens (three with 3 before the move).

mod error;
mod excerpt;
mod keys;
mod outcome;
mod rows;
mod seats;

pub use error::PositionError;
pub use excerpt::excerpt;
pub use keys::{Keys, read_flag, read_number, read_square, refuse_key, write_key};
pub use outcome::Endings;
pub use rows::{Item, Placed, PositionText, RowWriter};
pub use seats::{
    read_holders, read_nobody_or_seat, read_seat, read_seats, read_seats_in_order, seat_letter, seat_letters,
};
