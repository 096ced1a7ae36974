//! Matches that were left before their end: which there are, to go on with or to delete.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::{Dialog, modal};
use crate::play::{ContinueMatch, DeleteMatch, LookForMatches, Unfinished, UnfinishedMatches};
use crate::rules::Seat;
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};

/// The match that is to be deleted, by its name, before that is confirmed.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct Doomed(Option<String>);

/// What is done with a match.
enum Choice {
    GoOn(String),
    Doom(String),
    Delete(String),
    Keep,
    Leave,
}

pub(super) fn plugin(app: &mut App) {
    let opened = resource_equals(Dialog::Matches).and_then(resource_changed::<Dialog>);
    app.init_resource::<Doomed>().add_systems(
        EguiPrimaryContextPass,
        (look.run_if(opened), show_matches.run_if(resource_equals(Dialog::Matches)))
            .chain()
            .in_set(PanelSystems::Dialogs),
    );
}

/// Another window may have put a match aside since.
fn look(mut doomed: ResMut<Doomed>, mut commands: Commands) {
    doomed.0 = None;
    commands.trigger(LookForMatches);
}

/// The words on the button that opens the list.
pub(super) fn button(matches: &UnfinishedMatches) -> String {
    match matches.0.len() {
        0 => text!("matches"),
        count => text!("matches-counted", count = count),
    }
}

fn show_matches(
    mut contexts: EguiContexts,
    matches: Res<UnfinishedMatches>,
    mut doomed: ResMut<Doomed>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let named = doomed.0.as_ref().and_then(|name| matches.0.iter().find(|listed| listed.name == *name));
    let mut choice = None;
    let closed = modal(contexts.ctx_mut()?, "matches", 460.0, |panel| match named {
        Some(listed) => choice = confirm(panel, listed),
        None => choice = show_list(panel, &matches),
    });
    match choice {
        Some(Choice::GoOn(name)) => {
            commands.trigger(ContinueMatch(name));
            *dialog = Dialog::Closed;
        }
        Some(Choice::Doom(name)) => doomed.0 = Some(name),
        Some(Choice::Delete(name)) => {
            commands.trigger(DeleteMatch(name));
            doomed.0 = None;
        }
        Some(Choice::Keep) => doomed.0 = None,
        Some(Choice::Leave) => *dialog = Dialog::Closed,
        None if closed => *dialog = Dialog::Closed,
        None => {}
    }
    Ok(())
}

fn show_list(panel: &mut Ui, matches: &UnfinishedMatches) -> Option<Choice> {
    let mut choice = None;
    panel.heading(text!("matches"));
    if matches.0.is_empty() {
        let words = text!("matches-none");
        panel.add(egui::Label::new(RichText::new(words).color(ui::faint())).wrap());
    }
    let height = (panel.available_height() - 56.0).max(60.0);
    ScrollArea::vertical().max_height(height).show(panel, |panel| {
        for listed in &matches.0 {
            panel.separator();
            show_match(panel, listed);
            panel.horizontal(|panel| {
                if primary_button(panel, text!("matches-continue")).clicked() {
                    choice = Some(Choice::GoOn(listed.name.clone()));
                }
                if quiet_button(panel, true, text!("matches-delete")).clicked() {
                    choice = Some(Choice::Doom(listed.name.clone()));
                }
            });
        }
    });
    panel.separator();
    if quiet_button(panel, true, text!("menu-back")).clicked() {
        choice = Some(Choice::Leave);
    }
    choice
}

fn confirm(panel: &mut Ui, listed: &Unfinished) -> Option<Choice> {
    let mut choice = None;
    panel.heading(text!("matches-doom"));
    show_match(panel, listed);
    panel.horizontal_wrapped(|panel| {
        if primary_button(panel, text!("matches-doomed")).clicked() {
            choice = Some(Choice::Delete(listed.name.clone()));
        }
        if quiet_button(panel, true, text!("matches-keep")).clicked() {
            choice = Some(Choice::Keep);
        }
    });
    choice
}

/// The game, who plays it, since when, and how far it has come.
fn show_match(panel: &mut Ui, listed: &Unfinished) {
    panel.strong(listed.game.title());
    let seats = listed.game.seats();
    let name = |seat: Seat| match listed.players.get(seat.index()) {
        Some(name) if !name.is_empty() => name.as_str(),
        _ => seat.called(seats),
    };
    let names: Vec<_> = (0..seats.len() as u8).map(Seat).map(name).collect();
    panel.add(egui::Label::new(names.join(", ")).wrap());
    let so_far = match &listed.date {
        Some(date) => text!("matches-begun", date = date, count = listed.actions),
        None => text!("matches-actions", count = listed.actions),
    };
    panel.label(RichText::new(so_far).small().color(ui::faint()));
}
