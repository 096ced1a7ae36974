//! `play` and `ResolveTurn` lead to the same position, and the entities match it.

use bevy::prelude::*;
use bulldozer_gambit::app::minimal_app;
use bulldozer_gambit::play::{
    ActionPlayed, Die, OnTable, PieceEntities, RedoAction, Session, Setup, StartGame, SubmitAction, UndoAction,
};
use bulldozer_gambit::rules::{Action, AnyGame, Bid, Death, Decider, Effect, Effects, GameId, Manner, Snapshot};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The position without what entities do not contain: whose turn it is, and how the game ended.
pub fn without_turn(table: &dyn AnyGame) -> Snapshot {
    Snapshot { turn: None, outcome: None, ..table.snapshot() }
}

/// The snapshot of the entities.
pub fn on_table(world: &mut World) -> Snapshot {
    world.run_system_cached(|on_table: OnTable| on_table.snapshot()).unwrap()
}

fn app() -> App {
    let mut app = minimal_app();
    app.update();
    app
}

/// The rule options, used in turn by every fourth game.
const POTHOLE: [&[(&str, &str)]; 2] = [&[], &[("exact-cars", "true")]];
const KNOT: [&[(&str, &str)]; 4] = [
    &[],
    &[("setup", "random"), ("pie", "true")],
    &[("setup", "chosen"), ("royal-frogs", "true")],
    &[("setup", "random"), ("entity-teleport-captures", "true")],
];

const QUAD: [&[(&str, &str)]; 6] = [
    &[],
    &[("form", "teams-opposite")],
    &[("form", "teams-adjacent")],
    &[("form", "two-handed-opposite")],
    &[("form", "two-handed-adjacent")],
    &[("form", "three-handed"), ("score", "4321")],
];

fn begin(app: &mut App, game: GameId, options: &[(&str, &str)]) -> Box<dyn AnyGame> {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    app.world_mut().trigger(StartGame(Setup { options, ..Setup::new(game) }));
    app.world_mut().flush();
    app.world().resource::<Session>().position().clone_box()
}

/// Half of the time an action that leads to auctions, trades and drops, if there is one.
pub fn choose(table: &dyn AnyGame, random: &mut ChaCha8Rng) -> Action {
    let all = table.actions();
    let pieces = table.snapshot().pieces;
    let is_bold = |action: &&Action| match **action {
        Action::Move { to, .. } => pieces.values().any(|piece| piece.square == to),
        Action::Bid(bid) => bid != Bid::default(),
        Action::Offer { .. } | Action::Accept(_) => true,
        _ => false,
    };
    let bold: Vec<&Action> = all.iter().filter(is_bold).collect();
    if !bold.is_empty() && random.random_bool(0.5) {
        return *bold[random.random_range(0..bold.len())];
    }
    all[random.random_range(0..all.len())]
}

/// Plays random games with alternating options, and returns their effects.
fn agree_over_random_games(game: GameId, games: u64, options: &[&[(&str, &str)]]) -> Vec<Effect> {
    let mut app = app();
    let mut happened = Vec::new();
    for seed in 0..games {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut table = begin(&mut app, game, options[seed as usize % options.len()]);
        let mut played = 0;
        while table.outcome().is_none() && played < 600 {
            let action = if game == GameId::Auction {
                choose(&*table, &mut random)
            } else {
                let actions = table.actions();
                actions[random.random_range(0..actions.len())]
            };
            table.play(action, Effects::recording(&mut happened)).unwrap();
            app.world_mut().trigger(SubmitAction(action));
            app.world_mut().flush();
            played += 1;
            let position = app.world().resource::<Session>().position().to_text();
            assert_eq!(position, table.to_text(), "{game:?}, seed {seed}, action {played}");
            // The world is checked after every action of some games, and from time to time in the others.
            if seed % 10 < 2 || played % 16 == 0 || table.outcome().is_some() {
                assert_eq!(on_table(app.world_mut()), without_turn(&*table), "{game:?}, {seed}, {played}");
            }
        }
        // Messages are cleared per frame.
        app.world_mut().resource_mut::<Messages<ActionPlayed>>().clear();
    }
    happened
}

