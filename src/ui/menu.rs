//! The menu of a match: draw, resign, new game, and everything else.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::arrange::arranges;
use super::dialog::{Dialog, modal};
use super::events::{LeaveTable, ToggleFullscreen};
use super::leave::may_be_absent;
use super::matches;
use super::score::Standings;
use super::scrolling::FollowFocus;
use super::systems::PanelSystems;
use crate::play::{KeptMatches, Session};
use crate::texts::text;
use crate::theme::{fold, primary_button, quiet_button, ui};

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
    mut opened: Local<Option<Section>>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let mut pressed = None;
    let closed = modal(contexts.ctx_mut()?, "menu", 360.0, |panel| {
        ScrollArea::vertical().show_following(panel, |panel| {
            panel.vertical_centered(|panel| {
                panel.heading(text!("menu"));
                for words in [&standings.game_of_match, &standings.totals].into_iter().flatten() {
                    panel.label(RichText::new(words).color(ui::faint()));
                }
            });
            // The entries needed during a game come first; the rest is folded.
            for entry in [
                opens(text!("menu-resume"), Dialog::Closed),
                opens(text!("settings"), Dialog::Settings),
                entry(text!("menu-title"), Deed::Leave),
            ] {
                pressed = pressed.or(show_entry(panel, &entry));
            }
            panel.separator();
            for section in Section::ALL {
                let is_open = *opened == Some(section);
                let show = |panel: &mut Ui| {
                    for entry in &section.entries(&session, &matches) {
                        pressed = pressed.or(show_entry(panel, entry));
                    }
                };
                if fold(panel, &section.title(), is_open, show) {
                    *opened = Some(section).filter(|_| !is_open);
                }
            }
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

/// The effect of an entry.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Deed {
    Open(Dialog),
    Leave,
    Fullscreen,
    #[cfg(not(target_arch = "wasm32"))]
    Quit,
}

/// An entry of the menu.
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

/// A folded section of the menu.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Section {
    /// The current match.
    Match,
    /// Other matches.
    Matches,
    /// Rules, lessons and other help.
    Help,
    /// The program itself.
    Program,
}

impl Section {
    const ALL: [Self; 4] = [Self::Match, Self::Matches, Self::Help, Self::Program];

    fn title(self) -> String {
        match self {
            Self::Match => text!("menu-match"),
            Self::Matches => text!("menu-matches"),
            Self::Help => text!("menu-help"),
            Self::Program => text!("menu-program"),
        }
    }

    fn entries(self, session: &Session, matches: &KeptMatches) -> Vec<Entry> {
        match self {
            Self::Match => of_match(session),
            Self::Matches => vec![
                opens(text!("menu-new-game"), Dialog::Setup),
                opens(matches::button(matches), Dialog::Matches),
                opens(text!("menu-share"), Dialog::Share),
                opens(text!("together"), Dialog::Together),
                opens(text!("editor"), Dialog::Editor),
            ],
            Self::Help => vec![
                opens(text!("learn"), Dialog::Learn),
                opens(text!("menu-rule-book"), Dialog::RuleBook),
                opens(text!("menu-keys"), Dialog::Keys),
            ],
            Self::Program => vec![
                entry(text!("menu-fullscreen"), Deed::Fullscreen),
                #[cfg(not(target_arch = "wasm32"))]
                entry(text!("menu-quit"), Deed::Quit),
            ],
        }
    }
}

/// The entries for the current match, the ones that end it last.
fn of_match(session: &Session) -> Vec<Entry> {
    let playing = session.position().outcome().is_none();
    let mut entries = Vec::new();
    if playing {
        // At a table of another program, its host seats the players.
        entries
            .push(opens(text!("menu-players"), if session.is_together() { Dialog::Together } else { Dialog::Players }));
    }
    if !session.played().is_empty() && arranges(session).is_none() {
        entries.push(opens(text!("menu-course"), Dialog::Course));
    }
    if session.talk().is_some() {
        entries.push(opens(text!("menu-talk"), Dialog::Talk));
    }
    // The player to decide answers each of these, and bots decide by themselves.
    let enabled = playing && !session.others_decide();
    // To those at other screens, a draw can be offered at any time.
    let may_draw = if session.is_together() { playing && session.plays_together() } else { enabled };
    entries.push(Entry { enabled: may_draw, ..opens(text!("menu-draw"), Dialog::AgreeDraw) });
    entries.push(Entry { enabled, ..opens(text!("menu-resign"), Dialog::Resign) });
    if may_be_absent(session).next().is_some() {
        entries.push(opens(text!("menu-gone"), Dialog::Absent));
    }
    entries
}

/// Shows an entry in the full width of the panel. Returns its effect when it is pressed.
fn show_entry(panel: &mut Ui, entry: &Entry) -> Option<Deed> {
    let button = |panel: &mut Ui| match entry.deed {
        // Returning to the game is the most frequent choice.
        Deed::Open(Dialog::Closed) => primary_button(panel, &entry.words),
        _ => quiet_button(panel, entry.enabled, &entry.words),
    };
    let pressed = panel.vertical_centered_justified(button).inner.clicked();
    pressed.then_some(entry.deed)
}
