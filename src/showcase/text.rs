//! Reading a scene's file: RON (docs/showcase.md).

use std::path::Path;

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::Deserialize;

use super::camera::Camera;
use super::error::{SceneError, SceneFault};
use super::place::Place;
use super::scene::{Opening, SLOWEST, Scene, Step};
use super::words::Words;
use super::written::{OpeningPlaces, Places, StepPlaces, Written, WrittenCamera, WrittenOpening, WrittenStep};
use crate::limit;
use crate::rules::{Action, AnyGame, NotASquare, Square};

/// The most bytes of a scene.
const MOST_BYTES: usize = 64 << 10;
/// The most characters of a title.
const MOST_OF_TITLE: usize = 40;
/// The most characters of a caption.
const MOST_OF_CAPTION: usize = 160;
/// The most characters that are told of what is wrong with the form.
const MOST_OF_FAULT: usize = 300;
/// The longest hold.
const LONGEST_SECS: f32 = 20.0;

impl Scene {
    /// Reads a scene. Options, position, squares and the form of actions are checked, but not whether these are legal: see
    /// [`Scene::play`]. `file` is the file's name for messages; the scene's name is its stem.
    ///
    /// # Errors
    ///
    /// Says what is wrong, and in which line.
    pub fn read(file: &str, text: &str) -> Result<Self, SceneError> {
        Reader { file, text }.scene()
    }
}

/// A file that is being read.
#[derive(Copy, Clone)]
struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

impl<'a> Reader<'a> {
    fn refuse(self, place: Place, fault: impl Into<SceneFault>) -> SceneError {
        SceneError { file: self.file.to_owned(), place, fault: Box::new(fault.into()) }
    }

    /// Refuses what stands at `at`, or the whole file.
    fn refuse_at(self, at: Option<&RawValue>, fault: impl Into<SceneFault>) -> SceneError {
        let place = at.map_or(Place { line: 1, column: 1 }, |at| Place::of(at.get_ron(), self.text));
        self.refuse(place, fault)
    }

