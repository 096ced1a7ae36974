//! The clocks of a table. Its host measures the time, and tells the table what each decision has taken.

use std::time::Duration;

use super::line::LineFault;
use super::table::Table;
use crate::clock::{Clock, SavedTimes, TimeControl, timed_seat};
use crate::rules::{Action, Record, Seat, tag_value};

/// The clock of a match that begins with this head: without a tag, or with one that cannot be read, time is unlimited.
pub(super) fn clock_of(head: &Record) -> Clock {
    let control = tag_value(&head.tags, TimeControl::TAG).and_then(|control| control.parse().ok()).unwrap_or_default();
    Clock::new(control, head.game.seats().len())
}

impl Table {
    /// The time control of the match.
    pub fn time_control(&self) -> TimeControl {
        self.clock.control()
    }

    /// Whether clocks may run: every seat has had a player, who may be away now.
    pub const fn was_full(&self) -> bool {
        self.was_full
    }

    /// The seat whose time runs, if there is a time limit.
    pub(super) fn timed_seat(&self) -> Option<Seat> {
        timed_seat(&*self.now).filter(|_| self.time_control().is_limited())
    }

    /// The player whose time runs, if there is a time limit. Players are counted by their seats at the start.
    pub fn timed_player(&self) -> Option<usize> {
        self.timed_seat().map(|seat| self.player_at(seat))
    }

    /// The time that a player, as counted at the start, has had left before the decision that is being made; `None`
    /// without a time limit.
    pub fn time_left(&self, player: usize) -> Option<Duration> {
        self.clock.left(player)
    }

    /// What is played when the time of the player to decide has run out; `None` if they play on.
    pub fn flag_fallen(&self) -> Option<Action> {
        self.now.flag_fallen(self.timed_seat()?)
    }

    /// The times of the actions so far, for a save.
    pub fn saved_times(&self) -> SavedTimes {
        self.clock.saved()
    }

    /// The player on a seat, as counted at the start: sides may have been swapped.
    pub(super) fn player_at(&self, seat: Seat) -> usize {
        let swaps = self.record.actions.iter().filter(|&&action| action == Action::Swap).count();
        (seat.index() + swaps) % self.places.len()
    }

    /// The decision that is being made has taken this time.
    pub(super) fn spend(&mut self, millis: u64) -> Result<(), LineFault> {
        let player = self.timed_player().ok_or(LineFault::Time)?;
        self.clock.tick(Some(player), Duration::from_millis(millis));
        Ok(())
    }
}
