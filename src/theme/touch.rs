//! Room for fingers: what is dense enough for a mouse is larger once somebody has touched the screen.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The least height of what fingers press, points.
const FINGER: f32 = 40.0;
/// Below this width of the window panels are made for a phone, whether it has been touched yet or not.
pub(crate) const NARROW: f32 = 720.0;

pub(super) fn plugin(app: &mut App) {
    let touched = |touches: Option<Res<Touches>>| touches.is_some_and(|touches| touches.any_just_pressed());
    app.add_systems(EguiPrimaryContextPass, remember.run_if(touched));
}

fn touched() -> Id {
    Id::new("touched")
}

fn remember(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.data_mut(|data| data.insert_temp(touched(), true));
    Ok(())
}

/// The height of a row that can be pressed, points: `for_mouse` where there is only a mouse.
pub(crate) fn row(panel: &Ui, for_mouse: f32) -> f32 {
    let is_touched = panel.data(|data| data.get_temp(touched()).unwrap_or(false));
    if is_touched || panel.ctx().content_rect().width() < NARROW { FINGER } else { for_mouse }
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
