//! Move ordering: the table move first, then captures by gain, killer moves, and the history heuristic.

use super::window::MOST_PLIES;
use crate::bots::evaluate::Evaluate;
use crate::bots::table::NoRoom;
use crate::rules::{Action, MAX_SEATS, Seat, SeatSet, Square};

/// The rank of the table move.
pub(super) const KNOWN: i32 = 1 << 30;
/// The base rank of captures that do not lose material.
const TAKES: i32 = 1 << 24;
/// The base rank of such captures from the players whose pieces are tried first.
const TAKES_PREY: i32 = 1 << 25;
/// The rank of killer moves.
const KILLER: i32 = 1 << 20;
/// The limit of history scores.
const MOST_PAST: i32 = 16_000;
/// The number of possible squares: 17 ranks with 16 numbers each, of which 14 files are used.
const SQUARES: usize = 17 * 16;

/// Killer moves and history scores.
#[derive(Clone, Debug)]
pub(super) struct Orders {
    killers: [[Option<Action>; 2]; MOST_PLIES],
    /// History scores by seat, origin and destination.
    past: Vec<i16>,
}

impl Orders {
    /// # Errors
    ///
    /// Where memory runs out.
    pub(super) fn new() -> Result<Self, NoRoom> {
        let count = MAX_SEATS * SQUARES * SQUARES;
        let mut past = Vec::new();
        past.try_reserve_exact(count)?;
        past.resize(count, 0);
        Ok(Self { killers: [[None; 2]; MOST_PLIES], past })
    }

    pub(super) fn clear(&mut self) {
        self.killers = [[None; 2]; MOST_PLIES];
        self.past.fill(0);
    }

    /// Prepares for a new search: drops the killers and ages the history.
    pub(super) fn fade(&mut self) {
        self.killers = [[None; 2]; MOST_PLIES];
        for past in &mut self.past {
            *past /= 4;
        }
    }

    fn place(seat: Seat, action: Action) -> Option<usize> {
        let number = |square: Square| usize::from(square.rank) * 16 + usize::from(square.file);
        let (from, to) = match action {
            Action::Place { kind, square } => (kind.letter() as usize, number(square)),
            _ => action.squares().map(|(from, to)| (number(from), number(to)))?,
        };
        Some(((seat.index() & 3) * SQUARES + from % SQUARES) * SQUARES + to % SQUARES)
    }

    fn past(&self, seat: Seat, action: Action) -> i32 {
        Self::place(seat, action).map_or(0, |place| i32::from(self.past[place]))
    }

    /// The move-ordering rank of an action of `seat`. If `prey` is given, captures from these seats come first.
    #[inline]
    pub(super) fn rank<G: Evaluate>(
        &self,
        position: &G,
        seat: Seat,
        action: Action,
        ply: usize,
        prey: Option<SeatSet>,
    ) -> i32 {
        let stake = position.stake(action);
        if stake.noisy {
            let first = prey.is_some_and(|prey| prey.0 & stake.against.0 != 0);
            return match () {
                () if stake.gain < 0 => stake.gain - TAKES,
                () if first => TAKES_PREY + stake.gain,
                () => TAKES + stake.gain,
            };
        }
        match &self.killers[ply] {
            [Some(first), _] if *first == action => KILLER + 1,
            [_, Some(second)] if *second == action => KILLER,
            _ => self.past(seat, action) + 16 * stake.gain,
        }
    }

    /// Whether an action of this rank is quiet, and no killer.
    pub(super) const fn is_quiet(rank: i32) -> bool {
        rank < KILLER && rank > -KILLER
    }

    /// Whether it is a capture that loses material.
    pub(super) const fn is_losing(rank: i32) -> bool {
        rank < -KILLER
    }

    /// The static score of an action for `seat`, which decides the moves of rivals without a searched reply.
    #[inline]
    pub(super) fn first_sight<G: Evaluate>(&self, position: &G, seat: Seat, action: Action) -> i32 {
        let stake = position.stake(action);
        if stake.noisy && stake.gain != 0 { stake.gain * 1024 } else { self.past(seat, action) / 8 + stake.gain * 16 }
    }

    /// Rewards a quiet action that caused a cutoff; those in `before`, tried earlier, are penalised.
    pub(super) fn record_cutoff(&mut self, seat: Seat, action: Action, before: &[Action], depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let bonus = (depth * depth * 8).min(1200);
        self.credit(seat, action, bonus);
        for &other in before {
            self.credit(seat, other, -bonus / 2);
        }
    }

    fn credit(&mut self, seat: Seat, action: Action, bonus: i32) {
        if let Some(place) = Self::place(seat, action) {
            let past = i32::from(self.past[place]);
            // Gravity: the closer to the limit, the smaller the update.
            self.past[place] = (past + bonus - past * bonus.abs() / MOST_PAST) as i16;
        }
    }
}
