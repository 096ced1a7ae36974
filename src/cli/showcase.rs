//! `showcase`: lists the scenes, or tells one.

use std::io::Write;
use std::path::Path;

use super::error::CliError;
use super::read_text;
use crate::showcase::{BUILT_IN, Scene, catalog};

/// The arguments of `showcase`.
#[derive(clap::Args, Debug)]
pub(super) struct Showcase {
    /// A scene, by its name or its file: tells it step by step, with what happens
    scene: Option<String>,
}

impl Showcase {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.scene {
            Some(name) => tell(&scene_of(name)?, out),
            None => list(out),
        }
    }
}

/// All scenes, a line each.
fn list(out: &mut dyn Write) -> Result<(), CliError> {
    for scene in catalog() {
        writeln!(out, "{:8} {:28} {}", scene.game.name(), scene.name, scene.title)?;
    }
    Ok(())
}

/// The scene of this name, or in this file.
fn scene_of(name: &str) -> Result<Scene, CliError> {
    let built_in = BUILT_IN.iter().find(|scene| Path::new(scene.file).file_stem().is_some_and(|stem| stem == name));
    if let Some(scene) = built_in {
        return Ok(scene.read()?);
    }
    let path = Path::new(name);
    if !path.exists() {
        return Err(CliError::NoScene(name.to_owned()));
    }
    read_scene(path)
}

/// Reads a scene's file.
pub(super) fn read_scene(path: &Path) -> Result<Scene, CliError> {
    Ok(Scene::read(&path.display().to_string(), &read_text(path)?)?)
}

/// Whether a file is a scene, by its ending.
pub(super) fn is_scene(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "ron")
}

/// Boards, captions, actions, and what happens in them by the names that scenes claim it by.
fn tell(scene: &Scene, out: &mut dyn Write) -> Result<(), CliError> {
    let run = scene.play()?;
    writeln!(out, "{}\n\n{}\n", scene.title, scene.opening.caption)?;
    writeln!(out, "{}", run.start.words().board_text())?;
    for (step, frame) in scene.steps.iter().zip(&run.frames) {
        writeln!(out, "{}: {}", step.action.token(scene.game.seats()), step.caption)?;
        for effect in &frame.effects {
            writeln!(out, "    {effect:?}")?;
        }
        writeln!(out, "\n{}", frame.table.words().board_text())?;
    }
    Ok(())
}
