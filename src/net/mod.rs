//! Playing together on several screens: what a table's host and its clients say to each other, and what each makes of it.
//!
//! The host's table alone plays the rules. A client sends what it wants to do, and gets the [log](crate::rules::record) of
//! the match as its seats may know it (docs/secrets.md), entry by entry. Pure: it knows no sockets, clocks or threads.

mod address;
mod asked;
mod client;
mod code;
mod consent;
mod due;
mod key;
mod line;
mod message;
mod name;
mod offer;
mod owner;
mod table;
mod time;

pub use address::{Address, NotAnAddress, PORT};
pub use client::{Client, Garbled, Heard};
pub use code::Code;
pub use key::{Key, NotAKey};
pub use line::{BadLine, Line, LineFault};
pub use message::{Ask, LONGEST_ASK, LONGEST_NAME, PROTOCOL, Refused, Sitter, Tell, Times};
pub use name::clean_name;
pub use offer::{Offer, Offered};
pub use table::{MOST_PEOPLE, Table, forbids_hints, no_hints};

#[cfg(test)]
mod tests;
