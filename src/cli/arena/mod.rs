//! `arena`: plays matches between players and reports the statistics (docs/arena.md).

mod merge;
mod runner;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, Subcommand};

use super::error::CliError;
use super::input::read_text;
use super::player::Listed;
use super::rule_options::name_and_value;
use crate::arena::{GameResult, Limit, Openings, Plan, Report, Shard, SprtBound, Tally};
use crate::rules::GameId;

pub(super) use runner::ArenaRunner;

/// The arguments of `arena`.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Arena {
    #[command(subcommand)]
    then: Option<Then>,
    #[command(flatten)]
    meeting: Option<Meeting>,
    #[command(flatten)]
    run: RunArgs,
}

#[derive(Subcommand, Debug)]
enum Then {
    /// Adds up the files that the parts of an arena wrote with --json
    Merge(merge::Merge),
}

#[derive(Args, Debug)]
struct RunArgs {
    /// How many games, rounded up to whole openings in all their seatings
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    #[command(flatten)]
    starts: Starts,
    /// Plays only part I of N, counted from 0
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,
    /// Tests the first of two players against the second and stops once the result is certain: H1 or H0..H1, each a rating
    /// difference such as 20, or score:0.53
    #[arg(long, value_name = "H1")]
    sprt: Option<SprtBound>,
    /// Writes the plan and every game, each as a line of JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// How games start.
#[derive(Args, Debug)]
pub(super) struct Starts {
    /// How games start: after K random actions (K, at most 1000), after K that leave no player far ahead (even:K, at most
    /// 100), the same to a deep search (deep:K), from the game's balanced starts (balanced), or with the lines of a file,
    /// `-` being standard input
    #[arg(long = "openings", value_name = "K|even:K|deep:K|balanced|FILE", default_value = "4")]
    pub(super) text: String,
}

impl Starts {
    pub(super) fn openings(&self) -> Result<Openings, CliError> {
        Ok(match Openings::numbered(&self.text) {
            Some(openings) => openings,
            None => Openings::read(&read_text(Path::new(&self.text))?),
        })
    }
}

/// Who plays what.
#[derive(Args, Debug)]
pub(super) struct Meeting {
    /// The game
    pub(super) game: GameId,
    /// The players by seat, separated by commas, fewer in turn: random, greedy, level:4 (or 4), engine:COMMAND; NAME=PLAYER names one, and
    /// players of one name are counted together. In a command, spaces and commas that belong to a word stand in quotes:
    /// 'engine:"/my engines/one" uci'
    #[arg(long, required = true, value_name = "PLAYERS")]
    pub(super) players: Vec<Listed>,
    /// How many positions a player may search per action
    #[arg(long, conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) nodes: Option<u64>,
    /// How many milliseconds a player may think per action
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(super) time: Option<u64>,
    /// Rule options, such as quiet-turns=60, separated by commas
    #[arg(long, visible_alias = "option", value_delimiter = ',', value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub(super) options: Vec<(String, String)>,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// The most actions in a game
    #[arg(long, value_name = "ACTIONS", default_value_t = 3000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(super) most: u32,
    /// Lets bots talk in games with talk: they propose, make, keep and break deals
    #[arg(long)]
    pub(super) talk: bool,
    /// How many games are played at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
    /// How many seconds another program may take for an action before it loses
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub(super) patience: u64,
}

impl Meeting {
    /// The plan of an arena with these openings; the number of observations is set later.
    pub(super) fn plan(&self, openings: Openings) -> Plan {
        let limit = match (self.nodes, self.time) {
            (Some(nodes), _) => Limit::Nodes(nodes),
            (None, Some(ms)) => Limit::Time(ms),
            (None, None) => Limit::Own,
        };
        Plan {
            arena: Plan::FORMAT,
            game: self.game,
            options: self.options.clone(),
            players: self.players.iter().flat_map(|listed| listed.0.clone()).collect(),
            observations: 0,
            limit,
            seed: self.seed,
            openings,
            most_actions: self.most,
            talk: self.talk,
            shard: Shard::default(),
            sprt: None,
        }
    }

    /// A runner for the games of `plan`.
    pub(super) fn runner(&self, plan: &Plan) -> Result<ArenaRunner, CliError> {
        ArenaRunner::new(plan, self.threads.map(usize::from), Duration::from_secs(self.patience))
    }
}

impl Arena {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        match (self.then, self.meeting) {
            (Some(Then::Merge(merge)), _) => merge.run(out),
            (None, Some(meeting)) => self.run.run(&meeting, out),
            // Cannot happen: clap requires one of them.
            (None, None) => Ok(()),
        }
    }
}

impl RunArgs {
    fn run(&self, meeting: &Meeting, out: &mut dyn Write) -> Result<(), CliError> {
        let mut plan = Plan { shard: self.shard, sprt: self.sprt, ..meeting.plan(self.starts.openings()?) };
        let seatings = plan.table()?.seatings.len() as u32;
        plan.observations = self.games.div_ceil(seatings);
        let runner = meeting.runner(&plan)?;
        let mut lines = self.json.as_deref().map(|path| Lines::create(path, &plan)).transpose()?;
        let mut tally = Tally::new(plan)?;
        runner.run(&mut |entries| {
            for entry in entries {
                if let Some(lines) = &mut lines {
                    lines.write(&entry)?;
                }
                tally.add(entry)?;
            }
            // A single shard does not know the results of the others.
            let is_whole = self.shard == Shard::default();
            let is_known = tally.sprt().is_some_and(|sprt| sprt.verdict() != crate::arena::SprtVerdict::Undecided);
            Ok(!(is_whole && is_known))
        })?;
        if let Some(lines) = lines {
            lines.finish()?;
        }
        write!(out, "{}", Report(&tally))?;
        Ok(())
    }
}

/// A JSON Lines file.
struct Lines {
    path: PathBuf,
    file: BufWriter<File>,
}

impl Lines {
    fn create(path: &Path, plan: &Plan) -> Result<Self, CliError> {
        let file = File::create(path).map_err(CliError::writing(path))?;
        let mut lines = Self { path: path.to_owned(), file: BufWriter::new(file) };
        lines.put(serde_json::to_string(plan).map_err(io::Error::from))?;
        Ok(lines)
    }

    fn write(&mut self, entry: &GameResult) -> Result<(), CliError> {
        self.put(serde_json::to_string(entry).map_err(io::Error::from))
    }

    fn put(&mut self, text: io::Result<String>) -> Result<(), CliError> {
        let written = text.and_then(|text| writeln!(self.file, "{text}")).and_then(|()| self.file.flush());
        written.map_err(CliError::writing(&self.path))
    }

    fn finish(mut self) -> Result<(), CliError> {
        self.file.flush().map_err(CliError::writing(&self.path))
    }
}
