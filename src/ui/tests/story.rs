//! The list of moves: stories, going back and replaying, great events, and reasons of refusals.

use bevy_egui::egui;

use super::Panels;
use crate::play::{Bots, BotsPaused, GoTo, Review, SeatBot, Setup, SubmitAction, TakeLine, UndoAction};
use crate::rules::{Action, Effects, GameId, Seat, Square};
use crate::settings::Settings;
use crate::ui::dialog::Dialog;
use crate::view::{Ghost, LetGo, Lift, PickSquare, Pointed, Selection, SkipAnimation};

#[test]
fn the_list_tells_every_action_and_goes_to_it() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    ["c2d2", "end", "b5c5"].into_iter().for_each(|token| panels.play(token));
    assert!(panels.says("White's bulldozer goes to d2. The bulldozer gets the south chip."), "{:?}", panels.texts);
    assert!(!panels.can_press("Play"), "nobody looks back");
    panels.press("Undo");
    panels.press("<<");
    assert_eq!(panels.tokens(), "");
    assert!(panels.says("0 of 3"), "{:?}", panels.texts);
    panels.press(">");
    assert_eq!(panels.tokens(), "c2d2");
    panels.press("Play");
    (0..8).for_each(|_| panels.settle());
    assert_eq!(panels.tokens(), "c2d2 end b5c5");
    assert!(!panels.can_press("Play"), "all of it has been played again");
}

/// A different action starts another line.
#[test]
fn from_an_earlier_action_another_game_begins() {
    let mut panels = Panels::begin(GameId::Knot, None);
    let play_any = |panels: &mut Panels| {
        let any = panels.session().position().actions()[0];
        panels.app.world_mut().trigger(SubmitAction(any));
        panels.settle();
    };
    (0..2).for_each(|_| play_any(&mut panels));
    panels.press("Undo");
    panels.press("<");
    assert_eq!(panels.tokens(), "");
    let other = panels.session().position().actions()[1];
    panels.app.world_mut().trigger(SubmitAction(other));
    panels.settle();
    assert_eq!(panels.session().played().len(), 1);
    assert!(!panels.can_press("Play"));
}

/// The old line is kept, and can be chosen again.
#[test]
fn another_line_keeps_the_old_one() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    ["c2d2", "end", "b5c5", "end"].into_iter().for_each(|token| panels.play(token));
    panels.app.world_mut().trigger(GoTo(2));
    panels.settle();
    assert!(!panels.says("Variations"));
    // Playing the same action again does not start another line.
    panels.play("b5c5");
    assert_eq!((panels.session().other_lines().count(), panels.session().undone()), (0, 1));
    panels.app.world_mut().trigger(GoTo(2));
    panels.settle();
    panels.play("b5b4");
    assert_eq!(panels.tokens(), "c2d2 end b5b4");
    assert!(panels.says("3. b5c5 (2)"), "{:?}", panels.texts);
    panels.look("lines");
    panels.app.world_mut().trigger(TakeLine(0));
    panels.settle();
    assert_eq!(panels.tokens(), "c2d2 end b5c5 end");
    assert!(panels.says("3. b5b4 (1)") && !panels.can_press("Play"), "{:?}", panels.texts);
    assert!(panels.says("Red's bulldozer goes to c5"), "the list is of the line: {:?}", panels.texts);
    panels.app.world_mut().trigger(TakeLine(7));
    panels.settle();
    assert_eq!(panels.tokens(), "c2d2 end b5c5 end");
}

/// Another line can be chosen in the dialog, when there is no list of moves.
#[test]
fn the_course_is_that_of_the_line_that_is_taken() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    ["c2d2", "end", "b5c5", "end"].into_iter().for_each(|token| panels.play(token));
    panels.app.world_mut().trigger(GoTo(2));
    panels.settle();
    panels.play("b5b4");
    panels.open(Dialog::Course);
    let told_at_the_end = |panels: &mut Panels| {
        let end = 0.5 * panels.size.x + 270.0;
        (100..600).step_by(60).find_map(|y| {
            panels.frame(vec![egui::Event::PointerMoved(egui::pos2(end, y as f32))]);
            panels.settle();
            (3..6).find(|count| panels.says(&format!("After {count} actions")))
        })
    };
    assert_eq!(told_at_the_end(&mut panels), Some(3));
    panels.app.world_mut().trigger(TakeLine(0));
    panels.settle();
    assert_eq!(told_at_the_end(&mut panels), Some(4));
}

/// With `no_take_back`, actions that others have answered cannot be undone; one's own last action can until then.
#[test]
fn what_others_have_answered_is_not_taken_back_where_that_is_agreed() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.app.world_mut().resource_mut::<Settings>().no_take_back = true;
    ["c2d2", "end", "b5c5"].into_iter().for_each(|token| panels.play(token));
    panels.press("Undo");
    assert_eq!(panels.tokens(), "c2d2 end");
    assert!(!panels.can_press("Undo"), "White has acted before Red");
    panels.app.world_mut().trigger(UndoAction);
    panels.settle();
    assert_eq!(panels.tokens(), "c2d2 end");
    panels.play("b5b4");
    panels.app.world_mut().trigger(GoTo(0));
    panels.settle();
    panels.play("b1b2");
    assert_eq!(panels.tokens(), "", "looking back is no taking back");
    assert!(panels.says("An opponent has already replied, so this cannot be undone"), "{:?}", panels.texts);
    panels.app.world_mut().trigger(GoTo(3));
    panels.settle();
    assert_eq!(panels.tokens(), "c2d2 end b5b4");
}

