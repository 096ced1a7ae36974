//! The bar below the table while players look back: to the beginning, a step, on by itself, and a slider over all of it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText, Slider};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::set::speed_words;
use crate::play::{GoTo, PlayOn, RedoAction, Replay, Session};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{card, quiet_button, ui};
use crate::view::{FreeArea, SkipAnimation};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(looks_back).in_set(PanelSystems::Middle)).add_observer(on_skip);
}

/// Whoever skips while a round is shown again has seen enough of all of it.
fn on_skip(_: On<SkipAnimation>, replay: Res<Replay>, mut commands: Commands) {
    if let Some(end) = replay.end_of_review() {
        commands.trigger(GoTo(end));
    }
}

fn looks_back(session: Res<Session>, replay: Res<Replay>) -> bool {
    session.can_redo() || replay.is_on()
}

fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    replay: Res<Replay>,
    mut settings: ResMut<Settings>,
    mut free: ResMut<FreeArea>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (now, all) = (session.played().len(), session.played().len() + session.undone());
    let width = (free.0.width() - 16.0).min(520.0);
    let place = egui::pos2(free.0.center().x, free.0.max.y);
    let area = egui::Area::new("replay".into()).pivot(Align2::CENTER_BOTTOM).fixed_pos(place);
    let shown = area.show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_width(width);
            panel.horizontal(|panel| {
                panel.spacing_mut().item_spacing.x = 6.0;
                panel.spacing_mut().button_padding.x = 8.0;
                if quiet_button(panel, now > 0, "<<").on_hover_text(text!("table-to-beginning")).clicked() {
                    commands.trigger(GoTo(0));
                }
                if quiet_button(panel, now > 0, "<").on_hover_text(text!("table-one-back")).clicked() {
                    commands.trigger(GoTo(now.saturating_sub(1)));
                }
                if quiet_button(panel, true, if replay.is_on() { text!("course-stop") } else { text!("table-play-on") })
                    .clicked()
                {
                    commands.trigger(PlayOn(!replay.is_on()));
                }
                if quiet_button(panel, now < all, ">").on_hover_text(text!("table-one-on")).clicked() {
                    commands.trigger(RedoAction);
                }
                if quiet_button(panel, true, speed_words(settings.speed))
                    .on_hover_text(text!("settings-speed"))
                    .clicked()
                {
                    settings.speed = settings.next_speed();
                }
                let words = RichText::new(text!("table-action-of", now = now, all = all)).small().color(ui::faint());
                // The count gives way where there is no room for both.
                let has_room = panel.available_width() >= 140.0;
                let room = panel.available_width() - if has_room { 90.0 } else { 8.0 };
                let mut wanted = now;
                panel.spacing_mut().slider_width = room.max(40.0);
                let slider = panel.add(Slider::new(&mut wanted, 0..=all).show_value(false));
                if slider.changed() && wanted != now {
                    commands.trigger(GoTo(wanted));
                }
                if has_room {
                    panel.label(words);
                }
            });
        });
    });
    free.0.max.y = shown.response.rect.top() - 8.0;
    Ok(())
}
