//! Letters that are ready before they are wanted. A letter that is drawn for the first time comes into the picture a frame
//! after the others, which is seen where frames take long.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, TextStyle};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::fonts::LightPanels;

/// What texts are written with, in all languages.
const LETTERS: &str =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?'\"()[]/+-*=%&<>#@_`~|·×☠»«›°…–äöüßÄÖÜ";
/// A letter is kept once for each of four places between two pixels; so many lines have nearly all letters at all of them.
const LINES: usize = 24;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, prepare);
}

/// Lays lines of all letters, once for each size of the panels. New panels have new letters.
fn prepare(
    light: Res<LightPanels>,
    mut prepared: Local<Option<(f32, LightPanels)>>,
    mut contexts: EguiContexts,
) -> Result {
    let context = contexts.ctx_mut()?;
    let wanted = (context.pixels_per_point(), *light);
    if prepared.replace(wanted) == Some(wanted) {
        return Ok(());
    }
    let letters: Vec<char> = LETTERS.chars().collect();
    let style = context.global_style();
    for kind in [TextStyle::Body, TextStyle::Button, TextStyle::Small, TextStyle::Heading] {
        let font = kind.resolve(&style);
        for line in 0..LINES {
            // Other neighbours in every line, and so another place.
            let text = (0..letters.len()).map(|place| letters[(place * (2 * line + 1) + line) % letters.len()]);
            let text: String = text.collect();
            context.fonts_mut(|fonts| fonts.layout_no_wrap(text, font.clone(), Color32::WHITE));
        }
    }
    Ok(())
}
