//! Hints, threats, chances, proposals, and players who move out of turn.

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::play::{AskForHint, Hint, Setup, Speak};
use crate::rules::talk::{DealState, Terms};
use crate::rules::{GameId, Remark, Seat};
use crate::settings::Settings;
use crate::theme::board;
use crate::ui::dialog::Dialog;
use crate::ui::room::Room;
use crate::ui::{Diagram, DiagramCells};

const WINDOWS: [egui::Vec2; 3] = [egui::vec2(1280.0, 720.0), egui::vec2(1920.0, 1080.0), egui::vec2(390.0, 844.0)];

/// Runs frames until `done`, for at most half a minute.
fn wait(panels: &mut Panels, done: impl Fn(&Panels) -> bool) {
    let begun = std::time::Instant::now();
    while !done(panels) {
        assert!(begun.elapsed().as_secs() < 30, "{:?}", panels.texts);
        panels.settle();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    panels.settle();
}

/// South's rook can take West's queen.
const ROOK: &str = "Wk,6,Nk/8/3,Wq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";

#[test]
fn a_hint_is_a_sentence_and_an_arrow() {
    let mut panels = Panels::begin(GameId::Quad, Some(ROOK));
    panels.app.world_mut().resource_mut::<Diagram>().show(true);
    panels.settle();
    assert!(panels.lines(board::HINT).is_empty());
    panels.app.world_mut().trigger(AskForHint);
    wait(&mut panels, |panels| panels.app.world().resource::<Hint>().0.is_some());
    assert!(panels.says("Rook d2 to d6 takes West's queen"), "{:?}", panels.texts);
    assert!(!panels.says("d2d6") && !panels.says("Looking for a hint"), "{:?}", panels.texts);
    assert!(!panels.lines(board::HINT).is_empty(), "an arrow is drawn");
    for size in WINDOWS {
        panels.size = size;
        panels.settle();
        // It covers neither of the pieces.
        let cell = |square: &str| panels.app.world().resource::<DiagramCells>().cell(square.parse().unwrap()).unwrap();
        let [from, to] = [cell("d2"), cell("d6")].map(|cell| (cell.center(), 0.4 * cell.width()));
        let lines = panels.lines(board::HINT);
        let shaft = lines.iter().find(|line| line.len() == 2).expect("a shaft");
        let head = panels.filled(board::HINT)[0];
        for (middle, radius) in [from, to] {
            assert!(shaft.iter().all(|end| end.distance(middle) > radius), "{size}: {shaft:?}");
            assert!(head.distance_to_pos(middle) > radius, "{size}: {head}");
        }
        panels.look(&format!("hint-{}", size.x));
    }
}

#[test]
fn whoever_asks_for_threats_hears_that_there_are_none() {
    for (position, told) in [(None, "No threat"), (Some(ROOK), "Marked: one threat")] {
        let mut panels = Panels::begin(GameId::Quad, position);
        panels.app.world_mut().resource_mut::<Settings>().show_threats = true;
        panels.settle();
        assert!(panels.says(told), "{:?}", panels.texts);
    }
}

#[test]
fn chances_have_numbers_and_the_graph_says_whose_line_is_which() {
    for light in [false, true] {
        for size in WINDOWS {
            let mut panels = Panels::begin(GameId::Pothole, None);
            panels.size = size;
            {
                let mut settings = panels.app.world_mut().resource_mut::<Settings>();
                (settings.show_chances, settings.light_panels) = (true, light);
            }
            panels.settle();
            assert_eq!(panels.texts.iter().filter(|text| text.ends_with("%")).count(), 4, "{:?}", panels.texts);
            panels.look(&format!("chances-{}-{light}", size.x));
            for _ in 0..12 {
                let token = panels.first_token();
                panels.play(&token);
            }
            panels.open(Dialog::Course);
            for words in ["White", "Black", "100%", "0%", "actions"] {
                assert!(panels.says(words), "{words}: {:?}", panels.texts);
            }
            panels.look(&format!("course-{}-{light}", size.x));
            assert_eq!(panels.what_has_no_room(), Vec::<String>::new());
        }
    }
}

#[test]
fn a_bot_s_proposal_is_answered_where_it_is_made() {
    for light in [false, true] {
        for size in WINDOWS {
            for accepts in [true, false] {
                let bots = "human,3,3,3".parse().unwrap();
                let mut panels = Panels::of(Setup { bots, seed: 3, ..Setup::new(GameId::Quad) });
                panels.size = size;
                panels.app.world_mut().resource_mut::<Settings>().light_panels = light;
                panels.settle();
                let by = Seat(2);
                let number = panels.session().talk().unwrap().next_number();
                let with = [Seat(0)].into_iter().collect();
                let terms = Terms::Truce { until: 9 };
                panels.app.world_mut().trigger(Speak(Remark::Proposal { number, by, with, terms, secret: false }));
                panels.settle();
                assert!(panels.says("proposes"), "{:?}", panels.texts);
                panels.look(&format!("proposal-{}-{light}", size.x));
                assert_eq!(panels.what_has_no_room(), Vec::<String>::new());
                panels.press(if accepts { "Accept" } else { "Decline" });
                let state = panels.session().talk().unwrap().deal(number).unwrap().state;
                assert_eq!(state == DealState::InForce, accepts, "{state:?}");
                assert!(!panels.can_press("Accept"), "it is answered");
            }
        }
    }
}

/// South checks East, who then moves before West and North.
const CHECK: &str = "Wk,6,Nk/8/8/8/8/8/3,Sr,4/Sk,6,Ek turn=S castle=-";

#[test]
fn whoever_comes_out_of_turn_is_told_beside_the_board() {
    for size in WINDOWS {
        for is_flat in [false, true] {
            let mut panels = Panels::begin(GameId::Quad, Some(CHECK));
            panels.app.world_mut().resource_mut::<Diagram>().show(is_flat);
            panels.size = size;
            panels.settle();
            panels.play("d2d1");
            assert!(panels.says("must answer"), "{:?}", panels.texts);
            let strip = panels.context().memory(|memory| memory.area_rect("strip")).unwrap();
            let board = panels.app.world_mut().run_system_once(|room: Room| room.board(1.0)).unwrap();
            assert!(!strip.intersects(board), "{size}, flat {is_flat}: {strip} lies over {board}");
            assert_eq!(panels.what_has_no_room(), Vec::<String>::new());
            panels.look(&format!("strip-{}-{is_flat}", size.x));
        }
    }
}
