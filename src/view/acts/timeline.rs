//! The timeline: acts queue up and are played one action after the other. The rules do not wait for it; only input does.

use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::cue::Heard;
use super::gavel::Called;
use super::jolt::{HOLD_SECS, Jolt, calm};
use super::lean::{Lean, Moment};
use super::script::{Scene, Script};
use super::speck::fly;
use super::stage::{Spark, Stage};
use super::track::sink;
use crate::play::{ActionPlayed, BotsHurry, HURRIED_PACE, Session};
use crate::rules::Snapshot;
use crate::settings::Settings;
use crate::view::board::Layout;
use crate::view::{Settle, ViewSystems};

/// Show at once what is still to be shown.
#[derive(Event, Copy, Clone, Debug)]
pub struct SkipAnimation;

/// How fast time goes on the table: 1 as usual, less is slow motion.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
pub struct Pace(pub f32);

impl Default for Pace {
    fn default() -> Self {
        Self(1.0)
    }
}

/// What is still to be shown.
#[derive(Resource, Default, Debug)]
pub struct Timeline {
    /// Ordered by start.
    scenes: Vec<Scene>,
    /// When each action that was written down has been shown, the first one first.
    ends: VecDeque<f32>,
    /// Seconds of the timeline that have been shown, at the usual speed.
    clock: f32,
    /// The table as it will be once all acts have been played.
    table: Snapshot,
    /// Whether something has happened since everything came to rest.
    is_unsettled: bool,
    heard: MessageCursor<ActionPlayed>,
    /// Somebody does not want to see the rest, nor hear it.
    is_skipped: bool,
    /// Seconds of the room for which time still stands: something has been hit.
    held_secs: f32,
}

impl Timeline {
    /// Whether something is still to be shown.
    pub fn is_busy(&self) -> bool {
        !self.scenes.is_empty()
    }

    /// Seconds until everything has been shown, at the usual speed.
    pub fn left_secs(&self) -> f32 {
        self.end() - self.clock
    }

    /// How many of the actions that have been `played` have not been shown to their end.
    pub(in crate::view) fn unshown(&self, played: &Messages<ActionPlayed>) -> usize {
        let written = if self.is_busy() { self.ends.iter().filter(|end| **end > self.clock).count() } else { 0 };
        written + self.heard.len(played)
    }

    /// When the last act ends.
    fn end(&self) -> f32 {
        self.scenes.iter().map(Scene::end).fold(self.clock, f32::max)
    }

    /// How fast time goes in what is shown now: as fast as the slowest act wants it.
    pub(super) fn pace(&self) -> f32 {
        let now = self.scenes.iter().take_while(|scene| scene.start <= self.clock);
        now.map(|scene| scene.act.pace()).fold(1.0, f32::min)
    }

    /// How many of the next seconds of the room go by on the table, too.
    pub(super) fn past_hold(&self, secs: f32) -> f32 {
        (secs - self.held_secs).max(0.0)
    }

    /// Jumps to the end of everything.
    fn skip(&mut self) {
        self.clock = self.end();
    }

    fn append(&mut self, action: &ActionPlayed, layout: &Layout) {
        /// A breath between two actions.
        const PAUSE_SECS: f32 = 0.12;
        let start = if self.is_busy() {
            self.end() + PAUSE_SECS
        } else {
            self.ends.clear();
            self.clock
        };
        self.scenes.extend(Script::of(&action.effects, &mut self.table, layout, &action.throws, start));
        self.scenes.sort_by(|a, b| a.start.total_cmp(&b.start));
        self.ends.push_back(self.end());
        self.is_unsettled = true;
    }
}

/// For what is shown only while nothing moves: looked at once a frame, it notices when things come to rest or set off.
#[derive(SystemParam)]
pub(crate) struct Rest<'w, 's> {
    timeline: Res<'w, Timeline>,
    was_busy: Local<'s, bool>,
}

impl Rest<'_, '_> {
    /// Whether something moves now, and whether that has changed since the last frame.
    pub(crate) fn look(&mut self) -> (bool, bool) {
        let busy = self.timeline.is_busy();
        (busy, core::mem::replace(&mut *self.was_busy, busy) != busy)
    }
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .init_resource::<Pace>()
        .init_resource::<Lean>()
        .init_resource::<Called>()
        .init_resource::<Jolt>()
        .add_message::<Heard>()
        .add_systems(
            Update,
            (gather.run_if(on_message::<ActionPlayed>), advance, calm).chain().in_set(ViewSystems::Compose),
        )
        .add_systems(
            Update,
            (perform.run_if(is_busy), fly, sink, settle.run_if(comes_to_rest)).chain().in_set(ViewSystems::Perform),
        )
        .add_observer(on_skip_animation);
}

fn is_busy(timeline: Res<Timeline>) -> bool {
    timeline.is_busy()
}

/// Whatever was still to be shown is of a table that is gone.
pub(in crate::view) fn clear(
    session: Res<Session>,
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
    *timeline = Timeline { table: session.position().snapshot(), ..Timeline::default() };
    sparks.iter().for_each(|spark| commands.entity(spark).despawn());
}

fn on_skip_animation(_: On<SkipAnimation>, mut timeline: ResMut<Timeline>) {
    timeline.is_skipped = timeline.is_busy();
    timeline.skip();
}

/// Writes what each action did as acts, behind those that are there.
fn gather(played: Res<Messages<ActionPlayed>>, mut timeline: ResMut<Timeline>, layout: Res<Layout>) {
    let mut heard = core::mem::take(&mut timeline.heard);
    heard.read(&played).for_each(|action| timeline.append(action, &layout));
    timeline.heard = heard;
}

/// Lets the clock run while there is something to show.
fn advance(
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    hurry: Res<BotsHurry>,
    mut timeline: ResMut<Timeline>,
) {
    /// A frame that took longer shows less rather than jumping.
    const LONGEST_FRAME_SECS: f32 = 0.1;
    if timeline.is_busy() && settings.shows_at_once() {
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

/// Plays the acts that have begun, in the order in which they did; those that are over are taken away.
fn perform(
    mut timeline: ResMut<Timeline>,
    pace: Res<Pace>,
    mut stage: Stage,
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
            // Whatever makes time go slowly has a sound that is made for it.
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

/// Moves and dresses the body that is in an act.
fn play(scene: &mut Scene, body: Entity, t: f32, stage: &mut Stage) {
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

/// Whether everything has been shown that has happened.
fn comes_to_rest(timeline: Res<Timeline>, played: Res<Messages<ActionPlayed>>) -> bool {
    timeline.is_unsettled && !timeline.is_busy() && timeline.heard.is_empty(&played)
}

/// Brings every body in line with what it is the body of.
fn settle(world: &mut World) {
    let mut timeline = world.resource_mut::<Timeline>();
    (timeline.is_unsettled, timeline.is_skipped) = (false, false);
    world.run_schedule(Settle);
}
