//! The timeline: acts queue up and are played one action after the other. The rules do not wait for it; only input
//! does.

use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::call::Called;
use super::compose::compose;
use super::cue::Heard;
use super::jolt::{HOLD_SECS, Jolt};
use super::lean::{Lean, Moment};
use super::script::TimedAct;
use super::stage::{ActStage, Spark};
use crate::play::{ActionPlayed, BotsHurry, BotsRush, HURRIED_PACE};
use crate::settings::Settings;
use crate::view::layout::Layout;
use crate::view::systems::Settle;

/// Triggered to finish all pending animations at once.
#[derive(Event, Copy, Clone, Debug)]
pub struct SkipAnimation;

/// The time scale of the table: 1 is normal, less is slow motion.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
pub struct Pace(pub f32);

impl Default for Pace {
    fn default() -> Self {
        Self(1.0)
    }
}

/// The queue of acts that are still to be shown.
#[derive(Resource, Default, Debug)]
pub struct Timeline {
    /// Ordered by start.
    scenes: Vec<TimedAct>,
    /// When each written action has been shown in full, in order.
    ends: VecDeque<f32>,
    /// Seconds of the timeline shown so far, at normal speed.
    clock: f32,
    /// Whether anything has happened since the last time everything was settled.
    is_unsettled: bool,
    heard: MessageCursor<ActionPlayed>,
    /// The user skips the rest, including its sounds.
    is_skipped: bool,
    /// Hit stop: the real seconds for which time on the table still stands.
    held_secs: f32,
}

impl Timeline {
    /// Whether acts are still to be shown.
    pub fn is_busy(&self) -> bool {
        !self.scenes.is_empty()
    }

    /// Seconds until all acts have been shown, at normal speed.
    pub fn left_secs(&self) -> f32 {
        self.end() - self.clock
    }

    /// How many of the `played` actions have not been shown in full.
    pub(in crate::view) fn unshown(&self, played: &Messages<ActionPlayed>) -> usize {
        let written = if self.is_busy() { self.ends.iter().filter(|end| **end > self.clock).count() } else { 0 };
        written + self.heard.len(played)
    }

    /// When the last act ends.
    fn end(&self) -> f32 {
        self.scenes.iter().map(TimedAct::end).fold(self.clock, f32::max)
    }

    /// The current time scale: that of the slowest running act.
    pub(super) fn pace(&self) -> f32 {
        let now = self.scenes.iter().take_while(|scene| scene.start <= self.clock);
        now.map(|scene| scene.act.pace()).fold(1.0, f32::min)
    }

    /// How many of the next `secs` real seconds pass on the table after the hit stop.
    pub(super) fn past_hold(&self, secs: f32) -> f32 {
        (secs - self.held_secs).max(0.0)
    }

    /// Jumps to the end of all acts.
    fn skip(&mut self) {
        self.clock = self.end();
    }

    fn append(&mut self, action: &ActionPlayed, layout: &Layout) {
        /// The pause between two actions.
        const PAUSE_SECS: f32 = 0.12;
        let start = if self.is_busy() {
            self.end() + PAUSE_SECS
        } else {
            self.ends.clear();
            self.clock
        };
        self.scenes.extend(compose(action, layout, start));
        self.scenes.sort_by(|a, b| a.start.total_cmp(&b.start));
        self.ends.push_back(self.end());
        self.is_unsettled = true;
    }
}

/// Run condition: acts have begun or ended since it was last asked.
pub(in crate::view) fn rest_has_changed(timeline: Option<Res<Timeline>>, mut was_busy: Local<bool>) -> bool {
    let busy = timeline.is_some_and(|timeline| timeline.is_busy());
    core::mem::replace(&mut *was_busy, busy) != busy
}

pub(super) fn is_busy(timeline: Res<Timeline>) -> bool {
    timeline.is_busy()
}

/// Drops the pending acts when the table has been replaced.
pub(in crate::view) fn clear(
    mut timeline: ResMut<Timeline>,
    mut played: ResMut<Messages<ActionPlayed>>,
    mut lean: ResMut<Lean>,
    mut called: ResMut<Called>,
    sparks: Query<Entity, With<Spark>>,
    mut commands: Commands,
) {
    played.clear();
    lean.set_if_neq(Lean::default());
    called.set_if_neq(Called::default());
    *timeline = Timeline::default();
    sparks.iter().for_each(|spark| commands.entity(spark).despawn());
}

pub(super) fn on_skip_animation(_: On<SkipAnimation>, mut timeline: ResMut<Timeline>) {
    timeline.is_skipped = timeline.is_busy();
    timeline.skip();
}

/// Appends the acts of each action to the queue.
pub(super) fn gather(played: Res<Messages<ActionPlayed>>, mut timeline: ResMut<Timeline>, layout: Res<Layout>) {
    let mut heard = core::mem::take(&mut timeline.heard);
    heard.read(&played).for_each(|action| timeline.append(action, &layout));
    timeline.heard = heard;
}

