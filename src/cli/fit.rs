//! `fit`: plays games between bots and fits the evaluation weights to their results (docs/bots.md).

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use super::arena::Runner;
use super::error::CliError;
use super::input::is_standard;
use crate::arena::{Plan, Sample, Weights, fit};
use crate::bots::Sheet;
use crate::rules::GameId;

/// The arguments of `fit`.
#[derive(clap::Args, Debug)]
pub(super) struct Fitting {
    /// The game
    game: GameId,
    /// How many games
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// How many positions the bots search per action
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many random actions each game starts with
    #[arg(long, value_name = "K", default_value_t = 8, value_parser = clap::value_parser!(u32).range(..=1000))]
    openings: u32,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The feature that keeps its weight [default: pawn, or else the one that the games determine best]
    #[arg(long, value_name = "FEATURE")]
    fixed: Option<String>,
    /// The file to write, such as src/bots/GAME/weights.rs; without it no file is written. `-` is standard output, and
    /// everything else goes to standard error
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Fitting {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let sheet = Sheet::of(self.game);
        let place = |name: &str| sheet.features.iter().position(|&feature| feature == name);
        let anchor = match &self.fixed {
            Some(name) => Some(place(name).ok_or_else(|| CliError::NoFeature(name.clone()))?),
            None => place("pawn"),
        };
        let plan = Plan::of_bots(self.game, self.games, self.nodes, self.openings, self.seed);
        let runner = Runner::new(&plan, self.threads.map(usize::from), Duration::ZERO)?;
        let mut samples = vec![];
        let play = |game: u32, players: &mut [_]| {
            let bout = runner.play(game, 0, players)?;
            let outcome = bout.outcome();
            Ok(Sample::of_game(&bout.into_record(), &outcome, self.openings as usize)?)
        };
        runner.each(&play, 1, &mut |found| {
            samples.extend(found);
            Ok(true)
        })?;
        let (mut stdout, mut stderr) = (out, io::stderr());
        let is_piped = self.out.as_deref().is_some_and(is_standard);
        let out: &mut dyn Write = if is_piped { &mut stderr } else { &mut stdout };
        let found = fit(&samples, sheet.weights, sheet.assets, anchor);
        writeln!(out, "{} positions of {} games", samples.len(), self.games)?;
        writeln!(out, "loss {:.4}, before {:.4}", found.loss, found.loss_before)?;
        writeln!(out, "odds of e to one: {:.0}, before {:.0}", found.temperature, found.temperature_before)?;
        writeln!(out, "fixed: {}\n", sheet.features[found.anchor])?;
        for ((feature, before), weight) in sheet.features.iter().zip(sheet.weights).zip(&found.weights) {
            writeln!(out, "{weight:6} {before:6}  {feature}")?;
        }
        if let Some(path) = &self.out {
            let source = format!(
                "Fitted to {} quiet positions: `bulldozer-gambit fit {} --games {} --nodes {} --openings {} --seed {} --fixed {}`.",
                samples.len(),
                self.game.name(),
                self.games,
                self.nodes,
                self.openings,
                self.seed,
                quoted(sheet.features[found.anchor])
            );
            let features = sheet.features.iter().map(|&feature| feature.to_owned());
            let weights = Weights { source, rows: features.zip(found.weights).collect() };
            if is_piped {
                write!(stdout, "{weights}")?;
            } else {
                let written = fs::write(path, weights.to_string());
                written.map_err(|error| CliError::Write { path: path.clone(), error })?;
            }
        }
        Ok(())
    }
}

/// Quotes a word of a command line if necessary.
fn quoted(word: &str) -> String {
    if word.contains(|c: char| !c.is_alphanumeric()) { format!("\"{word}\"") } else { word.to_owned() }
}
