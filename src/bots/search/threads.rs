//! Lazy SMP, as in Stockfish since 2015: threads search the same position independently and share results through the
//! transposition table. Only the first thread's result counts.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

use super::{Progress, Search};
use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::bots::table::look_for_room;
use crate::rules::Line;

/// Stack size of a thread in bytes.
pub(super) const STACK: usize = 2 << 20;

/// Runs [`Search::run`] on `first`, with `others` as helper threads.
pub(super) fn run<G: Evaluate>(
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
