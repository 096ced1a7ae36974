//! Clocks on the players' cards, the pause button, and the conditions under which clocks stand still.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Color32, FontFamily, FontId, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::dialog::Dialog;
use super::systems::UiSystems;
use crate::play::{ClockHeld, PauseMatch, Session, SessionChanged};
use crate::rules::Seat;
use crate::texts::text;
use crate::theme::{BOLD, primary_button, quiet_button, ui};
use crate::view::{Timeline, ViewSystems};

/// Less time than this is highlighted.
const SHORT: Duration = Duration::from_secs(10);

pub(super) fn plugin(app: &mut App) {
    // No player can act before the table is shown.
    app.insert_resource(ClockHeld(true))
        .add_systems(Update, hold_clock.after(ViewSystems::Follow).in_set(UiSystems))
        .add_observer(on_session_changed);
}

/// Holds the clocks while animations run or a dialog is open, since the table takes no clicks then. Talk costs the
/// player to move their own time, and at a table of another program the match goes on.
fn hold_clock(timeline: Res<Timeline>, dialog: Res<Dialog>, session: Res<Session>, mut held: ResMut<ClockHeld>) {
    let goes_on = match *dialog {
        Dialog::Closed | Dialog::Talk => true,
        Dialog::Together => session.is_together(),
        _ => false,
    };
    held.set_if_neq(ClockHeld(timeline.is_busy() || !goes_on));
}

/// The last action is about to be animated: until its animation is queued, clocks stand still.
fn on_session_changed(_: On<SessionChanged>, mut held: ResMut<ClockHeld>) {
    held.set_if_neq(ClockHeld(true));
}

/// The font size of a clock on a card, and on a small one.
pub(super) const DIGITS: f32 = 17.0;
pub(super) const SMALL_DIGITS: f32 = 14.0;
/// The least font size of a clock.
const LEAST_DIGITS: f32 = 10.0;
/// How far the background of a running clock extends beyond its digits.
const BESIDE_DIGITS: f32 = 4.0;

/// Shows the time left of `seat` in a timed match: highlighted while it runs, and red when it is short. Long times have
/// smaller digits than `size` where there is no room, so that none is cut off.
pub(super) fn show_time(panel: &mut Ui, session: &Session, seat: Seat, size: f32) {
    let Some(left) = session.time_left(seat) else { return };
    let runs = session.timed_seat() == Some(seat) && !session.is_paused();
    let (ink, ground) = match (runs, left < SHORT) {
        (true, true) => (Color32::WHITE, Some(ui::alarm())),
        (true, false) => (ui::on_accent(), Some(ui::accent())),
        (false, true) if session.position().players().contains(seat) => (ui::short(), None),
        (false, _) => (ui::faint(), None),
    };
    let words = words(left);
    let lay_out = |panel: &Ui, size: f32| {
        let font = FontId::new(size, FontFamily::Name(BOLD.into()));
        panel.painter().layout_no_wrap(words.clone(), font, ink)
    };
    let (room, galley) = (panel.available_width(), lay_out(panel, size));
    let shrink = (room / galley.size().x).min(1.0);
    let galley = if shrink < 1.0 { lay_out(panel, (size * shrink).floor().max(LEAST_DIGITS)) } else { galley };
    // The background extends a little beyond the digits, where there is room.
    let beside = ((room - galley.size().x) / 2.0).clamp(0.0, BESIDE_DIGITS) * f32::from(ground.is_some());
    let (place, clock) = panel.allocate_exact_size(galley.size() + vec2(2.0 * beside, 0.0), Sense::hover());
    clock.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    if let Some(ground) = ground {
        panel.painter().rect_filled(place, 3.0, ground);
    }
    // A line is higher than its digits, and has its room for letters like `g` below them.
    let down = place.height() / 2.0 - galley.mesh_bounds.center().y;
    panel.painter().galley(place.min + vec2(beside, down), galley, ink);
}

/// Whether the match has a button for pauses. At a table of several screens, no player stops the others' time.
pub(super) fn has_pause(session: &Session) -> bool {
    session.clock().control().is_limited() && !session.is_together()
}

/// Whether the match can be paused now.
pub(super) fn can_pause(session: &Session) -> bool {
    has_pause(session) && session.position().outcome().is_none()
}

/// Shows the button that pauses or resumes the match, if it can be paused.
pub(super) fn show_pause(panel: &mut Ui, session: &Session, commands: &mut Commands) {
    if !can_pause(session) {
        return;
    }
    let paused = session.is_paused();
    let pressed = if paused {
        primary_button(panel, text!("table-go-on"))
    } else {
        quiet_button(panel, true, text!("table-pause"))
    };
    if pressed.clicked() {
        commands.trigger(PauseMatch(!paused));
    }
}

/// Formats a time as clocks show it: whole seconds rounded up, and tenths when it is short.
fn words(left: Duration) -> String {
    if left < SHORT {
        return format!("0:0{}.{}", left.as_secs(), left.subsec_millis() / 100);
    }
    let secs = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let (hours, minutes, secs) = (secs / 3600, secs / 60 % 60, secs % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{secs:02}") } else { format!("{minutes}:{secs:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_like_this() {
        for (millis, expected) in [
            (0, "0:00.0"),
            (99, "0:00.0"),
            (9_999, "0:09.9"),
            (10_000, "0:10"),
            (10_001, "0:11"),
            (59_001, "1:00"),
            (300_000, "5:00"),
            (3_599_000, "59:59"),
            (3_599_500, "1:00:00"),
            (86_400_000, "24:00:00"),
        ] {
            assert_eq!(words(Duration::from_millis(millis)), expected);
        }
    }
}
