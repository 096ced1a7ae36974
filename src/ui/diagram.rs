//! The flat diagram of Knot Chess: the four strips unrolled side by side, with the Knot across the middle of all.
//! Everything that can be done on the table can be done here.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Pos2, Sense, Stroke, StrokeKind,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::Dialog;
use super::hud::NARROW;
use crate::play::Session;
use crate::rules::{AlarmKind, PieceState, Snapshot, Square};
use crate::settings::Settings;
use crate::theme::{BOLD, board, livery, strip_color, ui};
use crate::view::{
    BoardCovered, FreeArea, Hovered, Layout, PickSquare, Selection, halo, last_squares, target_color,
    threatened_squares,
};

/// Whether the diagram is shown in place of the table, where the game has one.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagram {
    /// What the player has asked for. Until he asks, it is shown where the table would be too small to tap.
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
pub struct DiagramCells(BTreeMap<Square, egui::Rect>);

impl DiagramCells {
    /// Where a square is in the window; nothing while the table is shown.
    pub fn cell(&self, square: Square) -> Option<egui::Rect> {
        self.0.get(&square).copied()
    }

    /// Whether the diagram is shown now.
    pub fn are_shown(&self) -> bool {
        !self.0.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Diagram>().init_resource::<DiagramCells>();
    app.add_systems(
        EguiPrimaryContextPass,
        (show_diagram.run_if(is_shown), uncover_table.run_if(not(is_shown))).in_set(PanelSystems::Middle),
    );
}

fn is_shown(diagram: Res<Diagram>, layout: Res<Layout>, window: Single<&Window, With<PrimaryWindow>>) -> bool {
    layout.has_diagram() && diagram.is_wanted(window.width())
}

fn uncover_table(mut cells: ResMut<DiagramCells>, mut covered: ResMut<BoardCovered>) {
    if covered.set_if_neq(BoardCovered(false)) {
        cells.0.clear();
    }
}

/// Strips and squares along one.
const STRIPS: u8 = 4;
const LENGTH: u8 = 17;
const MIDDLE: u8 = LENGTH / 2;

/// Where each square is within `area`: strips stand upright in a high window, White below, and lie in a wide one,
/// White to the left.
fn cells(layout: &Layout, area: egui::Rect) -> BTreeMap<Square, egui::Rect> {
    let upright = area.height() > area.width();
    // Strips have room for their letters at both ends.
    let (along, across) = if upright { (area.height(), area.width()) } else { (area.width(), area.height()) };
    let step = (along / (f32::from(LENGTH) + 1.6)).min(across / (f32::from(STRIPS) + 0.8)).min(64.0);
    // A high window has narrow rows: squares may be wider than they are high.
    let width = (across / (f32::from(STRIPS) + 0.8)).clamp(step, step * 1.7);
    let center = area.center();
    let place = |file: f32, rank: f32, files: f32| {
        let off_rank = (rank - f32::from(MIDDLE)) * step;
        let off_file = (file - f32::from(STRIPS - 1) / 2.0) * width;
        let (middle, size) = if upright {
            (center + egui::vec2(off_file, -off_rank), egui::vec2(width * files, step))
        } else {
            (center + egui::vec2(off_rank, off_file), egui::vec2(step, width * files))
        };
        egui::Rect::from_center_size(middle, size).shrink(1.5)
    };
    let rect = |square: Square| match square.rank {
        MIDDLE => place(f32::from(STRIPS - 1) / 2.0, f32::from(MIDDLE), f32::from(STRIPS)),
        rank => place(f32::from(square.file), f32::from(rank), 1.0),
    };
    layout.squares().map(|square| (square, rect(square))).collect()
}

fn show_diagram(
    mut contexts: EguiContexts,
    session: Res<Session>,
    layout: Res<Layout>,
    free: Res<FreeArea>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    dialog: Res<Dialog>,
    mut laid: ResMut<DiagramCells>,
    mut covered: ResMut<BoardCovered>,
    mut hovered: ResMut<Hovered>,
    mut commands: Commands,
) -> Result {
    covered.set_if_neq(BoardCovered(true));
    let context = contexts.ctx_mut()?;
    let area = egui::Rect::from_min_max(egui::pos2(free.0.min.x, free.0.min.y), egui::pos2(free.0.max.x, free.0.max.y));
    laid.0 = cells(&layout, area);
    let snapshot = session.position().snapshot();
    // It lies over the whole table, below panels and dialogs.
    egui::Area::new("diagram".into()).order(egui::Order::Background).fixed_pos(Pos2::ZERO).show(context, |panel| {
        panel.painter().rect_filled(context.content_rect(), CornerRadius::ZERO, ui::of(board::BACKDROP));
        let mut over = None;
        for (&square, &rect) in &laid.0 {
            let response = panel.interact(rect, egui::Id::new(("diagram", square)), Sense::click());
            if response.hovered() {
                over = Some(square);
            }
            if response.clicked() && *dialog == Dialog::Closed {
                commands.trigger(PickSquare(square));
            }
            let paint = Sheet { painter: panel.painter(), rect };
            paint.ground(square, &snapshot);
            if let Some((_, piece)) = snapshot.piece_on(square) {
                paint.piece(piece, session.position().seats());
            }
        }
        hovered.set_if_neq(Hovered(over));
        let marks = marks(&session, &layout, &selection, &settings, over, &snapshot);
        for (square, color) in marks {
            if let Some(rect) = laid.0.get(&square) {
                let painter = panel.painter();
                painter.rect_stroke(*rect, 6.0, Stroke::new(3.0, ui::of(color)), StrokeKind::Inside);
            }
        }
        for alarm in session.position().words().alarms() {
            if let Some(rect) = laid.0.get(&alarm.square) {
                Sheet { painter: panel.painter(), rect: *rect }.alarm(alarm.kind);
            }
        }
        label_ends(panel.painter(), &laid.0);
    });
    Ok(())
}

/// Squares with frames, those that matter most last.
fn marks(
    session: &Session,
    layout: &Layout,
    selection: &Selection,
    settings: &Settings,
    over: Option<Square>,
    snapshot: &Snapshot,
) -> Vec<(Square, Color)> {
    let mut marks = Vec::new();
    marks.extend(last_squares(session).map(|square| (square, board::LAST)));
    if settings.show_threats {
        marks.extend(threatened_squares(session).into_iter().map(|square| (square, board::THREAT)));
    }
    let halo = halo(layout, snapshot, selection, over);
    marks.extend(halo.into_iter().map(|square| (square, board::HALO)));
    marks.extend(selection.targets.iter().map(|target| (target.square, target_color(target))));
    marks.extend(selection.square.map(|square| (square, board::SELECTED)));
    marks
}

/// The letter of each strip at both of its ends, and the distance from the Knot along the outer strip.
fn label_ends(painter: &Painter, cells: &BTreeMap<Square, egui::Rect>) {
    let rect = |file, rank| cells.get(&Square::new(file, rank)).copied();
    let bold = |size| FontId::new(size, FontFamily::Name(BOLD.into()));
    for strip in 0..STRIPS {
        let (Some(first), Some(second), Some(last)) = (rect(strip, 0), rect(strip, 1), rect(strip, LENGTH - 1)) else {
            continue;
        };
        let out = first.center() - second.center();
        let letter = char::from(b'a' + strip).to_string();
        for at in [first.center() + out * 0.95, last.center() - out * 0.95] {
            painter.text(at, Align2::CENTER_CENTER, &letter, bold(17.0), ui::of(strip_color(strip, true)));
        }
    }
    for rank in (0..LENGTH).filter(|&rank| rank != MIDDLE) {
        let (Some(cell), Some(next)) = (rect(STRIPS - 1, rank), rect(STRIPS - 2, rank)) else { continue };
        let out = (cell.center() - next.center()).normalized();
        let half = if out.x.abs() > 0.5 { cell.width() } else { cell.height() } / 2.0;
        let at = cell.center() + out * (half + 10.0);
        let distance = rank.abs_diff(MIDDLE).to_string();
        painter.text(at, Align2::CENTER_CENTER, distance, FontId::proportional(12.0), ui::FAINT);
    }
}

/// A square, to be painted.
struct Sheet<'a> {
    painter: &'a Painter,
    rect: egui::Rect,
}

