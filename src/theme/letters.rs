//! Prepares glyphs in advance. A glyph that is drawn for the first time appears a frame later than the others, which is
//! visible when frames take long.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, TextStyle};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::fonts::LightPanels;

/// All characters of texts, in all languages.
const LETTERS: &str =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?'\"()[]/+-*=%&<>#@_`~|·×☠»«›°…–äöüßÄÖÜ";
/// Glyphs are cached for four subpixel positions. This number of lines contains nearly all of them at all positions.
const LINES: usize = 24;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, prepare);
}

/// Lays out lines with all glyphs, once for each panel scale, and again when panels turn light or dark and get new
/// fonts.
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
            // Other neighbours in each line change the subpixel positions.
            let text = (0..letters.len()).map(|place| letters[(place * (2 * line + 1) + line) % letters.len()]);
            let text: String = text.collect();
            context.fonts_mut(|fonts| fonts.layout_no_wrap(text, font.clone(), Color32::WHITE));
        }
    }
    Ok(())
}
