//! Perpetual check: two players alternate, and one of them checks every time (docs/rules/quad.md, "Other draws").

use super::board::clockwise_after;
use crate::rules::seat::{Seat, SeatSet};

/// The number of checks in a row that makes a draw.
pub(super) const MOST_CHECKS: u8 = 12;

/// A run of checks by one player against another, with only the two moving.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct CheckRun {
    pub(super) checker: Seat,
    pub(super) victim: Seat,
    pub(super) checks: u8,
}

/// The current runs: one, or two if the players check each other.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Perpetual {
    runs: [Option<CheckRun>; 2],
}

impl Perpetual {
    pub(super) fn iter(&self) -> impl Iterator<Item = CheckRun> {
        self.runs.into_iter().flatten()
    }

    fn find(&mut self, checker: Seat, victim: Seat) -> Option<&mut CheckRun> {
        self.runs.iter_mut().flatten().find(|run| (run.checker, run.victim) == (checker, victim))
    }

    fn retain(&mut self, keep: impl Fn(&CheckRun) -> bool) {
        for run in &mut self.runs {
            *run = run.filter(&keep);
        }
        if self.runs[0].is_none() {
            self.runs.swap(0, 1);
        }
    }

    /// Adds a run, if there is space.
    pub(super) fn add(&mut self, run: CheckRun) {
        if let Some(free) = self.runs.iter_mut().find(|run| run.is_none()) {
            *free = Some(run);
        }
    }

    /// `player` has moved: the kings `before` were in check, and the move checked the kings `given`. A move by any
    /// other player breaks a run. Returns the players who draw, if any.
    pub(super) fn note(&mut self, before: SeatSet, player: Seat, given: SeatSet) -> Option<SeatSet> {
        self.retain(|run| match before.contains(run.victim) {
            true => player == run.victim,
            false => player == run.checker && given.contains(run.victim),
        });
        let checks = |seat: &Seat| *seat != player && given.contains(*seat);
        for victim in clockwise_after(player).into_iter().filter(checks) {
            match self.find(player, victim) {
                Some(run) => run.checks += 1,
                None => self.add(CheckRun { checker: player, victim, checks: 1 }),
            }
        }
        let full = self.iter().find(|run| run.checks >= MOST_CHECKS)?;
        Some([full.checker, full.victim].into_iter().collect())
    }

    /// A player has left, so their runs end.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.retain(|run| run.checker != seat && run.victim != seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUTH: Seat = Seat(0);
    const WEST: Seat = Seat(1);
    const EAST: Seat = Seat(3);

    fn set(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    /// One move: the kings in check before it, and those it checks.
    fn step(perpetual: &mut Perpetual, before: &[Seat], player: Seat, given: &[Seat]) -> Option<SeatSet> {
        perpetual.note(set(before), player, set(given))
    }

    #[test]
    fn the_twelfth_check_is_the_last() {
        let mut perpetual = Perpetual::default();
        for _ in 1..MOST_CHECKS {
            assert_eq!(step(&mut perpetual, &[], EAST, &[SOUTH]), None);
            assert_eq!(step(&mut perpetual, &[SOUTH], SOUTH, &[]), None);
        }
        assert_eq!(step(&mut perpetual, &[], EAST, &[SOUTH]), Some(set(&[SOUTH, EAST])));
    }

    #[test]
    fn a_third_player_breaks_the_run() {
        let mut perpetual = Perpetual::default();
        step(&mut perpetual, &[], EAST, &[SOUTH]);
        step(&mut perpetual, &[SOUTH], SOUTH, &[]);
        step(&mut perpetual, &[], WEST, &[]);
        assert_eq!(perpetual, Perpetual::default());
        step(&mut perpetual, &[], EAST, &[SOUTH, WEST]);
        step(&mut perpetual, &[SOUTH, WEST], SOUTH, &[]);
        step(&mut perpetual, &[WEST], WEST, &[]);
        assert_eq!(perpetual, Perpetual::default());
    }

    #[test]
    fn each_may_check_the_other() {
        let mut perpetual = Perpetual::default();
        step(&mut perpetual, &[], EAST, &[SOUTH]);
        step(&mut perpetual, &[SOUTH], SOUTH, &[EAST]);
        step(&mut perpetual, &[EAST], EAST, &[SOUTH]);
        let counts: Vec<_> = perpetual.iter().map(|run| (run.checker, run.checks)).collect();
        assert_eq!(counts, [(EAST, 2), (SOUTH, 1)]);
        // The end of one run does not end the other.
        step(&mut perpetual, &[SOUTH], SOUTH, &[]);
        let counts: Vec<_> = perpetual.iter().map(|run| (run.checker, run.checks)).collect();
        assert_eq!(counts, [(EAST, 2)]);
    }
}
