//! Labels over the board: the numbers of the others' actions, the next player, and the legend of the attack arrows.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontFamily, FontId, Painter, Pos2, Sense, Stroke, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::diagram::{DiagramCells, paint_arrow};
use super::dialog::Dialog;
use super::frame::Frame;
use super::lesson::Coach;
use super::room::{MARGIN, Room};
use super::systems::PanelSystems;
use crate::play::{OnSquare, Piece, Session, is_only_shown};
use crate::rules::Square;
use crate::settings::{PanelScale, Settings};
use crate::texts::text;
use crate::theme::{BOLD, board, card, livery, styled_width, ui};
use crate::view::{
    Arrow, BoardCamera, Concern, EdgeMark, Edges, Facing, FreeArea, Layout, NUMBER, Selection, Thread, Trail,
    TrailStep, Web, cell_on_screen,
};

/// The least and the largest radius of a number, in points.
const NUMBERS: [f32; 2] = [8.0, 15.0];
/// The opacity of numbers that is left while the player has a selection.
const BEHIND: f32 = 0.55;
/// The distance of a label from its edge, in points.
const ASIDE: f32 = 13.0;
/// The height of a sample of the legend, in points.
const SAMPLE: f32 = 18.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (show_signs, show_legend.run_if(resource_equals(Dialog::Closed)))
            .chain()
            .run_if(not(is_only_shown))
            .in_set(PanelSystems::Middle),
    );
}

/// System parameter that converts places on the board to points in the picture, on the table or the diagram.
#[derive(SystemParam)]
struct Eye<'w, 's> {
    layout: Res<'w, Layout>,
    cells: Res<'w, DiagramCells>,
    facing: Res<'w, Facing>,
    scale: Res<'w, PanelScale>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
}

impl Eye<'_, '_> {
    /// The middle of a square, and the size of squares there.
    fn square(&self, square: Square) -> Option<(Pos2, f32)> {
        if let Some(cell) = self.cells.cell(square) {
            return Some((cell.center(), cell.size().min_elem()));
        }
        let (camera, place) = *self.camera;
        let at = cell_on_screen(&self.layout, camera, place, square)?;
        let beside = self.layout.place(square) + place.right() * 1.0;
        let beside = camera.world_to_viewport(place, beside).ok()?;
        Some((self.seen(at), at.distance(beside) / self.scale.0))
    }

    /// A place on the table.
    fn place(&self, place: Vec3) -> Option<Pos2> {
        let (camera, from) = *self.camera;
        camera.world_to_viewport(from, place).ok().map(|at| self.seen(at))
    }

    /// Converts a place of the window to the picture.
    fn seen(&self, place: Vec2) -> Pos2 {
        let seen = self.facing.to_player(place) / self.scale.0;
        pos2(seen.x, seen.y)
    }
}

fn show_signs(
    mut contexts: EguiContexts,
    eye: Eye,
    session: Res<Session>,
    trail: Res<Trail>,
    edges: Res<Edges>,
    selection: Res<Selection>,
    free: Res<FreeArea>,
    pieces: Query<&OnSquare, With<Piece>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    // Above the table and the diagram, and below all panels.
    let layer = egui::LayerId::new(egui::Order::Background, egui::Id::new("signs"));
    let painter = context.layer_painter(layer);
    for step in &trail.0 {
        let behind = if selection.square.is_some() { BEHIND } else { 1.0 };
        show_number(&painter, &eye, step, behind);
    }
    let seats = session.position().seats();
    for edge in edges.0.iter().filter(|edge| edge.place == EdgeMark::Next) {
        let at =
            if eye.cells.are_shown() { eye.cells.middle_of(edge) } else { edge.middle().and_then(|at| eye.place(at)) };
        let area = egui::Rect::from_min_max(pos2(free.0.min.x, free.0.min.y), pos2(free.0.max.x, free.0.max.y));
        if let Some(at) = at {
            let color = ui::edge(ui::of(livery(seats, edge.seat).color));
            let ends = eye.cells.ends_of(edge).into_iter().flatten();
            let taken: Vec<_> = pieces.iter().filter_map(|on| eye.cells.cell(on.0)).collect();
            show_next(&painter, at, ends, &taken, area, color);
        }
    }
    Ok(())
}

/// Shows the number of an action at its start.
fn show_number(painter: &Painter, eye: &Eye, step: &TrailStep, behind: f32) {
    let Some((square, is_taken)) = step.tail() else { return };
    let Some((mut at, size)) = eye.square(square) else { return };
    let [least, most] = NUMBERS;
    let radius = (NUMBER * size).clamp(least, most);
    if is_taken {
        // Below the piece that stands there.
        at += vec2(-0.36, 0.3) * size;
    }
    let mut painter = painter.clone();
    painter.set_opacity((step.strength * behind).max(0.4));
    let own = ui::of(step.color);
    painter.circle(at, radius, own, Stroke::new(1.5, ui::of(board::OUTLINE_LIGHT)));
    painter.circle_stroke(at, radius + 1.5, Stroke::new(1.5, ui::of(board::OUTLINE_DARK)));
    let font = FontId::new(radius * 1.45, FontFamily::Name(BOLD.into()));
    painter.text(at, Align2::CENTER_CENTER, step.number, font, ui::ink_on(own));
}

