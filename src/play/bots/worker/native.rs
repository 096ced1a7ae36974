//! Runs bots on the desktop, in a background task.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Instant;

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::bots::{Answer, Player, Runner, SearchRequest};
use crate::texts::text;

/// More threads than this hardly improve the search.
const MOST_THREADS: usize = 8;

/// Runs requests, one at a time.
#[derive(Debug)]
pub(in crate::play::bots) struct SearchWorker {
    /// The bots' memory, kept from one request to the next.
    runner: Arc<Mutex<Runner>>,
    task: Option<Task<Answer>>,
    stop: Arc<AtomicBool>,
}

impl Default for SearchWorker {
    /// One processor is left for rendering.
    fn default() -> Self {
        let mut runner = Runner::default();
        runner.share(available_parallelism().map_or(1, usize::from).saturating_sub(1).clamp(1, MOST_THREADS));
        Self { runner: Arc::new(Mutex::new(runner)), task: None, stop: Arc::default() }
    }
}

impl SearchWorker {
    /// Uses `player` for the requests of external engines.
    pub(in crate::play::bots) fn invite(&mut self, player: Box<dyn Player>) {
        self.runner.lock().unwrap_or_else(PoisonError::into_inner).invite(player);
    }

    /// Starts a bot on `request`. The previous request is cancelled.
    pub(in crate::play::bots) fn send(&mut self, request: &SearchRequest) {
        self.cancel();
        let request = request.clone();
        let stop = Arc::new(AtomicBool::new(false));
        self.stop = Arc::clone(&stop);
        let runner = Arc::clone(&self.runner);
        self.task = Some(AsyncComputeTaskPool::get().spawn(async move { think(&runner, &request, &stop) }));
    }

    /// The answer, once it is available.
    pub(in crate::play::bots) fn poll(&mut self) -> Option<Answer> {
        let answer = check_ready(self.task.as_mut()?)?;
        self.task = None;
        Some(answer)
    }

    /// Whether a bot is thinking.
    pub(in crate::play::bots) fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Cancels the search. There will be no answer.
    pub(in crate::play::bots) fn cancel(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task = None;
    }
}

fn think(runner: &Mutex<Runner>, request: &SearchRequest, stop: &AtomicBool) -> Answer {
    // The cancelled previous request may still be finishing.
    let mut runner = runner.lock().unwrap_or_else(PoisonError::into_inner);
    let most = Duration::from_millis(request.most_millis().into());
    let begun = Instant::now();
    let is_over = || stop.load(Ordering::Relaxed) || begun.elapsed() >= most;
    // A panic in a bot must not end the match.
    let run = catch_unwind(AssertUnwindSafe(|| runner.run(request, &is_over)));
    run.unwrap_or_else(|_| {
        runner.forget();
        Answer::silence(request, text!("bot-stumbled"))
    })
}
