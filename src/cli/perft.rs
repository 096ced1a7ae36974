//! `perft`: counts the leaves of the tree of actions.

use std::io::{self, Write};
use std::time::Instant;

use super::RuleOptions;
use super::error::CliError;
use crate::rules::{AnyGame, GameId, divide};

/// Maximum depth of a perft: far beyond what finishes in practice.
pub(super) const DEEPEST: u32 = 64;

/// The arguments of `perft`.
#[derive(clap::Args, Debug)]
pub(super) struct Perft {
    /// The game
    game: GameId,
    /// How many actions deep
    #[arg(value_name = "N", value_parser = clap::value_parser!(u32).range(..=i64::from(DEEPEST)))]
    depth: u32,
    /// The position to start from [default: the start of the game]
    #[arg(long, value_name = "POSITION")]
    fen: Option<String>,
    /// Prints the count below each first action
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    options: RuleOptions,
}

impl Perft {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let table = self.options.lay(self.game, self.fen.as_deref())?;
        let begun = Instant::now();
        let leaves = if self.divide {
            write_divided(&*table, self.depth, &|| false, out)?.unwrap_or_default()
        } else {
            let leaves = table.perft(self.depth);
            writeln!(out, "{leaves}")?;
            leaves
        };
        out.flush()?;
        let secs = begun.elapsed().as_secs_f64();
        let rate = leaves as f64 / secs.max(1e-9);
        // On standard error, so that the counts can be piped.
        let _ = writeln!(io::stderr(), "{secs:.3} s, {rate:.0} leaves per second");
        Ok(())
    }
}

/// Prints the leaf count below each first action and returns the sum; `None` if `stop` interrupted it.
pub(super) fn write_divided(
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
