//! Position texts: `<board> turn=<seat> [key=value ...]`, the part that all games share.
//!
//! [`PositionText`] splits a text into rows, items and [`Keys`] with their places, so that a game's parser can report
//! errors precisely. [`RowWriter`] writes rows.
//!
//! `docs/rules/notation.md`, "Positions", explains the keys, and which of them are our own.

mod error;
mod excerpt;
mod keys;
mod list;
mod outcome;
mod rows;
mod seats;

pub use error::PositionError;
pub use excerpt::{excerpt, printable};
pub use keys::{Keys, read_flag, read_number, read_square, refuse_key, write_key};
pub use list::{capitalised, list};
pub use outcome::Endings;
pub use rows::{Item, Placed, PositionText, RowWriter};
pub use seats::{
    read_holders, read_nobody_or_seat, read_seat, read_seats, read_seats_in_order, seat_letter, seat_letters,
};
