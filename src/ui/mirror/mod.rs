//! The match as text, for screen readers and tests: events as they happen, the board, and all possible actions, which
//! can be chosen without seeing or pointing. In the browser the text is in elements beside the canvas; on the desktop
//! it is passed to screen readers together with the panels.

mod actions;
#[cfg(target_arch = "wasm32")]
pub(super) mod page;
#[cfg(target_arch = "wasm32")]
mod probe;
#[cfg(not(target_arch = "wasm32"))]
mod reader;
mod text;

use bevy::prelude::*;

use super::match_status::status;
use super::moves::Rows;
use super::notice::Shown;
use super::score::{game_of_match, totals, verdict};
use super::systems::UiSystems;
use crate::play::{BotsPaused, Session};
use crate::settings::{Settings, SpokenLanguage};
use crate::view::{Seen, ViewSystems};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mirror>().add_observer(actions::on_choose);
    let reflect = (reflect_match, reflect_actions).after(ViewSystems::Follow).in_set(UiSystems);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin).add_systems(Update, reflect.before(page::write_page));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(reader::plugin).add_systems(Update, reflect.run_if(reader::is_listening));
}

use text::Mirror;

/// Tells the web page which screen is shown. Does nothing on the desktop.
pub fn set_phase(phase: &str) {
    #[cfg(target_arch = "wasm32")]
    page::set_phase(phase);
    #[cfg(not(target_arch = "wasm32"))]
    trace!("screen: {phase}");
}

/// The number of actions that have been read out, so that none is read twice.
#[derive(Default)]
struct Read(usize);

fn reflect_match(
    seen: Seen,
    shown: Res<Shown>,
    paused: Res<BotsPaused>,
    rows: Res<Rows>,
    mut read: Local<Read>,
    mut mirror: ResMut<Mirror>,
) {
    if !seen.has_changed() && !shown.is_changed() && !rows.is_changed() && !paused.is_changed() {
        return;
    }
    let session = seen.session();
    let table = session.position();
    // During a hidden set-up the list of moves reveals nothing, so it can be used as it is.
    let stories: Vec<&str> = rows.stories().skip(read.0).collect();
    read.0 = (read.0 + stories.len()).min(rows.stories().count());
    // A match that was just opened is not read out from its start.
    let told =
        stories.last().filter(|_| stories.len() > 4).map_or_else(|| stories.join(" "), |last| (*last).to_owned());
    let notice = shown.words();
    // The score of the match is only read out at the end of a game.
    let series = [game_of_match(session), totals(session), verdict(session)];
    let series = series.into_iter().flatten().filter(|_| table.outcome().is_some());
    let sentences = [notice, told].into_iter().chain(series.map(|words| format!("{words}.")));
    let sentences = sentences.chain([status(&seen, *paused)]).filter(|sentence| !sentence.is_empty());
    let state = sentences.collect::<Vec<_>>().join(" ");
    let now = Mirror { state, board: session.told(|| table.words().board_text()), actions: mirror.actions.clone() };
    mirror.set_if_neq(now);
}

fn reflect_actions(
    session: Res<Session>,
    settings: Res<Settings>,
    spoken: Res<SpokenLanguage>,
    mut mirror: ResMut<Mirror>,
) {
    if session.is_changed() || settings.is_changed() || spoken.is_changed() {
        let now = Mirror { actions: actions::list(&session, &settings), ..mirror.clone() };
        mirror.set_if_neq(now);
    }
}
