//! Matches of several games: players change seats, points are added up, and saves keep both.

use bevy::prelude::*;
use bulldozer_gambit::clock::TimeControl;
use bulldozer_gambit::play::{
    NextGame, RedoAction, Save, Session, Setup, StartGame, SubmitAction, UndoAction, record_of,
};
use bulldozer_gambit::rules::{Action, GameId, Record, Seat, Series};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::storage::Storage;

use crate::{app, tell, told};

/// A match that has just started, with options such as `form=cutthroat`.
fn begin(game: GameId, games: u8, options: &str, names: &[&str]) -> App {
    let options = options.split_whitespace().filter_map(|option| option.split_once('='));
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let mut setup = Setup { options, series: Series::of(games), seed: 7, ..Setup::new(game) };
    for (player, name) in setup.players.iter_mut().zip(names) {
        (*name).clone_into(player);
    }
    let mut app = app(&Storage::default());
    tell(&mut app, StartGame(setup));
    app
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

fn play(app: &mut App, tokens: &str) {
    for token in tokens.split_whitespace() {
        let action = Action::parse(token, session(app).setup().game.seats()).unwrap();
        tell(app, SubmitAction(action));
    }
}

/// The players by seat with their points, such as `Ann 1, Bob 0`; `-` for points that are not counted.
fn seated(session: &Session) -> String {
    let seats = (0..session.setup().game.seats().len() as u8).map(Seat);
    let lines = seats.map(|seat| {
        let total = session.total_of(seat).map_or_else(|| "-".to_owned(), |total| total.to_string());
        format!("{} {total}", session.player_name(seat))
    });
    lines.collect::<Vec<_>>().join(", ")
}

/// The session after saving and loading.
fn saved(session: &Session) -> Session {
    let save = serde_json::to_string(&Save::of(session, &Settings::default())).unwrap();
    Save::read(&save).unwrap()
}

/// All points before and after each game, as played and as saved.
#[test]
fn points_are_added_up_and_seats_change() {
    let four = ["Ann", "Bob", "Cleo", "Dan"];
    let (opposite, adjacent) = ("form=teams-opposite", "form=teams-adjacent");
    let removed = "resign:remove resign:remove resign:remove";
    for (game, options, names, games) in [
        (
            GameId::Pothole,
            "",
            &four[..],
            &[
                ("resign resign resign", "Ann 0, Bob 0, Cleo 0, Dan 1"),
                ("resign resign resign", "Dan 1, Ann 0, Bob 0, Cleo 1"),
                ("resign draw", "Cleo 1, Dan 4/3, Ann 1/3, Bob 1/3"),
            ][..],
        ),
        (
            GameId::Pothole,
            "",
            &["Ann"],
            &[
                ("resign resign resign", "Ann 0, Player 2 0, Player 3 0, Player 4 1"),
                ("resign resign resign", "Player 4 1, Ann 0, Player 2 0, Player 3 1"),
            ],
        ),
        (GameId::Knot, "", &["Ann", "Bob"], &[("draw", "Ann 1/2, Bob 1/2"), ("resign", "Bob 1/2, Ann 3/2")]),
        (
            GameId::Knot,
            "pie=true",
            &["Ann", "Bob"],
            &[("d3d5 swap resign", "Bob 1, Ann 0"), ("resign", "Bob 1, Ann 1"), ("d3d5 swap resign", "Bob 2, Ann 1")],
        ),
        (
            GameId::Quad,
            "score=4321",
            &four,
            &[(removed, "Ann 1, Bob 2, Cleo 3, Dan 4"), ("draw:SWNE", "Dan 13/2, Ann 7/2, Bob 9/2, Cleo 11/2")],
        ),
        (
            GameId::Quad,
            opposite,
            &four,
            &[
                ("resign:remove resign:remove resign:remove", "Ann 0, Bob 1, Cleo 0, Dan 1"),
                ("draw:SWNE", "Dan 3/2, Ann 1/2, Bob 3/2, Cleo 1/2"),
            ],
        ),
        (
            GameId::Quad,
            adjacent,
            &four,
            &[
                ("resign:remove resign:remove", "Ann 0, Bob 0, Cleo 1, Dan 1"),
                ("resign:remove resign:remove", "Dan 1, Cleo 1, Ann 1, Bob 1"),
                ("resign:remove resign:remove", "Bob 1, Ann 1, Dan 2, Cleo 2"),
                ("resign:remove resign:remove", "Cleo 2, Dan 2, Bob 2, Ann 2"),
            ],
        ),
        (
            GameId::Quad,
            "form=two-handed-opposite",
            &["Ann", "", "", ""],
            &[
                ("draw:SWNE", "Ann 1/2, Player 2 1/2, Ann 1/2, Player 2 1/2"),
                ("draw:SWNE", "Player 2 1, Ann 1, Player 2 1, Ann 1"),
            ],
        ),
        (
            GameId::Quad,
            "form=three-handed",
            &["Ann", "Bob", "Cleo", ""],
            &[
                ("draw:SWN", "Ann 1/2, Bob 1/2, Cleo 1/2, East -"),
                ("draw:SWN", "Cleo 1, Ann 1, Bob 1, East -"),
                ("draw:SWN", "Bob 3/2, Cleo 3/2, Ann 3/2, East -"),
            ],
        ),
    ] {
        let mut app = begin(game, games.len() as u8, options, names);
        let mut seeds = vec![session(&app).setup().seed];
        for (number, (tokens, after)) in (1..).zip(games) {
            let context = format!("{} {options}, game {number}", game.name());
            assert_eq!(session(&app).series().number(), number, "{context}");
            let before = seated(&saved(session(&app)));
            assert_eq!(seated(session(&app)), before, "{context}");
            play(&mut app, tokens);
            assert!(session(&app).position().outcome().is_some(), "{context}: {}", told(&app));
            assert_eq!(seated(session(&app)), *after, "{context}");
            let again = saved(session(&app));
            assert_eq!((seated(&again).as_str(), again.setup()), (*after, session(&app).setup()), "{context}");
            // An undo takes its points back.
            tell(&mut app, UndoAction);
            assert!(session(&app).next_game().is_none(), "{context}");
            tell(&mut app, RedoAction);
            assert_eq!(seated(session(&app)), *after, "{context}");
            assert_eq!(session(&app).next_game(), again.next_game(), "{context}");
            assert_eq!(session(&app).has_next_game(), number < games.len() as u8, "{context}");
            tell(&mut app, NextGame);
            seeds.push(session(&app).setup().seed);
        }
        assert!(told(&app).ends_with("This is the last game of the match."), "{}", told(&app));
        seeds.pop();
        assert_eq!(seeds[0], 7);
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), games.len(), "each game has a seed of its own");
    }
}

