//! What stands on the diagram: it goes where the bodies on the table go, so that everything that is played is seen here too.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Painter};

use super::DiagramCells;
use super::sheet::Sheet;
use crate::play::{Home, OnSquare, Piece};
use crate::rules::{Ground, SeatInfo, Square};
use crate::view::{Attire, Body, HoleBody, Layout};

/// Pieces, potholes and wells.
#[derive(SystemParam)]
pub(super) struct Men<'w, 's> {
    pieces: Query<'w, 's, (&'static Piece, Option<&'static OnSquare>, &'static Body, &'static Transform)>,
    wells: Query<'w, 's, &'static Home, With<OnSquare>>,
    holes: Query<'w, 's, (&'static HoleBody, &'static Transform)>,
}

impl Men<'_, '_> {
    /// What stands on a square.
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
        let at = |place: &Transform| {
            let plane = laid.plane?;
            Some(egui::Rect::from_center_size(plane.at(place.translation), egui::Vec2::splat(plane.step)))
        };
        for (hole, place) in &self.holes {
            at(place).into_iter().for_each(|rect| Sheet { painter, rect }.hole(hole, seats));
        }
        for (piece, on, body, place) in &self.pieces {
            let there = at(place).map(|rect| rect * place.scale.x.abs().min(1.2)).map(|rect| sunk(rect, place));
            let rect = there.or_else(|| laid.cell(on?.0));
            // Strips have no room between them: there a piece is where it will stand.
            let symbol = layout.symbol(if laid.plane.is_some() { body.attire.kind } else { piece.kind });
            rect.into_iter().for_each(|rect| Sheet { painter, rect }.piece(symbol, body.attire, seats));
        }
    }
}

/// What falls is seen smaller and smaller.
fn sunk(rect: egui::Rect, place: &Transform) -> egui::Rect {
    let size = (1.0 + place.translation.y.min(0.0) * 0.6).clamp(0.0, 1.0);
    egui::Rect::from_center_size(rect.center(), rect.size() * size)
}
