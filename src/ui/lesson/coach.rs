//! The coach: what is gone through, how far, and what is said now.

use bevy::prelude::*;

use crate::lessons::{Chapter, Step, Subject, Task, Wanted, spoken};
use crate::play::Setup;
use crate::rules::{Action, Decider, Seat, Square};
use crate::texts::text;

/// Somebody learns: what from, and how far they have come. While it is there, the table shows an exercise.
#[derive(Resource, Clone, Debug)]
pub struct Coach {
    subject: Subject,
    chapter: Chapter,
    /// Which step, counted from 0.
    step: usize,
    /// Who is asked.
    player: Option<Seat>,
    /// How many actions had been played when each step began, up to this one.
    begins: Vec<usize>,
    pub(super) state: State,
    /// What is said of the last thing that was tried.
    pub(super) remark: Option<String>,
    /// Whether the hint of this step has been asked for.
    pub(super) has_hint: bool,
    /// Whether they have come from the table, and not from the title.
    pub(super) is_from_table: bool,
    /// Seconds until it goes on by itself, counted while nothing moves.
    pub(super) wait_secs: f32,
}

/// What the coach is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// It is the learner's turn, to play or to read.
    Asks,
    /// So many of the answers have been played; the others follow.
    Answers(usize),
    /// Something was played that was not asked for, and is taken back.
    TakesBack,
}

impl Coach {
    /// Begins with `subject`; nothing where a lesson has no such chapter.
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

    /// The table that it needs.
    pub(super) fn setup(&self) -> Setup {
        Setup {
            options: self.chapter.options.clone(),
            position: self.chapter.position.clone(),
            ..Setup::new(self.subject.game())
        }
    }

    /// Who learns.
    pub(super) fn player(&self) -> Option<Seat> {
        self.player
    }

    /// What is gone through.
    pub fn subject(&self) -> &Subject {
        &self.subject
    }

    /// What a puzzle asks for; nothing in a lesson, which says so itself, and once it is solved.
    pub(super) fn question(&self) -> Option<String> {
        let player = self.player?.called(self.subject.game().seats());
        match self.subject {
            Subject::Puzzle(_) if self.is_over() => None,
            Subject::Puzzle(_) if self.step == 0 => Some(text!("learn-find", player = player)),
            Subject::Puzzle(_) => Some(text!("learn-find-more", player = player)),
            Subject::Lesson(..) => None,
        }
    }

    /// What the chapter or puzzle is called.
    pub fn title(&self) -> &str {
        spoken(&self.chapter.title)
    }

    /// Which step it is, counted from 1, of how many.
    pub fn progress(&self) -> (usize, usize) {
        (self.step + 1, self.chapter.steps.len())
    }

    /// Whether nothing but the last word is left.
    pub fn is_over(&self) -> bool {
        self.step + 1 >= self.chapter.steps.len()
    }

    /// Whether it waits for the learner.
    pub fn is_asking(&self) -> bool {
        self.state == State::Asks
    }

    /// What is said now.
    pub(super) fn said(&self) -> Option<&Step> {
        self.chapter.steps.get(self.step)
    }

    /// What is to be played now; nothing while nothing is.
    pub fn task(&self) -> Option<&Task> {
        self.said()?.task.as_ref().filter(|_| self.is_asking())
    }

    /// Whether a lesson says that this alone is to be played. A puzzle does not say so.
    pub(super) fn asks_for(&self, action: Action) -> bool {
        let wanted = self.task().map(|task| &task.wanted);
        matches!(self.subject, Subject::Lesson(..)) && wanted == Some(&Wanted::OneOf(vec![action]))
    }

    /// What is asked for in this step, whether it has been played or not.
    pub(super) fn task_of_step(&self) -> Option<&Task> {
        self.said()?.task.as_ref()
    }

    /// The squares to look at.
    pub(super) fn points(&self) -> Vec<Square> {
        let said = self.said().filter(|_| self.is_asking());
        said.map(|step| step.points.clone()).unwrap_or_default()
    }

    /// Whether there is a step to go back to.
    pub(super) fn can_go_back(&self) -> bool {
        self.step > 0 && self.is_asking()
    }

    /// How many actions had been played when this step began.
    pub(super) fn begin(&self) -> usize {
        self.begins.last().copied().unwrap_or_default()
    }

    /// On to the next step, `played` actions from the beginning.
    pub(super) fn go_on(&mut self, played: usize) {
        if !self.is_over() {
            self.step += 1;
            self.begins.push(played);
        }
        self.say_anew();
    }

    /// Back to the step before this one.
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