#[test]
fn rules_and_times_are_kept_and_clocks_begin_anew() {
    let time = TimeControl::Bank { secs: 60, increment: 2 };
    let tags = [("Event", "Friday"), ("Annotator", "Ann")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let options = vec![("quiet-turns".to_owned(), "60".to_owned())];
    let setup = Setup { options, time, tags: tags.into(), series: Series::of(2), ..Setup::new(GameId::Pothole) };
    let mut app = app(&Storage::default());
    tell(&mut app, StartGame(setup.clone()));
    let first = session(&app).position().to_text();
    play(&mut app, "c2d2 end resign resign resign");
    tell(&mut app, NextGame);
    let next = session(&app).setup();
    assert_eq!((&next.options, next.time, session(&app).actions().len()), (&setup.options, time, 0));
    assert_eq!(next.tags, [("Event".to_owned(), "Friday".to_owned())]);
    assert!(next.date.as_ref().is_some_and(|date| date.len() == 10), "{:?}", next.date);
    assert_eq!(session(&app).position().to_text(), first);
    assert!(!session(&app).is_paused() && !session(&app).can_redo());
    assert_eq!(session(&app).time_left(Seat(0)), Some(time.at_start()));
}

#[test]
fn the_same_match_has_the_same_seeds() {
    let seeds = || {
        let mut app = begin(GameId::Knot, 3, "setup=random", &[]);
        let mut positions = Vec::new();
        for _ in 0..3 {
            app.update();
            app.update();
            positions.push((session(&app).setup().seed, session(&app).position().to_text()));
            play(&mut app, "resign");
            tell(&mut app, NextGame);
        }
        positions
    };
    assert_eq!(seeds(), seeds());
}

#[test]
fn a_game_on_its_own_has_no_points_to_add_up() {
    let mut app = begin(GameId::Pothole, 1, "", &["Ann"]);
    assert_eq!(seated(session(&app)), "Ann -, Red -, Black -, Blue -");
    play(&mut app, "resign resign resign");
    tell(&mut app, NextGame);
    assert!(session(&app).position().outcome().is_some());
    assert!(!record_of(session(&app)).to_string().contains("Match"));
    // A new game does not continue the match of the last one either.
    let mut app = begin(GameId::Pothole, 4, "", &[]);
    tell(&mut app, NextGame);
    assert_eq!(told(&app), "The next game starts after this one.");
    tell(&mut app, StartGame(Setup::new(GameId::Knot)));
    assert!(!session(&app).series().is_match());
}

#[test]
fn the_autosave_has_the_match() {
    let storage = Storage::default();
    let mut first = app(&storage);
    tell(&mut first, StartGame(Setup { series: Series::of(2), ..Setup::new(GameId::Pothole) }));
    play(&mut first, "resign resign resign");
    let mut second = app(&storage);
    assert_eq!(seated(session(&second)), seated(session(&first)));
    tell(&mut second, NextGame);
    let third = app(&storage);
    assert_eq!(session(&third).series().number(), 2);
    assert_eq!(seated(session(&third)), "Player 4 1, Player 1 0, Player 2 0, Player 3 0");
    let record = record_of(session(&third));
    let written = record.to_string();
    for line in ["[Match \"2\"]", "[Round \"2\"]", "[Scores \"1-0-0-0\"]"] {
        assert!(written.contains(line), "{written}");
    }
    assert_eq!(Record::parse(&written).unwrap(), record);
}

#[test]
fn no_game_is_lost_over_the_tags_of_a_match() {
    for (tags, said) in [
        ("", ""),
        ("[Round \"3\"]", ""),
        ("[Match \"1\"]", ""),
        ("[Match \"2\"]", "tag `Round`"),
        ("[Match \"many\"][Round \"1\"]", "tag `Match`: `many`"),
        ("[Match \"2\"][Round \"2\"][Scores \"1-0\"]", "tag `Scores`: `1-0`"),
        ("[Match \"2\"][Round \"9\"][TimeControl \"soon\"]", "`soon`"),
        ("[Match \"2\"][Round \"9\"][TimeControl \"soon\"]", "tag `Round`: `9`"),
    ] {
        let text = format!("[Game \"pothole\"]\n{tags}\n\nc2d2 end *");
        let storage = Storage::default();
        storage.write("autosave", &text).unwrap();
        let mut app = app(&storage);
        assert_eq!(session(&app).actions().len(), 2, "{text}");
        assert!(!session(&app).series().is_match(), "{text}");
        assert!(told(&app).contains(said) && told(&app).is_empty() == said.is_empty(), "{text}: {}", told(&app));
        // An unknown value stays in the record.
        play(&mut app, "b5c5");
        let kept = Save::read(&storage.read("autosave").unwrap().unwrap()).unwrap();
        assert_eq!(kept.setup().tags, Record::parse(&text).unwrap().tags);
    }
}

/// Players change seats, so that each balanced start is played from both sides before another one is drawn.
#[test]
fn balanced_starts_are_played_from_both_sides() {
    let mut setup = Setup { series: Series::of(4), seed: 5, ..Setup::offered(GameId::Knot) };
    setup.draw_start();
    let mut app = app(&Storage::default());
    tell(&mut app, StartGame(setup));
    let starts = [(); 4].map(|()| {
        let start = session(&app).setup().position.clone();
        assert_eq!(saved(session(&app)).setup().position, start);
        play(&mut app, "resign");
        tell(&mut app, NextGame);
        start
    });
    assert!(starts[0] == starts[1] && starts[1] != starts[2] && starts[2] == starts[3], "{starts:?}");
}
