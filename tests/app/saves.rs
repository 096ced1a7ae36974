//! Saves and the autosave: what is restored, what is refused, and what is kept under another name.

use bevy::prelude::*;
use bulldozer_gambit::play::{
    BeginsWithSession, ContinueMatch, DeleteMatch, KeptMatches, LoadGame, LookForMatches, Save, Session, Setup,
    StartGame, SubmitAction, UndoAction,
};
use bulldozer_gambit::rules::{Action, GameId, Seat};
use bulldozer_gambit::storage::Storage;

use crate::folder::Folder;
use crate::{app, new_app, tell, told};

/// An app like that of [`app`], started with a session from the command line.
fn app_with(storage: &Storage, session: Session) -> App {
    let mut app = new_app(storage);
    app.insert_resource(session).insert_resource(BeginsWithSession);
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

impl Folder {
    fn storage(&self) -> Storage {
        Storage::Folder(self.0.clone())
    }
}

/// The name, the game and the number of actions of each unfinished match.
fn unfinished(app: &mut App) -> Vec<(String, GameId, usize)> {
    tell(app, LookForMatches);
    let listed = &app.world().resource::<KeptMatches>().0;
    listed.iter().map(|listed| (listed.name.clone(), listed.game, listed.actions)).collect()
}

fn position(app: &App) -> String {
    app.world().resource::<Session>().position().to_text()
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
        ("garbage", "this isn't a Bulldozer Gambit record: the tag `Game` is missing"),
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
    assert_eq!(session.player_name(Seat(0)), "Ann");
}

#[cfg(unix)]
#[test]
fn a_folder_that_takes_no_files_costs_a_sentence_and_no_game() {
    // A file in the place of the folder: nobody, not even root, can write into it.
    let file = std::env::temp_dir().join(format!("bulldozer-gambit-no-folder-{}", std::process::id()));
    std::fs::write(&file, "").unwrap();
    let mut app = app(&Storage::Folder(file.clone()));
    play(&mut app, "c2d2");
    assert!(told(&app).contains("this game is not saved"), "{}", told(&app));
    assert_eq!(app.world().resource::<Session>().actions().len(), 1);
    std::fs::remove_file(file).unwrap();
}

#[test]
fn a_second_window_says_so_and_keeps_a_match_of_its_own() {
    let folder = Folder::new("windows");
    let mut first = app(&folder.storage());
    play(&mut first, "c2d2 end");
    let mut second = app(&folder.storage());
    assert!(told(&second).contains("already open in another window"), "{}", told(&second));
    assert_eq!(second.world().resource::<Session>().actions().len(), 0);
    play(&mut second, "c2d2");
    play(&mut first, "b5c5");
    let first_match = position(&first);
    assert_eq!(told(&first), "");
    // Both windows close. The next one continues the first match, and finds the other in the list.
    drop((first, second));
    let mut next = app(&folder.storage());
    assert_eq!(position(&next), first_match);
    assert_eq!(unfinished(&mut next), [("unfinished-autosave-0001".to_owned(), GameId::Pothole, 1)]);
    assert_eq!(folder.storage().names("autosave").unwrap(), ["autosave"]);
}

#[test]
fn no_match_in_progress_is_lost_because_another_begins() {
    let storage = Storage::default();
    let mut first = app(&storage);
    tell(&mut first, StartGame(Setup::new(GameId::Pothole)));
    assert_eq!(unfinished(&mut first), [], "nothing had been played");
    play(&mut first, "c2d2 end");
    let left = position(&first);
    tell(&mut first, StartGame(Setup::new(GameId::Quad)));
    tell(&mut first, StartGame(Setup::new(GameId::Pothole)));
    let name = |number: u32| format!("unfinished-autosave-{number:04}");
    assert_eq!(unfinished(&mut first), [(name(1), GameId::Pothole, 2)]);
    play(&mut first, "c2d2");
    tell(&mut first, LoadGame(Session::new(Setup::new(GameId::Knot)).unwrap()));
    assert_eq!(unfinished(&mut first), [(name(2), GameId::Pothole, 1), (name(1), GameId::Pothole, 2)]);
    tell(&mut first, LoadGame(Session::new(Setup::new(GameId::Pothole)).unwrap()));
    play(&mut first, "c2d2 end b5c5");
    // The current match and the one in the list change places.
    tell(&mut first, ContinueMatch(name(1)));
    assert_eq!(position(&first), left);
    assert_eq!(unfinished(&mut first), [(name(3), GameId::Pothole, 3), (name(2), GameId::Pothole, 1)]);
    assert_eq!(position(&app(&storage)), left);
    tell(&mut first, DeleteMatch(name(2)));
    tell(&mut first, DeleteMatch("autosave".to_owned()));
    assert_eq!(storage.names("").unwrap(), ["autosave".to_owned(), name(3)]);
    tell(&mut first, ContinueMatch(name(2)));
    assert_eq!(told(&first), "This match cannot be continued: it no longer exists.");
    // A finished match is not listed as unfinished.
    play(&mut first, "resign resign resign");
    tell(&mut first, StartGame(Setup::new(GameId::Pothole)));
    assert_eq!(unfinished(&mut first), [(name(3), GameId::Pothole, 3)]);
}

#[test]
fn a_session_of_the_command_line_puts_the_last_match_aside() {
    let storage = Storage::default();
    let mut first = app(&storage);
    play(&mut first, "c2d2 end");
    let chosen = || Session::new(Setup::new(GameId::Knot)).unwrap();
    let mut second = app_with(&storage, chosen());
    assert_eq!(second.world().resource::<Session>().setup().game, GameId::Knot);
    assert_eq!(unfinished(&mut second).len(), 1);
    // The autosave itself, given as the file to load, is the same match.
    let text = storage.read("autosave").unwrap().unwrap();
    let mut third = app_with(&storage, Save::read(&text).unwrap());
    assert_eq!(unfinished(&mut third).len(), 1);
    assert_eq!(told(&third), "");
}

#[test]
fn a_save_that_is_too_long_is_refused_before_it_is_read() {
    let text = "{".repeat((3 << 20) + 1);
    assert_eq!(Save::read(&text).unwrap_err().to_string(), "this is longer than 3 MB");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_kept_is_said_once() {
    let folder = Folder::new("full");
    let mut app = app(&folder.storage());
    play(&mut app, "c2d2");
    std::fs::remove_dir_all(&folder.0).unwrap();
    std::fs::write(&folder.0, "").unwrap();
    play(&mut app, "end b5c5");
    assert_eq!(told(&app).matches("The game is not being saved").count(), 1, "{}", told(&app));
    // The match goes on if it cannot be put aside.
    tell(&mut app, StartGame(Setup::new(GameId::Quad)));
    assert!(told(&app).contains("cannot be saved ("), "{}", told(&app));
    assert_eq!(app.world().resource::<Session>().actions().len(), 3);
    std::fs::remove_file(&folder.0).unwrap();
    play(&mut app, "end");
    assert!(folder.storage().read("autosave").unwrap().is_some());
}

/// One save of each version so far. Only the last one is still written.
#[test]
fn saves_of_earlier_days_go_on() {
    let read = |name: &str| {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
        let text = std::fs::read_to_string(path).unwrap();
        let storage = Storage::default();
        storage.write("autosave", &text).unwrap();
        let app = app(&storage);
        assert_eq!(told(&app), "", "{name}");
        app
    };
    for (name, actions, lines) in
        [("save-1-first.json", 4, 0), ("save-2-clock.json", 3, 0), ("save-3-lines.json", 3, 1)]
    {
        let app = read(name);
        let session = app.world().resource::<Session>();
        assert_eq!((session.actions().len(), session.other_lines().count()), (actions, lines), "{name}");
        assert_eq!(session.setup().players[0], "Ann", "{name}");
    }
    let clocks = read("save-2-clock.json");
    let left = [0, 1].map(|seat| clocks.world().resource::<Session>().time_left(Seat(seat)).unwrap().as_millis());
    assert_eq!(left, [300_000, 296_000], "White got 5 s for the turn that took 5; Red has thought for 2.5 and 1.5");
    let bots = read("save-3-lines.json");
    assert!(bots.world().resource::<Session>().bot_at(Seat(1)).is_some());
}

/// An illegal line does not lose the match.
#[test]
fn other_lines_are_kept_and_damaged_ones_left_out() {
    let storage = Storage::default();
    let mut first = app(&storage);
    play(&mut first, "c2d2 end b5c5");
    first.world_mut().trigger(UndoAction);
    first.world_mut().flush();
    play(&mut first, "b5b4");
    let text = storage.read("autosave").unwrap().unwrap();
    assert!(text.contains("c2d2 end b5c5"), "{text}");
    let second = app(&storage);
    let other =
        second.world().resource::<Session>().other_lines().next().map(|line| (line.branches, line.actions.len()));
    assert_eq!(other, Some((2, 3)));
    drop(second);
    for damage in ["b5h9", "b5b1"] {
        storage.write("autosave", &text.replace("c2d2 end b5c5", &format!("c2d2 end {damage}"))).unwrap();
        let app = app(&storage);
        assert!(told(&app).contains("Variations that could not be read"), "{}", told(&app));
        assert_eq!(position(&app), position(&first));
    }
}

/// Names the folder of the saves for the test below, which runs in a process of its own.
#[cfg(unix)]
const FULL_DISK: &str = "BULLDOZER_GAMBIT_FULL_DISK";

#[cfg(unix)]
#[test]
#[ignore = "may write no files; the test below runs it"]
fn plays_without_room() {
    let Some(folder) = std::env::var_os(FULL_DISK) else { return };
    let storage = Storage::Folder(folder.into());
    let mut app = app(&storage);
    play(&mut app, "b5c5 end");
    let words = ["The game is not being saved", "this game is not saved"];
    assert_eq!(words.map(|words| told(&app).matches(words).count()).iter().sum::<usize>(), 1, "{}", told(&app));
    assert_eq!(app.world().resource::<Session>().actions().len(), 4);
}

/// A disk is full when no byte of a file can be written: the limit of a process does the same. The earlier save stays.
#[cfg(unix)]
#[test]
fn a_full_disk_costs_neither_the_match_nor_the_earlier_save() {
    let folder = Folder::new("no-room");
    play(&mut app(&folder.storage()), "c2d2 end");
    let kept = folder.storage().read("autosave").unwrap().unwrap();
    let program = std::env::current_exe().unwrap();
    let ended = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" --exact saves::plays_without_room --ignored"])
        .arg(program)
        .env(FULL_DISK, &folder.0)
        .output()
        .unwrap();
    assert!(
        ended.status.success(),
        "{}{}",
        String::from_utf8_lossy(&ended.stdout),
        String::from_utf8_lossy(&ended.stderr)
    );
    assert!(String::from_utf8_lossy(&ended.stdout).contains("1 passed"));
    assert_eq!(folder.storage().read("autosave").unwrap().unwrap(), kept);
}

/// Files from the future, after the clock was set back, are read and written like others.
#[test]
fn a_clock_that_was_set_back_costs_nothing() {
    let folder = Folder::new("clock");
    play(&mut app(&folder.storage()), "c2d2 end");
    let tomorrow = std::time::SystemTime::now() + core::time::Duration::from_secs(86_400);
    for entry in std::fs::read_dir(&folder.0).unwrap() {
        std::fs::File::options().write(true).open(entry.unwrap().path()).unwrap().set_modified(tomorrow).unwrap();
    }
    let mut again = app(&folder.storage());
    assert_eq!(again.world().resource::<Session>().actions().len(), 2);
    play(&mut again, "b5c5");
    let kept = folder.storage().read("autosave").unwrap().unwrap();
    assert_eq!(Save::read(&kept).unwrap().actions().len(), 3);
    assert_eq!(told(&again), "");
}
