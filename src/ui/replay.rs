//! The review bar: to the start, single steps, automatic replay, and a slider over all actions.

use bevy::prelude::*;
use bevy_egui::egui::{self, Slider};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::{Frame, in_place};
use super::hud::place;
use super::lesson::Coach;
use super::question::is_asked;
use super::settings::speed_words;
use super::sharing::{Sharing, Top};
use super::systems::PanelSystems;
use crate::play::{GoTo, PlayOn, RedoAction, Replay, Session};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{button_height, quiet_button, words_width};
use crate::view::SkipAnimation;

/// Narrower bars have a smaller label on the button that plays on, which is at most this wide.
const NARROW_BAR: f32 = 200.0;
const MOST_PLAY: f32 = 66.0;
/// The least useful width of the slider, in points.
const LEAST_SLIDER: f32 = 80.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(is_shown.and_then(not(is_asked))).in_set(PanelSystems::Middle))
        .add_observer(on_skip);
}

/// Skipping during a review of the last round ends the review.
fn on_skip(_: On<SkipAnimation>, replay: Res<Replay>, mut commands: Commands) {
    if let Some(end) = replay.end_of_review() {
        commands.trigger(GoTo(end));
    }
}

/// Without a place of its own the bar is shown only during a review.
fn is_shown(
    session: Res<Session>,
    replay: Res<Replay>,
    frame: Res<Frame>,
    sharing: Res<Sharing>,
    coach: Option<Res<Coach>>,
) -> bool {
    coach.is_none()
        && match frame.has_bar() {
            true => true,
            false if frame.replay == frame.cards => sharing.top == Top::Review,
            false => looks_back(&session, &replay),
        }
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
    let height = button_height(frame.is_narrow);
    // The place of the cards is hardly higher than a button.
    let padding = frame.padding().min(egui::vec2(f32::MAX, ((frame.replay.height() - height) / 2.0).floor()));
    in_place(context, "replay", frame.replay, padding, |panel| {
        panel.spacing_mut().item_spacing.x = 6.0;
        panel.spacing_mut().button_padding.x = 8.0;
        panel.spacing_mut().interact_size.y = height;
        panel.horizontal_centered(|panel| {
            if quiet_button(panel, now > 0, "<<").on_hover_text(text!("table-to-beginning")).clicked() {
                commands.trigger(GoTo(0));
            }
            if quiet_button(panel, now > 0, "<").on_hover_text(text!("table-one-back")).clicked() {
                commands.trigger(GoTo(now.saturating_sub(1)));
            }
            let words = if replay.is_on() { text!("course-stop") } else { text!("table-play-on") };
            let longest = [text!("course-stop"), text!("table-play-on")].map(|words| words_width(context, words));
            let longest = longest[0].max(longest[1]);
            let most = if panel.available_width() < NARROW_BAR { MOST_PLAY } else { f32::MAX };
            let size = egui::vec2((longest + 16.0).min(most).max(height), height);
            let may_play = looks_back(&session, &replay);
            if place(panel, size, longest, |panel| quiet_button(panel, may_play, words)).clicked() {
                commands.trigger(PlayOn(!replay.is_on()));
            }
            if quiet_button(panel, now < all, ">").on_hover_text(text!("table-one-on")).clicked() {
                commands.trigger(RedoAction);
            }
            // In a narrow column the slider is more useful; the speed is also in the settings.
            if panel.available_width() >= height + LEAST_SLIDER
                && quiet_button(panel, true, speed_words(settings.speed))
                    .on_hover_text(text!("settings-speed"))
                    .clicked()
            {
                settings.speed = settings.next_speed();
            }
            panel.spacing_mut().slider_width = (panel.available_width() - 8.0).max(0.0);
            // Without any actions yet, the position shown is the last one.
            let mut wanted = if all > 0 { now } else { 1 };
            let slider = panel.add_enabled(all > 0, Slider::new(&mut wanted, 0..=all.max(1)).show_value(false));
            let slider = slider.on_hover_text(text!("table-action-of", now = now, all = all));
            if slider.changed() && wanted != now {
                commands.trigger(GoTo(wanted));
            }
        });
    });
    Ok(())
}
