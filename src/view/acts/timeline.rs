//! The timeline: acts queue up and are played one action after the other. The rules do not wait for it; only input does.

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::script::{Scene, Script};
use super::stage::{Spark, Stage};
use crate::play::{ActionPlayed, Session};
use crate::rules::Snapshot;
use crate::settings::Settings;
use crate::view::board::Layout;
use crate::view::{Settle, ViewSystems};

/// Show at once what is still to be shown.
#[derive(Event, Copy, Clone, Debug)]
pub struct SkipAnimation;

/// What is still to be shown.
#[derive(Resource, Default, Debug)]
pub struct Timeline {
    /// Ordered by start.
    scenes: Vec<Scene>,
    /// Seconds of the timeline that have been shown, at the usual speed.
    clock: f32,
    /// The table as it will be once all acts have been played.
    table: Snapshot,
    /// Whether something has happened since everything came to rest.
    is_unsettled: bool,
    heard: MessageCursor<ActionPlayed>,
}

impl Timeline {
    /// Whether something is still to be shown.
    pub fn is_busy(&self) -> bool {
        !self.scenes.is_empty()
    }

    /// When the last act ends.
    fn end(&self) -> f32 {
        self.scenes.iter().map(Scene::end).fold(self.clock, f32::max)
    }

    /// Jumps to the end of everything.
    fn skip(&mut self) {
        self.clock = self.end();
    }

    fn append(&mut self, action: &ActionPlayed, layout: &Layout) {
        /// A breath between two actions.
        const PAUSE_SECS: f32 = 0.12;
        let start = if self.is_busy() { self.end() + PAUSE_SECS } else { self.clock };
        self.scenes.extend(Script::of(&action.effects, &mut self.table, layout, &action.throws, start));
        self.scenes.sort_by(|a, b| a.start.total_cmp(&b.start));
        self.is_unsettled = true;
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

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .add_systems(Update, (gather.run_if(on_message::<ActionPlayed>), advance).chain().in_set(ViewSystems::Compose))
        .add_systems(
            Update,
            (perform.run_if(is_busy), settle.run_if(comes_to_rest)).chain().in_set(ViewSystems::Perform),
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
    sparks: Query<Entity, With<Spark>>,
    mut commands: Commands,
) {
    played.clear();
    *timeline = Timeline { table: session.position().snapshot(), ..Timeline::default() };
    sparks.iter().for_each(|spark| commands.entity(spark).despawn());
}

fn on_skip_animation(_: On<SkipAnimation>, mut timeline: ResMut<Timeline>) {
    timeline.skip();
}

/// Writes what each action did as acts, behind those that are there.
fn gather(played: Res<Messages<ActionPlayed>>, mut timeline: ResMut<Timeline>, layout: Res<Layout>) {
    let mut heard = core::mem::take(&mut timeline.heard);
    heard.read(&played).for_each(|action| timeline.append(action, &layout));
    timeline.heard = heard;
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

/// Plays the acts that have begun, in the order in which they did; those that are over are taken away.
fn perform(mut timeline: ResMut<Timeline>, mut stage: Stage) {
    let clock = timeline.clock;
    for scene in &mut timeline.scenes {
        let Some(t) = scene.progress(clock) else { break };
        if let Some(body) = scene.act.piece().and_then(|piece| stage.body(piece)) {
            play(scene, body, t, &mut stage);
        }
        scene.act.show(t, &mut stage);
    }
    timeline.scenes.retain(|scene| {
        let over = scene.end() <= clock;
        let gone = scene.act.piece().filter(|_| over && scene.act.is_end()).and_then(|piece| stage.body(piece));
        if let Some(body) = gone.filter(|&body| stage.is_leaving(body)) {
            stage.commands.entity(body).try_despawn();
        }
        !over
    });
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
    world.resource_mut::<Timeline>().is_unsettled = false;
    world.run_schedule(Settle);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Effects, GameId};

    /// The acts of `tokens` in the position `text`.
    fn acts_of(game: GameId, text: &str, tokens: &str, throws: &[[u8; 2]]) -> Vec<Scene> {
        let mut table = game.set_up([], Some(text)).unwrap();
        let layout = Layout::of(game, table.words().board());
        let mut scenes = Vec::new();
        for token in tokens.split_whitespace() {
            let (mut snapshot, mut effects) = (table.snapshot(), Vec::new());
            table.play(Action::parse(token, table.seats()).unwrap(), Effects::heard(&mut effects)).unwrap();
            let start = scenes.iter().map(Scene::end).fold(0.0, f32::max);
            scenes.extend(Script::of(&effects, &mut snapshot, &layout, throws, start));
            assert_eq!(snapshot, table.snapshot());
        }
        assert!(scenes.iter().all(|scene| scene.start >= 0.0 && scene.act.secs() > 0.0));
        scenes
    }

    /// What an act is called.
    fn name(scene: &Scene) -> String {
        let words = format!("{:?}", scene.act);
        words.split([' ', '{']).next().unwrap_or_default().to_owned()
    }

    fn of<'a>(scenes: &'a [Scene], act: &str) -> Vec<&'a Scene> {
        scenes.iter().filter(|scene| name(scene) == act).collect()
    }