#[test]
fn the_end_is_not_taken_back_where_that_is_agreed() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    ["resign"; 3].into_iter().for_each(|token| panels.play(token));
    panels.app.world_mut().resource_mut::<Settings>().no_take_back = true;
    panels.settle();
    assert!(panels.can_press("Undo last action"), "it is Black's own");
    let bot = "1,1,1,1".parse::<Bots>().unwrap().of(2);
    panels.app.world_mut().trigger(SeatBot { seat: Seat(2), bot });
    panels.settle();
    assert!(!panels.can_press("Undo last action"), "a bot has acted last");
}

/// The first press only previews the action; a second press or the button plays it.
#[test]
fn an_action_is_confirmed_where_that_is_wished_for() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.app.world_mut().resource_mut::<Settings>().confirms = true;
    let pick = |panels: &mut Panels, square: &str| {
        panels.app.world_mut().trigger(PickSquare(square.parse().unwrap()));
        panels.settle();
    };
    pick(&mut panels, "c2");
    assert!(!panels.can_press("Confirm"));
    pick(&mut panels, "d2");
    assert_eq!(panels.tokens(), "");
    assert!(!panels.app.world().resource::<Ghost>().bodies.is_empty(), "what comes of it is shown");
    pick(&mut panels, "a7");
    assert!(!panels.can_press("Confirm"), "something else takes it back");
    pick(&mut panels, "d2");
    panels.press("Confirm");
    assert_eq!(panels.tokens(), "c2d2");
    panels.press("Undo");
    pick(&mut panels, "c2");
    pick(&mut panels, "d2");
    pick(&mut panels, "d2");
    assert_eq!(panels.tokens(), "c2d2");
}

/// With a berserk and a plain move to the same square, the hovered one is previewed and the chosen one waits for
/// confirmation.
#[test]
fn a_way_is_foreseen_and_confirmed() {
    let mut panels = Panels::begin(GameId::Knot, Some("15,Bg/2,Wa,13/16/Wk,14,Bk turn=W"));
    panels.app.world_mut().resource_mut::<Settings>().confirms = true;
    let pick = |panels: &mut Panels, square: &str| {
        panels.app.world_mut().trigger(PickSquare(square.parse().unwrap()));
        panels.settle();
    };
    let selection = |panels: &Panels| panels.app.world().resource::<Selection>().clone();
    panels.press("2D");
    let berserks = panels.session().position().actions();
    let berserk = berserks.into_iter().find(|action| matches!(action, Action::Berserk { .. })).expect("a berserk");
    pick(&mut panels, &berserk.squares().unwrap().0.to_string());
    let targets = selection(&panels).targets;
    let twice = |square| targets.iter().filter(|target| target.square == square).count() > 1;
    let both = targets.iter().find(|target| twice(target.square)).expect("a choice").square;
    pick(&mut panels, &both.to_string());
    let berserk = panels.place("Go berserk");
    panels.frame(vec![egui::Event::PointerMoved(berserk)]);
    panels.settle();
    assert!(matches!(selection(&panels).way, Some(Action::Berserk { .. })), "{:?}", selection(&panels).way);
    panels.frame(vec![egui::Event::PointerMoved(egui::pos2(2.0, 2.0))]);
    panels.settle();
    assert_eq!(selection(&panels).way, None);
    panels.press("Go berserk");
    assert_eq!(panels.tokens(), "", "it is shown first");
    // It costs the attacker, so it is asked about too.
    panels.press("Go berserk");
    let played: Vec<_> = panels.session().actions().collect();
    assert!(matches!(played[..], [Action::Berserk { .. }]), "{}", panels.tokens());
}

#[test]
fn the_round_is_shown_again_where_that_is_wished_for() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.app.world_mut().resource_mut::<Settings>().reviews_round = true;
    ["c2d2", "end", "b5c5", "end", "e6d6", "end", "e2d3"].into_iter().for_each(|token| panels.play(token));
    let before = panels.tokens();
    panels.app.world_mut().trigger(SubmitAction(Action::End));
    panels.frame(Vec::new());
    panels.frame(Vec::new());
    assert!(panels.tokens().len() < before.len(), "{}", panels.tokens());
    (0..20).for_each(|_| panels.settle());
    assert_eq!(panels.tokens(), format!("{before} end"));
    assert!(!panels.can_press("Play"), "once");
}

#[test]
fn an_action_that_is_pointed_at_lights_its_squares() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.play("c2d2");
    let row = panels.places_of_words("c2d2")[0];
    panels.frame(vec![egui::Event::PointerMoved(row)]);
    panels.settle();
    let lit: Vec<String> = panels.app.world().resource::<Pointed>().0.iter().map(ToString::to_string).collect();
    assert_eq!(lit, ["c2", "d2"]);
    panels.frame(vec![egui::Event::PointerMoved(egui::pos2(640.0, 300.0))]);
    panels.settle();
    assert!(panels.app.world().resource::<Pointed>().0.is_empty());
}

