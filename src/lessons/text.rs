//! Parses files of lessons and puzzles in RON (docs/lessons.md).

use std::collections::BTreeSet;

use ron::value::RawValue;

use super::chapter::{Chapter, LessonStep, Task};
use super::error::{LessonError, LessonFault};
use super::lesson::Lesson;
use super::puzzle::{Move, Puzzle, Puzzles, name_of};
use super::wanted::Wanted;
use super::written::{
    ChapterPlaces, LessonPlaces, PuzzlePlaces, WrittenChapter, WrittenLesson, WrittenPuzzle, WrittenPuzzles,
    WrittenRemark, WrittenStep, WrittenWants,
};
use crate::rules::{Action, AnyGame, GameId};
use crate::showcase::{Claim, MOST_OF_TITLE, NotAClaim, Place, Source, on_one_line};
use crate::texts::Words;

/// Maximum length of a step's text, a hint or a comment, in characters.
const MOST_OF_TEXT: usize = 220;
/// The place of errors that concern the whole file.
const START: Place = Place { line: 1, column: 1 };

impl Lesson {
    /// Parses a lesson. Checks options, positions, squares and the form of actions, but not their legality: see
    /// [`Lesson::play`]. `file` is the file's name for messages; the lesson's name is its stem.
    ///
    /// # Errors
    ///
    /// What is wrong, with its line.
    pub fn read(file: &str, text: &str) -> Result<Self, LessonError> {
        Reader(Source { file, text }).lesson()
    }
}

impl Puzzles {
    /// Parses a file of puzzles, with the same checks.
    ///
    /// # Errors
    ///
    /// What is wrong, with its line.
    pub fn read(file: &str, text: &str) -> Result<Self, LessonError> {
        Reader(Source { file, text }).puzzles()
    }
}

/// A file being parsed.
#[derive(Copy, Clone)]
struct Reader<'a>(Source<'a>);

impl<'a> Reader<'a> {
    fn refuse(self, place: Place, fault: LessonFault) -> LessonError {
        LessonError { file: self.0.file.to_owned(), place, fault: Box::new(fault) }
    }

    fn lesson(self) -> Result<Lesson, LessonError> {
        self.0.check_size()?;
        let written: WrittenLesson = self.0.ron()?;
        let places: LessonPlaces<'a> = self.0.ron()?;
        let name = self.0.stem();
        let texts = format!("lesson-{name}");
        let mut lesson = Lesson {
            file: self.0.file.to_owned(),
            name,
            title: self.0.words("title", written.title, &texts, MOST_OF_TITLE, places.title)?,
            game: written.game,
            chapters: vec![],
        };
        for (chapter, places) in written.chapters.into_iter().zip(&places.chapters) {
            let chapter = self.chapter(lesson.game, chapter, places, &texts, lesson.chapters.last())?;
            if lesson.chapters.iter().any(|other| other.name == chapter.name) {
                return Err(self.refuse(chapter.place, LessonFault::Twice(chapter.title.spoken().to_owned())));
            }
            lesson.chapters.push(chapter);
        }
        if lesson.chapters.is_empty() {
            return Err(self.refuse(START, LessonFault::Nothing("chapter")));
        }
        Ok(lesson)
    }

