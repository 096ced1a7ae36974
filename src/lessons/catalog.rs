//! The built-in lessons and puzzles.

use super::error::LessonError;
use super::lesson::Lesson;
use super::puzzle::{Puzzle, Puzzles};
use crate::rules::for_each_game;

/// A built-in file of lessons or puzzles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LessonFile {
    /// Its path from the repository's root.
    pub file: &'static str,
    /// Its contents.
    pub text: &'static str,
}

/// The file of each game in `assets/<folder>`.
macro_rules! brought {
    ([$folder:literal] $($(#[$cfg:meta])? $id:ident: $game:ident, $name:literal;)*) => {
        &[$($(#[$cfg])? LessonFile {
            file: concat!("assets/", $folder, "/", stringify!($game), ".ron"),
            text: include_str!(concat!("../../assets/", $folder, "/", stringify!($game), ".ron")),
        }),*]
    };
}

/// The guided games, in menu order.
pub const LESSONS: &[LessonFile] = for_each_game! { (brought) ["lessons"] };

/// The puzzles, by game.
pub const PUZZLES: &[LessonFile] = for_each_game! { (brought) ["puzzles"] };

impl LessonFile {
    /// Parses the file as a lesson.
    ///
    /// # Errors
    ///
    /// Those of [`Lesson::read`]; a test ensures that there are none.
    pub fn lesson(&self) -> Result<Lesson, LessonError> {
        Lesson::read(self.file, self.text)
    }

    /// Parses the file as puzzles.
    ///
    /// # Errors
    ///
    /// Those of [`Puzzles::read`]; a test ensures that there are none.
    pub fn puzzles(&self) -> Result<Puzzles, LessonError> {
        Puzzles::read(self.file, self.text)
    }
}

/// The built-in guided games, in menu order.
pub fn lessons() -> Vec<Lesson> {
    LESSONS.iter().filter_map(|file| file.lesson().ok()).collect()
}

/// The built-in puzzles, by game.
pub fn puzzles() -> Vec<Puzzle> {
    PUZZLES.iter().filter_map(|file| file.puzzles().ok()).flat_map(|file| file.puzzles).collect()
}
