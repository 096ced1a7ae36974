//! The list of unfinished matches and kept copies, to continue or delete.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, TextEdit, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::diagram::{Still, StillScene};
use super::dialog::{Dialog, modal};
use super::scrolling::FollowFocus;
use super::systems::PanelSystems;
use crate::play::{ContinueMatch, DeleteMatch, KeepCopy, KeptMatch, KeptMatches, LookForMatches, Post, Session};
use crate::rules::{AnyGame, Seat};
use crate::texts::text;
use crate::theme::{danger_button, field, primary_button, quiet_button, ui};

/// The name of the match to delete, until the user confirms.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct Doomed(Option<String>);

/// The largest width and height of a match's picture, in points.
const PICTURE: egui::Vec2 = egui::vec2(110.0, 96.0);
/// The longest title, in characters.
const TITLE: usize = 40;

/// The pictures of the matches by name, and the title of the next copy.
#[derive(Resource, Default)]
struct MatchPictures {
    pictures: BTreeMap<String, (Still, Box<dyn AnyGame>)>,
    title: String,
}

/// What the user does with a match.
enum MatchCommand {
    GoOn(String),
    Doom(String),
    Delete(String),
    Copy,
    Keep,
    Leave,
}

pub(super) fn plugin(app: &mut App) {
    let opened = resource_equals(Dialog::Matches).and_then(resource_changed::<Dialog>);
    app.init_resource::<Doomed>()
        .init_resource::<MatchPictures>()
        .add_systems(
            EguiPrimaryContextPass,
            (look.run_if(opened), show_matches.run_if(resource_equals(Dialog::Matches)))
                .chain()
                .in_set(PanelSystems::Dialogs),
        )
        .add_systems(Update, draw.run_if(resource_changed::<KeptMatches>));
}

/// Lays out the boards of the pictures once.
fn draw(matches: Res<KeptMatches>, mut shelf: ResMut<MatchPictures>) {
    let picture = |listed: &KeptMatch| {
        let options = listed.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let table = listed.game.set_up(options, Some(listed.position.as_deref()?)).ok()?;
        Some((listed.name.clone(), (Still::picture(listed.game, &*table, PICTURE), table)))
    };
    shelf.pictures = matches.0.iter().filter_map(picture).collect();
}

/// Reads the list again, as another window may have added a match.
fn look(mut doomed: ResMut<Doomed>, mut commands: Commands) {
    doomed.0 = None;
    commands.trigger(LookForMatches);
}

/// The label of the button that opens the list.
pub(super) fn button(matches: &KeptMatches) -> String {
    match matches.0.len() {
        0 => text!("matches"),
        count => text!("matches-counted", count = count),
    }
}

fn show_matches(
    mut contexts: EguiContexts,
    matches: Res<KeptMatches>,
    session: Res<Session>,
    mut shelf: ResMut<MatchPictures>,
    mut doomed: ResMut<Doomed>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let named = doomed.0.as_ref().and_then(|name| matches.0.iter().find(|listed| listed.name == *name));
    let mut choice = None;
    let closed = modal(contexts.ctx_mut()?, "matches", 460.0, |panel| match named {
        Some(listed) => choice = confirm(panel, listed, &shelf),
        None => choice = show_list(panel, &matches, &session, &mut shelf),
    });
    match choice {
        Some(MatchCommand::GoOn(name)) => {
            commands.trigger(ContinueMatch(name));
            *dialog = Dialog::Closed;
        }
        Some(MatchCommand::Doom(name)) => doomed.0 = Some(name),
        Some(MatchCommand::Delete(name)) => {
            commands.trigger(DeleteMatch(name));
            doomed.0 = None;
        }
        Some(MatchCommand::Copy) => {
            let title = core::mem::take(&mut shelf.title);
            let title = title.trim();
            let usual = session.setup().game.title();
            commands.trigger(KeepCopy(if title.is_empty() { usual } else { title }.to_owned()));
        }
        Some(MatchCommand::Keep) => doomed.0 = None,
        Some(MatchCommand::Leave) => *dialog = Dialog::Closed,
        None if closed => *dialog = Dialog::Closed,
        None => {}
    }
    Ok(())
}

