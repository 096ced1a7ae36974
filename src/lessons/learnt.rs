//! A player's progress in lessons and puzzles.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::lesson::Lesson;
use super::puzzle::{Puzzle, name_of};

/// The chapters and puzzles a player has completed. Stored by name, so that files may change.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Learnt {
    /// For each lesson, by its name, the names of completed chapters, or in older files their English titles.
    chapters: BTreeMap<String, BTreeSet<String>>,
    /// The names of solved puzzles.
    puzzles: BTreeSet<String>,
}

impl Learnt {
    /// Records that a chapter was completed.
    pub fn note_chapter(&mut self, lesson: &Lesson, chapter: usize) {
        if let Some(chapter) = lesson.chapters.get(chapter) {
            self.chapters.entry(lesson.name.clone()).or_default().insert(chapter.name.clone());
        }
    }

    /// Records that a puzzle was solved.
    pub fn note_puzzle(&mut self, puzzle: &Puzzle) {
        self.puzzles.insert(puzzle.name());
    }

    /// Merges in progress from elsewhere.
    pub fn join(&mut self, other: Self) {
        for (lesson, chapters) in other.chapters {
            self.chapters.entry(lesson).or_default().extend(chapters);
        }
        self.puzzles.extend(other.puzzles);
    }

    /// Whether this chapter has been completed.
    pub fn knows_chapter(&self, lesson: &Lesson, chapter: usize) -> bool {
        let (known, chapter) = (self.chapters.get(&lesson.name), lesson.chapters.get(chapter));
        known.zip(chapter).is_some_and(|(known, chapter)| known.iter().any(|known| name_of(known) == chapter.name))
    }

    /// Whether this puzzle has been solved.
    pub fn knows_puzzle(&self, puzzle: &Puzzle) -> bool {
        self.puzzles.contains(&puzzle.name())
    }

    /// How many chapters of a lesson have been completed.
    pub fn chapters_of(&self, lesson: &Lesson) -> usize {
        (0..lesson.chapters.len()).filter(|&chapter| self.knows_chapter(lesson, chapter)).count()
    }

    /// The first chapter of a lesson that is not yet completed; the first of all if all are.
    pub fn next_chapter(&self, lesson: &Lesson) -> usize {
        (0..lesson.chapters.len()).find(|&chapter| !self.knows_chapter(lesson, chapter)).unwrap_or(0)
    }

    /// How many of these puzzles have been solved.
    pub fn solved<'a>(&self, puzzles: impl IntoIterator<Item = &'a Puzzle>) -> usize {
        puzzles.into_iter().filter(|puzzle| self.knows_puzzle(puzzle)).count()
    }
}
