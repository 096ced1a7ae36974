//! After the end of a game, and after a player has gone out.

use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::play::{BotsHurry, BotsRush, Session, Setup, SkipToTurn, SubmitAction};
use crate::rules::{GameId, Seat};
use crate::settings::Settings;
use crate::ui::dialog::Dialog;
use crate::ui::share::film::FilmProgram;

fn against_bots(game: GameId, bots: &str) -> Panels {
    let mut panels = Panels::open_app(|app| {
        app.insert_resource(Settings { bot_pause: 1e9, ..Settings::default() });
    });
    panels.start(Setup { bots: bots.parse().unwrap(), seed: 7, ..Setup::new(game) });
    panels
}

/// White's megadozer is about to push the last other king off the board.
const LAST: &str = "3,x,3/7/7/x,Rk,Rc,Wm,2,x/7/7/Wk,2,x,3 turn=W";

#[test]
fn the_end_says_how_everybody_has_done() {
    for size in [(1280.0, 720.0), (1920.0, 1080.0), (390.0, 844.0), (844.0, 390.0)].map(egui::Vec2::from) {
        let mut panels = Panels::open_app(|_| ());
        let bots = "human,4,4,4".parse().unwrap();
        panels.start(Setup { bots, position: Some(LAST.to_owned()), ..Setup::new(GameId::Pothole) });
        panels.size = size;
        panels.play("d4c4");
        let told = |panels: &Panels| panels.texts.iter().filter(|text| text.contains("last player standing")).count();
        let in_list = usize::from(size.x > 1000.0);
        assert_eq!(told(&panels), 1 + in_list, "the status line does not repeat it: {:?}", panels.texts);
        // Nothing is announced behind the result.
        assert!(!panels.says("The king is dead"), "{:?}", panels.texts);
        for words in ["1 point", "0 points", "Blue", "Black", "already out at the start"] {
            assert!(panels.says(words), "{words}: {:?}", panels.texts);
        }
        assert!(panels.says("1 pushed off, Red's army"), "{:?}", panels.texts);
        assert!(panels.says("no captures"), "{:?}", panels.texts);
        assert_eq!(panels.what_has_no_room(), Vec::<String>::new(), "{size}");
        panels.look(&format!("ending-{}", size.x));
        panels.press("Look at the board");
        assert!(!panels.says("no captures"), "{:?}", panels.texts);
        assert_eq!(told(&panels), 1 + in_list, "now the status line has it: {:?}", panels.texts);
        panels.press("Result");
        assert!(panels.says("no captures"), "{:?}", panels.texts);
    }
}

/// The result tells who has resigned, so no notice does so beside it.
#[test]
fn a_resignation_that_ends_the_game_is_told_once() {
    for size in [(1280.0, 720.0), (390.0, 844.0)].map(egui::Vec2::from) {
        let mut panels = Panels::of(Setup { bots: "human,1".parse().unwrap(), ..Setup::new(GameId::Knot) });
        panels.size = size;
        while panels.session().actions().len() < 2 {
            let token = panels.first_token();
            panels.play(&token);
        }
        panels.play("resign");
        assert!(panels.session().position().outcome().is_some(), "{}", panels.tokens());
        panels.look(&format!("resigned-{}", size.x));
        assert!(!panels.says("You have resigned"), "{:?}", panels.texts);
        assert!(panels.can_press("Rematch"), "{:?}", panels.texts);
    }
}

#[test]
fn a_rematch_is_the_same_with_other_seats() {
    let mut panels = Panels::open_app(|_| ());
    let bots = "human,4,4,4".parse().unwrap();
    panels.start(Setup { bots, position: Some(LAST.to_owned()), ..Setup::new(GameId::Pothole) });
    panels.play("d4c4");
    panels.press("Rematch");
    let session = panels.session();
    assert!(session.position().outcome().is_none());
    assert_eq!(session.humans().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(session.setup().position.as_deref(), Some(LAST));
    assert_ne!(session.setup().seed, 0);
    assert_ne!(session.rematch().seed, session.rematch().seed, "no seed tells of the dice of a rematch");
}

#[test]
fn who_is_out_may_watch_see_the_result_or_begin_anew() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0)] {
        let mut panels = against_bots(GameId::Quad, "human,1,1,1");
        panels.size = size;
        panels.play("resign:remove");
        assert!(panels.says("You are out") && panels.says("3 players play on."), "{:?}", panels.texts);
        panels.look(&format!("out-{}", size.x));
        for words in ["What went wrong?", "Rematch", "Title screen"] {
            assert!(panels.can_press(words), "{words}");
        }
        panels.press("Watch (faster)");
        assert!(panels.app.world().resource::<BotsHurry>().0);
        assert!(!panels.says("You are out"), "{:?}", panels.texts);
        panels.press("See the result");
        panels.wait_until(|world| world.resource::<Session>().position().outcome().is_some());
        assert!(!panels.app.world().resource::<BotsHurry>().0);
        assert!(panels.can_press("Rematch") && panels.can_press("Review"), "{:?}", panels.texts);
        // InteractionHistory are told, not quoted as notation.
        assert!(!panels.says("played resign") && !panels.says(": resign:remove"), "{:?}", panels.texts);
        panels.look(&format!("played-out-{}", size.x));
    }
}

