//! An external UCI engine as a player.
//!
//! There is always a timeout: an engine that does not answer in time, answers nonsense or has crashed loses the game,
//! and is restarted for the next one.

mod command;
mod group;
mod info;
mod process;

use std::time::Duration;

use crate::bots::{Choice, Limits, Player, PlayerError, Situation, drawn_set_up};
use crate::rules::{Action, printable};
use process::Process;

pub use command::{QuoteOpen, Written, parts, words};

/// An external engine as a player.
#[derive(Debug)]
pub struct Engine {
    command: Vec<String>,
    patience: Duration,
    seed: u64,
    process: Option<Process>,
}

impl Engine {
    /// Starts a program and waits for its handshake. It gets `patience` for each action unless it is stopped earlier.
    ///
    /// # Errors
    ///
    /// Where it does not start or does not answer.
    pub fn start(command: &[String], patience: Duration) -> Result<Self, PlayerError> {
        let mut engine = Self { command: command.to_vec(), patience, seed: 0, process: None };
        engine.process = Some(Process::start(command).map_err(|why| engine.fault(why))?);
        Ok(engine)
    }

    fn fault(&self, why: String) -> PlayerError {
        PlayerError::Engine { name: printable(&Written(&self.command).to_string()), why: printable(&why) }
    }

    fn ask(&mut self, situation: &Situation<'_>, limits: Limits<'_>) -> Result<Choice, String> {
        if self.process.is_none() {
            let process = Process::start(&self.command)?;
            process.say(&new_game(self.seed))?;
            self.process = Some(process);
        }
        let process = self.process.as_mut().ok_or("it does not run")?;
        process.set_up(situation)?;
        // The engine is told no more than its player may know.
        process.say(&situation.as_seen(position))?;
        process.say(&go(limits))?;
        process.await_choice(situation.line, limits, self.patience)
    }
}

impl Player for Engine {
    fn name(&self) -> String {
        format!("engine:{}", Written(&self.command))
    }

    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        // An engine that does not respond will be noticed at its first move.
        if let Some(process) = &self.process {
            let _ = process.say(&new_game(seed));
        }
    }

    fn choose(&mut self, situation: &Situation<'_>, limits: Limits<'_>) -> Result<Choice, PlayerError> {
        let actions = situation.line.actions();
        if let [Action::SetUp(_), ..] = actions[..] {
            // The engine would have to be told the opponent's secret set-up.
            return Ok(Choice::plain(drawn_set_up(self.seed, situation.line.turn(), &actions)));
        }
        self.ask(situation, limits).map_err(|why| {
            self.process = None;
            self.fault(why)
        })
    }
}

fn new_game(seed: u64) -> String {
    format!("setoption name Seed value {seed}\nucinewgame")
}

fn position(situation: &Situation<'_>) -> String {
    let seats = situation.line.seats();
    let mut text = situation.start.map_or("position startpos".to_owned(), |start| format!("position fen {start}"));
    for (number, action) in situation.actions.iter().enumerate() {
        text += if number == 0 { " moves " } else { " " };
        text += &action.token(seats).to_string();
    }
    text
}

fn go(limits: Limits<'_>) -> String {
    let mut text = "go".to_owned();
    if limits.nodes < u64::MAX {
        text += &format!(" nodes {}", limits.nodes);
    }
    if limits.depth < u32::MAX {
        text += &format!(" depth {}", limits.depth);
    }
    if text == "go" { "go infinite".to_owned() } else { text }
}
