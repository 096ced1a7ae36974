//! Touch targets: controls that are dense enough for a mouse grow once the user has touched the screen.

use bevy::prelude::*;
use bevy_egui::egui::{self, Id, TextEdit, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The least height of touch targets, in points.
const FINGER: f32 = 44.0;
/// The height of the buttons beside the board, and of those at the edge of a phone, in points.
const BUTTON: f32 = 44.0;
/// The height of buttons in dialogs for a mouse, in points.
const BUTTON_FOR_MOUSE: f32 = 40.0;
const BUTTON_NARROW: f32 = 48.0;
/// In windows narrower than this, panels have their phone layout, touched or not.
pub(crate) const NARROW: f32 = 720.0;

pub(super) fn plugin(app: &mut App) {
    let touched = |touches: Option<Res<Touches>>| touches.is_some_and(|touches| touches.any_just_pressed());
    app.add_systems(EguiPrimaryContextPass, (remember.run_if(touched), fit_fingers).chain());
}

fn touched() -> Id {
    Id::new("touched")
}

fn remember(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.data_mut(|data| data.insert_temp(touched(), true));
    Ok(())
}

fn is_for_fingers(context: &egui::Context) -> bool {
    context.data(|data| data.get_temp(touched()).unwrap_or(false)) || context.content_rect().width() < NARROW
}

/// Gives all controls the height that a finger needs.
fn fit_fingers(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?;
    let wanted = if is_for_fingers(context) { BUTTON_NARROW } else { BUTTON_FOR_MOUSE };
    if context.global_style().spacing.interact_size.y != wanted {
        context.all_styles_mut(|style| {
            style.spacing.interact_size.y = wanted;
            style.spacing.slider_rail_height = if wanted > BUTTON_FOR_MOUSE { 10.0 } else { 8.0 };
        });
    }
    Ok(())
}

/// The height of a row that can be pressed, in points; `for_mouse` without touch.
pub(crate) fn row(panel: &Ui, for_mouse: f32) -> f32 {
    if is_for_fingers(panel.ctx()) { FINGER } else { for_mouse }
}

/// A text field with the height that a finger needs.
pub(crate) fn field<'t>(panel: &Ui, field: TextEdit<'t>) -> TextEdit<'t> {
    field.min_size(egui::vec2(0.0, row(panel, 24.0))).vertical_align(egui::Align::Center)
}

/// A link with the height that a finger needs.
pub(crate) fn link(panel: &mut Ui, words: impl Into<egui::RichText>) -> egui::Response {
    let words = words.into().color(panel.visuals().hyperlink_color);
    let least = egui::Vec2::splat(row(panel, 18.0));
    // Not in a scope, which would not wrap to the next row among other text.
    let before = panel.spacing().clone();
    panel.spacing_mut().button_padding = egui::vec2(2.0, 0.0);
    panel.spacing_mut().interact_size.y = least.y;
    let shown = panel.add(egui::Button::new(words).frame(false).min_size(least).wrap_mode(egui::TextWrapMode::Extend));
    *panel.spacing_mut() = before;
    shown
}

/// The height of the buttons of a match, in points.
pub(crate) const fn button_height(is_narrow: bool) -> f32 {
    if is_narrow { BUTTON_NARROW } else { BUTTON }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, Rect, pos2, vec2};

    use super::*;

    fn height(context: &Context, width: f32) -> f32 {
        let mut found = 0.0;
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 600.0)));
        let input = RawInput { screen_rect, ..RawInput::default() };
        context.run_ui(input, |panel| found = row(panel, 18.0)).textures_delta.clear();
        found
    }

    #[test]
    fn rows_are_higher_for_fingers() {
        let context = Context::default();
        assert_eq!(height(&context, 1280.0), 18.0);
        assert_eq!(height(&context, 390.0), FINGER);
        context.data_mut(|data| data.insert_temp(touched(), true));
        assert_eq!(height(&context, 1280.0), FINGER);
    }
}
