//! What holds for all games: how things move, look and sound, and what is shown.

use bevy::prelude::*;
use bevy_egui::egui::{self, Slider, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::{Dialog, modal};
use crate::keys::Command;
use crate::settings::Settings;
use crate::theme::{Finish, LightPanels, primary_button};

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
    let closed = modal(contexts.ctx_mut()?, "settings", 380.0, |panel| {
        panel.heading("Settings");
        let height = (panel.available_height() - 60.0).max(60.0);
        egui::ScrollArea::vertical().max_height(height).show(panel, |panel| show_settings(panel, &mut changed));
        done = primary_button(panel, "Back").clicked();
    });
    settings.set_if_neq(changed);
    if closed || done {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

fn show_settings(panel: &mut Ui, settings: &mut Settings) {
    panel.spacing_mut().interact_size.y = 32.0;
    panel.spacing_mut().item_spacing.y = 4.0;
    let key = |command| settings.keys.key(command).name();
    let [silence, threats, web, chances] =
        [Command::Silence, Command::Threats, Command::Web, Command::Chances].map(key);
    panel.horizontal(|panel| {
        panel.label("Animation speed");
        for speed in Settings::SPEEDS {
            panel.selectable_value(&mut settings.speed, speed, format!("{speed}×"));
        }
    });
    panel.horizontal(|panel| {
        panel.label("Sounds");
        panel.add(Slider::new(&mut settings.sound, 0.0..=1.0).show_value(false));
        panel.label("Music");
        panel.add(Slider::new(&mut settings.music, 0.0..=1.0).show_value(false));
    });
    panel.horizontal(|panel| {
        panel.label("Pieces");
        for finish in Finish::ALL {
            panel.selectable_value(&mut settings.finish, finish, finish.title());
        }
    });
    panel.horizontal(|panel| {
        panel.label("Light");
        panel.selectable_value(&mut settings.is_night, false, "Day");
        panel.selectable_value(&mut settings.is_night, true, "Night");
    });
    panel.horizontal(|panel| {
        panel.label("Panels");
        panel.selectable_value(&mut settings.light_panels, false, "Dark");
        panel.selectable_value(&mut settings.light_panels, true, "Light");
    });
    panel.horizontal_wrapped(|panel| {
        panel.label("Size of panels");
        for scale in Settings::PANEL_SCALES {
            panel.selectable_value(&mut settings.panel_scale, scale, format!("{} %", (scale * 100.0).round()));
        }
    });
    panel.checkbox(&mut settings.is_muted, format!("Silence ({silence})"));
    panel.checkbox(&mut settings.camera_leans, "The camera leans in to great moments");
    panel.checkbox(&mut settings.reduced_motion, "Reduced motion");
    panel.checkbox(&mut settings.plain_drawing, "Plain drawing, for slow machines");
    panel.checkbox(&mut settings.turn_board, "Turn the board to the player");
    panel.checkbox(&mut settings.show_moves, "Show the moves");
    panel.horizontal(|panel| {
        panel.label("Bots act");
        for (pause, words) in Settings::BOT_PAUSES.into_iter().zip(["at once", "unhurried", "slowly"]) {
            panel.selectable_value(&mut settings.bot_pause, pause, words);
        }
    });
    panel.checkbox(&mut settings.show_threats, format!("Show what is threatened ({threats})"));
    panel.checkbox(&mut settings.show_web, format!("Show who attacks whom ({web})"));
    panel.checkbox(&mut settings.warn_of_blunders, "Ask before much is given away");
    panel.checkbox(&mut settings.no_take_back, "Take nothing back that others have answered");
    panel.checkbox(&mut settings.reviews_round, "Show again what the others did when a turn comes round");
    panel.checkbox(&mut settings.show_chances, format!("Show everybody's chances ({chances})"));
    panel.checkbox(&mut settings.throw_at_once, "Throw dice without asking");
}
