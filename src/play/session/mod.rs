//! The current match: its position, its history, and the undone actions.

mod elsewhere;
mod lines;
mod reader;
mod take_line;
mod undone;

use bevy::prelude::*;

use super::course::{Course, Played, Retold, Rolled};
use super::setup::Setup;
use crate::clock::Clock;
use crate::notice::Notice;
use crate::rules::talk::{self, Deal, DealState, Talk};
use crate::rules::{Action, AnyGame, Effect, GameId, Refusal, Remark, Seat, SeatSet, SetupError};

use self::lines::Lines;
pub use self::lines::OtherLine;
pub use self::take_line::TakeLine;
pub(super) use self::take_line::plugin as take_line_plugin;
use self::undone::Undone;

/// The current match.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    setup: Setup,
    course: Course,
    /// The undone actions, the next one to redo last.
    undone: Vec<Undone>,
    /// The other lines of the match.
    lines: Lines,
    clock: Clock,
    /// What could not be read on restoring, as sentences; empty once they have been shown.
    faults: Vec<String>,
    /// The remarks, in games with talk.
    talk: Option<Talk>,
    /// The learner's seat, in an exercise.
    learner: Option<Seat>,
    /// At a table of another program, the players at this screen, as counted at the start.
    here: Option<SeatSet>,
}

/// The session always exists. Before the first game is chosen it is the default one.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Session>().add_systems(Update, tell_faults.run_if(resource_changed::<Session>));
}

/// Shows all of them in one notice, as notices could replace each other.
fn tell_faults(mut session: ResMut<Session>, mut commands: Commands) {
    let faults = core::mem::take(&mut session.bypass_change_detection().faults);
    if !faults.is_empty() {
        commands.trigger(Notice::refusal(faults.join(" ")));
    }
}

impl Default for Session {
    fn default() -> Self {
        Self::new(Setup::new(GameId::Pothole)).expect("the usual game can be laid")
    }
}

impl Session {
    /// A new match.
    ///
    /// # Errors
    ///
    /// Tells which option or which part of the position is wrong.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let start = setup.lay()?;
        let clock = Clock::new(setup.time, setup.game.seats().len());
        let talk = setup.game.has_talk().then(|| Talk::new(setup.talk, &*start));
        let course = Course::new(start);
        let (lines, faults) = (Lines::default(), Vec::new());
        let undone = Vec::new();
        Ok(Self { setup, course, undone, lines, clock, faults, talk, learner: None, here: None })
    }

    /// The set-up of the match.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(super) fn setup_mut(&mut self) -> &mut Setup {
        &mut self.setup
    }

    /// The starting position.
    pub fn start(&self) -> &dyn AnyGame {
        self.course.start()
    }

    /// The current position.
    pub fn position(&self) -> &dyn AnyGame {
        &*self.course.now
    }

    pub(super) fn position_mut(&mut self) -> &mut dyn AnyGame {
        &mut *self.course.now
    }

    /// The players' times. See also [`Session::time_left`].
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    pub(super) fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    /// Records what could not be read, to be shown to the players.
    pub(super) fn note_fault(&mut self, sentence: String) {
        self.faults.push(sentence);
    }

    /// The remarks, in games with talk.
    pub fn talk(&self) -> Option<&Talk> {
        self.talk.as_ref()
    }

    /// All actions so far.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = Action> {
        self.played().iter().map(|played| played.action)
    }

    /// All actions so far, with the facts recorded when they were played.
    pub fn played(&self) -> &[Played] {
        self.course.played()
    }

    /// The number of actions before those that are hidden: all of them are shown where it is the number of all.
    pub fn shown(&self) -> usize {
        let played = self.played();
        if !self.position().hides() {
            return played.len();
        }
        // The last position that hid nothing was that before the first of them.
        played.iter().rposition(|played| !played.hides).unwrap_or(0)
    }

    /// The effects of all actions after the first `from`, in order.
    pub fn retell(&self, from: usize) -> Vec<Retold> {
        self.course.retell(from)
    }

    /// The results of the dice so far.
    pub fn rolls(&self) -> impl DoubleEndedIterator<Item = Rolled> {
        self.played().iter().filter_map(|played| played.roll)
    }

    /// The number of chance decisions so far.
    pub fn chances(&self) -> usize {
        self.course.chances()
    }

    /// The player on `seat`, counted in the order at the start: sides may have been swapped.
    pub(super) fn player_at(&self, seat: Seat) -> usize {
        let seats = self.setup.game.seats().len();
        (seat.index() + self.course.swaps()) % seats
    }

    /// The match as it was after this number of actions, for views of it. The times are the current ones.
    pub fn as_of(&self, actions: usize) -> Self {
        let mut earlier = self.clone();
        earlier.course.return_to(actions);
        earlier
    }

    /// Prepares for a new action, to be resolved by the caller. Undone actions are kept as another line.
    pub(super) fn take(&mut self) {
        self.forget_undone();
        self.clock.note(self.timed_player());
    }

    /// Makes a remark. Undone actions can no longer be redone.
    pub(super) fn say(&mut self, remark: Remark) -> Result<(), talk::Refusal> {
        self.talk.as_mut().ok_or(talk::Refusal::NotInThisGame)?.say(remark)?;
        self.forget_undone();
        Ok(())
    }

    /// Plays `actions` without animations, in a match without clocks.
    ///
    /// # Errors
    ///
    /// The rule that refuses one of them. The actions before it have been played.
    pub(super) fn play_unseen(&mut self, actions: &[Action]) -> Result<(), Refusal> {
        for &action in actions {
            self.position().check(action)?;
            self.course.play(action);
        }
        if !actions.is_empty() {
            self.begin_times_anew();
        }
        Ok(())
    }

    /// Puts actions in the place of those that stood in for them while they were hidden, by their numbers from 1.
    /// Nothing may be undone.
    ///
    /// # Errors
    ///
    /// The rule that refuses one of them. Nothing changes then.
    pub(super) fn reveal(&mut self, revealed: &[(usize, Action)]) -> Result<(), Refusal> {
        self.course.reveal(revealed)
    }

    /// Records `action`, which is legal and about to be resolved.
    pub(super) fn begin(&mut self, action: Action) {
        self.course.begin(action);
    }

    /// Records the result of the last action, after it is resolved. `turn` is the player whose turn it was.
    pub(super) fn finish(&mut self, turn: Seat, effects: &[Effect]) {
        self.course.finish(turn, effects);
        self.settle_clock();
    }

    /// Updates talk after the last action, which had these `effects`. Returns the deals that it broke.
    pub(super) fn follow_talk(&mut self, effects: &[Effect]) -> Vec<Deal> {
        let (Some(talk), Some(last)) = (&mut self.talk, self.course.played().last()) else { return Vec::new() };
        talk.follow(last.action, effects, &*self.course.now);
        talk.say_again(false);
        let number = self.course.played().len();
        let by_it = |deal: &Deal| matches!(deal.state, DealState::Broken { action, .. } if action == number);
        talk.deals().iter().copied().filter(by_it).collect()
    }

    /// The match of a record: its actions, already accepted by the rules, and its remarks. All players have their full
    /// time, and the match is paused.
    ///
    /// # Errors
    ///
    /// Tells which option or which part of the position is wrong.
    pub fn of_record(setup: Setup, actions: &[Action], talk: Option<Talk>) -> Result<Self, SetupError> {
        let mut session = Self { talk, ..Self::new(setup)? };
        actions.iter().for_each(|&action| session.course.play(action));
        session.begin_times_anew();
        Ok(session)
    }
}
