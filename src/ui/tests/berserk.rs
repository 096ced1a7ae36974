//! A berserk is previewed with all its victims and confirmed before it is played, by click and by touch.

use bevy_egui::egui;

use super::Panels;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::theme::board;
use crate::ui::{Diagram, DiagramCells};
use crate::view::{Ghost, Mark, PickSquare, Selection};

const RUN: &str = "8,Be,7/4,Wa,Wi,Bi,9/Wk,Wb,12,Bb,Bk/8,Wf,1,Bd,4,Bf^b17 turn=W knot=Bf^a17";
const WINDOWS: [egui::Vec2; 3] = [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0), egui::vec2(844.0, 390.0)];

/// There is no hovering on a phone.
fn tap(panels: &mut Panels, square: &str) {
    panels.app.world_mut().trigger(PickSquare(square.parse().unwrap()));
    panels.settle();
}

#[test]
fn a_berserk_is_shown_to_its_end_and_asked_about() {
    for size in WINDOWS {
        let mut panels = Panels::begin(GameId::Knot, Some(RUN));
        panels.size = size;
        panels.app.world_mut().resource_mut::<Diagram>().show(true);
        panels.settle();
        tap(&mut panels, "b5");
        tap(&mut panels, "d17");
        assert_eq!(panels.tokens(), "", "one tap does not play it");
        for words in ["Sacrifices your own attacker for", "icosahedron", "dingo", "frog-in-a-well"] {
            assert!(panels.says(words), "{words}: {:?}", panels.texts);
        }
        let told = |panels: &Panels| panels.texts.iter().filter(|text| text.contains("Sacrifices")).count();
        assert_eq!(told(&panels), 1, "the sentence stands in one place: {:?}", panels.texts);
        assert!(!panels.can_press("Confirm"), "there is one button for it");
        let card = panels.context().memory(|memory| memory.area_rect(egui::Id::new("question"))).unwrap();
        let covered = |panels: &Panels| {
            let cells = panels.app.world().resource::<DiagramCells>();
            cells.cells().filter(|(_, cell)| cell.intersects(card)).map(|(square, _)| square).collect::<Vec<_>>()
        };
        assert_eq!(covered(&panels), [], "{size}: the whole path is seen");
        panels.look(&format!("berserk-{}", size.x));
        assert_eq!(panels.what_has_no_room(), Vec::<String>::new());
        let ghost = panels.app.world().resource::<Ghost>().clone();
        let way = ghost.charge.map(|(from, to)| format!("{from} {to}"));
        assert_eq!(way.as_deref(), Some("b5 d17"));
        let killed: Vec<String> =
            ghost.marks.iter().filter(|(_, mark, _)| *mark == Mark::Kill).map(|(on, ..)| on.to_string()).collect();
        assert_eq!(killed.len(), 3, "{killed:?}");
        assert!(ghost.marks.iter().any(|(on, mark, _)| *mark == Mark::Exchange && on.to_string() == "d17"));
        // The whole path is drawn: out of strip b, over the Knot, along strip d to its end.
        let cell = |square: &str| panels.app.world().resource::<DiagramCells>().cell(square.parse().unwrap()).unwrap();
        let lines = panels.lines(board::KILL);
        let whole = |line: &&Vec<egui::Pos2>| {
            cell("b5").contains(line[0]) && line.last().is_some_and(|&end| cell("d17").contains(end))
        };
        let line = lines.iter().find(whole).expect("a line along its way");
        assert_eq!(line.len(), 4);
        assert!(cell("k9").contains(line[1]) && cell("k9").contains(line[2]), "{line:?}");
        panels.press("Cancel");
        assert_eq!(panels.tokens(), "");
        let selection = panels.app.world().resource::<Selection>();
        assert!(selection.pending.is_none() && selection.square.is_some(), "it is still picked");
        tap(&mut panels, "d17");
        panels.press("Go berserk");
        assert_eq!(panels.tokens(), "b5!d17");
    }
}

/// Where several actions lead to a square, the buttons for them cover none of the squares that they are about.
#[test]
fn a_choice_covers_no_square_of_a_berserk() {
    for size in WINDOWS {
        let mut panels = Panels::begin(GameId::Knot, Some(RUN));
        panels.size = size;
        panels.app.world_mut().resource_mut::<Diagram>().show(true);
        panels.settle();
        tap(&mut panels, "b5");
        let selection = panels.app.world().resource::<Selection>();
        let squares = selection.targets.iter().map(|target| target.square);
        let several = squares.clone().find(|&square| selection.ways_to(square).count() > 1);
        let end = several.expect("a square that can be reached in several ways").to_string();
        tap(&mut panels, &end);
        assert!(panels.can_press("Go berserk") && panels.can_press("Cancel"), "{end}: {:?}", panels.texts);
        panels.settle();
        panels.look(&format!("choice-{}", size.x));
        let card = panels.context().memory(|memory| memory.area_rect(egui::Id::new("choice"))).unwrap();
        let cells = panels.app.world().resource::<DiagramCells>();
        for file in ["b5", "b4", "b3", "b2", &end] {
            let cell = cells.cell(file.parse().unwrap()).unwrap();
            assert!(!cell.intersects(card), "{size}: {file} at {cell} is below {card}");
        }
        assert_eq!(panels.what_has_no_room(), Vec::<String>::new());
        panels.press("Go berserk");
        assert!(panels.tokens().is_empty() && panels.can_press("Go berserk"), "one question: {:?}", panels.texts);
        panels.press("Go berserk");
        assert_eq!(panels.tokens(), format!("b5!{end}"));
    }
}

/// The question can be switched off. The preview on hover stays.
#[test]
fn nobody_is_asked_about_a_berserk_who_does_not_want_to_be() {
    let mut panels = Panels::begin(GameId::Knot, Some(RUN));
    panels.app.world_mut().resource_mut::<Settings>().asks_before_losses = false;
    tap(&mut panels, "b5");
    tap(&mut panels, "d17");
    assert_eq!(panels.tokens(), "b5!d17");
}
