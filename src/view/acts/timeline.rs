//! The timeline: effects queue up as clips and are played one action after the other. The rules do not wait for
//! it; only input does.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Motion;
use super::script::{Clip, compose};
use crate::play::{ActionPlayed, BoardLaid, Session};
use crate::rules::Snapshot;
use crate::settings::Settings;
use crate::view::ViewSystems;
use crate::view::board::Layout;

/// Show at once what is still to be shown.
#[derive(Event, Copy, Clone, Debug)]
pub struct SkipAnimation;

/// What is still to be shown.
#[derive(Resource, Default, Debug)]
pub struct Timeline {
    /// Ordered by start.
    pub(super) clips: Vec<Playing>,
    /// Seconds of the timeline that have been shown, at the usual speed.
    pub(super) clock: f32,
    /// The table as it will be once all clips have been shown.
    pub(super) snapshot: Snapshot,
}

/// A clip and how far it has come.
#[derive(Debug)]
pub(super) struct Playing {
    pub(super) clip: Clip,
    /// Where its body was when it began.
    pub(super) from: Option<Transform>,
    /// Whether what it sets off has been set off.
    set_off: bool,
}

impl Playing {
    /// How far the clip has come at `clock`, 0 to 1; nothing before it starts.
    pub(super) fn progress(&self, clock: f32) -> Option<f32> {
        let past = clock - self.clip.start;
        (past >= 0.0).then(|| if self.clip.secs > 0.0 { (past / self.clip.secs).min(1.0) } else { 1.0 })
    }
}

impl Timeline {
    /// Whether something is still to be shown.
    pub fn is_busy(&self) -> bool {
        !self.clips.is_empty()
    }

    /// When the last clip ends.
    fn end(&self) -> f32 {
        self.clips.iter().map(|playing| playing.clip.end()).fold(self.clock, f32::max)
    }

    /// The clips that have started, each with how far it has come.
    pub(super) fn under_way(&mut self) -> impl Iterator<Item = (&mut Playing, f32)> {
        let clock = self.clock;
        self.clips.iter_mut().map_while(move |playing| {
            let t = playing.progress(clock)?;
            Some((playing, t))
        })
    }

    /// The clips that have started, each with how far it has come.
    pub(super) fn clips_under_way(&self) -> impl Iterator<Item = (&Clip, f32)> {
        let started = self.clips.iter().map_while(|playing| Some((&playing.clip, playing.progress(self.clock)?)));
        started
    }

    /// The motions of one kind that have started, each with how far it has come.
    pub(super) fn under_way_of<M: Motion>(&self) -> impl Iterator<Item = (&M, f32)> {
        self.clips_under_way().filter_map(|(clip, t)| Some((clip.of()?, t)))
    }

    /// The motions of one kind that have started since this was asked last, and are not over.
    pub(super) fn begun<M: Motion>(&mut self) -> impl Iterator<Item = &M> {
        self.under_way().filter_map(|(playing, t)| {
            let motion = playing.clip.of::<M>()?;
            (!core::mem::replace(&mut playing.set_off, true) && t < 1.0).then_some(motion)
        })
    }

    /// Jumps to the end of everything.
    pub(super) fn skip(&mut self) {
        self.clock = self.end();
    }
}

/// For what is shown only while nothing moves: looked at once a frame, it notices when things come to rest or set off.
#[derive(SystemParam)]
pub(in crate::view) struct Rest<'w, 's> {
    timeline: Res<'w, Timeline>,
    was_busy: Local<'s, bool>,
}

impl Rest<'_, '_> {
    /// Whether something moves now, and whether that has changed since the last frame.
    pub(in crate::view) fn look(&mut self) -> (bool, bool) {
        let busy = self.timeline.is_busy();
        (busy, core::mem::replace(&mut *self.was_busy, busy) != busy)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .add_systems(Update, (gather, advance).chain().in_set(ViewSystems::Compose))
        .add_observer(on_board_laid)
        .add_observer(on_skip_animation);
}

fn on_board_laid(
    _: On<BoardLaid>,
    session: Res<Session>,
    mut timeline: ResMut<Timeline>,
    mut played: ResMut<Messages<ActionPlayed>>,
) {
    // Whatever was still to be shown is of a table that is gone.
    played.clear();
    *timeline = Timeline { snapshot: session.position().snapshot(), ..Timeline::default() };
}

fn on_skip_animation(_: On<SkipAnimation>, mut timeline: ResMut<Timeline>) {
    timeline.skip();
}

/// Turns the effects of each action into clips, behind those that are there.
fn gather(mut played: MessageReader<ActionPlayed>, mut timeline: ResMut<Timeline>, layout: Res<Layout>) {
    for action in played.read() {
        append(&mut timeline, action, &layout);
    }
}

fn append(timeline: &mut Timeline, action: &ActionPlayed, layout: &Layout) {
    /// A breath between two actions.
    const PAUSE_SECS: f32 = 0.12;
    let start = if timeline.is_busy() { timeline.end() + PAUSE_SECS } else { timeline.clock };
    let clips = compose(&action.effects, &mut timeline.snapshot, layout, &action.throws, start);
    timeline.clips.extend(clips.into_iter().map(|clip| Playing { clip, from: None, set_off: false }));
    timeline.clips.sort_by(|a, b| a.clip.start.total_cmp(&b.clip.start));
}

/// Lets the clock run while there is something to show.
fn advance(time: Res<Time>, settings: Res<Settings>, mut timeline: ResMut<Timeline>) {
    /// A frame that took longer shows less rather than jumping.
    const LONGEST_FRAME_SECS: f32 = 0.1;
    if timeline.is_busy() && settings.reduced_motion {
        timeline.skip();
    } else if timeline.is_busy() {
        timeline.clock += time.delta_secs().min(LONGEST_FRAME_SECS) * settings.speed;
    } else if timeline.clock != 0.0 {
        timeline.clock = 0.0;
    }
}