/// Advances the clock while there is something to show.
pub(super) fn advance(
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    hurry: Res<BotsHurry>,
    rush: Res<BotsRush>,
    mut timeline: ResMut<Timeline>,
) {
    /// A longer frame counts as this long, so that slow frames do not skip animation.
    const LONGEST_FRAME_SECS: f32 = 0.1;
    if timeline.is_busy() && (rush.0 || settings.shows_at_once()) {
        timeline.is_skipped |= rush.0;
        timeline.skip();
    } else if timeline.is_busy() {
        let hurried = if hurry.0 { HURRIED_PACE } else { 1.0 };
        let pace = pace.0 * timeline.pace() * hurried;
        let secs = time.delta_secs().min(LONGEST_FRAME_SECS);
        let past = timeline.past_hold(secs);
        timeline.held_secs = (timeline.held_secs - secs).max(0.0);
        timeline.clock += past * settings.pace() * pace;
    } else if timeline.clock != 0.0 {
        timeline.clock = 0.0;
    }
}

/// Plays the acts that have begun, in order, and removes the finished ones.
pub(super) fn perform(
    mut timeline: ResMut<Timeline>,
    pace: Res<Pace>,
    mut stage: ActStage,
    mut lean: ResMut<Lean>,
    mut called: ResMut<Called>,
    mut jolt: ResMut<Jolt>,
    mut heard: MessageWriter<Heard>,
) {
    let (pace, slowest) = (pace.0, timeline.pace());
    let (clock, is_skipped) = (timeline.clock, timeline.is_skipped);
    let (mut leans, mut blow): (Option<Moment>, f32) = (None, 0.0);
    let mut calls = None;
    for scene in &mut timeline.scenes {
        let Some(t) = scene.progress(clock) else { break };
        if let Some(body) = scene.act.piece().and_then(|piece| stage.body(piece)) {
            play(scene, body, t, &mut stage);
        }
        scene.act.show(t, &mut stage);
        let was = scene.seen.replace(t);
        let begins = scene.act.cue().filter(|_| was.is_none());
        let ends = scene.act.end_cue().filter(|_| t >= 1.0);
        for cue in begins.into_iter().chain(ends).filter(|_| !is_skipped) {
            // The sounds of slow-motion acts are made for their pace already; others play at the slowed pace.
            let pace = if scene.act.pace() < 1.0 { pace } else { pace * slowest };
            heard.write(Heard { cue, pace });
        }
        if was.is_none() && !is_skipped {
            blow = blow.max(scene.act.blow());
        }
        if t < 1.0 {
            scene.act.scatter(was.unwrap_or(0.0), t, &mut stage);
            let body = scene.act.piece().and_then(|piece| stage.body(piece)).and_then(|body| stage.place(body));
            let moment = scene.act.moment(body.map(|body| body.translation));
            leans = leans.map_or(moment, |before| Some(before.or_later(moment)));
            calls = scene.act.call().or(calls);
        }
    }
    lean.set_if_neq(Lean(leans));
    called.set_if_neq(Called(calls));
    if blow > 0.0 {
        timeline.held_secs = timeline.held_secs.max(HOLD_SECS * (0.5 + 0.5 * blow));
        jolt.hit(blow);
    }
    timeline.scenes.retain(|scene| {
        let over = scene.end() <= clock;
        let gone = scene.act.piece().filter(|_| over && scene.act.is_end()).and_then(|piece| stage.body(piece));
        if let Some(body) = gone.filter(|&body| stage.is_leaving(body)) {
            stage.commands.entity(body).try_despawn();
        }
        !over
    });
    while timeline.ends.front().is_some_and(|end| *end <= clock) {
        timeline.ends.pop_front();
    }
}

/// Poses and dresses the body that an act animates.
fn play(scene: &mut TimedAct, body: Entity, t: f32, stage: &mut ActStage) {
    if scene.from.is_none()
        && let Some((place, attire)) = scene.act.entrance()
    {
        stage.put(body, place);
        stage.dress(body, attire);
    }
    let (Some(now), Some(attire)) = (stage.place(body), stage.attire(body)) else { return };
    let from = *scene.from.get_or_insert(now);
    stage.put(body, scene.act.pose(&from, t));
    stage.dress(body, scene.act.attire(attire, t));
}

/// Whether all actions have been shown.
pub(super) fn comes_to_rest(timeline: Res<Timeline>, played: Res<Messages<ActionPlayed>>) -> bool {
    timeline.is_unsettled && !timeline.is_busy() && timeline.heard.is_empty(&played)
}

/// Brings every body in line with the state of its piece.
pub(super) fn settle(world: &mut World) {
    let mut timeline = world.resource_mut::<Timeline>();
    (timeline.is_unsettled, timeline.is_skipped) = (false, false);
    world.run_schedule(Settle);
}
