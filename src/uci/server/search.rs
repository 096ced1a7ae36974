//! Runs the search on a thread of its own, so that `stop`, `quit` and `isready` are handled at once.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::command::Think;
use super::lines::Calls;
use crate::bots::{Bot, Limits, Player as _, Progress, SURE, Situation, WON};
use crate::rules::{Action, AnyGame, GameId, SeatInfo};

/// A search task with all its input.
pub(super) struct Task {
    pub(super) game: GameId,
    pub(super) options: Vec<(String, String)>,
    pub(super) start: Option<String>,
    pub(super) played: Vec<Action>,
    pub(super) table: Box<dyn AnyGame>,
    pub(super) think: Think,
    /// Number of principal variations to report.
    pub(super) lines: usize,
    /// Number of search threads.
    pub(super) threads: usize,
    pub(super) calls: Calls,
}

/// A running search, or a known answer that waits for `stop`.
#[derive(Debug)]
pub(super) struct RunningSearch {
    said: Receiver<String>,
    thread: JoinHandle<Option<Bot>>,
    /// Whether only `stop` ends it.
    pub(super) is_infinite: bool,
    /// Whether it was stopped without a `stop` command.
    pub(super) stopped_itself: bool,
}

impl RunningSearch {
    /// Starts a search.
    ///
    /// # Errors
    ///
    /// Where no thread can be started.
    pub(super) fn begin(mut bot: Bot, task: Task) -> io::Result<Self> {
        let is_infinite = task.think.is_infinite;
        Self::start(is_infinite, move |say| {
            task.run(&mut bot, say);
            Some(bot)
        })
    }

    /// Answers with a known best action once it is told to stop.
    ///
    /// # Errors
    ///
    /// Where no thread can be started.
    pub(super) fn wait(best: String, calls: Calls) -> io::Result<Self> {
        Self::start(true, move |say| {
            await_call(&|| calls.is_called());
            say(format!("bestmove {best}"));
            None
        })
    }

    fn start(
        is_infinite: bool,
        work: impl FnOnce(&mut dyn FnMut(String)) -> Option<Bot> + Send + 'static,
    ) -> io::Result<Self> {
        let (say, said) = channel();
        // The receiver lives until the search is over.
        let thread = thread::Builder::new().spawn(move || work(&mut |line| drop(say.send(line))))?;
        Ok(Self { said, thread, is_infinite, stopped_itself: false })
    }

    /// Waits for a line of output.
    ///
    /// # Errors
    ///
    /// When no more output follows.
    pub(super) fn hear(&self, moment: Duration) -> Result<Option<String>, ()> {
        match self.said.recv_timeout(moment) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(()),
        }
    }

    /// Waits for the end of the search and returns the bot, if it was lent.
    pub(super) fn end(self) -> Option<Bot> {
        self.thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}

impl Task {
    /// Whether the played action is the search's best one, so that reports by depth make sense. Weaker levels, trades,
    /// set-ups and side swaps choose differently.
    fn is_told_by_depth(&self, bot: &Bot) -> bool {
        let is_searched = self.table.actions().len() > 1 && Bot::searches(&*self.table);
        is_searched && (self.lines > 1 || bot.plays_the_best(&*self.table))
    }

    fn run(&self, bot: &mut Bot, say: &mut dyn FnMut(String)) {
        let seats = self.table.seats();
        let begun = Instant::now();
        let stop = || {
            let is_late = self.think.millis.is_some_and(|millis| begun.elapsed() >= Duration::from_millis(millis));
            is_late || self.calls.is_called()
        };
        let limits = Limits {
            nodes: self.think.nodes.unwrap_or(u64::MAX),
            depth: self.think.depth.unwrap_or(u32::MAX),
            only: None,
            stop: &stop,
        };
        let situation = Situation {
            game: self.game,
            options: &self.options,
            start: self.start.as_deref(),
            actions: &self.played,
            line: &*self.table,
        };
        let chosen = if self.is_told_by_depth(bot) {
            let limits = Limits { nodes: limits.nodes.min(bot.strength().nodes()), ..limits };
            let mut told = Vec::new();
            let found = bot.analyse(&situation, limits, self.lines, &mut |progress| {
                write_progress(progress, begun, seats, say);
                told.clone_from(&progress.best);
            });
            found.map(|found| {
                if found.threads < self.threads {
                    say(format!("info string only {} of {} threads could be started", found.threads, self.threads));
                }
                // An unfinished depth may have changed the best move. With multi-PV it counts only if all lines were
                // searched, so that the move played is the best of those reported.
                let is_whole = self.lines == 1 || found.best.len() >= told.len();
                if is_whole && found.best != told && found.nodes > 0 {
                    write_progress(&found, begun, seats, say);
                }
                let best = if is_whole { &found.best } else { &told };
                best.first().and_then(|best| best.actions.first()).copied()
            })
        } else {
            bot.choose(&situation, limits).map(|choice| {
                if choice.score.is_some() || choice.reason.is_none() {
                    say(info(choice.depth, choice.nodes, None, begun, choice.score, &choice.line, seats));
                }
                if let Some(reason) = &choice.reason {
                    say(format!("info string {reason}"));
                }
                Some(choice.action)
            })
        };
        if self.think.is_infinite {
            await_call(&stop);
        }
        match chosen {
            Ok(Some(action)) => say(format!("bestmove {}", action.token(seats))),
            Ok(None) => say("bestmove (none)".to_owned()),
            Err(error) => {
                say(format!("info string error: {error}"));
                let any = self.table.actions().first().map(|action| action.token(seats).to_string());
                say(format!("bestmove {}", any.as_deref().unwrap_or("(none)")));
            }
        }
    }
}

fn await_call(is_called: &dyn Fn() -> bool) {
    while !is_called() {
        thread::sleep(Duration::from_millis(2));
    }
}

fn write_progress(progress: &Progress, begun: Instant, seats: &[SeatInfo], say: &mut dyn FnMut(String)) {
    for (number, line) in (1..).zip(&progress.best) {
        let score = Some(line.score);
        let place = Some((number, progress.table));
        say(info(progress.depth, progress.nodes, place, begun, score, &line.actions, seats));
    }
}

/// An `info` line; `place` is the number of the variation, and the table's usage is in thousandths.
fn info(
    depth: u32,
    nodes: u64,
    place: Option<(usize, u32)>,
    begun: Instant,
    score: Option<i32>,
    line: &[Action],
    seats: &[SeatInfo],
) -> String {
    let elapsed = begun.elapsed();
    let per_second = u128::from(nodes) * 1_000_000 / elapsed.as_micros().max(1);
    let mut text = format!("info depth {depth}");
    if let Some((number, fill)) = place {
        text += &format!(" multipv {number} hashfull {fill}");
    }
    text += &format!(" nodes {nodes} nps {per_second} time {}", elapsed.as_millis());
    match score {
        Some(score) if score.abs() >= SURE => {
            let actions = WON - score.abs();
            text += &format!(" score mate {}", if score < 0 { -actions } else { actions });
        }
        Some(score) => text += &format!(" score cp {score}"),
        None => {}
    }
    if !line.is_empty() {
        text += " pv";
    }
    for action in line {
        text += &format!(" {}", action.token(seats));
    }
    text
}
