//! In which order actions are tried: what was best before, what wins most, what has been good elsewhere.

use super::MOST_PLIES;
use crate::bots::evaluate::Evaluate;
use crate::bots::table::NoRoom;
use crate::rules::{Action, MAX_SEATS, Seat, SeatSet, Square};

/// The action that the table has.
pub(super) const KNOWN: i32 = 1 << 30;
/// What takes something and does not lose by it.
const TAKES: i32 = 1 << 24;
/// What takes something of those who are looked at first.
const TAKES_PREY: i32 = 1 << 25;
/// What has just been good in a like place.
const KILLER: i32 = 1 << 20;
/// The most that past success counts.
const MOST_PAST: i32 = 16_000;
/// Squares that a name can mean: 14 files, 17 ranks.
const SQUARES: usize = 17 * 16;

/// What a search remembers of quiet actions that have been good.
#[derive(Clone, Debug)]
pub(super) struct Orders {
    killers: [[Option<Action>; 2]; MOST_PLIES],
    /// For each seat, and where a thing goes from and to.
    past: Vec<i16>,
}

impl Orders {
    /// # Errors
    ///
    /// Where there is too little memory.
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

    /// A new search begins.
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

    /// How early an action of `seat` is to be tried. Where `prey` are given, what takes of theirs comes first.
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

    /// Whether an action of this rank is quiet: nothing is known of it but the past.
    pub(super) const fn is_quiet(rank: i32) -> bool {
        rank < KILLER && rank > -KILLER
    }

    /// Whether it takes something in an exchange that loses.
    pub(super) const fn is_losing(rank: i32) -> bool {
        rank < -KILLER
    }

    /// How good an action looks to `seat` at first sight.
    #[inline]
    pub(super) fn first_sight<G: Evaluate>(&self, position: &G, seat: Seat, action: Action) -> i32 {
        let stake = position.stake(action);
        if stake.noisy && stake.gain != 0 { stake.gain * 1024 } else { self.past(seat, action) / 8 + stake.gain * 16 }
    }

    /// A quiet action was good enough to try no other; those in `before` were not.
    pub(super) fn praise(&mut self, seat: Seat, action: Action, before: &[Action], depth: i32, ply: usize) {
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
            // The nearer to the most, the less is added.
            self.past[place] = (past + bonus - past * bonus.abs() / MOST_PAST) as i16;
        }
    }
}
