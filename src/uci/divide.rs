//! Perft as engines print it: the leaf count below each first action.

use std::io::{self, Write};

use crate::rules::{AnyGame, divide};

/// Maximum depth of a perft: far beyond what finishes in practice.
pub(crate) const MAX_DEPTH: u32 = 64;

/// Prints the leaf count below each first action and returns the sum; `None` if `stop` interrupted it.
pub(crate) fn write_divided(
    table: &dyn AnyGame,
    depth: u32,
    stop: &dyn Fn() -> bool,
    out: &mut dyn Write,
) -> io::Result<Option<u64>> {
    let counts = if depth == 0 { Some(Vec::new()) } else { divide(table, depth, stop) };
    let Some(counts) = counts else { return Ok(None) };
    for (token, count) in &counts {
        writeln!(out, "{token}: {count}")?;
    }
    let leaves = if depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum() };
    writeln!(out, "Nodes searched: {leaves}")?;
    Ok(Some(leaves))
}
