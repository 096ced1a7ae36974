//! The panels along the edges.

use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::notice::Notice;
use crate::rules::GameId;
use crate::ui::standing::Standings;
use crate::ui::told::{MainAction, Told};
use crate::view::FreeArea;

/// Thirty rounds of four armies without a capture, a pawn move or a mate.
const QUIET: &str = "Wk,6,Nk/8/8/3,Sp,4/8/8/6,Er,1/Sk,6,Ek turn=S castle=- quiet=120";

#[test]
fn the_display_names_who_has_the_burden() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0)] {
        let mut panels = Panels::begin(GameId::Quad, Some(QUIET));
        panels.size = size;
        panels.settle();
        assert!(panels.says("East has the burden"), "{:?}", panels.texts);
        panels.look(&format!("burden-{}", size.x));
    }
}

#[test]
fn cards_count_the_pieces_that_a_player_moves() {
    let mut panels = Panels::begin(GameId::Quad, None);
    assert_eq!(panels.texts.iter().filter(|text| *text == "8 pieces").count(), 4, "{:?}", panels.texts);
    panels.play("absent:S");
    assert!(panels.says("out"), "{:?}", panels.texts);
    assert_eq!(panels.texts.iter().filter(|text| *text == "8 pieces").count(), 3, "{:?}", panels.texts);
}

#[test]
fn a_frame_at_rest_works_nothing_out() {
    fn changed<R: Resource>(panels: &Panels) -> u32 {
        panels.app.world().get_resource_change_ticks::<R>().unwrap().changed.get()
    }
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        let look =
            |panels: &Panels| (changed::<Told>(panels), changed::<MainAction>(panels), changed::<Standings>(panels));
        let before = look(&panels);
        (0..5).for_each(|_| panels.frame(Vec::new()));
        assert_eq!(look(&panels), before, "{game:?}");
    }
}

#[test]
fn the_board_stays_where_it_is_when_a_sentence_comes_and_goes() {
    for game in GameId::ALL {
        for size in [egui::vec2(1280.0, 720.0), egui::vec2(560.0, 440.0), egui::vec2(390.0, 844.0)] {
            let mut panels = Panels::begin(game, None);
            panels.size = size;
            panels.settle();
            let before = panels.app.world().resource::<FreeArea>().0;
            panels.app.world_mut().trigger(Notice("Saved.".to_owned()));
            panels.settle();
            assert!(panels.says("Saved."), "{:?}", panels.texts);
            assert_eq!(panels.app.world().resource::<FreeArea>().0, before, "{game:?} {size}");
        }
    }
}
