//! Quiescence search: at the end of the depth, captures that involve the searching side are played out.

use super::state::Search;
use super::window::{INFINITE, MOST_PLIES, Part, Rank, Window};
use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::rules::{Decider, History, HistoryMark, Seat, SeatSet};

/// Maximum depth of the quiescence search, in captures.
pub(super) const DEPTH: i32 = 6;
/// Delta pruning margin, in centipawns: what a capture may gain beyond its static estimate.
const SLACK: i32 = 250;

impl<G: Evaluate> Search<G> {
    /// The score of a position once it is quiet.
    pub(super) fn quiet(&mut self, position: &G, history: &mut History, at: Window, limits: &Limits<'_>) -> i32 {
        if let Some(score) = self.ended(position, at.ply) {
            return score;
        }
        if self.must_halt(limits) {
            return 0;
        }
        let Some(Decider::Seat(seat)) = position.decider().filter(|_| at.depth > 0 && at.ply + 2 < MOST_PLIES) else {
            return self.view.worth(&position.evaluate());
        };
        let part = self.part(position, seat, at.reply);
        let base = self.arena.len();
        let next = match part {
            Part::Still => self.play_at_first_sight(position, history, seat),
            _ => self.play_forced(position, history),
        };
        if let Some(next) = next {
            return self.quiet_after(next, history, at, limits);
        }
        // Evaluate as late as possible: it is most of the cost of a node.
        let worth = self.view.worth(&position.evaluate());
        let stand = part.sees(worth);
        let (low, high) = at.bounds(part);
        // Stand pat: captures are optional.
        if part == Part::Still || stand >= high {
            self.arena.truncate(base);
            return worth;
        }
        let mut best = self.captures(position, history, base, (seat, part), stand, at, limits);
        // Any rival may capture first, and any may answer the searching side's first capture, not only the next one in
        // turn.
        let is_open = part == Part::Open && at.depth + 1 >= DEPTH && best < high && !self.halted;
        if is_open && let Some(next) = self.play_at_first_sight(position, history, seat) {
            let score = self.quiet_after(next, history, Window::seen(part, low.max(best), high, at), limits);
            best = best.max(part.sees(score));
        }
        debug_assert!(best > -INFINITE);
        part.sees(best)
    }

    /// The score after an action that is no capture and so costs no depth. Takes it back.
    fn quiet_after(
        &mut self,
        (next, mark): (G, HistoryMark),
        history: &mut History,
        at: Window,
        limits: &Limits<'_>,
    ) -> i32 {
        let score = self.quiet(&next, history, Window { ply: at.ply + 1, ..at }, limits);
        history.rewind(mark);
        score
    }

    /// Plays the forced continuation of a turn, without which the position is not quiet. If there are several actions in
    /// the middle of a turn, they stay in the arena.
    fn play_forced(&mut self, position: &G, history: &mut History) -> Option<(G, HistoryMark)> {
        if position.turn_begins() {
            return None;
        }
        let base = self.arena.len();
        position.list(true, &mut self.arena);
        let [only] = self.arena[base..] else { return None };
        self.arena.truncate(base);
        let (mut next, mark) = (*position, history.mark());
        self.step(&mut next, only, history);
        Some((next, mark))
    }

    /// The best score for the player to move, `stand` or after a capture. The arena may have the position's actions from
    /// `base` on.
    fn captures(
        &mut self,
        position: &G,
        history: &mut History,
        base: usize,
        (seat, part): (Seat, Part),
        stand: i32,
        at: Window,
        limits: &Limits<'_>,
    ) -> i32 {
        if self.arena.len() == base {
            position.list(true, &mut self.arena);
        }
        let has_rivals = part != Part::Own && self.view.has_rivals();
        let prey = has_rivals.then_some(self.view.own);
        let inner = Window { depth: at.depth - 1, ply: at.ply + 1, reply: has_rivals.then_some(seat), ..at };
        self.keep_noisy(position, base, prey);
        let (mut low, high) = at.bounds(part);
        let mut best = stand;
        low = low.max(best);
        let mark = history.mark();
        for place in base..self.arena.len() {
            self.bring_best(place);
            if stand + self.ranks[place].rank + SLACK <= low {
                break;
            }
            let mut next = *position;
            self.step(&mut next, self.arena[place], history);
            let score = part.sees(self.quiet(&next, history, Window::seen(part, low, high, inner), limits));
            history.rewind(mark);
            best = best.max(score);
            low = low.max(score);
            if low >= high || self.halted {
                break;
            }
        }
        self.arena.truncate(base);
        self.ranks.truncate(base);
        best
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
