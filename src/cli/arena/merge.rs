//! `arena merge`: combines the shards of an arena.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::arena::{GameResult, Plan, Report, Shard, Tally};
use crate::cli::error::CliError;
use crate::cli::input::read_text_of;
use crate::limit::ARENA_BYTES;

/// The arguments of `arena merge`.
#[derive(clap::Args, Debug)]
pub(super) struct Merge {
    /// What the parts have written with --json
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Merge {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let mut tally: Option<(Plan, Tally)> = None;
        let mut shards = BTreeSet::new();
        for path in &self.files {
            let text = read_text_of(path, ARENA_BYTES)?;
            let mut lines = (1..).zip(text.lines());
            let plan: Plan = parse(path, lines.next().unwrap_or((1, "")))?;
            if plan.arena != Plan::FORMAT {
                return Err(wrong(path, 1, format!("this is format {}, not {}", plan.arena, Plan::FORMAT)));
            }
            shards.insert(plan.shard);
            let whole = Plan { shard: Shard::default(), ..plan.clone() };
            let (first, tally) = match &mut tally {
                Some(tally) => tally,
                none => {
                    let tally = Tally::new(whole.clone()).map_err(|error| wrong(path, 1, error.to_string()))?;
                    none.insert((whole.clone(), tally))
                }
            };
            if whole != *first {
                return Err(wrong(path, 1, "this is a part of another arena".to_owned()));
            }
            for line in lines {
                let entry: GameResult = parse(path, line)?;
                tally.add(entry).map_err(|error| wrong(path, line.0, error.to_string()))?;
            }
        }
        let Some((plan, tally)) = tally else { return Ok(()) };
        let games = u64::from(plan.observations) * plan.table()?.seatings.len() as u64;
        if (tally.games() as u64) < games {
            writeln!(out, "note: {} of {games} games are there, from {} parts", tally.games(), shards.len())?;
        }
        write!(out, "{}", Report(&tally))?;
        Ok(())
    }
}

fn parse<T: serde::de::DeserializeOwned>(path: &Path, (number, line): (usize, &str)) -> Result<T, CliError> {
    serde_json::from_str(line).map_err(|error| wrong(path, number, error.to_string()))
}

fn wrong(path: &Path, line: usize, why: String) -> CliError {
    CliError::Line { path: path.to_owned(), line, why }
}
