//! Playing a scene through the rules.

use super::error::{SceneError, SceneFault};
use super::place::Place;
use super::scene::{Scene, SceneStep};
use crate::rules::{Action, AnyGame, Effect, Effects, Record, Refusal};

/// A scene that was played through the rules.
#[derive(Clone, Debug)]
pub struct Playback {
    /// The starting position.
    pub start: Box<dyn AnyGame>,
    /// The result of each step.
    pub frames: Vec<Frame>,
}

/// The result of a step.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The position after it.
    pub table: Box<dyn AnyGame>,
    /// The effects of its action.
    pub effects: Vec<Effect>,
}

impl Scene {
    /// The scene as a game record, without captions and camera.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.game);
        record.options.clone_from(&self.options);
        record.position.clone_from(&self.position);
        record.seed = self.seed;
        record.actions = self.before.iter().chain(&self.steps).map(|step| step.action).collect();
        record.result = None;
        record
    }

    /// Sets up the position before the first step, including actions played before it.
    ///
    /// # Errors
    ///
    /// Where an option, the position or an action before the first step is wrong. A complete scene that was parsed has
    /// no such error.
    pub fn lay(&self) -> Result<Box<dyn AnyGame>, SceneError> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let table = self.game.set_up(options, self.position.as_deref());
        let mut table = table.map_err(|error| self.refuse(Place { line: 1, column: 1 }, error.into()))?;
        for (number, step) in (1..).zip(&self.before) {
            let played = table.play(step.action, Effects::ignored());
            played.map_err(|refusal| self.refuse_step(number, step, refusal))?;
        }
        Ok(table)
    }

    /// Plays the scene through the rules.
    ///
    /// # Errors
    ///
    /// The first step that is illegal or lacks a claimed effect, with its line and the reason.
    pub fn play(&self) -> Result<Playback, SceneError> {
        let start = self.lay()?;
        let mut table = start.clone();
        let mut frames = Vec::with_capacity(self.steps.len());
        for (number, step) in (1 + self.before.len()..).zip(&self.steps) {
            let written = |action: Action| action.token(self.game.seats()).to_string();
            let token = || written(step.action);
            if let Some(&action) = step.refused.iter().find(|&&action| table.check(action).is_ok()) {
                return Err(self.refuse(step.place, SceneFault::NotRefused { step: number, token: written(action) }));
            }
            let mut effects = Vec::new();
            let played = table.play(step.action, Effects::recording(&mut effects));
            played.map_err(|refusal| self.refuse_step(number, step, refusal))?;
            if let Some(claim) = step.shows.iter().find(|claim| !claim.holds(&effects)) {
                let (claim, found) = (claim.clone(), claim.count(&effects));
                let fault = SceneFault::NotShown { step: number, token: token(), claim, found };
                return Err(self.refuse(step.place, fault));
            }
            frames.push(Frame { table: table.clone(), effects });
        }
        Ok(Playback { start, frames })
    }

    /// Whether the scene can be shown.
    ///
    /// # Errors
    ///
    /// Those of [`Scene::play`].
    pub fn check(&self) -> Result<(), SceneError> {
        self.play().map(drop)
    }

    fn refuse_step(&self, number: usize, step: &SceneStep, refusal: Refusal) -> SceneError {
        let token = step.action.token(self.game.seats()).to_string();
        self.refuse(step.place, SceneFault::Refused { step: number, token, refusal })
    }

    fn refuse(&self, place: Place, fault: SceneFault) -> SceneError {
        SceneError { file: self.file.clone(), place, fault: Box::new(fault) }
    }
}
