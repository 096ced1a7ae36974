//! The search: best-reply search plus, by iterative deepening, for two to four players.
//!
//! One side looks ahead and maximises. Its rivals together minimise what it gets, but between two of its decisions only
//! one of them plays a reply that is searched; the others play what looks best at first sight (BRS+: Esser, Gras, Winands,
//! Schadd and Lanctot, *Improving Best-Reply Search*, 2014). With two sides that is plain alpha-beta. Who maximises is
//! whoever must decide, never the parity of the depth, so that turns of several actions, answers out of turn, and moves at
//! once need nothing special.

mod node;
mod order;
mod quiet;
mod threads;

use std::sync::Arc;

use super::evaluate::Evaluate;
use super::player::Limits;
use super::table::{NoRoom, Table, look_for_room};
use super::view::{SURE, View, WON};
use crate::rules::{
    Action, Decider, Effects, History, Line, MAX_SEATS, Seat, SeatSet, Seating, play_unchecked, zobrist,
};
use order::{KNOWN, Orders};

/// The most actions that are ever looked ahead, quiescence included.
const MOST_PLIES: usize = 96;
/// More than any score.
const INFINITE: i32 = WON + 1;
/// The score of a first action of which nothing is known but that it is not the best.
const UNKNOWN: i32 = 1 - INFINITE;
/// Half the first window round the score of the depth before, in hundredths of a pawn.
const WINDOW: i32 = 40;
/// So often somebody is asked whether to stop.
const ASKED_EVERY: u64 = 256;

/// One of the best actions, and what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The score as the side that must decide sees it, in hundredths of a pawn; from [`SURE`] on a sure win.
    pub score: i32,
    /// What is expected to be played.
    pub actions: Vec<Action>,
}

/// How far a search has come: told after every depth.
#[derive(Clone, Debug)]
pub struct Progress {
    /// How many decisions have been looked ahead.
    pub depth: u32,
    /// How many positions have been looked at.
    pub nodes: u64,
    /// How full the table is, in thousandths.
    pub table: u32,
    /// How many threads search: fewer than were asked for where the system gives no more.
    pub threads: usize,
    /// The best actions with what follows, the best first; as many as were asked for, where there are so many.
    pub best: Vec<Variation>,
}

/// A first action.
#[derive(Copy, Clone, Debug)]
struct Root {
    action: Action,
    score: i32,
    /// The score of the depth before, or the order at first sight.
    before: i32,
}

/// How far and between what a position is looked at.
#[derive(Copy, Clone, Debug)]
struct Window {
    /// How many decisions more.
    depth: i32,
    /// How many actions have been played since the first position.
    ply: usize,
    /// Scores of no more than this are told as no more.
    alpha: i32,
    /// Scores of no less than this are told as no less.
    beta: i32,
    /// Nothing, or one more than the number of the seat that has the one reply.
    reply: u8,
    /// Whether somebody has just let their turn go by.
    passed: bool,
}

impl Window {
    /// Its bounds as whoever decides sees them.
    const fn bounds(self, own: bool) -> (i32, i32) {
        if own { (self.alpha, self.beta) } else { (-self.beta, -self.alpha) }
    }

    /// The window with these bounds, as whoever decides sees them.
    const fn seen(own: bool, low: i32, high: i32, window: Self) -> Self {
        let (alpha, beta) = if own { (low, high) } else { (-high, -low) };
        Self { alpha, beta, ..window }
    }
}

/// How early an action is tried.
#[derive(Copy, Clone, Debug)]
struct Rank {
    rank: i32,
    /// Its place in the list of the game.
    listed: u16,
}

/// What a search remembers, from one action of a game to the next.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    /// Threads that search the same position share it.
    table: Arc<Table>,
    /// Those that search in other threads.
    others: Vec<Self>,
    orders: Orders,
    /// The actions of all positions on the way, one list behind the other, and what order they are tried in.
    arena: Vec<Action>,
    ranks: Vec<Rank>,
    /// The keys of the positions on the way.
    path: Vec<u64>,
    nodes: u64,
    most_nodes: u64,
    halted: bool,
    view: View,
    /// Sets apart what is in the table for another side.
    salt: u64,
    game: core::marker::PhantomData<G>,
}

