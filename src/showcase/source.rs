//! Shared parsing for scenes and lessons: RON, options, actions, squares, texts, and their places in the file.

use std::path::Path;

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::Deserialize;

use super::error::{SceneError, SceneFault};
use super::place::Place;
use crate::limit;
use crate::rules::{AnyGame, Field, NotASquare, Square};
use crate::texts::Words;

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
    /// The file's name without folder and extension.
    pub(crate) fn stem(self) -> String {
        Path::new(self.file).file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
    }

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

    /// A text that is written in the file, else the one of this name in the folders of the languages.
    pub(crate) fn words(
        self,
        what: &'static str,
        written: Option<String>,
        name: &str,
        most: usize,
        at: Option<&RawValue>,
    ) -> Result<Words, SceneError> {
        let Some(written) = written else {
            let fault = || SceneFault::NoText { what, name: name.to_owned() };
            return Words::named(name).ok_or_else(|| self.refuse_at(at, fault()));
        };
        let found = written.chars().count();
        if written.trim().is_empty() {
            return Err(self.refuse_at(at, SceneFault::Empty(what)));
        }
        if found > most {
            return Err(self.refuse_at(at, SceneFault::TooMuchToRead { what, found, most }));
        }
        Ok(Words::Written(written))
    }

    /// The same for a text that may be left out.
    pub(crate) fn words_if_any(
        self,
        what: &'static str,
        written: Option<String>,
        name: &str,
        most: usize,
        at: Option<&RawValue>,
    ) -> Result<Words, SceneError> {
        match written {
            None => Ok(Words::named(name).unwrap_or_default()),
            Some(written) if written.is_empty() => Ok(Words::default()),
            written => self.words(what, written, name, most, at),
        }
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
