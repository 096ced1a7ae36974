//! `uci`: the engine protocol (docs/rules/notation.md, "Engine protocol: UCI").
//!
//! There is no search yet: the only level is 0, which plays any legal action with the same chance. A move is chosen
//! at once; `stop` and `quit` end a `go perft`, of whose count nothing is written then.
//!
//! - `setoption` with a rule option takes effect at once: the position in force, or the start of the game if that is
//!   what is in force, is laid anew with it. `UCI_Variant`
//!   begins another game, with its usual options.
//! - The random mover draws from one stream, which `Seed` and `ucinewgame` begin anew: the same commands always get
//!   the same answers.

mod command;
mod lines;
mod option;

use std::io::{self, BufRead, Write};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::perft::write_divided;
use super::printable;
use crate::rules::{Action, AnyGame, Decider, Effects, GameId, SetupError};

use command::{Command, Go, UciError};
use lines::{Calls, Line, read_beside};

/// The engine: what has been set, and the position in force.
#[derive(Debug)]
pub struct Uci {
    game: GameId,
    /// Rule options that have been set, as pairs of name and value.
    options: Vec<(String, String)>,
    seed: u64,
    rng: ChaCha8Rng,
    table: Box<dyn AnyGame>,
    stop: Calls,
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
        Self { game, options: Vec::new(), seed: 0, rng: ChaCha8Rng::seed_from_u64(0), table, stop: Calls::default() }
    }

    /// Obeys the commands of `input` up to `quit` or the end. They are read beside, so that `stop` and `quit` are heard
    /// while something is being counted.
    ///
    /// # Errors
    ///
    /// What reading or writing gives.
    pub fn run(&mut self, input: impl BufRead + Send + 'static, out: &mut dyn Write) -> io::Result<()> {
        let (lines, calls) = read_beside(input);
        self.stop = calls;
        for line in lines {
            let next = match line? {
                Line::Text(line) => self.obey(&line, out)?,
                Line::Wrong(error) => write_error(out, &error)?,
            };
            out.flush()?;
            if next == Next::Quit {
                return Ok(());
            }
        }
        Ok(())
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
            Ok(Command::Position { start, moves }) => self.set_position(start.as_deref(), &moves),
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
        self.rng = ChaCha8Rng::seed_from_u64(self.seed);
        Ok(())
    }

    fn set_position(&mut self, start: Option<&str>, moves: &[String]) -> Result<(), UciError> {
        let mut table = lay(self.game, &self.options, start)?;
        for (number, token) in (1..).zip(moves) {
            let refuse = |why: String| UciError::Move { number, token: token.clone(), why };
            let action = Action::parse(token, table.seats());
            let action = action.map_err(|_| refuse("this is not an action".to_owned()))?;
            table.play(action, Effects::unheard()).map_err(|refusal| refuse(refusal.to_string()))?;
        }
        self.table = table;
        Ok(())
    }

    fn go(&mut self, go: Go, out: &mut dyn Write) -> io::Result<Next> {
        match go {
            Go::Perft(depth) => {
                if write_divided(&*self.table, depth, &|| self.stop.is_called(), out)?.is_none() {
                    writeln!(out, "info string perft was stopped")?;
                }
            }
            Go::Search => {
                let mut tokens = tokens(&*self.table);
                if tokens.is_empty() {
                    writeln!(out, "bestmove (none)")?;
                } else {
                    writeln!(out, "info string level 0 searches nothing: any legal action, with the same chance")?;
                    let chosen = tokens.swap_remove(self.rng.random_range(0..tokens.len()));
                    writeln!(out, "bestmove {chosen}")?;
                }
            }
        }
        Ok(Next::Command)
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
