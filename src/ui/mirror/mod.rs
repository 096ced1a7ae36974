//! The match in words, for screen readers and for tests: what happens as it happens, the board as text, and all that can be
//! done, to be chosen without seeing or pointing. On the page it lies in elements beside the canvas; on the desktop screen
//! readers are told it with the panels.

mod actions;
#[cfg(target_arch = "wasm32")]
pub(super) mod page;
#[cfg(target_arch = "wasm32")]
mod probe;
#[cfg(not(target_arch = "wasm32"))]
mod reader;

use bevy::prelude::*;

use super::UiSystems;
use super::moves::Rows;
use super::notice::Shown;
use super::standing::{game_of_match, totals, verdict};
use super::told::status;
use crate::play::{BotsPaused, Session};
use crate::settings::{Settings, SpokenLanguage};
use crate::view::{Seen, ViewSystems};

/// The match in words.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Mirror {
    /// What has happened since it was said last, and whose turn it is.
    pub(super) state: String,
    /// The board as text.
    pub(super) board: String,
    /// All that can be done: its token, and what is said of it.
    pub(super) actions: Vec<(String, String)>,
}

/// What has the token is chosen.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub(super) struct Choose(pub(super) String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mirror>().add_observer(actions::on_choose);
    let reflect = (reflect_match, reflect_actions).after(ViewSystems::Follow).in_set(UiSystems);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin).add_systems(Update, reflect.before(page::write_page));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(reader::plugin).add_systems(Update, reflect.run_if(reader::is_listening));
}

/// Tells the page which screen is shown. There is a page on the web only.
pub fn set_phase(phase: &str) {
    #[cfg(target_arch = "wasm32")]
    page::set_phase(phase);
    #[cfg(not(target_arch = "wasm32"))]
    trace!("screen: {phase}");
}

/// How many actions had been told: the same again would be read out again.
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
    // Where somebody lays groups in secret, the list of moves says no more than that.
    let stories: Vec<&str> = rows.stories().skip(read.0).collect();
    read.0 = (read.0 + stories.len()).min(rows.stories().count());
    // A match that is opened is not read out from its beginning.
    let told =
        stories.last().filter(|_| stories.len() > 4).map_or_else(|| stories.join(" "), |last| (*last).to_owned());
    let notice = shown.words();
    // Where the match stands need not be heard after every move.
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
