//! `uci`: the engine protocol (docs/rules/notation.md, "Engine protocol: UCI").
//!
//! The search runs on a thread of its own. During a search, `isready` is answered at once, `stop` and `quit` end it,
//! and all other commands wait. `stop` and `quit` also abort a `go perft`, which then prints no count.
//!
//! - Setting a rule option takes effect at once: the current position, or the starting position if that is current,
//!   is set up again with it. Setting `UCI_Variant` starts another game with default options.
//! - Level 0 does not search; it plays a uniformly random legal action. `Seed` and `ucinewgame` restart its random
//!   stream, so the same commands always get the same answers.

mod command;
mod go;
mod lines;
mod option;
mod search;

use std::io::{self, BufRead, Write};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::bots::{Bot, Character, Level, Player as _};
use crate::rules::{Action, AnyGame, Decider, Effects, GameId, SetupError, printable};
use crate::version;

use command::{UciCommand, UciError};
use lines::{Calls, InputLine, ROOM, read_beside};
use search::RunningSearch;

/// The engine: its options and the current position.
#[derive(Debug)]
pub struct Uci {
    game: GameId,
    /// Rule options that were set, as pairs of name and value.
    options: Vec<(String, String)>,
    seed: u64,
    /// The random stream of level 0.
    rng: ChaCha8Rng,
    /// The bot's level; `None` for level 0.
    level: Option<Level>,
    /// The bot's character.
    character: Character,
    /// The bot; lent to the search while one runs.
    bot: Option<Bot>,
    /// Table size in megabytes, and number of search threads.
    memory: u64,
    threads: usize,
    /// Number of principal variations to report (multi-PV).
    lines: usize,
    /// The text of the starting position, if it is not the usual one, and the actions played since.
    start: Option<String>,
    played: Vec<Action>,
    table: Box<dyn AnyGame>,
    stop: Calls,
    search: Option<RunningSearch>,
}

/// What to do after a command.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Next {
    Command,
    Quit,
}

impl Default for Uci {
    fn default() -> Self {
        Self::new()
    }
}

impl Uci {
    /// An engine at the start of the default game.
    pub fn new() -> Self {
        let game = GameId::Pothole;
        let table = lay(game, &[], None).expect("the usual game can be laid");
        let mut uci = Self {
            game,
            options: Vec::new(),
            seed: 0,
            rng: ChaCha8Rng::seed_from_u64(0),
            level: None,
            character: Character::Neutral,
            bot: None,
            memory: Bot::MEMORY,
            threads: 1,
            lines: 1,
            start: None,
            played: Vec::new(),
            table,
            stop: Calls::default(),
            search: None,
        };
        uci.set_level(Some(Level::STRONGEST));
        uci
    }

    /// Executes the commands of `input` up to `quit` or its end. A separate thread reads ahead, so that `stop` and
    /// `quit` are noticed during a perft, however many commands precede them.
    ///
    /// # Errors
    ///
    /// Any error from reading or writing.
    pub fn run(&mut self, input: impl BufRead + Send + 'static, out: &mut dyn Write) -> io::Result<()> {
        let (mut lines, calls) = read_beside(input, ROOM)?;
        self.stop = calls;
        loop {
            self.await_search(&mut lines, out)?;
            let Some(line) = lines.next() else { return Ok(()) };
            let next = match line? {
                InputLine::Text(line) => self.obey(&line, out)?,
                InputLine::Wrong(error) => write_error(out, &error)?,
            };
            out.flush()?;
            if next == Next::Quit {
                return Ok(());
            }
        }
    }

