//! The players' times, now and before each action. The passing time is passed in.

use std::time::Duration;

use super::control::TimeControl;
use super::saved::{SavedTimes, TimesError};

/// The clock of a match.
///
/// Times are part of the history. An undo gives all players the time that they had in the earlier position, including
/// the thinking about what was undone. A redo takes as long as the action took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    paused: bool,
    now: Times,
    /// The time spent so far on the current decision.
    thinking: Duration,
    /// The times at each position of the match, from the first to the current one.
    marks: Vec<Times>,
    /// The duration of each of the last actions. Earlier ones, from a record without times, neither took time nor
    /// brought any.
    counted: Vec<Duration>,
    /// The duration of each undone action, if it was counted, the next one to redo last.
    undone: Vec<Option<Duration>>,
    /// The player who decided the action that is being resolved.
    mover: Option<usize>,
    /// The player whose time has run since the current position arose.
    thinker: Option<usize>,
    /// During a review: who was thinking before it, and for how long.
    ahead: Option<(Option<usize>, Duration)>,
}

/// A time in whole milliseconds.
pub fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The times at one moment. Players are counted in their order at the start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Times {
    left: Vec<Duration>,
    /// The player whose turn it is, once a player has decided in it.
    owner: Option<usize>,
}

impl Times {
    fn spend(&mut self, player: Option<usize>, spent: Duration) {
        if let Some(left) = player.and_then(|player| self.left.get_mut(player)) {
            *left = left.saturating_sub(spent);
        }
    }

    /// A player whose time has run out gets no more.
    fn end_turn(&mut self, control: TimeControl) {
        let owner = self.owner.take();
        let with_time = |left: &&mut Duration| !left.is_zero();
        match control {
            TimeControl::Unlimited => {}
            TimeControl::PerTurn { .. } => {
                self.left.iter_mut().filter(with_time).for_each(|left| *left = control.at_start());
            }
            TimeControl::Bank { increment, .. } => {
                let left = owner.and_then(|owner| self.left.get_mut(owner)).filter(with_time);
                left.into_iter().for_each(|left| *left += Duration::from_secs(increment.into()));
            }
        }
    }
}

/// An action of the history, as far as it matters for the clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClockStep {
    /// The player whose time ran.
    pub player: Option<usize>,
    /// Whether the next turn begins after it.
    pub ends_turn: bool,
}

impl Clock {
    /// The clock of a new match.
    pub fn new(control: TimeControl, players: usize) -> Self {
        let now = Times { left: vec![control.at_start(); players], owner: None };
        Self {
            control,
            paused: false,
            marks: vec![now.clone()],
            now,
            thinking: Duration::ZERO,
            counted: Vec::new(),
            undone: Vec::new(),
            mover: None,
            thinker: None,
            ahead: None,
        }
    }

    /// The clock of a match that continues after `steps`, with `player` to decide. It is paused, so that no time is
    /// lost before the players have seen the table.
    ///
    /// # Errors
    ///
    /// If `saved` has more times than there are steps.
    pub fn restored(
        control: TimeControl,
        players: usize,
        steps: &[ClockStep],
        player: Option<usize>,
        saved: &SavedTimes,
    ) -> Result<Self, TimesError> {
        let counted = saved.spent_ms.len();
        let uncounted = steps.len().checked_sub(counted);
        let uncounted = uncounted.ok_or(TimesError::TooMany { times: counted, actions: steps.len() })?;
        let mut clock = Self::new(control, players);
        clock.undone = saved.spent_ms.iter().rev().map(|&spent| Some(Duration::from_millis(spent))).collect();
        clock.undone.extend(vec![None; uncounted]);
        for step in steps {
            clock.redo(step.player);
            clock.settle(step.ends_turn);
        }
        clock.tick(player, Duration::from_millis(saved.thinking_ms));
        clock.pause(true);
        Ok(clock)
    }

    /// The times for a save.
    pub fn saved(&self) -> SavedTimes {
        let spent_ms = self.counted.iter().copied().map(millis).collect();
        SavedTimes { spent_ms, thinking_ms: millis(self.thinking) }
    }

    /// Shows the time that a player has by another clock, which is ahead of this one.
    pub fn show(&mut self, player: usize, left: Duration) {
        if let Some(own) = self.now.left.get_mut(player) {
            *own = left;
        }
    }

    /// The time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The time left for a player, counted in the order at the start; `None` without a time limit.
    pub fn left(&self, player: usize) -> Option<Duration> {
        self.now.left.get(player).copied().filter(|_| self.control.is_limited())
    }

    /// Whether the match is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Pauses or resumes the match. Without a time limit it has no effect.
    pub fn pause(&mut self, paused: bool) {
        self.paused = paused && self.control.is_limited();
    }

    /// Takes `passed` off the time of `player`. Returns whether it has run out.
    pub fn tick(&mut self, player: Option<usize>, passed: Duration) -> bool {
        let Some(left) = player.and_then(|player| self.left(player)) else { return false };
        let spent = passed.min(left);
        self.now.spend(player, spent);
        self.thinking += spent;
        self.thinker = player;
        spent == left
    }

    /// Records that an action is made, by `player` if their time ran.
    pub fn note(&mut self, player: Option<usize>) {
        self.mover = player;
        self.undone.clear();
        self.ahead = None;
        self.counted.push(core::mem::take(&mut self.thinking));
    }

    /// Records the start of a review, so that the thinking time is restored when it ends.
    pub fn look_back(&mut self) {
        if self.undone.is_empty() {
            self.ahead = Some((self.thinker, self.thinking));
        }
    }

    /// Records that the last action is undone.
    pub fn undo(&mut self) {
        self.marks.pop();
        self.undone.push(self.counted.pop());
        self.return_to_mark();
    }

    /// Records that the last undone action is redone.
    pub fn redo(&mut self, player: Option<usize>) {
        self.return_to_mark();
        self.mover = player;
        if let Some(spent) = self.undone.pop().flatten() {
            self.now.spend(player, spent);
            self.counted.push(spent);
        }
    }

    /// Replaces the redo history by this number of other actions, which took no time.
    pub fn forget_undone(&mut self, actions: usize) {
        self.undone = vec![Some(Duration::ZERO); actions];
        self.ahead = None;
    }

    fn return_to_mark(&mut self) {
        self.now = self.marks.last().cloned().unwrap_or_default();
        self.thinking = Duration::ZERO;
    }

    /// Records that an action or a redo is resolved, and whether a turn begins after it.
    pub fn settle(&mut self, ends_turn: bool) {
        if !self.counted.is_empty() {
            self.now.owner = self.now.owner.or(self.mover);
            if ends_turn {
                self.now.end_turn(self.control);
            }
        }
        self.marks.push(self.now.clone());
        if self.undone.is_empty()
            && let Some((thinker, thought)) = self.ahead.take()
        {
            self.tick(thinker, thought);
        }
    }
}
