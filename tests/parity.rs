//! Both drivers and the world agree: `play` and `ResolveTurn` come to the same position, and the entities say the
//! same as it does.
#![cfg(feature = "app")]

use bevy::prelude::*;
use bulldozer_gambit::app::minimal_app;
use bulldozer_gambit::play::{RedoAction, Session, Setup, StartGame, SubmitAction, UndoAction, world_tableau};
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

#[test]
fn both_drivers_and_the_world_agree_over_200_random_games() {
    let mut app = app();
    for seed in 0..200 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        app.world_mut().trigger(StartGame(Setup::new(GameId::Pothole)));
        app.world_mut().flush();
        let mut table = app.world().resource::<Session>().table().clone_box();
        let mut played = 0;
        while table.outcome().is_none() && played < 600 {
            let actions = table.actions();
            let action = actions[random.random_range(0..actions.len())];
            table.play(action, &mut Unheard).unwrap();
            app.world_mut().trigger(SubmitAction(action));
            app.world_mut().flush();
            played += 1;
            let position = app.world().resource::<Session>().table().to_text();
            assert_eq!(position, table.to_text(), "seed {seed}, action {played}");
            // The world is looked at after every action of some games, and now and then in the others.
            if seed % 10 == 0 || played % 16 == 0 || table.outcome().is_some() {
                assert_eq!(world_tableau(app.world_mut()), without_turn(&*table), "seed {seed}, action {played}");
            }
        }
        app.update();
    }
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
