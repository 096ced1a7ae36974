//! What a tap on the diagram means. Where squares are small, it picks the nearest square that has an action.

use bevy_egui::egui::Pos2;

use super::cells::DiagramCells;
use super::close::FINGER;
use crate::play::Session;
use crate::rules::Square;
use crate::view::Selection;

/// The square that a tap means: if squares are too small for a finger and the tapped one has no action, the nearest one
/// that has.
pub(super) fn meant(
    tapped: Square,
    place: Option<Pos2>,
    laid: &DiagramCells,
    session: &Session,
    selection: &Selection,
) -> Square {
    let Some((place, cell)) = place.zip(laid.cell(tapped)) else { return tapped };
    if cell.size().min_elem() >= FINGER {
        return tapped;
    }
    let mut useful: Vec<Square> = selection.targets.iter().map(|target| target.square).collect();
    useful.extend(session.position().actions().iter().filter_map(|action| Some(action.squares()?.0)));
    if useful.contains(&tapped) || selection.square == Some(tapped) {
        return tapped;
    }
    let away = |square: &Square| laid.cell(*square).map(|cell| (cell.distance_to_pos(place), *square));
    let near = useful.iter().filter_map(away).filter(|(away, _)| *away <= (FINGER - cell.size().min_elem()) / 2.0);
    near.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(tapped, |(_, square)| square)
}