/// Labels the edge of the next player, on its outer side. If the label would cover one of the `taken` squares there, it is
/// beyond an end of the edge.
fn show_next(
    painter: &Painter,
    at: Pos2,
    ends: impl Iterator<Item = Pos2>,
    taken: &[egui::Rect],
    area: egui::Rect,
    color: egui::Color32,
) {
    let words = text!("edge-next");
    let font = FontId::new(13.0, FontFamily::Name(BOLD.into()));
    let words = painter.layout_no_wrap(words, font, ui::text());
    let size = words.size() + vec2(14.0, 6.0);
    let out = (at - area.center()).normalized();
    let reach = vec2(size.x / 2.0 + ASIDE, size.y / 2.0 + ASIDE);
    // The shorter way out of the pointer's surroundings.
    let far = (reach.x / out.x.abs().max(1e-3)).min(reach.y / out.y.abs().max(1e-3));
    let half = size / 2.0;
    let within = area.shrink2(half + vec2(2.0, 2.0));
    let around =
        |middle: Pos2| egui::Rect::from_center_size(middle.clamp(within.min, within.max.max(within.min)), size);
    let covers = |rect: &egui::Rect| taken.iter().any(|taken| taken.shrink(1.0).intersects(*rect));
    let beside = around(at + out * far);
    let beyond = ends.map(|end| around(end + (end - at).normalized() * (size / 2.0 + vec2(3.0, 3.0))));
    let rect = core::iter::once(beside).chain(beyond).find(|rect| !covers(rect)).unwrap_or(beside);
    painter.rect(rect, size.y / 2.0, ui::glass(), Stroke::new(2.0, color), egui::StrokeKind::Inside);
    painter.galley(rect.min + vec2(7.0, 3.0), words, ui::text());
}

/// Shows the meaning of the attack arrows in a strip that covers no pieces if possible, and little of the board. On a
/// phone the board leaves no room for it, so the status line has it.
fn show_legend(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    frame: Res<Frame>,
    coach: Option<Res<Coach>>,
    web: Res<Web>,
    pieces: Query<&OnSquare, With<Piece>>,
    room: Room,
    mut size: Local<egui::Vec2>,
) -> Result {
    if !settings.show_web || coach.is_none() && frame.is_for_fingers() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let free = room.free();
    let occupied: Vec<Square> = pieces.iter().map(|square| square.0).collect();
    let at = room.place_off(*size, &occupied, free.center_bottom(), context.zoom_factor()).min;
    let area = egui::Area::new("web".into()).fixed_pos(at).interactable(false);
    let shown = area.show(context, |panel| {
        card().inner_margin(egui::Margin::symmetric(10, 6)).show(panel, |panel| {
            panel.spacing_mut().item_spacing = vec2(12.0, 2.0);
            panel.set_max_width(free.width() - 2.0 * MARGIN - 20.0);
            show_samples(panel, &web.0);
        });
    });
    *size = shown.response.rect.size();
    Ok(())
}

/// Shows an arrow of each kind on the board with its meaning, in as many rows as needed.
pub(super) fn show_samples(panel: &mut Ui, threads: &[Thread]) {
    // Rows are as high as what is in them, also where buttons are for fingers.
    panel.spacing_mut().interact_size.y = SAMPLE;
    panel.horizontal_wrapped(|panel| show_kinds(panel, threads));
}

fn show_kinds(panel: &mut Ui, threads: &[Thread]) {
    if threads.is_empty() {
        panel.small(text!("web-none"));
    }
    for concern in Concern::ALL {
        let words = match concern {
            Concern::Yours => text!("web-yours"),
            Concern::Theirs => text!("web-theirs"),
            Concern::Others => text!("web-others"),
        };
        if threads.iter().any(|thread| thread.concern == concern) {
            show_sample(panel, concern, false, &words);
        }
    }
    if let Some(guarded) = threads.iter().rev().find(|thread| thread.is_guarded) {
        show_sample(panel, guarded.concern, true, &text!("web-guarded"));
    }
}

/// Shows an arrow with its meaning. Both stay in one row.
fn show_sample(panel: &mut Ui, concern: Concern, is_guarded: bool, words: &str) {
    const SIZE: f32 = 40.0;
    const GAP: f32 = 6.0;
    let width = SIZE + GAP + styled_width(panel.ctx(), &egui::TextStyle::Small, words);
    let (place, sample) = panel.allocate_exact_size(vec2(width, SAMPLE), Sense::hover());
    sample.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, words));
    let (place, beside) = place.split_left_right_at_x(place.left() + SIZE);
    let square = Square::new(0, 0);
    let sample = Thread { from: square, on: square, concern, is_guarded };
    let mut shape = sample.shape();
    (shape.clear, shape.width) = ([0.05, 0.02], concern.width().max(0.05));
    let ends = [place.left_center(), place.right_center()].map(|end| Vec3::new(end.x, 0.0, end.y) / SIZE);
    if let Some(arrow) = Arrow::along(&ends, shape) {
        paint_arrow(panel.painter(), &arrow, SIZE, shape.width, concern.color());
    }
    let font = egui::TextStyle::Small.resolve(panel.style());
    let at = beside.left_center() + vec2(GAP, 0.0);
    panel.painter().text(at, Align2::LEFT_CENTER, words, font, ui::text());
}
