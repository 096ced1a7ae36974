//! A guided first game.

use super::chapter::Chapter;
use crate::rules::GameId;

/// A guided first game, in short chapters. What it says of the rules is checked when it is read; whether what it asks for is
/// legal, [`Lesson::play`](super::Lesson::play) finds out.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The file that it was read from, for whoever is told of a fault.
    pub file: String,
    /// Its name: that of the file, without folder and ending.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// Which game.
    pub game: GameId,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}
