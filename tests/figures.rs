//! What is seen follows the match: whatever is played, taken back or begun anew, each figure ends up where its piece
//! is, looks like it, and is gone when it is gone.
#![cfg(feature = "app")]

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::app::undrawn_app;
use bulldozer_gambit::play::{Session, Setup, StartGame, SubmitAction, UndoAction};
use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::view::{Figure, Figures, Layout, SkipAnimation, Timeline};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// A table whose frames are a tenth of a second apart.
fn app() -> App {
    let mut app = undrawn_app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app.update();
    app
}

fn begin(app: &mut App, game: GameId) {
    app.world_mut().trigger(StartGame(Setup::new(game)));
    app.world_mut().flush();
}

fn play_at_random(app: &mut App, random: &mut ChaCha8Rng) -> bool {
    let actions = app.world().resource::<Session>().table().actions();
    if actions.is_empty() {
        return false;
    }
    app.world_mut().trigger(SubmitAction(actions[random.random_range(0..actions.len())]));
    app.world_mut().flush();
    true
}

fn settle(app: &mut App) {
    for _ in 0..2_000 {
        app.update();
        if !app.world().resource::<Timeline>().is_busy() {
            return;
        }
    }
    panic!("the animation does not end");
}

fn assert_figures_are_in_place(app: &App) {
    let world = app.world();
    let pieces = world.resource::<Session>().table().tableau().pieces;
    let layout = world.resource::<Layout>();
    let figures = &world.resource::<Figures>().by_piece;
    assert_eq!(figures.keys().collect::<Vec<_>>(), pieces.keys().collect::<Vec<_>>());
    for (id, piece) in &pieces {
        let figure = world.get::<Figure>(figures[id]).unwrap();
        assert_eq!((figure.seat, figure.kind, figure.chips), (piece.seat, piece.kind, piece.chips), "{id:?}");
        assert_eq!((figure.controller, figure.frozen), (piece.controller, piece.frozen), "{id:?}");
        let place = world.get::<Transform>(figures[id]).unwrap();
        assert!(place.translation.distance(layout.place(piece.square)) < 1e-3, "{id:?}: {place:?}");
        assert_eq!(place.scale, Vec3::ONE);
    }
}

#[test]
fn figures_follow_random_games() {
    let mut app = app();
    // One game after the other on the same table, which is laid anew for each.
    for (seed, game) in (0..10).zip(GameId::ALL.into_iter().cycle()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        begin(&mut app, game);
        for _ in 0..150 {
            if !play_at_random(&mut app, &mut random) {
                break;
            }
            settle(&mut app);
            assert_figures_are_in_place(&app);
        }
    }
}

#[test]
fn nothing_is_left_behind_when_a_table_is_laid_in_the_middle_of_an_animation() {
    let mut app = app();
    let mut random = ChaCha8Rng::seed_from_u64(11);
    let mut games = GameId::ALL.into_iter().cycle();
    for round in 0..240 {
        play_at_random(&mut app, &mut random);
        for _ in 0..random.random_range(0..6) {
            app.update();
        }
        match round % 5 {
            0 => app.world_mut().trigger(UndoAction),
            1 => app.world_mut().trigger(SkipAnimation),
            4 if round % 30 == 29 => begin(&mut app, games.next().unwrap()),
            _ => {}
        }
        app.world_mut().flush();
        if round % 7 == 0 {
            settle(&mut app);
            assert_figures_are_in_place(&app);
        }
    }
    settle(&mut app);
    assert_figures_are_in_place(&app);
    let figures = app.world_mut().query::<&Figure>().iter(app.world()).count();
    assert_eq!(figures, app.world().resource::<Figures>().by_piece.len());
}
