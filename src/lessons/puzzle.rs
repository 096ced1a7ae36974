//! Puzzles: a position and its best action.

use super::chapter::{Chapter, LessonStep, Task};
use super::wanted::Wanted;
use crate::rules::{Action, GameId};
use crate::showcase::Place;
use crate::texts::Words;

/// The puzzles of a game, from one file.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzles {
    /// The file they were read from.
    pub file: String,
    /// The game they belong to.
    pub game: GameId,
    /// The puzzles, by theme.
    pub puzzles: Vec<Puzzle>,
}

/// A position in which one action is best, or a few are equally good.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The game it belongs to.
    pub game: GameId,
    /// Its name, unique within the game.
    pub name: String,
    /// Its title.
    pub title: Words,
    /// Its theme, such as `Push a king`.
    pub theme: Words,
    /// The text of the position.
    pub position: String,
    /// The solution, step by step.
    pub moves: Vec<Move>,
    /// The explanation shown when it is solved.
    pub why: Words,
    /// Its place in the file.
    pub place: Place,
}

/// One step of the solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The solver must play one of these.
    pub best: Vec<Action>,
    /// Wrong actions, each with the reason.
    pub wrong: Vec<(Action, Words)>,
    /// The automatic replies played after this step.
    pub answers: Vec<Action>,
}

/// The name that a title has: in lower case, with `-` for all other characters. It is the name itself if it is one.
pub(super) fn name_of(title: &str) -> String {
    let letters = title.to_lowercase();
    let words = letters.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

impl Puzzle {
    /// The key for saved progress: the game and the name.
    pub fn name(&self) -> String {
        format!("{}-{}", self.game.name(), self.name)
    }

    /// All its texts.
    pub fn words(&self) -> Vec<&Words> {
        let wrong = self.moves.iter().flat_map(|asked| &asked.wrong).map(|(_, remark)| remark);
        wrong.chain([&self.title, &self.theme, &self.why]).collect()
    }

    /// The puzzle as a chapter. Its steps have no text until it is solved.
    pub fn chapter(&self) -> Chapter {
        let step = |asked: &Move| LessonStep {
            text: Words::default(),
            points: Vec::new(),
            task: Some(Task {
                wanted: Wanted::OneOf(asked.best.clone()),
                example: None,
                hint: Words::default(),
                answers: asked.answers.clone(),
                remarks: asked.wrong.clone(),
                otherwise: Words::default(),
                refused: Vec::new(),
                shows: Vec::new(),
            }),
            place: self.place,
        };
        let end = LessonStep { text: self.why.clone(), place: self.place, ..LessonStep::default() };
        Chapter {
            name: self.name.clone(),
            title: self.title.clone(),
            options: Vec::new(),
            position: Some(self.position.clone()),
            goes_on: false,
            steps: self.moves.iter().map(step).chain([end]).collect(),
            place: self.place,
        }
    }
}