    /// Executes one command. Errors are reported and change nothing.
    fn obey(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Next> {
        let done = match UciCommand::parse(line) {
            Ok(UciCommand::Uci) => return self.introduce(out),
            Ok(UciCommand::IsReady) => return writeln!(out, "readyok").map(|()| Next::Command),
            Ok(UciCommand::Go(go)) => return self.go(go, out),
            Ok(UciCommand::Display) => return self.display(out),
            Ok(UciCommand::Quit) => return Ok(Next::Quit),
            Ok(UciCommand::Nothing) => return Ok(Next::Command),
            Ok(UciCommand::Stop) => {
                self.stop.obeyed += 1;
                return Ok(Next::Command);
            }
            Ok(UciCommand::SetOption { name, value }) => self.set_option(&name, &value),
            Ok(UciCommand::NewGame) => self.new_game(),
            Ok(UciCommand::Position { start, moves }) => self.set_position(start, &moves),
            Err(error @ UciError::Unknown(_)) => {
                writeln!(out, "info string {}", printable(&error.to_string()))?;
                return Ok(Next::Command);
            }
            Err(error) => Err(error),
        };
        done.map_or_else(|error| write_error(out, &error), |()| Ok(Next::Command))
    }

    fn introduce(&self, out: &mut dyn Write) -> io::Result<Next> {
        writeln!(out, "id name Bulldozer Gambit {}", version::NUMBER)?;
        writeln!(out, "id author the authors of Bulldozer Gambit")?;
        option::write_all(out)?;
        writeln!(out, "uciok")?;
        Ok(Next::Command)
    }

    fn new_game(&mut self) -> Result<(), UciError> {
        self.table = lay(self.game, &self.options, None)?;
        (self.start, self.played) = (None, Vec::new());
        self.begin_streams();
        Ok(())
    }

    /// Restarts the random streams from the seed, and clears the tables.
    fn begin_streams(&mut self) {
        self.rng = ChaCha8Rng::seed_from_u64(self.seed);
        if let Some(bot) = &mut self.bot {
            bot.begin(self.seed);
        }
    }

    /// Sets the level; `None` for the random mover.
    fn set_level(&mut self, level: Option<Level>) {
        // Free the old bot's memory first.
        self.bot = None;
        self.bot = level.map(|level| Bot::new(level, self.seed).with_character(self.character));
        self.level = level;
        if let Some(bot) = &mut self.bot {
            // This memory was available before. If it is not any more, the bot keeps its default table.
            let _ = bot.equip(self.memory, self.threads);
        }
    }

    /// Sets the bot's table size and thread count. False if memory runs out; nothing changes then.
    fn equip(&mut self, memory: u64, threads: usize) -> bool {
        if let Some(bot) = &mut self.bot
            && bot.prepare(self.game).and_then(|()| bot.equip(memory, threads)).is_err()
        {
            return false;
        }
        (self.memory, self.threads) = (memory, threads);
        true
    }

    fn set_position(&mut self, start: Option<String>, moves: &[String]) -> Result<(), UciError> {
        let mut table = lay(self.game, &self.options, start.as_deref())?;
        let mut played = Vec::with_capacity(moves.len());
        for (number, token) in (1..).zip(moves) {
            let refuse = |why: String| UciError::Move { number, token: token.clone(), why };
            let action = Action::parse(token, table.seats());
            let action = action.map_err(|_| refuse("this is not an action".to_owned()))?;
            table.play(action, Effects::ignored()).map_err(|refusal| refuse(refusal.to_string()))?;
            played.push(action);
        }
        (self.table, self.start, self.played) = (table, start, played);
        Ok(())
    }

    fn display(&self, out: &mut dyn Write) -> io::Result<Next> {
        let decider = match self.table.decider() {
            Some(Decider::Seat(seat)) => seat.letter(self.table.seats()),
            Some(Decider::Chance) => '*',
            None => '-',
        };
        writeln!(out, "{}", self.table.words().board_text())?;
        writeln!(out, "Fen: {}", self.table.to_text())?;
        writeln!(out, "Act: {decider}")?;
        writeln!(out, "Legal: {}", tokens(&*self.table).join(" "))?;
        Ok(Next::Command)
    }
}

fn write_error(out: &mut dyn Write, error: &UciError) -> io::Result<Next> {
    writeln!(out, "info string error: {}", printable(&error.to_string()))?;
    Ok(Next::Command)
}

fn lay(game: GameId, options: &[(String, String)], position: Option<&str>) -> Result<Box<dyn AnyGame>, SetupError> {
    game.set_up(options.iter().map(|(name, value)| (name.as_str(), value.as_str())), position)
}

/// The tokens of all legal actions, sorted by their bytes.
fn tokens(table: &dyn AnyGame) -> Vec<String> {
    let seats = table.seats();
    let mut tokens: Vec<String> = table.actions().into_iter().map(|action| action.token(seats).to_string()).collect();
    tokens.sort_unstable();
    tokens
}

#[cfg(test)]
mod tests;
