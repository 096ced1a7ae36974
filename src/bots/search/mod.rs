//! The search: best-reply search plus, by iterative deepening, for two to four players.
//!
//! One side looks ahead and maximises; its rivals together minimise its score. Between two of its decisions, only one
//! rival plays a reply that is searched, and the others play the move that looks best statically (BRS+: Esser, Gras,
//! Winands, Schadd and Lanctot, *Improving Best-Reply Search*, 2014). With two sides this is plain alpha-beta. The
//! player to move maximises, whatever the parity of the depth, so that two-action turns, replies out of turn and forced
//! moves need no special handling.

mod node;
mod order;
mod pvs;
mod quiet;
mod threads;

use std::sync::Arc;

use super::evaluate::Evaluate;
use super::player::Limits;
use super::table::{NoRoom, TranspositionTable, look_for_room};
use super::view::{SURE, View, WON};
use crate::rules::{
    Action, Decider, Effects, History, Line, MAX_SEATS, Seat, SeatSet, Seating, play_unchecked, zobrist,
};
use node::Part;
use order::{KNOWN, Orders};
use pvs::{ROOT_REDUCTIONS, principal_variation, reduction};

/// Maximum search depth in plies, quiescence included.
const MOST_PLIES: usize = 96;
/// Greater than any score.
const INFINITE: i32 = WON + 1;
/// The score of a root action known only to be no better than the best.
const UNKNOWN: i32 = 1 - INFINITE;
/// Half-width of the aspiration window around the last depth's score, in centipawns.
const WINDOW: i32 = 40;
/// From this depth on, the last depth's score is a good guess.
const WINDOW_DEPTH: i32 = 4;
/// The factor by which a window that the score lies outside is widened, up to which half-width. After that it is open.
const WIDENED: i32 = 4;
const WIDEST: i32 = 600;
/// Poll the stop flag every 256 nodes.
const ASKED_EVERY: u64 = 256;

/// One of the best actions, with its principal variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The score for the side to move, in centipawns; from [`SURE`] on, a sure win.
    pub score: i32,
    /// The principal variation.
    pub actions: Vec<Action>,
}

/// Search progress, reported after each depth.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The depth reached, in decisions.
    pub depth: u32,
    /// Nodes searched.
    pub nodes: u64,
    /// Transposition table usage in thousandths.
    pub table: u32,
    /// Number of search threads: fewer than requested if the system provides no more.
    pub threads: usize,
    /// The best lines, best first: as many as requested, if there are that many.
    pub best: Vec<Variation>,
}

/// A root action.
#[derive(Copy, Clone, Debug)]
struct Root {
    action: Action,
    score: i32,
    /// Its score at the previous depth, or its static rank.
    before: i32,
}

/// The remaining depth and the alpha-beta window for a node.
#[derive(Copy, Clone, Debug)]
struct Window {
    /// Remaining depth, in decisions.
    depth: i32,
    /// Distance from the root in plies.
    ply: usize,
    /// Lower bound: scores at or below it fail low.
    alpha: i32,
    /// Upper bound: scores at or above it fail high.
    beta: i32,
    /// The seat whose reply is searched, once one has been chosen.
    reply: Option<Seat>,
    /// Whether the last move was a null move.
    passed: bool,
}

impl Window {
    /// Its bounds from the point of view of the player to move.
    fn bounds(self, part: Part) -> (i32, i32) {
        if part == Part::Own { (self.alpha, self.beta) } else { (-self.beta, -self.alpha) }
    }

    /// The window with the given bounds, which are those of the player to move.
    fn seen(part: Part, low: i32, high: i32, window: Self) -> Self {
        let (alpha, beta) = if part == Part::Own { (low, high) } else { (-high, -low) };
        Self { alpha, beta, ..window }
    }
}

/// An action's rank in move ordering.
#[derive(Copy, Clone, Debug)]
struct Rank {
    rank: i32,
    /// Its index in the game's list of actions.
    listed: u16,
}

/// The state of a search, kept from one move of a game to the next.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    /// The transposition table, shared by all threads.
    table: Arc<TranspositionTable>,
    /// The searches of the helper threads.
    others: Vec<Self>,
    orders: Orders,
    /// A stack with the action lists of all positions on the current path; `ranks` runs parallel to it.
    arena: Vec<Action>,
    ranks: Vec<Rank>,
    /// The keys of the positions on the current path.
    path: Vec<u64>,
    nodes: u64,
    most_nodes: u64,
    halted: bool,
    view: View,
    /// XOR mask of the keys, so that entries for another side's point of view never match.
    salt: u64,
    game: core::marker::PhantomData<G>,
}

