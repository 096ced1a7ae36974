//! What bots at a table think: here, or at whichever of several hosts has a thread for it.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use super::bots::{Thinking, Thread};
use super::others::Others;
use super::room::{Call, Room};
use crate::bots::SearchRequest;

/// When the hosts are asked once more for a thought of which nothing is heard.
pub(super) const ASK_AGAIN: Duration = Duration::from_secs(60);

impl Room {
    /// Lets the bot think that is to decide. Bots wait while nobody is there.
    pub(super) fn think(&mut self) {
        let request = self.table.request().filter(|_| self.has_people());
        let after = self.table.record().actions.len();
        let Some(request) = request else {
            self.thinking = None;
            return;
        };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.after == after) {
            return;
        }
        self.thoughts += 1;
        let thinking = Thinking::new(self.thoughts, after);
        let bots = self.hosting.bots.clone();
        self.begin(&thinking, request, async move { bots.thread().await });
        self.thinking = Some(thinking);
    }

    /// Lets a bot think as soon as it has a thread.
    fn begin(
        &self,
        thinking: &Thinking,
        request: SearchRequest,
        thread: impl Future<Output = Option<Thread>> + Send + 'static,
    ) {
        let (number, stop) = (thinking.number, thinking.stop());
        let (bots, calls, pace) = (self.hosting.bots.clone(), self.calls.clone(), self.hosting.settings.pace);
        tokio::spawn(async move {
            let Some(thread) = thread.await else { return };
            if let Some(calls) = calls.upgrade() {
                let _ = calls.send(Call::Thinks { number }).await;
            }
            let (choice, ()) = tokio::join!(bots.choose(thread, request, stop), sleep(pace));
            if let Some(calls) = calls.upgrade() {
                // The table may be gone.
                let _ = calls.send(Call::Thought { number, choice }).await;
            }
        });
    }

    /// Asks all hosts to let the bot think that is to decide. Bots wait while nobody is there.
    pub(super) async fn ask_hosts(&mut self, others: Arc<dyn Others>) {
        let (lines, after) = (self.table.lines(), self.table.record().actions.len());
        let waits = self.table.bot_to_think().is_some();
        // Its choice would come too late.
        self.thinking.take_if(|thinking| !waits || thinking.after != after);
        self.asked.take_if(|(asked, _)| !waits || *asked != lines);
        if !waits || !self.has_people() || self.thinking.is_some() || self.asked.is_some() {
            return;
        }
        let code = self.code.clone();
        let asked = tokio::task::spawn_blocking(move || others.ask(&code, lines)).await;
        if let Ok(Ok(())) = asked {
            self.asked = Some((lines, Instant::now()));
        } else {
            self.stuck = true;
        }
    }

    /// Lets the bot think that all hosts were asked for, unless the table has gone on.
    pub(super) async fn take_question(&mut self, lines: usize, settled: oneshot::Sender<bool>, thread: Thread) {
        if self.table.lines() < lines {
            self.catch_up().await;
        }
        if self.table.lines() < lines {
            // The servers do not agree yet. It comes again.
            let _ = settled.send(false);
            return;
        }
        let request = self.table.request().filter(|_| self.table.lines() == lines && self.thinking.is_none());
        let Some(request) = request else {
            let _ = settled.send(true);
            return;
        };
        let after = self.table.record().actions.len();
        self.thoughts += 1;
        let thinking = Thinking::of_hosts(self.thoughts, after, settled);
        self.begin(&thinking, request, async move { Some(thread) });
        self.thinking = Some(thinking);
    }
}
