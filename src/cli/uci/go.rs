//! `go`, and what is heard while it goes.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use rand::RngExt;

use super::command::{Go, Think};
use super::lines::{AHEAD, Line};
use super::search::{Search, Task};
use super::{Next, Uci, tokens};
use crate::cli::perft::write_divided;
use crate::rules::Decider;

/// How long it takes at most until something is heard.
const MOMENT: Duration = Duration::from_millis(5);

impl Uci {
    /// Counts, or begins to search.
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

    fn search(&mut self, think: Think, out: &mut dyn Write) -> io::Result<()> {
        let mut tokens = tokens(&*self.table);
        if tokens.is_empty() {
            return writeln!(out, "bestmove (none)");
        }
        let is_chance = self.table.decider() == Some(Decider::Chance);
        let Some(bot) = self.bot.take_if(|_| !is_chance) else {
            let why = if is_chance { "chance decides" } else { "level 0 searches nothing" };
            writeln!(out, "info string {why}: any legal action, with the same chance")?;
            let chosen = tokens.swap_remove(self.rng.random_range(0..tokens.len()));
            return writeln!(out, "bestmove {chosen}");
        };
        let task = Task {
            game: self.game,
            options: self.options.clone(),
            start: self.start.clone(),
            played: self.played.clone(),
            table: self.table.clone(),
            think,
            lines: self.lines,
            calls: self.stop.clone(),
        };
        self.search = Some(Search::begin(bot, task));
        Ok(())
    }

    /// Writes what a search says until it is over. `isready` is answered meanwhile; other lines wait.
    pub(super) fn await_search(&mut self, lines: &Receiver<io::Result<Line>>, out: &mut dyn Write) -> io::Result<()> {
        while let Some(search) = self.search.take() {
            match search.hear(MOMENT) {
                Ok(said) => {
                    self.search = Some(search);
                    if let Some(line) = said {
                        writeln!(out, "{line}")?;
                        out.flush()?;
                        continue;
                    }
                    self.hear_others(lines, out)?;
                }
                Err(()) => {
                    // No line comes that would count it as obeyed.
                    self.stop.obeyed += u64::from(search.stopped_itself);
                    self.bot = Some(search.end());
                }
            }
        }
        Ok(())
    }

    fn hear_others(&mut self, lines: &Receiver<io::Result<Line>>, out: &mut dyn Write) -> io::Result<()> {
        loop {
            let is_full = self.waiting.len() >= AHEAD;
            match if is_full { Err(TryRecvError::Empty) } else { lines.try_recv() } {
                Ok(Ok(Line::Text(line))) if line.trim() == "isready" => {
                    writeln!(out, "readyok")?;
                    out.flush()?;
                }
                Ok(line) => self.waiting.push_back(line),
                Err(error) => {
                    // Nobody is there to stop it, or what he says could not be heard.
                    let goes_on = |search: &&mut Search| search.is_infinite && !search.stopped_itself;
                    if (is_full || error == TryRecvError::Disconnected)
                        && let Some(search) = self.search.as_mut().filter(goes_on)
                    {
                        search.stopped_itself = true;
                        self.stop.call();
                    }
                    return Ok(());
                }
            }
        }
    }
}
