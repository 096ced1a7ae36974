//! The menu: a draw, giving up, a new game, and the way to everything else.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::arrange::arranges;
use super::dialog::{Dialog, modal};
use super::leave::may_be_absent;
use super::standing::Standings;
use super::{LeaveTable, PanelSystems, ToggleFullscreen, matches};
use crate::play::{KeptMatches, Session};
use crate::texts::text;
use crate::theme::{NARROW, primary_button, quiet_button, ui};

/// Windows lower than this have the entries in so many columns.
const LOW: f32 = 680.0;
const COLUMNS: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_menu.run_if(resource_equals(Dialog::Menu)).in_set(PanelSystems::Dialogs),
    );
}

fn show_menu(
    mut contexts: EguiContexts,
    session: Res<Session>,
    standings: Res<Standings>,
    matches: Res<KeptMatches>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let mut pressed = None;
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    // A low window has no room for all of them below each other.
    let is_low = screen.width() >= NARROW && screen.height() < LOW;
    let closed = modal(context, "menu", if is_low { 720.0 } else { 340.0 }, |panel| {
        ScrollArea::vertical().show(panel, |panel| {
            panel.vertical_centered(|panel| {
                panel.heading(text!("menu"));
                for words in [&standings.game_of_match, &standings.totals].into_iter().flatten() {
                    panel.label(RichText::new(words).color(ui::faint()));
                }
            });
            for rows in [of_match(&session, &matches), of_window()] {
                if is_low {
                    let entries: Vec<Entry> = rows.into_iter().flatten().collect();
                    entries.chunks(COLUMNS).for_each(|row| pressed = pressed.or(show_entries(panel, row, COLUMNS)));
                } else {
                    rows.iter().for_each(|row| pressed = pressed.or(show_entries(panel, row, row.len())));
                }
                panel.separator();
            }
            pressed = pressed.or(show_entries(panel, &[entry(text!("menu-back"), Deed::Open(Dialog::Closed))], 1));
        });
    });
    let next = match pressed {
        None => Dialog::Menu,
        Some(Deed::Open(next)) => next,
        Some(Deed::Leave) => {
            commands.trigger(LeaveTable);
            Dialog::Closed
        }
        Some(Deed::Fullscreen) => {
            commands.trigger(ToggleFullscreen);
            Dialog::Closed
        }
        #[cfg(not(target_arch = "wasm32"))]
        Some(Deed::Quit) => {
            commands.write_message(AppExit::Success);
            Dialog::Menu
        }
    };
    dialog.set_if_neq(if closed && next == Dialog::Menu { Dialog::Closed } else { next });
    Ok(())
}

/// What an entry does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Deed {
    Open(Dialog),
    Leave,
    Fullscreen,
    #[cfg(not(target_arch = "wasm32"))]
    Quit,
}

/// Something to press.
struct Entry {
    words: String,
    deed: Deed,
    enabled: bool,
}

const fn entry(words: String, deed: Deed) -> Entry {
    Entry { words, deed, enabled: true }
}

const fn opens(words: String, dialog: Dialog) -> Entry {
    entry(words, Deed::Open(dialog))
}

/// What has to do with matches and with what is known of them, in rows.
fn of_match(session: &Session, matches: &KeptMatches) -> Vec<Vec<Entry>> {
    let playing = session.position().outcome().is_none();
    let mut rows = vec![
        vec![opens(text!("menu-new-game"), Dialog::Setup)],
        vec![opens(text!("editor"), Dialog::Editor)],
        vec![opens(matches::button(matches), Dialog::Matches)],
        vec![opens(text!("menu-share"), Dialog::Share)],
    ];
    if playing {
        rows.push(vec![opens(text!("menu-players"), Dialog::Players)]);
    }
    if !session.played().is_empty() && arranges(session).is_none() {
        rows.push(vec![opens(text!("menu-course"), Dialog::Course)]);
    }
    rows.push(vec![opens(text!("menu-rule-book"), Dialog::RuleBook), opens(text!("settings"), Dialog::Settings)]);
    rows.push(vec![opens(text!("learn"), Dialog::Learn), opens(text!("menu-keys"), Dialog::Keys)]);
    if session.talk().is_some() {
        rows.push(vec![opens(text!("menu-talk"), Dialog::Talk)]);
    }
    let ends = [(text!("menu-draw"), Dialog::AgreeDraw), (text!("menu-resign"), Dialog::Resign)];
    // Each is decided by whoever is to decide: bots decide for themselves.
    let own = playing && session.bot_to_decide().is_none();
    rows.push(ends.map(|(words, dialog)| Entry { enabled: own, ..opens(words, dialog) }).into());
    if may_be_absent(session).next().is_some() {
        rows.push(vec![opens(text!("menu-gone"), Dialog::Absent)]);
    }
    rows
}

/// What has to do with the window.
fn of_window() -> Vec<Vec<Entry>> {
    let rows = [vec![entry(text!("menu-title"), Deed::Leave), entry(text!("menu-fullscreen"), Deed::Fullscreen)]];
    #[cfg(not(target_arch = "wasm32"))]
    let rows = rows.into_iter().chain([vec![entry(text!("menu-quit"), Deed::Quit)]]);
    rows.into_iter().collect()
}

/// Shows a row of them, each as wide as in a full one; returns what is pressed.
fn show_entries(panel: &mut Ui, row: &[Entry], columns: usize) -> Option<Deed> {
    let mut pressed = None;
    panel.columns(columns, |columns| {
        for (column, entry) in columns.iter_mut().zip(row) {
            column.vertical_centered_justified(|column| {
                // A game is begun more often than anything else here.
                let button = if entry.deed == Deed::Open(Dialog::Setup) {
                    primary_button(column, &entry.words)
                } else {
                    quiet_button(column, entry.enabled, &entry.words)
                };
                if button.clicked() {
                    pressed = Some(entry.deed);
                }
            });
        }
    });
    pressed
}
