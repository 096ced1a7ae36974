//! What holds for all games: how things move, look and sound, and what is shown.

use bevy::prelude::*;
use bevy_egui::egui::{self, Slider, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::{Dialog, modal};
use crate::keys::Command;
use crate::settings::Settings;
use crate::texts::{Language, text};
use crate::theme::{Finish, LightPanels, note_place, primary_button, row};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_equals(Dialog::Settings)).in_set(PanelSystems::Dialogs),
    )
    .init_resource::<LightPanels>()
    .add_systems(Update, (follow_panels, scale_panels).run_if(resource_changed::<Settings>));
}

fn follow_panels(settings: Res<Settings>, mut light: ResMut<LightPanels>) {
    light.set_if_neq(LightPanels(settings.light_panels));
}

fn scale_panels(settings: Res<Settings>, mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.set_zoom_factor(settings.panel_scale);
    Ok(())
}

fn show(mut contexts: EguiContexts, mut settings: ResMut<Settings>, mut dialog: ResMut<Dialog>) -> Result {
    let mut done = false;
    let mut changed = settings.clone();
    let closed = modal(contexts.ctx_mut()?, "settings", 420.0, |panel| {
        panel.heading(text!("settings"));
        let height = (panel.available_height() - 60.0).max(60.0);
        egui::ScrollArea::vertical().max_height(height).show(panel, |panel| show_settings(panel, &mut changed));
        done = primary_button(panel, text!("settings-back")).clicked();
    });
    settings.set_if_neq(changed);
    if closed || done {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

/// What a speed is called.
pub(super) fn speed_words(speed: f32) -> String {
    if speed <= Settings::AT_ONCE { text!("settings-speed-off") } else { format!("{speed}×") }
}

/// What there is to choose of one thing, in the line of its name.
fn show_row(panel: &mut Ui, name: String, show: impl FnOnce(&mut Ui)) {
    panel.scope(|panel| {
        // As high as a button from the beginning: else the name would stand above the line.
        let words = panel.text_style_height(&egui::TextStyle::Button);
        let spacing = panel.spacing_mut();
        spacing.interact_size.y = spacing.interact_size.y.max(words + 2.0 * spacing.button_padding.y);
        panel.horizontal_wrapped(|panel| {
            panel.label(name);
            show(panel);
        });
    });
}

fn show_settings(panel: &mut Ui, settings: &mut Settings) {
    panel.spacing_mut().interact_size.y = row(panel, 32.0);
    panel.spacing_mut().item_spacing.y = 4.0;
    let key = |command| settings.keys.key(command).words();
    let [silence, coordinates, threats, web, chances] =
        [Command::Silence, Command::Coordinates, Command::Threats, Command::Web, Command::Chances].map(key);
    show_row(panel, text!("settings-language"), |panel| {
        panel.selectable_value(&mut settings.language, None, text!("settings-language-system"));
        for language in Language::ALL {
            panel.selectable_value(&mut settings.language, Some(language), language.name());
        }
    });
    show_row(panel, text!("settings-speed"), |panel| {
        for speed in [Settings::AT_ONCE].into_iter().chain(Settings::SPEEDS) {
            let words = speed_words(speed);
            note_place(&panel.selectable_value(&mut settings.speed, speed, &words), &words);
        }
    });
    show_row(panel, text!("settings-sounds"), |panel| {
        panel.add(Slider::new(&mut settings.sound, 0.0..=1.0).show_value(false));
        panel.label(text!("settings-music"));
        panel.add(Slider::new(&mut settings.music, 0.0..=1.0).show_value(false));
    });
    show_row(panel, text!("settings-pieces"), |panel| {
        for finish in Finish::ALL {
            panel.selectable_value(&mut settings.finish, finish, finish.title());
        }
    });
    show_row(panel, text!("settings-light"), |panel| {
        panel.selectable_value(&mut settings.is_night, false, text!("settings-day"));
        panel.selectable_value(&mut settings.is_night, true, text!("settings-night"));
    });
    show_row(panel, text!("settings-panels"), |panel| {
        panel.selectable_value(&mut settings.light_panels, false, text!("settings-panels-dark"));
        panel.selectable_value(&mut settings.light_panels, true, text!("settings-panels-light"));
    });
    show_row(panel, text!("settings-panel-scale"), |panel| {
        for scale in Settings::PANEL_SCALES {
            panel.selectable_value(&mut settings.panel_scale, scale, format!("{} %", (scale * 100.0).round()));
        }
    });
    panel.checkbox(&mut settings.is_muted, text!("settings-silence", key = silence));
    panel.checkbox(&mut settings.camera_leans, text!("settings-camera"));
    panel.checkbox(&mut settings.camera_shakes, text!("settings-shakes"));
    panel.checkbox(&mut settings.reduced_motion, text!("settings-motion"));
    panel.checkbox(&mut settings.plain_drawing, text!("settings-plain"));
    panel.checkbox(&mut settings.turn_board, text!("settings-turn-board"));
    panel.checkbox(&mut settings.flat_table, text!("settings-flat-table"));
    panel.checkbox(&mut settings.show_coordinates, text!("settings-coordinates", key = coordinates));
    panel.checkbox(&mut settings.show_moves, text!("settings-moves"));
    show_row(panel, text!("settings-bots"), |panel| {
        for (pause, words) in Settings::BOT_PAUSES.into_iter().zip([
            text!("settings-bots-at-once"),
            text!("settings-bots-unhurried"),
            text!("settings-bots-slowly"),
        ]) {
            panel.selectable_value(&mut settings.bot_pause, pause, words);
        }
    });
    panel.checkbox(&mut settings.show_targets, text!("settings-targets"));
    panel.checkbox(&mut settings.show_threats, text!("settings-threats", key = threats));
    panel.checkbox(&mut settings.show_web, text!("settings-web", key = web));
    panel.checkbox(&mut settings.warn_of_blunders, text!("settings-warn"));
    panel.checkbox(&mut settings.confirms, text!("settings-confirm"));
    panel.checkbox(&mut settings.no_take_back, text!("settings-no-take-back"));
    panel.checkbox(&mut settings.reviews_round, text!("settings-review"));
    panel.checkbox(&mut settings.show_chances, text!("settings-chances", key = chances));
    panel.checkbox(&mut settings.throw_at_once, text!("settings-dice"));
}
