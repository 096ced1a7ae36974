//! Finds room for small panels over the table: beside the board if possible, and never over the squares they refer to.

use core::iter;

use bevy::ecs::system::SystemParam;
use bevy::math::Rect as Rectangle;
use bevy::prelude::*;
use bevy_egui::egui::{self, Pos2, Rect, Vec2 as Size};

use super::diagram::DiagramCells;
use crate::rules::Square;
use crate::view::{BoardCamera, Facing, FreeArea, Layout, cell_on_screen};

/// The margin to the edges of the free area.
pub(super) const MARGIN: f32 = 8.0;

/// System parameter that tells where the board is in the picture, and which area is free.
#[derive(SystemParam)]
pub(super) struct Room<'w, 's> {
    layout: Res<'w, Layout>,
    cells: Res<'w, DiagramCells>,
    free: Res<'w, FreeArea>,
    facing: Res<'w, Facing>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
}

/// An area in the middle of what panels leave free: over the board, and over no panel that has room beside it.
pub(super) fn over_board(id: &'static str, free: &FreeArea) -> egui::Area {
    let middle = free.0.center();
    egui::Area::new(id.into()).pivot(egui::Align2::CENTER_CENTER).fixed_pos(egui::pos2(middle.x, middle.y))
}

impl Room<'_, '_> {
    /// The area that panels leave free, in points.
    pub(super) fn free(&self) -> Rect {
        let Rectangle { min, max } = self.free.0;
        Rect::from_min_max(egui::pos2(min.x, min.y), egui::pos2(max.x, max.y))
    }

    /// The middle of a square, in points.
    pub(super) fn spot(&self, square: Square, zoom: f32) -> Option<Pos2> {
        let on_table = || {
            let (camera, place) = *self.camera;
            let seen = self.facing.to_player(cell_on_screen(&self.layout, camera, place, square)?);
            Some(egui::pos2(seen.x, seen.y) / zoom)
        };
        self.cells.cell(square).map(|cell| cell.center()).or_else(on_table)
    }

    /// The approximate width of a square on the screen, in points.
    fn width_of_square(&self, zoom: f32) -> f32 {
        let board = self.bounds(self.layout.squares(), 0.0, zoom);
        (board.area() / self.layout.squares().count().max(1) as f32).sqrt()
    }

    /// The bounds of these squares, with a margin on all sides.
    fn bounds(&self, squares: impl Iterator<Item = Square>, margin: f32, zoom: f32) -> Rect {
        let mut bounds = Rect::NOTHING;
        squares.filter_map(|square| self.spot(square, zoom)).for_each(|spot| bounds.extend_with(spot));
        if bounds.is_finite() { bounds.expand(margin) } else { Rect::NOTHING }
    }

    /// The bounds of the board with its pieces, in points.
    pub(super) fn board(&self, zoom: f32) -> Rect {
        let cell = self.width_of_square(zoom);
        let bounds = self.bounds(self.layout.squares(), 0.6 * cell, zoom);
        // Pieces on the table rise above their squares.
        let rise = if self.cells.are_shown() { 0.0 } else { 0.5 * cell };
        bounds.with_min_y(bounds.min.y - rise)
    }

    /// The place for a panel that covers as little of each of these squares as possible, then of the board, and is close
    /// to a point.
    pub(super) fn place_off(&self, size: Size, squares: &[Square], near: Pos2, zoom: f32) -> Rect {
        best_place(self.free(), self.board(zoom), &self.each(squares, zoom), near, size)
    }

    /// Whether a place covers a part of one of these squares.
    pub(super) fn covers(&self, place: Rect, squares: &[Square], zoom: f32) -> bool {
        self.each(squares, zoom).iter().any(|square| square.is_finite() && square.intersects(place))
    }

    /// The areas of these squares.
    fn each(&self, squares: &[Square], zoom: f32) -> Vec<Rect> {
        let half = 0.5 * self.width_of_square(zoom);
        squares.iter().map(|&square| self.bounds(iter::once(square), half, zoom)).collect()
    }
}

/// The place in `free` that covers the least of all of `about`, then the least of the board, and is then closest to `near`.
fn best_place(free: Rect, board: Rect, about: &[Rect], near: Pos2, size: Size) -> Rect {
    let inner = free.shrink(MARGIN);
    let slack = (inner.size() - size).max(Size::ZERO);
    let hidden = |place: Rect, of: Rect| if of.is_finite() { place.intersect(of).area().max(0.0) } else { 0.0 };
    let is_over = |place: Rect, of: Rect| of.is_finite() && place.intersects(of);
    let cost = |place: Rect| {
        let over = |of: Rect| if is_over(place, of) { hidden(place, of) } else { 0.0 };
        1e6 * about.iter().map(|&of| over(of)).sum::<f32>() + 1e3 * over(board) + place.center().distance(near)
    };
    // Trying a grid of places is precise enough, and simple.
    const STEPS: u16 = 12;
    let step = |number: u16| f32::from(number) / f32::from(STEPS);
    let places = (0..=STEPS).flat_map(|row| (0..=STEPS).map(move |column| Size::new(step(column), step(row))));
    let places = places.map(|share| Rect::from_min_size(inner.min + share * slack, size));
    places.min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap_or(Rect::from_min_size(inner.min, size))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(egui::pos2(x, y), Size::new(width, height))
    }

    #[test]
    fn it_lies_beside_the_board_where_there_is_room_and_never_over_what_it_is_about() {
        let (free, board) = (rect(8.0, 80.0, 1000.0, 540.0), rect(300.0, 90.0, 500.0, 520.0));
        let about = rect(600.0, 300.0, 80.0, 80.0);
        let place = best_place(free, board, &[about], about.center(), Size::new(180.0, 200.0));
        assert!(free.contains_rect(place) && !place.intersects(board), "{place:?}");
        // On a phone the board is as wide as the window.
        let (free, board) = (rect(8.0, 80.0, 374.0, 560.0), rect(8.0, 150.0, 374.0, 380.0));
        let about = rect(100.0, 450.0, 150.0, 60.0);
        let place = best_place(free, board, &[about], about.center(), Size::new(340.0, 170.0));
        assert!(free.contains_rect(place) && !place.intersects(about), "{place:?}");
    }
}
