//! Sounds of what happens. Each file is loaded when it is first needed, or before (`stock.rs`).

use std::collections::HashMap;

use bevy::audio::Volume;
use bevy::prelude::*;

use super::music::Bed;
use crate::play::{ActionRefused, Speak};
use crate::settings::Settings;
use crate::view::{Cue, Heard};

/// The same sound is not begun again so soon, seconds.
const AGAIN_SECS: f32 = 0.09;
/// A shove runs through a chain: each piece is heard.
const CHAIN_SECS: f32 = 0.03;
/// An army does what it does together.
const ARMY_SECS: f32 = 1.5;
/// No sound is played more slowly.
const SLOWEST: f32 = 0.6;
/// No more sounds at once than ears can tell apart.
const MOST: usize = 10;

/// The sounds that have been loaded, and when each was heard last.
#[derive(Resource, Default, Debug)]
pub(super) struct Sounds {
    files: HashMap<&'static str, Handle<AudioSource>>,
    heard: HashMap<&'static str, f32>,
}

impl Sounds {
    /// A file, without its ending; it is on its way from now on.
    pub(super) fn file(&mut self, file: &'static str, assets: &AssetServer) -> Handle<AudioSource> {
        self.files.entry(file).or_insert_with(|| assets.load(format!("sounds/{file}.ogg"))).clone()
    }
}

/// Let this file of `assets/sounds` be heard, without its ending.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct Play {
    file: &'static str,
    /// 1 is the usual speed.
    speed: f32,
}

impl Play {
    /// At the usual speed.
    pub(super) const fn file(file: &'static str) -> Self {
        Self { file, speed: 1.0 }
    }
}

/// Whether anything can be heard: browsers let nothing be heard before the first gesture, and then all of it at once.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Awake(pub(super) bool);

fn wake(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    touches: Res<Touches>,
    mut awake: ResMut<Awake>,
) {
    awake.0 = buttons.get_just_released().next().is_some()
        || keys.get_just_pressed().next().is_some()
        || touches.iter_just_released().next().is_some();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sounds>()
        .insert_resource(Awake(cfg!(not(target_arch = "wasm32"))))
        .add_systems(PreUpdate, wake.run_if(|awake: Res<Awake>| !awake.0))
        .add_systems(Update, (hear.run_if(on_message::<Heard>), drop_lost))
        .add_observer(on_play)
        .add_observer(|_: On<Speak>, mut commands: Commands| commands.trigger(Play::file("message")))
        .add_observer(|_: On<ActionRefused>, mut commands: Commands| commands.trigger(Play::file("refuse")));
}

fn hear(mut heard: MessageReader<Heard>, mut commands: Commands) {
    for &Heard { cue, pace } in heard.read() {
        // As slow as it may be and still sound like what it is.
        commands.trigger(Play { file: cue.file(), speed: pace.clamp(SLOWEST, 1.0) });
    }
}

/// Whether it is something else than a sound, which cannot be played.
pub(super) fn is_broken(source: &AudioSource) -> bool {
    !source.bytes.starts_with(b"OggS")
}

/// What will never be heard makes room for others: files that have not come, and what a server sends instead of one.
fn drop_lost(
    waiting: Query<(Entity, &AudioPlayer, Has<Bed>), Without<AudioSink>>,
    assets: Res<AssetServer>,
    sources: Res<Assets<AudioSource>>,
    mut commands: Commands,
) {
    for (entity, player, is_bed) in &waiting {
        // A bed whose file has not come stays: without it the file would be asked for once more in every frame.
        let is_lost = !is_bed && assets.load_state(&player.0).is_failed();
        if is_lost || sources.get(&player.0).is_some_and(is_broken) {
            commands.entity(entity).despawn();
        }
    }
}

fn on_play(
    play: On<Play>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    playing: Query<(), With<AudioPlayer>>,
    awake: Res<Awake>,
    (assets, sources): (Res<AssetServer>, Res<Assets<AudioSource>>),
    mut sounds: ResMut<Sounds>,
    mut commands: Commands,
) {
    let (file, now) = (play.file, time.elapsed_secs());
    if !awake.0 || settings.is_muted || settings.sound <= 0.0 || playing.iter().count() >= MOST {
        return;
    }
    let together = [Cue::Annex.file(), Cue::Freeze.file()].contains(&file);
    let soonest = if together {
        ARMY_SECS
    } else if file == Cue::Jolt.file() {
        CHAIN_SECS
    } else {
        AGAIN_SECS
    };
    if sounds.heard.get(file).is_some_and(|last| now - last < soonest) {
        return;
    }
    sounds.heard.insert(file, now);
    let source = sounds.file(file, &assets);
    if sources.get(&source).is_some_and(is_broken) {
        return;
    }
    let how = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(settings.sound)).with_speed(play.speed);
    commands.spawn((Name::new(file), AudioPlayer(source), how));
}