    fn chapter(
        self,
        game: GameId,
        written: WrittenChapter,
        places: &ChapterPlaces<'a>,
        texts: &str,
        before: Option<&Chapter>,
    ) -> Result<Chapter, LessonError> {
        let at = places.title.or(places.name);
        let name = self.name(written.name, written.title.as_deref(), at)?;
        let texts = format!("{texts}-{name}");
        let title = self.0.words("title", written.title, &texts, MOST_OF_TITLE, at)?;
        let place = at.map_or(START, |at| self.0.place(at));
        let mut options = self.0.options(&written.options, places.options)?;
        if written.goes_on {
            if !options.is_empty() || written.position.is_some() {
                return Err(self.refuse(place, LessonFault::GoesOnElsewhere));
            }
            options = before.ok_or_else(|| self.refuse(place, LessonFault::GoesOnFromNothing))?.options.clone();
        }
        let position = written.position.as_deref().map(on_one_line);
        let pairs = || options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        game.set_up(pairs(), None).map_err(|error| self.0.refuse_at(places.options, error))?;
        let table = game.set_up(pairs(), position.as_deref());
        let table = table.map_err(|error| self.0.refuse_at(places.position, error))?;
        if written.steps.is_empty() {
            return Err(self.refuse(place, LessonFault::Nothing("step")));
        }
        let steps = (1..).zip(written.steps).zip(&places.steps);
        let step =
            |((number, step), at): ((usize, _), &&'a _)| self.step(step, at, &format!("{texts}-{number}"), &*table);
        let steps = steps.map(step).collect::<Result<_, _>>()?;
        Ok(Chapter { name, title, options, position, goes_on: written.goes_on, steps, place })
    }

    /// The name of a chapter or puzzle: as written, or that of its title.
    fn name(self, written: Option<String>, title: Option<&str>, at: Option<&RawValue>) -> Result<String, LessonError> {
        let nothing = || self.refuse(at.map_or(START, |at| self.0.place(at)), LessonFault::Nothing("title"));
        written.or_else(|| title.map(name_of)).ok_or_else(nothing)
    }

    /// `texts` begins the names of its texts.
    fn step(
        self,
        written: WrittenStep,
        at: &'a RawValue,
        texts: &str,
        table: &dyn AnyGame,
    ) -> Result<LessonStep, LessonError> {
        let text = self.0.words("text", written.text, texts, MOST_OF_TEXT, Some(at))?;
        let points = self.0.squares(&written.points, Some(at), table)?;
        let task = match written.wants {
            None => None,
            Some(wants) => {
                let words = |what, written, name| {
                    self.0.words_if_any(what, written, &format!("{texts}.{name}"), MOST_OF_TEXT, Some(at))
                };
                let hint = words("hint", written.hint, "hint")?;
                let otherwise = words("remark", written.otherwise, "otherwise")?;
                let shows = written.shows.iter().map(|claim| self.claim(claim, at)).collect::<Result<_, _>>()?;
                Some(Task {
                    wanted: self.wanted(wants, at, table)?,
                    example: written.example.map(|token| self.action(&token, at, table)).transpose()?,
                    hint,
                    answers: self.actions(&written.answers, at, table)?,
                    remarks: self.remarks(written.remarks, at, &format!("{texts}.on"), table)?,
                    otherwise,
                    refused: self.actions(&written.refused, at, table)?,
                    shows,
                })
            }
        };
        Ok(LessonStep { text, points, task, place: self.0.place(at) })
    }

    fn wanted(self, written: WrittenWants, at: &RawValue, table: &dyn AnyGame) -> Result<Wanted, LessonError> {
        Ok(match written {
            WrittenWants::Only(token) => Wanted::OneOf(vec![self.action(&token, at, table)?]),
            WrittenWants::OneOf(tokens) => Wanted::OneOf(self.actions(&tokens, at, table)?),
            WrittenWants::With(name) => Wanted::With(self.0.square(&name, Some(at), &table.words().board())?),
            WrittenWants::Showing(claim) => Wanted::Showing(self.claim(&claim, at)?),
            WrittenWants::Anything => Wanted::Anything,
        })
    }

    fn action(self, token: &str, at: &RawValue, table: &dyn AnyGame) -> Result<Action, LessonError> {
        Action::parse(token, table.seats()).map_err(|error| self.refuse(self.0.place(at), error.into()))
    }

    fn claim(self, claim: &str, at: &RawValue) -> Result<Claim, LessonError> {
        claim.parse().map_err(|error: NotAClaim| self.0.refuse_at(Some(at), error).into())
    }

    fn actions(self, tokens: &[String], at: &RawValue, table: &dyn AnyGame) -> Result<Vec<Action>, LessonError> {
        tokens.iter().map(|token| self.action(token, at, table)).collect()
    }

    /// `texts` begins the names of the comments, and the action ends them.
    fn remarks(
        self,
        written: Vec<WrittenRemark>,
        at: &RawValue,
        texts: &str,
        table: &dyn AnyGame,
    ) -> Result<Vec<(Action, Words)>, LessonError> {
        let remark = |remark| {
            let (token, words) = match remark {
                WrittenRemark::Named(token) => (token, None),
                WrittenRemark::Written(token, words) => (token, Some(words)),
            };
            let name = format!("{texts}-{}", token.replace(|c: char| !c.is_ascii_alphanumeric(), "-"));
            let words = self.0.words("remark", words, &name, MOST_OF_TEXT, Some(at))?;
            Ok((self.action(&token, at, table)?, words))
        };
        written.into_iter().map(remark).collect()
    }

    fn puzzles(self) -> Result<Puzzles, LessonError> {
        self.0.check_size()?;
        let written: WrittenPuzzles = self.0.ron()?;
        let places: PuzzlePlaces<'a> = self.0.ron()?;
        let (mut puzzles, mut names) = (vec![], BTreeSet::new());
        for (puzzle, at) in written.puzzles.into_iter().zip(&places.puzzles) {
            let puzzle = self.puzzle(written.game, puzzle, at)?;
            if !names.insert(puzzle.name()) {
                return Err(self.refuse(puzzle.place, LessonFault::Twice(puzzle.title.spoken().to_owned())));
            }
            puzzles.push(puzzle);
        }
        Ok(Puzzles { file: self.0.file.to_owned(), game: written.game, puzzles })
    }

    fn puzzle(self, game: GameId, written: WrittenPuzzle, at: &'a RawValue) -> Result<Puzzle, LessonError> {
        let name = self.name(written.name, written.title.as_deref(), Some(at))?;
        let texts = format!("puzzle-{}-{name}", game.name());
        let title = self.0.words("title", written.title, &texts, MOST_OF_TITLE, Some(at))?;
        let theme = match Words::named(format!("theme-{}-{}", game.name(), written.theme)) {
            Some(theme) => theme,
            None => self.0.words("theme", Some(written.theme), "", MOST_OF_TITLE, Some(at))?,
        };
        let why = self.0.words("explanation", written.why, &format!("{texts}.why"), MOST_OF_TEXT, Some(at))?;
        let position = on_one_line(&written.position);
        let table = game.set_up([], Some(&position)).map_err(|error| self.0.refuse_at(Some(at), error))?;
        let table = &*table;
        let mut moves = vec![Move {
            best: self.actions(&written.best, at, table)?,
            wrong: self.remarks(written.wrong, at, &format!("{texts}.on"), table)?,
            answers: vec![],
        }];
        for (number, then) in (1..).zip(written.then) {
            if let Some(last) = moves.last_mut() {
                last.answers = self.actions(&then.answers, at, table)?;
            }
            let best = self.actions(&then.best, at, table)?;
            let wrong = self.remarks(then.wrong, at, &format!("{texts}.then-{number}"), table)?;
            moves.push(Move { best, wrong, answers: vec![] });
        }
        Ok(Puzzle { game, name, title, theme, position, moves, why, place: self.0.place(at) })
    }
}
