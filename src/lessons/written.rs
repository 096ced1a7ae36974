//! The RON form of lesson and puzzle files: the values, and their places in the text.

use ron::value::RawValue;
use serde::Deserialize;

use crate::rules::GameId;

/// A lesson's file.
#[derive(Deserialize)]
#[serde(rename = "Lesson", deny_unknown_fields)]
pub(super) struct WrittenLesson {
    pub(super) title: Option<String>,
    pub(super) game: GameId,
    pub(super) chapters: Vec<WrittenChapter>,
}

#[derive(Deserialize)]
#[serde(rename = "Chapter", deny_unknown_fields)]
pub(super) struct WrittenChapter {
    pub(super) name: Option<String>,
    pub(super) title: Option<String>,
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
    pub(super) text: Option<String>,
    #[serde(default)]
    pub(super) points: Vec<String>,
    pub(super) wants: Option<WrittenWants>,
    pub(super) example: Option<String>,
    pub(super) hint: Option<String>,
    #[serde(default)]
    pub(super) answers: Vec<String>,
    #[serde(default)]
    pub(super) remarks: Vec<WrittenRemark>,
    pub(super) otherwise: Option<String>,
    #[serde(default)]
    pub(super) refused: Vec<String>,
    #[serde(default)]
    pub(super) shows: Vec<String>,
}

/// A wrong action, with the comment on it unless the folders of the languages have that.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum WrittenRemark {
    Named(String),
    Written(String, String),
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
    pub(super) name: Option<String>,
    pub(super) title: Option<String>,
    pub(super) theme: String,
    pub(super) position: String,
    pub(super) best: Vec<String>,
    #[serde(default)]
    pub(super) wrong: Vec<WrittenRemark>,
    #[serde(default)]
    pub(super) then: Vec<WrittenMove>,
    pub(super) why: Option<String>,
}

/// One step of a solution, with the replies before it.
#[derive(Deserialize)]
#[serde(rename = "Then", deny_unknown_fields)]
pub(super) struct WrittenMove {
    #[serde(default)]
    pub(super) answers: Vec<String>,
    pub(super) best: Vec<String>,
    #[serde(default)]
    pub(super) wrong: Vec<WrittenRemark>,
}

/// A lesson's file again, for the places of its values.
#[derive(Deserialize)]
#[serde(rename = "Lesson")]
pub(super) struct LessonPlaces<'a> {
    #[serde(borrow)]
    pub(super) title: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) chapters: Vec<ChapterPlaces<'a>>,
}

#[derive(Deserialize)]
#[serde(rename = "Chapter")]
pub(super) struct ChapterPlaces<'a> {
    #[serde(borrow)]
    pub(super) name: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) title: Option<&'a RawValue>,
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
