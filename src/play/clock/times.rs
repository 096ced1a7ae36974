//! What time everybody has, now and before each action: a clock that is told what time passes.

use std::time::Duration;

use super::control::TimeControl;
use super::saved::{SavedTimes, TimesError};

/// The clock of a match.
///
/// Times belong to the history. What is taken back gives everybody the time that they had when the position arose, the
/// thinking about what was taken back included; what is played again takes as long as it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    paused: bool,
    now: Times,
    /// How much of the time that has passed went into the decision that is asked for now.
    thinking: Duration,
    /// The times at which each position of the match arose, the first to the present one.
    marks: Vec<Times>,
    /// What each of the last actions took. Those before them, of a record without times, took none and brought none.
    counted: Vec<Duration>,
    /// What each action that was taken back took, if it was counted; the next to be played again last.
    undone: Vec<Option<Duration>>,
    /// Who decided the action that is being resolved.
    mover: Option<usize>,
    /// Whose time runs, as far as it has run since the present position arose.
    thinker: Option<usize>,
    /// While somebody looks back: who was thinking before that, and for how long.
    ahead: Option<(Option<usize>, Duration)>,
}

/// The times at one moment. Players are counted in the order in which they sat down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Times {
    left: Vec<Duration>,
    /// The player whose turn it is, once somebody has decided in it.
    owner: Option<usize>,
}

impl Times {
    fn spend(&mut self, player: Option<usize>, spent: Duration) {
        if let Some(left) = player.and_then(|player| self.left.get_mut(player)) {
            *left = left.saturating_sub(spent);
        }
    }

    /// Whose flag has fallen gets no more.
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

/// An action of a history, as the clock sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Step {
    /// Whose time ran.
    pub(super) player: Option<usize>,
    /// Whether a turn begins after it.
    pub(super) ends_turn: bool,
}

impl Clock {
    /// The clock of a match that begins.
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

    /// The clock of a match that goes on after `steps`, with `player` to decide. It is paused, so that nobody loses
    /// time before they have seen the table.
    ///
    /// # Errors
    ///
    /// Where `saved` has more times than there are steps.
    pub(super) fn restored(
        control: TimeControl,
        players: usize,
        steps: &[Step],
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

    /// The times as saves keep them.
    pub(in crate::play) fn saved(&self) -> SavedTimes {
        let millis = |time: &Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        SavedTimes { spent_ms: self.counted.iter().map(millis).collect(), thinking_ms: millis(&self.thinking) }
    }

    /// How much time players have.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// What a player has left, counted in the order in which players sat down; nothing where no time is counted.
    pub fn left(&self, player: usize) -> Option<Duration> {
        self.now.left.get(player).copied().filter(|_| self.control.is_limited())
    }

    /// Whether the match is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Pauses the match, or lets it go on. Where no time is counted there is nothing to pause.
    pub fn pause(&mut self, paused: bool) {
        self.paused = paused && self.control.is_limited();
    }

    /// Lets so much time of `player` pass; returns whether their flag has fallen.
    pub fn tick(&mut self, player: Option<usize>, passed: Duration) -> bool {
        let Some(left) = player.and_then(|player| self.left(player)) else { return false };
        let spent = passed.min(left);
        self.now.spend(player, spent);
        self.thinking += spent;
        self.thinker = player;
        spent == left
    }

    /// Notes that an action is made, by `player` where their time ran.
    pub fn note(&mut self, player: Option<usize>) {
        self.mover = player;
        self.undone.clear();
        self.ahead = None;
        self.counted.push(core::mem::take(&mut self.thinking));
    }

    /// Notes that somebody looks back: when they have come again, whoever was thinking has thought as long as before.
    pub fn look_back(&mut self) {
        if self.undone.is_empty() {
            self.ahead = Some((self.thinker, self.thinking));
        }
    }

    /// Notes that the last action is taken back.
    pub fn undo(&mut self) {
        self.marks.pop();
        self.undone.push(self.counted.pop());
        self.return_to_mark();
    }

    /// Notes that the action is made again that was taken back last.
    pub fn redo(&mut self, player: Option<usize>) {
        self.return_to_mark();
        self.mover = player;
        if let Some(spent) = self.undone.pop().flatten() {
            self.now.spend(player, spent);
            self.counted.push(spent);
        }
    }

    /// Notes that other actions, so many, can be made again than those that were taken back. They took no time.
    pub fn forget_undone(&mut self, actions: usize) {
        self.undone = vec![Some(Duration::ZERO); actions];
        self.ahead = None;
    }

    fn return_to_mark(&mut self) {
        self.now = self.marks.last().cloned().unwrap_or_default();
        self.thinking = Duration::ZERO;
    }

    /// Notes that an action made, or made again, is resolved, and whether a turn begins after it.
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
