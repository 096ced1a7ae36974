//! What can be asked for by a key, and which key asks for it: one table for all that answers to keys.

mod bindings;
mod command;
mod key;

pub use bindings::{Bindings, KeyRefused};
pub use command::Command;
pub use key::{Key, digit};
