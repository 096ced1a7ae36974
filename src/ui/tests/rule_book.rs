//! The rule book, opened at a requested place.

use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::rules::GameId;
use crate::ui::dialog::Dialog;
use crate::ui::rule_book::OpenPiece;
use crate::view::PickSquare;

#[test]
fn whoever_has_picked_a_piece_is_told_how_it_moves() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0)] {
        let mut panels = Panels::begin(GameId::Pothole, None);
        panels.size = size;
        panels.settle();
        assert!(!panels.can_press("How it moves"));
        panels.app.world_mut().trigger(PickSquare("c2".parse().unwrap()));
        panels.settle();
        panels.look(&format!("picked-{}", size.x));
        panels.press("How it moves");
        assert_eq!(*panels.app.world().resource::<Dialog>(), Dialog::RuleBook);
        assert!(panels.says("Bulldozer: one step"), "{:?}", panels.texts);
        panels.look(&format!("how-it-moves-{}", size.x));
    }
}

/// It scrolls to entries far down the page.
#[test]
fn every_kind_of_piece_is_found_in_the_rule_book() {
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        for piece in game.kit().pieces {
            panels.app.world_mut().trigger(OpenPiece(piece.kind));
            panels.settle();
            let name = panels.session().position().words().kind_name(piece.kind);
            let is_told = panels.texts.iter().any(|text| text.to_lowercase().contains(name.split('-').next().unwrap()));
            assert!(is_told, "{game:?}: {name}: {:?}", panels.texts);
            panels.open(Dialog::Closed);
        }
    }
}

/// Its boards can be used: pieces move, the dice are thrown, and actions without a square can be pressed.
#[test]
fn boards_of_the_rule_book_are_tried() {
    let mut panels = Panels::begin(GameId::Auction, None);
    panels.size = egui::vec2(700.0, 4000.0);
    panels.open(Dialog::RuleBook);
    panels.look("rules-auction-whole");
    assert!(panels.says("Try it: Red to move."), "{:?}", panels.texts);
}

/// Every line with a board is shown as one, wherever it is on the page.
#[test]
fn no_position_stands_in_the_rule_book_as_text() {
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        panels.size = egui::vec2(900.0, 30_000.0);
        panels.open(Dialog::RuleBook);
        let raw: Vec<_> = panels.texts.iter().filter(|text| text.contains("% ") || text.contains(" turn=")).collect();
        assert!(raw.is_empty(), "{game:?}: {raw:?}");
        assert!(panels.texts.iter().filter(|text| text.starts_with("Try it")).count() > 8, "{game:?}");
    }
}

/// Knot's attacker moves to the end of its arm, or goes berserk to it.
#[test]
fn a_board_of_the_rule_book_asks_in_which_way_and_says_why_not() {
    for size in [egui::vec2(1280.0, 2000.0), egui::vec2(390.0, 2000.0)] {
        let mut panels = Panels::begin(GameId::Knot, None);
        panels.size = size;
        panels.open(Dialog::RuleBook);
        panels.write_into("Search", "Berserk | Berserk");
        let attackers = panels.places_of_letter("A").len();
        // It is on b5 of the first board, with an icosahedron beside it on b6. The reasons shown move the page.
        let pick = |panels: &mut Panels, squares: f32| {
            let b5 = panels.places_of_letter("A")[0];
            let beside = panels.places_of_letter("I").into_iter().min_by_key(|place| place.distance(b5) as u32);
            panels.click_at(b5 + (beside.unwrap() - b5) * squares);
        };
        pick(&mut panels, 0.0);
        pick(&mut panels, 3.0);
        assert!(panels.says("cannot go to b8"), "{:?}", panels.texts);
        panels.look(&format!("trial-why-not-{}", size.x));
        pick(&mut panels, -4.0);
        assert!(!panels.says("cannot go to b8"), "{:?}", panels.texts);
        panels.look(&format!("trial-ways-{}", size.x));
        panels.press("Cancel");
        assert!(!panels.can_press("Go berserk") && !panels.can_press("Start over"));
        pick(&mut panels, -4.0);
        panels.press("Go berserk");
        assert!(panels.can_press("Start over") && !panels.can_press("Go berserk"));
        assert_eq!(panels.places_of_letter("A").len(), attackers - 1, "it is gone");
    }
}
