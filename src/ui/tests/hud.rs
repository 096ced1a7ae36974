//! The panels along the edges.

use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::clock::TimeControl;
use crate::notice::Notice;
use crate::play::Setup;
use crate::rules::{GameId, Series};
use crate::ui::match_status::{MainAction, MatchStatus};
use crate::ui::score::Standings;
use crate::view::{FreeArea, PickSquare};

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

/// Red is about to take Blue's knight.
const CAPTURE: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/3,Bn,10/Bk,13/14/14/3,Rr,10/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                       turn=R";

fn says_exactly(panels: &Panels, words: &str) -> bool {
    panels.texts.iter().any(|text| text == words)
}

#[test]
fn cards_show_what_is_lost_where_there_is_room() {
    for (size, is_wide) in [(egui::vec2(1280.0, 720.0), true), (egui::vec2(390.0, 844.0), false)] {
        let mut panels = Panels::begin(GameId::Auction, Some(CAPTURE));
        panels.size = size;
        panels.settle();
        let top = |panels: &Panels| panels.app.world().resource::<FreeArea>().0.min.y;
        let before = top(&panels);
        assert!(!says_exactly(&panels, "−"), "{:?}", panels.texts);
        panels.play("d4d8");
        assert_eq!(says_exactly(&panels, "−"), is_wide, "{:?}", panels.texts);
        assert_eq!(top(&panels), before, "no card has grown at {size}");
        panels.tap("Blue");
        assert!(panels.says("Lost: a knight"), "{:?}", panels.texts);
        panels.look(&format!("lost-{}", size.x));
        panels.tap("Red");
        assert!(!panels.says("Lost:"), "{:?}", panels.texts);
    }
}

/// A clock of more than an hour is more important than the score.
#[test]
fn no_card_cuts_a_clock() {
    for (width, height) in [(1280.0, 720.0), (960.0, 540.0), (844.0, 390.0), (390.0, 844.0)] {
        for game in GameId::ALL {
            let time = TimeControl::Bank { secs: 10 * 3600, increment: 0 };
            let mut panels = Panels::of(Setup { time, series: Series::of(4), ..Setup::new(game) });
            panels.size = egui::vec2(width, height);
            panels.settle();
            panels.look(&format!("clocks-{}-{width}x{height}", game.name()));
            assert!(panels.says("10:00:00") && !panels.is_cut("10:00:00"), "{game:?} at {width}x{height}");
            let first = panels.session().player_name(panels.session().position().turn()).to_owned();
            panels.tap(&first);
            assert!(panels.says("Match score: 0"), "{game:?} at {width}x{height}: {:?}", panels.texts);
        }
    }
}

#[test]
fn cards_say_what_is_in_hand_and_which_chips_are_won() {
    let mut panels = Panels::begin(GameId::Auction, Some(CAPTURE));
    panels.play("d4d8");
    panels.tap("Red");
    assert!(panels.says("In hand: a knight"), "{:?}", panels.texts);
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.play("c2d2");
    panels.tap("White");
    assert!(panels.says("Chips: 1 × south"), "{:?}", panels.texts);
    panels.look("chips");
}

#[test]
fn cards_say_who_acts_when() {
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        for place in 1..=game.seats().len() {
            assert!(says_exactly(&panels, &place.to_string()), "{game:?}: {:?}", panels.texts);
        }
        let first = panels.session().player_name(panels.session().position().turn()).to_owned();
        panels.tap(&first);
        assert!(panels.says("Acts now"), "{game:?}: {:?}", panels.texts);
    }
}

#[test]
fn the_card_of_an_army_says_whose_it_is_now() {
    const MATE: &str = "Wk,7/8/7,Nk/4,Wp,3/8/1,Sq,6/1,Sr,6/Sk,5,Ek,1 turn=S castle=-";
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0)] {
        let mut panels = Panels::begin(GameId::Quad, Some(MATE));
        panels.size = size;
        panels.settle();
        assert!(!panels.says("South's now"), "{:?}", panels.texts);
        panels.play("b3b7");
        if size.x > 720.0 {
            assert!(says_exactly(&panels, "South's now"), "{:?}", panels.texts);
        } else {
            let named = panels.texts.iter().filter(|text| *text == "South").count();
            assert_eq!(named, 3, "on South's card, on West's and in the sentence: {:?}", panels.texts);
        }
        panels.look(&format!("annexed-{}", size.x));
        panels.tap("West");
        assert!(panels.says("South moves this army now."), "{:?}", panels.texts);
    }
}

#[test]
fn a_frame_at_rest_works_nothing_out() {
    fn changed<R: Resource>(panels: &Panels) -> u32 {
        panels.app.world().get_resource_change_ticks::<R>().unwrap().changed.get()
    }
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        let look = |panels: &Panels| {
            (changed::<MatchStatus>(panels), changed::<MainAction>(panels), changed::<Standings>(panels))
        };
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
            panels.app.world_mut().trigger(Notice::news("Saved.".to_owned()));
            panels.settle();
            assert!(panels.says("Saved."), "{:?}", panels.texts);
            assert_eq!(panels.app.world().resource::<FreeArea>().0, before, "{game:?} {size}");
        }
    }
}

/// With and without a clock, which adds a pause button.
#[test]
fn picking_a_piece_does_not_move_the_board() {
    for time in [TimeControl::Unlimited, TimeControl::Bank { secs: 600, increment: 0 }] {
        for game in GameId::ALL {
            for size in [egui::vec2(1280.0, 720.0), egui::vec2(1920.0, 1080.0), egui::vec2(390.0, 844.0)] {
                let mut panels = Panels::open_app(|_| ());
                panels.start(Setup { time, ..Setup::new(game) });
                panels.size = size;
                panels.settle();
                let free = |panels: &Panels| panels.app.world().resource::<FreeArea>().0;
                let before = free(&panels);
                let actions = panels.session().position().actions();
                let from = actions.iter().find_map(|action| action.squares()).unwrap().0;
                panels.app.world_mut().trigger(PickSquare(from));
                panels.settle();
                assert!(panels.can_press("How it moves"), "{game:?}");
                assert_eq!(free(&panels), before, "{game:?}, {time:?}, {size}");
            }
        }
    }
}
