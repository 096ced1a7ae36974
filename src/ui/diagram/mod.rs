//! The flat diagram of Knot Chess: the four strips unrolled side by side, with the Knot across the middle of all.
//! Everything that can be done on the table can be done here.

mod marks;
mod sheet;
mod strips;

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, CornerRadius, Pos2, Sense};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::marks::Marks;
use self::sheet::Sheet;
use super::PanelSystems;
use super::dialog::Dialog;
use super::hud::NARROW;
use crate::play::{Home, OnSquare, Owner, Piece, Session};
use crate::rules::Square;
use crate::theme::{board, ui};
use crate::view::{BoardCovered, FreeArea, Hovered, Layout, LetGo, Lift, PickSquare};

/// Whether the diagram is shown in place of the table, where the game has one.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagram {
    /// What the player has asked for. Until they ask, it is shown where the table would be too small to tap.
    wanted: Option<bool>,
}

impl Diagram {
    /// Whether it is shown in a window of this width.
    fn is_wanted(self, width: f32) -> bool {
        self.wanted.unwrap_or(width < NARROW)
    }

    /// Asks for the diagram, or for the table.
    pub fn show(&mut self, diagram: bool) {
        self.wanted = Some(diagram);
    }

    /// Shows the table instead of the diagram, or the diagram instead of the table.
    pub(super) fn toggle(&mut self, width: f32) {
        self.show(!self.is_wanted(width));
    }
}

/// Where the diagram's squares are in the window; nowhere while the table is shown.
#[derive(Resource, Default, Debug)]
pub struct DiagramCells {
    by_square: BTreeMap<Square, egui::Rect>,
    /// The part of the window that they fill.
    area: Option<egui::Rect>,
}

impl DiagramCells {
    /// Where a square is in the window; nothing while the table is shown.
    pub fn cell(&self, square: Square) -> Option<egui::Rect> {
        self.by_square.get(&square).copied()
    }

    /// All of them.
    pub(super) fn cells(&self) -> impl Iterator<Item = (Square, egui::Rect)> {
        self.by_square.iter().map(|(&square, &cell)| (square, cell))
    }

    /// The square at a place of the window.
    fn at(&self, place: Pos2) -> Option<Square> {
        self.cells().find(|(_, cell)| cell.contains(place)).map(|(square, _)| square)
    }

    /// Whether the diagram is shown now.
    pub fn are_shown(&self) -> bool {
        !self.by_square.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Diagram>().init_resource::<DiagramCells>().init_resource::<Marks>();
    app.add_systems(
        EguiPrimaryContextPass,
        ((marks::mark, show_diagram).chain().run_if(is_shown), uncover_table.run_if(not(is_shown)))
            .in_set(PanelSystems::Middle),
    );
}

fn is_shown(diagram: Res<Diagram>, layout: Res<Layout>, window: Single<&Window, With<PrimaryWindow>>) -> bool {
    layout.has_diagram() && diagram.is_wanted(window.width())
}

fn uncover_table(mut cells: ResMut<DiagramCells>, mut covered: ResMut<BoardCovered>) {
    if covered.set_if_neq(BoardCovered(false)) {
        *cells = DiagramCells::default();
    }
}

fn show_diagram(
    mut contexts: EguiContexts,
    session: Res<Session>,
    pieces: Query<(&Piece, &Owner, &OnSquare)>,
    wells: Query<&Home, With<OnSquare>>,
    marks: Res<Marks>,
    layout: Res<Layout>,
    free: Res<FreeArea>,
    dialog: Res<Dialog>,
    mut laid: ResMut<DiagramCells>,
    mut covered: ResMut<BoardCovered>,
    mut was_over: Local<Option<Square>>,
    mut hovered: ResMut<Hovered>,
    mut commands: Commands,
) -> Result {
    covered.set_if_neq(BoardCovered(true));
    let context = contexts.ctx_mut()?;
    let area = egui::Rect::from_min_max(egui::pos2(free.0.min.x, free.0.min.y), egui::pos2(free.0.max.x, free.0.max.y));
    if laid.area != Some(area) || layout.is_changed() {
        *laid = DiagramCells { by_square: strips::cells(&layout, area), area: Some(area) };
    }
    // It lies over the whole table, below panels and dialogs.
    egui::Area::new("diagram".into()).order(egui::Order::Background).fixed_pos(Pos2::ZERO).show(context, |panel| {
        panel.painter().rect_filled(context.content_rect(), CornerRadius::ZERO, ui::of(board::BACKDROP));
        let mut over = None;
        for (&square, &rect) in &laid.by_square {
            // The cursor goes there by arrow keys: going through the buttons does not stop here.
            let response = panel.interact(rect, egui::Id::new(("diagram", square)), Sense::CLICK | Sense::DRAG);
            if response.hovered() {
                over = Some(square);
            }
            if *dialog == Dialog::Closed {
                answer(&response, square, &laid, &mut commands);
            }
            Sheet { painter: panel.painter(), rect }.ground(square);
        }
        // Where the pointer rests, keys may point elsewhere.
        if core::mem::replace(&mut *was_over, over) != over {
            hovered.set_if_neq(Hovered(over));
        }
        let on = |square: Square| Some(Sheet { painter: panel.painter(), rect: laid.cell(square)? });
        for sheet in wells.iter().filter_map(|home| on(home.0)) {
            sheet.well();
        }
        let seats = session.position().seats();
        for (piece, owner, square) in &pieces {
            on(square.0).into_iter().for_each(|sheet| sheet.piece(piece.kind, owner.0, seats));
        }
        for &(square, color) in &marks.frames {
            on(square).into_iter().for_each(|sheet| sheet.frame(color));
        }
        for &(square, kind) in &marks.alarms {
            on(square).into_iter().for_each(|sheet| sheet.alarm(kind));
        }
        if let Some(sheet) = marks.cursor.and_then(on) {
            sheet.cursor();
        }
        strips::label_ends(panel.painter(), &laid.by_square);
    });
    Ok(())
}

/// A click picks the square; what is dragged from it goes where it is dropped. Who drags within one square clicks.
fn answer(response: &egui::Response, square: Square, cells: &DiagramCells, commands: &mut Commands) {
    if response.drag_started() {
        commands.trigger(Lift::from_square(square));
    }
    let dropped = response.interact_pointer_pos().filter(|_| response.drag_stopped()).map(|place| cells.at(place));
    if response.clicked() {
        commands.trigger(PickSquare(square));
    } else if let Some(on) = dropped {
        commands.trigger(LetGo::on_square(on, on == Some(square)));
    }
}
