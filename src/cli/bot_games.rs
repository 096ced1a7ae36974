//! Games between equal bots, to learn from: the arguments that `fit` and `puzzles` share.

use std::time::Duration;

use super::arena::ArenaRunner;
use super::error::CliError;
use crate::arena::Plan;
use crate::rules::GameId;

/// Which games are played, by default `GAMES` with `NODES` positions per action.
#[derive(clap::Args, Debug)]
pub(super) struct BotGames<const GAMES: u32, const NODES: u64> {
    /// The game
    pub(super) game: GameId,
    /// How many games
    #[arg(long, default_value_t = GAMES, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) games: u32,
    /// How many positions the bots search per action
    #[arg(long, default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many random actions each game starts with
    #[arg(long, value_name = "K", default_value_t = 8, value_parser = clap::value_parser!(u32).range(..=1000))]
    openings: u32,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// How many games are played at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl<const GAMES: u32, const NODES: u64> BotGames<GAMES, NODES> {
    /// A runner of the games.
    pub(super) fn runner(&self) -> Result<ArenaRunner, CliError> {
        let plan = Plan::of_bots(self.game, self.games, self.nodes, self.openings, self.seed);
        ArenaRunner::new(&plan, self.threads.map(usize::from), Duration::ZERO)
    }

    /// How many actions of each game are random.
    pub(super) const fn random_actions(&self) -> usize {
        self.openings as usize
    }

    /// The start of the command line that plays the same games.
    pub(super) fn command_line(&self, command: &str) -> String {
        let Self { game, games, nodes, openings, seed, .. } = self;
        let game = game.name();
        format!("bulldozer-gambit {command} {game} --games {games} --nodes {nodes} --openings {openings} --seed {seed}")
    }
}
