//! The hidden set-up: on the board, by clicks, and unseen by the other player.

use bevy_egui::egui;

use super::Panels;
use crate::play::{Bots, Setup, UndoAction};
use crate::rules::{Action, GameId, Square};
use crate::ui::{Diagram, DiagramCells};
use crate::view::{Muster, PickSquare};

const WINDOWS: [egui::Vec2; 2] = [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0)];

fn begin(bots: Bots, size: egui::Vec2) -> Panels {
    let options = vec![("setup".to_owned(), "chosen".to_owned())];
    let mut panels = Panels::of(Setup { options, bots, ..Setup::new(GameId::Knot) });
    panels.size = size;
    panels.app.world_mut().resource_mut::<Diagram>().show(true);
    panels.settle();
    panels
}

/// The letters of the pieces on these squares.
fn men(panels: &Panels, squares: &[&str]) -> String {
    let muster = panels.app.world().resource::<Muster>();
    let on = |square: &&str| {
        let square: Square = square.parse().unwrap();
        let man = muster.men.iter().find(|(on, _)| *on == square);
        man.map_or('.', |(_, attire)| attire.kind.letter())
    };
    squares.iter().map(on).collect()
}

fn pick(panels: &mut Panels, square: &str) {
    panels.app.world_mut().trigger(PickSquare(square.parse().unwrap()));
    panels.settle();
}

#[test]
fn groups_are_swapped_where_they_will_stand() {
    for size in WINDOWS {
        let mut panels = begin(Bots::default(), size);
        assert!(panels.says("Everyone else, please look away."), "{:?}", panels.texts);
        assert!(!panels.says("has chosen in secret") && !panels.can_press("Confirm set-up"), "{:?}", panels.texts);
        assert_eq!(men(&panels, &["a1", "d4"]), "..", "nothing is seen before somebody says that they are alone");
        panels.press("I am White");
        assert_eq!(men(&panels, &["a1", "a2", "a3", "b1", "c1", "d1", "d4"]), "kgbcffe");
        assert!(
            panels.says("select two groups to swap them") || panels.says("Select two groups"),
            "{:?}",
            panels.texts
        );
        for words in ["edge", "centre", "KGB", "FIDE"] {
            assert!(panels.says(words), "{words}: {:?}", panels.texts);
        }
        panels.look(&format!("arrange-{}", size.x));
        // By the label of a group, and by any square of its arm.
        panels.press("KGB");
        pick(&mut panels, "d7");
        assert_eq!(men(&panels, &["a1", "a4", "b1", "d1", "d3", "d4"]), "feckb.");
        pick(&mut panels, "b2");
        panels.look(&format!("arrange-picked-{}", size.x));
        assert_eq!(panels.app.world().resource::<Muster>().picked.len(), 3);
        // The other player's half cannot be picked.
        pick(&mut panels, "c16");
        assert_eq!(men(&panels, &["b1", "c1"]), "cf");
        pick(&mut panels, "c1");
        assert_eq!(men(&panels, &["b1", "c1"]), "fc");
        assert!(panels.what_has_no_room().is_empty(), "{:?}", panels.what_has_no_room());
        panels.press("Confirm set-up");
        assert_eq!(panels.tokens(), "set:FIDE,FBI,CIA,KGB");
    }
}

#[test]
fn nobody_sees_what_the_other_has_chosen_before_both_have() {
    let mut panels = begin(Bots::default(), WINDOWS[0]);
    panels.press("I am White");
    panels.press("KGB");
    panels.press("CIA");
    panels.press("Confirm set-up");
    assert!(panels.says("White has chosen in secret."), "{:?}", panels.texts);
    panels.look("arrange-handed-over");
    let seen = |panels: &Panels| panels.app.world().resource::<Muster>().men.len();
    assert_eq!(seen(&panels), 0);
    assert!(!panels.says("CIA,KGB"), "{:?}", panels.texts);
    assert!(!panels.can_press("Undo"));
    panels.press("I am Black");
    // The standard order, not that of White's set-up.
    assert_eq!(men(&panels, &["a17", "a16", "b17", "a1", "b1"]), "kgc..");
    panels.press("Confirm set-up");
    assert_eq!(seen(&panels), 0);
    assert_eq!(panels.session().position().snapshot().pieces.len(), 26);
}

/// A player who has seen the other's army would choose another set-up.
#[test]
fn what_was_chosen_in_secret_is_not_taken_back() {
    let mut panels = begin(Bots::default(), WINDOWS[0]);
    let undo = |panels: &mut Panels| {
        panels.app.world_mut().trigger(UndoAction);
        panels.settle();
    };
    panels.play("set:CIA,KGB,FBI,FIDE");
    undo(&mut panels);
    assert_eq!(panels.tokens(), "set:CIA,KGB,FBI,FIDE");
    panels.play("set:KGB,CIA,FBI,FIDE");
    assert!(!panels.can_press("Undo"), "both have been seen");
    undo(&mut panels);
    assert_eq!(panels.session().played().len(), 2);
    let moves = panels.session().position().actions();
    panels.app.world_mut().trigger(crate::play::SubmitAction(moves[0]));
    panels.settle();
    panels.press("Undo");
    assert_eq!(panels.session().played().len(), 2, "a move is");
    assert!(!panels.can_press("Undo"));
    panels.app.world_mut().trigger(crate::play::GoTo(0));
    panels.settle();
    assert_eq!(panels.session().played().len(), 2, "nobody goes back to before it");
}

/// Against bots alone, there is no one who has to look away.
#[test]
fn alone_against_a_bot_the_groups_are_seen_at_once() {
    let bots: Bots = "human,1".parse().unwrap();
    let mut panels = begin(bots, WINDOWS[0]);
    assert!(!panels.says("please look away"), "{:?}", panels.texts);
    assert_eq!(men(&panels, &["a1", "d4"]), "ke");
    panels.press("Confirm set-up");
    assert!(matches!(panels.session().actions().next(), Some(Action::SetUp(_))));
}

/// With keys alone: the cursor moves over the squares, and picks.
#[test]
fn a_square_of_the_diagram_is_clicked_for_its_group() {
    let mut panels = begin(Bots::default(), WINDOWS[1]);
    panels.press("I am White");
    let at = |panels: &Panels, square: &str| {
        panels.app.world().resource::<DiagramCells>().cell(square.parse().unwrap()).unwrap().center()
    };
    for square in ["a2", "c2"] {
        let place = at(&panels, square);
        panels.click_at(place);
    }
    assert_eq!(men(&panels, &["a1", "a2", "c1", "c2"]), "fbkg");
}
