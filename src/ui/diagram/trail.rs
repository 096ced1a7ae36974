//! The actions of the others since the player's last turn, as arrows like those on the table.

use bevy::math::Vec3;
use bevy::prelude::Color;
use bevy_egui::egui::{Painter, Pos2, Shape, Stroke, Vec2, pos2};

use super::cells::DiagramCells;
use super::sheet::Sheet;
use crate::rules::Square;
use crate::theme::ui;
use crate::view::{Arrow, ArrowShape, Mark, Pattern, Trace, Trail, TrailStep, chevron};

/// The shape of an arrow from the rim of one piece to the rim of another, so that it covers neither.
const POINTER: ArrowShape = ArrowShape { width: 0.08, head: 0.24, pattern: Pattern::Whole, clear: [0.46, 0.46] };
/// The opacity that is left while the player has a selection.
const BEHIND: f32 = 0.4;

pub(super) fn paint(painter: &Painter, laid: &DiagramCells, trail: &Trail, behind: bool) {
    for step in &trail.0 {
        let mut painter = painter.clone();
        painter.set_opacity(step.strength * if behind { BEHIND } else { 1.0 });
        for (number, trace) in step.traces.iter().enumerate() {
            paint_trace(&painter, laid, step, trace, number == 0);
        }
    }
}

fn paint_trace(painter: &Painter, laid: &DiagramCells, step: &TrailStep, trace: &Trace, is_numbered: bool) {
    let mark = |square: Square, mark| {
        laid.cell(square).into_iter().for_each(|rect| Sheet { painter, rect }.mark(mark, step.color));
    };
    match trace {
        Trace::Way { squares, .. } => {
            let (Some(way), Some(shape)) = (along(laid, squares), trace.shape(is_numbered)) else { return };
            let Some(size) = squares.first().and_then(|&square| laid.cell(square)).map(|cell| cell.size().min_elem())
            else {
                return;
            };
            if let Some(arrow) = arrow_along(&way, size, |way| Arrow::along(way, shape)) {
                paint_arrow(painter, &arrow, size, shape.width, step.color);
            }
        }
        Trace::Shove(square, heading) => {
            let Some(cell) = laid.cell(*square) else { return };
            let size = cell.size().min_elem();
            let along = laid.direction(Vec3::new(f32::from(heading.file), 0.0, -f32::from(heading.rank)));
            let at = cell.center() + along * size * 0.5;
            for (wider, color) in
                super::web::layers(size).map(|(wider, color)| (wider / size, color.unwrap_or(step.color)))
            {
                let corners = chevron(Vec3::ZERO, Vec3::new(along.x, 0.0, along.y), wider);
                let corners = corners.map(|corner| at + Vec2::new(corner.x, corner.z) * size);
                painter.add(Shape::convex_polygon(corners.into(), ui::of(color), Stroke::NONE));
            }
        }
        Trace::Gone(square) => mark(*square, Mark::Gone),
        Trace::Came(square) => mark(*square, Mark::Came),
    }
}

/// The line over these squares, through the middle that the strips share.
fn along(laid: &DiagramCells, squares: &[Square]) -> Option<Vec<Pos2>> {
    // The square of the Knot is left out where a path only crosses it; `way` leads across the middle by itself.
    let ends = [squares.first()?, squares.last()?];
    let outer =
        |square: &&Square| laid.plane.is_some() || ends.contains(square) || square.rank != super::strips::MIDDLE;
    let squares: Vec<Square> = squares.iter().filter(outer).copied().collect();
    let mut way: Vec<Pos2> = Vec::new();
    for leg in squares.windows(2) {
        for point in laid.way(leg[0], leg[1])? {
            if way.last() != Some(&point) {
                way.push(point);
            }
        }
    }
    Some(way)
}

/// Paints the arrow of a hint, or of a piece that would be moved.
pub(super) fn paint_pointer(painter: &Painter, laid: &DiagramCells, from: Square, to: Square, color: Color) {
    let (Some(way), Some(cell)) = (laid.way(from, to), laid.cell(to)) else { return };
    let size = cell.size().min_elem();
    if let Some(arrow) = arrow_along(&way, size, |way| Arrow::along(way, POINTER)) {
        paint_arrow(painter, &arrow, size, POINTER.width, color);
    }
}

/// An arrow in the window; `shape` works in units of a square of this size.
pub(super) fn arrow_along(way: &[Pos2], size: f32, shape: impl Fn(&[Vec3]) -> Option<Arrow>) -> Option<Arrow> {
    let way: Vec<Vec3> = way.iter().map(|point| Vec3::new(point.x, 0.0, point.y) / size).collect();
    shape(&way)
}

/// Paints an arrow with its outlines, where squares have this size.
pub(in crate::ui) fn paint_arrow(painter: &Painter, arrow: &Arrow, size: f32, width: f32, color: Color) {
    let seen = |point: Vec3| pos2(point.x, point.z) * size;
    for (wider, color) in super::web::layers(size).map(|(wider, own)| (wider, own.unwrap_or(color))) {
        for shaft in &arrow.shafts {
            let mut line: Vec<Pos2> = shaft.iter().map(|&point| seen(point)).collect();
            lengthen(&mut line, wider);
            painter.add(Shape::line(line, Stroke::new(width * size + 2.0 * wider, ui::of(color))));
        }
        let [left, tip, right] = arrow.head.map(seen);
        let foot = left.lerp(right, 0.5);
        let (out, side) = ((tip - foot).normalized() * wider, (right - left).normalized() * wider);
        let corners = vec![left - out - side * 1.6, tip + out * 2.2, right - out + side * 1.6];
        painter.add(Shape::convex_polygon(corners, ui::of(color), Stroke::NONE));
    }
}

/// Extends a line at both ends.
fn lengthen(line: &mut [Pos2], by: f32) {
    if let [first, second, ..] = line {
        *first -= (*second - *first).normalized() * by;
    }
    if let [.., second, last] = line {
        *last += (*last - *second).normalized() * by;
    }
}
