//! The rendering cost of each game at its start, and in its busiest moments: entities, draw calls, triangles.
//! `cargo test --test app budget -- --nocapture` prints the figures.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::app::unseen_app;
use bulldozer_gambit::play::{BeginShow, PlayInShow, Session, Setup};
use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::screens::Screen;
use bulldozer_gambit::showcase::catalog;
use bulldozer_gambit::storage::Storage;
use bulldozer_gambit::view::{PlaceIsUp, Timeline};

use crate::finish;
use crate::show::setup;

/// What an integrated GPU draws at 60 frames per second with ease.
const MOST_CALLS: usize = 250;
const MOST_TRIANGLES: usize = 600_000;

/// The start of a game, with its surroundings.
fn laid(game: GameId) -> App {
    let mut app = unseen_app();
    app.insert_resource(Storage::default()).insert_resource(Session::new(Setup::new(game)).unwrap());
    finish(&mut app);
    let begun = Instant::now();
    let is_there =
        |world: &World| world.resource::<State<Screen>>().get() == &Screen::Match && world.resource::<PlaceIsUp>().0;
    while !is_there(app.world()) {
        assert!(begun.elapsed() < Duration::from_secs(120), "{} does not come", game.name());
        app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    app.update();
    app
}

/// The cost of a frame: visible entities, draw calls with batching, and triangles. Transparent meshes are sorted by
/// distance, which may prevent batching, so each counts as a draw call.
fn drawn(app: &mut App) -> (usize, usize, usize) {
    let mut drawn = app.world_mut().query::<(&Mesh3d, &MeshMaterial3d<StandardMaterial>, &InheritedVisibility)>();
    let world = app.world();
    let materials = world.resource::<Assets<StandardMaterial>>();
    let (mut things, mut calls, mut triangles) = (0, BTreeSet::new(), 0);
    for (mesh, material, _) in drawn.iter(world).filter(|(.., visibility)| visibility.get()) {
        things += 1;
        let mode = materials.get(&material.0).map_or(AlphaMode::Opaque, |material| material.alpha_mode);
        let alone = if mode == AlphaMode::Opaque { 0 } else { things };
        calls.insert((mesh.id(), material.id(), alone));
        let indices = world.resource::<Assets<Mesh>>().get(&mesh.0).and_then(|mesh| mesh.indices());
        triangles += indices.map_or(0, |indices| indices.len() / 3);
    }
    (things, calls.len(), triangles)
}

#[test]
fn no_game_asks_for_more_than_a_laptop_draws() {
    for game in GameId::ALL {
        let (things, calls, triangles) = drawn(&mut laid(game));
        println!("{:8} {things:5} things {calls:4} draw calls {triangles:7} triangles", game.name());
        assert!(things > 100 && calls < MOST_CALLS, "{}: {calls} draw calls", game.name());
        assert!(triangles < MOST_TRIANGLES, "{}: {triangles} triangles", game.name());
    }
}

/// The moments with the most smoke, fire and crumbs.
#[test]
fn nor_does_a_spectacle() {
    for name in ["megadozer-triple-kill", "berserk-through-the-knot", "mate-and-annexation", "auction"] {
        let scene = catalog().into_iter().find(|scene| scene.name == name).unwrap();
        let mut app = laid(scene.game);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)));
        app.world_mut().trigger(BeginShow::new(setup(&scene)));
        app.update();
        let (mut most_calls, mut most_triangles, mut frames) = (0, 0, 0);
        for step in &scene.steps {
            app.world_mut().trigger(PlayInShow(step.action));
            app.update();
            app.update();
            while app.world().resource::<Timeline>().is_busy() {
                app.update();
                let (_, calls, triangles) = drawn(&mut app);
                (most_calls, most_triangles) = (most_calls.max(calls), most_triangles.max(triangles));
                frames += 1;
                assert!(frames < 10_000, "{name} does not end");
            }
        }
        println!("{name:28} {frames:5} frames {most_calls:4} draw calls {most_triangles:7} triangles at most");
        assert!(frames > 20 && most_calls < MOST_CALLS, "{name}: {most_calls} draw calls");
        assert!(most_triangles < MOST_TRIANGLES, "{name}: {most_triangles} triangles");
    }
}
