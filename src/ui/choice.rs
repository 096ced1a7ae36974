//! When several actions lead to a square, shows them as buttons: beside it, where they cover none of the squares that they
//! are about, or on a phone below the board.

use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialog::Dialog;
use super::frame::{Frame, GAP, in_place};
use super::hud::place;
use super::keys::{Choice, Numbered};
use super::room::Room;
use super::systems::PanelSystems;
use crate::play::Session;
use crate::rules::chess::ChessKind;
use crate::rules::{Action, AnyGame, Consequence, Square, preview};
use crate::texts::text;
use crate::theme::{button_height, card, numbered_button, primary_button, quiet_button, words_width};
use crate::view::{Commit, Selection, Target};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_choice.run_if(resource_equals(Dialog::Closed).and_then(something_to_choose)).in_set(PanelSystems::Dialogs),
    );
}

/// Whether there is a choice, and it takes the place of the status line and the buttons: on a phone, a card beside the
/// square would cover squares that the choice is about.
pub(super) fn is_below(selection: &Selection, frame: &Frame) -> bool {
    selection.choice.is_some() && frame.is_for_fingers()
}

fn something_to_choose(selection: Res<Selection>) -> bool {
    selection.choice.is_some()
}

/// The squares that the current choice is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct ChoiceSquares {
    choice: Option<(Square, Square)>,
    squares: Vec<Square>,
}

impl ChoiceSquares {
    /// All squares on the ways, and those of all pieces that something happens to.
    fn of(table: &dyn AnyGame, from: Square, to: Square, ways: &[Target]) -> Self {
        let mut squares = vec![from, to];
        for consequence in ways.iter().filter_map(|way| preview(table, way.action).ok()).flatten() {
            match consequence {
                Consequence::Charges { path, .. } => squares.extend(path),
                Consequence::Dies { from: Some(square), .. } => squares.push(square),
                Consequence::Stands { from, to, .. } => squares.extend([from, to]),
                _ => {}
            }
        }
        Self { choice: Some((from, to)), squares }
    }
}

/// What the player does with the choice.
#[derive(Default)]
struct Answered {
    chosen: Option<Action>,
    pointed_at: Option<Action>,
    cancels: bool,
}

fn show_choice(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut selection: ResMut<Selection>,
    room: Room,
    frame: Res<Frame>,
    numbered: Res<Numbered>,
    (mut about, mut size): (Local<ChoiceSquares>, Local<egui::Vec2>),
    mut commands: Commands,
) -> Result {
    let Some(square) = selection.choice else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let ways: Vec<Target> = selection.ways_to(square).copied().collect();
    let answered = if is_below(&selection, &frame) {
        let place = frame.question();
        in_place(context, "choice", place, frame.padding(), |panel| show_below(panel, &frame, &ways))
    } else {
        let zoom = context.zoom_factor();
        let Some(at) = room.spot(square, zoom) else { return Ok(()) };
        let from = selection.square.unwrap_or(square);
        if about.choice != Some((from, square)) {
            *about = ChoiceSquares::of(session.position(), from, square, &ways);
        }
        let place = room.place_off(*size, &about.squares, at, zoom).min;
        let shown = egui::Area::new("choice".into())
            .fixed_pos(place)
            .show(context, |panel| card().show(panel, |panel| show_beside(panel, &numbered, &ways)).inner);
        *size = shown.response.rect.size();
        shown.inner
    };
    if let Some(action) = answered.chosen {
        commands.trigger(Commit(action));
    }
    // Written only on a change, so that change detection works for the systems that follow the selection.
    if selection.way != answered.pointed_at {
        selection.way = answered.pointed_at;
    }
    if answered.cancels {
        (selection.choice, selection.way) = (None, None);
    }
    Ok(())
}

/// Shows a button for each way, below each other.
fn show_beside(panel: &mut Ui, numbered: &Numbered, ways: &[Target]) -> Answered {
    let mut answered = Answered::default();
    panel.vertical_centered_justified(|panel| {
        panel.set_max_width(220.0);
        for way in ways {
            let number = numbered.number_of(Choice::Act(way.action));
            let button = numbered_button(panel, true, words(way), number);
            if button.hovered() || button.has_focus() {
                answered.pointed_at = Some(way.action);
            }
            if button.clicked() {
                answered.chosen = Some(way.action);
            }
        }
        answered.cancels = quiet_button(panel, true, text!("choice-cancel")).clicked();
    });
    answered
}

/// Shows a button for each way, in two columns if there are many. A phone has no digit keys.
fn show_below(panel: &mut Ui, frame: &Frame, ways: &[Target]) -> Answered {
    let mut answered = Answered::default();
    panel.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
    let columns = if ways.len() > 2 { 2 } else { 1 };
    let whole = panel.available_width();
    let height = button_height(frame.is_narrow);
    let width = (whole - GAP * (columns as f32 - 1.0)) / columns as f32;
    for row in ways.chunks(columns) {
        panel.horizontal(|panel| {
            for way in row {
                let words = words(way);
                let long = words_width(panel.ctx(), words.as_str());
                let size = egui::vec2(width, height);
                if place(panel, size, long, |panel| quiet_button(panel, true, words)).clicked() {
                    answered.chosen = Some(way.action);
                }
            }
        });
    }
    let (words, size) = (text!("choice-cancel"), egui::vec2(whole, height));
    let long = words_width(panel.ctx(), words.as_str());
    answered.cancels = place(panel, size, long, |panel| primary_button(panel, words)).clicked();
    answered
}

/// An action in a few words.
pub(super) fn words(way: &Target) -> String {
    let what = match way.action {
        Action::Berserk { .. } => return text!("choice-berserk"),
        Action::Teleport { .. } => text!("choice-teleport"),
        Action::Move { promotion: Some(kind), .. } => text!("choice-promote", piece = ChessKind::name_of(kind)),
        _ => text!("choice-move"),
    };
    match (way.kills, way.loses) {
        (true, true) => text!("choice-kills-and-costs", what = what),
        (true, false) => text!("choice-captures", what = what),
        (false, true) => text!("choice-costs", what = what),
        (false, false) => what,
    }
}
