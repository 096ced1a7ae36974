//! `fit`: plays games between bots and fits the evaluation weights to their results (docs/bots.md).

use std::io::Write;
use std::path::PathBuf;

use super::bot_games::BotGames;
use super::error::CliError;
use super::features::{Features, quoted, report, save};
use crate::arena::{Sample, fit};

/// The arguments of `fit`.
#[derive(clap::Args, Debug)]
pub(super) struct Fitting {
    #[command(flatten)]
    games: BotGames<400, 1000>,
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
        let features = Features::of(self.games.game);
        let anchor = match &self.fixed {
            Some(name) => Some(features.place(name)?),
            None => features.place("pawn").ok(),
        };
        let sheet = features.sheet;
        let runner = self.games.runner()?;
        let mut samples = vec![];
        let play = |game: u32, players: &mut [_]| {
            let bout = runner.play(game, 0, players)?;
            let outcome = bout.outcome();
            Ok(Sample::of_game(&bout.into_record(), &outcome, self.games.random_actions())?)
        };
        runner.each(&play, 1, &mut |found| {
            samples.extend(found);
            Ok(true)
        })?;
        let mut said = report(self.out.as_deref(), &mut *out);
        let found = fit(&samples, sheet.weights, sheet.assets, anchor);
        writeln!(said, "{} positions of {} games", samples.len(), self.games.games)?;
        writeln!(said, "loss {:.4}, before {:.4}", found.loss, found.loss_before)?;
        writeln!(said, "odds of e to one: {:.0}, before {:.0}", found.temperature, found.temperature_before)?;
        writeln!(said, "fixed: {}\n", sheet.features[found.anchor])?;
        features.print(&found.weights, &mut *said)?;
        drop(said);
        if let Some(path) = &self.out {
            let source = format!(
                "Fitted to {} quiet positions: `{} --fixed {}`.",
                samples.len(),
                self.games.command_line("fit"),
                quoted(sheet.features[found.anchor])
            );
            save(&features.file(source, found.weights), path, out)?;
        }
        Ok(())
    }
}
