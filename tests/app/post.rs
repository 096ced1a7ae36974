//! Matches by post: two players send each other their turns as links.

use bevy::prelude::*;
use bulldozer_gambit::play::{
    BeginsWithSession, KeptMatches, LoadGame, LookForMatches, Post, Save, SendByPost, Session, Setup, StartGame,
    SubmitAction,
};
use bulldozer_gambit::rules::record::to_link;
use bulldozer_gambit::rules::{Action, GameId};
use bulldozer_gambit::storage::Storage;

use crate::{app, new_app, tell, told};

fn play(app: &mut App, tokens: &str) {
    for token in tokens.split_whitespace() {
        tell(app, SubmitAction(Action::parse(token, GameId::Pothole.seats()).unwrap()));
    }
}

/// Sends the turn. Returns its link.
fn send(app: &mut App) -> String {
    let (send, record) = SendByPost::prepare(app.world().resource::<Session>());
    tell(app, send);
    to_link(&record).unwrap()
}

fn open(app: &mut App, link: &str) {
    tell(app, LoadGame(Save::read(link).unwrap()));
}

fn actions(app: &App) -> usize {
    app.world().resource::<Session>().actions().len()
}

/// How far each match is that was put aside, with the number of its actions.
fn kept(app: &mut App) -> Vec<(Option<Post>, usize)> {
    tell(app, LookForMatches);
    app.world().resource::<KeptMatches>().0.iter().map(|listed| (listed.post, listed.actions)).collect()
}

#[test]
fn two_players_send_each_other_their_turns() {
    let (first, second) = (Storage::default(), Storage::default());
    let (mut ann, mut ben) = (app(&first), app(&second));
    tell(&mut ann, StartGame(Setup::new(GameId::Pothole)));
    play(&mut ann, "c2d2 end");
    let link = send(&mut ann);
    open(&mut ben, &link);
    play(&mut ben, "b5c5 @c4c3");
    let answer = send(&mut ben);
    // Meanwhile both play something else.
    for app in [&mut ann, &mut ben] {
        tell(app, StartGame(Setup::new(GameId::Quad)));
        assert_eq!(kept(app).len(), 1);
    }
    assert_eq!(kept(&mut ann), [(Some(Post::Sent), 2)]);
    open(&mut ann, &answer);
    assert_eq!((actions(&ann), kept(&mut ann)), (4, vec![]), "it takes the place of the one that was put aside");
    // The first link again: what there is goes on.
    open(&mut ann, &link);
    assert_eq!(actions(&ann), 4);
    assert_eq!(told(&ann), "This link is old: 2 actions have been played since then.");
    open(&mut ben, &link);
    assert_eq!((actions(&ben), kept(&mut ben)), (4, vec![]));
    tell(&mut ann, StartGame(Setup::new(GameId::Quad)));
    assert_eq!(kept(&mut ann), [(Some(Post::YourTurn), 4)]);
}

#[test]
fn a_link_that_contradicts_is_refused_and_changes_nothing() {
    let storage = Storage::default();
    let mut ann = app(&storage);
    tell(&mut ann, StartGame(Setup::new(GameId::Pothole)));
    let start = send(&mut ann);
    let mut cheat = app(&Storage::default());
    open(&mut cheat, &start);
    play(&mut cheat, "c2c3 end b5c5");
    let other = send(&mut cheat);
    play(&mut ann, "c2d2 end");
    let wanted = "This link contradicts the match that you have: action 1 was c2d2, and the link says c2c3. Nothing has changed.";
    open(&mut ann, &other);
    assert_eq!((told(&ann), actions(&ann)), (wanted.to_owned(), 2));
    tell(&mut ann, StartGame(Setup::new(GameId::Quad)));
    open(&mut ann, &other);
    assert_eq!((told(&ann), kept(&mut ann)), (format!("{wanted} {wanted}"), vec![(Some(Post::YourTurn), 2)]));
    assert_eq!(ann.world().resource::<Session>().setup().game, GameId::Quad);
}

/// An app that was started with a link.
fn started(storage: &Storage, link: &str) -> App {
    let mut app = new_app(storage);
    app.insert_resource(Save::read(link).unwrap()).insert_resource(BeginsWithSession);
    app.update();
    app
}

#[test]
fn a_program_that_starts_with_a_link_does_the_same() {
    let storage = Storage::default();
    let mut ann = app(&storage);
    tell(&mut ann, StartGame(Setup::new(GameId::Pothole)));
    play(&mut ann, "c2d2 end");
    let early = send(&mut ann);
    play(&mut ann, "b5c5");
    let late = send(&mut ann);
    drop(ann);
    let mut again = started(&storage, &early);
    assert_eq!(
        (actions(&again), told(&again).as_str()),
        (3, "This link is old: one action has been played since then.")
    );
    tell(&mut again, StartGame(Setup::new(GameId::Quad)));
    assert_eq!(kept(&mut again), [(Some(Post::Sent), 3)]);
    drop(again);
    let mut third = started(&storage, &late);
    assert_eq!((actions(&third), kept(&mut third)), (3, vec![]));
    drop(third);
    let mut cheat = app(&Storage::default());
    open(&mut cheat, &early);
    let actions_here = cheat.world().resource::<Session>().position().actions();
    let blue = Action::parse("b5c5", GameId::Pothole.seats()).unwrap();
    tell(&mut cheat, SubmitAction(actions_here.into_iter().find(|&action| action != blue).unwrap()));
    let other = send(&mut cheat);
    let mut fourth = started(&storage, &other);
    assert!(told(&fourth).starts_with("This link contradicts"), "{}", told(&fourth));
    assert_eq!((actions(&fourth), kept(&mut fourth)), (3, vec![]));
}
