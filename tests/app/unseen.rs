//! The whole game with clicks, without a window and without rendering.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::FileDragAndDrop;
use bulldozer_gambit::app::unseen_app;
use bulldozer_gambit::play::{Session, Setup};
use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::screens::{Curtain, FirstScreen, Screen};
use bulldozer_gambit::settings::{Quality, Settings};
use bulldozer_gambit::ui::{DiagramCells, Dialog};

use crate::{clicks, driver, finish, until};

/// Runs frames without waiting, with a frame time of a twentieth of a second. The driver of the clicks ends it, or fails
/// when a step takes too long.
fn run(mut app: App) -> AppExit {
    finish(&mut app);
    loop {
        frame(&mut app);
        if let Some(exit) = app.should_exit() {
            return exit;
        }
    }
}

fn frame(app: &mut App) {
    app.update();
    // Models are loaded on other threads.
    if app.world().contains_resource::<Curtain>() || app.world().resource::<State<Screen>>().get() == &Screen::Loading {
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn games_by_clicks_through_to_a_push_kill_a_chain_and_a_berserk() {
    let mut app = unseen_app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.set_runner(run);
    driver::drive(app, clicks::everything());
}

/// The whole game at its title, with a frame time of a twentieth of a second.
fn at_title() -> App {
    let mut app = unseen_app();
    app.insert_resource(FirstScreen::Title);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.set_runner(run);
    app
}

fn is_at(screen: Screen) -> impl Fn(&mut World) {
    move |world| assert_eq!(world.resource::<State<Screen>>().get(), &screen)
}

/// From the title to the showcase, through a scene, back, and to the table, with the rules and the settings on the way.
#[test]
fn the_title_leads_everywhere() {
    use driver::Step::{Do, Expect, Frames, Press};
    let steps = vec![
        Do(|world| is_at(Screen::Title)(world)),
        Frames(4),
        Press("Rules"),
        Frames(4),
        Press("Close"),
        Frames(4),
        Press("Settings"),
        Frames(4),
        Press("Done"),
        Frames(4),
        Press("Showcase"),
        Frames(6),
        Do(|world| is_at(Screen::Showcase)(world)),
        Press("Step"),
        Frames(4),
        Press("Start over"),
        Frames(4),
        Press("Step"),
        Frames(6),
        Expect(|session| assert!(!session.played().is_empty())),
        Press("Title"),
        Frames(6),
        Do(|world| is_at(Screen::Title)(world)),
        // New users are asked first, and only once.
        Press("Play"),
        Frames(6),
        Do(|world| is_at(Screen::Title)(world)),
        Do(|world| has_open(Dialog::Welcome)(world)),
        Press("Just play"),
        Frames(6),
        Do(|world| is_at(Screen::Match)(world)),
        Expect(|session| assert!(session.played().is_empty())),
        Press("Menu"),
        Frames(4),
        Press("Title screen"),
        Frames(6),
        Do(|world| is_at(Screen::Title)(world)),
        Press("Play"),
        Frames(6),
        Do(|world| is_at(Screen::Match)(world)),
        Press("Menu"),
        Frames(4),
        Press("Title screen"),
        Frames(6),
        // Without starting a game, the title stays.
        Press("Games"),
        Frames(6),
        Do(|world| is_at(Screen::Title)(world)),
        Press("Cancel"),
        Frames(6),
        Do(|world| is_at(Screen::Title)(world)),
        Do(|world| has_open(Dialog::Closed)(world)),
        Press("Games"),
        Frames(6),
        Press("Start"),
        Frames(6),
        Do(|world| is_at(Screen::Match)(world)),
        Expect(|session| assert!(session.setup().position.is_none() && session.played().is_empty())),
    ];
    driver::drive(at_title(), steps);
}

fn has_open(dialog: Dialog) -> impl Fn(&mut World) {
    move |world| assert_eq!(*world.resource::<Dialog>(), dialog)
}

/// On a phone, without keys.
#[test]
fn the_tray_does_what_keys_do() {
    use driver::Step::{Click, Do, Expect, Frames, Press, Resize, Settle};
    let mut app = unseen_app();
    app.insert_resource(Session::new(Setup::new(GameId::Pothole)).expect("a game begins"));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.set_runner(run);
    let steps = vec![
        Resize(390, 844),
        Settle,
        Press("More"),
        Do(|world| has_open(Dialog::More)(world)),
        Press("Show attack lines"),
        Frames(3),
        Do(|world| assert!(world.resource::<Settings>().show_web)),
        Do(|world| has_open(Dialog::Closed)(world)),
        Press("More"),
        Press("2D board"),
        Frames(3),
        Do(|world| assert!(world.resource::<DiagramCells>().are_shown())),
        Press("More"),
        Press("3D view"),
        Frames(3),
        Do(|world| assert!(!world.resource::<DiagramCells>().are_shown())),
        Click("c2"),
        Click("d3"),
        Settle,
        Expect(|session| assert_eq!(session.actions().len(), 1)),
        Press("More"),
        Press("Moves"),
        Do(|world| has_open(Dialog::Moves)(world)),
        Press("Close"),
        Do(|world| has_open(Dialog::Closed)(world)),
    ];
    driver::drive(app, steps);
}

#[test]
fn a_file_that_is_let_go_over_the_title_leads_to_its_match() {
    use driver::Step::{Do, Expect, Frames};
    let steps = vec![
        Do(|world| is_at(Screen::Title)(world)),
        Frames(4),
        Do(|world| {
            let path_buf = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/opening.bgr").into();
            world.write_message(FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf });
        }),
        Frames(6),
        Do(|world| is_at(Screen::Match)(world)),
        Expect(|session| assert_eq!(session.actions().len(), 7)),
    ];
    driver::drive(at_title(), steps);
}

#[test]
fn a_board_whose_models_come_later_is_behind_the_curtain_until_then() {
    let mut app = unseen_app();
    app.insert_resource(Settings { graphics: Some(Quality::Plain), ..Settings::default() });
    app.insert_resource(Session::new(Setup::new(GameId::Knot)).expect("a game begins"));
    finish(&mut app);
    let kings = |app: &mut App| {
        let mut parts = app.world_mut().query::<(&Name, Option<&Children>)>();
        parts.iter(app.world()).filter(|(name, parts)| name.as_str() == "knot_king" && parts.is_some()).count()
    };
    until("the table", || {
        frame(&mut app);
        app.world().resource::<State<Screen>>().get() == &Screen::Match
    });
    let mut parts = vec![];
    until("the models", || {
        let Some(curtain) = app.world().get_resource::<Curtain>() else { return true };
        parts.push(curtain.part());
        frame(&mut app);
        false
    });
    // The progress by then depends on the machine.
    assert!(parts.is_sorted() && parts.first().is_some_and(|part| *part < 1.0), "what has come grows: {parts:?}");
    assert_eq!(kings(&mut app), 2, "one of each house has a body");
}
