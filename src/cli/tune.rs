//! `tune`: tunes the evaluation weights by matches of bots against each other (docs/bots.md).

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use super::arena::{ArenaRunner, Starts};
use super::error::CliError;
use super::features::{Features, quoted, report, save};
use super::input::is_standard;
use crate::arena::{Plan, Shard, Spsa, Tally};
use crate::bots::{Bot, Level, Player, Sheet};
use crate::rules::GameId;

/// The names of the two players of a match.
const NAMES: [&str; 2] = ["one", "other"];
/// After how many steps the weights are printed and written.
const REPORTED: u32 = 10;

/// The arguments of `tune`.
#[derive(clap::Args, Debug)]
pub(super) struct Tuning {
    /// The game
    game: GameId,
    /// How many steps: a match each
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    steps: u32,
    /// How many games a match has, rounded up to whole openings in all their seatings
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// How many positions the bots search per action
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[command(flatten)]
    starts: Starts,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The features that keep their weights, separated by commas; one, such as the pawn, sets the scale
    #[arg(long, value_name = "FEATURE", value_delimiter = ',')]
    fixed: Vec<String>,
    /// How many games are played at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The file to write every ten steps, such as src/bots/GAME/weights.rs; without it no file is written. `-` is standard
    /// output, written at the end, and everything else goes to standard error
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Tuning {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let features = Features::of(self.game);
        let fixed = self.fixed.iter().map(|name| features.place(name)).collect::<Result<Vec<_>, _>>()?;
        let Sheet { weights, assets, .. } = features.sheet;
        let mut spsa = Spsa::new(weights, assets, |at| fixed.contains(&at), self.steps as usize, self.seed);
        let plan = self.plan()?;
        // A file that cannot be written is known before the first match.
        self.write(&features, 0, spsa.weights(), out)?;
        for step in 0..self.steps {
            let weights = spsa.perturb();
            spsa.follow(self.play(&plan, step, weights)?);
            if (step + 1) % REPORTED == 0 || step + 1 == self.steps {
                let found = spsa.weights();
                let mut said = report(self.out.as_deref(), &mut *out);
                writeln!(said, "after {} steps:", step + 1)?;
                features.print(&found, &mut *said)?;
                said.flush()?;
                drop(said);
                self.write(&features, step + 1, found, out)?;
            }
        }
        Ok(())
    }

    /// The plan of all matches; each is a shard of it, so that its openings are its own.
    fn plan(&self) -> Result<Plan, CliError> {
        let plan = Plan {
            players: NAMES.map(|name| format!("{name}=level:6")).to_vec(),
            openings: self.starts.openings()?,
            ..Plan::of_bots(self.game, 0, self.nodes, 0, self.seed)
        };
        let seatings = plan.table()?.seatings.len() as u32;
        Ok(Plan { observations: self.games.div_ceil(seatings).saturating_mul(self.steps), ..plan })
    }

    /// The placement of the first of two players with these weights, in the match of this step.
    fn play(&self, plan: &Plan, step: u32, weights: [Vec<i32>; 2]) -> Result<f64, CliError> {
        let plan = Plan { shard: Shard { index: step, of: self.steps }, ..plan.clone() };
        let runner = ArenaRunner::new(&plan, self.threads.map(usize::from), Duration::ZERO)?;
        // Evaluations of all threads read them until the program ends; they are small.
        let weights = weights.map(|weights| &*weights.leak());
        let seat = |name: &String| -> Box<dyn Player> {
            let weights = weights[usize::from(name == NAMES[1])];
            Box::new(Bot::new(Level::STRONGEST, 0).with_weights(weights))
        };
        let mut tally = Tally::new(plan)?;
        runner.run_with(&|| Ok(runner.table().names.iter().map(seat).collect()), &mut |games| {
            games.into_iter().try_for_each(|game| tally.add(game))?;
            Ok(true)
        })?;
        Ok(tally.placement(NAMES[0]).mean)
    }

    /// Writes the weights found in this number of steps, if a file is given.
    fn write(&self, features: &Features, steps: u32, found: Vec<i32>, out: &mut dyn Write) -> Result<(), CliError> {
        let Some(path) = self.out.as_deref().filter(|path| steps == self.steps || !is_standard(path)) else {
            return Ok(());
        };
        let Self { game, games, nodes, seed, .. } = self;
        let fixed =
            if self.fixed.is_empty() { String::new() } else { format!(" --fixed {}", quoted(&self.fixed.join(","))) };
        let source = format!(
            "Tuned in {steps} steps: `bulldozer-gambit tune {} --steps {} --games {games} --nodes {nodes} --openings {} --seed \
             {seed}{fixed}`.",
            game.name(),
            self.steps,
            self.starts.text,
        );
        save(&features.file(source, found), path, out)
    }
}
