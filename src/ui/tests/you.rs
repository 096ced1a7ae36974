//! The only human among bots is addressed as "you".

use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::play::{SeatBot, Setup};
use crate::rules::{GameId, Seat};
use crate::settings::Settings;
use crate::texts::{Language, speak};
use crate::ui::dialog::Dialog;
use crate::ui::lesson::Coach;
use crate::view::{FreeArea, Hovered, PickSquare};

/// Bots that do not move before the end of the test.
fn against_bots(game: GameId, bots: &str, position: Option<&str>) -> Panels {
    let position = position.map(str::to_owned);
    let mut panels = Panels::open_app(|app| {
        app.insert_resource(Settings { bot_pause: 1e9, ..Settings::default() });
    });
    panels.start(Setup { bots: bots.parse().unwrap(), position, seed: 7, ..Setup::new(game) });
    panels
}

fn says_exactly(panels: &Panels, words: &str) -> bool {
    panels.texts.iter().any(|text| text == words)
}

/// White's bulldozer stands behind White's car, and the car at the edge.
const PUSH: &str = "Rk,2,x,3/7/7/x,5,x/Wc,6/Wb,6/3,x,2,Wk turn=W";

#[test]
fn the_only_human_is_you() {
    let mut panels = against_bots(GameId::Pothole, "human,4,4,4", Some(PUSH));
    assert!(says_exactly(&panels, "Your turn: action 1 of 2"), "{:?}", panels.texts);
    assert!(says_exactly(&panels, "You") && says_exactly(&panels, "Red"), "{:?}", panels.texts);
    let [from, to] = ["a2", "a3"].map(|square| square.parse().unwrap());
    panels.app.world_mut().resource_mut::<Hovered>().0 = Some(to);
    panels.settle();
    assert!(panels.says("Your car on a3"), "{:?}", panels.texts);
    panels.app.world_mut().trigger(PickSquare(from));
    panels.app.world_mut().resource_mut::<Hovered>().0 = Some(to);
    panels.settle();
    assert!(panels.says("Your bulldozer pushes your own car off the board"), "{:?}", panels.texts);
    panels.play("a2a3");
    assert!(panels.says("Your turn: action 2 of 2"), "{:?}", panels.texts);
    panels.look("you");
}

#[test]
fn several_humans_have_names_and_so_have_all_where_nobody_plays() {
    for bots in ["human,human,4,4", "4,4,4,4", "human,human,human,human"] {
        let panels = against_bots(GameId::Pothole, bots, Some(PUSH));
        assert!(!says_exactly(&panels, "You") && says_exactly(&panels, "White"), "{bots}: {:?}", panels.texts);
        assert!(!panels.says("Your"), "{bots}: {:?}", panels.texts);
    }
}

#[test]
fn who_is_you_may_change_in_the_middle_of_a_match() {
    let mut panels = against_bots(GameId::Pothole, "human,human,4,4", Some(PUSH));
    panels.play("a2a3");
    assert!(panels.says("White's bulldozer pushes White's car"), "{:?}", panels.texts);
    let bot = "4".parse().ok();
    panels.app.world_mut().trigger(SeatBot { seat: Seat(1), bot });
    panels.settle();
    assert!(panels.says("Your bulldozer pushes your own car"), "{:?}", panels.texts);
    assert_eq!(panels.session().setup().players, vec![String::new(); 4], "records have names");
}

#[test]
fn german_says_du() {
    let mut panels = against_bots(GameId::Pothole, "human,4,4,4", Some(PUSH));
    speak(Language::German);
    panels.app.world_mut().resource_mut::<Settings>().language = Some(Language::German);
    panels.settle();
    panels.play("a2a3");
    assert!(panels.says("Du bist dran: Aktion 2 von 2"), "{:?}", panels.texts);
    assert!(panels.says("Dein Bulldozer schiebt deinen eigenen Wagen vom Brett"), "{:?}", panels.texts);
    speak(Language::English);
}

#[test]
fn a_game_says_its_goal_until_that_is_understood() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0)] {
        for game in GameId::ALL {
            let bots = if game == GameId::Knot { "human,4" } else { "human,4,4,4" };
            let mut panels = against_bots(game, bots, None);
            panels.size = size;
            panels.settle();
            let free = |panels: &Panels| panels.app.world().resource::<FreeArea>().0;
            let before = free(&panels);
            assert!(panels.can_press("Got it"), "{game:?}: {:?}", panels.texts);
            panels.look(&format!("goal-{}-{}", game.name(), size.x));
            panels.press("Got it");
            assert!(!panels.can_press("Got it"), "{game:?}");
            assert_eq!(free(&panels), before, "{game:?}: the board stays where it is");
            assert!(panels.app.world().resource::<Settings>().known_goals.contains(&game));
        }
    }
}

#[test]
fn what_is_won_and_lost_is_told_now_and_then() {
    let mut panels = against_bots(GameId::Pothole, "human,4,4,4", Some(PUSH));
    assert!(panels.says("Be the last with a king"), "{:?}", panels.texts);
    panels.play("a2a3");
    assert!(panels.says("Lost: a car."), "{:?}", panels.texts);
    let three = "Bm,2,Br/3,Bb/2,Bd,1/Bk,By,Bc,Wm turn=W";
    let mut panels = against_bots(GameId::Pothole, "human,4,4,4", Some(three));
    panels.play("d1d2");
    assert!(panels.says("Be the last with a king") || panels.says("Won: "), "{:?}", panels.texts);
}

#[test]
fn humans_who_play_each_other_are_told_no_goal() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    assert!(!panels.can_press("Got it") && !panels.says("Be the last"), "{:?}", panels.texts);
}

#[test]
fn a_newcomer_is_asked_whether_to_learn_first() {
    for (words, learns) in [("Learn in ten minutes", true), ("Just play", false)] {
        let mut panels = Panels::begin(GameId::Pothole, None);
        panels.open(Dialog::Welcome);
        panels.look("welcome");
        panels.press(words);
        assert!(panels.app.world().resource::<Settings>().welcomed);
        assert_eq!(panels.app.world().contains_resource::<Coach>(), learns);
        assert_eq!(*panels.app.world().resource::<Dialog>(), Dialog::Closed);
    }
}

#[test]
fn learners_are_you() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.open(Dialog::Welcome);
    panels.press("Learn in ten minutes");
    assert!(says_exactly(&panels, "You"), "{:?}", panels.texts);
}
