//! `showcase`: lists the scenes, prints one, or films it.

use core::str::FromStr;
#[cfg(feature = "app")]
use std::io;
use std::io::Write;
use std::path::{Path, PathBuf};

#[cfg(feature = "app")]
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::check::{fault, link_of, read_record};
use super::error::CliError;
use super::input::{is_readable, read_text};
use crate::rules::excerpt;
use crate::showcase::{BUILT_IN, Scene, catalog};
#[cfg(feature = "app")]
use crate::studio;
#[cfg(feature = "app")]
use crate::{assets, crash};

/// The arguments of `showcase`.
#[derive(clap::Args, Debug)]
pub(super) struct Showcase {
    /// A scene, by its name or its file: prints it step by step, with what happens
    scene: Option<String>,
    /// Starts with this action, counted from 1; earlier actions are played but not shown
    #[arg(long, value_name = "N", requires = "scene")]
    from: Option<usize>,
    /// Ends with this action
    #[arg(long, value_name = "N", requires = "scene")]
    to: Option<usize>,
    /// Saves an animation, drawn without a window: a .gif, an animated .png, or a folder of pictures
    #[arg(long, value_name = "FILE|FOLDER", requires = "scene")]
    export: Option<PathBuf>,
    /// Prints how long a frame takes, and how long an empty frame takes
    #[arg(long, requires = "scene", conflicts_with = "export")]
    time: bool,
    /// Width and height of the pictures
    #[arg(long, value_name = "WxH", default_value = "640x360")]
    size: Size,
    /// Frames per second
    #[arg(long, value_name = "N", default_value_t = 20)]
    fps: u32,
    /// With --export: the finish of pieces and boards
    #[arg(long, value_enum, default_value_t, requires = "export")]
    finish: Finish,
    /// With --export: the night scene
    #[arg(long, requires = "export")]
    night: bool,
    /// With --export: the camera does not zoom in on big moments, which makes smaller files
    #[arg(long, requires = "export")]
    steady: bool,
    /// With --export: leaves out the captions and the time to read them
    #[arg(long, requires = "export")]
    no_words: bool,
    /// With --export FILE.png: only one picture, after this many seconds, or the last one if the scene is shorter
    #[arg(long, value_name = "SECS", requires = "export")]
    still: Option<f32>,
    /// With --export: only this number of pictures, spread over the scene
    #[arg(long, value_name = "N", requires = "export", conflicts_with = "still")]
    pictures: Option<usize>,
}

/// Width and height in pixels.
#[derive(Copy, Clone, Debug)]
struct Size(#[cfg_attr(not(feature = "app"), expect(dead_code, reason = "only what draws asks for it"))] [u32; 2]);

/// A finish, by its name.
#[derive(clap::ValueEnum, Copy, Clone, Debug, Default)]
enum Finish {
    #[default]
    Painted,
    Wooden,
    Metal,
}

#[cfg(feature = "app")]
impl From<Finish> for crate::settings::Finish {
    fn from(finish: Finish) -> Self {
        match finish {
            Finish::Painted => Self::Painted,
            Finish::Wooden => Self::Wooden,
            Finish::Metal => Self::Metal,
        }
    }
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let sides = text.split_once('x').and_then(|(width, height)| Some([width.parse().ok()?, height.parse().ok()?]));
        sides.map(Self).ok_or_else(|| format!("`{}` is not of the form 640x360", excerpt(text)))
    }
}

