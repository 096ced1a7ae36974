//! Preloads sounds so that none is late: those of the current game, as soon as sound is possible. All others load on
//! first use.

use bevy::prelude::*;

use super::effects::{Awake, Sounds};
use super::games::sounds_of;
use crate::play::Session;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::view::Cue;

/// The sounds that all games use.
const COMMON: &[&str] =
    &[Cue::Click.file(), Cue::Step.file(), Cue::Slide.file(), Cue::Capture.file(), "your_turn", "check", "refuse"];

/// The files of a game, without extension.
fn files(game: GameId) -> impl Iterator<Item = &'static str> {
    COMMON.iter().copied().chain(sounds_of(game).cues.iter().map(|cue| cue.file()))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fetch.run_if(resource_exists::<Session>));
}

fn fetch(
    session: Res<Session>,
    awake: Res<Awake>,
    settings: Res<Settings>,
    assets: Option<Res<AssetServer>>,
    mut sounds: ResMut<Sounds>,
    mut fetched: Local<Option<GameId>>,
) {
    let game = session.setup().game;
    let is_heard = awake.0 && !settings.is_muted && settings.sound > 0.0;
    let Some(assets) = assets.filter(|_| is_heard && *fetched != Some(game)) else { return };
    *fetched = Some(game);
    for file in files(game) {
        sounds.file(file, &assets);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn all_that_is_fetched_is_there() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
        for game in GameId::ALL {
            for file in files(game) {
                assert!(folder.join(format!("{file}.ogg")).is_file(), "{file}");
            }
        }
    }
}
