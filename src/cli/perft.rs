//! `perft`: counts the leaves of the tree of actions.

use std::io::{self, Write};
use std::time::Instant;

use super::error::CliError;
use super::rule_options::RuleOptions;
use crate::rules::GameId;
use crate::uci::{MAX_DEPTH, write_divided};

/// The arguments of `perft`.
#[derive(clap::Args, Debug)]
pub(super) struct Perft {
    /// The game
    game: GameId,
    /// How many actions deep
    #[arg(value_name = "N", value_parser = clap::value_parser!(u32).range(..=i64::from(MAX_DEPTH)))]
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
