//! Zooming and panning the diagram, with two fingers or the wheel.

use bevy::prelude::*;
use bevy_egui::egui::{self, Pos2, Vec2};

use crate::keyboard::Asked;
use crate::keys::Command;
use crate::play::Forget;

/// The largest zoom.
const MOST: f32 = 4.0;
/// The size that a finger hits reliably, in points.
pub(super) const FINGER: f32 = 44.0;
/// The zoom of the diagram, relative to the whole board, and its shift.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
pub(super) struct DiagramZoom {
    zoom: f32,
    shift: Vec2,
    /// Whether two fingers are on it, or have just been: then neither of them picks anything.
    pub(super) is_held: bool,
}

impl Default for DiagramZoom {
    fn default() -> Self {
        Self { zoom: 1.0, shift: Vec2::ZERO, is_held: false }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DiagramZoom>()
        .add_systems(Update, step_back.run_if(|asked: Res<Asked>| asked.has(Command::Frame)))
        .forget_with_match::<DiagramZoom>();
}

fn step_back(mut close: ResMut<DiagramZoom>) {
    close.set_if_neq(DiagramZoom::default());
}

impl DiagramZoom {
    /// Applies the fingers and the wheel since the last frame. `is_over` says whether the pointer is on the diagram.
    pub(super) fn follow(mut self, context: &egui::Context, area: egui::Rect, is_over: bool) -> Self {
        context.input(|input| {
            if let Some(touch) = input.multi_touch().filter(|touch| area.contains(touch.center_pos)) {
                self.is_held = true;
                self.enlarge(touch.zoom_delta, touch.center_pos, area);
                self.shift += touch.translation_delta;
            } else if !input.any_touches() {
                self.is_held = false;
            }
            if let Some(pointer) = input.pointer.hover_pos().filter(|_| is_over) {
                self.enlarge((input.smooth_scroll_delta().y / 300.0).exp(), pointer, area);
                if input.pointer.middle_down() {
                    self.shift += input.pointer.delta();
                }
            }
        });
        // The board cannot be shifted out of its area.
        let most = area.size() * (self.zoom - 1.0) / 2.0;
        self.shift = self.shift.clamp(-most, most);
        self
    }

    /// Zooms while keeping the point `fixed` in place.
    fn enlarge(&mut self, by: f32, fixed: Pos2, area: egui::Rect) {
        let zoom = (self.zoom * by).clamp(1.0, MOST);
        let away = fixed - area.center() - self.shift;
        self.shift -= away * (zoom / self.zoom - 1.0);
        self.zoom = zoom;
    }

    pub(super) fn zoom(self) -> f32 {
        self.zoom
    }

    /// Where a point of the unzoomed board is shown.
    pub(super) fn at(self, place: Pos2, area: egui::Rect) -> Pos2 {
        area.center() + (place - area.center()) * self.zoom + self.shift
    }

    pub(super) fn rect(self, rect: egui::Rect, area: egui::Rect) -> egui::Rect {
        egui::Rect::from_center_size(self.at(rect.center(), area), rect.size() * self.zoom)
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    const AREA: egui::Rect = egui::Rect::from_min_max(pos2(0.0, 50.0), pos2(390.0, 550.0));

    #[test]
    fn what_is_between_the_fingers_stays_there() {
        let mut close = DiagramZoom::default();
        let fixed = pos2(300.0, 120.0);
        close.enlarge(2.0, fixed, AREA);
        let seen = close.at(fixed, AREA);
        assert!(seen.distance(fixed) < 0.01, "{seen}");
        assert_eq!(close.zoom(), 2.0);
        close.enlarge(100.0, fixed, AREA);
        assert_eq!(close.zoom(), MOST);
        close.enlarge(0.0001, fixed, AREA);
        assert_eq!(close.zoom(), 1.0);
    }

    #[test]
    fn squares_of_every_game_grow_large_enough_for_a_finger() {
        // Twenty squares in a row on the narrowest phone.
        const { assert!(320.0 / 20.0 * MOST >= FINGER) };
    }
}
