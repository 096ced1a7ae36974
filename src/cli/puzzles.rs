//! `puzzles`: looks for puzzles in games that bots play among themselves, or in records (docs/lessons.md).

use std::io::Write;
use std::path::PathBuf;

use super::bot_games::BotGames;
use super::check::read_record;
use super::error::CliError;
use crate::arena::{Care, Miner, Sheaf};

/// The arguments of `puzzles`.
#[derive(clap::Args, Debug)]
pub(super) struct Mining {
    #[command(flatten)]
    games: BotGames<20, 500>,
    /// Records to search, instead of new games between bots
    #[arg(long, value_name = "FILE.bgr", num_args = 1.., conflicts_with_all = ["games", "nodes", "openings", "seed", "threads"])]
    records: Vec<PathBuf>,
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
        let (runner, game, seed) = (self.games.runner()?, self.games.game, self.games.seed);
        let Care { short, long, lead } = self.care();
        let command = self.games.command_line("puzzles");
        let mut sheaf = Sheaf::new(game, format!("`{command} --short {short} --long {long} --lead {lead}`"));
        let mine = |game: u32, players: &mut [_]| {
            let record = runner.play(game, 0, players)?.into_record();
            let finds = Miner::new(self.games.game, self.care()).of_game(&record, self.games.random_actions())?;
            Ok((game, finds))
        };
        runner.each(&mine, 1, &mut |(game, finds)| {
            sheaf.add(&format!("Seed {seed}, game {}", game + 1), finds);
            Ok(true)
        })?;
        Ok(sheaf)
    }

    fn of_records(&self) -> Result<Sheaf, CliError> {
        let game = self.games.game;
        let mut sheaf = Sheaf::new(game, format!("`bulldozer-gambit puzzles {} --records ...`", game.name()));
        let mut miner = Miner::new(game, self.care());
        for path in &self.records {
            let (record, _) = read_record(path)?;
            if record.game != game {
                return Err(CliError::OtherGame { path: path.clone(), found: record.game, wanted: game });
            }
            let name = path.file_stem().map(|stem| stem.to_string_lossy().replace(['"', '\\'], "'"));
            sheaf.add(&name.unwrap_or_default(), miner.of_game(&record, 0)?);
        }
        Ok(sheaf)
    }
}
