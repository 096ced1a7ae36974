//! The RON form of lesson and puzzle files: the values, and their places in the text.

use ron::value::RawValue;
use serde::Deserialize;

use crate::rules::GameId;

/// A lesson's file.
#[derive(Deserialize)]
#[serde(rename = "Lesson", deny_unknown_fields)]
pub(super) struct WrittenLesson {
    pub(super) title: String,
    pub(super) game: GameId,
    pub(super) chapters: Vec<WrittenChapter>,
}

#[derive(Deserialize)]
#[serde(rename = "Chapter", deny_unknown_fields)]
pub(super) struct WrittenChapter {
    pub(super) title: String,
    #[serde(default)]
    pub(super) options: String,
    pub(super) position: Option<String>,
    #[serde(default)]
    pub(super) goes_on: bool,
    pub(super) steps: Vec<WrittenStep>,
}

#[derive(Deserialize)]
#[serde(rename = "Step", deny_unknown_fields)]
pub(super) struct WrittenStep {
    pub(super) text: String,
    #[serde(default)]
    pub(super) points: Vec<String>,
    pub(super) wants: Option<WrittenWants>,
    pub(super) example: Option<String>,
    #[serde(default)]
    pub(super) hint: String,
    #[serde(default)]
    pub(super) answers: Vec<String>,
    #[serde(default)]
    pub(super) remarks: Vec<(String, String)>,
    #[serde(default)]
    pub(super) otherwise: String,
    #[serde(default)]
    pub(super) refused: Vec<String>,
    #[serde(default)]
    pub(super) shows: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename = "Wants")]
pub(super) enum WrittenWants {
    Only(String),
    OneOf(Vec<String>),
    With(String),
    Showing(String),
    Anything,
}

/// A file of puzzles.
#[derive(Deserialize)]
#[serde(rename = "Puzzles", deny_unknown_fields)]
pub(super) struct WrittenPuzzles {
    pub(super) game: GameId,
    pub(super) puzzles: Vec<WrittenPuzzle>,
}

#[derive(Deserialize)]
#[serde(rename = "Puzzle", deny_unknown_fields)]
pub(super) struct WrittenPuzzle {
    pub(super) title: String,
    pub(super) theme: String,
    pub(super) position: String,
    pub(super) best: Vec<String>,
    #[serde(default)]
    pub(super) wrong: Vec<(String, String)>,
    #[serde(default)]
    pub(super) then: Vec<WrittenMove>,
    pub(super) why: String,
}

/// One step of a solution, with the replies before it.
#[derive(Deserialize)]
#[serde(rename = "Then", deny_unknown_fields)]
pub(super) struct WrittenMove {
    #[serde(default)]
    pub(super) answers: Vec<String>,
    pub(super) best: Vec<String>,
    #[serde(default)]
    pub(super) wrong: Vec<(String, String)>,
}

/// A lesson's file again, for the places of its values.
#[derive(Deserialize)]
#[serde(rename = "Lesson")]
pub(super) struct LessonPlaces<'a> {
    #[serde(borrow)]
    pub(super) title: &'a RawValue,
    #[serde(borrow)]
    pub(super) chapters: Vec<ChapterPlaces<'a>>,
}

#[derive(Deserialize)]
#[serde(rename = "Chapter")]
pub(super) struct ChapterPlaces<'a> {
    #[serde(borrow)]
    pub(super) title: &'a RawValue,
    #[serde(borrow)]
    pub(super) options: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) position: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) steps: Vec<&'a RawValue>,
}

/// A file of puzzles again, for the places of its values.
#[derive(Deserialize)]
#[serde(rename = "Puzzles")]
pub(super) struct PuzzlePlaces<'a> {
    #[serde(borrow)]
    pub(super) puzzles: Vec<&'a RawValue>,
}
