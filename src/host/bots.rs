//! The threads on which bots think.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::bots::{Runner, SearchRequest};
use crate::rules::Action;

/// The bots of all tables. Each keeps what it has found between its moves.
#[derive(Debug)]
pub(super) struct Bots {
    idle: Mutex<Vec<Runner>>,
    threads: Arc<Semaphore>,
}

impl Bots {
    /// Bots that think on this many threads; tables that need more wait.
    pub(super) fn new(threads: usize) -> Self {
        Self { idle: Mutex::default(), threads: Arc::new(Semaphore::new(threads.max(1))) }
    }

    /// A thread for one thought, once there is one.
    pub(super) async fn thread(&self) -> Option<Thread> {
        self.threads.clone().acquire_owned().await.ok()
    }

    /// The bot's choice, unless it finds none or `stop` is set.
    pub(super) async fn choose(
        self: &Arc<Self>,
        _thread: Thread,
        request: SearchRequest,
        stop: Arc<AtomicBool>,
    ) -> Option<Action> {
        let seats = request.game.seats();
        let bots = self.clone();
        let thought = tokio::task::spawn_blocking(move || {
            // The strongest level has no other limit.
            let end = Instant::now() + Duration::from_millis(request.most_millis().into());
            let is_enough = || stop.load(Ordering::Relaxed) || Instant::now() >= end;
            let mut runner = bots.idle.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default();
            let answer = runner.run(&request, &is_enough);
            bots.idle.lock().unwrap_or_else(PoisonError::into_inner).push(runner);
            answer
        });
        thought.await.ok()?.parsed(seats).ok()
    }
}

/// A thread for one thought, as long as it is held.
pub(super) type Thread = OwnedSemaphorePermit;

/// A bot that is thinking. It stops when this is dropped.
#[derive(Debug)]
pub(super) struct Thinking {
    /// Its number among all thoughts of the table.
    pub(super) number: u64,
    /// The number of actions before its choice.
    pub(super) after: usize,
    /// Whether it has begun. Before that, it waits for a thread.
    pub(super) has_begun: bool,
    /// Takes whether the question is settled, if the thought is one for all hosts.
    settled: Option<oneshot::Sender<bool>>,
    stop: Arc<AtomicBool>,
}

impl Thinking {
    /// The thought with this number, about the action after `after` actions.
    pub(super) fn new(number: u64, after: usize) -> Self {
        Self { number, after, has_begun: false, settled: None, stop: Arc::default() }
    }

    /// The same for a question to all hosts, which has a thread already.
    pub(super) fn of_hosts(number: u64, after: usize, settled: oneshot::Sender<bool>) -> Self {
        Self { number, after, has_begun: true, settled: Some(settled), stop: Arc::default() }
    }

    /// What takes whether the question is settled.
    pub(super) fn settled(mut self) -> Option<oneshot::Sender<bool>> {
        self.settled.take()
    }

    pub(super) fn stop(&self) -> Arc<AtomicBool> {
        self.stop.clone()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
