//! The pieces on the diagram. They follow the bodies on the table, so that all moves are animated here too.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Painter};

use super::cells::DiagramCells;
use super::plane::Plane;
use super::sheet::Sheet;
use crate::play::{Home, OnSquare, Piece};
use crate::rules::{Ground, SeatInfo, Square};
use crate::theme::livery;
use crate::view::{Attire, Body, HoleBody, Layout, Mark, PickedBid};

/// The scale of the ring round a picked piece, relative to its square. A piece in a hand already has a rim in the same
/// colour.
const RING: f32 = 1.3;

/// System parameter with pieces, potholes and wells.
#[derive(SystemParam)]
pub(super) struct Men<'w, 's> {
    pieces: Query<'w, 's, (&'static Piece, Option<&'static OnSquare>, &'static Body, &'static Transform)>,
    wells: Query<'w, 's, &'static Home, With<OnSquare>>,
    holes: Query<'w, 's, (&'static HoleBody, &'static Transform)>,
    picked: Res<'w, PickedBid>,
}

impl Men<'_, '_> {
    /// The looks of the piece on a square.
    pub(super) fn attire_on(&self, square: Square) -> Option<Attire> {
        self.pieces.iter().find(|(_, on, ..)| on.is_some_and(|on| on.0 == square)).map(|(_, _, body, _)| body.attire)
    }

    pub(super) fn paint(&self, painter: &Painter, laid: &DiagramCells, layout: &Layout, seats: &[SeatInfo]) {
        for square in layout.squares() {
            if let (Ground::Promotion(chip), Some(rect)) = (layout.ground(square), laid.cell(square)) {
                Sheet { painter, rect }.promotion(chip);
            }
        }
        for rect in self.wells.iter().filter_map(|home| laid.cell(home.0)) {
            Sheet { painter, rect }.well();
        }
        for (hole, place) in &self.holes {
            let there = laid.plane.map(|plane| square_at(plane, place));
            there.into_iter().for_each(|rect| Sheet { painter, rect }.hole(hole, seats));
        }
        for (piece, on, body, place) in &self.pieces {
            let there = laid.plane.map(|plane| sunk(scaled(square_at(plane, place), place), place));
            let Some(rect) = there.or_else(|| laid.cell(on?.0)) else { continue };
            // Strips have no room between squares, so a piece is drawn on its final square.
            let symbol = layout.symbol(if laid.plane.is_some() { body.attire.kind } else { piece.kind });
            Sheet { painter, rect }.piece(symbol, body.attire, seats);
            if self.picked.0.contains(&piece.id) {
                let color = livery(seats, body.attire.controller).color;
                Sheet { painter, rect: rect.scale_from_center(RING) }.mark(Mark::Meet, color);
            }
        }
    }
}

/// The area of a square round a place of the table.
fn square_at(plane: Plane, place: &Transform) -> egui::Rect {
    egui::Rect::from_center_size(plane.at(place.translation), egui::Vec2::splat(plane.step))
}

/// Scaled like the body, but not much larger than a square.
fn scaled(rect: egui::Rect, place: &Transform) -> egui::Rect {
    rect.scale_from_center(place.scale.x.abs().min(1.2))
}

/// A falling piece shrinks.
fn sunk(rect: egui::Rect, place: &Transform) -> egui::Rect {
    rect.scale_from_center((1.0 + place.translation.y.min(0.0) * 0.6).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_its_size_a_piece_is_drawn_where_it_is() {
        let square = egui::Rect::from_center_size(egui::pos2(400.0, 300.0), egui::Vec2::splat(40.0));
        for (scale, depth, size) in
            [(1.0, 0.0, 40.0), (0.5, 0.0, 20.0), (-0.5, 0.0, 20.0), (9.0, 0.0, 48.0), (0.5, -1.0, 8.0)]
        {
            let place = Transform::from_xyz(3.0, depth, 2.0).with_scale(Vec3::splat(scale));
            let drawn = sunk(scaled(square, &place), &place);
            assert_eq!(drawn.center(), square.center(), "{place:?}");
            assert!((drawn.width() - size).abs() < 1e-3, "{place:?}: {drawn}");
        }
    }
}
