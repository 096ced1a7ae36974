//! When several actions lead to a square, shows them as buttons beside it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::diagram::DiagramCells;
use super::dialog::Dialog;
use super::keys::{Choice, Numbered};
use super::systems::PanelSystems;
use crate::rules::Action;
use crate::rules::chess::ChessKind;
use crate::texts::text;
use crate::theme::{card, numbered_button, quiet_button};
use crate::view::{BoardCamera, Commit, Facing, FreeArea, Layout, Selection, Target, cell_on_screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_choice.run_if(resource_equals(Dialog::Closed).and_then(something_to_choose)).in_set(PanelSystems::Dialogs),
    );
}

fn something_to_choose(selection: Res<Selection>) -> bool {
    selection.choice.is_some()
}

fn show_choice(
    mut contexts: EguiContexts,
    mut selection: ResMut<Selection>,
    layout: Res<Layout>,
    diagram: Res<DiagramCells>,
    free: Res<FreeArea>,
    facing: Res<Facing>,
    numbered: Res<Numbered>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    mut commands: Commands,
) -> Result {
    let Some(square) = selection.choice else { return Ok(()) };
    let (camera, place) = *camera;
    let context = contexts.ctx_mut()?;
    let zoom = context.zoom_factor();
    let on_table = || cell_on_screen(&layout, camera, place, square).map(|at| seen_at(&facing, at) / zoom);
    let Some(at) = diagram.cell(square).map(|cell| cell.center()).or_else(on_table) else { return Ok(()) };
    // Beside the square, towards the middle of the window, where there is room.
    let (pivot, aside) = match at.x < free.0.center().x {
        true => (Align2::LEFT_CENTER, 26.0),
        false => (Align2::RIGHT_CENTER, -26.0),
    };
    let ways: Vec<Target> = selection.ways_to(square).copied().collect();
    let free = egui::Rect::from_min_max(egui::pos2(free.0.min.x, free.0.min.y), egui::pos2(free.0.max.x, free.0.max.y));
    let area = egui::Area::new("choice".into()).pivot(pivot).fixed_pos(at + egui::vec2(aside, 0.0)).constrain_to(free);
    let (mut cancelled, mut pointed_at) = (false, None);
    area.show(context, |panel| {
        card().show(panel, |panel| {
            panel.vertical_centered_justified(|panel| {
                panel.set_max_width(220.0);
                for way in ways {
                    let number = numbered.number_of(Choice::Act(way.action));
                    let button = numbered_button(panel, true, words(&way), number);
                    if button.hovered() || button.has_focus() {
                        pointed_at = Some(way.action);
                    }
                    if button.clicked() {
                        commands.trigger(Commit(way.action));
                    }
                }
                cancelled = quiet_button(panel, true, text!("choice-cancel")).clicked();
            });
        });
    });
    // Written only on a change, so that change detection works for the systems that follow the selection.
    if selection.way != pointed_at {
        selection.way = pointed_at;
    }
    if cancelled {
        (selection.choice, selection.way) = (None, None);
    }
    Ok(())
}

/// Converts a place of the window to the picture, in logical pixels.
fn seen_at(facing: &Facing, place: Vec2) -> egui::Pos2 {
    let seen = facing.to_player(place);
    egui::pos2(seen.x, seen.y)
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
