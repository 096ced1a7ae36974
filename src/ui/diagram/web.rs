//! Who attacks whom: an arrow from each attacker, as on the table.

use bevy::prelude::Color;
use bevy_egui::egui::Painter;

use super::DiagramCells;
use super::trail::{arrow_along, paint_arrow};
use crate::theme::board;
use crate::view::Web;

/// What lies over what, with how much wider it is in points: a dark outline round a light one, and the arrow's own colour.
pub(super) const LAYERS: [(f32, Option<Color>); 3] =
    [(1.6, Some(board::OUTLINE_DARK)), (0.8, Some(board::OUTLINE_LIGHT)), (0.0, None)];
/// The narrowest arrow, in points.
const NARROWEST: f32 = 1.6;

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