#[test]
fn turns_of_bots_are_skipped_up_to_the_next_human() {
    let mut panels = against_bots(GameId::Quad, "human,1,1,human");
    let plays = |panels: &Panels| panels.app.world().resource::<Session>().played().len();
    // A human is to decide.
    assert!(!panels.can_press("Skip"));
    panels.app.world_mut().trigger(SkipToTurn);
    assert_eq!(panels.app.world().resource::<BotsRush>(), &BotsRush(false));
    let first = panels.app.world().resource::<Session>().position().actions()[0];
    panels.app.world_mut().trigger(SubmitAction(first));
    panels.settle();
    assert_eq!(plays(&panels), 1, "the bots pause for ever");
    panels.press("Skip");
    panels.wait_until(|world| world.resource::<Session>().bot_to_decide().is_none());
    panels.settle();
    assert_eq!(plays(&panels), 3);
    assert!(!panels.app.world().resource::<BotsRush>().0 && !panels.can_press("Skip"));
}

#[test]
fn the_rest_is_played_by_the_rules_and_can_be_looked_at() {
    let mut panels = against_bots(GameId::Pothole, "human,1,1,1");
    panels.play("resign");
    panels.press("See the result");
    panels.wait_until(|world| world.resource::<Session>().position().outcome().is_some());
    let record = crate::play::record_of(panels.session()).to_string();
    let record = crate::rules::Record::parse(&record).unwrap();
    assert!(record.replay().is_ok() && panels.session().played().len() > 10);
}

#[test]
fn who_is_out_is_asked_nothing_while_another_human_plays() {
    let mut panels = against_bots(GameId::Quad, "human,human,1,1");
    panels.play("resign:remove");
    assert!(!panels.says("out of the game") && !panels.can_press("Watch (faster)"), "{:?}", panels.texts);
}

#[test]
fn what_went_wrong_is_looked_for_at_once() {
    let mut panels = against_bots(GameId::Quad, "human,1,1,1");
    panels.play("resign:remove");
    panels.press("What went wrong?");
    assert_eq!(*panels.app.world().resource::<Dialog>(), Dialog::Course);
}

#[test]
fn a_film_that_cannot_be_made_says_why() {
    let mut panels = Panels::open_app(|_| ());
    panels.app.insert_resource(FilmProgram(Some("/no/such/program".into())));
    let bots = "human,4,4,4".parse().unwrap();
    panels.start(Setup { bots, position: Some(LAST.to_owned()), ..Setup::new(GameId::Pothole) });
    panels.play("d4c4");
    panels.press("Share as GIF");
    assert!(panels.says("The GIF could not be made: /no/such/program"), "{:?}", panels.texts);
    assert!(panels.can_press("Share as GIF"));
}

/// Destructive actions are not highlighted; the ones that keep everything are.
#[test]
fn dangers_never_call() {
    let mut panels = Panels::begin(GameId::Quad, None);
    for (dialog, safe, dangers) in [
        (Dialog::Resign, "Play on", &["Resign and remove my pieces", "Resign and freeze my pieces"][..]),
        (Dialog::AgreeDraw, "Play on", &[][..]),
    ] {
        panels.open(dialog);
        assert!(panels.calls(safe), "{dialog:?}");
        for danger in dangers {
            assert!(panels.can_press(danger) && !panels.calls(danger), "{danger}");
        }
    }
    panels.open(Dialog::Absent);
    panels.press("East");
    assert!(panels.calls("Play on") && !panels.calls("Declare absent"));
}
