//! The lessons and puzzles that the game brings.

use super::error::LessonError;
use super::lesson::Lesson;
use super::puzzle::{Puzzle, Puzzles};

/// A file of lessons or puzzles that the game brings.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LessonFile {
    /// The file, from the repository's root.
    pub file: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

/// `assets/<folder>/<name>.ron` of each name.
macro_rules! brought {
    ($folder:literal: $($name:literal)*) => {
        &[$(LessonFile {
            file: concat!("assets/", $folder, "/", $name, ".ron"),
            text: include_str!(concat!("../../assets/", $folder, "/", $name, ".ron")),
        }),*]
    };
}

/// The guided games, in the order of the menu.
pub const LESSONS: &[LessonFile] = brought!["lessons": "pothole" "knot" "quad" "auction"];

/// The puzzles, game by game.
pub const PUZZLES: &[LessonFile] = brought!["puzzles": "pothole" "knot" "quad" "auction"];

impl LessonFile {
    /// Reads it as a lesson.
    ///
    /// # Errors
    ///
    /// Those of [`Lesson::read`]; a test holds that there are none.
    pub fn lesson(&self) -> Result<Lesson, LessonError> {
        Lesson::read(self.file, self.text)
    }

    /// Reads it as puzzles.
    ///
    /// # Errors
    ///
    /// Those of [`Puzzles::read`]; a test holds that there are none.
    pub fn puzzles(&self) -> Result<Puzzles, LessonError> {
        Puzzles::read(self.file, self.text)
    }
}

/// The guided games that the game brings, in the order of the menu.
pub fn lessons() -> Vec<Lesson> {
    LESSONS.iter().filter_map(|file| file.lesson().ok()).collect()
}

/// The puzzles that the game brings, game by game.
pub fn puzzles() -> Vec<Puzzle> {
    PUZZLES.iter().filter_map(|file| file.puzzles().ok()).flat_map(|file| file.puzzles).collect()
}
