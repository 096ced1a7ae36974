//! Coach: bots that adapt to the results of the humans.

use bevy::prelude::*;
use bulldozer_gambit::play::{CoachChange, Rematch, Session, Setup, StartGame, SubmitAction, UndoAction};
use bulldozer_gambit::rules::{Action, GameId};
use bulldozer_gambit::storage::Storage;

use crate::{app, tell};

fn begin(storage: &Storage, setup: Setup) -> App {
    let mut app = app(storage);
    tell(&mut app, StartGame(setup));
    app
}

/// A match of Knot between a human and Coach.
fn against_coach() -> Setup {
    Setup { bots: "human,coach".parse().unwrap(), seed: 3, ..Setup::offered(GameId::Knot) }
}

/// Who sits where, such as `human coach=2.5`.
fn bots(app: &App) -> String {
    let setup = app.world().resource::<Session>().setup();
    setup.bots.text(setup.game.seats().len())
}

fn resign(app: &mut App) {
    let seats = GameId::Knot.seats();
    tell(app, SubmitAction(Action::parse("resign", seats).unwrap()));
    app.update();
}

#[test]
fn a_defeat_makes_the_bots_of_the_next_match_weaker() {
    let storage = Storage::default();
    let mut app = begin(&storage, against_coach());
    assert_eq!(bots(&app), "human coach=2.5");
    assert_eq!(app.world().resource::<CoachChange>().0, None);
    resign(&mut app);
    assert_eq!(app.world().resource::<CoachChange>().0, Some(core::cmp::Ordering::Less));
    assert_eq!(bots(&app), "human coach=2.5", "a match keeps its strength");
    tell(&mut app, Rematch);
    assert_eq!(bots(&app), "coach=1.7 human");
    assert_eq!(app.world().resource::<CoachChange>().0, None);
    // The results outlast the program, and belong to one game.
    assert_eq!(bots(&begin(&storage, against_coach())), "human coach=1.7");
    let pothole = Setup { bots: "human,coach,coach,coach".parse().unwrap(), ..Setup::new(GameId::Pothole) };
    assert_eq!(bots(&begin(&storage, pothole)), "human coach=2.5 coach=2.5 coach=2.5");
}

#[test]
fn a_game_that_is_taken_back_counts_once_and_one_from_an_own_position_not_at_all() {
    let storage = Storage::default();
    let mut app = begin(&storage, against_coach());
    resign(&mut app);
    tell(&mut app, UndoAction);
    resign(&mut app);
    assert_eq!(bots(&begin(&storage, against_coach())), "human coach=1.7");
    let position = Some("Wk,15/Wg,15/16/15,Bk turn=W".to_owned());
    resign(&mut begin(&storage, Setup { position, seed: 9, ..against_coach() }));
    assert_eq!(bots(&begin(&storage, against_coach())), "human coach=1.7");
}

#[test]
fn results_that_cannot_be_read_are_kept_and_said() {
    let storage = Storage::default();
    storage.write("coach", "{ torn").unwrap();
    assert_eq!(bots(&begin(&storage, against_coach())), "human coach=2.5");
    assert_eq!(storage.read("coach").unwrap(), None, "the file has another name now");
}
