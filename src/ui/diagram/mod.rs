//! The flat diagram, seen from above: a board as it lies on the table, or the four strips of Knot Chess side by side,
//! or two files each on a chessboard, with the Knot across their middle. It can do everything that the table can.

mod cells;
mod chessboard;
mod close;
mod edges;
mod marks;
mod men;
mod plane;
mod sheet;
mod still;
mod strips;
mod tap;
mod trail;
mod web;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, CornerRadius, Painter, Pos2, Sense};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use self::cells::DiagramCells;
use self::close::DiagramZoom;
use self::marks::Marks;
use self::men::Men;
use self::plane::Plane;
use self::sheet::Sheet;
pub(super) use self::sheet::paint_symbol;
pub(super) use self::still::{Still, StillScene, Touched};
use self::tap::meant;
pub(super) use self::trail::paint_arrow;
use super::dialog::Dialog;
use super::systems::PanelSystems;
use crate::play::Session;
use crate::rules::{Decider, Square};
use crate::settings::Settings;
use crate::theme::{NARROW, board, ui};
use crate::view::{
    BoardCovered, Edges, Facing, FreeArea, Hovered, Layout, LetGo, Lift, Mark, Muster, PickSquare, Plan, Selection,
    Trail, Web, yaw_of,
};

/// The opacity of preview pieces.
const SHADE_OPACITY: f32 = 0.55;

/// Whether the diagram is shown in place of the table.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagram {
    /// The user's choice. Until there is one, large boards are shown flat where the table would be too small for touch.
    wanted: Option<bool>,
}

impl Diagram {
    /// Whether it is shown in a picture of this width.
    fn is_wanted(self, is_large: bool, width: f32) -> bool {
        self.wanted.unwrap_or(is_large && width < NARROW)
    }

    /// Chooses the diagram, or the table.
    pub fn show(&mut self, diagram: bool) {
        self.wanted = Some(diagram);
    }