impl<G: Evaluate> Search<G> {
    /// A search with a table for `2^bits` positions.
    ///
    /// # Errors
    ///
    /// Where there is too little memory.
    pub fn new(bits: u32) -> Result<Self, NoRoom> {
        Self::with(Arc::new(Table::new(bits)?))
    }

    fn with(table: Arc<Table>) -> Result<Self, NoRoom> {
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

    /// Forgets what has been found out.
    pub fn clear(&mut self) {
        self.table.clear();
        self.orders.clear();
        self.others.iter_mut().for_each(|other| other.orders.clear());
    }

    /// From now on the table has places for `2^bits` positions, and so many threads search. What is in another table is
    /// forgotten.
    ///
    /// # Errors
    ///
    /// Where there is too little memory: it keeps what it had, if there is still room for that.
    pub fn equip(&mut self, bits: u32, threads: usize) -> Result<(), NoRoom> {
        let (bits_before, threads_before) = (self.table.bits(), self.others.len() + 1);
        let equipped = self.equip_with(bits, threads);
        if equipped.is_err() && self.equip_with(bits_before, threads_before).is_err() {
            self.others.clear();
        }
        equipped
    }

    /// Where there is too little memory for so many threads, the table is another one already.
    fn equip_with(&mut self, bits: u32, threads: usize) -> Result<(), NoRoom> {
        if self.table.bits() != bits {
            // The old one makes room for the new one.
            self.others.clear();
            self.table = Arc::new(Table::smallest());
            self.table = Arc::new(Table::new(bits)?);
        }
        self.others.truncate(threads.saturating_sub(1));
        look_for_room(threads.saturating_sub(1).saturating_mul(threads::STACK))?;
        while self.others.len() + 1 < threads {
            self.others.try_reserve(1)?;
            self.others.push(Self::with(Arc::clone(&self.table))?);
        }
        Ok(())
    }

    /// Looks for the `lines` best actions for whoever must decide in `line`, which is left as it was. After each depth
    /// `told` hears of it. Nothing where no player must decide.
    ///
    /// With one thread the same `line`, limits in nodes and memory give the same result everywhere. There is always an
    /// action, however tight the limits are. Limits in nodes are those of each thread.
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

    /// Searches one depth after the other, from `first` on.
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
        // A dummy is no player, but has what can be taken.
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
            // One that was looked for last may turn out to be better than one before it.
            roots[..lines].sort_by_key(|root| core::cmp::Reverse(root.score));
            let complete = !self.halted;
            if complete || roots[0].score > UNKNOWN {
                found = self.progress(line, &roots[..lines], depth - u32::from(!complete));
                if complete {
                    told(&found);
                }
            }
            let decided = roots[0].score.abs() >= SURE && depth as i32 > WON - roots[0].score.abs();
            // One action that is asked about alone is looked at as deeply as others.
            let is_forced = roots.len() == 1 && limits.only.is_none();
            if self.halted || is_forced || decided {
                break;
            }
        }
        found.nodes = self.nodes;
        Some(found)
    }

    /// The first actions, in the order in which they look best at first sight.
    fn roots(&mut self, position: &G) -> Vec<Root> {
        position.list(false, &mut self.arena);
        let known = self.known(position, 0);
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

    /// Searches the first actions from `place` on, in a window round the last score that is widened where it must be.
    fn widen(&mut self, line: &mut Line<G>, roots: &mut [Root], place: usize, depth: i32, limits: Limits<'_>) {
        for root in &mut roots[place..] {
            if place == 0 && root.score > UNKNOWN {
                root.before = root.score;
            }
            root.score = -INFINITE;
        }
        let guess = roots[place].before;
        let mut width = if depth >= 4 && guess.abs() < SURE { WINDOW } else { 2 * INFINITE };
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if width < INFINITE {
            (alpha, beta) = (guess - width, guess + width);
        }
        loop {
            let best = self.roots_between(line, &mut roots[place..], depth, alpha, beta, limits);
            // Those that were not better keep the order of the depth before.
            roots[place..].sort_by_key(|root| core::cmp::Reverse(root.score));
            if self.halted || best > alpha && best < beta || width > INFINITE {
                return;
            }
            width = if width > 600 { 2 * INFINITE } else { 4 * width };
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
            let less = i32::from(depth >= 3 && place >= 6) + i32::from(depth >= 5 && place >= 20);
            let mut look = |search: &mut Self, depth, beta| {
                search.node(
                    &next,
                    &mut line.history,
                    Window { depth, ply: 1, alpha, beta, reply: 0, passed: false },
                    &limits,
                )
            };
            let mut score;
            if place == 0 {
                score = look(self, depth - 1, beta);
            } else {
                score = look(self, depth - 1 - less, alpha + 1);
                if score > alpha && less > 0 {
                    score = look(self, depth - 1, alpha + 1);
                }
                if score > alpha && score < beta {
                    score = look(self, depth - 1, beta);
                }
            }
            line.history.rewind(mark);
            self.path.pop();
            if self.halted {
                break;
            }
            // What is no better than the best is only known to be no better.
            root.score = if place == 0 || score > alpha { score } else { UNKNOWN };
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Plays an action.
    #[inline]
    fn step(&mut self, position: &mut G, action: Action, history: &mut History) {
        self.nodes += 1;
        play_unchecked(position, action, history, Effects::unheard());
    }

    fn key(&self, position: &G, reply: u8) -> u64 {
        position.key() ^ self.salt ^ zobrist(u64::from(reply) << 40)
    }

    /// The action that the table has for a position.
    fn known(&self, position: &G, reply: u8) -> Option<Action> {
        let place = self.table.find(self.key(position, reply))?.action?;
        let mut listed = vec![];
        position.list(true, &mut listed);
        listed.get(usize::from(place)).copied()
    }

    /// Whether to stop now.
    #[inline]
    fn must_halt(&mut self, limits: &Limits<'_>) -> bool {
        if self.nodes >= self.most_nodes || self.nodes.is_multiple_of(ASKED_EVERY) && (limits.stop)() {
            self.halted = true;
        }
        self.halted
    }

    /// What is told after a depth.
    fn progress(&mut self, line: &Line<G>, roots: &[Root], depth: u32) -> Progress {
        let best = roots.iter().filter(|root| root.score > UNKNOWN).map(|root| {
            let mut actions = vec![root.action];
            self.follow(line, &mut actions, depth as usize + 4);
            Variation { score: root.score, actions }
        });
        Progress { depth, nodes: self.nodes, table: self.table.fill(), threads: 1, best: best.collect() }
    }

    /// What the table says is played after the first of `actions`.
    fn follow(&self, line: &Line<G>, actions: &mut Vec<Action>, most: usize) {
        let mut line = line.clone();
        line.play_unchecked(actions[0], Effects::unheard());
        let mut reply = 0;
        while actions.len() < most {
            let Some(Decider::Seat(seat)) = line.position.decider() else { return };
            let known = (0..=MAX_SEATS as u8)
                .map(|other| (reply + other) % (MAX_SEATS as u8 + 1))
                .find_map(|reply| Some((reply, self.known(&line.position, reply)?)));
            let Some((now, action)) = known else { return };
            if line.play(action, Effects::unheard()).is_err() {
                return;
            }
            reply = if self.view.own.contains(seat) { 0 } else { now };
            actions.push(action);
        }
    }

    /// Whether more than one rival side is in the game, so that only one of them replies.
    #[inline]
    fn is_crowded(&self, players: SeatSet) -> bool {
        self.view.rivals_among(players) > 1
    }
}
