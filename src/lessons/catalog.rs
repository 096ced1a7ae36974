//! The built-in lessons and puzzles.

use super::error::LessonError;
use super::lesson::Lesson;
use super::puzzle::{Puzzle, Puzzles};

/// A built-in file of lessons or puzzles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LessonFile {
    /// Its path from the repository's root.
    pub file: &'static str,
    /// Its contents.
    pub text: &'static str,
}

/// Expands each name to the file `assets/<folder>/<name>.ron`.
macro_rules! brought {
    ($folder:literal: $($name:literal)*) => {
        &[$(LessonFile {
            file: concat!("assets/", $folder, "/", $name, ".ron"),
            text: include_str!(concat!("../../assets/", $folder, "/", $name, ".ron")),
        }),*]
    };
}

/// The guided games, in menu order.
pub const LESSONS: &[LessonFile] = brought!["lessons": "pothole" "knot" "quad" "auction"];

/// The puzzles, by game.
pub const PUZZLES: &[LessonFile] = brought!["puzzles": "pothole" "knot" "quad" "auction"];

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
