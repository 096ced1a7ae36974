//! The commands of keys and their bindings: one table for everything that handles keys.

mod bindings;
mod command;
mod key;

pub use bindings::{Bindings, KeyRefused};
pub use command::Command;
pub use key::{Key, digit};
