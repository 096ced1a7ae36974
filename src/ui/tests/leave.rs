//! Leaving a game before its end.

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
    panels.press("None");
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
        ("Leave the game: in check, the next player moves for me", "absent:S"),
        ("Resign and remove my pieces", "resign:remove"),
    ] {
        let mut panels = Panels::begin(GameId::Quad, None);
        panels.open(Dialog::Resign);
        panels.look("resign");
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
        assert!(!panels.says("next player moves"), "{game:?}: {:?}", panels.texts);
    }
}
