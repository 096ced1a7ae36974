//! Setting up a game.

use bevy_egui::egui;

use super::Panels;
use crate::clock::TimeControl;
use crate::play::Setup;
use crate::rules::GameId;
use crate::ui::dialog::Dialog;

#[test]
fn the_set_up_says_what_becomes_of_those_who_run_out_of_time() {
    for game in GameId::ALL {
        let time = TimeControl::Bank { secs: 60, increment: 0 };
        let mut panels = Panels::of(Setup { time, ..Setup::new(game) });
        // All of it must be visible without scrolling.
        panels.size = egui::vec2(1280.0, 2000.0);
        panels.open(Dialog::Setup);
        let is_absent = panels.says("A player who runs out of time is absent");
        assert_eq!(is_absent, game == GameId::Quad, "{game:?}: {:?}", panels.texts);
        assert_eq!(panels.says("A player who runs out of time resigns"), game != GameId::Quad, "{game:?}");
    }
}

#[test]
fn a_new_match_of_knot_begins_in_balance_unless_the_players_choose_otherwise() {
    let mut panels = Panels::of(Setup::new(GameId::Pothole));
    panels.size = egui::vec2(1280.0, 2400.0);
    panels.open(Dialog::Setup);
    assert!(!panels.says("Balanced start"), "{:?}", panels.texts);
    panels.press(GameId::Knot.title());
    panels.settle();
    assert!(panels.says("Balanced start") && !panels.says("Uneven"), "{:?}", panels.texts);
    assert!(panels.says("of 100 games end without a single winner"), "{:?}", panels.texts);
    panels.press("Start");
    panels.settle();
    assert!(panels.session().setup().game == GameId::Knot && panels.session().setup().is_balanced());

    panels.open(Dialog::Setup);
    panels.press("Start of the rules");
    panels.settle();
    assert!(panels.says("Uneven: White comes first in"), "{:?}", panels.texts);
    assert!(!panels.says("without a single winner"), "it is always won: {:?}", panels.texts);
    panels.press("Play 2 games and change seats");
    panels.settle();
    panels.press("Start");
    panels.settle();
    let session = panels.session();
    assert_eq!((session.setup().position.as_deref(), session.series().games()), (None, 2));
}

#[test]
fn a_game_that_is_often_drawn_offers_the_option_that_decides_more_of_them() {
    let balanced = GameId::Knot.kit().balanced[0].to_owned();
    let mut panels = Panels::of(Setup { position: Some(balanced), ..Setup::new(GameId::Knot) });
    panels.size = egui::vec2(1280.0, 2400.0);
    panels.open(Dialog::Setup);
    assert!(!panels.says("Uneven:") && !panels.says("Play 2 games"), "the game is even: {:?}", panels.texts);
    panels.press("Turns until a standstill: 20 (47 of 100 without a winner)");
    panels.settle();
    panels.press("Start");
    panels.settle();
    let setup = panels.session().setup();
    assert!(setup.is_balanced());
    assert_eq!(setup.options, [("standstill".to_owned(), "20".to_owned())]);
}

#[test]
fn a_lopsided_variant_offers_the_balanced_start() {
    let mut panels =
        Panels::of(Setup { options: vec![("truce".to_owned(), "10".to_owned())], ..Setup::new(GameId::Knot) });
    panels.size = egui::vec2(1280.0, 2400.0);
    panels.open(Dialog::Setup);
    assert!(panels.says("Uneven: Black comes first in"), "{:?}", panels.texts);
    panels.press("Balanced start");
    panels.settle();
    assert!(!panels.says("Turns of truce"), "options of the start by the rules are idle: {:?}", panels.texts);
    panels.press("Start");
    panels.settle();
    assert!(panels.session().setup().is_balanced() && panels.session().setup().options.is_empty());
}

#[test]
fn a_lopsided_form_offers_odds() {
    let form = ("form".to_owned(), "three-handed".to_owned());
    let mut panels = Panels::of(Setup { options: vec![form.clone()], ..Setup::new(GameId::Quad) });
    panels.size = egui::vec2(1280.0, 2400.0);
    panels.open(Dialog::Setup);
    assert!(panels.says("Uneven: South comes first in") && !panels.says("Odds given by"), "{:?}", panels.texts);
    panels.press("South gives odds: Rook");
    panels.settle();
    assert!(!panels.says("Uneven:") && panels.says("Odds given by"), "{:?}", panels.texts);
    panels.press("Start");
    panels.settle();
    let session = panels.session();
    assert_eq!(session.setup().options, [form, ("odds".to_owned(), "rook".to_owned())]);
    assert_eq!(session.position().snapshot().pieces.values().filter(|piece| piece.kind.letter() == 'r').count(), 3);
}

#[test]
fn a_lopsided_game_offers_the_option_that_makes_it_even() {
    let mut panels = Panels::of(Setup::new(GameId::Auction));
    panels.size = egui::vec2(1280.0, 2400.0);
    panels.open(Dialog::Setup);
    assert!(panels.says("Uneven: Yellow comes first in"), "{:?}", panels.texts);
    panels.press("Placing traded pieces: At home only");
    panels.settle();
    assert!(!panels.says("Uneven:"), "{:?}", panels.texts);
    panels.press("Start");
    panels.settle();
    assert_eq!(panels.session().setup().options, [("placing".to_owned(), "home".to_owned())]);
}

#[test]
fn what_is_known_of_all_variants_is_shown() {
    for game in GameId::ALL {
        let mut panels = Panels::of(Setup::new(game));
        panels.size = egui::vec2(390.0, 6000.0);
        panels.open(Dialog::Setup);
        panels.press("Balance of all variants");
        panels.settle();
        assert!(panels.says("Usual rules") && panels.says("Half of the games"), "{game:?}: {:?}", panels.texts);
    }
}