fn show_list(
    panel: &mut Ui,
    matches: &KeptMatches,
    session: &Session,
    shelf: &mut MatchPictures,
) -> Option<MatchCommand> {
    let mut choice = None;
    panel.heading(text!("matches"));
    if !session.played().is_empty() {
        panel.horizontal(|panel| {
            let room = (panel.available_width() - 120.0).max(80.0);
            let hint = text!("matches-copy-name");
            let title = TextEdit::singleline(&mut shelf.title).char_limit(TITLE).hint_text(hint);
            panel.add(field(panel, title.desired_width(room)));
            if quiet_button(panel, true, text!("matches-copy")).clicked() {
                choice = Some(MatchCommand::Copy);
            }
        });
    }
    if matches.0.is_empty() {
        let words = text!("matches-none");
        panel.add(egui::Label::new(RichText::new(words).color(ui::faint())).wrap());
    }
    let height = (panel.available_height() - 56.0).max(60.0);
    ScrollArea::vertical().max_height(height).show_following(panel, |panel| {
        for listed in &matches.0 {
            panel.separator();
            show_match(panel, listed, shelf);
            panel.horizontal(|panel| {
                if primary_button(panel, text!("matches-continue")).clicked() {
                    choice = Some(MatchCommand::GoOn(listed.name.clone()));
                }
                if quiet_button(panel, true, text!("matches-delete")).clicked() {
                    choice = Some(MatchCommand::Doom(listed.name.clone()));
                }
            });
        }
    });
    panel.separator();
    if quiet_button(panel, true, text!("menu-back")).clicked() {
        choice = Some(MatchCommand::Leave);
    }
    choice
}

fn confirm(panel: &mut Ui, listed: &KeptMatch, shelf: &MatchPictures) -> Option<MatchCommand> {
    let mut choice = None;
    panel.heading(text!("matches-doom"));
    show_match(panel, listed, shelf);
    panel.horizontal_wrapped(|panel| {
        if primary_button(panel, text!("matches-keep")).clicked() {
            choice = Some(MatchCommand::Keep);
        }
        if danger_button(panel, text!("matches-doomed")).clicked() {
            choice = Some(MatchCommand::Delete(listed.name.clone()));
        }
    });
    choice
}

/// Shows the picture of a match beside its description.
fn show_match(panel: &mut Ui, listed: &KeptMatch, shelf: &MatchPictures) {
    panel.horizontal_top(|panel| {
        if let Some((still, table)) = shelf.pictures.get(&listed.name) {
            still.show_small(panel, &StillScene::of(&table.snapshot()));
        }
        panel.vertical(|panel| tell(panel, listed));
    });
}

/// Shows the title, the game, the players, the date and the length of a match.
fn tell(panel: &mut Ui, listed: &KeptMatch) {
    let wrapped = |words: RichText| egui::Label::new(words).wrap();
    if let Some(title) = &listed.title {
        panel.add(wrapped(RichText::new(title).strong()));
        panel.add(wrapped(RichText::new(listed.game.title()).small()));
    } else {
        panel.strong(listed.game.title());
    }
    let seats = listed.game.seats();
    let name = |seat: Seat| match listed.players.get(seat.index()) {
        Some(name) if !name.is_empty() => name.as_str(),
        _ => seat.called(seats),
    };
    let names: Vec<_> = (0..seats.len() as u8).map(Seat).map(name).collect();
    panel.add(wrapped(RichText::new(names.join(", "))));
    let so_far = match &listed.date {
        Some(date) => text!("matches-begun", date = date, count = listed.actions),
        None => text!("matches-actions", count = listed.actions),
    };
    panel.label(RichText::new(so_far).small().color(ui::faint()));
    match listed.post {
        Some(Post::YourTurn) => _ = panel.add(wrapped(RichText::new(text!("post-your-turn")).color(ui::accent()))),
        Some(Post::Sent) => _ = panel.add(wrapped(RichText::new(text!("post-sent")).small().color(ui::faint()))),
        None => {}
    }
}