/// What the random games of one kind must contain, so that the tests cannot pass because nothing happened: a name, what
/// counts, and how often at least, which is about half of what was counted.
type Wanted = (&'static str, fn(&Effect) -> bool, usize);

fn assert_happened(happened: &[Effect], wanted: &[Wanted]) {
    for &(name, counts, least) in wanted {
        let count = happened.iter().filter(|effect| counts(effect)).count();
        println!("{name}: {count}");
        assert!(count >= least, "{name}: {count}, and at least {least} were expected");
    }
}

#[test]
fn both_drivers_and_the_world_agree_over_200_random_games_of_pothole() {
    let happened = agree_over_random_games(GameId::Pothole, 200, &POTHOLE);
    assert_happened(
        &happened,
        &[
            ("pushes", |effect| matches!(effect, Effect::PiecePushed { .. }), 1_500),
            ("falls", |effect| matches!(effect, Effect::PieceDied { death: Death::FellOff, .. }), 900),
            (
                "falls into potholes",
                |effect| matches!(effect, Effect::PieceDied { death: Death::FellInto(_), .. }),
                150,
            ),
            ("annexations", |effect| matches!(effect, Effect::PieceAnnexed { .. }), 600),
            ("annexed potholes", |effect| matches!(effect, Effect::PotholeAnnexed { .. }), 300),
            ("moved potholes", |effect| matches!(effect, Effect::PotholeMoved { .. }), 20_000),
            ("chips", |effect| matches!(effect, Effect::ChipGained { .. }), 1_000),
            ("promotions", |effect| matches!(effect, Effect::PiecePromoted { .. }), 2),
        ],
    );
    const CHAINS: usize = 1;
    let is_push = |effect: &Effect| matches!(effect, Effect::PiecePushed { .. });
    let chains = happened.windows(2).filter(|pair| pair.iter().all(is_push)).count();
    println!("chains: {chains}");
    assert!(chains >= CHAINS, "pushes of several pieces at once: {chains}");
}

#[test]
fn both_drivers_and_the_world_agree_over_200_random_games_of_knot() {
    let happened = agree_over_random_games(GameId::Knot, 200, &KNOT);
    assert_happened(
        &happened,
        &[
            ("berserks", |effect| matches!(effect, Effect::PieceMoved { manner: Manner::Charge, .. }), 100),
            ("trampled", |effect| matches!(effect, Effect::PieceDied { death: Death::Trampled(_), .. }), 200),
            ("spent", |effect| matches!(effect, Effect::PieceDied { death: Death::Spent, .. }), 100),
            ("throws", |effect| matches!(effect, Effect::PieceThrew { .. }), 500),
            ("flung", |effect| matches!(effect, Effect::PieceFlung { .. }), 10),
            ("struck", |effect| matches!(effect, Effect::PieceDied { death: Death::Struck(_), .. }), 8),
            ("rings", |effect| matches!(effect, Effect::RingPulsed { .. }), 60),
            ("teleports", |effect| matches!(effect, Effect::PieceMoved { manner: Manner::Teleport, .. }), 700),
            ("swaps", |effect| matches!(effect, Effect::SidesSwapped), 1),
        ],
    );
}

#[test]
fn both_drivers_and_the_world_agree_over_200_random_games_of_each_form_of_quad() {
    let mut happened = Vec::new();
    for form in QUAD {
        happened.extend(agree_over_random_games(GameId::Quad, 200, &[form]));
    }
    assert_happened(
        &happened,
        &[
            ("checks", |effect| matches!(effect, Effect::CheckGiven { .. }), 10_000),
            ("armies passed over", |effect| matches!(effect, Effect::ArmyPassedOver { .. }), 10_000),
            ("annexed armies", |effect| matches!(effect, Effect::ArmyAnnexed { .. }), 300),
            ("promotions", |effect| matches!(effect, Effect::PiecePromoted { .. }), 2_000),
        ],
    );
}

#[test]
fn both_drivers_and_the_world_agree_over_100_random_games_of_auction() {
    let happened = agree_over_random_games(GameId::Auction, 100, &[&[]]);
    assert_happened(
        &happened,
        &[
            ("trades", |effect| matches!(effect, Effect::TradeMade { .. }), 2_000),
            ("offers without a deal", |effect| matches!(effect, Effect::OfferDeclined { .. }), 1_000),
            ("drops", |effect| matches!(effect, Effect::PieceDropped { .. }), 500),
            ("woken pieces", |effect| matches!(effect, Effect::PieceWoken { .. }), 400),
            ("tokens taken", |effect| matches!(effect, Effect::TokenTaken { .. }), 5_000),
        ],
    );
}

/// Red has a queen without a token, at the end of their turn.
const ROLL: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/4,Dp,Dp,Dp,Dp,Dp,Dp,4/4,Dp,Dp,Dp,Dp,Dp,Dp,4/14/Bk,13/14/14/14/\
                    x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R handR=q0,r0 phase=roll";

/// The rolls, and the throws of the dice for each.
fn roll_twice(app: &mut App, seed: u64) -> (Vec<Action>, Vec<Vec<[u8; 2]>>) {
    app.world_mut().resource_mut::<Messages<ActionPlayed>>().clear();
    let position = Some(ROLL.to_owned());
    app.world_mut().trigger(StartGame(Setup { position, seed, ..Setup::new(GameId::Auction) }));
    let mut thrown = Vec::new();
    for _ in 0..3 {
        app.update();
        // Messages are kept for two frames.
        thrown.extend(throws(app));
        app.world_mut().resource_mut::<Messages<ActionPlayed>>().clear();
    }
    let session = app.world().resource::<Session>();
    assert_ne!(session.position().decider(), Some(Decider::Chance));
    (session.actions().collect(), thrown)
}

/// The throws in the latest actions sent to the world.
fn throws(app: &App) -> Vec<Vec<[u8; 2]>> {
    let messages = app.world().resource::<Messages<ActionPlayed>>();
    messages.get_cursor().read(messages).map(|played| played.throws.clone()).collect()
}

#[test]
fn dice_are_thrown_again_until_they_mean_an_empty_square() {
    let mut app = app();
    let mut refused = 0;
    for seed in 0..60 {
        let (rolls, thrown) = roll_twice(&mut app, seed);
        assert_eq!(rolls.len(), 2, "two pieces come down");
        let session = app.world().resource::<Session>();
        let mut table = session.setup().lay().unwrap();
        assert_eq!(session.rolls().count(), 2);
        for (played, thrown) in rolls.iter().zip(thrown) {
            let (last, others) = thrown.split_last().unwrap();
            assert_eq!(*played, Action::Roll { file: last[0], rank: last[1] });
            assert!(others.iter().all(|&[file, rank]| table.check(Action::Roll { file, rank }).is_err()));
            assert!(thrown.as_flattened().iter().all(|face| (1..=7).contains(face)));
            refused += others.len();
            table.play(*played, Effects::ignored()).unwrap();
        }
        let Some(&Action::Roll { file, rank }) = rolls.last() else { panic!("{rolls:?}") };
        let mut shown: Vec<_> =
            app.world_mut().query::<&Die>().iter(app.world()).map(|die| (die.reads as u8, die.shows)).collect();
        shown.sort_unstable();
        assert_eq!(shown, [(0, Some(file)), (1, Some(rank))]);
        assert_eq!(roll_twice(&mut app, seed).0, rolls, "the seed decides");
    }
    assert!(refused > 60, "two of seven faces or a third of the field are refused: {refused}");
    // A roll that does not come from the seed is shown as it is.
    roll_twice(&mut app, 0);
    let position = Some(ROLL.to_owned());
    app.world_mut().trigger(StartGame(Setup { position, seed: 3, ..Setup::new(GameId::Auction) }));
    app.world_mut().flush();
    app.world_mut().resource_mut::<Messages<ActionPlayed>>().clear();
    app.world_mut().trigger(SubmitAction(Action::Roll { file: 1, rank: 1 }));
    app.world_mut().flush();
    assert_eq!(throws(&app)[0].last(), Some(&[1, 1]));
}

#[test]
fn the_same_seed_draws_the_same_whatever_is_taken_back() {
    let mut app = app();
    let set_up = |app: &mut App, seed| {
        let options = vec![("setup".to_owned(), "random".to_owned())];
        app.world_mut().trigger(StartGame(Setup { options, seed, ..Setup::new(GameId::Knot) }));
        app.update();
        app.update();
        app.world().resource::<Session>().position().to_text()
    };
    let first = set_up(&mut app, 11);
    assert_eq!(app.world().resource::<Session>().actions().len(), 2, "chance has laid both sides");
    assert!(!app.world().resource::<Session>().can_undo());
    let others: Vec<_> = (12..20).map(|seed| set_up(&mut app, seed)).collect();
    assert!(others.iter().any(|other| *other != first));
    assert_eq!(set_up(&mut app, 11), first);
    let action = app.world().resource::<Session>().position().actions()[0];
    app.world_mut().trigger(SubmitAction(action));
    app.world_mut().flush();
    app.world_mut().trigger(UndoAction);
    app.update();
    assert_eq!(app.world().resource::<Session>().position().to_text(), first);
}

#[test]
fn taking_back_and_playing_again_returns_the_very_same_match() {
    let mut app = app();
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut seen = vec![app.world().resource::<Session>().position().clone_box()];
    for _ in 0..120 {
        let actions = app.world().resource::<Session>().position().actions();
        app.world_mut().trigger(SubmitAction(actions[random.random_range(0..actions.len())]));
        app.world_mut().flush();
        seen.push(app.world().resource::<Session>().position().clone_box());
    }
    for before in seen.iter().rev().skip(1) {
        app.world_mut().trigger(UndoAction);
        app.world_mut().flush();
        let session = app.world().resource::<Session>();
        assert_eq!(format!("{:?}", session.position()), format!("{before:?}"));
        assert_eq!(on_table(app.world_mut()), without_turn(&**before));
    }
    for after in &seen[1..] {
        app.world_mut().trigger(RedoAction);
        app.world_mut().flush();
        assert_eq!(format!("{:?}", app.world().resource::<Session>().position()), format!("{after:?}"));
    }
    assert!(!app.world().resource::<Session>().can_redo());
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut app = app();
    let before = format!("{:?}", app.world().resource::<Session>());
    for token in ["a1a2", "d4d5", "end", "@b2b3", "a7a6", "swap", "pass"] {
        let action = Action::parse(token, GameId::Pothole.seats()).unwrap();
        app.world_mut().trigger(SubmitAction(action));
        app.world_mut().flush();
        assert_eq!(format!("{:?}", app.world().resource::<Session>()), before, "{token}");
    }
}

#[test]
fn who_stays_keeps_the_entity_whatever_is_taken_back() {
    let mut app = app();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let first = app.world().resource::<PieceEntities>().0.clone();
    for _ in 0..30 {
        let action = choose(app.world().resource::<Session>().position(), &mut random);
        app.world_mut().trigger(SubmitAction(action));
        app.world_mut().flush();
    }
    let there = app.world().resource::<PieceEntities>().0.clone();
    assert!(there.iter().all(|(id, entity)| first[id] == *entity));
    while app.world().resource::<Session>().can_undo() {
        app.world_mut().trigger(UndoAction);
        app.world_mut().flush();
    }
    let back = &app.world().resource::<PieceEntities>().0;
    assert!(back.keys().eq(first.keys()) && there.iter().all(|(id, entity)| back[id] == *entity));
}
