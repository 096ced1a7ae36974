//! Clocks on the players' cards, the pause button, and the conditions under which clocks stand still.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Color32, RichText, Ui};

use super::UiSystems;
use super::dialog::Dialog;
use crate::play::{ClockHeld, PauseMatch, Session, SessionChanged};
use crate::rules::Seat;
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};
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
/// player to move their own time.
fn hold_clock(timeline: Res<Timeline>, dialog: Res<Dialog>, mut held: ResMut<ClockHeld>) {
    held.set_if_neq(ClockHeld(timeline.is_busy() || !matches!(*dialog, Dialog::Closed | Dialog::Talk)));
}

/// The last action is about to be animated: until its animation is queued, clocks stand still.
fn on_session_changed(_: On<SessionChanged>, mut held: ResMut<ClockHeld>) {
    held.set_if_neq(ClockHeld(true));
}

/// Shows the time left of `seat` in a timed match: highlighted while it runs, and red when it is short.
pub(super) fn show_time(panel: &mut Ui, session: &Session, seat: Seat, narrow: bool) {
    let Some(left) = session.time_left(seat) else { return };
    let runs = session.timed_seat() == Some(seat) && !session.is_paused();
    let (ink, ground) = match (runs, left < SHORT) {
        (true, true) => (Color32::WHITE, Some(ui::alarm())),
        (true, false) => (ui::on_accent(), Some(ui::accent())),
        (false, true) if session.position().players().contains(seat) => (ui::short(), None),
        (false, _) => (ui::faint(), None),
    };
    let text = match ground {
        // Spaces extend the background a little beyond the digits.
        Some(ground) => RichText::new(format!(" {} ", words(left))).background_color(ground),
        None => RichText::new(words(left)),
    };
    panel.label(text.color(ink).strong().size(if narrow { 14.0 } else { 17.0 }));
}

/// Whether the match can be paused.
pub(super) fn can_pause(session: &Session) -> bool {
    session.clock().control().is_limited() && session.position().outcome().is_none()
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
