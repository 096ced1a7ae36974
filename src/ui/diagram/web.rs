//! The attacks as arrows, like those on the table.

use bevy::prelude::Color;
use bevy_egui::egui::{Painter, Pos2, Shape, Stroke};

use super::cells::DiagramCells;
use super::trail::{arrow_along, paint_arrow};
use crate::rules::Square;
use crate::theme::{board, ui};
use crate::view::Web;

/// The layers of a line from bottom to top with their extra width in points: a dark outline, a light one, and the
/// line's own colour. On small squares the outlines are thinner.
pub(super) fn layers(size: f32) -> [(f32, Option<Color>); 3] {
    const LARGE: f32 = 48.0;
    let scale = (size / LARGE).clamp(0.5, 1.0);
    [(1.6 * scale, Some(board::OUTLINE_DARK)), (0.8 * scale, Some(board::OUTLINE_LIGHT)), (0.0, None)]
}

/// The narrowest arrow, in points.
const NARROWEST: f32 = 1.6;
/// How far lines start and end from the middles of their squares, relative to the size of a square. They reach into the
/// rims of the pieces, so that lines between neighbours are visible.
const CLEAR: f32 = 0.34;

pub(super) fn paint(painter: &Painter, laid: &DiagramCells, web: &Web) {
    for thread in &web.0 {
        let (Some(way), Some(cell)) = (laid.way(thread.from, thread.on), laid.cell(thread.on)) else { continue };
        let size = cell.size().min_elem();
        let Some(arrow) = arrow_along(&way, size, |way| thread.arrow(way)) else { continue };
        let mut painter = painter.clone();
        painter.set_opacity(thread.concern.strength());
        let width = thread.concern.width().max(NARROWEST / size);
        paint_arrow(&painter, &arrow, size, width, thread.concern.color());
    }
}

/// Paints a broader line from a piece that attacks a royal one.
pub(super) fn attack(painter: &Painter, laid: &DiagramCells, from: Square, on: Square) {
    along(painter, laid, (from, on), board::CHECK, 0.08);
}

/// Paints the line of a charge.
pub(super) fn charge(painter: &Painter, laid: &DiagramCells, from: Square, to: Square) {
    along(painter, laid, (from, to), board::KILL, 0.13);
}

/// Paints a line along the squares between two squares; `width` is relative to the size of a square.
fn along(painter: &Painter, laid: &DiagramCells, (from, to): (Square, Square), color: Color, width: f32) {
    let (Some(mut way), Some(cell)) = (laid.path(from, to), laid.cell(to)) else { return };
    let size = cell.size().min_elem();
    clear(&mut way, size);
    let width = (size * width).max(NARROWEST);
    // As in marks, a dark outline round a light one.
    for (wider, color) in layers(size).map(|(wider, layer)| (wider, layer.unwrap_or(color))) {
        let stroke = Stroke::new(width + 2.0 * wider, ui::of(color));
        painter.add(Shape::line(way.clone(), stroke));
        let end = way.last().copied().unwrap_or_default();
        painter.circle_filled(end, width * 1.1 + wider, ui::of(color));
    }
}

/// Moves both ends away from the middles of their squares.
fn clear(way: &mut [Pos2], size: f32) {
    let toward = |from: Pos2, to: Pos2| (to - from).normalized();
    let (Some(&first), Some(&last)) = (way.first(), way.last()) else { return };
    let (out, back) = (toward(first, way[1.min(way.len() - 1)]), toward(last, way[way.len().saturating_sub(2)]));
    let ends = [(0, out), (way.len() - 1, back)];
    for (end, inwards) in ends {
        way[end] += inwards * size * CLEAR;
    }
}
