//! Auction Chess at the table: players who skip offers, and dice that wait to be thrown.

use bevy::prelude::*;
use bulldozer_gambit::app::minimal_app;
use bulldozer_gambit::play::{
    AskForOffer, DiceInHand, RedoAction, Session, Setup, StartGame, SubmitAction, ThrowDice, UndoAction, odds,
};
use bulldozer_gambit::rules::{Action, Decider, GameId, Seat, SeatSet};
use bulldozer_gambit::settings::Settings;

/// Red is to move, and Red and Yellow have something to trade.
const TRADERS: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                       turn=R handR=q3 handY=r2";
/// Red is to move, and then loses their last token.
const LAST_TOKEN: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                          turn=R handR=q1,r1";

fn app_at(position: &str) -> App {
    let mut app = minimal_app();
    app.update();
    let setup = Setup { position: Some(position.to_owned()), seed: 7, ..Setup::new(GameId::Auction) };
    app.world_mut().trigger(StartGame(setup));
    app.update();
    app
}

fn send<'a, E: Event<Trigger<'a>: Default>>(app: &mut App, event: E) {
    app.world_mut().trigger(event);
    app.update();
}

fn play(app: &mut App, token: &str) {
    let action = Action::parse(token, GameId::Auction.seats()).unwrap();
    send(app, SubmitAction(action));
}

fn tokens(app: &App) -> String {
    let session = app.world().resource::<Session>();
    let seats = session.position().seats();
    session.actions().map(|action| action.token(seats).to_string()).collect::<Vec<_>>().join(" ")
}

fn decider(app: &App) -> Option<Decider> {
    app.world().resource::<Session>().position().decider()
}

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn do_not_ask(app: &mut App, seat: Seat) {
    app.world_mut().resource_mut::<Settings>().no_offers = SeatSet::from_iter([seat]);
}

#[test]
fn who_has_not_said_otherwise_is_asked() {
    let mut app = app_at(TRADERS);
    do_not_ask(&mut app, BLUE);
    play(&mut app, "e5e6");
    assert_eq!(decider(&app), Some(Decider::Seat(RED)));
    assert_eq!(tokens(&app), "e5e6");
}

#[test]
fn who_does_not_want_to_be_asked_passes() {
    let mut app = app_at(TRADERS);
    do_not_ask(&mut app, RED);
    play(&mut app, "e5e6");
    assert_eq!(decider(&app), Some(Decider::Seat(BLUE)));
    assert_eq!(tokens(&app), "e5e6 pass");
    // After an undo, Red is at the offer and is not passed automatically. The pass can be redone.
    send(&mut app, UndoAction);
    assert_eq!(decider(&app), Some(Decider::Seat(RED)));
    assert_eq!(tokens(&app), "e5e6");
    send(&mut app, RedoAction);
    assert_eq!(tokens(&app), "e5e6 pass");
    send(&mut app, UndoAction);
    play(&mut app, "offer:q3");
    assert_eq!(tokens(&app), "e5e6 offer:q3");
}

#[test]
fn he_may_ask_for_it_this_once() {
    let mut app = app_at(TRADERS);
    do_not_ask(&mut app, RED);
    send(&mut app, AskForOffer);
    play(&mut app, "e5e6");
    assert_eq!(decider(&app), Some(Decider::Seat(RED)));
    for token in ["offer:q3", "bid:-", "a7a8"] {
        play(&mut app, token);
    }
    // Yellow has declined, so the offer is over. Then Yellow and Green move, and Red is not asked again.
    assert_eq!(tokens(&app), "e5e6 offer:q3 bid:- a7a8");
    for token in ["g14f14", "pass", "n8n9", "e6e7"] {
        play(&mut app, token);
    }
    assert_eq!(tokens(&app), "e5e6 offer:q3 bid:- a7a8 g14f14 pass n8n9 e6e7 pass");
}

#[test]
fn who_asks_twice_has_thought_better_of_it() {
    let mut app = app_at(TRADERS);
    do_not_ask(&mut app, RED);
    send(&mut app, AskForOffer);
    send(&mut app, AskForOffer);
    play(&mut app, "e5e6");
    assert_eq!(tokens(&app), "e5e6 pass");
}

#[test]
fn dice_in_hand_wait_to_be_thrown() {
    let mut app = app_at(LAST_TOKEN);
    app.insert_resource(DiceInHand);
    play(&mut app, "h1g1");
    app.update();
    assert_eq!(decider(&app), Some(Decider::Chance));
    let table = app.world().resource::<Session>().position().clone_box();
    let falls = odds(&*table);
    assert_eq!(falls.len(), 35, "of 36 inner squares the pawn on e5 takes one");
    let e5 = "e5".parse().ok();
    assert!(falls.iter().all(|fall| fall.kind.letter() == 'q' && fall.square != e5));
    send(&mut app, ThrowDice);
    assert_eq!(decider(&app), Some(Decider::Chance), "the rook comes down by a roll of its own");
    send(&mut app, ThrowDice);
    assert_eq!(decider(&app), Some(Decider::Seat(BLUE)));
    let thrown = tokens(&app);
    send(&mut app, ThrowDice);
    assert_eq!(tokens(&app), thrown, "no dice are due");
    // The same seed gives the same roll, thrown by hand or automatically, and after any undo.
    send(&mut app, UndoAction);
    play(&mut app, "h1h2");
    let mut alone = app_at(LAST_TOKEN);
    play(&mut alone, "h1h2");
    for _ in 0..4 {
        send(&mut app, ThrowDice);
        alone.update();
    }
    assert_eq!(tokens(&app), tokens(&alone));
    assert_eq!(tokens(&app).replace("h1h2", "h1g1"), thrown);
}

#[test]
fn dice_fall_by_themselves_where_the_players_want_that() {
    let mut app = app_at(LAST_TOKEN);
    app.insert_resource(DiceInHand);
    app.world_mut().resource_mut::<Settings>().throw_at_once = true;
    play(&mut app, "e5e6");
    app.update();
    app.update();
    assert_eq!(decider(&app), Some(Decider::Seat(BLUE)));
}

/// Dice are thrown even when undo is restricted.
#[test]
fn dice_fall_where_nothing_is_taken_back_that_others_have_answered() {
    let mut app = app_at(LAST_TOKEN);
    app.world_mut().resource_mut::<Settings>().no_take_back = true;
    play(&mut app, "e5e6");
    app.update();
    app.update();
    assert_eq!(decider(&app), Some(Decider::Seat(BLUE)));
}