impl Sheet<'_> {
    fn ground(&self, square: Square, snapshot: &Snapshot) {
        let color = match square.rank {
            MIDDLE => board::CENTRE_DARK,
            rank => strip_color(square.file, rank.is_multiple_of(2)),
        };
        self.painter.rect_filled(self.rect, 6.0, ui::of(color).gamma_multiply(0.8));
        if snapshot.pieces.values().any(|piece| piece.home == Some(square)) {
            // The rim of a frog's well.
            let radius = self.rect.size().min_elem() * 0.47;
            self.painter.circle_stroke(self.rect.center(), radius, Stroke::new(2.0, Color32::from_gray(50)));
        }
    }

    fn piece(&self, piece: &PieceState, seats: &[crate::rules::SeatInfo]) {
        let radius = self.rect.size().min_elem() * 0.42;
        let color = ui::of(livery(seats, piece.seat).color);
        let light = u32::from(color.r()) + u32::from(color.g()) + u32::from(color.b()) > 500;
        let ink = if light { ui::ON_ACCENT } else { ui::TEXT };
        self.painter.circle(self.rect.center(), radius, color, Stroke::new(1.5, ink.gamma_multiply(0.6)));
        let font = FontId::new(radius * 1.25, FontFamily::Name(BOLD.into()));
        let letter = piece.kind.letter().to_ascii_uppercase();
        self.painter.text(self.rect.center(), Align2::CENTER_CENTER, letter, font, ink);
    }

    /// A red frame, crossed out where it is mate.
    fn alarm(&self, kind: AlarmKind) {
        let stroke = Stroke::new(3.5, ui::of(board::CHECK));
        self.painter.rect_stroke(self.rect, 6.0, stroke, StrokeKind::Outside);
        if kind == AlarmKind::Mate {
            let inner = self.rect.shrink(4.0);
            self.painter.line_segment([inner.left_top(), inner.right_bottom()], stroke);
            self.painter.line_segment([inner.right_top(), inner.left_bottom()], stroke);
        }
    }
}
