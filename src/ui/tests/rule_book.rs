//! The rule book, opened at what somebody asks for.

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

/// What is far down the page is scrolled to.
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

/// Its boards can be tried: pieces go, the dice fall, and what is done on no square is pressed.
#[test]
fn boards_of_the_rule_book_are_tried() {
    let mut panels = Panels::begin(GameId::Auction, None);
    panels.size = egui::vec2(700.0, 4000.0);
    panels.open(Dialog::RuleBook);
    panels.look("rules-auction-whole");
    assert!(panels.says("Try it: Red to move."), "{:?}", panels.texts);
}

/// Every line that is a board is shown as one, wherever it stands on the page.
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
