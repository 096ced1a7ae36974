//! Leaving a game before its end.

use bevy_egui::egui;

use super::Panels;
use crate::rules::GameId;
use crate::ui::dialog::Dialog;

#[test]
fn a_player_who_has_gone_is_declared_absent_without_clocks() {
    let mut panels = Panels::begin(GameId::Quad, None);
    panels.unfold("This match", "A player has left");
    panels.press("A player has left");
    panels.press("West");
    assert_eq!(panels.tokens(), "", "nobody is absent before that is confirmed");
    assert!(panels.says("Declare West absent?"), "{:?}", panels.texts);
    panels.look("absent");
    panels.press("Declare absent");
    assert_eq!(panels.tokens(), "absent:W");
    // A player who is absent already is not offered again.
    panels.unfold("This match", "A player has left");
    panels.press("A player has left");
    assert!(panels.can_press("North") && !panels.can_press("West"));
    panels.press("Cancel");
    assert_eq!(panels.tokens(), "absent:W");
}

#[test]
fn whoever_thinks_again_declares_nobody_absent() {
    let mut panels = Panels::begin(GameId::Quad, None);
    panels.open(Dialog::Absent);
    panels.press("East");
    panels.press("Play on");
    assert_eq!(panels.tokens(), "");
    panels.open(Dialog::Absent);
    assert!(panels.can_press("East"), "the question is asked from the beginning");
}

#[test]
fn whoever_leaves_says_whether_anybody_moves_for_them() {
    for (words, token) in [
        ("Resign and freeze my pieces", "resign:freeze"),
        ("Leave without resigning", "absent:S"),
        ("Resign and remove my pieces", "resign:remove"),
    ] {
        let mut panels = Panels::begin(GameId::Quad, None);
        panels.open(Dialog::Resign);
        panels.look("resign");
        assert!(panels.says("the next player answers it for you"), "{:?}", panels.texts);
        panels.press(words);
        assert_eq!(panels.tokens(), token);
    }
}

#[test]
fn games_without_absent_players_do_not_ask_for_them() {
    for game in [GameId::Pothole, GameId::Knot, GameId::Auction] {
        let mut panels = Panels::begin(game, None);
        panels.unfold("This match", "Resign");
        assert!(panels.can_press("Resign") && !panels.can_press("A player has left"), "{game:?}");
        panels.open(Dialog::Resign);
        assert!(!panels.says("next player"), "{game:?}: {:?}", panels.texts);
        // A dialog without anyone to choose closes itself.
        panels.open(Dialog::Absent);
        assert_eq!(*panels.app.world().resource::<Dialog>(), Dialog::Closed, "{game:?}");
    }
}

/// Two at least must be chosen, which is said in plain words, not in notation.
#[test]
fn those_who_agree_to_a_draw_are_chosen_by_name() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0), egui::vec2(844.0, 390.0)] {
        let mut panels = Panels::begin(GameId::Quad, None);
        panels.size = size;
        panels.open(Dialog::AgreeDraw);
        panels.look(&format!("draw-none-{}", size.x));
        for name in ["South", "North"] {
            assert!(panels.says("Select at least two players."), "{:?}", panels.texts);
            assert!(!panels.says("`") && !panels.can_press("They agree") && panels.can_press("Play on"));
            // The dialog is drawn after the players' cards.
            let place = *panels.places_of_words(name).last().expect(name);
            panels.click_at(place);
            panels.settle();
        }
        assert!(!panels.says("Select at least"), "{:?}", panels.texts);
        panels.look(&format!("draw-two-{}", size.x));
        panels.press("They agree");
        assert_eq!(panels.tokens(), "draw:SN");
    }
}

#[test]
fn all_agree_where_a_draw_needs_all() {
    for game in [GameId::Pothole, GameId::Knot, GameId::Auction] {
        let mut panels = Panels::begin(game, None);
        panels.open(Dialog::AgreeDraw);
        panels.press("All agree");
        assert_eq!(panels.tokens(), "draw", "{game:?}");
    }
}
