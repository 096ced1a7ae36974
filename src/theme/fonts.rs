//! The fonts of the panels.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily, TextStyle};
use bevy_egui::{EguiContext, EguiStartupSet};

use super::palette::ui;

/// The bold font, for names and headings.
pub(crate) const BOLD: &str = "bold";
/// The font of titles and headings: capitals as on road signs.
pub(crate) const TITLE: &str = "title";
/// The font with chess symbols.
pub(crate) const PIECES: &str = "pieces";

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_context_added);
    // Contexts that exist from the start get their fonts before their first pass.
    app.add_systems(PostStartup, dress_contexts.after(EguiStartupSet::InitContexts));
    app.init_resource::<LightPanels>().add_systems(Last, redress.run_if(resource_changed::<LightPanels>));
}

/// Whether panels are light.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct LightPanels(pub bool);

fn redress(light: Res<LightPanels>, mut contexts: Query<&mut EguiContext>) {
    if ui::is_light() != light.0 {
        ui::set_light(light.0);
        contexts.iter_mut().for_each(|mut context| dress(context.get_mut()));
    }
}

fn on_context_added(added: On<Add, EguiContext>, mut contexts: Query<&mut EguiContext>) -> Result {
    dress(contexts.get_mut(added.entity)?.get_mut());
    Ok(())
}

fn dress_contexts(mut contexts: Query<&mut EguiContext>) {
    for mut context in &mut contexts {
        dress(context.get_mut());
    }
}

pub(crate) fn dress(context: &egui::Context) {
    let mut fonts = FontDefinitions::empty();
    let faces: [(&str, &'static [u8]); 4] = [
        ("regular", include_bytes!("../../assets/fonts/ui.ttf")),
        (BOLD, include_bytes!("../../assets/fonts/ui-bold.ttf")),
        (TITLE, include_bytes!("../../assets/fonts/title.otf")),
        (PIECES, include_bytes!("../../assets/fonts/pieces.ttf")),
    ];
    for (name, bytes) in faces {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let family = |first: &str| vec![first.to_owned(), "regular".to_owned()];
    // The skull is used in stories.
    fonts.families.insert(FontFamily::Proportional, vec!["regular".to_owned(), PIECES.to_owned()]);
    fonts.families.insert(FontFamily::Monospace, family("regular"));
    fonts.families.insert(FontFamily::Name(BOLD.into()), family(BOLD));
    fonts.families.insert(FontFamily::Name(TITLE.into()), family(TITLE));
    fonts.families.insert(FontFamily::Name(PIECES.into()), family(PIECES));
    context.set_fonts(fonts);
    // A click may last long, because frames may take long. The panel scale is a setting, so zoom keys are off.
    context.options_mut(|options| {
        options.input_options.max_click_duration = 30.0;
        options.zoom_with_keyboard = false;
    });
    context.all_styles_mut(|style| {
        let bold = FontFamily::Name(BOLD.into());
        style.text_styles = [
            (TextStyle::Heading, egui::FontId::new(28.0, FontFamily::Name(TITLE.into()))),
            (TextStyle::Body, egui::FontId::new(16.0, FontFamily::Proportional)),
            (TextStyle::Button, egui::FontId::new(16.0, bold)),
            (TextStyle::Small, egui::FontId::new(14.0, FontFamily::Proportional)),
            (TextStyle::Monospace, egui::FontId::new(16.0, FontFamily::Monospace)),
        ]
        .into();
        style.spacing.button_padding = egui::vec2(14.0, 10.0);
        style.spacing.item_spacing = egui::vec2(8.0, 8.0);
        style.spacing.interact_size = egui::vec2(44.0, 40.0);
        // Scroll bars stay visible, to show that a list goes on below its edge.
        style.spacing.scroll = egui::style::ScrollStyle::thin();
        style.spacing.icon_width = 22.0;
        style.spacing.icon_width_inner = 14.0;
        let visuals = &mut style.visuals;
        *visuals = if ui::is_light() { egui::Visuals::light() } else { egui::Visuals::dark() };
        visuals.panel_fill = ui::panel();
        visuals.hyperlink_color = ui::accent();
        visuals.window_fill = ui::panel();
        visuals.window_stroke = egui::Stroke::new(1.0, ui::line());
        visuals.window_corner_radius = 14.into();
        visuals.selection.bg_fill = ui::accent();
        visuals.selection.stroke = egui::Stroke::new(1.0, ui::on_accent());
        for widget in [
            &mut visuals.widgets.inactive,
            &mut visuals.widgets.hovered,
            &mut visuals.widgets.active,
            &mut visuals.widgets.open,
            &mut visuals.widgets.noninteractive,
        ] {
            widget.corner_radius = 8.into();
            widget.fg_stroke = egui::Stroke::new(2.0, ui::text());
        }
        visuals.widgets.inactive.bg_stroke = egui::Stroke::new(1.0, ui::faint().gamma_multiply(0.4));
        visuals.widgets.inactive.weak_bg_fill = ui::line();
        visuals.widgets.inactive.bg_fill = ui::line();
    });
}
