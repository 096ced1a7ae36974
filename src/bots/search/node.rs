//! Interior nodes of the search.

use super::order::{KNOWN, Orders};
use super::pvs::{REDUCTIONS, most_searched, principal_variation, reduction};
use super::state::Search;
use super::window::{INFINITE, MOST_PLIES, Part, Rank, Window};
use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::bots::table::Bound;
use crate::bots::view::SURE;
use crate::rules::{Decider, History, HistoryMark, Seat, SeatSet, zobrist};

/// Chance outcomes searched at a chance node: near the root, and deeper in the tree.
const FIRST_SAMPLES: usize = 6;
/// Up to this ply a chance node counts as near the root: it comes within the first turn.
const FIRST_PLIES: usize = 2;
const SAMPLES: usize = 1;
/// Minimum remaining depth for a null move, in decisions.
const PASS_DEPTH: i32 = 3;
/// A null move is searched this much less, and less again by this part of the depth.
const PASS_LESS: i32 = 3;
const PASS_PART: i32 = 4;
/// From this depth on, a node without a table move is searched one ply less: its ordering is poor, and the shallower
/// search gives it a table move (internal iterative reduction).
const UNKNOWN_DEPTH: i32 = 5;
/// How many plies back repetitions are looked for.
const LOOKED_BACK: usize = 12;

impl<G: Evaluate> Search<G> {
    /// The role of the player to move at `seat`; `reply` is the seat whose reply is searched.
    #[inline]
    pub(super) fn part(&self, position: &G, seat: Seat, reply: Option<Seat>) -> Part {
        if self.view.own.contains(seat) {
            Part::Own
        } else if !self.view.has_rivals() || !self.is_crowded(position.players()) || reply == Some(seat) {
            Part::Reply
        } else if reply.is_none() {
            Part::Open
        } else {
            Part::Still
        }
    }

    /// The score if the game is over or the searching side is out.
    #[inline]
    pub(super) fn ended(&self, position: &G, ply: usize) -> Option<i32> {
        if let Some(outcome) = position.outcome() {
            let is_out = self.view.own.0 & position.players().0 == 0
                && self.view.own.iter().all(|seat| position.left_with(seat).0 == 0);
            return Some(self.view.ending(&outcome, is_out, ply));
        }
        if self.view.has_rivals() && self.view.own.0 & position.players().0 == 0 {
            let (shares, per) = self.view.own.iter().map(|seat| position.left_with(seat)).max().unwrap_or((0, 1));
            return Some(self.view.left(shares, per, ply));
        }
        None
    }

