//! Sound effects. Each file is loaded on first use, or in advance (`stock.rs`).

use std::collections::HashMap;

use bevy::audio::Volume;
use bevy::prelude::*;

use super::music::Bed;
use crate::play::{ActionRefused, Speak};
use crate::settings::Settings;
use crate::view::{Cue, Heard};

/// The least time between two starts of a sound, in seconds.
const AGAIN_SECS: f32 = 0.09;
/// The same for shoves, so that each piece of a chain is heard.
const CHAIN_SECS: f32 = 0.03;
/// The same for sounds of a whole army, which acts together.
const ARMY_SECS: f32 = 1.5;
/// The lowest playback speed.
const SLOWEST: f32 = 0.6;
/// The most sounds that play at the same time.
const MOST: usize = 10;

/// The loaded sounds, and when each was last started.
#[derive(Resource, Default, Debug)]
pub(super) struct Sounds {
    files: HashMap<&'static str, Handle<AudioSource>>,
    heard: HashMap<&'static str, f32>,
}

impl Sounds {
    /// The handle of a file, given without extension. This starts to load it.
    pub(super) fn file(&mut self, file: &'static str, assets: &AssetServer) -> Handle<AudioSource> {
        self.files.entry(file).or_insert_with(|| assets.load(format!("sounds/{file}.ogg"))).clone()
    }
}

/// Triggered to play this file of `assets/sounds`, given without extension.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct Play {
    file: &'static str,
    /// The playback speed: 1 is normal.
    speed: f32,
}

impl Play {
    /// The file at normal speed.
    pub(super) const fn file(file: &'static str) -> Self {
        Self { file, speed: 1.0 }
    }
}

/// Whether sound is possible: browsers hold it back until the first gesture, and then play all of it at once.
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
        // Slow motion is limited, so that the sound stays recognisable.
        commands.trigger(Play { file: cue.file(), speed: pace.clamp(SLOWEST, 1.0) });
    }
}

/// Whether the file is not a sound, so that it cannot be played.
pub(super) fn is_broken(source: &AudioSource) -> bool {
    !source.bytes.starts_with(b"OggS")
}

/// Removes sounds that can never play: files that failed to load, or that are something else.
fn drop_lost(
    waiting: Query<(Entity, &AudioPlayer, Has<Bed>), Without<AudioSink>>,
    assets: Res<AssetServer>,
    sources: Res<Assets<AudioSource>>,
    mut commands: Commands,
) {
    for (entity, player, is_bed) in &waiting {
        // Music stays even if its file failed, because otherwise it would be requested again in every frame.
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
