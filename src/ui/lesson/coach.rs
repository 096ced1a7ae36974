//! The state of a lesson or puzzle: the subject, the progress, and the current step.

use bevy::prelude::*;

use crate::lessons::{Chapter, LessonStep, Subject, Task, Wanted};
use crate::play::Setup;
use crate::rules::{Action, Decider, Seat, Square};
use crate::texts::text;

/// A running lesson or puzzle. While it exists, the table shows an exercise.
#[derive(Resource, Clone, Debug)]
pub struct Coach {
    subject: Subject,
    chapter: Chapter,
    /// The current step, counted from 0.
    step: usize,
    /// The learner's seat.
    player: Option<Seat>,
    /// For each step up to this one, the number of actions played when it began.
    begins: Vec<usize>,
    pub(super) state: State,
    /// The comment on the last attempt.
    pub(super) remark: Option<String>,
    /// Whether the hint of this step has been requested.
    pub(super) has_hint: bool,
    /// Whether the lesson was opened from the table, not from the title.
    pub(super) is_from_table: bool,
    /// Seconds until it goes on by itself, counted while nothing moves.
    pub(super) wait_secs: f32,
}

/// What the coach is doing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Waits for the learner to play or to read.
    Asks,
    /// Plays the answers; this number of them has been played.
    Answers(usize),
    /// Takes back a wrong action.
    TakesBack,
}

impl Coach {
    /// Begins with `subject`; `None` if a lesson lacks the chapter.
    pub(super) fn new(subject: Subject, is_from_table: bool) -> Option<Self> {
        let chapter = subject.chapter()?;
        let mut coach = Self {
            subject,
            chapter,
            player: None,
            step: 0,
            begins: vec![0],
            state: State::Asks,
            remark: None,
            has_hint: false,
            is_from_table,
            wait_secs: 0.0,
        };
        coach.player = match coach.setup().lay().ok()?.decider()? {
            Decider::Seat(seat) => Some(seat),
            Decider::Chance => None,
        };
        Some(coach)
    }

    /// The set-up of its table.
    pub(super) fn setup(&self) -> Setup {
        Setup {
            options: self.chapter.options.clone(),
            position: self.chapter.position.clone(),
            ..Setup::new(self.subject.game())
        }
    }

    /// The seat of the learner.
    pub(super) fn player(&self) -> Option<Seat> {
        self.player
    }

    /// The current lesson chapter or puzzle.
    pub fn subject(&self) -> &Subject {
        &self.subject
    }

    /// The question of a puzzle; `None` once it is solved, and in a lesson, whose steps contain it.
    pub(super) fn question(&self) -> Option<String> {
        let player = self.player?.called(self.subject.game().seats());
        match self.subject {
            Subject::Puzzle(_) if self.is_over() => None,
            Subject::Puzzle(_) if self.step == 0 => Some(text!("learn-find", player = player)),
            Subject::Puzzle(_) => Some(text!("learn-find-more", player = player)),
            Subject::Lesson(..) => None,
        }
    }

    /// The title of the chapter or puzzle.
    pub fn title(&self) -> &str {
        self.chapter.title.spoken()
    }

    /// The current step, counted from 1, and the number of steps.
    pub fn progress(&self) -> (usize, usize) {
        (self.step + 1, self.chapter.steps.len())
    }

    /// Whether only the final words are left.
    pub fn is_over(&self) -> bool {
        self.step + 1 >= self.chapter.steps.len()
    }

    /// Whether it waits for the learner.
    pub fn is_asking(&self) -> bool {
        self.state == State::Asks
    }

    /// The current step.
    pub(super) fn said(&self) -> Option<&LessonStep> {
        self.chapter.steps.get(self.step)
    }

    /// The task of the current step; `None` while there is nothing to play.
    pub fn task(&self) -> Option<&Task> {
        self.said()?.task.as_ref().filter(|_| self.is_asking())
    }

    /// Whether a lesson asks for exactly this action. A puzzle never tells.
    pub(super) fn asks_for(&self, action: Action) -> bool {
        let wanted = self.task().map(|task| &task.wanted);
        matches!(self.subject, Subject::Lesson(..)) && wanted == Some(&Wanted::OneOf(vec![action]))
    }

    /// The task of the current step, even if it has been solved.
    pub(super) fn task_of_step(&self) -> Option<&Task> {
        self.said()?.task.as_ref()
    }

    /// The squares to highlight.
    pub(super) fn points(&self) -> Vec<Square> {
        let said = self.said().filter(|_| self.is_asking());
        said.map(|step| step.points.clone()).unwrap_or_default()
    }

    /// Whether there is a previous step.
    pub(super) fn can_go_back(&self) -> bool {
        self.step > 0 && self.is_asking()
    }

    /// The number of actions played when this step began.
    pub(super) fn begin(&self) -> usize {
        self.begins.last().copied().unwrap_or_default()
    }

    /// Goes on to the next step, with `played` actions so far.
    pub(super) fn go_on(&mut self, played: usize) {
        if !self.is_over() {
            self.step += 1;
            self.begins.push(played);
        }
        self.say_anew();
    }

    /// Goes back to the previous step.
    pub(super) fn go_back(&mut self) {
        if self.can_go_back() {
            self.step -= 1;
            self.begins.pop();
            self.say_anew();
        }
    }

    fn say_anew(&mut self) {
        (self.state, self.remark, self.has_hint) = (State::Asks, None, false);
    }
}
