//! Saves and the autosave: what is restored, what is refused, and what is kept aside.
#![cfg(feature = "app")]

use bevy::prelude::*;
use bulldozer_gambit::app::minimal_app;
use bulldozer_gambit::notice::Notice;
use bulldozer_gambit::play::{Autosave, Save, Session, SubmitAction, UndoAction};
use bulldozer_gambit::rules::{Action, GameId};
use bulldozer_gambit::storage::Storage;

/// What the player was told.
#[derive(Resource, Default)]
struct Told(Vec<String>);

/// An app that keeps its match in `storage`, after its first frame.
fn app(storage: &Storage) -> App {
    let mut app = minimal_app();
    app.insert_resource(storage.clone()).insert_resource(Autosave).init_resource::<Told>();
    app.add_observer(|notice: On<Notice>, mut told: ResMut<Told>| told.0.push(notice.0.clone()));
    app.update();
    app
}

fn play(app: &mut App, tokens: &str) {
    for token in tokens.split_whitespace() {
        let action = Action::parse(token, GameId::Pothole.seats()).unwrap();
        app.world_mut().trigger(SubmitAction(action));
        app.world_mut().flush();
    }
}

fn position(app: &App) -> String {
    app.world().resource::<Session>().position().to_text()
}

fn told(app: &App) -> String {
    app.world().resource::<Told>().0.join(" ")
}

#[test]
fn the_match_goes_on_where_it_was_left() {
    let storage = Storage::default();
    let mut first = app(&storage);
    play(&mut first, "c2d2 end b5c5 @c4c3");
    first.world_mut().trigger(UndoAction);
    first.world_mut().flush();
    let mut second = app(&storage);
    assert_eq!(position(&second), position(&first));
    assert_eq!(told(&second), "");
    second.world_mut().trigger(UndoAction);
    second.world_mut().flush();
    assert_eq!(second.world().resource::<Session>().actions().len(), 2);
}

#[test]
fn what_cannot_be_restored_is_kept_aside() {
    let record = "[Game \\\"pothole\\\"]\\n\\nc2c9 *";
    let cases = [
        ("garbage", "the tag `Game` is missing"),
        ("{\"version\": 1", "not a save"),
        ("{\"version\": 99, \"record\": \"\"}", "version 99"),
        (&format!("{{\"version\": 1, \"record\": \"{record}\"}}"), "c2c9"),
    ];
    for (text, why) in cases {
        let storage = Storage::default();
        storage.write("autosave", text).unwrap();
        let mut app = app(&storage);
        assert_eq!(app.world().resource::<Session>().actions().len(), 0);
        assert!(told(&app).contains(why), "{}", told(&app));
        assert!(told(&app).contains("could not be restored"), "{}", told(&app));
        play(&mut app, "c2d2");
        assert_eq!(storage.read("autosave.corrupt").unwrap().as_deref(), Some(text));
        assert!(storage.read("autosave").unwrap().unwrap().contains("c2d2"));
    }
}

#[test]
fn a_match_is_not_lost_over_a_setting() {
    let storage = Storage::default();
    let mut first = app(&storage);
    play(&mut first, "c2d2 end");
    let text = storage.read("autosave").unwrap().unwrap();
    storage.write("autosave", &text.replace("\"speed\": 1.0", "\"speed\": \"fast\"")).unwrap();
    assert_eq!(position(&app(&storage)), position(&first));
}

#[test]
fn a_record_on_its_own_can_be_loaded() {
    let session = Save::read("[Game \"pothole\"]\n[White \"Ann\"]\n\nc2d2 end *\n").unwrap();
    assert_eq!(session.actions().len(), 2);
    assert_eq!(session.player_name(bulldozer_gambit::rules::Seat(0)), "Ann");
}

#[cfg(unix)]
#[test]
fn a_folder_that_takes_no_files_costs_a_sentence_and_no_game() {
    // A file where the folder should be: nobody, root included, can write into it.
    let file = std::env::temp_dir().join(format!("bulldozer-gambit-no-folder-{}", std::process::id()));
    std::fs::write(&file, "").unwrap();
    let mut app = app(&Storage::Folder(file.clone()));
    play(&mut app, "c2d2");
    assert!(told(&app).contains("this game is not saved"), "{}", told(&app));
    assert_eq!(app.world().resource::<Session>().actions().len(), 1);
    std::fs::remove_file(file).unwrap();
}
