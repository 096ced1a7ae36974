//! `go`, and reading commands while the search runs.

use std::io::{self, Write};
use std::time::Duration;

use rand::RngExt;

use super::command::{Go, Think};
use super::lines::{Coming, InputLines};
use super::search::{RunningSearch, Task};
use super::{Next, Uci, tokens};
use crate::rules::Decider;
use crate::uci::write_divided;

/// How long the engine may take to notice a command.
const MOMENT: Duration = Duration::from_millis(5);

impl Uci {
    /// Runs a perft, or starts a search.
    pub(super) fn go(&mut self, go: Go, out: &mut dyn Write) -> io::Result<Next> {
        match go {
            Go::Perft(depth) => {
                if write_divided(&*self.table, depth, &|| self.stop.is_called(), out)?.is_none() {
                    writeln!(out, "info string perft was stopped")?;
                }
            }
            Go::Search(think) => self.search(think, out)?,
        }
        Ok(Next::Command)
    }

    fn search(&mut self, mut think: Think, out: &mut dyn Write) -> io::Result<()> {
        let tokens = tokens(&*self.table);
        let seat = match self.table.decider() {
            Some(Decider::Seat(seat)) => Some(seat.letter(self.table.seats())),
            Some(Decider::Chance) | None => None,
        };
        let why = match () {
            () if tokens.is_empty() => None,
            () if seat.is_none() => Some("chance decides"),
            () if self.bot.is_none() => Some("level 0 searches nothing"),
            () => {
                let clock = seat.and_then(|seat| think.clocks.millis(seat));
                think.millis = think.millis.into_iter().chain(clock).min();
                return self.begin(think, &tokens, out);
            }
        };
        if let Some(why) = why {
            writeln!(out, "info string {why}: any legal action, with the same chance")?;
        }
        let best = self.any(&tokens);
        if !think.is_infinite {
            return writeln!(out, "bestmove {best}");
        }
        out.flush()?;
        match RunningSearch::wait(best.clone(), self.stop.clone()) {
            Ok(search) => self.search = Some(search),
            Err(error) => writeln!(out, "info string error: {error}\nbestmove {best}")?,
        }
        Ok(())
    }

    /// One of these tokens, drawn uniformly.
    fn any(&mut self, tokens: &[String]) -> String {
        if tokens.is_empty() { "(none)".to_owned() } else { tokens[self.rng.random_range(0..tokens.len())].clone() }
    }

    /// Starts the bot's search.
    fn begin(&mut self, think: Think, tokens: &[String], out: &mut dyn Write) -> io::Result<()> {
        let Some(bot) = self.bot.take() else { return Ok(()) };
        let task = Task {
            game: self.game,
            options: self.options.clone(),
            start: self.start.clone(),
            played: self.played.clone(),
            table: self.table.clone(),
            think,
            lines: self.lines,
            threads: self.threads,
            calls: self.stop.clone(),
        };
        match RunningSearch::begin(bot, task) {
            Ok(search) => self.search = Some(search),
            Err(error) => {
                // The bot was lost with the thread that failed to start; create a new one.
                self.set_level(self.level);
                let best = self.any(tokens);
                writeln!(out, "info string error: {error}\nbestmove {best}")?;
            }
        }
        Ok(())
    }

    /// Writes the search's output until it ends. `isready` is answered meanwhile; other commands wait.
    pub(super) fn await_search(&mut self, lines: &mut InputLines, out: &mut dyn Write) -> io::Result<()> {
        while let Some(mut search) = self.search.take() {
            match search.hear(MOMENT) {
                Ok(Some(line)) => {
                    writeln!(out, "{line}")?;
                    out.flush()?;
                }
                Ok(None) => {
                    let coming = lines.look(|line| {
                        let is_asked = line.trim() == "isready";
                        if is_asked {
                            writeln!(out, "readyok")?;
                            out.flush()?;
                        }
                        Ok(is_asked)
                    })?;
                    // The input has ended or its buffer is full, so `stop` could never be read: stop now.
                    if coming == Coming::Nothing && search.is_infinite && !search.stopped_itself {
                        search.stopped_itself = true;
                        self.stop.call();
                    }
                }
                Err(()) => {
                    // No `stop` command will follow for this one, so count it here.
                    self.stop.obeyed += u64::from(search.stopped_itself);
                    if let Some(bot) = search.end() {
                        self.bot = Some(bot);
                    }
                    return Ok(());
                }
            }
            self.search = Some(search);
        }
        Ok(())
    }
}
