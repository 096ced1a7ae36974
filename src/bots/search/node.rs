//! A position on the way.

use super::order::Orders;
use super::{INFINITE, MOST_PLIES, Search};
use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::bots::table::Bound;
use crate::bots::view::SURE;
use crate::rules::{Decider, History, Seat, SeatSet, zobrist};

/// How many outcomes of chance are looked at where it comes right after the first action, and farther on.
const FIRST_SAMPLES: usize = 6;
const SAMPLES: usize = 1;
/// So many positions back the same one is looked for.
const LOOKED_BACK: usize = 12;

/// What a rival may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The side that searches: anything.
    Own,
    /// The only rival, or the one whose reply it is: anything.
    Reply,
    /// A rival: anything, and then nobody else replies; or what looks best at first sight, and then others may.
    Open,
    /// A rival, where another has replied: what looks best at first sight.
    Still,
}

impl<G: Evaluate> Search<G> {
    /// The part of whoever must decide: `reply` is nothing, or one more than the number of the seat whose reply it is.
    #[inline]
    pub(super) fn part(&self, position: &G, seat: Seat, reply: u8) -> Part {
        if self.view.own.contains(seat) {
            Part::Own
        } else if !self.view.has_rivals() || !self.is_crowded(position.players()) || reply == seat.0 + 1 {
            Part::Reply
        } else if reply == 0 {
            Part::Open
        } else {
            Part::Still
        }
    }

    /// The score where nobody of the side must decide any more.
    #[inline]
    pub(super) fn ended(&self, position: &G, ply: usize) -> Option<i32> {
        if let Some(outcome) = position.outcome() {
            return Some(self.view.ending(&outcome, ply));
        }
        if self.view.has_rivals() && self.view.own.0 & position.players().0 == 0 {
            let (shares, per) = self.view.own.iter().map(|seat| position.left_with(seat)).max().unwrap_or((0, 1));
            return Some(self.view.left(shares, per, ply));
        }
        None
    }

