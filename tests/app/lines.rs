//! Other lines of a match: switching, keeping, and reading them from saves with any content.

use bevy::prelude::*;
use bulldozer_gambit::play::{
    BeginShow, BotsPaused, DiceInHand, EndShow, GoTo, LoadGame, PlayOn, RedoAction, Save, Session, Setup, StartGame,
    SubmitAction, TakeLine, UndoAction,
};
use bulldozer_gambit::rules::{Action, Decider, GameId};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::storage::Storage;

use crate::{app, tell, told};

fn session(app: &App) -> &Session {
    app.world().resource()
}

fn play(app: &mut App, tokens: &str) {
    for token in tokens.split_whitespace() {
        let action = Action::parse(token, session(app).position().seats()).unwrap();
        tell(app, SubmitAction(action));
        app.update();
    }
}

fn words(app: &App, actions: impl IntoIterator<Item = Action>) -> String {
    let seats = session(app).position().seats();
    actions.into_iter().map(|action| action.token(seats).to_string()).collect::<Vec<_>>().join(" ")
}

fn tokens(app: &App) -> String {
    words(app, session(app).actions())
}

/// The other lines, the latest first.
fn lines(app: &App) -> Vec<String> {
    session(app).other_lines().map(|line| words(app, line.actions.iter().copied())).collect()
}

fn begun(setup: Setup) -> App {
    let mut app = app(&Storage::default());
    tell(&mut app, StartGame(setup));
    app
}

/// A match with two lines, at the second one.
fn with_two_lines(setup: Setup) -> App {
    let mut app = begun(setup);
    play(&mut app, "c2d2 end b5c5 end");
    tell(&mut app, GoTo(2));
    play(&mut app, "b5b4");
    assert_eq!(lines(&app), ["c2d2 end b5c5 end"]);
    app
}

/// Switching lines gives up the current one.
#[test]
fn no_other_line_is_a_way_to_take_back_what_others_have_answered() {
    let mut app = with_two_lines(Setup::new(GameId::Pothole));
    play(&mut app, "end e6d6");
    app.world_mut().resource_mut::<Settings>().no_take_back = true;
    let before = tokens(&app);
    tell(&mut app, TakeLine(0));
    assert_eq!(tokens(&app), before);
    assert!(told(&app).contains("cannot be undone"), "{}", told(&app));
    // A line with the player's own last actions only can be given up.
    tell(&mut app, UndoAction);
    play(&mut app, "e6e5");
    assert_eq!(lines(&app)[0], before);
    tell(&mut app, TakeLine(1));
    assert_eq!(tokens(&app), before);
}

/// After sealed bids have been opened, no line that was kept before leads around them.
#[test]
fn no_other_line_is_a_way_to_bid_again() {
    let start = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R \
                 handR=q3 handB=r2,p1 handY=b2,n1 handG=n3";
    let options = vec![("bidding".to_owned(), "sealed".to_owned())];
    let mut app = begun(Setup { options, position: Some(start.to_owned()), ..Setup::new(GameId::Auction) });
    play(&mut app, "e5e6 pass");
    tell(&mut app, UndoAction);
    play(&mut app, "offer:q3");
    assert_eq!(lines(&app), ["e5e6 pass"]);
    play(&mut app, "bid:r2 bid:- bid:n3");
    let before = tokens(&app);
    tell(&mut app, TakeLine(0));
    assert_eq!(tokens(&app), before);
    assert!(told(&app).contains("hidden when it was played"), "{}", told(&app));
}

/// Bots pause during a review, and go on when it ends in any way.
#[test]
fn bots_go_on_once_the_end_of_a_line_is_there() {
    let bots = "human,human,human,1".parse().unwrap();
    let mut app = with_two_lines(Setup { bots, ..Setup::new(GameId::Pothole) });
    app.update();
    let wait = |app: &App| app.world().resource::<BotsPaused>().0;
    assert!(!wait(&app));
    tell(&mut app, GoTo(1));
    app.update();
    assert!(wait(&app));
    tell(&mut app, TakeLine(0));
    app.update();
    assert_eq!(tokens(&app), "c2d2 end b5c5 end");
    assert!(!wait(&app));
    // A demo in between changes nothing.
    tell(&mut app, GoTo(1));
    app.update();
    tell(&mut app, BeginShow::new(Setup::new(GameId::Knot)));
    app.update();
    tell(&mut app, EndShow);
    app.update();
    assert!(wait(&app) && tokens(&app) == "c2d2");
    tell(&mut app, PlayOn(true));
    (0..6).for_each(|_| app.update());
    assert_eq!(tokens(&app), "c2d2 end b5c5 end");
    assert!(!wait(&app));
}

/// A window may be closed during a review.
#[test]
fn what_was_taken_back_is_in_the_save() {
    let storage = Storage::default();
    let mut first = app(&storage);
    play(&mut first, "c2d2 end b5c5 end");
    tell(&mut first, GoTo(1));
    drop(first);
    let mut second = app(&storage);
    assert_eq!(tokens(&second), "c2d2");
    assert_eq!(lines(&second), ["c2d2 end b5c5 end"]);
    tell(&mut second, TakeLine(0));
    assert_eq!(tokens(&second), "c2d2 end b5c5 end");
}

#[test]
fn lines_that_were_saved_come_in_the_order_in_which_they_were_kept() {
    let mut app = with_two_lines(Setup::new(GameId::Pothole));
    tell(&mut app, GoTo(0));
    play(&mut app, "c2c3");
    let before = lines(&app);
    assert_eq!(before, ["c2d2 end b5b4", "c2d2 end b5c5 end"]);
    let save = Save::of(session(&app), &Settings::default()).text().unwrap();
    tell(&mut app, LoadGame(Save::read(&save).unwrap()));
    assert_eq!(lines(&app), before);
}

/// The first chance decisions are never undone, so all lines share them.
#[test]
fn no_line_begins_with_other_dice() {
    const LAST_TOKEN: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                              turn=R handR=q1,r1";
    let setup = |position: String| Setup { position: Some(position), seed: 7, ..Setup::new(GameId::Auction) };
    let mut app = begun(setup(LAST_TOKEN.to_owned()));
    app.insert_resource(DiceInHand);
    play(&mut app, "h1g1");
    let dice_first = session(&app).position().to_text();
    let rolls = session(&app).position().actions();
    app.world_mut().remove_resource::<DiceInHand>();
    tell(&mut app, StartGame(setup(dice_first)));
    (0..3).for_each(|_| app.update());
    assert!(matches!(session(&app).position().decider(), Some(Decider::Seat(_))));
    let first = session(&app).actions().next();
    let other = rolls.into_iter().find(|&roll| Some(roll) != first).unwrap();
    let save = Save { lines: vec![words(&app, [other])], ..Save::of(session(&app), &Settings::default()) };
    tell(&mut app, LoadGame(Save::read(&save.text().unwrap()).unwrap()));
    app.update();
    let before = tokens(&app);
    assert!(told(&app).contains("Variations that could not be read"), "{}", told(&app));
    tell(&mut app, TakeLine(0));
    tell(&mut app, RedoAction);
    assert_eq!(tokens(&app), before);
}
