//! Both drivers and the world agree: `play` and `ResolveTurn` come to the same position, and the entities say the
//! same as it does.
#![cfg(feature = "app")]

use bevy::prelude::*;
use bulldozer_gambit::app::minimal_app;
use bulldozer_gambit::play::{
    RedoAction, RuleEffect, Session, Setup, StartGame, SubmitAction, UndoAction, world_tableau,
};
use bulldozer_gambit::rules::{Action, GameId, Table, Tableau, Unheard};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// What the entities cannot say: whose turn it is, and how the game ended.
fn without_turn(table: &dyn Table) -> Tableau {
    Tableau { turn: None, outcome: None, ..table.tableau() }
}

fn app() -> App {
    let mut app = minimal_app();
    app.update();
    app
}

/// The rule options of every fourth game, by turns.
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

fn begin(app: &mut App, game: GameId, options: &[(&str, &str)]) -> Box<dyn Table> {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    app.world_mut().trigger(StartGame(Setup { options, ..Setup::new(game) }));
    app.world_mut().flush();
    app.world().resource::<Session>().table().clone_box()
}

fn agree_over_random_games(game: GameId, games: u64, options: &[&[(&str, &str)]]) {
    let mut app = app();
    for seed in 0..games {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut table = begin(&mut app, game, options[seed as usize % options.len()]);
        let mut played = 0;
        while table.outcome().is_none() && played < 600 {
            let actions = table.actions();
            let action = actions[random.random_range(0..actions.len())];
            table.play(action, &mut Unheard).unwrap();
            app.world_mut().trigger(SubmitAction(action));
            app.world_mut().flush();
            played += 1;
            let position = app.world().resource::<Session>().table().to_text();
            assert_eq!(position, table.to_text(), "{game:?}, seed {seed}, action {played}");
            // The world is looked at after every action of some games, and now and then in the others.
            if seed % 10 < 2 || played % 16 == 0 || table.outcome().is_some() {
                assert_eq!(world_tableau(app.world_mut()), without_turn(&*table), "{game:?}, {seed}, {played}");
            }
        }
        // Messages are forgotten by the frame.
        app.world_mut().resource_mut::<Messages<RuleEffect>>().clear();
    }
}

#[test]
fn both_drivers_and_the_world_agree_over_200_random_games_of_pothole() {
    agree_over_random_games(GameId::Pothole, 200, &POTHOLE);
}

#[test]
fn both_drivers_and_the_world_agree_over_200_random_games_of_knot() {
    agree_over_random_games(GameId::Knot, 200, &KNOT);
}

#[test]
fn both_drivers_and_the_world_agree_over_200_random_games_of_each_form_of_quad() {
    for form in QUAD {
        agree_over_random_games(GameId::Quad, 200, &[form]);
    }
}

#[test]
fn the_same_seed_draws_the_same_whatever_is_taken_back() {
    let mut app = app();
    let set_up = |app: &mut App, seed| {
        let options = vec![("setup".to_owned(), "random".to_owned())];
        app.world_mut().trigger(StartGame(Setup { options, seed, ..Setup::new(GameId::Knot) }));
        app.update();
        app.update();
        app.world().resource::<Session>().table().to_text()
    };
    let first = set_up(&mut app, 11);
    assert_eq!(app.world().resource::<Session>().actions().len(), 2, "chance has laid both sides");
    assert!(!app.world().resource::<Session>().can_undo());
    let others: Vec<_> = (12..20).map(|seed| set_up(&mut app, seed)).collect();
    assert!(others.iter().any(|other| *other != first));
    assert_eq!(set_up(&mut app, 11), first);
    let action = app.world().resource::<Session>().table().actions()[0];
    app.world_mut().trigger(SubmitAction(action));
    app.world_mut().flush();
    app.world_mut().trigger(UndoAction);
    app.update();
    assert_eq!(app.world().resource::<Session>().table().to_text(), first);
}

#[test]
fn taking_back_and_playing_again_returns_the_very_same_match() {
    let mut app = app();
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut seen = vec![app.world().resource::<Session>().table().clone_box()];
    for _ in 0..120 {
        let actions = app.world().resource::<Session>().table().actions();
        app.world_mut().trigger(SubmitAction(actions[random.random_range(0..actions.len())]));
        app.world_mut().flush();
        seen.push(app.world().resource::<Session>().table().clone_box());
    }
    for before in seen.iter().rev().skip(1) {
        app.world_mut().trigger(UndoAction);
        app.world_mut().flush();
        let session = app.world().resource::<Session>();
        assert_eq!(format!("{:?}", session.table()), format!("{before:?}"));
        assert_eq!(world_tableau(app.world_mut()), without_turn(&**before));
    }
    for after in &seen[1..] {
        app.world_mut().trigger(RedoAction);
        app.world_mut().flush();
        assert_eq!(format!("{:?}", app.world().resource::<Session>().table()), format!("{after:?}"));
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
