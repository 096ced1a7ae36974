//! Runs the clocks of a match.
//!
//! A clock runs for the player to decide while they can act: not for chance, not during a hidden set-up, not after the
//! end, not in a pause, and not while [`ClockHeld`] says that the table takes no clicks.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeSystems;

use super::timed::{ClockHeld, PauseMatch};
use crate::clock::{Clock, ClockStep, SavedTimes, TimesError, timed_seat};
use crate::play::bots::{BotsPaused, Thinking};
use crate::play::intent::PlayAction;
use crate::play::replay::Replay;
use crate::play::session::Session;
use crate::rules::{Action, Seat};

/// A longer frame counts as this long. No time is lost while the computer sleeps or the page is in a background tab,
/// since no frames are drawn then. But all time must count on a machine with few frames per second, for which Bevy's
/// own limit of a quarter of a second is too short.
pub(crate) const LONGEST_FRAME: Duration = Duration::from_secs(1);

pub(in crate::play) fn plugin(app: &mut App) {
    app.init_resource::<ClockHeld>()
        .add_observer(on_pause_match)
        .add_systems(Startup, |mut time: ResMut<Time<Virtual>>| time.set_max_delta(LONGEST_FRAME))
        // The time since the last frame belongs to what the players saw in it, so it is counted before they act in this
        // one.
        .add_systems(First, run_clock.after(TimeSystems));
}

fn on_pause_match(pause: On<PauseMatch>, mut session: ResMut<Session>) {
    // No player of several stops the others' time.
    let playing = session.position().outcome().is_none() && !session.is_together();
    session.clock_mut().pause(pause.0 && playing);
}

fn run_clock(
    time: Res<Time>,
    held: Res<ClockHeld>,
    replay: Res<Replay>,
    bots: (Res<BotsPaused>, Res<Thinking>),
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    // A review costs no time. At a table of several screens, its host counts.
    if session.is_together() || held.0 || session.is_paused() || replay.looks_back() {
        return;
    }
    let Some(seat) = session.timed_seat() else { return };
    // Bots lose no time either while they wait for the animations.
    let (paused, thinking) = bots;
    if session.bot_at(seat).is_some() && (paused.0 || thinking.has_thought()) {
        return;
    }
    let player = session.timed_player();
    // Ticking is not reported as a change, since the match stays the same.
    let session = session.bypass_change_detection();
    if session.clock_mut().tick(player, time.delta())
        && let Some(action) = session.position().flag_fallen(seat)
    {
        commands.trigger(PlayAction(action));
    }
}

impl Session {
    /// Whether the match is paused. A finished match is not.
    pub fn is_paused(&self) -> bool {
        self.clock().is_paused() && self.position().outcome().is_none()
    }

    /// The player whose time runs, if there is a time limit. Pauses are not considered.
    pub fn timed_seat(&self) -> Option<Seat> {
        timed_seat(self.position()).filter(|_| self.clock().control().is_limited())
    }

    /// The time left for the player of `seat`; `None` without a time limit.
    pub fn time_left(&self, seat: Seat) -> Option<Duration> {
        self.clock().left(self.player_at(seat))
    }

    pub(in crate::play) fn timed_player(&self) -> Option<usize> {
        self.timed_seat().map(|seat| self.player_at(seat))
    }

    /// Ends the turn for the clock, if the resolved action has ended it.
    pub(in crate::play) fn settle_clock(&mut self) {
        let ends_turn = self.position().turn_begins();
        self.clock_mut().settle(ends_turn);
    }

    /// Resets all players to their full time.
    pub(in crate::play) fn begin_times_anew(&mut self) {
        // An empty list never has too many times.
        let _ = self.restore_times(&SavedTimes::default());
    }

    /// Restores the times of a save.
    ///
    /// # Errors
    ///
    /// If they cannot belong to this match. Nothing changes then.
    pub(in crate::play) fn restore_times(&mut self, saved: &SavedTimes) -> Result<(), TimesError> {
        let control = self.setup().time;
        let players = self.setup().game.seats().len();
        let after = self.played().iter().map(|played| played.begins_turn).skip(1);
        let after = after.chain([self.position().turn_begins()]);
        let mut swaps = 0;
        let steps = self.played().iter().zip(after).map(|(played, ends_turn)| {
            let seat = played.timed.filter(|_| control.is_limited());
            let player = seat.map(|seat| (seat.index() + swaps) % players);
            swaps += usize::from(played.action == Action::Swap);
            ClockStep { player, ends_turn }
        });
        let steps: Vec<_> = steps.collect();
        *self.clock_mut() = Clock::restored(control, players, &steps, self.timed_player(), saved)?;
        Ok(())
    }
}
