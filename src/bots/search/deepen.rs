//! Iterative deepening at the root, with aspiration windows.

use super::order::KNOWN;
use super::pvs::{ROOT_REDUCTIONS, principal_variation, reduction};
use super::state::{Progress, Search, Variation};
use super::window::{INFINITE, MOST_PLIES, Window};
use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::bots::view::{SURE, View, WON};
use crate::rules::{Action, Decider, Effects, Line, MAX_SEATS, Seat, SeatSet, zobrist};

/// The score of a root action known only to be no better than the best.
const UNKNOWN: i32 = 1 - INFINITE;
/// Half-width of the aspiration window around the last depth's score, in centipawns.
const WINDOW: i32 = 40;
/// From this depth on, the last depth's score is a good guess.
const WINDOW_DEPTH: i32 = 4;
/// The factor by which a window that the score lies outside is widened, up to which half-width. After that it is open.
const WIDENED: i32 = 4;
const WIDEST: i32 = 600;
/// A root action.
#[derive(Copy, Clone, Debug)]
struct Root {
    action: Action,
    score: i32,
    /// Its score at the previous depth, or its static rank.
    before: i32,
}

impl<G: Evaluate> Search<G> {
    /// Iterative deepening from depth `first` on.
    pub(super) fn deepen(
        &mut self,
        line: &mut Line<G>,
        limits: Limits<'_>,
        lines: usize,
        first: u32,
        told: &mut dyn FnMut(&Progress),
    ) -> Option<Progress> {
        let Some(Decider::Seat(seat)) = line.position.decider() else { return None };
        let seating = line.position.seating();
        // A dummy is no player, but its pieces can be taken. An empty corner has none.
        let has_pieces = |seat| line.position.snapshot().pieces.values().any(|piece| piece.controller == seat);
        let dummies = (0..G::SEATS.len() as u8).map(Seat).filter(|&seat| !seating.has_player(seat) && has_pieces(seat));
        let players = line.position.players().iter().chain(dummies).collect::<SeatSet>();
        self.view = View::of(seat, &seating, G::SEATS.len(), G::STRONGEST).among(players);
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
}
