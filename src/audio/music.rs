//! Quiet background music for each game, with a crossfade when it changes.

use bevy::audio::{AudioSinkPlayback as _, Volume};
use bevy::prelude::*;

use super::effects::{Awake, is_broken};
use super::games::sounds_of;
use crate::play::Waiting;
use crate::settings::Settings;
use crate::view::Layout;

/// The music of the title and of demos.
const SHOW: &str = "bed_title";
/// The length of a fade, in seconds.
const FADE_SECS: f32 = 2.0;

/// A music track, and the current part of its volume.
#[derive(Component, Copy, Clone, Debug)]
pub(super) struct Bed {
    pub(super) file: &'static str,
    pub(super) part: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (choose, fade).chain());
}

/// The music to play, if any: nothing is loaded while music is off.
pub(super) fn wanted(settings: &Settings, layout: &Layout, is_show: bool) -> Option<&'static str> {
    let is_heard = !settings.is_muted && settings.music > 0.0 && layout.squares().next().is_some();
    is_heard.then(|| if is_show { SHOW } else { sounds_of(layout.game()).music })
}

fn choose(
    settings: Res<Settings>,
    layout: Res<Layout>,
    awake: Res<Awake>,
    waiting: Option<Res<Waiting>>,
    beds: Query<&Bed>,
    (assets, sources): (Res<AssetServer>, Res<Assets<AudioSource>>),
    mut commands: Commands,
) {
    let Some(file) = wanted(&settings, &layout, waiting.is_some()).filter(|_| awake.0) else { return };
    if beds.iter().any(|bed| bed.file == file) {
        return;
    }
    let source = assets.load::<AudioSource>(format!("sounds/{file}.ogg"));
    if sources.get(&source).is_some_and(is_broken) {
        return;
    }
    let how = PlaybackSettings::LOOP.with_volume(Volume::Linear(0.0));
    commands.spawn((Name::new(file), Bed { file, part: 0.0 }, AudioPlayer(source), how));
}

pub(super) fn fade(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    waiting: Option<Res<Waiting>>,
    mut beds: Query<(Entity, &mut Bed, Option<&mut AudioSink>)>,
    mut commands: Commands,
) {
    let wanted = wanted(&settings, &layout, waiting.is_some());
    for (entity, mut bed, sink) in &mut beds {
        let step = time.delta_secs() / FADE_SECS * if wanted == Some(bed.file) { 1.0 } else { -1.0 };
        bed.part = (bed.part + step).clamp(0.0, 1.0);
        if bed.part <= 0.0 && wanted != Some(bed.file) {
            commands.entity(entity).despawn();
        } else if let Some(mut sink) = sink {
            sink.set_volume(Volume::Linear(bed.part * settings.music));
        }
    }
}
