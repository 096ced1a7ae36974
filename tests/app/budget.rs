//! What has to be drawn of each game at its start: how many things, how many draw calls if alike ones are drawn together, and
//! how many triangles. `cargo test --test app budget -- --nocapture` prints the figures.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::prelude::*;
use bulldozer_gambit::app::unseen_app;
use bulldozer_gambit::play::{Session, Setup};
use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::screens::Screen;
use bulldozer_gambit::storage::Storage;
use bulldozer_gambit::view::PlaceIsUp;

/// What an integrated graphics processor draws 60 times a second without effort.
const MOST_CALLS: usize = 250;
const MOST_TRIANGLES: usize = 600_000;

/// The start of a game, with its place.
fn laid(game: GameId) -> App {
    let mut app = unseen_app();
    app.insert_resource(Storage::default()).insert_resource(Session::new(Setup::new(game)).unwrap());
    while app.plugins_state() == PluginsState::Adding {
        std::thread::sleep(Duration::from_millis(1));
    }
    app.finish();
    app.cleanup();
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

#[test]
fn no_game_asks_for_more_than_a_laptop_draws() {
    for game in GameId::ALL {
        let mut app = laid(game);
        let mut drawn = app.world_mut().query::<(&Mesh3d, &MeshMaterial3d<StandardMaterial>, &InheritedVisibility)>();
        let world = app.world();
        let (mut things, mut calls, mut triangles) = (0, BTreeSet::new(), 0);
        for (mesh, material, visibility) in drawn.iter(world) {
            if !visibility.get() {
                continue;
            }
            things += 1;
            calls.insert((mesh.id(), material.id()));
            let indices = world.resource::<Assets<Mesh>>().get(&mesh.0).and_then(|mesh| mesh.indices());
            triangles += indices.map_or(0, |indices| indices.len() / 3);
        }
        println!("{:8} {things:5} things {:4} draw calls {triangles:7} triangles", game.name(), calls.len());
        assert!(things > 100 && calls.len() < MOST_CALLS, "{}: {} draw calls", game.name(), calls.len());
        assert!(triangles < MOST_TRIANGLES, "{}: {triangles} triangles", game.name());
    }
}
