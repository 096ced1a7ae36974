//! Quiescence search: at the end of the depth, captures that involve the searching side are played out.

use super::node::Part;
use super::{INFINITE, MOST_PLIES, Rank, Search, Window};
use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::rules::{Decider, History, SeatSet};

/// Maximum depth of the quiescence search, in captures.
pub(super) const DEPTH: i32 = 6;
/// Delta pruning margin, in centipawns: what a capture may gain beyond its static estimate.
const SLACK: i32 = 250;

impl<G: Evaluate> Search<G> {
    /// The score of a position once it is quiet.
    pub(super) fn quiet(&mut self, position: &G, history: &mut History, at: Window, limits: &Limits<'_>) -> i32 {
        let Window { depth, ply, reply, .. } = at;
        if let Some(score) = self.ended(position, ply) {
            return score;
        }
        if self.must_halt(limits) {
            return 0;
        }
        let Some(Decider::Seat(seat)) = position.decider().filter(|_| depth > 0 && ply + 2 < MOST_PLIES) else {
            return self.view.worth(&position.evaluate());
        };
        let part = self.part(position, seat, reply);
        if part == Part::Still
            && let Some((next, mark)) = self.play_at_first_sight(position, history, seat)
        {
            // This is no capture, so it costs no depth.
            let score = self.quiet(&next, history, Window { ply: ply + 1, ..at }, limits);
            history.rewind(mark);
            return score;
        }
        let base = self.arena.len();
        let is_listed = part != Part::Still && !position.turn_begins();
        if is_listed {
            position.list(true, &mut self.arena);
            if let [only] = self.arena[base..] {
                // A position in the middle of a turn with a forced continuation is not quiet.
                self.arena.truncate(base);
                let (mut next, mark) = (*position, history.mark());
                self.step(&mut next, only, history);
                let score = self.quiet(&next, history, Window { ply: ply + 1, ..at }, limits);
                history.rewind(mark);
                return score;
            }
        }
        // Evaluate as late as possible: it is most of the cost of a node.
        let worth = self.view.worth(&position.evaluate());
        if part == Part::Still {
            return worth;
        }
        let own = part == Part::Own;
        let (mut low, high) = at.bounds(own);
        // Stand pat: captures are optional.
        let stand = if own { worth } else { -worth };
        let mut best = stand;
        if best >= high {
            self.arena.truncate(base);
            return worth;
        }
        low = low.max(best);
        let prey = (!own && self.view.has_rivals()).then_some(self.view.own);
        if !is_listed {
            position.list(true, &mut self.arena);
        }
        self.keep_noisy(position, base, prey);
        let count = self.arena.len() - base;
        let mark = history.mark();
        let reply_then = if own || !self.view.has_rivals() { None } else { Some(seat) };
        for place in 0..count {
            self.bring_best(base + place);
            let (action, gain) = (self.arena[base + place], self.ranks[base + place].rank);
            if stand + gain + SLACK <= low {
                break;
            }
            let mut next = *position;
            self.step(&mut next, action, history);
            let inner = Window { depth: depth - 1, ply: ply + 1, reply: reply_then, ..at };
            let score = self.quiet(&next, history, Window::seen(own, low, high, inner), limits);
            let score = if own { score } else { -score };
            history.rewind(mark);
            best = best.max(score);
            low = low.max(score);
            if low >= high || self.halted {
                break;
            }
        }
        self.arena.truncate(base);
        self.ranks.truncate(base);
        // Any rival may capture first, and any may answer the searching side's first capture, not only the next one in
        // turn.
        if part == Part::Open
            && depth + 1 >= DEPTH
            && low < high
            && !self.halted
            && let Some((next, mark)) = self.play_at_first_sight(position, history, seat)
        {
            let at = Window::seen(false, low, high, Window { ply: ply + 1, ..at });
            let score = -self.quiet(&next, history, at, limits);
            history.rewind(mark);
            best = best.max(score);
        }
        debug_assert!(best > -INFINITE);
        if own { best } else { -best }
    }

    /// Keeps the captures from `base` on that do not lose material, with their gain. If `prey` is given, only captures
    /// from these seats.
    fn keep_noisy(&mut self, position: &G, base: usize, prey: Option<SeatSet>) {
        let mut kept = base;
        for place in base..self.arena.len() {
            let action = self.arena[place];
            let stake = position.stake(action);
            let wanted = stake.noisy && stake.gain >= 0 && prey.is_none_or(|prey| prey.0 & stake.against.0 != 0);
            if wanted {
                self.arena[kept] = action;
                self.ranks.push(Rank { rank: stake.gain, listed: place as u16 });
                kept += 1;
            }
        }
        self.arena.truncate(kept);
    }
}
