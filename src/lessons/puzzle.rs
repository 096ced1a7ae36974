//! Puzzles: a position, whose turn it is, and what is best.

use super::chapter::{Chapter, Step, Task};
use super::wanted::Wanted;
use crate::rules::{Action, GameId};
use crate::showcase::Place;

/// The puzzles of a game, as a file has them.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzles {
    /// The file that they were read from.
    pub file: String,
    /// Which game.
    pub game: GameId,
    /// The puzzles, theme by theme.
    pub puzzles: Vec<Puzzle>,
}

/// A position in which one action is best, or a few are equally good.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Which game.
    pub game: GameId,
    /// What it is called; no two of a game have the same title.
    pub title: String,
    /// The idea that it belongs to, such as `Push a king`.
    pub theme: String,
    /// The text of the position.
    pub position: String,
    /// What is best, and how it goes on from there.
    pub moves: Vec<Move>,
    /// What is said when it is solved: why that is best.
    pub why: String,
    /// Where it stands in the file.
    pub place: Place,
}

/// An action to be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The actions of which one must be played.
    pub best: Vec<Action>,
    /// Legal actions that are worse, and why.
    pub wrong: Vec<(Action, String)>,
    /// What is answered.
    pub answers: Vec<Action>,
}

impl Puzzle {
    /// What it is remembered by: the game, and the title in small letters with `-` for everything else.
    pub fn name(&self) -> String {
        let letters = self.title.to_lowercase();
        let words = letters.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        format!("{}-{}", self.game.name(), words.collect::<Vec<_>>().join("-"))
    }

    /// The puzzle as it is played. Its steps say nothing before it is solved.
    pub fn chapter(&self) -> Chapter {
        let step = |asked: &Move| Step {
            text: String::new(),
            points: Vec::new(),
            task: Some(Task {
                wanted: Wanted::OneOf(asked.best.clone()),
                example: None,
                hint: String::new(),
                answers: asked.answers.clone(),
                remarks: asked.wrong.clone(),
                otherwise: String::new(),
                refused: Vec::new(),
                shows: Vec::new(),
            }),
            place: self.place,
        };
        let end = Step { text: self.why.clone(), place: self.place, ..Step::default() };
        Chapter {
            title: self.title.clone(),
            options: Vec::new(),
            position: Some(self.position.clone()),
            goes_on: false,
            steps: self.moves.iter().map(step).chain([end]).collect(),
            place: self.place,
        }
    }
}