    #[test]
    fn a_chain_falls_one_after_the_other() {
        let acts = acts_of(GameId::Pothole, "Bm,2,Br/3,Bb/2,Bd,1/Bk,By,Bc,Wm turn=W", "d1a1", &[]);
        let falls = of(&acts, "FallOff");
        assert_eq!(falls.len(), 3);
        assert!(falls.is_sorted_by(|a, b| a.start < b.start));
    }

    #[test]
    fn a_whirlwind_follows_the_ring() {
        let acts = acts_of(GameId::Pothole, "4/1,@1,2/3,@2/3,Wd turn=W", "d1d3", &[]);
        assert_eq!(name(&acts[0]), "Travel");
        // Five squares, each beside the last.
        let at = |t| acts[0].act.pose(&Transform::IDENTITY, t).translation;
        let length: f32 = (0..100).map(|n| at(n as f32 / 100.0).distance(at((n + 1) as f32 / 100.0))).sum();
        assert!((3.5..5.0).contains(&length), "{length}");
    }

    #[test]
    fn a_pushed_piece_of_a_dead_king_changes_sides_before_it_gets_its_chip() {
        let position = "3,x,Gd,Gc,Gk/Rd,@R,1,1,1,@G,Gc/7/x,2,Wm,Rc,Rk,x/2,@1,1,@2,2/1,@W,3,@B,1/Wk,2,x,2,Bk turn=W";
        let acts = acts_of(GameId::Pothole, position, "d4e4", &[]);
        let chip = of(&acts, "GainChip")[0];
        let defects = of(&acts, "Defect");
        let own: Vec<_> = defects.iter().filter(|scene| scene.act.piece() == chip.act.piece()).collect();
        assert!(!own.is_empty() && own.iter().all(|scene| chip.start >= scene.end()));
    }

    #[test]
    fn a_captured_piece_gets_its_tokens_one_by_one_and_loses_one() {
        let position = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/3,Bn,10/Bk,13/14/14/3,Rr,10/x3,8,x3/x3,8,x3/\
                        x3,4,Rk,3,x3 turn=R";
        let acts = acts_of(GameId::Auction, position, "d4d8", &[]);
        let tokens = of(&acts, "Give");
        assert_eq!(tokens.len(), 3);
        assert!(tokens.windows(2).all(|pair| pair[0].end() <= pair[1].start + 1e-4));
        assert_eq!(name(acts.last().unwrap()), "Take");
    }

    #[test]
    fn throws_in_vain_are_seen_before_the_piece_falls() {
        let position = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                        turn=R handR=q0 phase=roll";
        let thrown = [[7, 7], [1, 7], [7, 2], [7, 3], [3, 7], [3, 5]];
        let acts = acts_of(GameId::Auction, position, "roll:35", &thrown);
        let seen = of(&acts, "Throw");
        assert_eq!(seen.len(), 4);
        for (scene, faces) in seen.iter().zip(&thrown[2..]) {
            assert!(format!("{:?}", scene.act).contains(&format!("faces: {faces:?}")), "{scene:?}");
        }
        let falls = acts.last().unwrap();
        assert_eq!(name(falls), "Drop");
        assert!(acts.iter().rev().skip(1).all(|scene| scene.end() <= falls.start + 1e-4));
    }

    #[test]
    fn nothing_begins_before_its_action() {
        acts_of(GameId::Pothole, "3,x,Bk,2/7/7/x,5,x/7/2,Wb+nes,4/Wk,2,x,3 turn=W", "c2d2", &[]);
    }
}
