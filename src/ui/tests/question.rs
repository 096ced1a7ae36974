//! The cost of an action is shown and confirmed before it is played, and refusals fit the user's intention.

use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::play::Warning;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::ui::Diagram;
use crate::view::{Commit, Hovered, LetGo, Lift, PickSquare, Selection};

const WINDOWS: [egui::Vec2; 4] =
    [egui::vec2(1280.0, 720.0), egui::vec2(1920.0, 1080.0), egui::vec2(390.0, 844.0), egui::vec2(844.0, 390.0)];

/// White's bulldozer can push White's own dirt devil off the board.
const OWN: &str = "Wd,3,Rk/1,Wb,3/5/5/Wk,4 turn=W";
/// White has moved, and the king can go where Red's king could take it.
const KING: &str = "4,Gk/5/2,Rk,2/5/Wk,2,Wc,1 turn=W done=d1";

fn pick(panels: &mut Panels, square: &str) {
    panels.app.world_mut().trigger(PickSquare(square.parse().unwrap()));
    panels.settle();
}

fn hover(panels: &mut Panels, square: &str) {
    *panels.app.world_mut().resource_mut::<Hovered>() = Hovered(Some(square.parse().unwrap()));
    panels.settle();
}

#[test]
fn what_destroys_something_of_one_s_own_is_asked_about() {
    for light in [false, true] {
        for size in WINDOWS {
            let mut panels = Panels::begin(GameId::Pothole, Some(OWN));
            panels.size = size;
            panels.app.world_mut().resource_mut::<Settings>().light_panels = light;
            pick(&mut panels, "b4");
            hover(&mut panels, "a5");
            assert!(panels.says("☠ Loses your own dirt devil: pushed off the board."), "{:?}", panels.texts);
            assert!(panels.says("pushes"), "how is told behind it: {:?}", panels.texts);
            panels.look(&format!("price-{}-{light}", size.x));
            pick(&mut panels, "a5");
            assert!(panels.tokens().is_empty() && panels.can_press("Play it anyway"), "{:?}", panels.texts);
            assert!(!panels.can_press("Confirm") && !panels.can_press("Menu"), "nothing else can be pressed");
            panels.look(&format!("question-{}-{light}", size.x));
            assert_eq!(panels.what_has_no_room(), Vec::<String>::new());
            panels.press("Think again");
            assert!(panels.tokens().is_empty() && !panels.can_press("Play it anyway"));
            let selection = panels.app.world().resource::<Selection>();
            assert!(selection.square.is_some() && selection.pending.is_none(), "it is still picked");
            pick(&mut panels, "a5");
            panels.press("Play it anyway");
            assert_eq!(panels.tokens(), "b4a5", "{size}");
        }
    }
}

#[test]
fn nobody_is_asked_who_does_not_want_to_be() {
    let mut panels = Panels::begin(GameId::Pothole, Some(OWN));
    panels.app.world_mut().resource_mut::<Settings>().asks_before_losses = false;
    pick(&mut panels, "b4");
    pick(&mut panels, "a5");
    assert_eq!(panels.tokens(), "b4a5");
}

/// Drags and keys ask like clicks, and the diagram like the table.
#[test]
fn every_way_of_playing_asks() {
    for is_flat in [false, true] {
        let mut panels = Panels::begin(GameId::Pothole, Some(OWN));
        panels.app.world_mut().resource_mut::<Diagram>().show(is_flat);
        panels.settle();
        panels.app.world_mut().trigger(Lift::from_square("b4".parse().unwrap()));
        panels.app.world_mut().trigger(LetGo::on_square(Some("a5".parse().unwrap()), false));
        panels.settle();
        assert!(panels.tokens().is_empty() && panels.can_press("Think again"), "{:?}", panels.texts);
        panels.press("Think again");
        // Like a key that ends the turn, or that chooses among several ways.
        let action = crate::rules::Action::parse("b4a5", panels.session().position().seats()).unwrap();
        panels.app.world_mut().trigger(Commit(action));
        panels.settle();
        assert!(panels.tokens().is_empty() && panels.can_press("Think again"), "{:?}", panels.texts);
    }
}

#[test]
fn a_king_is_not_given_away_unasked() {
    let mut panels = Panels::begin(GameId::Pothole, Some(KING));
    pick(&mut panels, "a1");
    pick(&mut panels, "b2");
    assert!(panels.says("Gives away your king: Red's king on c3 can take it."), "{:?}", panels.texts);
    assert!(panels.tokens().is_empty());
    panels.press("Think again");
    pick(&mut panels, "a2");
    assert_eq!(panels.tokens(), "a1a2", "{:?}", panels.texts);
}

/// With confirmation of each action, the question about losses is not asked again.
#[test]
fn one_question_is_enough() {
    let mut panels = Panels::begin(GameId::Pothole, Some(OWN));
    {
        let mut settings = panels.app.world_mut().resource_mut::<Settings>();
        (settings.confirms, settings.warn_of_blunders) = (true, true);
    }
    pick(&mut panels, "b4");
    pick(&mut panels, "a5");
    panels.press("Play it anyway");
    assert_eq!(panels.tokens(), "b4a5");
    assert!(panels.app.world().resource::<Warning>().doubt.is_none());
}

/// A pick of a bulldozer that has moved is answered for the bulldozer, although a pothole is selected.
#[test]
fn refusals_answer_what_was_meant() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.play("c2d2");
    pick(&mut panels, "b2");
    assert!(panels.app.world().resource::<Selection>().is_pothole);
    pick(&mut panels, "d2");
    assert!(panels.says("has already moved"), "{:?}", panels.texts);
    panels.look("refused-moved");
    // A refusal that is about the selection still refers to it.
    pick(&mut panels, "d4");
    assert!(panels.says("pothole on b2 cannot"), "{:?}", panels.texts);
    // Dragging a piece that cannot move gives the reason too.
    panels.app.world_mut().trigger(Lift::from_square("d2".parse().unwrap()));
    panels.app.world_mut().trigger(LetGo::on_square(Some("d3".parse().unwrap()), false));
    panels.settle();
    assert!(panels.says("has already moved"), "{:?}", panels.texts);
}
