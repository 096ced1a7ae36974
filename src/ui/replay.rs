//! The review bar: to the start, single steps, automatic replay, and a slider over all actions.

use bevy::prelude::*;
use bevy_egui::egui::{self, Slider};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::frame::{Frame, in_place};
use super::hud::place;
use super::lesson::Coach;
use super::set::speed_words;
use crate::play::{GoTo, PlayOn, RedoAction, Replay, Session};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{button_height, quiet_button, words_width};
use crate::view::SkipAnimation;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(is_shown).in_set(PanelSystems::Middle)).add_observer(on_skip);
}

/// Skipping during a review of the last round ends the review.
fn on_skip(_: On<SkipAnimation>, replay: Res<Replay>, mut commands: Commands) {
    if let Some(end) = replay.end_of_review() {
        commands.trigger(GoTo(end));
    }
}

/// Without a place of its own the bar is shown only during a review.
fn is_shown(session: Res<Session>, replay: Res<Replay>, frame: Res<Frame>, coach: Option<Res<Coach>>) -> bool {
    coach.is_none() && (frame.has_bar() || looks_back(&session, &replay))
}

/// Whether the user looks at an earlier position.
pub(super) fn looks_back(session: &Session, replay: &Replay) -> bool {
    session.can_redo() || replay.is_on()
}

fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    replay: Res<Replay>,
    mut settings: ResMut<Settings>,
    frame: Res<Frame>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (now, all) = (session.played().len(), session.played().len() + session.undone());
    let padding = frame.padding();
    in_place(context, "replay", frame.replay, padding, |panel| {
        panel.spacing_mut().item_spacing.x = 6.0;
        panel.spacing_mut().button_padding.x = 8.0;
        let height = button_height(frame.is_narrow);
        panel.spacing_mut().interact_size.y = height;
        panel.horizontal_centered(|panel| {
            if quiet_button(panel, now > 0, "<<").on_hover_text(text!("table-to-beginning")).clicked() {
                commands.trigger(GoTo(0));
            }
            if quiet_button(panel, now > 0, "<").on_hover_text(text!("table-one-back")).clicked() {
                commands.trigger(GoTo(now.saturating_sub(1)));
            }
            let words = if replay.is_on() { text!("course-stop") } else { text!("table-play-on") };
            let width = [text!("course-stop"), text!("table-play-on")].map(|words| words_width(context, words) + 16.0);
            let size = egui::vec2(width[0].max(width[1]).max(height), height);
            let may_play = looks_back(&session, &replay);
            if place(panel, size, size.x, |panel| quiet_button(panel, may_play, words)).clicked() {
                commands.trigger(PlayOn(!replay.is_on()));
            }
            if quiet_button(panel, now < all, ">").on_hover_text(text!("table-one-on")).clicked() {
                commands.trigger(RedoAction);
            }
            if quiet_button(panel, true, speed_words(settings.speed)).on_hover_text(text!("settings-speed")).clicked() {
                settings.speed = settings.next_speed();
            }
            let mut wanted = now;
            panel.spacing_mut().slider_width = (panel.available_width() - 8.0).max(40.0);
            let slider = panel.add_enabled(all > 0, Slider::new(&mut wanted, 0..=all).show_value(false));
            let slider = slider.on_hover_text(text!("table-action-of", now = now, all = all));
            if slider.changed() && wanted != now {
                commands.trigger(GoTo(wanted));
            }
        });
    });
    Ok(())
}
