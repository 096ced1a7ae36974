//! `puzzles`: looks for puzzles in games that bots play among themselves, or in records (docs/lessons.md).

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use super::arena::Runner;
use super::check::read_record;
use super::error::CliError;
use crate::arena::{Care, Miner, Plan, Sheaf};
use crate::rules::GameId;

/// The arguments of `puzzles`.
#[derive(clap::Args, Debug)]
pub(super) struct Mining {
    /// The game
    game: GameId,
    /// Records to search, instead of new games between bots
    #[arg(long, value_name = "FILE.bgr", num_args = 1.., conflicts_with_all = ["games", "nodes", "openings", "seed", "threads"])]
    records: Vec<PathBuf>,
    /// How many games
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// How many positions the bots search per action
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many random actions each game starts with
    #[arg(long, value_name = "K", default_value_t = 8, value_parser = clap::value_parser!(u32).range(..=1000))]
    openings: u32,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are searched at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// How many positions a first, short search looks at
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..))]
    short: u64,
    /// How many positions the long search looks at
    #[arg(long, default_value_t = 400_000, value_parser = clap::value_parser!(u64).range(1..))]
    long: u64,
    /// How much better the solution must be than the next best action, in centipawns
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(i32).range(50..=100_000))]
    lead: i32,
}

impl Mining {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let sheaf = if self.records.is_empty() { self.of_bots()? } else { self.of_records()? };
        write!(out, "{sheaf}")?;
        Ok(())
    }

    const fn care(&self) -> Care {
        Care { short: self.short, long: self.long, lead: self.lead }
    }

    fn of_bots(&self) -> Result<Sheaf, CliError> {
        let plan = Plan::of_bots(self.game, self.games, self.nodes, self.openings, self.seed);
        let runner = Runner::new(&plan, self.threads.map(usize::from), Duration::ZERO)?;
        let source = format!(
            "`bulldozer-gambit puzzles {} --games {} --nodes {} --openings {} --seed {} --short {} --long {} --lead {}`",
            self.game.name(),
            self.games,
            self.nodes,
            self.openings,
            self.seed,
            self.short,
            self.long,
            self.lead
        );
        let mut sheaf = Sheaf::new(self.game, source);
        let mine = |game: u32, players: &mut [_]| {
            let record = runner.play(game, 0, players)?.into_record();
            let finds = Miner::new(self.game, self.care()).of_game(&record, self.openings as usize)?;
            Ok((game, finds))
        };
        runner.each(&mine, 1, &mut |(game, finds)| {
            sheaf.add(&format!("Seed {}, game {}", self.seed, game + 1), finds);
            Ok(true)
        })?;
        Ok(sheaf)
    }

    fn of_records(&self) -> Result<Sheaf, CliError> {
        let mut sheaf = Sheaf::new(self.game, format!("`bulldozer-gambit puzzles {} --records ...`", self.game.name()));
        let mut miner = Miner::new(self.game, self.care());
        for path in &self.records {
            let (record, _) = read_record(path)?;
            if record.game != self.game {
                return Err(CliError::OtherGame { path: path.clone(), found: record.game, wanted: self.game });
            }
            let name = path.file_stem().map(|stem| stem.to_string_lossy().replace(['"', '\\'], "'"));
            sheaf.add(&name.unwrap_or_default(), miner.of_game(&record, 0)?);
        }
        Ok(sheaf)
    }
}
