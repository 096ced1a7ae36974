//! Position texts of Quad (docs/rules/notation.md, "Keys of Quad").

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::{thing, write};