    /// The score of a node, within the window.
    pub(super) fn node(&mut self, position: &G, history: &mut History, at: Window, limits: &Limits<'_>) -> i32 {
        let Window { depth, ply, alpha, beta, .. } = at;
        if let Some(score) = self.ended(position, ply) {
            return score;
        }
        if self.must_halt(limits) {
            return 0;
        }
        let Some(Decider::Seat(seat)) = position.decider() else {
            return self.chance(position, history, at, limits);
        };
        if depth <= 0 || ply + 2 >= MOST_PLIES {
            return self.quiet(position, history, Window { depth: super::quiet::DEPTH, ..at }, limits);
        }
        let part = self.part(position, seat, at.reply);
        if part == Part::Still {
            return self.still(position, history, seat, at, limits);
        }
        let reply = if part == Part::Own { None } else { at.reply };
        if !self.view.has_rivals() && self.path.iter().rev().take(LOOKED_BACK).any(|&key| key == position.key()) {
            return self.view.draw();
        }
        if G::CIRCLES_DRAW && history.is_back_at(position.key()) {
            // Without this, table entries could lead the winning side round in circles.
            return self.view.draw();
        }
        let key = self.key(position, reply);
        let entry = self.table.find(key);
        if let Some(entry) = entry
            && i32::from(entry.depth) >= depth
        {
            let score = nearer(entry.score, ply);
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Least => score >= beta,
                Bound::Most => score <= alpha,
            };
            if cuts {
                return score;
            }
        }
        let known = entry.and_then(|entry| entry.action);
        let depth = depth - i32::from(known.is_none() && depth >= UNKNOWN_DEPTH);
        let at = Window { depth, reply, ..at };
        self.pass(position, history, part, at, limits)
            .unwrap_or_else(|| self.try_all(position, history, (seat, part), (key, known), at, limits))
    }

    /// Null-move pruning: if passing already fails high, the node is cut off. Only between two sides: where several
    /// rivals share one reply, it is too optimistic.
    fn pass(
        &mut self,
        position: &G,
        history: &mut History,
        part: Part,
        at: Window,
        limits: &Limits<'_>,
    ) -> Option<i32> {
        let is_crowded = self.is_crowded(position.players());
        if is_crowded || at.depth < PASS_DEPTH || at.passed || !at.is_null() {
            return None;
        }
        let (_, high) = at.bounds(part);
        if high.abs() >= SURE || part.sees(self.view.worth(&position.evaluate())) < high {
            return None;
        }
        let turn = position.turn().0;
        let seats = G::SEATS.len() as u8;
        let after = (1..seats).map(|places| Seat((turn + places) % seats));
        let next = after.into_iter().find(|&seat| position.players().contains(seat))?;
        let next = position.with_turn(next)?;
        self.nodes += 1;
        let depth = at.depth - PASS_LESS - at.depth / PASS_PART;
        let inner = Window { depth, ply: at.ply + 1, reply: None, passed: true, ..at };
        let score = part.sees(self.node(&next, history, Window::seen(part, high - 1, high, inner), limits));
        (score >= high && !self.halted).then(|| part.sees(high))
    }

    fn try_all(
        &mut self,
        position: &G,
        history: &mut History,
        (seat, part): (Seat, Part),
        (key, known): (u64, Option<u16>),
        at: Window,
        limits: &Limits<'_>,
    ) -> i32 {
        let Window { depth, ply, .. } = at;
        let own = part == Part::Own;
        // From here on, scores are from the point of view of the player to move.
        let (mut low, high) = at.bounds(part);
        let floor = low;
        let base = self.arena.len();
        let prey = (!own && self.view.has_rivals()).then_some(self.view.own);
        let most = if at.is_null() { most_searched(depth, G::PRUNED_DEPTH) } else { usize::MAX };
        self.fill(position, seat, known, ply, prey);
        let count = self.arena.len() - base;
        let mark = history.mark();
        let (mut best, mut best_action) = (-INFINITE, None);
        self.path.push(position.key());
        for place in 0..count {
            self.bring_best(base + place);
            let (action, Rank { rank, listed }) = (self.arena[base + place], self.ranks[base + place]);
            // A good capture and a killer are searched in full, and so is everything as long as the game is lost.
            let is_minor = Orders::is_quiet(rank) || Orders::is_losing(rank);
            if place >= most && is_minor && best > -SURE {
                break;
            }
            let mut next = *position;
            self.step(&mut next, action, history);
            let passes = part == Part::Open && place == 0;
            let reply = match part {
                Part::Own => None,
                Part::Open if !passes => Some(seat),
                _ => at.reply,
            };
            let depth_left = depth - self.cost(&next, passes || count == 1, ply);
            // An action that costs no depth is searched in full, too.
            let less = if is_minor && depth_left < depth { reduction(&REDUCTIONS, place, depth) } else { 0 };
            let score = principal_variation(place, (depth_left, less), (low, high), |depth, low, high| {
                let inner = Window { depth, ply: ply + 1, reply, passed: false, ..at };
                part.sees(self.node(&next, history, Window::seen(part, low, high, inner), limits))
            });
            history.rewind(mark);
            if self.halted {
                break;
            }
            if score > best {
                best = score;
                if score > low {
                    (low, best_action) = (score, Some(listed));
                }
            }
            if low >= high {
                if !Orders::is_losing(rank) && !position.stake(action).noisy {
                    self.orders.record_cutoff(seat, action, &self.arena[base..base + place], depth, ply);
                }
                break;
            }
        }
        self.path.pop();
        self.arena.truncate(base);
        self.ranks.truncate(base);
        if self.halted {
            return 0;
        }
        if count == 0 {
            return self.view.worth(&position.evaluate());
        }
        let bound = match best >= high {
            false if best > floor => Bound::Exact,
            is_high if is_high == own => Bound::Least,
            _ => Bound::Most,
        };
        let score = part.sees(best);
        self.table.note(key, farther(score, ply), best_action, depth, bound);
        score
    }

    /// Appends all actions with their move-ordering ranks.
    pub(super) fn fill(&mut self, position: &G, seat: Seat, known: Option<u16>, ply: usize, prey: Option<SeatSet>) {
        let base = self.arena.len();
        position.list(true, &mut self.arena);
        for (listed, place) in (0..).zip(base..self.arena.len()) {
            let rank = if known == Some(listed) {
                KNOWN
            } else {
                self.orders.rank(position, seat, self.arena[place], ply, prey)
            };
            self.ranks.push(Rank { rank, listed });
        }
    }

    /// Selection sort: swaps the best remaining action into `place`.
    #[inline]
    pub(super) fn bring_best(&mut self, place: usize) {
        let (mut best, mut most) = (0, i32::MIN);
        for (at, rank) in self.ranks[place..].iter().enumerate() {
            if rank.rank > most {
                (best, most) = (at, rank.rank);
            }
        }
        self.arena.swap(place, place + best);
        self.ranks.swap(place, place + best);
    }

    /// The depth that a decision uses up: a forced move, or one that leaves the reply open, may be free.
    #[inline]
    fn cost(&self, next: &G, free: bool, ply: usize) -> i32 {
        if !free || ply * 2 > MOST_PLIES {
            return 1;
        }
        match next.decider() {
            Some(Decider::Seat(seat)) => i32::from(self.view.own.contains(seat)),
            _ => 0,
        }
    }

    /// Plays the statically best action of `seat` and searches on.
    fn still(&mut self, position: &G, history: &mut History, seat: Seat, at: Window, limits: &Limits<'_>) -> i32 {
        let Some((next, mark)) = self.play_at_first_sight(position, history, seat) else {
            return self.view.worth(&position.evaluate());
        };
        self.path.push(position.key());
        let score = self.node(&next, history, Window { ply: at.ply + 1, ..at }, limits);
        self.path.pop();
        history.rewind(mark);
        score
    }

    /// The position after the statically best action, and a mark to rewind the history to.
    pub(super) fn play_at_first_sight(
        &mut self,
        position: &G,
        history: &mut History,
        seat: Seat,
    ) -> Option<(G, HistoryMark)> {
        let base = self.arena.len();
        position.list(true, &mut self.arena);
        let mut best = None;
        for &action in &self.arena[base..] {
            let rank = self.orders.first_sight(position, seat, action);
            if best.is_none_or(|(most, _)| rank > most) {
                best = Some((rank, action));
            }
        }
        self.arena.truncate(base);
        let (_, action) = best?;
        let (mut next, mark) = (*position, history.mark());
        self.step(&mut next, action, history);
        Some((next, mark))
    }

    /// A chance node: the mean of a few outcomes, with the same sample for all positions. More outcomes are sampled
    /// near the root. docs/bots.md has a measurement with all outcomes.
    fn chance(&mut self, position: &G, history: &mut History, at: Window, limits: &Limits<'_>) -> i32 {
        let base = self.arena.len();
        position.list(true, &mut self.arena);
        let outcomes = self.arena.len() - base;
        if outcomes == 0 || at.ply + 2 >= MOST_PLIES {
            self.arena.truncate(base);
            return self.view.worth(&position.evaluate());
        }
        let samples = if at.ply <= FIRST_PLIES { FIRST_SAMPLES } else { SAMPLES }.min(outcomes);
        // A partial Fisher-Yates shuffle draws the sample from all outcomes.
        for sample in 0..samples {
            let left = (outcomes - sample) as u64;
            let drawn = if samples == outcomes { 0 } else { zobrist(0xD1CE + sample as u64) % left };
            self.arena.swap(base + sample, base + sample + drawn as usize);
        }
        self.arena.truncate(base + samples);
        // Actions and ranks are parallel arrays.
        self.ranks.resize(base + samples, Rank { rank: 0, listed: 0 });
        let mark = history.mark();
        let mut sum = 0_i64;
        let mut inner = Window { ply: at.ply + 1, ..at };
        if samples > 1 {
            inner = Window { depth: at.depth - 1, alpha: -INFINITE, beta: INFINITE, ..inner };
        }
        self.path.push(position.key());
        for sample in 0..samples {
            let mut next = *position;
            self.step(&mut next, self.arena[base + sample], history);
            sum += i64::from(self.node(&next, history, inner, limits));
            history.rewind(mark);
        }
        self.path.pop();
        self.arena.truncate(base);
        self.ranks.truncate(base);
        (sum / samples as i64) as i32
    }
}

/// Table scores of sure wins count plies from the stored position; elsewhere they count from the root.
const fn farther(score: i32, ply: usize) -> i32 {
    match score {
        SURE.. => score + ply as i32,
        _ if score <= -SURE => score - ply as i32,
        _ => score,
    }
}

const fn nearer(score: i32, ply: usize) -> i32 {
    match score {
        SURE.. => score - ply as i32,
        _ if score <= -SURE => score + ply as i32,
        _ => score,
    }
}
