//! Clocks: whose time runs, running out of time, pause, undo, saves and records.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::clock::TimeControl;
use bulldozer_gambit::play::{
    ClockHeld, GoTo, PauseBots, PauseMatch, RedoAction, Save, Session, Setup, StartGame, SubmitAction, UndoAction,
    record_of,
};
use bulldozer_gambit::rules::{Action, Decider, GameId, Record, Seat};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::storage::Storage;

use crate::{new_app, tell, told};

const BANK: TimeControl = TimeControl::Bank { secs: 20, increment: 3 };
const TURN: TimeControl = TimeControl::PerTurn { secs: 10 };
const FRAME: Duration = Duration::from_millis(250);

/// An app that saves its match in `storage`, after its first frame, with four frames a second.
fn app(storage: &Storage) -> App {
    let mut app = new_app(storage);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    app.update();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app
}

fn begin(time: TimeControl) -> App {
    begin_game(Setup { time, ..Setup::new(GameId::Pothole) })
}

fn begin_game(setup: Setup) -> App {
    let mut app = app(&Storage::default());
    tell(&mut app, StartGame(setup));
    app
}

fn play(app: &mut App, tokens: &str) {
    for token in tokens.split_whitespace() {
        let seats = app.world().resource::<Session>().setup().game.seats();
        tell(app, SubmitAction(Action::parse(token, seats).unwrap()));
    }
}

