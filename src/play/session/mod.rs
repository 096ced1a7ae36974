//! The match being played: its table, what has been played, and what was taken back.

mod lines;
mod reader;
mod undone;

use bevy::prelude::*;

use super::clock::Clock;
use super::course::{Course, Played, Retold, Rolled};
use super::setup::Setup;
use crate::notice::Notice;
use crate::rules::talk::{self, Deal, DealState, Talk};
use crate::rules::{Action, AnyGame, Effect, GameId, Refusal, Remark, Seat, SetupError};

use self::lines::Lines;
pub use self::lines::{OtherLine, TakeLine};
use self::undone::Undone;

/// The match being played.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    setup: Setup,
    course: Course,
    /// What was taken back, the next to be played again last.
    undone: Vec<Undone>,
    /// What was played before something else was played in its place.
    lines: Lines,
    clock: Clock,
    /// What could not be read when the match was restored, as sentences; nothing once they have been said.
    faults: Vec<String>,
    /// What was said, in games with talk.
    talk: Option<Talk>,
    /// Whose seat a learner has, in an exercise.
    learner: Option<Seat>,
}

/// A session is always there: before the first game is chosen, it is the usual one.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(lines::plugin);
    app.init_resource::<Session>().add_systems(Update, tell_faults.run_if(resource_changed::<Session>));
}

/// Says all of it at once: one sentence would replace the other.
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
    /// Says which option or which part of the position is wrong.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let start = setup.lay()?;
        let clock = Clock::new(setup.time, setup.game.seats().len());
        let talk = setup.game.has_talk().then(|| Talk::new(setup.talk, &*start));
        let course = Course::new(start);
        let (lines, faults) = (Lines::default(), Vec::new());
        Ok(Self { setup, course, undone: Vec::new(), lines, clock, faults, talk, learner: None })
    }

    /// What the match began with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(super) fn setup_mut(&mut self) -> &mut Setup {
        &mut self.setup
    }

    /// The position at which the match began.
    pub fn start(&self) -> &dyn AnyGame {
        self.course.start()
    }

    /// The position.
    pub fn position(&self) -> &dyn AnyGame {
        &*self.course.now
    }

    pub(super) fn position_mut(&mut self) -> &mut dyn AnyGame {
        &mut *self.course.now
    }

    /// What time the players have. See also [`Session::time_left`].
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    pub(super) fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    /// Notes what could not be read, to be said to the players.
    pub(super) fn note_fault(&mut self, sentence: String) {
        self.faults.push(sentence);
    }

    /// What was said, in games with talk.
    pub fn talk(&self) -> Option<&Talk> {
        self.talk.as_ref()
    }

    /// All actions so far.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = Action> {
        self.played().iter().map(|played| played.action)
    }

    /// All actions so far, with what was noted when they were played.
    pub fn played(&self) -> &[Played] {
        self.course.played()
    }

    /// What the actions did that were played after the first `from`, the first of them first.
    pub fn retell(&self, from: usize) -> Vec<Retold> {
        self.course.retell(from)
    }

    /// What the dice have done so far.
    pub fn rolls(&self) -> impl DoubleEndedIterator<Item = Rolled> {
        self.played().iter().filter_map(|played| played.roll)
    }

    /// How often chance has decided so far.
    pub fn chances(&self) -> usize {
        self.course.chances()
    }

    /// Which of the players who sat down, counted in the order of play, has `seat` now: sides may have been swapped.
    pub(super) fn player_at(&self, seat: Seat) -> usize {
        let seats = self.setup.game.seats().len();
        (seat.index() + self.course.swaps()) % seats
    }

    /// The match as it was when so many actions had been played, for whoever shows it. Its times are those of now.
    pub fn as_of(&self, actions: usize) -> Self {
        let mut earlier = self.clone();
        earlier.course.return_to(actions);
        earlier
    }

    /// Makes ready for a new action, for the caller to resolve. What was taken back before is kept as another line.
    pub(super) fn take(&mut self) {
        self.forget_undone();
        self.clock.note(self.timed_player());
    }

    /// Makes a remark. What was taken back before is forgotten.
    pub(super) fn say(&mut self, remark: Remark) -> Result<(), talk::Refusal> {
        self.talk.as_mut().ok_or(talk::Refusal::NotInThisGame)?.say(remark)?;
        self.forget_undone();
        Ok(())
    }

    /// Plays `actions` at once, for nobody to see, in a match without clocks.
    ///
    /// # Errors
    ///
    /// The rule that refuses one of them; those before it have been played.
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

    /// Notes `action`, which is legal and about to be resolved.
    pub(super) fn begin(&mut self, action: Action) {
        self.course.begin(action);
    }

    /// Notes what the action that was begun last has done, now that it is resolved. `turn` is whose turn it was.
    pub(super) fn finish(&mut self, turn: Seat, effects: &[Effect]) {
        self.course.finish(turn, effects);
        self.settle_clock();
    }

    /// Lets talk follow the last action, which led here by `effects`; returns the deals that were broken by it.
    pub(super) fn follow_talk(&mut self, effects: &[Effect]) -> Vec<Deal> {
        let (Some(talk), Some(last)) = (&mut self.talk, self.course.played().last()) else { return Vec::new() };
        talk.follow(last.action, effects, &*self.course.now);
        talk.say_again(false);
        let number = self.course.played().len();
        let by_it = |deal: &Deal| matches!(deal.state, DealState::Broken { action, .. } if action == number);
        talk.deals().iter().copied().filter(by_it).collect()
    }

    /// The match that a record tells of: its actions, which the rules have accepted, and what was said. Everybody has
    /// their full time, and the match is paused.
    ///
    /// # Errors
    ///
    /// Says which option or which part of the position is wrong.
    pub fn of_record(setup: Setup, actions: &[Action], talk: Option<Talk>) -> Result<Self, SetupError> {
        let mut session = Self { talk, ..Self::new(setup)? };
        actions.iter().for_each(|&action| session.course.play(action));
        session.begin_times_anew();
        Ok(session)
    }
}
