//! Demos and exercises, with a suspended match.

use bevy::prelude::*;
use bulldozer_gambit::play::{
    BeginExercise, BeginShow, EndShow, PlayInShow, Session, Setup, StartGame, SubmitAction, TakeBackInShow, Tried,
    UndoAction, drawn,
};
use bulldozer_gambit::rules::{Action, GameId, Record, Seat};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::showcase::{Scene, catalog};
use bulldozer_gambit::storage::Storage;

use crate::{app, tell, told};

/// The starting match of a scene.
pub(crate) fn setup(scene: &Scene) -> Setup {
    Setup { options: scene.options.clone(), position: scene.position.clone(), ..Setup::new(scene.game) }
}

fn text(app: &App) -> String {
    app.world().resource::<Session>().position().to_text()
}

/// A match with two actions.
fn begun(storage: &Storage) -> App {
    let mut app = app(storage);
    tell(&mut app, StartGame(Setup::new(GameId::Pothole)));
    for token in ["c2d2", "end"] {
        let action = Action::parse(token, GameId::Pothole.seats()).unwrap();
        tell(&mut app, SubmitAction(action));
    }
    app
}

#[test]
fn every_scene_is_shown_and_the_match_goes_on_where_it_was() {
    let storage = Storage::default();
    let mut app = begun(&storage);
    let (before, kept) = (text(&app), storage.read("autosave").unwrap());
    assert!(kept.is_some());
    for scene in catalog() {
        let run = scene.play().unwrap();
        tell(&mut app, BeginShow::new(setup(&scene)));
        for (step, frame) in scene.steps.iter().zip(&run.frames) {
            tell(&mut app, PlayInShow(step.action));
            app.update();
            assert_eq!(text(&app), frame.table.to_text(), "{}", scene.name);
        }
    }
    assert_eq!(storage.read("autosave").unwrap(), kept, "what is shown is not kept");
    tell(&mut app, EndShow);
    assert_eq!(text(&app), before);
    assert_eq!(app.world().resource::<Session>().played().len(), 2);
    assert_eq!(told(&app), "");
}

/// A demo can start in the middle, with the history that draw rules and dice depend on.
#[test]
fn a_part_of_a_match_is_shown_as_it_was() {
    let mut app = begun(&Storage::default());
    let actions = Record::parse(include_str!("../data/auction-dice.bgr")).unwrap().actions;
    let mut rolls = actions.iter().enumerate().filter(|(_, action)| matches!(action, Action::Roll { .. }));
    let (before, &roll) = rolls.nth(2).unwrap();
    let (setup, played) = (Setup { seed: 7, ..Setup::new(GameId::Auction) }, &actions[..before]);
    let whole = Session::of_record(setup.clone(), played, None).unwrap();
    tell(&mut app, BeginShow { setup: setup.clone(), played: played.to_vec() });
    let shown = app.world().resource::<Session>();
    assert_eq!((shown.chances(), shown.played()), (2, whole.played()));
    assert_eq!(format!("{:?}", shown.position()), format!("{:?}", whole.position()));
    // The dice depend on the seed, and on the number of earlier rolls.
    assert!(drawn(shown).is_some() && drawn(shown) == drawn(&whole));
    tell(&mut app, PlayInShow(roll));
    app.update();
    assert_eq!(app.world().resource::<Session>().actions().last(), Some(roll));
    // An illegal demo is not shown.
    let before = text(&app);
    tell(&mut app, BeginShow { setup, played: vec![actions[0]; 2] });
    assert_eq!(text(&app), before);
    assert!(told(&app).contains("This cannot be shown"), "{}", told(&app));
}

#[test]
fn what_is_not_legal_is_refused_in_a_show_too() {
    let mut app = begun(&Storage::default());
    let scene = &catalog()[0];
    let action = Action::parse("a1a7", scene.game.seats()).unwrap();
    // Without a demo the event has no effect.
    tell(&mut app, PlayInShow(action));
    assert_eq!(told(&app), "");
    tell(&mut app, BeginShow::new(setup(scene)));
    let before = text(&app);
    tell(&mut app, PlayInShow(action));
    assert_eq!(text(&app), before);
    assert_ne!(told(&app), "");
    let nonsense = Setup { position: Some("nonsense".to_owned()), ..Setup::new(GameId::Quad) };
    tell(&mut app, BeginShow::new(nonsense));
    assert_eq!(text(&app), before);
    assert!(told(&app).contains("This cannot be shown"), "{}", told(&app));
}

#[test]
fn a_game_that_begins_ends_the_show_and_puts_the_match_aside_that_waited() {
    let storage = Storage::default();
    let mut app = begun(&storage);
    tell(&mut app, BeginShow::new(setup(&catalog()[3])));
    tell(&mut app, StartGame(Setup::new(GameId::Quad)));
    app.update();
    let unfinished = app.world().resource::<bulldozer_gambit::play::KeptMatches>();
    assert_eq!(app.world().resource::<Session>().setup().game, GameId::Quad);
    assert_eq!(unfinished.0.len(), 1);
    tell(&mut app, EndShow);
    assert_eq!(app.world().resource::<Session>().setup().game, GameId::Quad);
}

/// Clicks and automatic events of a match do not change a demo.
#[test]
fn nobody_else_plays_in_a_show() {
    let mut app = begun(&Storage::default());
    app.world_mut().resource_mut::<Settings>().no_offers = (0..4).map(Seat).collect();
    let scene = catalog().into_iter().find(|scene| scene.name == "auction").unwrap();
    let run = scene.play().unwrap();
    tell(&mut app, BeginShow::new(setup(&scene)));
    tell(&mut app, SubmitAction(scene.steps[0].action));
    assert_eq!(text(&app), run.start.to_text());
    for (step, frame) in scene.steps.iter().zip(&run.frames) {
        tell(&mut app, PlayInShow(step.action));
        app.update();
        assert_eq!(text(&app), frame.table.to_text());
    }
    assert_eq!(told(&app), "");
}

/// An attempt in an exercise is reported and not played, and the suspended match stays untouched.
#[test]
fn whoever_leads_an_exercise_decides_what_comes_of_it() {
    #[derive(Resource, Default)]
    struct Attempts(Vec<Action>);
    let storage = Storage::default();
    let mut app = begun(&storage);
    let (before, kept) = (text(&app), storage.read("autosave").unwrap());
    app.init_resource::<Attempts>()
        .add_observer(|tried: On<Tried>, mut attempts: ResMut<Attempts>| attempts.0.push(tried.0));
    tell(&mut app, BeginExercise { setup: Setup::new(GameId::Pothole), learner: None });
    let start = text(&app);
    let action = Action::parse("b3b4", GameId::Pothole.seats()).unwrap();
    tell(&mut app, SubmitAction(action));
    assert_eq!((text(&app), app.world().resource::<Attempts>().0.as_slice()), (start.clone(), [action].as_slice()));
    tell(&mut app, PlayInShow(action));
    app.update();
    assert_ne!(text(&app), start);
    // The undo key has no effect; the lesson itself undoes.
    tell(&mut app, UndoAction);
    assert_ne!(text(&app), start);
    tell(&mut app, TakeBackInShow(0));
    app.update();
    assert_eq!(text(&app), start);
    assert_eq!(storage.read("autosave").unwrap(), kept, "an exercise is not kept");
    // In a scene after that, attempts are not reported.
    tell(&mut app, BeginShow::new(setup(&catalog()[0])));
    tell(&mut app, SubmitAction(action));
    assert_eq!(app.world().resource::<Attempts>().0.len(), 1);
    tell(&mut app, EndShow);
    assert_eq!(text(&app), before);
}
