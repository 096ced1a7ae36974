//! Shared by the games with chess pieces, Quad and Auction: board, movement, attacks, castling and en passant. Only
//! geometry and bookkeeping; turns, enemies and the end of the game are up to the games.
//!
//! The board is a mailbox of 16x16 cells with a border, for boards of any outline up to 14x14 squares ([`Board`]).
//! Pieces have 64 *slots*, so that any set of pieces is a `u64` ([`Slots`]): an army, the capturable pieces, the
//! checking pieces. Seats are 0 south, 1 west, 2 north, 3 east in both games, and pawns move away from their seat.
//!
//! - [`Lines`]: what is in the way on files, ranks and diagonals, so that rays need not be walked.
//! - [`attacked`], [`attackers`]: who attacks a cell; [`strikes`], [`striking_cells`]: what a piece would attack somewhere
//!   else.
//! - [`Guard`]: what keeps a king safe, found once a position: checks to answer and pinned pieces.
//! - [`visit_pieces`], [`visit_king`], [`visit_pawns`]: where pieces may go under that guard, without making a move;
//!   [`count_pieces`]: how many cells that are.
//! - [`Lanes`], [`Passants`]: pawns that have made a double step, and who may still capture them in passing.
//! - [`Castles`], [`CastlingRights`]: the castlings of a game, given as a table.

mod attack;
mod board;
mod castling;
mod guard;
mod kind;
mod lines;
mod passant;
mod pawn;
mod step;
mod travel;

pub use attack::{attacked, attackers, attackers_round, strikes, striking_cells};
pub use board::{Board, Cell, CellSet, EMPTY, FEATURES, Man, NOBODY, Slot, Slots, VOID, cell_of, each, square_of};
pub use castling::{Castle, Castles, CastlingRights};
pub use guard::Guard;
pub use kind::ChessKind;
pub use lines::{AXES, Lines};
pub use passant::{Lanes, Passants};
pub use pawn::{CAPTURES, FORWARD, visit_pawns};
pub use step::{BISHOP, EAST, KING, KNIGHT, NORTH, ROOK, SOUTH, Step, WEST, back, between, go, king_steps};
pub use travel::{count_pieces, visit_king, visit_pieces};
