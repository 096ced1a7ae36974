//! Shared parsing for scenes and lessons: RON, options, actions, squares, texts, and their places in the file.

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::Deserialize;

use super::error::{SceneError, SceneFault};
use super::place::Place;
use crate::limit;
use crate::rules::{AnyGame, Field, NotASquare, Square};

/// Maximum file size in bytes.
const MOST_BYTES: usize = 64 << 10;
/// Maximum length of a title in characters.
pub(crate) const MOST_OF_TITLE: usize = 40;
/// Maximum length of a quoted RON error in characters.
const MOST_OF_FAULT: usize = 300;

/// A file being parsed.
#[derive(Copy, Clone)]
pub(crate) struct Source<'a> {
    pub(crate) file: &'a str,
    pub(crate) text: &'a str,
}

impl<'a> Source<'a> {
    pub(crate) fn refuse(self, place: Place, fault: impl Into<SceneFault>) -> SceneError {
        SceneError { file: self.file.to_owned(), place, fault: Box::new(fault.into()) }
    }

    /// An error at `at`, or for the whole file.
    pub(crate) fn refuse_at(self, at: Option<&RawValue>, fault: impl Into<SceneFault>) -> SceneError {
        self.refuse(at.map_or(Place { line: 1, column: 1 }, |at| self.place(at)), fault)
    }

    /// The place of a part of the file.
    pub(crate) fn place(self, part: &RawValue) -> Place {
        Place::of(part.get_ron().trim_start(), self.text)
    }

    /// Checks the file size.
    pub(crate) fn check_size(self) -> Result<(), SceneError> {
        limit::check(self.text, MOST_BYTES).map_err(|error| self.refuse_at(None, error))
    }

    pub(crate) fn ron<T: Deserialize<'a>>(self) -> Result<T, SceneError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        options.from_str(self.text).map_err(|error| {
            let place = Place { line: error.span.start.line, column: error.span.start.col };
            self.refuse(place, SceneFault::Form(cut(&error.code.to_string())))
        })
    }

    /// Options in the notation of records: `name=value`, separated by spaces.
    pub(crate) fn options(self, words: &str, at: Option<&RawValue>) -> Result<Vec<(String, String)>, SceneError> {
        let mut options: Vec<(String, String)> = vec![];
        for word in words.split_whitespace() {
            let not_an_option = || self.refuse_at(at, SceneFault::NotAnOption(word.to_owned()));
            let (name, value) = word.split_once('=').ok_or_else(not_an_option)?;
            if options.iter().any(|(other, _)| other == name) {
                return Err(self.refuse_at(at, SceneFault::OptionTwice(name.to_owned())));
            }
            options.push((name.to_owned(), value.to_owned()));
        }
        Ok(options)
    }

    pub(crate) fn check_words(
        self,
        what: &'static str,
        words: &str,
        most: usize,
        at: &RawValue,
    ) -> Result<(), SceneError> {
        let found = words.chars().count();
        if words.trim().is_empty() {
            return Err(self.refuse_at(Some(at), SceneFault::Empty(what)));
        }
        if found > most {
            return Err(self.refuse_at(Some(at), SceneFault::TooMuchToRead { what, found, most }));
        }
        Ok(())
    }

    /// Parses names of squares and checks that they are on the board.
    pub(crate) fn squares(
        self,
        names: &[String],
        at: Option<&RawValue>,
        table: &dyn AnyGame,
    ) -> Result<Vec<Square>, SceneError> {
        let board = table.words().board();
        names.iter().map(|name| self.square(name, at, &board)).collect()
    }

    /// Parses the name of a square and checks that it is on the board.
    pub(crate) fn square(self, name: &str, at: Option<&RawValue>, board: &[Field]) -> Result<Square, SceneError> {
        let square: Square = name.parse().map_err(|error: NotASquare| self.refuse_at(at, error))?;
        let is_there = board.iter().any(|field| field.square == square);
        if is_there { Ok(square) } else { Err(self.refuse_at(at, SceneFault::OffBoard(square))) }
    }
}

/// The RON error, cut to a reasonable length.
fn cut(sentence: &str) -> String {
    let shown = sentence.chars().take(MOST_OF_FAULT);
    shown.map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Joins a position written over several lines: whitespace next to `/` and `,` is dropped, other whitespace becomes one
/// space.
pub(crate) fn on_one_line(position: &str) -> String {
    let mut line = String::new();
    for word in position.split_whitespace() {
        let sticks = line.is_empty() || line.ends_with(['/', ',']) || word.starts_with(['/', ',']);
        if !sticks {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}
