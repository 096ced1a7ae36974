//! Parses files of lessons and puzzles in RON (docs/lessons.md).

use std::collections::BTreeSet;
use std::path::Path;

use ron::value::RawValue;

use super::chapter::{Chapter, LessonStep, Task};
use super::error::{LessonError, LessonFault};
use super::lesson::Lesson;
use super::puzzle::{Move, Puzzle, Puzzles};
use super::wanted::Wanted;
use super::written::{
    ChapterPlaces, LessonPlaces, PuzzlePlaces, WrittenChapter, WrittenLesson, WrittenPuzzle, WrittenPuzzles,
    WrittenStep, WrittenWants,
};
use crate::rules::{Action, AnyGame, GameId};
use crate::showcase::{Claim, MOST_OF_TITLE, NotAClaim, Place, Source, on_one_line};

/// Maximum length of a step's text, a hint or a comment, in characters.
const MOST_OF_TEXT: usize = 220;

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
        self.0.check_words("title", &written.title, MOST_OF_TITLE, places.title)?;
        let mut lesson = Lesson {
            file: self.0.file.to_owned(),
            name: Path::new(self.0.file)
                .file_stem()
                .map(|stem| stem.to_string_lossy().into_owned())
                .unwrap_or_default(),
            title: written.title,
            game: written.game,
            chapters: vec![],
        };
        for (chapter, places) in written.chapters.into_iter().zip(&places.chapters) {
            let chapter = self.chapter(lesson.game, chapter, places, lesson.chapters.last())?;
            if lesson.chapters.iter().any(|other| other.title == chapter.title) {
                return Err(self.refuse(chapter.place, LessonFault::Twice(chapter.title)));
            }
            lesson.chapters.push(chapter);
        }
        if lesson.chapters.is_empty() {
            return Err(self.refuse(Place { line: 1, column: 1 }, LessonFault::Nothing("chapter")));
        }
        Ok(lesson)
    }

    fn chapter(
        self,
        game: GameId,
        written: WrittenChapter,
        places: &ChapterPlaces<'a>,
        before: Option<&Chapter>,
    ) -> Result<Chapter, LessonError> {
        self.0.check_words("title", &written.title, MOST_OF_TITLE, places.title)?;
        let place = self.0.place(places.title);
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
        let steps = written.steps.into_iter().zip(&places.steps);
        let steps = steps.map(|(step, at)| self.step(step, at, &*table)).collect::<Result<_, _>>()?;
        Ok(Chapter { title: written.title, options, position, goes_on: written.goes_on, steps, place })
    }

    fn step(self, written: WrittenStep, at: &'a RawValue, table: &dyn AnyGame) -> Result<LessonStep, LessonError> {
        self.0.check_words("text", &written.text, MOST_OF_TEXT, at)?;
        let points = self.0.squares(&written.points, Some(at), table)?;
        let task = match written.wants {
            None => None,
            Some(wants) => {
                for (what, words) in [("hint", &written.hint), ("remark", &written.otherwise)] {
                    if !words.is_empty() {
                        self.0.check_words(what, words, MOST_OF_TEXT, at)?;
                    }
                }
                let shows = written.shows.iter().map(|claim| self.claim(claim, at)).collect::<Result<_, _>>()?;
                Some(Task {
                    wanted: self.wanted(wants, at, table)?,
                    example: written.example.map(|token| self.action(&token, at, table)).transpose()?,
                    hint: written.hint,
                    answers: self.actions(&written.answers, at, table)?,
                    remarks: self.remarks(written.remarks, at, table)?,
                    otherwise: written.otherwise,
                    refused: self.actions(&written.refused, at, table)?,
                    shows,
                })
            }
        };
        Ok(LessonStep { text: written.text, points, task, place: self.0.place(at) })
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

    fn remarks(
        self,
        written: Vec<(String, String)>,
        at: &RawValue,
        table: &dyn AnyGame,
    ) -> Result<Vec<(Action, String)>, LessonError> {
        let remark = |(token, words): (String, String)| {
            self.0.check_words("remark", &words, MOST_OF_TEXT, at)?;
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
                return Err(self.refuse(puzzle.place, LessonFault::Twice(puzzle.title)));
            }
            puzzles.push(puzzle);
        }
        Ok(Puzzles { file: self.0.file.to_owned(), game: written.game, puzzles })
    }

    fn puzzle(self, game: GameId, written: WrittenPuzzle, at: &'a RawValue) -> Result<Puzzle, LessonError> {
        for (what, words) in [("title", &written.title), ("theme", &written.theme)] {
            self.0.check_words(what, words, MOST_OF_TITLE, at)?;
        }
        self.0.check_words("explanation", &written.why, MOST_OF_TEXT, at)?;
        let position = on_one_line(&written.position);
        let table = game.set_up([], Some(&position)).map_err(|error| self.0.refuse_at(Some(at), error))?;
        let table = &*table;
        let mut moves = vec![Move {
            best: self.actions(&written.best, at, table)?,
            wrong: self.remarks(written.wrong, at, table)?,
            answers: vec![],
        }];
        for then in written.then {
            if let Some(last) = moves.last_mut() {
                last.answers = self.actions(&then.answers, at, table)?;
            }
            let (best, wrong) = (self.actions(&then.best, at, table)?, self.remarks(then.wrong, at, table)?);
            moves.push(Move { best, wrong, answers: vec![] });
        }
        let (title, theme, why) = (written.title, written.theme, written.why);
        Ok(Puzzle { game, title, theme, position, moves, why, place: self.0.place(at) })
    }
}
