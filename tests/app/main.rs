//! The app without rendering: matches, saves, clocks, talk, the table, and clicks. All in one program, because each
//! would be linked with all of Bevy.

mod bodies;
mod bots;
mod budget;
#[path = "../common/clicks.rs"]
mod clicks;
mod clocks;
#[path = "../common/driver.rs"]
mod driver;
mod flat_table;
mod hands;
mod keyboard;
mod lines;
mod offers;
mod parity;
mod player;
mod reviews;
mod saves;
mod series;
mod show;
mod spectacle;
mod talk_match;
mod unseen;

use bevy::prelude::*;
use bulldozer_gambit::app::minimal_app;
use bulldozer_gambit::notice::Notice;
use bulldozer_gambit::play::Autosave;
use bulldozer_gambit::storage::Storage;

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

/// All notices so far, in an app of [`new_app`].
fn told(app: &App) -> String {
    app.world().resource::<Told>().0.join(" ")
}