/// Lets this number of seconds pass.
fn think(app: &mut App, secs: u32) {
    for _ in 0..secs * 4 {
        app.update();
    }
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

/// The time left of all players in seconds, by seat.
fn left(app: &App) -> Vec<u64> {
    let seats = session(app).setup().game.seats().len();
    let left = (0..seats as u8).map(|seat| session(app).time_left(Seat(seat)).unwrap());
    left.map(|left| left.as_secs()).collect()
}

fn tokens(app: &App) -> String {
    let seats = session(app).setup().game.seats();
    session(app).actions().map(|action| action.token(seats).to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_bank_runs_down_and_grows_by_the_turn() {
    let mut app = begin(BANK);
    assert_eq!(left(&app), [20, 20, 20, 20]);
    think(&mut app, 5);
    play(&mut app, "c2d2");
    assert_eq!(left(&app), [15, 20, 20, 20]);
    think(&mut app, 2);
    play(&mut app, "end");
    assert_eq!(left(&app), [16, 20, 20, 20]);
    think(&mut app, 4);
    assert_eq!(left(&app), [16, 16, 20, 20]);
}

#[test]
fn each_turn_has_its_own_time() {
    let mut app = begin(TURN);
    think(&mut app, 4);
    play(&mut app, "c2d2");
    think(&mut app, 5);
    assert_eq!(left(&app), [1, 10, 10, 10]);
    play(&mut app, "end");
    assert_eq!(left(&app), [10, 10, 10, 10]);
}

#[test]
fn a_fallen_flag_resigns_and_the_record_says_so() {
    for time in [BANK, TURN] {
        let mut app = begin(time);
        play(&mut app, "c2d2 end");
        think(&mut app, 25);
        assert!(tokens(&app).starts_with("c2d2 end resign"), "{}", tokens(&app));
        let record = record_of(session(&app)).to_string();
        assert!(record.contains(&format!("[TimeControl \"{time}\"]")), "{record}");
        Record::parse(&record).unwrap().replay().unwrap();
        assert_eq!(session(&app).time_left(Seat(1)), Some(Duration::ZERO));
        assert!(!session(&app).position().players().contains(Seat(1)));
        // All players run out of time in the end, and then no time runs.
        think(&mut app, 60);
        assert_eq!(tokens(&app), "c2d2 end resign resign resign");
        assert!(session(&app).position().outcome().is_some());
        assert_eq!(session(&app).timed_seat(), None);
        assert!(left(&app)[0] > 0);
    }
}

#[test]
fn in_quad_a_fallen_flag_makes_the_player_absent() {
    let mut app = begin_game(Setup { time: TURN, ..Setup::new(GameId::Quad) });
    play(&mut app, "a2a3");
    think(&mut app, 10);
    assert_eq!(tokens(&app), "a2a3 absent:W");
    let table = session(&app).position();
    assert!(!table.players().contains(Seat(1)), "out of check, their pieces freeze at once");
    assert!(table.snapshot().pieces.values().any(|piece| piece.seat == Seat(1) && piece.frozen));
    assert_eq!(session(&app).timed_seat(), Some(Seat(2)));
}

#[test]
fn without_clocks_nobody_is_in_a_hurry() {
    let mut app = begin(TimeControl::Unlimited);
    think(&mut app, 300);
    assert_eq!((tokens(&app).as_str(), session(&app).time_left(Seat(0))), ("", None));
    tell(&mut app, PauseMatch(true));
    play(&mut app, "c2d2");
    assert_eq!(tokens(&app), "c2d2");
    assert!(!record_of(session(&app)).to_string().contains("TimeControl"));
}

#[test]
fn a_paused_match_takes_no_moves_and_no_time() {
    let mut app = begin(BANK);
    think(&mut app, 3);
    tell(&mut app, PauseMatch(true));
    think(&mut app, 100);
    play(&mut app, "c2d2 resign draw");
    assert_eq!(left(&app), [17, 20, 20, 20]);
    assert_eq!(tokens(&app), "");
    assert!(told(&app).contains("The match is paused"), "{}", told(&app));
    tell(&mut app, PauseMatch(false));
    play(&mut app, "c2d2");
    think(&mut app, 1);
    assert_eq!(tokens(&app), "c2d2");
    assert_eq!(left(&app), [16, 20, 20, 20]);
}

#[test]
fn clocks_wait_while_nobody_can_act() {
    let mut app = begin(BANK);
    app.insert_resource(ClockHeld(true));
    think(&mut app, 100);
    assert_eq!(left(&app), [20, 20, 20, 20]);
    app.insert_resource(ClockHeld(false));
    think(&mut app, 1);
    assert_eq!(left(&app), [19, 20, 20, 20]);
}

#[test]
fn a_long_frame_costs_a_second_at_most() {
    let mut app = begin(BANK);
    for (frame, expected) in [(900, 19_100), (1000, 18_100), (3_600_000, 17_100)] {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(frame)));
        app.update();
        assert_eq!(session(&app).time_left(Seat(0)), Some(Duration::from_millis(expected)));
    }
}

#[test]
fn what_is_taken_back_gives_its_time_back() {
    let mut app = begin(BANK);
    think(&mut app, 5);
    play(&mut app, "c2d2 end");
    think(&mut app, 7);
    play(&mut app, "b5c5");
    think(&mut app, 1);
    assert_eq!(left(&app), [18, 12, 20, 20]);
    let expected = [[18, 20, 20, 20], [15, 20, 20, 20], [20, 20, 20, 20]];
    for expected in expected {
        tell(&mut app, UndoAction);
        assert_eq!(left(&app), expected);
        think(&mut app, 2);
    }
    for expected in [[15, 20, 20, 20], [18, 20, 20, 20], [18, 13, 20, 20]] {
        tell(&mut app, RedoAction);
        assert_eq!(left(&app), expected);
    }
    // An undo also works for running out of time.
    think(&mut app, 13);
    assert!(tokens(&app).ends_with("resign"));
    tell(&mut app, UndoAction);
    assert_eq!(left(&app), [18, 13, 20, 20]);
}

#[test]
fn looking_back_neither_takes_time_nor_gives_any() {
    let mut app = begin(BANK);
    play(&mut app, "c2d2 end");
    think(&mut app, 7);
    tell(&mut app, GoTo(1));
    think(&mut app, 30);
    assert_eq!(tokens(&app), "c2d2", "nobody's flag has fallen");
    tell(&mut app, GoTo(2));
    assert_eq!(left(&app), [23, 13, 20, 20]);
    think(&mut app, 2);
    assert_eq!(left(&app), [23, 11, 20, 20]);
}

#[test]
fn bots_lose_no_time_by_waiting() {
    let bots = "human,1,1,1".parse().unwrap();
    let mut app =
        begin_game(Setup { time: TimeControl::Bank { secs: 4, increment: 0 }, bots, ..Setup::new(GameId::Pothole) });
    tell(&mut app, PauseBots(true));
    play(&mut app, "c2d2 end");
    think(&mut app, 20);
    assert_eq!((tokens(&app).as_str(), left(&app)), ("c2d2 end", vec![4, 4, 4, 4]));
    // The pause before a bot's action does not cost it time.
    app.world_mut().resource_mut::<Settings>().bot_pause = 5.0;
    tell(&mut app, PauseBots(false));
    let begun = std::time::Instant::now();
    while session(&app).position().decider() != Some(Decider::Seat(Seat(0))) {
        assert!(begun.elapsed() < Duration::from_secs(30), "{}", tokens(&app));
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(!tokens(&app).contains("resign"), "{}", tokens(&app));
}

#[test]
fn chance_and_the_laying_of_groups_cost_nothing() {
    let option = |value: &str| vec![("setup".to_owned(), value.to_owned())];
    let knot = |value| Setup { options: option(value), time: BANK, ..Setup::new(GameId::Knot) };
    let mut app = begin_game(knot("chosen"));
    think(&mut app, 50);
    play(&mut app, "set:KGB,CIA,FBI,FIDE");
    think(&mut app, 50);
    // A set-up can be chosen in a pause, because its dialog leaves nothing else to press.
    tell(&mut app, PauseMatch(true));
    play(&mut app, "set:KGB,CIA,FBI,FIDE");
    assert_eq!(left(&app), [20, 20]);
    tell(&mut app, PauseMatch(false));
    think(&mut app, 2);
    assert_eq!(left(&app), [18, 20]);

    let mut app = begin_game(knot("random"));
    app.update();
    app.update();
    assert_eq!(session(&app).actions().len(), 2, "chance has laid both sides");
    think(&mut app, 3);
    tell(&mut app, UndoAction);
    assert!(left(&app)[0] < 20, "there is nothing to take back");
}

#[test]
fn time_goes_with_the_player_when_sides_are_swapped() {
    let options = vec![("pie".to_owned(), "true".to_owned())];
    let mut app = begin_game(Setup { options, time: BANK, ..Setup::new(GameId::Knot) });
    think(&mut app, 9);
    let action = session(&app).position().actions()[0];
    tell(&mut app, SubmitAction(action));
    think(&mut app, 5);
    assert_eq!(left(&app), [14, 15]);
    play(&mut app, "swap");
    assert_eq!(left(&app), [18, 14]);
    let save = serde_json::to_string(&Save::of(session(&app), &default())).unwrap();
    let again = Save::read(&save).unwrap();
    assert_eq!(again.clock().left(1), session(&app).clock().left(1));
    tell(&mut app, UndoAction);
    assert_eq!(left(&app), [14, 20]);
}

#[test]
fn a_restored_match_has_its_times_and_is_paused() {
    for time in [BANK, TURN] {
        let storage = Storage::default();
        let mut first = app(&storage);
        tell(&mut first, StartGame(Setup { time, ..Setup::new(GameId::Pothole) }));
        think(&mut first, 4);
        play(&mut first, "c2d2 end");
        think(&mut first, 5);
        play(&mut first, "b5c5");
        think(&mut first, 2);
        first.world_mut().write_message(AppExit::Success);
        first.update();

        let mut second = app(&storage);
        assert_eq!(told(&second), "");
        assert!(session(&second).is_paused());
        assert_eq!(session(&second).setup().time, time);
        think(&mut second, 30);
        assert_eq!(left(&second), left(&first));
        assert_eq!(session(&second).clock().left(1), session(&first).clock().left(1));
        tell(&mut second, UndoAction);
        tell(&mut first, UndoAction);
        assert_eq!(left(&second), left(&first));
        tell(&mut second, UndoAction);
        tell(&mut second, UndoAction);
        assert_eq!(left(&second), [time.at_start().as_secs(); 4]);
    }
}

#[test]
fn thinking_is_kept_now_and_then() {
    let storage = Storage::default();
    let mut first = app(&storage);
    tell(&mut first, StartGame(Setup { time: BANK, ..Setup::new(GameId::Pothole) }));
    think(&mut first, 15);
    // A page that is closed announces nothing.
    assert!(left(&app(&storage))[0] <= 10);
}

#[test]
fn a_record_on_its_own_begins_with_full_times() {
    let text = "[Game \"pothole\"]\n[TimeControl \"20+3\"]\n\nc2d2 end b5c5 *\n";
    let mut app = app(&Storage::default());
    app.insert_resource(Save::read(text).unwrap());
    assert!(session(&app).is_paused());
    assert_eq!(left(&app), [20, 20, 20, 20]);
    tell(&mut app, PauseMatch(false));
    think(&mut app, 4);
    play(&mut app, "end");
    assert_eq!(left(&app), [20, 19, 20, 20]);
    let save = serde_json::to_string(&Save::of(session(&app), &default())).unwrap();
    app.insert_resource(Save::read(&save).unwrap());
    assert_eq!(left(&app), [20, 19, 20, 20]);
    let record = record_of(session(&app));
    assert_eq!(record.tags, [("TimeControl".to_owned(), "20+3".to_owned())]);
    assert_eq!(Record::parse(&record.to_string()).unwrap(), record);
}

#[test]
fn no_match_is_lost_over_a_clock() {
    let record = "[Game \\\"pothole\\\"]\\n[TimeControl \\\"20+3\\\"]\\n\\nc2d2 end *";
    let save = |clock: &str| format!("{{\"version\": 1, \"record\": \"{record}\"{clock}}}");
    let plain = |time: &str| format!("[Game \"pothole\"]\n[TimeControl \"{time}\"]\n\nc2d2 end *");
    let unknown = "The match continues without clocks";
    let anew = "The clocks were reset";
    for (text, said, limited) in [
        (save(""), "", true),
        (save(",\"clock\": null"), "", true),
        (save(",\"clock\": {\"spent_ms\": [4000, 1000]}"), "", true),
        (
            save(",\"clock\": {\"spent_ms\": [4, 1, 2]}"),
            "there are times for 3 actions, but the match has only 2",
            true,
        ),
        (save(",\"clock\": {\"spent_ms\": [-4]}"), anew, true),
        (save(",\"clock\": {}"), anew, true),
        (save(",\"clock\": \"noon\""), anew, true),
        (save(",\"clock\": {\"spent_ms\": [18446744073709551615, 1], \"thinking_ms\": 1e3}"), anew, true),
        (save("").replace("20+3", "soon"), "`soon` is not a time control; examples: `-`, `*30`, `300+5`", false),
        (save(",\"clock\": {\"spent_ms\": [4]}").replace("20+3", "0"), unknown, false),
        (plain("40/7200:3600"), unknown, false),
        (plain(""), unknown, false),
        (plain("-"), "", false),
        (plain("?"), "", false),
    ] {
        let storage = Storage::default();
        storage.write("autosave", &text).unwrap();
        let mut app = app(&storage);
        assert_eq!(tokens(&app), "c2d2 end", "{text}");
        assert_eq!(session(&app).clock().control().is_limited(), limited, "{text}");
        assert!(told(&app).contains(said) && told(&app).is_empty() == said.is_empty(), "{text}: {}", told(&app));
        // An unknown value stays in the record.
        tell(&mut app, PauseMatch(false));
        play(&mut app, "b5c5");
        let kept = storage.read("autosave").unwrap().unwrap();
        assert!(kept.contains("TimeControl") && kept.contains("b5c5"), "{kept}");
        assert_eq!(record_of(session(&app)).tags, Record::parse(&record_of(session(&app)).to_string()).unwrap().tags);
    }
}

#[test]
fn a_save_without_clocks_says_nothing_of_them() {
    let mut app = begin(TimeControl::Unlimited);
    play(&mut app, "c2d2");
    let save = serde_json::to_string(&Save::of(session(&app), &default())).unwrap();
    assert!(!save.contains("clock"), "{save}");
    assert!(!Save::read(&save).unwrap().is_paused());
}