    /// Switches between the diagram and the table.
    pub(super) fn toggle(&mut self, is_large: bool, width: f32) {
        self.show(!self.is_wanted(is_large, width));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(close::plugin);
    app.init_resource::<Diagram>().init_resource::<DiagramCells>().init_resource::<Marks>();
    app.add_systems(
        EguiPrimaryContextPass,
        ((marks::mark, show_diagram).chain().run_if(is_shown), uncover_table.run_if(not(is_shown)))
            .in_set(PanelSystems::Middle),
    );
}

fn is_shown(diagram: Res<Diagram>, layout: Res<Layout>, facing: Res<Facing>) -> bool {
    diagram.is_wanted(layout.is_large(), facing.size().x)
}

fn uncover_table(mut cells: ResMut<DiagramCells>, mut covered: ResMut<BoardCovered>) {
    covered.set_if_neq(BoardCovered(false));
    if cells.are_shown() {
        *cells = DiagramCells::default();
    }
}

/// The yaw of the board with which the player to move has their own side at the bottom, if that is set.
fn yaw(session: &Session, settings: &Settings, facing: &Facing) -> f32 {
    let on_turn = match session.position().decider() {
        Some(Decider::Seat(seat)) if settings.turn_board => Some(seat),
        _ => None,
    };
    facing.seat().or(on_turn).map_or(0.0, |seat| yaw_of(session.position().seats().len(), seat))
}

/// System parameter with everything that is drawn.
#[derive(SystemParam)]
struct Sight<'w, 's> {
    session: Res<'w, Session>,
    men: Men<'w, 's>,
    marks: Res<'w, Marks>,
    web: Res<'w, Web>,
    layout: Res<'w, Layout>,
    free: Res<'w, FreeArea>,
    settings: Res<'w, Settings>,
    edges: Res<'w, Edges>,
    trail: Res<'w, Trail>,
    muster: Res<'w, Muster>,
    selection: Res<'w, Selection>,
    facing: Res<'w, Facing>,
}

impl Sight<'_, '_> {
    /// Paints everything on the squares. `held` is the square that a drag started from, and the pointer.
    fn paint(&self, painter: &Painter, laid: &DiagramCells, held: Option<(Square, Pos2)>) {
        let Self { men, marks, layout, .. } = self;
        let seats = self.session.position().seats();
        let on = |square: Square| Some(Sheet { painter, rect: laid.cell(square)? });
        if laid.plane.is_some() && self.settings.show_coordinates {
            plane::label(painter, &laid.by_square, |square| layout.tile_color(square));
        }
        edges::paint(painter, laid, &self.edges, seats);
        // Below the pieces that it runs over.
        if let Some((from, to)) = marks.charge {
            web::charge(painter, laid, from, to);
        }
        men.paint(painter, laid, layout, seats);
        for &(square, attire) in &self.muster.men {
            on(square).into_iter().for_each(|sheet| sheet.piece(layout.symbol(attire.kind), attire, seats));
        }
        for &square in &self.muster.picked {
            on(square).into_iter().for_each(|sheet| sheet.mark(Mark::Pointed, board::SELECTED));
        }
        let behind = self.selection.square.is_some();
        trail::paint(painter, laid, &self.trail, behind);
        web::paint(painter, laid, &self.web);
        for &(square, color) in &marks.frames {
            on(square).into_iter().for_each(|sheet| sheet.frame(color));
        }
        let mut faint = painter.clone();
        faint.set_opacity(SHADE_OPACITY);
        for &(square, attire) in &marks.shades {
            let sheet = laid.cell(square).map(|rect| Sheet { painter: &faint, rect });
            sheet.into_iter().for_each(|sheet| sheet.piece(layout.symbol(attire.kind), attire, seats));
        }
        for &(square, mark, color) in &marks.marks {
            on(square).into_iter().for_each(|sheet| sheet.mark(mark, color));
        }
        for &(from, to) in &marks.ways {
            trail::paint_pointer(painter, laid, from, to, board::HALO);
        }
        if let Some((from, to)) = marks.hint {
            trail::paint_pointer(painter, laid, from, to, board::HINT);
        }
        for &(from, on) in &marks.attacks {
            web::attack(painter, laid, from, on);
        }
        for &(square, kind) in &marks.alarms {
            on(square).into_iter().for_each(|sheet| sheet.alarm(kind));
        }
        if let Some(sheet) = marks.cursor.and_then(on) {
            sheet.cursor();
        }
        if laid.plane.is_none() && self.settings.show_coordinates {
            let label = if laid.is_chessboard { chessboard::label } else { strips::label_ends };
            label(painter, &laid.by_square);
        }
        if let Some((square, pointer)) = held.filter(|&(square, _)| self.selection.square == Some(square))
            && let (Some(attire), Some(cell)) = (men.attire_on(square), laid.cell(square))
        {
            let rect = egui::Rect::from_center_size(pointer, cell.size());
            Sheet { painter: &faint, rect }.piece(layout.symbol(attire.kind), attire, seats);
        }
    }
}

fn show_diagram(
    mut contexts: EguiContexts,
    sight: Sight,
    dialog: Res<Dialog>,
    mut laid: ResMut<DiagramCells>,
    mut covered: ResMut<BoardCovered>,
    mut close: ResMut<DiagramZoom>,
    mut was_over: Local<Option<Square>>,
    mut hovered: ResMut<Hovered>,
    mut commands: Commands,
) -> Result {
    covered.set_if_neq(BoardCovered(true));
    let Sight { session, layout, free, settings, facing, .. } = &sight;
    let context = contexts.ctx_mut()?;
    let area = egui::Rect::from_min_max(egui::pos2(free.0.min.x, free.0.min.y), egui::pos2(free.0.max.x, free.0.max.y));
    let yaw = yaw(session, settings, facing);
    let is_chessboard = settings.strips_on_chessboard && layout.plan() == Plan::Strips;
    let is_same = laid.area == Some((area, yaw, *close)) && laid.is_chessboard == is_chessboard;
    if !is_same || layout.is_changed() {
        let is_narrow = context.content_rect().width() < NARROW;
        let plane =
            (layout.plan() == Plan::Grid).then(|| Plane::fit(layout, area, yaw, is_narrow).nearer(*close, area));
        let by_square = match plane {
            Some(plane) => plane.cells(layout),
            None => {
                let cells = if is_chessboard { chessboard::cells } else { strips::cells };
                let cells = cells(layout, area, yaw).into_iter();
                cells.map(|(square, cell)| (square, close.rect(cell, area))).collect()
            }
        };
        *laid = DiagramCells { by_square, area: Some((area, yaw, *close)), plane, is_chessboard };
    }
    // It covers the whole table, below panels and dialogs.
    egui::Area::new("diagram".into()).order(egui::Order::Background).fixed_pos(Pos2::ZERO).show(context, |panel| {
        panel.painter().rect_filled(context.content_rect(), CornerRadius::ZERO, ui::of(board::BACKDROP));
        let (mut over, mut held) = (None, None);
        let ground = panel.interact(area, egui::Id::new("diagram"), Sense::hover());
        panel.set_clip_rect(area);
        for (&square, &rect) in &laid.by_square {
            // Squares are reached with the arrow keys, so they do not take focus with Tab.
            let response = panel.interact(rect, egui::Id::new(("diagram", square)), Sense::CLICK | Sense::DRAG);
            if response.hovered() {
                over = Some(square);
            }
            if *dialog == Dialog::Closed && !close.is_held {
                let square = match response.clicked() {
                    true => meant(square, response.interact_pointer_pos(), &laid, session, &sight.selection),
                    false => square,
                };
                answer(&response, square, &laid, &mut commands);
                let pointer = response.interact_pointer_pos().filter(|_| response.dragged());
                held = held.or(pointer.map(|pointer| (square, pointer)));
            }
            let color = if laid.plane.is_some() { layout.tile_color(square) } else { strips::ground(square) };
            Sheet { painter: panel.painter(), rect }.ground(color);
        }
        // While the pointer rests, keys may hover another square.
        if core::mem::replace(&mut *was_over, over) != over {
            hovered.set_if_neq(Hovered(over));
        }
        sight.paint(panel.painter(), &laid, held);
        let nearer = close.follow(context, area, *dialog == Dialog::Closed && ground.contains_pointer());
        if nearer.is_held && !close.is_held && held.is_some() {
            // The drag of the first of two fingers is cancelled.
            commands.trigger(LetGo::on_square(None, false));
        }
        close.set_if_neq(nearer);
    });
    Ok(())
}

/// A click picks the square, and a drag drops its piece. A drag within one square counts as a click.
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
