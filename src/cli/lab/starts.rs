//! `lab starts`: searches for balanced starts.

use std::collections::BTreeSet;
use std::io::Write;

use super::results::tell;
use crate::cli::error::CliError;
use crate::cli::workers::{Order, Workers};
use crate::lab::{STAGES, Stage, candidate, lead};
use crate::rules::GameId;

/// The arguments of `lab starts`.
#[derive(clap::Args, Debug)]
pub(super) struct Starts {
    /// The game, one with the option `truce`
    game: GameId,
    /// How many candidates are searched
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    candidates: u32,
    /// The random seed of the candidates
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Leaves out the stages with longer searches than this
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true, value_parser = clap::value_parser!(u64).range(STAGES[0].nodes..))]
    nodes: u64,
    /// How many candidates are searched at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Starts {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let mut texts = BTreeSet::new();
        for number in 0..self.candidates {
            texts.extend(candidate(self.game, self.seed, number)?);
        }
        let mut kept: Vec<(i32, String)> = texts.into_iter().map(|text| (0, text)).collect();
        for &stage in STAGES.iter().filter(|stage| stage.nodes <= self.nodes) {
            let before = kept.len();
            kept = self.pass(stage, &kept)?;
            tell(&format!("{} nodes: {} of {before} within {}", stage.nodes, kept.len(), stage.bound));
        }
        for (lead, text) in kept {
            writeln!(out, "{lead:5}  {text}")?;
        }
        Ok(())
    }

    /// The starts that pass a stage, with the lead that it finds.
    fn pass(&self, stage: Stage, starts: &[(i32, String)]) -> Result<Vec<(i32, String)>, CliError> {
        let texts: Vec<&str> = starts.iter().map(|(_, text)| &**text).collect();
        let mut kept = vec![];
        Workers::new(self.threads.map(usize::from), Order::Listed, 1).each(
            &texts,
            &|| Ok(()),
            &|text, ()| Ok((lead(self.game, text, stage.nodes)?, text)),
            &mut |(lead, text)| {
                let lead = lead.filter(|&lead| stage.passes(lead));
                kept.extend(lead.map(|lead| (lead, text.to_owned())));
                Ok(true)
            },
        )?;
        Ok(kept)
    }
}
