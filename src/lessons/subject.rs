//! The subject of a lesson session: a chapter of a guided game, or a puzzle.

use super::catalog::{lessons, puzzles};
use super::chapter::Chapter;
use super::lesson::Lesson;
use super::puzzle::Puzzle;
use crate::rules::GameId;

/// The subject of a lesson session: a chapter of a guided game, or a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum Subject {
    /// A lesson and the index of its chapter, from 0.
    Lesson(Lesson, usize),
    /// A puzzle.
    Puzzle(Puzzle),
}

impl Subject {
    /// The built-in lesson, from its first chapter, or puzzle of this name.
    pub fn named(name: &str) -> Option<Self> {
        let lesson = lessons().into_iter().find(|lesson| lesson.name == name).map(|lesson| Self::Lesson(lesson, 0));
        lesson.or_else(|| puzzles().into_iter().find(|puzzle| puzzle.name() == name).map(Self::Puzzle))
    }

    /// The game it belongs to.
    pub fn game(&self) -> GameId {
        match self {
            Self::Lesson(lesson, _) => lesson.game,
            Self::Puzzle(puzzle) => puzzle.game,
        }
    }

    /// The chapter to play; `None` if the lesson has no such chapter.
    pub fn chapter(&self) -> Option<Chapter> {
        match self {
            Self::Lesson(lesson, chapter) => {
                let mut found = lesson.chapters.get(*chapter)?.clone();
                found.position = lesson.position_of(*chapter);
                Some(found)
            }
            Self::Puzzle(puzzle) => Some(puzzle.chapter()),
        }
    }
}