    fn ron<T: Deserialize<'a>>(self) -> Result<T, SceneError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        options.from_str(self.text).map_err(|error| {
            let place = Place { line: error.span.start.line, column: error.span.start.col };
            self.refuse(place, SceneFault::Form(cut(&error.code.to_string())))
        })
    }

    fn scene(self) -> Result<Scene, SceneError> {
        limit::check(self.text, MOST_BYTES).map_err(|error| self.refuse_at(None, error))?;
        let written: Written = self.ron()?;
        let places: Places<'a> = self.ron()?;
        let title = Words { english: written.title, german: written.title_de };
        self.check_words("title", &title, MOST_OF_TITLE, (places.title, places.title_de))?;
        let mut scene = Scene {
            file: self.file.to_owned(),
            name: Path::new(self.file).file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default(),
            title,
            game: written.game,
            options: self.options(&written.options, places.options)?,
            position: written.position.as_deref().map(on_one_line),
            seed: written.seed,
            opening: Opening::default(),
            steps: vec![],
        };
        let options = || scene.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        scene.game.set_up(options(), None).map_err(|error| self.refuse_at(places.options, error))?;
        let table = scene.game.set_up(options(), scene.position.as_deref());
        let table = table.map_err(|error| self.refuse_at(places.position, error))?;
        scene.opening = self.opening(written.opening, &places.opening, &*table)?;
        if written.steps.is_empty() {
            return Err(self.refuse_at(None, SceneFault::NoSteps));
        }
        for ((number, step), places) in (1..).zip(written.steps).zip(&places.steps) {
            scene.steps.push(self.step(number, step, places, &*table)?);
        }
        Ok(scene)
    }

    /// Options as records write them: `name=value`, parted by blanks.
    fn options(self, words: &str, at: Option<&RawValue>) -> Result<Vec<(String, String)>, SceneError> {
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

    fn opening(
        self,
        written: WrittenOpening,
        places: &OpeningPlaces<'_>,
        table: &dyn AnyGame,
    ) -> Result<Opening, SceneError> {
        let caption = Words { english: written.caption, german: written.caption_de };
        self.check_words("caption", &caption, MOST_OF_CAPTION, (places.caption, places.caption_de))?;
        let camera = self.camera(written.camera, places.camera, table)?;
        Ok(Opening { caption, camera, hold_secs: self.hold(written.hold, places.hold)? })
    }

    fn step(
        self,
        number: usize,
        written: WrittenStep,
        places: &StepPlaces<'_>,
        table: &dyn AnyGame,
    ) -> Result<Step, SceneError> {
        let parse = |token: &str, at: Option<&RawValue>| {
            Action::parse(token, table.seats())
                .map_err(|error| self.refuse_at(at, SceneFault::NotAnAction { step: number, error }))
        };
        let action = parse(&written.action, Some(places.action))?;
        let refused = written.refused.iter().map(|token| parse(token, places.refused)).collect::<Result<_, _>>()?;
        let caption = Words { english: written.caption, german: written.caption_de };
        self.check_words("caption", &caption, MOST_OF_CAPTION, (places.caption, places.caption_de))?;
        let slow = written.slow.unwrap_or(1.0);
        if !(SLOWEST..=1.0).contains(&slow) {
            return Err(self.refuse_at(places.slow, SceneFault::Slow(slow)));
        }
        let camera = written.camera.map(|camera| self.camera(camera, places.camera, table)).transpose()?;
        let claims = written.shows.iter().map(|claim| claim.parse());
        let shows = claims.collect::<Result<_, _>>().map_err(|error| self.refuse_at(places.shows, error))?;
        Ok(Step {
            action,
            caption,
            rule: written.rule,
            camera,
            slow,
            hold_secs: self.hold(written.hold, places.hold)?,
            refused,
            shows,
            place: Place::of(places.action.get_ron(), self.text),
        })
    }

    /// `at` says where they stand, in English and in German.
    fn check_words(
        self,
        what: &'static str,
        words: &Words,
        most: usize,
        at: (&RawValue, Option<&RawValue>),
    ) -> Result<(), SceneError> {
        for (words, at) in [(Some(&words.english), Some(at.0)), (words.german.as_ref(), at.1)] {
            let Some(words) = words else { continue };
            let found = words.chars().count();
            if words.trim().is_empty() {
                return Err(self.refuse_at(at, SceneFault::Empty(what)));
            }
            if found > most {
                return Err(self.refuse_at(at, SceneFault::TooMuchToRead { what, found, most }));
            }
        }
        Ok(())
    }

    fn hold(self, secs: Option<f32>, at: Option<&RawValue>) -> Result<Option<f32>, SceneError> {
        match secs {
            Some(found) if !(0.0..=LONGEST_SECS).contains(&found) => {
                Err(self.refuse_at(at, SceneFault::Hold { found, most: LONGEST_SECS }))
            }
            secs => Ok(secs),
        }
    }

    fn camera(self, written: WrittenCamera, at: Option<&RawValue>, table: &dyn AnyGame) -> Result<Camera, SceneError> {
        let board = table.words().board();
        let squares = |names: Vec<String>| {
            if names.is_empty() {
                return Err(self.refuse_at(at, SceneFault::NoSquares));
            }
            let square = |name: String| {
                let square: Square = name.parse().map_err(|error: NotASquare| self.refuse_at(at, error))?;
                let is_there = board.iter().any(|field| field.square == square);
                if is_there { Ok(square) } else { Err(self.refuse_at(at, SceneFault::OffBoard(square))) }
            };
            names.into_iter().map(square).collect()
        };
        Ok(match written {
            WrittenCamera::Whole => Camera::Whole,
            WrittenCamera::Near(names) => Camera::Near(squares(names)?),
            WrittenCamera::Low(names) => Camera::Low(squares(names)?),
        })
    }
}

/// What is wrong with the form, without all of what somebody may have written there.
fn cut(sentence: &str) -> String {
    let shown = sentence.chars().take(MOST_OF_FAULT);
    shown.map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// A position that may stand on several lines, on one: white space beside `/` and `,` is dropped, other white space is a
/// blank.
fn on_one_line(position: &str) -> String {
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
