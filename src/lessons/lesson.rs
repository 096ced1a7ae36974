//! A guided first game.

use super::chapter::Chapter;
use crate::rules::GameId;
use crate::texts::Words;

/// A guided first game, in short chapters. Reading it checks its options and positions;
/// [`Lesson::play`](super::Lesson::play) checks that its tasks are legal.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The file it was read from, for error messages.
    pub file: String,
    /// Its name: the file's name without folder and extension.
    pub name: String,
    /// Its title.
    pub title: Words,
    /// The game it teaches.
    pub game: GameId,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}

impl Lesson {
    /// All its texts, some of them empty.
    pub fn words(&self) -> Vec<&Words> {
        self.chapters.iter().flat_map(Chapter::words).chain([&self.title]).collect()
    }
}
