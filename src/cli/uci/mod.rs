//! `uci`: the engine protocol (docs/rules/notation.md, "Engine protocol: UCI").
//!
//! The search runs on a thread of its own: while it does, `isready` is answered at once, `stop` and `quit` end it, and
//! everything else waits until it is over. They end a `go perft`, too, of whose count nothing is written then.
//!
//! - `setoption` with a rule option takes effect at once: the position in force, or the start of the game if that is
//!   what is in force, is laid anew with it. `UCI_Variant`
//!   begins another game, with its usual options.
//! - Level 0 searches nothing: it plays any legal action, with the same chance. It draws from one stream, which `Seed` and `ucinewgame` begin anew: the same commands always get
//!   the same answers.

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

use command::{Command, UciError};
use lines::{Calls, Line, ROOM, read_beside};
use search::Search;

/// The engine: what has been set, and the position in force.
#[derive(Debug)]
pub struct Uci {
    game: GameId,
    /// Rule options that have been set, as pairs of name and value.
    options: Vec<(String, String)>,
    seed: u64,
    /// What level 0 draws from.
    rng: ChaCha8Rng,
    /// Nobody at level 0.
    level: Option<Level>,
    /// How the bot plays.
    character: Character,
    /// Who searches; lent to the search while it runs.
    bot: Option<Bot>,
    /// The megabytes of its table, and how many threads it has.
    memory: u64,
    threads: usize,
    /// How many variations are told.
    lines: usize,
    /// The text of the position that was set, where that is not the start, and what has been played since.
    start: Option<String>,
    played: Vec<Action>,
    table: Box<dyn AnyGame>,
    stop: Calls,
    search: Option<Search>,
}

/// Whether the engine goes on.
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
    /// An engine at the start of the usual game.
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

    /// Obeys the commands of `input` up to `quit` or the end. They are read beside, so that `stop` and `quit` are heard
    /// while something is being counted, however many commands stand before them.
    ///
    /// # Errors
    ///
    /// What reading or writing gives.
    pub fn run(&mut self, input: impl BufRead + Send + 'static, out: &mut dyn Write) -> io::Result<()> {
        let (mut lines, calls) = read_beside(input, ROOM)?;
        self.stop = calls;
        loop {
            self.await_search(&mut lines, out)?;
            let Some(line) = lines.next() else { return Ok(()) };
            let next = match line? {
                Line::Text(line) => self.obey(&line, out)?,
                Line::Wrong(error) => write_error(out, &error)?,
            };
            out.flush()?;
            if next == Next::Quit {
                return Ok(());
            }
        }
    }

    /// Obeys one command. A fault is answered and changes nothing.
    fn obey(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Next> {
        let done = match Command::parse(line) {
            Ok(Command::Uci) => return self.introduce(out),
            Ok(Command::IsReady) => return writeln!(out, "readyok").map(|()| Next::Command),
            Ok(Command::Go(go)) => return self.go(go, out),
            Ok(Command::Display) => return self.display(out),
            Ok(Command::Quit) => return Ok(Next::Quit),
            Ok(Command::Nothing) => return Ok(Next::Command),
            Ok(Command::Stop) => {
                self.stop.obeyed += 1;
                return Ok(Next::Command);
            }
            Ok(Command::SetOption { name, value }) => self.set_option(&name, &value),
            Ok(Command::NewGame) => self.new_game(),
            Ok(Command::Position { start, moves }) => self.set_position(start, &moves),
            Err(error @ UciError::Unknown(_)) => {
                writeln!(out, "info string {}", printable(&error.to_string()))?;
                return Ok(Next::Command);
            }
            Err(error) => Err(error),
        };
        done.map_or_else(|error| write_error(out, &error), |()| Ok(Next::Command))
    }

    fn introduce(&self, out: &mut dyn Write) -> io::Result<Next> {
        writeln!(out, "id name Bulldozer Gambit {}", env!("CARGO_PKG_VERSION"))?;
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

    /// Begins anew what is drawn from the seed, and forgets what has been found out.
    fn begin_streams(&mut self) {
        self.rng = ChaCha8Rng::seed_from_u64(self.seed);
        if let Some(bot) = &mut self.bot {
            bot.begin(self.seed);
        }
    }

    /// Sets the level; nothing for the random mover.
    fn set_level(&mut self, level: Option<Level>) {
        // The one before makes room.
        self.bot = None;
        self.bot = level.map(|level| Bot::new(level, self.seed).with_character(self.character));
        self.level = level;
        if let Some(bot) = &mut self.bot {
            // What there was room for before, there is again; else the bot has what it began with.
            let _ = bot.equip(self.memory, self.threads);
        }
    }

    /// Gives the bot so many megabytes and threads. False where there is too little memory for that: all is as it was.
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
            table.play(action, Effects::unheard()).map_err(|refusal| refuse(refusal.to_string()))?;
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