impl<G: Evaluate> Search<G> {
    /// A search with a table of `2^bits` entries.
    ///
    /// # Errors
    ///
    /// Where memory runs out.
    pub fn new(bits: u32) -> Result<Self, NoRoom> {
        Self::with(Arc::new(TranspositionTable::new(bits)?))
    }

    fn with(table: Arc<TranspositionTable>) -> Result<Self, NoRoom> {
        let nobody = View::of(Seat(0), &Seating::each(G::SEATS.len()), G::SEATS.len());
        Ok(Self {
            table,
            others: Vec::new(),
            orders: Orders::new()?,
            arena: Vec::with_capacity(4096),
            ranks: Vec::with_capacity(4096),
            path: Vec::with_capacity(MOST_PLIES),
            nodes: 0,
            most_nodes: 0,
            halted: false,
            view: nobody,
            salt: 0,
            game: core::marker::PhantomData,
        })
    }

    /// Clears the table and the move-ordering tables.
    pub fn clear(&mut self) {
        self.table.clear();
        self.orders.clear();
        self.others.iter_mut().for_each(|other| other.orders.clear());
    }

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
        look_for_room(threads.saturating_sub(1).saturating_mul(threads::STACK))?;
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
            threads::run(self, &mut others, line, limits, lines, told)
        };
        self.others = others;
        found
    }

    /// Iterative deepening from depth `first` on.
    fn deepen(
        &mut self,
        line: &mut Line<G>,
        limits: Limits<'_>,
        lines: usize,
        first: u32,
        told: &mut dyn FnMut(&Progress),
    ) -> Option<Progress> {
        let Some(Decider::Seat(seat)) = line.position.decider() else { return None };
        let seating = line.position.seating();
        // A dummy is no player, but its pieces can be taken.
        let dummies = (0..G::SEATS.len()).filter(|&seat| seating.sides[seat].is_empty()).map(|seat| Seat(seat as u8));
        let players = line.position.players().iter().chain(dummies).collect::<SeatSet>();
        self.view = View::of(seat, &seating, G::SEATS.len()).among(players);
        self.salt = zobrist(0xB075_0000 | u64::from(players.0) << 8 | u64::from(self.view.own.0));
        (self.nodes, self.most_nodes, self.halted) = (0, limits.nodes.max(1), false);
        self.orders.fade();
        self.arena.clear();
        self.ranks.clear();
        self.path.clear();
        let mut roots = self.roots(&line.position);
        roots.retain(|root| limits.only.is_none_or(|only| only == root.action));
        let lines = lines.clamp(1, roots.len().max(1));
        let listed = roots.first()?.action;
        let mut found = Progress {
            depth: 0,
            nodes: 0,
            table: 0,
            threads: 1,
            best: vec![Variation { score: self.view.worth(&line.position.evaluate()), actions: vec![listed] }],
        };
        let deepest = limits.depth.clamp(1, MOST_PLIES as u32 / 2);
        for depth in first.min(deepest)..=deepest {
            for place in 0..lines {
                self.widen(line, &mut roots, place, depth as i32, limits);
                if self.halted {
                    break;
                }
            }
            // A later line may turn out better than an earlier one.
            roots[..lines].sort_by_key(|root| core::cmp::Reverse(root.score));
            let complete = !self.halted;
            if complete || roots[0].score > UNKNOWN {
                found = self.progress(line, &roots[..lines], depth - u32::from(!complete));
                if complete {
                    told(&found);
                }
            }
            let decided = roots[0].score.abs() >= SURE && depth as i32 > WON - roots[0].score.abs();
            // A forced move ends the search at once; a move that is judged alone is searched to full depth.
            let is_forced = roots.len() == 1 && limits.only.is_none();
            if self.halted || is_forced || decided {
                break;
            }
        }
        found.nodes = self.nodes;
        Some(found)
    }

    /// The root actions, in static order.
    fn roots(&mut self, position: &G) -> Vec<Root> {
        position.list(false, &mut self.arena);
        let known = self.known(position, None);
        let (seat, prey) = (position.turn(), None);
        let mut roots: Vec<_> = (0..self.arena.len())
            .map(|place| {
                let action = self.arena[place];
                let before =
                    if known == Some(action) { KNOWN } else { self.orders.rank(position, seat, action, 0, prey) };
                Root { action, score: -INFINITE, before }
            })
            .collect();
        roots.sort_by_key(|root| core::cmp::Reverse(root.before));
        self.arena.clear();
        roots
    }

    /// Searches the root actions from `place` on, widening the aspiration window on a fail low or high.
    fn widen(&mut self, line: &mut Line<G>, roots: &mut [Root], place: usize, depth: i32, limits: Limits<'_>) {
        for root in &mut roots[place..] {
            if place == 0 && root.score > UNKNOWN {
                root.before = root.score;
            }
            root.score = -INFINITE;
        }
        let guess = roots[place].before;
        let mut width = if depth >= WINDOW_DEPTH && guess.abs() < SURE { WINDOW } else { 2 * INFINITE };
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if width < INFINITE {
            (alpha, beta) = (guess - width, guess + width);
        }
        loop {
            let best = self.roots_between(line, &mut roots[place..], depth, alpha, beta, limits);
            // Moves that failed low keep the order of the previous depth.
            roots[place..].sort_by_key(|root| core::cmp::Reverse(root.score));
            if self.halted || best > alpha && best < beta || width > INFINITE {
                return;
            }
            width = if width > WIDEST { 2 * INFINITE } else { WIDENED * width };
            if best <= alpha {
                alpha = (guess - width).max(-INFINITE);
            } else {
                beta = (guess + width).min(INFINITE);
            }
        }
    }

    fn roots_between(
        &mut self,
        line: &mut Line<G>,
        roots: &mut [Root],
        depth: i32,
        mut alpha: i32,
        beta: i32,
        limits: Limits<'_>,
    ) -> i32 {
        let mark = line.history.mark();
        let mut best = -INFINITE;
        for (place, root) in roots.iter_mut().enumerate() {
            let mut next = line.position;
            self.path.push(line.position.key());
            self.step(&mut next, root.action, &mut line.history);
            let less = reduction(&ROOT_REDUCTIONS, place, depth);
            let score = principal_variation(place, (depth - 1, less), (alpha, beta), |depth, alpha, beta| {
                let at = Window { depth, ply: 1, alpha, beta, reply: None, passed: false };
                self.node(&next, &mut line.history, at, &limits)
            });
            line.history.rewind(mark);
            self.path.pop();
            if self.halted {
                break;
            }
            // A move that fails low is only known to be no better than the best.
            root.score = if place == 0 || score > alpha { score } else { UNKNOWN };
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Plays an action and counts the node.
    #[inline]
    fn step(&mut self, position: &mut G, action: Action, history: &mut History) {
        self.nodes += 1;
        play_unchecked(position, action, history, Effects::ignored());
    }

    fn key(&self, position: &G, reply: Option<Seat>) -> u64 {
        position.key() ^ self.salt ^ zobrist(reply.map_or(0, |seat| u64::from(seat.0) + 1) << 40)
    }

    /// The best action that the table has for a position.
    fn known(&self, position: &G, reply: Option<Seat>) -> Option<Action> {
        let place = self.table.find(self.key(position, reply))?.action?;
        let mut listed = vec![];
        position.list(true, &mut listed);
        listed.get(usize::from(place)).copied()
    }

    /// Whether the search must stop now.
    #[inline]
    fn must_halt(&mut self, limits: &Limits<'_>) -> bool {
        if self.nodes >= self.most_nodes || self.nodes.is_multiple_of(ASKED_EVERY) && (limits.stop)() {
            self.halted = true;
        }
        self.halted
    }

    /// The report after a depth.
    fn progress(&mut self, line: &Line<G>, roots: &[Root], depth: u32) -> Progress {
        let best = roots.iter().filter(|root| root.score > UNKNOWN).map(|root| {
            let mut actions = vec![root.action];
            self.follow(line, &mut actions, depth as usize + 4);
            Variation { score: root.score, actions }
        });
        Progress { depth, nodes: self.nodes, table: self.table.fill(), threads: 1, best: best.collect() }
    }

    /// Extends the variation with best moves from the table.
    fn follow(&self, line: &Line<G>, actions: &mut Vec<Action>, most: usize) {
        let mut line = line.clone();
        line.play_unchecked(actions[0], Effects::ignored());
        let replies = core::iter::once(None).chain((0..MAX_SEATS as u8).map(|seat| Some(Seat(seat)))).cycle();
        let mut reply = None;
        while actions.len() < most {
            let Some(Decider::Seat(seat)) = line.position.decider() else { return };
            // The entry may have been stored under another reply: look under the current one first.
            let mut replies = replies.clone().skip_while(|&other| other != reply).take(MAX_SEATS + 1);
            let known = replies.find_map(|reply| Some((reply, self.known(&line.position, reply)?)));
            let Some((now, action)) = known else { return };
            if line.play(action, Effects::ignored()).is_err() {
                return;
            }
            reply = if self.view.own.contains(seat) { None } else { now };
            actions.push(action);
        }
    }

    /// Whether two or more rival sides are in the game, so that only one of them replies.
    #[inline]
    fn is_crowded(&self, players: SeatSet) -> bool {
        self.view.rivals_among(players) > 1
    }
}
