//! Draws only while something moves. A table at rest is drawn again when the user does something, so it costs nothing
//! however long it lies open.

use core::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::{PrimaryWindow, RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiContext;

use super::curtain::Curtain;
use super::director::Director;
use super::screen::Screen;
use crate::play::{BotWork, LONGEST_FRAME, Link, Replay, Session, Together};
use crate::ui::Passing;
use crate::view::{AmbientMotion, Timeline};

/// After this time without an event, ambient motion ends.
const AMBIENT_SECS: f32 = 8.0;
/// After this time, frames end. Until then whatever an event has begun is over, unless there is another reason for frames.
const STIRRED_SECS: f32 = 9.0;
/// How often answers of bots are looked for.
const BOTS: Duration = Duration::from_millis(50);
/// How often a running clock is shown anew, a notice is asked whether it has been read, and a broken connection is tried.
const CLOCK: Duration = Duration::from_millis(200);
/// How often it is asked whether the host of a table is still heard.
const LISTEN: Duration = Duration::from_secs(20);
/// How often gamepads are asked, if there is one, because they send no events: soon after an event, and later.
const GAMEPAD: Duration = Duration::from_millis(33);
const LEFT_GAMEPAD: Duration = Duration::from_millis(100);
/// How often the table is drawn for what comes late, such as a picture that is still being loaded, and until when.
const LATE: Duration = Duration::from_secs(1);
const LATE_SECS: f32 = 60.0;
/// How often a gamepad is looked for that has been plugged in. Bevy draws some frames for each look, which take three seconds
/// of a processor that draws them.
const REST: Duration = Duration::from_secs(240);
/// After this time without an event, the scenes behind the title stand still.
const TITLE_SECS: f32 = 90.0;
/// The longest frame after a rest, so that no animation begins in its middle.
const FIRST_FRAME: Duration = Duration::from_millis(17);

/// When the next frame is due.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum NextFrame {
    /// At once.
    #[default]
    AtOnce,
    /// At an event, or after this time.
    Within(Duration),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>().add_systems(
        Last,
        (wake_for_no_panel, choose, keep_pace.run_if(resource_changed::<NextFrame>), drop_requests.run_if(is_waiting))
            .chain(),
    );
}

/// System parameter with all reasons for frames but events.
#[derive(SystemParam)]
struct Reasons<'w, 's> {
    screen: Res<'w, State<Screen>>,
    curtain: Option<Res<'w, Curtain>>,
    director: Res<'w, Director>,
    timeline: Res<'w, Timeline>,
    session: Res<'w, Session>,
    replay: Res<'w, Replay>,
    bots: BotWork<'w>,
    passing: Passing<'w>,
    together: Option<Res<'w, Together>>,
    moved: Query<'w, 's, (), Changed<GlobalTransform>>,
    gamepads: Query<'w, 's, (), With<Gamepad>>,
}

impl Reasons<'_, '_> {
    /// When the next frame is due in a window that is seen, or is not, and that has had no event for these seconds.
    fn next_frame(&self, calm_secs: f32, is_seen: bool) -> NextFrame {
        if self.curtain.is_some() {
            return NextFrame::AtOnce;
        }
        match *self.screen.get() {
            Screen::Title if is_seen && calm_secs < TITLE_SECS => NextFrame::AtOnce,
            // A scene stops in its middle, and goes on there.
            Screen::Title => NextFrame::Within(self.next_of_link().unwrap_or(REST)),
            Screen::Showcase if !self.director.is_paused => NextFrame::AtOnce,
            Screen::Showcase | Screen::Match => self.next_of_table(calm_secs),
            Screen::Loading | Screen::Ready | Screen::Trouble => NextFrame::AtOnce,
        }
    }

    /// When the connection to the host of a table is to be looked after, if there is one.
    fn next_of_link(&self) -> Option<Duration> {
        let together = self.together.as_ref()?;
        Some(if together.link() == Link::Here { LISTEN } else { CLOCK })
    }

    fn next_of_table(&self, calm_secs: f32) -> NextFrame {
        if self.replay.is_on() || self.timeline.is_busy() || !self.moved.is_empty() {
            return NextFrame::AtOnce;
        }
        let runs = self.session.timed_seat().is_some() && !self.session.is_paused();
        let waits = [
            (self.bots.is_going_on(), BOTS),
            (runs || self.passing.is_going_on(), CLOCK),
            (self.together.as_ref().is_some_and(|together| together.has_news()), CLOCK),
            (!self.gamepads.is_empty(), if calm_secs < LATE_SECS { GAMEPAD } else { LEFT_GAMEPAD }),
        ];
        let due = waits.into_iter().filter(|(is_due, _)| *is_due).map(|(_, wait)| wait);
        NextFrame::Within(due.chain(self.next_of_link()).min().unwrap_or(REST))
    }
}

/// Chooses when the next frame is due, and ends ambient motion before frames end.
fn choose(
    time: Res<Time<Real>>,
    reasons: Reasons,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut events: MessageReader<WindowEvent>,
    mut calm_secs: Local<f32>,
    mut ambient: ResMut<AmbientMotion>,
    mut next: ResMut<NextFrame>,
) {
    // Behind the title, scenes are played that nobody has asked for.
    let is_played = reasons.session.is_changed() && *reasons.screen.get() != Screen::Title;
    let is_stirred = events.read().count() > 0 || is_played;
    // A frame after a rest is long, and what follows is to be seen.
    *calm_secs = if is_stirred { 0.0 } else { *calm_secs + time.delta_secs() };
    let is_seen = windows.iter().any(|window| window.focused);
    ambient.set_if_neq(AmbientMotion(*calm_secs < AMBIENT_SECS && is_seen));
    let due = match reasons.next_frame(*calm_secs, is_seen) {
        _ if *calm_secs < STIRRED_SECS => NextFrame::AtOnce,
        NextFrame::Within(due) if *calm_secs < LATE_SECS => NextFrame::Within(due.min(LATE)),
        due => due,
    };
    next.set_if_neq(due);
}

/// The panels' library wakes the window for whatever a panel wants to draw again, and so would never rest. Frames are chosen
/// here.
fn wake_for_no_panel(contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in contexts {
        context.get_mut().set_request_repaint_callback(|_| {});
    }
}

/// Run condition: no frame is due at once.
fn is_waiting(next: Res<NextFrame>) -> bool {
    *next != NextFrame::AtOnce
}

/// The panels' library also asks for the next frame at once where it needs one later. What panels animate has ended by now.
fn drop_requests(mut requests: ResMut<Messages<RequestRedraw>>) {
    requests.clear();
}

/// Tells the window, if there is one.
fn keep_pace(next: Res<NextFrame>, winit: Option<ResMut<WinitSettings>>, mut time: ResMut<Time<Virtual>>) {
    let is_rest = matches!(*next, NextFrame::Within(wait) if wait >= LATE);
    let longest = if is_rest { FIRST_FRAME } else { LONGEST_FRAME };
    time.set_max_delta(longest);
    let Some(mut winit) = winit else { return };
    *winit = match *next {
        NextFrame::AtOnce => WinitSettings::game(),
        NextFrame::Within(wait) => {
            let mode = UpdateMode::reactive_low_power(wait);
            WinitSettings { focused_mode: mode, unfocused_mode: mode }
        }
    };
}
