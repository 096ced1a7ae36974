//! The settings that apply to all games: animation, look, sound and display.

mod groups;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Align, Layout, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::groups::{Form, SettingsGroup};
use super::dialog::{Dialog, modal};
use super::scrolling::FollowFocus;
use super::systems::PanelSystems;
use crate::settings::{PanelScale, Settings};
use crate::texts::text;
use crate::theme::{LightPanels, NARROW, fold, note_place, primary_button};
use crate::view::MachineQuality;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_equals(Dialog::Settings)).in_set(PanelSystems::Dialogs),
    )
    .init_resource::<LightPanels>()
    .init_resource::<PanelScale>()
    .add_systems(Update, (follow_panels.run_if(resource_changed::<Settings>), scale_panels));
}

fn follow_panels(settings: Res<Settings>, mut light: ResMut<LightPanels>) {
    light.set_if_neq(LightPanels(settings.light_panels));
}

fn scale_panels(
    settings: Res<Settings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut scale: ResMut<PanelScale>,
    mut contexts: EguiContexts,
) -> Result {
    let size = window.map_or(Vec2::ZERO, |window| window.size());
    scale.set_if_neq(PanelScale::of(&settings, size));
    contexts.ctx_mut()?.set_zoom_factor(scale.0);
    Ok(())
}

/// The open group; on a phone there may be none.
#[derive(Debug)]
struct Opened(Option<SettingsGroup>);

impl Default for Opened {
    fn default() -> Self {
        Self(Some(SettingsGroup::default()))
    }
}

fn show(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    machine: Res<MachineQuality>,
    mut dialog: ResMut<Dialog>,
    mut opened: Local<Opened>,
) -> Result {
    let mut form = Form { settings: settings.clone(), machine: *machine, next: Dialog::Settings, has_language: false };
    let context = contexts.ctx_mut()?;
    let is_narrow = context.content_rect().width() < NARROW;
    let closed = modal(context, "settings", 660.0, |panel| {
        panel.heading(text!("settings"));
        let height = (panel.available_height() - 60.0).max(60.0);
        if is_narrow {
            show_folded(panel, height, &mut opened.0, &mut form);
        } else {
            // The height does not depend on the group, so that the window does not move under the pointer.
            show_beside(panel, height.min(HEIGHT), &mut opened.0, &mut form);
        }
        if primary_button(panel, text!("settings-back")).clicked() {
            form.next = Dialog::Closed;
        }
    });
    if form.has_language {
        settings.set_changed();
    }
    settings.set_if_neq(form.settings);
    dialog.set_if_neq(if closed { Dialog::Closed } else { form.next });
    Ok(())
}

/// The height of a group beside the list of groups, in points.
const HEIGHT: f32 = 430.0;
/// The width of that list, in points.
const LIST: f32 = 150.0;

/// Shows the list of groups, and the chosen one beside it.
fn show_beside(panel: &mut Ui, height: f32, opened: &mut Option<SettingsGroup>, form: &mut Form) {
    let chosen = *opened.get_or_insert_default();
    let width = panel.available_width();
    panel.allocate_ui_with_layout(egui::vec2(width, height), Layout::left_to_right(Align::Min), |panel| {
        panel.allocate_ui_with_layout(egui::vec2(LIST, height), Layout::top_down_justified(Align::Min), |panel| {
            for group in SettingsGroup::ALL {
                let title = group.title();
                let button =
                    panel.add(egui::Button::selectable(chosen == group, &title).min_size(egui::vec2(LIST, 0.0)));
                note_place(&button, &title);
                if button.clicked() {
                    *opened = Some(group);
                }
            }
        });
        panel.separator();
        let list = egui::ScrollArea::vertical().id_salt(chosen as u8).max_height(height).auto_shrink(false);
        list.show_following(panel, |panel| panel.vertical(|panel| chosen.show(panel, form)));
    });
}

/// Shows the groups below each other, one of them unfolded.
fn show_folded(panel: &mut Ui, height: f32, opened: &mut Option<SettingsGroup>, form: &mut Form) {
    egui::ScrollArea::vertical().max_height(height).show_following(panel, |panel| {
        for group in SettingsGroup::ALL {
            let is_open = *opened == Some(group);
            if fold(panel, &group.title(), is_open, |panel| group.show(panel, form)) {
                *opened = Some(group).filter(|_| !is_open);
            }
        }
    });
}

/// The label of a speed.
pub(super) fn speed_words(speed: f32) -> String {
    if speed <= Settings::AT_ONCE { text!("settings-speed-off") } else { format!("{speed}×") }
}