    /// The score of a position, `depth` decisions deep, as far as it lies between `alpha` and `beta`.
    pub(super) fn node(
        &mut self,
        position: &G,
        history: &mut History,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        reply: u8,
        limits: &Limits<'_>,
    ) -> i32 {
        if let Some(score) = self.ended(position, ply) {
            return score;
        }
        if self.must_halt(limits) {
            return 0;
        }
        let Some(Decider::Seat(seat)) = position.decider() else {
            return self.chance(position, history, depth, ply, alpha, beta, reply, limits);
        };
        if depth <= 0 || ply + 2 >= MOST_PLIES {
            return self.quiet(position, history, super::quiet::DEPTH, ply, alpha, beta, reply, limits);
        }
        let part = self.part(position, seat, reply);
        if part == Part::Still {
            return self.still(position, history, seat, depth, ply, alpha, beta, reply, limits);
        }
        let reply = if part == Part::Own { 0 } else { reply };
        if !self.view.has_rivals() && self.path.iter().rev().take(LOOKED_BACK).any(|&key| key == position.key()) {
            return self.view.draw();
        }
        if self.view.has_rivals() && history.is_back_at(position.key()) {
            // Who has won must not be led in circles by what the table knows of positions.
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
        // Where nothing is known it is found out with less.
        let depth = if known.is_none() && depth >= 5 { depth - 1 } else { depth };
        self.try_all(position, history, seat, part, known, key, depth, ply, alpha, beta, reply, limits)
    }

    fn try_all(
        &mut self,
        position: &G,
        history: &mut History,
        seat: Seat,
        part: Part,
        known: Option<crate::rules::Action>,
        key: u64,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        reply: u8,
        limits: &Limits<'_>,
    ) -> i32 {
        let own = part == Part::Own;
        // From here on all is seen as whoever decides sees it.
        let (mut low, high) = if own { (alpha, beta) } else { (-beta, -alpha) };
        let floor = low;
        let base = self.arena.len();
        let prey = (!own && self.view.has_rivals()).then_some(self.view.own);
        self.fill(position, seat, known, ply, prey);
        let count = self.arena.len() - base;
        let mark = history.mark();
        let (mut best, mut best_action) = (-INFINITE, None);
        self.path.push(position.key());
        for place in 0..count {
            self.bring_best(base + place);
            let (action, rank) = (self.arena[base + place], self.ranks[base + place]);
            let mut next = *position;
            self.step(&mut next, action, history);
            let passes = part == Part::Open && place == 0;
            let next_reply = match part {
                Part::Own => 0,
                Part::Open if !passes => seat.0 + 1,
                _ => reply,
            };
            let cost = self.cost(&next, passes || count == 1, ply);
            let less = if place < 4 || depth < 3 || cost == 0 || !(Orders::is_quiet(rank) || Orders::is_losing(rank)) {
                0
            } else {
                1 + i32::from(place >= 12) + i32::from(place >= 24 && depth >= 6)
            };
            let mut look = |search: &mut Self, depth: i32, low: i32, high: i32| {
                if own {
                    search.node(&next, history, depth, ply + 1, low, high, next_reply, limits)
                } else {
                    -search.node(&next, history, depth, ply + 1, -high, -low, next_reply, limits)
                }
            };
            let mut score;
            if place == 0 {
                score = look(self, depth - cost, low, high);
            } else {
                score = look(self, depth - cost - less, low, low + 1);
                if score > low && less > 0 {
                    score = look(self, depth - cost, low, low + 1);
                }
                if score > low && score < high {
                    score = look(self, depth - cost, low, high);
                }
            }
            history.rewind(mark);
            if self.halted {
                break;
            }
            if score > best {
                best = score;
                if score > low {
                    (low, best_action) = (score, Some(action));
                }
            }
            if low >= high {
                if !Orders::is_losing(rank) && !position.stake(action).noisy {
                    self.orders.praise(seat, action, &self.arena[base..base + place], depth, ply);
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
        let bound = match (best > floor, best >= high) {
            (true, false) => Bound::Exact,
            (true, true) if own => Bound::Least,
            (false, _) if !own => Bound::Least,
            _ => Bound::Most,
        };
        let score = if own { best } else { -best };
        self.table.note(key, farther(score, ply), best_action, depth, bound);
        score
    }

    /// Appends all actions with their ranks.
    pub(super) fn fill(
        &mut self,
        position: &G,
        seat: Seat,
        known: Option<crate::rules::Action>,
        ply: usize,
        prey: Option<SeatSet>,
    ) {
        let base = self.arena.len();
        position.list(true, &mut self.arena);
        for place in base..self.arena.len() {
            let rank = self.orders.rank(position, seat, self.arena[place], known, ply, prey);
            self.ranks.push(rank);
        }
    }

    /// Brings the best of the actions from `place` on to that place.
    #[inline]
    pub(super) fn bring_best(&mut self, place: usize) {
        let rest = &self.ranks[place..];
        let mut best = 0;
        for (at, rank) in rest.iter().enumerate() {
            if *rank > rest[best] {
                best = at;
            }
        }
        self.arena.swap(place, place + best);
        self.ranks.swap(place, place + best);
    }

    /// What a decision costs of the depth: nothing where there was no choice, or others may still reply.
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

    /// The action of `seat` that looks best at first sight is played.
    fn still(
        &mut self,
        position: &G,
        history: &mut History,
        seat: Seat,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        reply: u8,
        limits: &Limits<'_>,
    ) -> i32 {
        let Some(next) = self.play_at_first_sight(position, history, seat) else {
            return self.view.worth(&position.evaluate());
        };
        self.path.push(position.key());
        let score = self.node(&next.0, history, depth, ply + 1, alpha, beta, reply, limits);
        self.path.pop();
        history.rewind(next.1);
        score
    }

    /// The position after the action that looks best at first sight, and where the history was before.
    pub(super) fn play_at_first_sight(
        &mut self,
        position: &G,
        history: &mut History,
        seat: Seat,
    ) -> Option<(G, crate::rules::Mark)> {
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

    /// Chance decides: the mean of some outcomes, the same for all positions that are so deep.
    fn chance(
        &mut self,
        position: &G,
        history: &mut History,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        reply: u8,
        limits: &Limits<'_>,
    ) -> i32 {
        let base = self.arena.len();
        position.list(true, &mut self.arena);
        let outcomes = self.arena.len() - base;
        if outcomes == 0 || ply + 2 >= MOST_PLIES {
            self.arena.truncate(base);
            return self.view.worth(&position.evaluate());
        }
        let samples = if ply <= 2 { FIRST_SAMPLES } else { SAMPLES }.min(outcomes);
        let place = |sample: usize| base + (zobrist(0xD1CE + sample as u64) % outcomes as u64) as usize;
        let drawn: [_; FIRST_SAMPLES] = core::array::from_fn(|sample| self.arena[place(sample)]);
        self.arena.truncate(base);
        let mark = history.mark();
        let mut sum = 0_i64;
        self.path.push(position.key());
        for &action in &drawn[..samples] {
            let mut next = *position;
            self.step(&mut next, action, history);
            let (low, high) = if samples == 1 { (alpha, beta) } else { (-INFINITE, INFINITE) };
            let depth = if samples == 1 { depth } else { depth - 1 };
            sum += i64::from(self.node(&next, history, depth, ply + 1, low, high, reply, limits));
            history.rewind(mark);
        }
        self.path.pop();
        (sum / samples as i64) as i32
    }
}

/// A sure win counts from the position in the table, and from the root elsewhere.
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
