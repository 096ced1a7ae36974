//! The whole game by clicks, without a window: what needs no picture.

use std::time::Duration;

use bevy::app::PluginsState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::app::unseen_app;
use bulldozer_gambit::screens::{FirstScreen, Screen};

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

fn is_at(screen: Screen) -> impl Fn(&mut World) {
    move |world| assert_eq!(world.resource::<State<Screen>>().get(), &screen)
}

/// From the title to the showcase, through a scene, back, and to the table; the rules and the settings on the way.
#[test]
fn the_title_leads_everywhere() {
    use driver::Step::{Do, Expect, Frames, Press};
    let mut app = unseen_app();
    app.insert_resource(FirstScreen::Title);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.set_runner(run);
    let steps = vec![
        Do(|world| is_at(Screen::Title)(world)),
        Frames(4),
        Press("Rules"),
        Frames(4),
        Press("Close the book"),
        Frames(4),
        Press("Settings"),
        Frames(4),
        Press("Back"),
        Frames(4),
        Press("Showcase"),
        Frames(6),
        Do(|world| is_at(Screen::Showcase)(world)),
        Press("Step"),
        Frames(4),
        Press("Again"),
        Frames(4),
        Press("Step"),
        Frames(6),
        Expect(|session| assert!(!session.played().is_empty())),
        Press("Title"),
        Frames(6),
        Do(|world| is_at(Screen::Title)(world)),
        Press("Play"),
        Frames(6),
        Do(|world| is_at(Screen::Match)(world)),
        Expect(|session| assert!(session.played().is_empty())),
        Press("Menu"),
        Frames(4),
        Press("Title screen"),
        Frames(6),
        Do(|world| is_at(Screen::Title)(world)),
        Press("Games"),
        Frames(6),
        Do(|world| is_at(Screen::Match)(world)),
        Press("Start"),
        Frames(6),
        Expect(|session| assert!(session.setup().position.is_none() && session.played().is_empty())),
    ];
    driver::drive(app, steps);
}
