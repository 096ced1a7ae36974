//! Who loses time in a match, and when.
//!
//! A clock runs for the player who must decide, while they can: not for chance, not while groups are laid before the
//! game, not when it is over, not while it is paused, and not while [`ClockHeld`] says that the table takes no clicks.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeSystems;

use super::saved::{SavedTimes, TimesError};
use super::times::{Clock, Step};
use crate::play::bots::{BotsPaused, Thinking};
use crate::play::intent::PlayAction;
use crate::play::replay::Replay;
use crate::play::session::Session;
use crate::rules::{Action, AnyGame, Decider, Group, Seat};

/// Pause the match, or let it go on. A match without clocks has nothing to pause.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PauseMatch(pub bool);

/// Whether nobody can act just now, so that nobody loses time either: whoever shows the match says so.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ClockHeld(pub bool);

/// A frame that took longer counts as much. Players expect to lose no time while the computer sleeps or the page lies in
/// a background tab, where no frames are drawn; and to lose all of it on a machine that draws few frames a second, for
/// which Bevy's own limit, a quarter of a second, is too short.
const LONGEST_FRAME: Duration = Duration::from_secs(1);

pub(in crate::play) fn plugin(app: &mut App) {
    app.init_resource::<ClockHeld>()
        .add_observer(on_pause_match)
        .add_systems(Startup, |mut time: ResMut<Time<Virtual>>| time.set_max_delta(LONGEST_FRAME))
        // What has passed since the last frame counts by what the players saw in it: before they act in this one.
        .add_systems(First, run_clock.after(TimeSystems));
}

fn on_pause_match(pause: On<PauseMatch>, mut session: ResMut<Session>) {
    let playing = session.position().outcome().is_none();
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
    // What is only looked at again takes nobody's time.
    if held.0 || session.is_paused() || replay.looks_back() {
        return;
    }
    let Some(seat) = session.timed_seat() else { return };
    // Nor do bots lose any by waiting for those who watch.
    let (paused, thinking) = bots;
    if session.bot_at(seat).is_some() && (paused.0 || thinking.has_thought()) {
        return;
    }
    let player = session.timed_player();
    // The match is the same: nobody needs to look at it again.
    let session = session.bypass_change_detection();
    if session.clock_mut().tick(player, time.delta())
        && let Some(action) = session.position().flag_fallen(seat)
    {
        commands.trigger(PlayAction(action));
    }
}

/// Whether the player who must decide lays their groups: the game has not begun.
pub fn is_laying(table: &dyn AnyGame) -> bool {
    table.check(Action::SetUp([Group::Kgb, Group::Cia, Group::Fbi, Group::Fide])).is_ok()
}

/// Whose time runs at `table`.
pub(in crate::play) fn timed_seat(table: &dyn AnyGame) -> Option<Seat> {
    match table.decider() {
        Some(Decider::Seat(seat)) if !is_laying(table) => Some(seat),
        _ => None,
    }
}

impl Session {
    /// Whether the match is paused. One that is over is not.
    pub fn is_paused(&self) -> bool {
        self.clock().is_paused() && self.position().outcome().is_none()
    }

    /// Whose time runs, if time is counted and nothing holds it up.
    pub fn timed_seat(&self) -> Option<Seat> {
        timed_seat(self.position()).filter(|_| self.clock().control().is_limited())
    }

    /// What the player of `seat` has left; nothing where no time is counted.
    pub fn time_left(&self, seat: Seat) -> Option<Duration> {
        self.clock().left(self.player_at(seat))
    }

    pub(in crate::play) fn timed_player(&self) -> Option<usize> {
        self.timed_seat().map(|seat| self.player_at(seat))
    }

    /// Ends the turn for the clock, if the action that has been resolved has ended it.
    pub(in crate::play) fn settle_clock(&mut self) {
        let ends_turn = self.position().turn_begins();
        self.clock_mut().settle(ends_turn);
    }

    /// Gives everybody their full time.
    pub(in crate::play) fn begin_times_anew(&mut self) {
        // No times are never too many.
        let _ = self.restore_times(&SavedTimes::default());
    }

    /// Gives everybody the times of a save.
    ///
    /// # Errors
    ///
    /// Where they cannot be of this match; nothing is changed then.
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
            Step { player, ends_turn }
        });
        let steps: Vec<_> = steps.collect();
        *self.clock_mut() = Clock::restored(control, players, &steps, self.timed_player(), saved)?;
        Ok(())
    }
}
