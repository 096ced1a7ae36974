//! The app plays a fifth game as it plays the others: Kings on Nine Squares, with the feature `toy-game`.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::play::{RedoAction, Save, Session, Setup, StartGame, SubmitAction, UndoAction};
use bulldozer_gambit::rules::{Effects, GameId, Seat};
use bulldozer_gambit::storage::Storage;
use bulldozer_gambit::ui::Dialog;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::parity::{on_table, without_turn};
use crate::player::Player;
use crate::{app, new_app, tell, told, until};

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

#[test]
fn the_world_agrees_with_the_rules_over_random_games_of_kings() {
    let mut app = app(&Storage::default());
    let mut captures = 0;
    for (seed, players) in (0..30).zip(["2", "3", "4"].into_iter().cycle()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let options = vec![("players".to_owned(), players.to_owned())];
        tell(&mut app, StartGame(Setup { options, ..Setup::new(GameId::Nine) }));
        let mut table = session(&app).position().clone_box();
        while table.outcome().is_none() {
            let actions = table.actions();
            let action = actions[random.random_range(0..actions.len())];
            let kings = table.players().len();
            table.play(action, Effects::ignored()).unwrap();
            captures += kings - table.players().len();
            tell(&mut app, SubmitAction(action));
            assert_eq!(session(&app).position().to_text(), table.to_text());
            assert_eq!(on_table(app.world_mut()), without_turn(&*table));
        }
        tell(&mut app, UndoAction);
        assert!(session(&app).position().outcome().is_none());
        tell(&mut app, RedoAction);
        assert_eq!(session(&app).position().to_text(), table.to_text());
    }
    assert!(captures > 20, "{captures}");
}

/// Bots play a game with all panels and the whole view, but no window. A second app goes on from its autosave.
#[test]
fn bots_play_a_game_of_kings_to_its_end() {
    let storage = Storage::default();
    let mut first = new_app(&storage);
    first.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    first.update();
    let bots = "3,3,3,3".parse().unwrap();
    tell(&mut first, StartGame(Setup { bots, seed: 3, ..Setup::new(GameId::Nine) }));
    until("the end of the game", || {
        first.update();
        std::thread::sleep(Duration::from_millis(1));
        session(&first).position().outcome().is_some()
    });
    first.update();
    assert_eq!(told(&first), "");
    let saved = storage.read("autosave").unwrap().unwrap();
    let read = Save::read(&saved).unwrap();
    assert_eq!(read.position().to_text(), session(&first).position().to_text());
    let second = app(&storage);
    assert_eq!(session(&second).position().to_text(), session(&first).position().to_text());
    assert!(session(&second).bot_at(Seat(2)).is_some());
}

fn click(player: &mut Player, square: &str) {
    let place = player.place_of(square);
    player.go(place);
    player.frames(1);
    player.hold(true);
    player.frames(1);
    player.hold(false);
    player.settle();
}

/// The whole game without a window: kings move by clicks, and every dialog that names the games names this one.
#[test]
fn kings_are_played_by_clicks() {
    let options = vec![("players".to_owned(), "2".to_owned())];
    let mut player = Player::at(Setup { options, ..Setup::new(GameId::Nine) });
    ["a1", "b2"].into_iter().for_each(|square| click(&mut player, square));
    ["c3", "b2"].into_iter().for_each(|square| click(&mut player, square));
    assert_eq!(player.tokens(), "a1b2 c3b2");
    let outcome = player.session().position().outcome().unwrap();
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [Seat(2)]);

    for dialog in [Dialog::Setup, Dialog::RuleBook, Dialog::Learn] {
        player.app.insert_resource(dialog);
        player.frames(4);
        assert_eq!(player.dialog(), dialog);
    }
    player.press("Nine");
    player.press("Begin");
    assert_eq!(player.session().position().to_text(), "2,Gk/3/Wk,2 turn=W");
    assert_eq!(told(&player.app), "");
}
