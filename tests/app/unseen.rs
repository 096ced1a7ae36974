//! The whole game by clicks, without a window: what needs no picture.

use std::time::Duration;

use bevy::app::PluginsState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::app::unseen_app;
use bulldozer_gambit::screens::Screen;

use crate::{clicks, driver};

/// Frames without the time that they would take: a twentieth of a second each.
fn run(mut app: App) -> AppExit {
    while app.plugins_state() == PluginsState::Adding {
        std::thread::sleep(Duration::from_millis(1));
    }
    app.finish();
    app.cleanup();
    loop {
        app.update();
        if let Some(exit) = app.should_exit() {
            return exit;
        }
        // Models are read on other threads.
        if app.world().resource::<State<Screen>>().get() == &Screen::Loading {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn games_by_clicks_through_to_a_push_kill_a_chain_and_a_berserk() {
    let mut app = unseen_app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.set_runner(run);
    driver::drive(app, clicks::everything());
}
