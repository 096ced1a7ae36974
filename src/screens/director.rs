//! Plays scenes on the table: controls their steps, the pace, and the camera.

use bevy::prelude::*;

use super::{Curtain, Screen};
use crate::play::{BeginShow, PlayInShow, Setup};
use crate::settings::Settings;
use crate::showcase::{Camera, Scene};
use crate::texts::Words;
use crate::view::{Framed, Pace, Shot, Timeline, ViewSystems, models_are_there};

/// How long the end of a scene stays, in seconds.
const END_SECS: f32 = 2.0;

/// The current scene and its progress.
#[derive(Resource, Default, Debug)]
pub struct Director {
    scene: Option<Scene>,
    /// The index of the next step.
    next: usize,
    /// Seconds until the next step, counted while nothing moves.
    wait_secs: f32,
    caption: Words,
    /// Whether steps must be triggered by hand.
    pub(super) is_paused: bool,
    /// Whether the next step is to be played despite the pause.
    pub(super) steps: bool,
}

impl Director {
    /// The current scene.
    pub fn scene(&self) -> Option<&Scene> {
        self.scene.as_ref()
    }

    /// The current caption.
    pub fn caption(&self) -> &str {
        self.caption.spoken()
    }

    /// Whether the whole scene has been shown.
    pub fn is_over(&self) -> bool {
        self.scene.as_ref().is_some_and(|scene| self.next > scene.steps.len())
    }

    /// The number of steps begun, and the number of all steps.
    pub fn progress(&self) -> (usize, usize) {
        let steps = self.scene.as_ref().map_or(0, |scene| scene.steps.len());
        (self.next.min(steps), steps)
    }
}

/// Triggered to play this scene from its start.
#[derive(Event, Clone, Debug)]
pub struct PlayScene(pub Scene);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Director>()
        .add_systems(
            Update,
            direct
                .run_if(in_state(Screen::Title).or_else(in_state(Screen::Showcase)))
                // It would not be visible behind the curtain.
                .run_if(models_are_there.and_then(not(resource_exists::<Curtain>)))
                .before(ViewSystems::Compose),
        )
        .add_observer(on_play_scene);
}

fn on_play_scene(
    play: On<PlayScene>,
    mut director: ResMut<Director>,
    mut shot: ResMut<Shot>,
    mut pace: ResMut<Pace>,
    mut commands: Commands,
) {
    let scene = play.0.clone();
    let setup = Setup {
        options: scene.options.clone(),
        position: scene.position.clone(),
        seed: scene.seed.unwrap_or_default(),
        ..Setup::new(scene.game)
    };
    let played = scene.before.iter().map(|step| step.action).collect();
    commands.trigger(BeginShow { setup, played });
    *shot = Shot(framed(&scene.opening.camera));
    *pace = Pace::default();
    *director = Director {
        wait_secs: scene.opening.hold_secs(),
        caption: scene.opening.caption.clone(),
        next: 0,
        scene: Some(scene),
        is_paused: director.is_paused,
        steps: false,
    };
}

/// Goes on to the next step when the last one has been shown.
fn direct(
    time: Res<Time>,
    settings: Res<Settings>,
    timeline: Res<Timeline>,
    mut director: ResMut<Director>,
    mut shot: ResMut<Shot>,
    mut pace: ResMut<Pace>,
    mut commands: Commands,
) {
    if timeline.is_busy() || director.scene.is_none() || director.is_over() {
        return;
    }
    let director = director.bypass_change_detection();
    if !director.is_paused {
        director.wait_secs -= time.delta_secs() * settings.pace();
    }
    let goes_on = core::mem::take(&mut director.steps) || !director.is_paused && director.wait_secs <= 0.0;
    let Some(scene) = director.scene.as_ref().filter(|_| goes_on) else { return };
    if let Some(step) = scene.steps.get(director.next) {
        if !step.caption.is_empty() {
            director.caption.clone_from(&step.caption);
        }
        if let Some(camera) = &step.camera {
            shot.set_if_neq(Shot(framed(camera)));
        }
        pace.set_if_neq(Pace(step.slow));
        let last = director.next + 1 == scene.steps.len();
        director.wait_secs = if last { step.hold_secs().max(END_SECS) } else { step.hold_secs() };
        commands.trigger(PlayInShow(step.action));
    }
    director.next += 1;
}

fn framed(camera: &Camera) -> Option<Framed> {
    match camera {
        Camera::Whole => None,
        Camera::Near(squares) => Some(Framed { squares: squares.clone(), low: false }),
        Camera::Low(squares) => Some(Framed { squares: squares.clone(), low: true }),
    }
}
