//! Position texts of Quad (notation page). Keys, all but `turn` may be left out:
//!
//! - `turn`: the army to act. Who decides follows: its controller, the dummy's holder, who stands in for the absent.
//! - `ctrl`: the controllers of the four armies in seat order, `-` for an army that is out; at the start `SWNE`. Armies
//!   without unfrozen pieces are read as out.
//! - `annex`: armies whose move at once waits, in the order in which they will move, the army to act not among them;
//!   `-` for none. A mated seat without pieces may be among them: the rotation goes on from it.
//! - `castle`: seats whose king and rook have not moved; at the start `SWNE`, `-` for none.
//! - `ep`: `-`, or for each pawn that may be captured in passing the square it passed over and the armies that still
//!   may, such as `b3:WNE,c6:SE`; without `:` all other armies may.
//! - `corner`: seats whose king stands on its queening corner and may leave a queen there with that army's next move.
//! - `queened`: seats that have had their queen.
//! - `quiet`: moves in a row without a capture, a pawn move or a mate by the player with the burden.
//! - `dummy`: in the three-handed game, who moves the dummy next; at the start `S`. `-` once it has been annexed.
//! - `absent` (ours): players whose flag has fallen.
//! - `checks` (ours): checks in succession, for perpetual check: who checked whom how often, such as `EN5`; at most two
//!   entries, such as `EN5,NE4` where each checks the other.
//! - `left` (ours, with `score=4321`): seats in the order of leaving, such as `W,NE` where North and East left
//!   together after West. Those who are out and not named left before all who are.
//! - `over` (ours): why the game has ended (`last`, `team`, `agreed`, `repetition`, `quiet`, `stalemate`, `kings` or
//!   `perpetual`) and who has the most points, such as `last:S`. The points follow from the board: who has a king that
//!   is not frozen has won, who has a frozen one has drawn.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::{thing, write};
