//! Parses a scene's file in RON (docs/showcase.md).

use ron::value::RawValue;

use super::camera::Camera;
use super::error::{SceneError, SceneFault};
use super::scene::{Opening, SLOWEST, Scene, SceneStep};
use super::source::{MOST_OF_TITLE, Source, on_one_line};
use super::written::{OpeningPlaces, Places, StepPlaces, Written, WrittenCamera, WrittenOpening, WrittenStep};
use crate::rules::{Action, AnyGame};

/// Maximum length of a caption in characters.
const MOST_OF_CAPTION: usize = 160;
/// Maximum hold time in seconds.
const LONGEST_SECS: f32 = 20.0;

impl Scene {
    /// Parses a scene. Checks options, position, squares and the form of actions, but not their legality: see
    /// [`Scene::play`]. `file` is the file's name for messages; the scene's name is its stem.
    ///
    /// # Errors
    ///
    /// What is wrong, with its line.
    pub fn read(file: &str, text: &str) -> Result<Self, SceneError> {
        Reader(Source { file, text }).scene()
    }
}

/// A scene's file being parsed.
#[derive(Copy, Clone)]
struct Reader<'a>(Source<'a>);

impl<'a> Reader<'a> {
    fn scene(self) -> Result<Scene, SceneError> {
        let source = self.0;
        source.check_size()?;
        let written: Written = source.ron()?;
        let places: Places<'a> = source.ron()?;
        let name = source.stem();
        let texts = format!("scene-{name}");
        let mut scene = Scene {
            file: source.file.to_owned(),
            name,
            title: source.words("title", written.title, &texts, MOST_OF_TITLE, places.title)?,
            game: written.game,
            options: self.0.options(&written.options, places.options)?,
            position: written.position.as_deref().map(on_one_line),
            seed: written.seed,
            opening: Opening::default(),
            before: vec![],
            steps: vec![],
        };
        let options = || scene.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        scene.game.set_up(options(), None).map_err(|error| self.0.refuse_at(places.options, error))?;
        let table = scene.game.set_up(options(), scene.position.as_deref());
        let table = table.map_err(|error| self.0.refuse_at(places.position, error))?;
        scene.opening = self.opening(written.opening, &places.opening, &texts, &*table)?;
        if written.steps.is_empty() {
            return Err(self.0.refuse_at(None, SceneFault::NoSteps));
        }
        for ((number, step), places) in (1..).zip(written.steps).zip(&places.steps) {
            scene.steps.push(self.step(number, step, places, &texts, &*table)?);
        }
        Ok(scene)
    }

    fn opening(
        self,
        written: WrittenOpening,
        places: &OpeningPlaces<'_>,
        texts: &str,
        table: &dyn AnyGame,
    ) -> Result<Opening, SceneError> {
        let name = format!("{texts}.opening");
        let caption = self.0.words("caption", written.caption, &name, MOST_OF_CAPTION, places.caption)?;
        let camera = self.camera(written.camera, places.camera, table)?;
        Ok(Opening { caption, camera, hold_secs: self.hold(written.hold, places.hold)? })
    }

    fn step(
        self,
        number: usize,
        written: WrittenStep,
        places: &StepPlaces<'_>,
        texts: &str,
        table: &dyn AnyGame,
    ) -> Result<SceneStep, SceneError> {
        let parse = |token: &str, at: Option<&RawValue>| {
            Action::parse(token, table.seats())
                .map_err(|error| self.0.refuse_at(at, SceneFault::NotAnAction { step: number, error }))
        };
        let action = parse(&written.action, Some(places.action))?;
        let refused = written.refused.iter().map(|token| parse(token, places.refused)).collect::<Result<_, _>>()?;
        let name = format!("{texts}.step-{number}");
        let at = places.caption.unwrap_or(places.action);
        let caption = self.0.words("caption", written.caption, &name, MOST_OF_CAPTION, Some(at))?;
        let slow = written.slow.unwrap_or(1.0);
        if !(SLOWEST..=1.0).contains(&slow) {
            return Err(self.0.refuse_at(places.slow, SceneFault::Slow(slow)));
        }
        let camera = written.camera.map(|camera| self.camera(camera, places.camera, table)).transpose()?;
        let claims = written.shows.iter().map(|claim| claim.parse());
        let shows = claims.collect::<Result<_, _>>().map_err(|error| self.0.refuse_at(places.shows, error))?;
        Ok(SceneStep {
            action,
            caption,
            rule: written.rule,
            camera,
            slow,
            hold_secs: self.hold(written.hold, places.hold)?,
            refused,
            shows,
            place: self.0.place(places.action),
        })
    }

    fn hold(self, secs: Option<f32>, at: Option<&RawValue>) -> Result<Option<f32>, SceneError> {
        match secs {
            Some(found) if !(0.0..=LONGEST_SECS).contains(&found) => {
                Err(self.0.refuse_at(at, SceneFault::Hold { found, most: LONGEST_SECS }))
            }
            secs => Ok(secs),
        }
    }

    fn camera(self, written: WrittenCamera, at: Option<&RawValue>, table: &dyn AnyGame) -> Result<Camera, SceneError> {
        let squares = |names: Vec<String>| {
            if names.is_empty() {
                return Err(self.0.refuse_at(at, SceneFault::NoSquares));
            }
            self.0.squares(&names, at, table)
        };
        Ok(match written {
            WrittenCamera::Whole => Camera::Whole,
            WrittenCamera::Near(names) => Camera::Near(squares(names)?),
            WrittenCamera::Low(names) => Camera::Low(squares(names)?),
        })
    }
}
