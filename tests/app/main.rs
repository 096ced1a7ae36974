//! The app without rendering: matches, saves, clocks, talk, the table, and clicks. All in one program, because each
//! would be linked with all of Bevy.

mod bodies;
mod bots;
mod budget;
#[path = "../common/clicks.rs"]
mod clicks;
mod clocks;
mod coach;
#[path = "../common/driver.rs"]
mod driver;
mod flat_table;
#[path = "../common/folder.rs"]
mod folder;
mod hands;
#[cfg(feature = "host")]
#[path = "../common/host.rs"]
mod host;
mod keyboard;
mod lines;
#[cfg(feature = "toy-game")]
mod nine;
mod offers;
mod pad;
mod parity;
mod player;
mod post;
mod rests;
mod reviews;
mod saves;
mod series;
mod show;
mod spectacle;
mod talk_match;
#[cfg(feature = "host")]
mod together;
mod unseen;

use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::prelude::*;
use bulldozer_gambit::app::minimal_app;
use bulldozer_gambit::notice::Notice;
use bulldozer_gambit::play::Autosave;
use bulldozer_gambit::storage::Storage;
use bulldozer_gambit::view::Timeline;

/// The notices so far.
#[derive(Resource, Default)]
struct Told(Vec<String>);

/// An app that saves its match in `storage`, before its first frame.
fn new_app(storage: &Storage) -> App {
    let mut app = minimal_app();
    app.insert_resource(storage.clone()).insert_resource(Autosave).init_resource::<Told>();
    app.add_observer(|notice: On<Notice>, mut told: ResMut<Told>| told.0.push(notice.words.clone()));
    app
}

/// The same app after its first frame.
fn app(storage: &Storage) -> App {
    let mut app = new_app(storage);
    app.update();
    app
}

fn tell<E: Event>(app: &mut App, event: E)
where
    for<'a> E::Trigger<'a>: Default,
{
    app.world_mut().trigger(event);
    app.world_mut().flush();
}

/// The time limit of [`until`]: far more than anything takes on a slow machine.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// Calls `done` until it returns true. Panics when `what` has not come after [`LONGEST_WAIT`], so that a fault fails
/// the test and does not hang it.
fn until(what: &str, mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < LONGEST_WAIT, "{what} did not come in {} s", LONGEST_WAIT.as_secs());
    }
}

/// Ends the building of an app that is updated by hand.
fn finish(app: &mut App) {
    until("all plugins", || {
        let is_ready = app.plugins_state() != PluginsState::Adding;
        if !is_ready {
            std::thread::sleep(Duration::from_millis(1));
        }
        is_ready
    });
    app.finish();
    app.cleanup();
}

/// Updates the app until its animations are over.
fn until_still(app: &mut App, mut each_frame: impl FnMut(&mut App)) {
    until("the end of the animation", || {
        let is_busy = app.world().resource::<Timeline>().is_busy();
        if is_busy {
            each_frame(app);
        }
        !is_busy
    });
}

/// All notices so far, in an app of [`new_app`].
fn told(app: &App) -> String {
    app.world().resource::<Told>().0.join(" ")
}
