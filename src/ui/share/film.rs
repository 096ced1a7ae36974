//! Records the end of a match as a GIF: runs this program without a window, like `showcase`, while the match goes on.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use bevy::prelude::*;

use super::record_file::RecordFolder;
use crate::notice::Notice;
use crate::play::{Session, record_of};
use crate::rules::excerpt;
use crate::settings::{Finish, Settings};
use crate::storage::name_for_now;
use crate::texts::text;

/// The number of last actions that are recorded.
const ACTIONS: usize = 8;
/// The width and height of the film, and its frames per second.
const SIZE: &str = "640x360";
const PICTURES: &str = "12";

/// Triggered to record the end of the match.
#[derive(Event, Copy, Clone, Debug)]
pub(in crate::ui) struct FilmEnd;

/// The program that records; `None` if none can be started.
#[derive(Resource, Clone, Debug)]
pub(in crate::ui) struct FilmProgram(pub(in crate::ui) Option<PathBuf>);

impl Default for FilmProgram {
    fn default() -> Self {
        Self(std::env::current_exe().ok())
    }
}

/// The current recording.
#[derive(Resource, Default, Debug)]
pub(in crate::ui) struct Filming(Option<Take>);

impl Filming {
    /// Whether a recording is running.
    pub(in crate::ui) fn is_on(&self) -> bool {
        self.0.is_some()
    }
}

/// A running recording. It ends with the game.
#[derive(Debug)]
struct Take {
    camera: Child,
    /// The record file to film, and the log of the program. Both are deleted afterwards.
    record: PathBuf,
    log: PathBuf,
    film: PathBuf,
}

impl Drop for Take {
    fn drop(&mut self) {
        let _ = self.camera.kill();
        let _ = self.camera.wait();
        let _ = fs::remove_file(&self.record);
        let _ = fs::remove_file(&self.log);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FilmProgram>()
        .init_resource::<Filming>()
        .add_observer(on_film_end)
        .add_systems(Update, develop.run_if(|filming: Res<Filming>| filming.is_on()));
}

fn on_film_end(
    _: On<FilmEnd>,
    session: Res<Session>,
    settings: Res<Settings>,
    program: Res<FilmProgram>,
    folder: Res<RecordFolder>,
    mut filming: ResMut<Filming>,
    mut commands: Commands,
) {
    if filming.is_on() {
        return;
    }
    commands.trigger(match begin(&session, &settings, &program, &folder.0) {
        Ok(take) => {
            filming.0 = Some(take);
            Notice::news(text!("film-begun"))
        }
        Err(why) => Notice::refusal(text!("film-failed", why = why)),
    });
}

/// Starts the program that records the end of the match.
fn begin(session: &Session, settings: &Settings, program: &FilmProgram, folder: &Path) -> Result<Take, String> {
    let program = program.0.as_deref().ok_or_else(|| text!("film-no-program"))?;
    let film = folder.join(name_for_now("gif"));
    let film = std::path::absolute(&film).unwrap_or(film);
    let paper = |ending: &str| std::env::temp_dir().join(format!("bulldozer-gambit-{}.{ending}", std::process::id()));
    let (record, log) = (paper("bgr"), paper("log"));
    let told = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    fs::write(&record, record_of(session).to_string()).map_err(|error| told(&record, error))?;
    let errors = File::create(&log).map_err(|error| told(&log, error))?;
    let mut camera = Command::new(program);
    camera.arg("showcase").arg(&record).arg("--export").arg(&film);
    camera.args(["--size", SIZE, "--fps", PICTURES, "--no-words"]);
    let first = session.played().len().saturating_sub(ACTIONS) + 1;
    camera.args(["--from", &first.to_string()]);
    let finish = match settings.finish {
        Finish::Painted => "painted",
        Finish::Wooden => "wooden",
        Finish::Metal => "metal",
    };
    camera.args(["--finish", finish]).args(settings.is_night.then_some("--night"));
    let camera = camera.stdin(Stdio::null()).stdout(Stdio::null()).stderr(errors).spawn();
    let camera = camera.map_err(|error| {
        let _ = (fs::remove_file(&record), fs::remove_file(&log));
        told(program, error)
    })?;
    Ok(Take { camera, record, log, film })
}

/// Tells the user where the film is when it is finished.
fn develop(mut filming: ResMut<Filming>, mut commands: Commands) {
    let Some(take) = filming.bypass_change_detection().0.as_mut() else { return };
    let told = match take.camera.try_wait() {
        Ok(None) => return,
        Ok(Some(status)) if status.success() && take.film.exists() => {
            Notice::news(text!("film-done", place = take.film.display().to_string()))
        }
        Ok(Some(_)) => {
            let said = fs::read_to_string(&take.log).unwrap_or_default();
            let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
            Notice::refusal(text!("film-failed", why = excerpt(last).to_string()))
        }
        Err(error) => Notice::refusal(text!("film-failed", why = error.to_string())),
    };
    filming.0 = None;
    commands.trigger(told);
}
