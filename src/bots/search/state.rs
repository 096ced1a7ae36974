//! The state of a search.

use std::sync::Arc;

use super::order::Orders;
use super::window::{MOST_PLIES, Rank};
use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::bots::table::{NoRoom, TranspositionTable};
use crate::bots::view::View;
use crate::rules::{Action, Effects, History, Seat, SeatSet, Seating, play_unchecked, zobrist};

/// Poll the stop flag every 256 nodes.
const ASKED_EVERY: u64 = 256;

/// One of the best actions, with its principal variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The score for the side to move, in centipawns; from [`SURE`](crate::bots::SURE) on, a sure win.
    pub score: i32,
    /// The principal variation.
    pub actions: Vec<Action>,
}

/// Search progress, reported after each depth.
#[derive(Clone, Default, Debug)]
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

/// The state of a search, kept from one move of a game to the next.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    /// The transposition table, shared by all threads.
    pub(super) table: Arc<TranspositionTable>,
    /// The searches of the helper threads.
    pub(super) others: Vec<Self>,
    pub(super) orders: Orders,
    /// A stack with the action lists of all positions on the current path; `ranks` runs parallel to it.
    pub(super) arena: Vec<Action>,
    pub(super) ranks: Vec<Rank>,
    /// The keys of the positions on the current path.
    pub(super) path: Vec<u64>,
    pub(super) nodes: u64,
    pub(super) most_nodes: u64,
    pub(super) halted: bool,
    pub(super) view: View,
    /// XOR mask of the keys, so that entries for another side's point of view never match.
    pub(super) salt: u64,
    pub(super) game: core::marker::PhantomData<G>,
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

    pub(super) fn with(table: Arc<TranspositionTable>) -> Result<Self, NoRoom> {
        let nobody = View::of(Seat(0), &Seating::each(G::SEATS.len()), G::SEATS.len(), G::STRONGEST);
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

    /// Plays an action and counts the node.
    #[inline]
    pub(super) fn step(&mut self, position: &mut G, action: Action, history: &mut History) {
        self.nodes += 1;
        play_unchecked(position, action, history, Effects::ignored());
    }

    pub(super) fn key(&self, position: &G, reply: Option<Seat>) -> u64 {
        position.key() ^ self.salt ^ zobrist(reply.map_or(0, |seat| u64::from(seat.0) + 1) << 40)
    }

    /// The best action that the table has for a position.
    pub(super) fn known(&self, position: &G, reply: Option<Seat>) -> Option<Action> {
        let place = self.table.find(self.key(position, reply))?.action?;
        let mut listed = vec![];
        position.list(true, &mut listed);
        listed.get(usize::from(place)).copied()
    }

    /// Whether the search must stop now.
    #[inline]
    pub(super) fn must_halt(&mut self, limits: &Limits<'_>) -> bool {
        if self.nodes >= self.most_nodes || self.nodes.is_multiple_of(ASKED_EVERY) && (limits.stop)() {
            self.halted = true;
        }
        self.halted
    }

    /// Whether two or more rival sides are in the game, so that only one of them replies.
    #[inline]
    pub(super) fn is_crowded(&self, players: SeatSet) -> bool {
        self.view.rivals_among(players) > 1
    }
}
