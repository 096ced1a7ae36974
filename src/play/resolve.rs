//! Resolves turns in Bevy with `ResolveTurn`, a schedule with one system set per stage.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;

use super::chance;
use super::intent::SessionChanged;
use super::session::Session;
use super::talk::DealBroken;
use crate::rules::{Action, Decider, Effect, Effects, Flow, Snapshot, Stage};

/// Runs a position through the stages once, from the current one to the last, unless a player must decide before.
#[derive(ScheduleLabel, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct ResolveTurn;

/// The systems of one stage.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum StageSystems {
    /// The resolver of the game.
    Resolve(Stage),
    /// After it: the effects of the stage are applied to the entities.
    Apply(Stage),
    /// At last: the systems of plugins that react to the effects of the stage ([`Resolving::effects_of`]).
    Follow(Stage),
}

/// Sent when an action has been played, with all its consequences by the rules.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ActionPlayed {
    /// The action.
    pub action: Action,
    /// The player who decided it, or chance.
    pub decider: Option<Decider>,
    /// Its effects, in order.
    pub effects: Vec<Effect>,
    /// The table before the effects.
    pub before: Snapshot,
    /// For a roll: the throws of the dice, invalid ones first.
    pub throws: Vec<[u8; 2]>,
}

/// The action that is being resolved.
#[derive(Resource, Default, Debug)]
pub struct Resolving {
    pending: Option<Action>,
    /// The result of the last stage; anything but [`Flow::Done`] stops the schedule.
    flow: Option<Flow>,
    /// Stages before this one are skipped, as the position had stopped here.
    first: usize,
    /// The effects so far.
    effects: Vec<Effect>,
    /// The last resolved stage, and the index of its first effect.
    stage: Option<(Stage, usize)>,
}

impl Resolving {
    /// The effects of `stage`, in its own systems; none in those of other stages.
    pub fn effects_of(&self, stage: Stage) -> &[Effect] {
        match self.stage {
            Some((resolved, first)) if resolved == stage => &self.effects[first..],
            _ => &[],
        }
    }
}

/// Builds the schedule from [`Stage::ORDER`].
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionPlayed>().init_resource::<Resolving>();
    let mut schedule = Schedule::new(ResolveTurn);
    // The stages are a chain, so there is nothing to run in parallel.
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    let sets = Stage::ORDER
        .map(|stage| [StageSystems::Resolve(stage), StageSystems::Apply(stage), StageSystems::Follow(stage)]);
    for pair in sets.as_flattened().windows(2) {
        schedule.configure_sets(pair[0].before(pair[1]));
    }
    schedule.add_systems((
        resolve_move.in_set(StageSystems::Resolve(Stage::Move)),
        resolve_push_chain.in_set(StageSystems::Resolve(Stage::PushChain)),
        resolve_pothole.in_set(StageSystems::Resolve(Stage::Pothole)),
        resolve_capture.in_set(StageSystems::Resolve(Stage::Capture)),
        resolve_annex.in_set(StageSystems::Resolve(Stage::Annex)),
        resolve_promotion.in_set(StageSystems::Resolve(Stage::Promotion)),
        resolve_check.in_set(StageSystems::Resolve(Stage::Check)),
        resolve_auction.in_set(StageSystems::Resolve(Stage::Auction)),
        resolve_tokens.in_set(StageSystems::Resolve(Stage::Tokens)),
        resolve_dice_drop.in_set(StageSystems::Resolve(Stage::DiceDrop)),
        resolve_turn_end.in_set(StageSystems::Resolve(Stage::TurnEnd)),
    ));
    app.add_schedule(schedule);
}

/// One system per stage, which only calls the game's own resolver.
macro_rules! resolver_systems {
    ($($system:ident: $stage:ident),+ $(,)?) => {
        $(fn $system(session: ResMut<Session>, resolving: ResMut<Resolving>) {
            resolve(Stage::$stage, session, resolving);
        })+
    };
}

resolver_systems! {
    resolve_move: Move,
    resolve_push_chain: PushChain,
    resolve_pothole: Pothole,
    resolve_capture: Capture,
    resolve_annex: Annex,
    resolve_promotion: Promotion,
    resolve_check: Check,
    resolve_auction: Auction,
    resolve_tokens: Tokens,
    resolve_dice_drop: DiceDrop,
    resolve_turn_end: TurnEnd,
}

