//! The caption of the current scene, and the buttons below it.

use core::iter;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, RichText};

use super::{MARGIN, Playbill, step};
use crate::screens::director::{Director, PlayScene};
use crate::screens::screen::Screen;
use crate::settings::Settings;
use crate::showcase::Scene;
use crate::texts::Words;
use crate::texts::text;
use crate::theme::{BOLD, NARROW, card, primary_button, quiet_button, ui};
use crate::view::FreeArea;

/// Pictures of at least this width have larger text.
const WIDE: f32 = 960.0;

pub(super) fn show_caption(
    mut contexts: EguiContexts,
    mut director: ResMut<Director>,
    mut playbill: ResMut<Playbill>,
    mut settings: ResMut<Settings>,
    mut free: ResMut<FreeArea>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let width = (free.0.width() - 24.0).min(760.0);
    let middle = free.0.center().x - context.content_rect().center().x;
    let playbill = playbill.bypass_change_detection();
    let mut speed = settings.speed;
    let area =
        egui::Area::new("caption".into()).anchor(Align2::CENTER_BOTTOM, [middle, -MARGIN]).show(context, |panel| {
            card().show(panel, |panel| {
                panel.set_width(width);
                let title = director.scene().map_or("", |scene| scene.title.spoken());
                let (done, steps) = director.progress();
                panel.label(RichText::new(format!("{title}  {done}/{steps}")).strong().color(ui::accent()));
                // Room for two lines, so that the buttons keep their place.
                panel.allocate_ui(egui::vec2(width, 44.0), |panel| {
                    panel.set_min_size(egui::vec2(width, 44.0));
                    panel.add(egui::Label::new(director.caption()).wrap());
                });
                panel.horizontal_wrapped(|panel| {
                    let words = if director.is_paused { text!("table-go-on") } else { text!("table-pause") };
                    if primary_button(panel, words).clicked() {
                        director.is_paused = !director.is_paused;
                    }
                    if quiet_button(panel, true, text!("scene-step")).clicked() {
                        step(&mut director, &mut commands);
                    }
                    if quiet_button(panel, true, text!("trial-again")).clicked()
                        && let Some(scene) = director.scene()
                    {
                        commands.trigger(PlayScene(scene.clone()));
                    }
                    for offered in Settings::SPEEDS {
                        panel.selectable_value(&mut speed, offered, format!("{offered}×"));
                    }
                    panel.checkbox(&mut playbill.loops, text!("scene-loop"));
                    if free.0.width() < NARROW && quiet_button(panel, true, text!("scene-list")).clicked() {
                        playbill.list_is_open = !playbill.list_is_open;
                    }
                    if quiet_button(panel, true, text!("scene-title")).clicked() {
                        next.set(Screen::Title);
                    }
                });
            });
        });
    if speed != settings.speed {
        settings.speed = speed;
    }
    let mut left = free.0;
    left.max.y = (area.response.rect.top() - MARGIN).max(left.min.y + 1.0);
    free.set_if_neq(FreeArea(left));
    Ok(())
}

/// All captions of a scene, starting with its opening.
fn captions(scene: &Scene) -> impl Iterator<Item = &str> {
    let steps = scene.steps.iter().map(|step| &step.caption);
    iter::once(&scene.opening.caption).chain(steps).filter(|caption| !caption.is_empty()).map(Words::spoken)
}

/// The height of a scene's longest caption in points: at least two rows. `None` if the scene has no captions.
///
/// All captions are laid out in advance, since glyphs that were never drawn appear a frame late.
fn tallest(context: &egui::Context, scene: &Scene, font: &egui::FontId, width: f32) -> Option<f32> {
    let lay = |caption: &str| {
        context.fonts_mut(|fonts| fonts.layout(caption.to_owned(), font.clone(), ui::text(), width).size().y)
    };
    captions(scene).map(lay).reduce(f32::max).map(|most| most.max(2.0 * (1.3 * font.size).ceil()))
}

/// Shows the caption alone at the lower edge, with room for the longest one of the scene, so that it never covers the
/// board.
pub(super) fn show_words(mut contexts: EguiContexts, director: Res<Director>, mut free: ResMut<FreeArea>) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    // Films are watched from farther away, and at a smaller size, than panels. A large one is a small one at more pixels.
    let size = if screen.width() < WIDE { 16.0 } else { 21.0 * (screen.height() / 720.0).max(1.0) };
    let font = egui::FontId::new(size, egui::FontFamily::Name(BOLD.into()));
    let width = screen.width() - 32.0;
    let mut left = Rect::new(0.0, 0.0, screen.width(), screen.height());
    if let Some(height) = director.scene().and_then(|scene| tallest(context, scene, &font, width)) {
        let frame = egui::Frame::new().fill(ui::glass()).inner_margin(egui::Margin::symmetric(16, 8));
        egui::Area::new("words".into()).anchor(Align2::CENTER_BOTTOM, [0.0, 0.0]).show(context, |panel| {
            frame.show(panel, |panel| {
                let (place, _) = panel.allocate_exact_size(egui::vec2(width, height), egui::Sense::hover());
                // A label in the middle of its place would spread its words over the lines.
                let (words, ink) = (director.caption().to_owned(), panel.visuals().text_color());
                let mut job = egui::text::LayoutJob::simple(words, font, ink, width);
                job.halign = egui::Align::Center;
                let laid = panel.painter().layout_job(job);
                let top = place.center_top() + egui::vec2(0.0, (place.height() - laid.size().y) / 2.0);
                panel.painter().galley(top, laid, ink);
            });
        });
        left.max.y -= height + 16.0;
    }
    free.set_if_neq(FreeArea(left));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::showcase::catalog;
    use crate::theme::dress;

    #[test]
    fn every_caption_of_a_scene_has_room_in_its_pictures() {
        let context = egui::Context::default();
        dress(&context);
        let font = egui::FontId::proportional(16.0);
        let mut output = context.clone().run_ui(egui::RawInput::default(), |_| {
            let two_rows = 2.0 * (1.3 * font.size).ceil();
            for mut scene in catalog() {
                let wide = tallest(&context, &scene, &font, 4000.0);
                let narrow = tallest(&context, &scene, &font, 200.0);
                assert_eq!(wide.is_some(), captions(&scene).next().is_some(), "{}", scene.name);
                assert!(wide.is_none_or(|height| height == two_rows), "{}: {wide:?}", scene.name);
                // Scenes with long captions need a third row in a narrow picture.
                let is_long = captions(&scene).any(|caption| caption.len() > 120);
                assert!(!is_long || narrow > Some(two_rows), "{}: {narrow:?}", scene.name);
                scene.opening.caption = Words::default();
                scene.steps.clear();
                assert_eq!(tallest(&context, &scene, &font, 200.0), None);
            }
        });
        output.textures_delta.clear();
    }
}
