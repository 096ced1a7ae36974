//! The menu: a draw, giving up, a new game, and the way to everything else.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, ScrollArea};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::arrange::arranges;
use super::dialog::{Dialog, modal};
use super::leave::may_be_absent;
use super::standing::Standings;
use super::{LeaveTable, PanelSystems, ToggleFullscreen, matches};
use crate::play::{KeptMatches, Session};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};

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
    let mut next = Dialog::Menu;
    let closed = modal(contexts.ctx_mut()?, "menu", 340.0, |panel| {
        ScrollArea::vertical().show(panel, |panel| {
            panel.vertical_centered(|panel| {
                panel.heading(text!("menu"));
                for words in [&standings.game_of_match, &standings.totals].into_iter().flatten() {
                    panel.label(RichText::new(words).color(ui::faint()));
                }
            });
            panel.vertical_centered_justified(|panel| {
                if primary_button(panel, text!("menu-new-game")).clicked() {
                    next = Dialog::Setup;
                }
                if quiet_button(panel, true, text!("editor")).clicked() {
                    next = Dialog::Editor;
                }
                if quiet_button(panel, true, matches::button(&matches)).clicked() {
                    next = Dialog::Matches;
                }
                if quiet_button(panel, true, text!("menu-share")).clicked() {
                    next = Dialog::Share;
                }
                if session.position().outcome().is_none() && quiet_button(panel, true, text!("menu-players")).clicked()
                {
                    next = Dialog::Players;
                }
                if !session.played().is_empty()
                    && arranges(&session).is_none()
                    && quiet_button(panel, true, text!("menu-course")).clicked()
                {
                    next = Dialog::Course;
                }
                panel.columns_const(|[left, right]| {
                    for (column, words, opens) in [
                        (left, text!("menu-rule-book"), Dialog::RuleBook),
                        (right, text!("settings"), Dialog::Settings),
                    ] {
                        column.vertical_centered_justified(|column| {
                            if quiet_button(column, true, words).clicked() {
                                next = opens;
                            }
                        });
                    }
                });
                panel.columns_const(|[left, right]| {
                    for (column, words, opens) in
                        [(left, text!("learn"), Dialog::Learn), (right, text!("menu-keys"), Dialog::Keys)]
                    {
                        column.vertical_centered_justified(|column| {
                            if quiet_button(column, true, words).clicked() {
                                next = opens;
                            }
                        });
                    }
                });
                if session.talk().is_some() && quiet_button(panel, true, text!("menu-talk")).clicked() {
                    next = Dialog::Talk;
                }
                let playing = session.position().outcome().is_none();
                panel.columns_const(|[left, right]| {
                    for (column, words, asks) in
                        [(left, text!("menu-draw"), Dialog::AgreeDraw), (right, text!("menu-resign"), Dialog::Resign)]
                    {
                        column.vertical_centered_justified(|column| {
                            if quiet_button(column, playing, words).clicked() {
                                next = asks;
                            }
                        });
                    }
                });
                if may_be_absent(&session).next().is_some() && quiet_button(panel, true, text!("menu-gone")).clicked() {
                    next = Dialog::Absent;
                }
            });
            panel.separator();
            panel.vertical_centered_justified(|panel| {
                panel.columns_const(|[left, right]| {
                    left.vertical_centered_justified(|panel| {
                        if quiet_button(panel, true, text!("menu-title")).clicked() {
                            next = Dialog::Closed;
                            commands.trigger(LeaveTable);
                        }
                    });
                    right.vertical_centered_justified(|panel| {
                        if quiet_button(panel, true, text!("menu-fullscreen")).clicked() {
                            next = Dialog::Closed;
                            commands.trigger(ToggleFullscreen);
                        }
                    });
                });
                #[cfg(not(target_arch = "wasm32"))]
                if quiet_button(panel, true, text!("menu-quit")).clicked() {
                    commands.write_message(AppExit::Success);
                }
                if quiet_button(panel, true, text!("menu-back")).clicked() {
                    next = Dialog::Closed;
                }
            });
        });
    });
    dialog.set_if_neq(if closed && next == Dialog::Menu { Dialog::Closed } else { next });
    Ok(())
}