/// The sentence, the squares that matter, and the paragraph of the rule book.
#[test]
fn what_cannot_be_done_says_why_not_and_where_that_is_written() {
    let mut panels = Panels::begin(GameId::Pothole, Some("Rd,2/1,Rk,1/2,Wb turn=W"));
    let pick = |panels: &mut Panels, square: &str| {
        panels.app.world_mut().trigger(PickSquare(square.parse().unwrap()));
        panels.settle();
    };
    pick(&mut panels, "c1");
    pick(&mut panels, "b2");
    assert_eq!(panels.tokens(), "");
    assert!(panels.says("cannot go to b2: it would push two pieces"), "{:?}", panels.texts);
    assert!(!panels.app.world().resource::<Selection>().obstacles.is_empty());
    panels.look("why-not");
    panels.press("Rule");
    assert!(panels.says("King: one step in any direction"), "{:?}", panels.texts);
    assert!(!panels.says("White, Red, Black and Blue take turns"), "it opens where the rule is");
}

/// The same for a drag, after which the piece stays selected.
#[test]
fn what_is_dragged_where_it_cannot_go_says_why_not_too() {
    let mut panels = Panels::begin(GameId::Pothole, Some("Rd,2/1,Rk,1/2,Wb turn=W"));
    let [from, to]: [Square; 2] = ["c1", "b2"].map(|square| square.parse().unwrap());
    panels.app.world_mut().trigger(Lift::from_square(from));
    panels.app.world_mut().trigger(LetGo::on_square(Some(to), false));
    panels.settle();
    assert_eq!(panels.tokens(), "");
    assert!(panels.says("cannot go to b2: it would push two pieces"), "{:?}", panels.texts);
    let selection = panels.app.world().resource::<Selection>();
    assert!(selection.square == Some(from) && !selection.obstacles.is_empty(), "{selection:?}");
    assert!(panels.can_press("Rule"));
}

/// Bots pause during a review, and go on after it.
#[test]
fn bots_wait_while_somebody_looks_back() {
    let bots = "human,1,1,1".parse().unwrap();
    let mut panels = Panels::of(Setup { bots, ..Setup::new(GameId::Pothole) });
    panels.play("c2d2");
    let wait = |panels: &Panels| panels.app.world().resource::<BotsPaused>().0;
    assert!(!wait(&panels));
    panels.app.world_mut().trigger(GoTo(0));
    panels.settle();
    assert!(wait(&panels) && panels.tokens().is_empty());
    panels.press("Play");
    (0..3).for_each(|_| panels.settle());
    assert!(!wait(&panels) && panels.tokens() == "c2d2");
}

/// The review of the others' actions is not interrupted by new ones.
#[test]
fn what_happened_since_the_last_turn_is_shown_again() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    assert_eq!(panels.session().since_last_turn(), None);
    ["c2d2", "end", "b5c5", "end", "e6d6", "end", "e2d3", "end"].into_iter().for_each(|token| panels.play(token));
    assert_eq!(panels.session().since_last_turn(), Some(2));
    let all = panels.tokens();
    panels.app.world_mut().trigger(Review);
    panels.frame(Vec::new());
    assert!(panels.tokens().len() < all.len(), "{}", panels.tokens());
    panels.app.world_mut().trigger(SubmitAction(Action::End));
    (0..20).for_each(|_| panels.settle());
    assert_eq!(panels.tokens(), all);
    assert!(!panels.can_press("Play"));
    panels.app.world_mut().trigger(Review);
    panels.frame(Vec::new());
    assert!(panels.tokens().len() < all.len(), "{}", panels.tokens());
    panels.app.world_mut().trigger(SkipAnimation);
    panels.frame(Vec::new());
    assert_eq!(panels.tokens(), all, "who skips has seen enough of all of it");
}

#[test]
fn great_events_are_announced() {
    let mut panels = Panels::begin(GameId::Quad, Some("Wk,7/8/7,Nk/4,Wp,3/8/1,Sq,6/1,Sr,6/Sk,5,Ek,1 turn=S castle=-"));
    let mates = panels.session().position().actions().into_iter().find(|&action| {
        let mut after = panels.session().position().clone_box();
        after.play_unchecked(action, Effects::ignored());
        after.players().iter().count() < 4
    });
    panels.app.world_mut().trigger(SubmitAction(mates.expect("a mate")));
    panels.settle();
    assert!(panels.says("Checkmate"), "{:?}", panels.texts);
    panels.look("banner");
}

#[test]
fn rules_can_be_looked_for_and_tried() {
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        panels.size = egui::vec2(1280.0, 6000.0);
        panels.open(Dialog::RuleBook);
        assert!(panels.says("Try it:"), "{game:?}: {:?}", panels.texts);
        assert!(panels.says("Our rulings ("), "{game:?}");
        panels.look(&format!("rules-{}", game.name()));
    }
}