fn resolve(stage: Stage, mut session: ResMut<Session>, mut resolving: ResMut<Resolving>) {
    if resolving.flow != Some(Flow::Done) || stage.index() < resolving.first {
        return;
    }
    let Resolving { pending, flow, effects, stage: resolved, .. } = &mut *resolving;
    *resolved = Some((stage, effects.len()));
    *flow = Some(session.position_mut().resolve_stage(stage, pending, Effects::recording(effects)));
}

/// Queues [`resolve_turn`], and tells that the session has changed.
pub(super) fn begin_turn(commands: &mut Commands, action: Action) {
    commands.queue(move |world: &mut World| resolve_turn(world, action));
    commands.trigger(SessionChanged);
}

/// Runs `action`, which must be legal, through [`ResolveTurn`] until a player must decide or the game is over. Then
/// [`ActionPlayed`] is sent.
pub fn resolve_turn(world: &mut World, action: Action) {
    let mut session = world.resource_mut::<Session>();
    let position = session.position();
    let (first, decider, turn) = (position.stage().index(), position.decider(), position.turn());
    let (before, throws) = (position.snapshot(), chance::throws(&session, action));
    session.begin(action);
    *world.resource_mut::<Resolving>() =
        Resolving { pending: Some(action), flow: Some(Flow::Done), first, ..Resolving::default() };
    while world.resource::<Resolving>().flow == Some(Flow::Done) {
        world.run_schedule(ResolveTurn);
        world.resource_mut::<Resolving>().first = 0;
    }
    let effects = core::mem::take(&mut *world.resource_mut::<Resolving>()).effects;
    let mut session = world.resource_mut::<Session>();
    session.finish(turn, &effects);
    let broken = session.follow_talk(&effects);
    world.write_message_batch(broken.into_iter().map(DealBroken));
    world.write_message(ActionPlayed { action, decider, effects, before, throws });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{OnSquare, PieceEntities, Setup, StartGame, SubmitAction};
    use crate::rules::{GameId, Square};

    /// The pushes that a plugin has seen, each with the entities' squares after it.
    #[derive(Resource, Default)]
    struct Pushes(Vec<(Effect, Square)>);

    #[test]
    fn a_plugin_joins_a_stage_and_finds_its_effects_applied() {
        fn watch(
            resolving: Res<Resolving>,
            entities: Res<PieceEntities>,
            squares: Query<&OnSquare>,
            mut pushes: ResMut<Pushes>,
        ) {
            for effect in resolving.effects_of(Stage::PushChain) {
                if let &Effect::PiecePushed { piece, .. } = effect {
                    pushes.0.push((effect.clone(), squares.get(entities.0[&piece]).unwrap().0));
                }
            }
            assert_eq!(resolving.effects_of(Stage::Move), [], "these belong to another stage");
        }
        let mut app = crate::app::minimal_app();
        app.init_resource::<Pushes>().add_systems(ResolveTurn, watch.in_set(StageSystems::Follow(Stage::PushChain)));
        app.update();
        let position = Some("3,x,3/7/3,Wb,Bc,2/x,5,x/7/7/Wk,2,x,2,Bk turn=W".to_owned());
        app.world_mut().trigger(StartGame(Setup { position, ..Setup::new(GameId::Pothole) }));
        let action = Action::parse("d5e5", GameId::Pothole.seats()).unwrap();
        app.world_mut().trigger(SubmitAction(action));
        app.world_mut().flush();
        let [(Effect::PiecePushed { from, heading, cells, .. }, now)] = &app.world().resource::<Pushes>().0[..] else {
            panic!("one piece is pushed: {:?}", app.world().resource::<Pushes>().0);
        };
        assert_eq!((from.to_string().as_str(), heading.from(*from, *cells)), ("e5", Some(*now)));
        assert_ne!(from, now);
    }

    #[test]
    fn no_two_systems_of_a_turn_are_ambiguous() {
        let mut app = crate::app::minimal_app();
        // Ambiguities are errors of this schedule, so building it is the check.
        let mut schedules = app.world_mut().remove_resource::<Schedules>().unwrap();
        schedules.get_mut(ResolveTurn).unwrap().initialize(app.world_mut()).unwrap();
        app.world_mut().insert_resource(schedules);
    }
}
