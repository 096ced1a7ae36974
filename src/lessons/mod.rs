//! Learning by playing: guided games and puzzles, played by the real rules.
//!
//! A [`Lesson`] is a guided first game: short [`Chapter`]s, each with a position and [`LessonStep`]s that explain one idea
//! and mostly set a task. A [`Puzzle`] is a position with a best action, and is played as a chapter. Both are read from
//! data files (docs/lessons.md). Nothing here draws or implements rules.

mod catalog;
mod chapter;
mod error;
mod learnt;
mod lesson;
mod play;
mod puzzle;
mod subject;
mod text;
mod wanted;
mod written;

pub use catalog::{LESSONS, LessonFile, PUZZLES, lessons, puzzles};
pub use chapter::{Chapter, LessonStep, Task};
pub use error::{LessonError, LessonFault};
pub use learnt::Learnt;
pub use lesson::Lesson;
pub use puzzle::{Move, Puzzle, Puzzles};
pub use subject::Subject;
pub use wanted::Wanted;
