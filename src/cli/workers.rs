//! Work that several threads share, with a progress bar.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal as _};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::error::CliError;

/// In which order what was done is taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// As the jobs are listed.
    Listed,
    /// As soon as it is done.
    Done,
}

/// Threads that work.
pub(super) struct Workers {
    threads: usize,
    order: Order,
    /// How many games a job has, for the progress bar.
    games: usize,
}

impl Workers {
    /// This many threads, or one per core. Each job has `games` games.
    pub(super) fn new(threads: Option<usize>, order: Order, games: usize) -> Self {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self { threads: threads.unwrap_or_else(cores), order, games }
    }

    /// Runs `work` for each job and passes what it finds to `take`, until that returns false. Every thread begins with
    /// what `start` gives it.
    pub(super) fn each<J: Copy + Sync, S, T: Send>(
        &self,
        jobs: &[J],
        start: &(dyn Fn() -> Result<S, CliError> + Sync),
        work: &(dyn Fn(J, &mut S) -> Result<T, CliError> + Sync),
        take: &mut dyn FnMut(T) -> Result<bool, CliError>,
    ) -> Result<(), CliError> {
        let bar = bar(jobs.len() * self.games);
        let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, done) = channel();
        let work_on = |sender: Sender<(usize, T)>| -> Result<(), CliError> {
            let mut own = start()?;
            while !enough.load(Ordering::Relaxed) {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(&job) = jobs.get(at) else { break };
                if sender.send((at, work(job, &mut own)?)).is_err() {
                    break;
                }
            }
            Ok(())
        };
        let work_on = |sender| work_on(sender).inspect_err(|_| enough.store(true, Ordering::Relaxed));
        thread::scope(|scope| {
            let begin = |_| {
                let (sender, work_on) = (sender.clone(), &work_on);
                scope.spawn(move || work_on(sender))
            };
            let workers: Vec<_> = (0..self.threads.min(jobs.len())).map(begin).collect();
            // Drop our own sender, so that the channel closes when all threads are done.
            drop(sender);
            // Threads finish at different times, so what is done early may have to wait.
            let (mut waiting, mut at, mut taken) = (BTreeMap::new(), 0, Ok(true));
            for (done_at, found) in done {
                let place = if self.order == Order::Listed { done_at } else { at };
                waiting.insert(place, found);
                bar.inc(self.games as u64);
                while let (Ok(true), Some(found)) = (&taken, waiting.remove(&at)) {
                    taken = take(found);
                    at += 1;
                }
                if !matches!(taken, Ok(true)) {
                    enough.store(true, Ordering::Relaxed);
                }
            }
            let ended = workers.into_iter().map(|worker| match worker.join() {
                Ok(ended) => ended,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            let ended: Result<Vec<()>, CliError> = ended.collect();
            bar.finish_and_clear();
            taken.and(ended.map(|_| ()))
        })
    }
}

/// A progress bar, if a person is watching.
fn bar(games: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games as u64), ProgressDrawTarget::stderr());
    let form = "{bar:40} {pos}/{len}, {elapsed} gone, {eta} to go";
    if let Ok(style) = ProgressStyle::with_template(form) {
        bar.set_style(style);
    }
    bar
}
