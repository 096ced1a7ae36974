//! Checks lessons and puzzles by playing them through the rules, with every choice they leave open.

use std::collections::BTreeMap;

use super::chapter::{Chapter, LessonStep, Task, asked};
use super::error::{LessonError, LessonFault};
use super::lesson::Lesson;
use super::puzzle::Puzzles;
use crate::rules::{Action, AnyGame, Effects, GameId, Seat};
use crate::showcase::{Place, SceneFault};

/// Maximum number of ways in which a player may reach a step.
const MOST_WAYS: usize = 400;

/// Possible positions at the beginning or end of a chapter, by their texts.
type Tables = BTreeMap<String, Box<dyn AnyGame>>;

impl Lesson {
    /// Plays the lesson through the rules, with every possible choice.
    ///
    /// # Errors
    ///
    /// The first step whose task is illegal, or which is not as it says, with its line and the reason.
    pub fn play(&self) -> Result<(), LessonError> {
        let rehearsal = Rehearsal { file: &self.file, game: self.game };
        let mut ends: Option<Tables> = None;
        for chapter in &self.chapters {
            let starts = match ends.take().filter(|_| chapter.goes_on) {
                None => Tables::from([rehearsal.lay(chapter)?]),
                Some(ends) if ends.len() == 1 => ends,
                Some(ends) => return Err(rehearsal.refuse(chapter.place, LessonFault::ManyEnds(ends.len()))),
            };
            ends = Some(rehearsal.chapter(chapter, starts)?);
        }
        Ok(())
    }

    /// The starting position of a chapter; `None` for the start of the game.
    pub fn position_of(&self, chapter: usize) -> Option<String> {
        let begins = (0..=chapter).rev().find(|&number| self.chapters.get(number).is_some_and(|one| !one.goes_on))?;
        let first = self.chapters.get(begins)?;
        if begins == chapter {
            return first.position.clone();
        }
        let mut table = first.lay(self.game).ok()?;
        for step in self.chapters.get(begins..chapter)?.iter().flat_map(|chapter| &chapter.steps) {
            step.task.as_ref().map_or(Some(()), |task| task.show(&mut *table))?;
        }
        Some(table.to_text())
    }
}

impl Puzzles {
    /// Plays all solutions through the rules.
    ///
    /// # Errors
    ///
    /// The first puzzle that is not as it says, with its line and the reason.
    pub fn play(&self) -> Result<(), LessonError> {
        let rehearsal = Rehearsal { file: &self.file, game: self.game };
        for chapter in self.puzzles.iter().map(super::puzzle::Puzzle::chapter) {
            let starts = Tables::from([rehearsal.lay(&chapter)?]);
            rehearsal.chapter(&chapter, starts)?;
        }
        Ok(())
    }
}

impl Chapter {
    /// Sets up the chapter's own position, even if it continues from another.
    fn lay(&self, game: GameId) -> Result<Box<dyn AnyGame>, SceneFault> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Ok(game.set_up(options, self.position.as_deref())?)
    }
}

impl Task {
    /// Plays the demo move and the automatic replies; `None` if they are illegal.
    fn show(&self, table: &mut dyn AnyGame) -> Option<()> {
        let shown = self.shown_action(table)?;
        core::iter::once(shown)
            .chain(self.answers.iter().copied())
            .try_for_each(|action| table.play(action, Effects::ignored()).ok())
    }
}

/// A lesson or a file of puzzles that is being checked.
#[derive(Copy, Clone)]
struct Rehearsal<'a> {
    file: &'a str,
    game: GameId,
}

impl Rehearsal<'_> {
    fn refuse(self, place: Place, fault: impl Into<LessonFault>) -> LessonError {
        LessonError { file: self.file.to_owned(), place, fault: Box::new(fault.into()) }
    }

    fn token(self, action: Action) -> String {
        action.token(self.game.seats()).to_string()
    }

    fn lay(self, chapter: &Chapter) -> Result<(String, Box<dyn AnyGame>), LessonError> {
        let table = chapter.lay(self.game).map_err(|fault| self.refuse(chapter.place, fault))?;
        Ok((table.to_text(), table))
    }

    /// The possible final positions of a chapter with these starting positions.
    fn chapter(self, chapter: &Chapter, starts: Tables) -> Result<Tables, LessonError> {
        let learner = starts.values().next().and_then(|table| asked(&**table));
        let mut tables = starts;
        for step in &chapter.steps {
            let Some(task) = &step.task else { continue };
            let mut next = Tables::new();
            for table in tables.values() {
                next.extend(self.step(step, task, &**table, learner)?);
                if next.len() > MOST_WAYS {
                    return Err(self.refuse(step.place, LessonFault::ManyWays(MOST_WAYS)));
                }
            }
            tables = next;
        }
        Ok(tables)
    }

    /// The possible positions after a step from `table`.
    fn step(
        self,
        step: &LessonStep,
        task: &Task,
        table: &dyn AnyGame,
        learner: Option<Seat>,
    ) -> Result<Tables, LessonError> {
        let refuse = |fault: LessonFault| self.refuse(step.place, fault);
        if asked(table).is_none_or(|seat| Some(seat) != learner) {
            return Err(refuse(LessonFault::NotTheirs));
        }
        let legal = |table: &dyn AnyGame, action| {
            table.check(action).map_err(|refusal| refuse(LessonFault::Refused { token: self.token(action), refusal }))
        };
        if let super::wanted::Wanted::OneOf(actions) = &task.wanted {
            actions.iter().try_for_each(|&action| legal(table, action))?;
        }
        let wanted = task.wanted_actions(table);
        if wanted.is_empty() {
            return Err(refuse(LessonFault::NothingWanted));
        }
        if let Some(example) = task.example.filter(|example| !wanted.contains(example)) {
            return Err(refuse(LessonFault::NoExample(self.token(example))));
        }
        for &(action, _) in &task.remarks {
            legal(table, action)?;
            if wanted.contains(&action) {
                return Err(refuse(LessonFault::NotWrong(self.token(action))));
            }
        }
        if !task.otherwise.is_empty() && table.actions().len() == wanted.len() {
            return Err(refuse(LessonFault::NothingElse));
        }
        if let Some(&action) = task.refused.iter().find(|&&action| table.check(action).is_ok()) {
            return Err(refuse(LessonFault::NotRefused(self.token(action))));
        }
        let mut ends = Tables::new();
        for action in wanted {
            let (mut end, mut effects) = (table.clone_box(), Vec::new());
            end.play_unchecked(action, Effects::recording(&mut effects));
            if let Some(claim) = task.shows.iter().find(|claim| !claim.holds(&effects)) {
                let (token, found) = (self.token(action), claim.count(&effects));
                return Err(refuse(LessonFault::NotShown { token, claim: claim.clone(), found }));
            }
            for &answer in &task.answers {
                legal(&*end, answer)?;
                end.play_unchecked(answer, Effects::ignored());
            }
            ends.insert(end.to_text(), end);
        }
        Ok(ends)
    }
}