impl Showcase {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let Some(name) = &self.scene else { return list(out) };
        let mut scene = scene_of(name)?.part(self.from, self.to)?;
        if self.no_words {
            scene = scene.without_words();
        }
        match &self.export {
            Some(to) => {
                scene.lay()?;
                self.film(scene, to)
            }
            None if self.time => self.measure(scene, out),
            None => tell(&scene, out),
        }
    }

    #[cfg(feature = "app")]
    fn film(&self, scene: Scene, to: &Path) -> Result<(), CliError> {
        const LENGTH: u64 = 1000;
        assets::find()?;
        crash::watch_drawing();
        let bar = ProgressBar::with_draw_target(Some(LENGTH), ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{bar:30} {msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let Size([width, height]) = self.size;
        let order = studio::Order {
            scene,
            to: to.to_owned(),
            size: bevy::math::UVec2::new(width, height),
            fps: self.fps,
            dress: studio::Dress { finish: self.finish.into(), is_night: self.night, is_steady: self.steady },
            still_secs: self.still,
            pictures: self.pictures,
        };
        let mut told = |come: studio::Progress| {
            bar.set_position((come.part * LENGTH as f32) as u64);
            bar.set_message(format!("{:.1} s, action {} of {}", come.secs, come.begun, come.actions));
        };
        let filmed = studio::film(&order, &mut told);
        bar.finish_and_clear();
        let filmed = filmed.map_err(|error| CliError::Window(error.to_string()))?;
        if filmed.is_cut {
            // A part that continues here starts with the action that was still under way.
            let next = order.scene.before.len() + filmed.begun.max(1);
            let _ = writeln!(
                io::stderr(),
                "note: the film is cut in action {next}, after {} pictures: a file of this size takes no more; \
                 `--from {next}` films the rest, and a folder takes all",
                filmed.pictures
            );
        }
        Ok(())
    }

    #[cfg(feature = "app")]
    fn measure(&self, scene: Scene, out: &mut dyn Write) -> Result<(), CliError> {
        assets::find()?;
        crash::watch_drawing();
        let Size([width, height]) = self.size;
        let times = studio::frame_times(scene, bevy::math::UVec2::new(width, height));
        let [full, empty] = times.map_err(|error| CliError::Window(error.to_string()))?.map(|time| time.as_secs_f64());
        writeln!(out, "frame {:.1} ms, empty {:.1} ms, ratio {:.1}", full * 1e3, empty * 1e3, full / empty)?;
        Ok(())
    }

    #[cfg(not(feature = "app"))]
    fn measure(&self, _: Scene, _: &mut dyn Write) -> Result<(), CliError> {
        Err(CliError::NoWindow)
    }

    #[cfg(not(feature = "app"))]
    fn film(&self, _: Scene, _: &Path) -> Result<(), CliError> {
        let Self { size: Size(_), fps: _, finish: _, night: _, steady: _, still: _, pictures: _, .. } = self;
        Err(CliError::NoWindow)
    }
}

/// Lists all scenes, one a line.
fn list(out: &mut dyn Write) -> Result<(), CliError> {
    for scene in catalog() {
        writeln!(out, "{:8} {:28} {}", scene.game.name(), scene.name, scene.title.spoken())?;
    }
    Ok(())
}

/// The scene of this name, or in this file.
pub(super) fn scene_of(name: &str) -> Result<Scene, CliError> {
    let built_in = BUILT_IN.iter().find(|scene| Path::new(scene.file).file_stem().is_some_and(|stem| stem == name));
    if let Some(scene) = built_in {
        return Ok(scene.read()?);
    }
    let path = Path::new(name);
    if !is_readable(path) && link_of(path).is_none() {
        return Err(CliError::NoScene(name.to_owned()));
    }
    if is_scene(path) {
        return read_scene(path);
    }
    Scene::of_record(name, &read_record(path)?.0).map_err(|error| fault(path, error))
}

/// Reads a scene's file.
pub(super) fn read_scene(path: &Path) -> Result<Scene, CliError> {
    Ok(Scene::read(&path.display().to_string(), &read_text(path)?)?)
}

/// Whether a file is a scene, by its ending.
pub(super) fn is_scene(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "ron")
}

/// Prints boards, captions, actions, and effects by the names that scenes claim them by.
fn tell(scene: &Scene, out: &mut dyn Write) -> Result<(), CliError> {
    let run = scene.play()?;
    writeln!(out, "{}\n\n{}\n", scene.title.spoken(), scene.opening.caption.spoken())?;
    writeln!(out, "{}", run.start.words().board_text())?;
    for (step, frame) in scene.steps.iter().zip(&run.frames) {
        writeln!(out, "{}: {}", step.action.token(scene.game.seats()), step.caption.spoken())?;
        for effect in &frame.effects {
            writeln!(out, "    {effect:?}")?;
        }
        writeln!(out, "\n{}", frame.table.words().board_text())?;
    }
    Ok(())
}
