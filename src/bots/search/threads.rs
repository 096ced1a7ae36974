//! Lazy SMP, as in Stockfish since 2015: threads search the same position independently and share results through the
//! transposition table. Only the first thread's result counts.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::Arc;
use std::thread;

use super::state::{Progress, Search};
use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::bots::table::{NoRoom, TranspositionTable, look_for_room};
use crate::rules::Line;

/// Stack size of a thread in bytes.
const STACK: usize = 2 << 20;

impl<G: Evaluate> Search<G> {
    /// Sets the table size to `2^bits` entries and the number of search threads. A resized table starts empty.
    ///
    /// # Errors
    ///
    /// Where memory runs out: the old equipment is restored, if memory still allows.
    pub fn equip(&mut self, bits: u32, threads: usize) -> Result<(), NoRoom> {
        let (bits_before, threads_before) = (self.table.bits(), self.others.len() + 1);
        let equipped = self.equip_with(bits, threads);
        if equipped.is_err() && self.equip_with(bits_before, threads_before).is_err() {
            self.others.clear();
        }
        equipped
    }

    /// Where memory runs out for the threads, the table has already been replaced.
    fn equip_with(&mut self, bits: u32, threads: usize) -> Result<(), NoRoom> {
        if self.table.bits() != bits {
            // Free the old table before the new one is allocated.
            self.others.clear();
            self.table = Arc::new(TranspositionTable::smallest());
            self.table = Arc::new(TranspositionTable::new(bits)?);
        }
        self.others.truncate(threads.saturating_sub(1));
        look_for_room(threads.saturating_sub(1).saturating_mul(STACK))?;
        while self.others.len() + 1 < threads {
            self.others.try_reserve(1)?;
            self.others.push(Self::with(Arc::clone(&self.table))?);
        }
        Ok(())
    }

    /// Searches the `lines` best actions for the player to move in `line`, which is left unchanged. Calls `told` after
    /// each depth. `None` if no player is to decide.
    ///
    /// With one thread, the result depends only on `line`, the node limits and the table size. There is always an
    /// action, however tight the limits. Node limits apply to each thread.
    pub fn run(
        &mut self,
        line: &mut Line<G>,
        limits: Limits<'_>,
        lines: usize,
        told: &mut dyn FnMut(&Progress),
    ) -> Option<Progress> {
        self.table.grow_older();
        let mut others = core::mem::take(&mut self.others);
        let found = if others.is_empty() {
            self.deepen(line, limits, lines, 1, told)
        } else {
            run(self, &mut others, line, limits, lines, told)
        };
        self.others = others;
        found
    }
}

/// Runs [`Search::run`] on `first`, with `others` as helper threads.
fn run<G: Evaluate>(
    first: &mut Search<G>,
    others: &mut [Search<G>],
    line: &mut Line<G>,
    limits: Limits<'_>,
    lines: usize,
    told: &mut dyn FnMut(&Progress),
) -> Option<Progress> {
    let done = AtomicBool::new(false);
    let stop = || done.load(Relaxed) || (limits.stop)();
    let theirs = Limits { stop: &stop, ..limits };
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..)
            .zip(others)
            .map(|(number, other)| {
                let mut line = line.clone();
                // Every second helper starts one depth deeper, so that the threads diverge.
                let look = move || other.deepen(&mut line, theirs, lines, 1 + number % 2, &mut |_| {});
                look_for_room(STACK).ok()?;
                thread::Builder::new().stack_size(STACK).spawn_scoped(scope, look).ok()
            })
            // If the system provides no more threads, the search uses fewer.
            .map_while(|helper| helper)
            .collect();
        let threads = 1 + helpers.len();
        let found = first.deepen(line, limits, lines, 1, told);
        done.store(true, Relaxed);
        let nodes = helpers.into_iter().filter_map(|helper| helper.join().ok().flatten()).map(|found| found.nodes);
        let nodes: u64 = nodes.sum();
        found.map(|found| Progress { nodes: found.nodes + nodes, threads, ..found })
    })
}
