//! Prepares glyphs in advance. A glyph that is drawn for the first time appears a frame later than the others, which is
//! visible when frames take long.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, TextStyle};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::fonts::LightPanels;

/// All characters of texts, in all languages.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?'\"()[]/+-*=%&<>#@_`~|\
    ·×☠„“”»«›°º½…–¿¡äöüßÄÖÜñáéíóúÑÁÉÍÓÚ";
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use bevy_egui::egui::{Context, FontId, RawInput};

    use super::*;
    use crate::theme::fonts::dress;

    /// The characters of all files of texts, each with a file that it is in.
    fn written(folder: &Path, found: &mut BTreeMap<char, String>) {
        for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if path.is_dir() {
                written(&path, found);
            } else if path.extension().is_some_and(|extension| extension != "md") {
                let text = std::fs::read_to_string(&path).unwrap();
                let drawn = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '{' | '}' | '$' | '\\' | '^'));
                drawn.for_each(|c| _ = found.entry(c).or_insert_with(|| path.display().to_string()));
            }
        }
    }

    #[test]
    fn all_letters_of_all_languages_are_prepared_and_in_the_fonts() {
        let mut found = BTreeMap::new();
        written(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts"), &mut found);
        assert!(found.len() > 90, "only {} letters were found", found.len());
        let context = Context::default();
        dress(&context);
        // Fonts are there after a first pass.
        context.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
        let drawn = |letter: char| {
            let (font, text) = (FontId::proportional(16.0), letter.to_string());
            let laid = context.fonts_mut(|fonts| fonts.layout_no_wrap(text, font, Color32::WHITE));
            laid.rows[0].glyphs[0].uv_rect
        };
        // A letter that no font has is drawn like this one, as a question mark.
        let missing = drawn('\u{e000}');
        for (letter, file) in &found {
            assert!(LETTERS.contains(*letter), "{letter:?} of {file} is not prepared");
            assert!(*letter == '?' || drawn(*letter) != missing, "{letter:?} of {file} is in no font");
        }
    }
}
