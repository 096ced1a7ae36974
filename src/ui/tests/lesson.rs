//! Learning at the table: lessons by clicks on squares, right and wrong answers to puzzles, and the suspended match.

use core::time::Duration;

use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::{self, Event, Modifiers, PointerButton};

use super::Panels;
use crate::lessons::Subject;
use crate::play::{Session, Setup};
use crate::rules::{Action, GameId, Square};
use crate::storage::Storage;
use crate::ui::diagram::{Diagram, DiagramCells};
use crate::ui::dialog::Dialog;
use crate::ui::lesson::{BeginLesson, Coach};
use crate::view::{Layout, Selection, SkipAnimation, Timeline};

/// A match with two actions, in a window of this size.
fn learner(size: egui::Vec2) -> Panels {
    let mut panels = Panels::open_app(|app| {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(200)));
    });
    panels.start(Setup::new(GameId::Pothole));
    panels.size = size;
    panels.play("c2d2");
    panels.play("end");
    panels
}

const WIDE: egui::Vec2 = egui::vec2(1280.0, 720.0);
const PHONE: egui::Vec2 = egui::vec2(390.0, 844.0);

fn coach(panels: &Panels) -> &Coach {
    panels.app.world().resource()
}

/// Waits until all answers are played, and the learner is asked again.
fn wait(panels: &mut Panels) {
    for _ in 0..400 {
        panels.frame(Vec::new());
        if panels.app.world().resource::<Timeline>().is_busy() {
            panels.app.world_mut().trigger(SkipAnimation);
        } else if panels.app.world().get_resource::<Coach>().is_none_or(Coach::is_asking) {
            return panels.settle();
        }
    }
    panic!("nobody is asked any more");
}

fn begin(panels: &mut Panels, name: &str) {
    panels.app.world_mut().trigger(BeginLesson(Subject::named(name).unwrap()));
    wait(panels);
    lay_flat(panels);
}

/// Switches to the flat diagram, whose squares can be clicked.
fn lay_flat(panels: &mut Panels) {
    let is_shown = |panels: &Panels| panels.app.world().resource::<DiagramCells>().are_shown();
    if !is_shown(panels) {
        let (is_large, width) = (panels.app.world().resource::<Layout>().is_large(), panels.size.x);
        panels.app.world_mut().resource_mut::<Diagram>().toggle(is_large, width);
        panels.settle();
    }
    assert!(is_shown(panels));
}

fn click(panels: &mut Panels, square: Square) {
    let pos = panels.app.world().resource::<DiagramCells>().cell(square).unwrap().center();
    let modifiers = Modifiers::NONE;
    let button = |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers };
    panels.frame(vec![Event::PointerMoved(pos)]);
    panels.frame(vec![button(true)]);
    panels.frame(vec![button(false)]);
    panels.frame(Vec::new());
}

/// Plays an action like a user, with clicks if it has squares.
fn play(panels: &mut Panels, action: Action) {
    match action {
        Action::End => panels.press("End turn"),
        Action::Place { square, kind } if panels.app.world().resource::<Selection>().placing == Some(kind) => {
            click(panels, square);
        }
        Action::Place { .. } => panels.press("Show me"),
        _ => match action.squares() {
            Some((from, to)) => {
                click(panels, from);
                click(panels, to);
            }
            None => panels.press("Show me"),
        },
    }
    wait(panels);
}

/// Plays through the current chapter.
fn go_through(panels: &mut Panels) {
    while !coach(panels).is_over() {
        let before = coach(panels).progress();
        match coach(panels).task().map(|task| task.shown_action(panels.session().position()).unwrap()) {
            Some(action) => play(panels, action),
            None => panels.press("Next"),
        }
        wait(panels);
        assert_ne!(coach(panels).progress(), before, "{}: {:?}", coach(panels).title(), panels.texts);
    }
}

#[test]
fn all_guided_games_are_gone_through_by_clicks_on_squares() {
    let storage = Storage::default();
    let mut panels = learner(WIDE);
    panels.app.insert_resource(storage.clone());
    let before = panels.tokens();
    for (game, tab) in GameId::ALL.into_iter().zip(["Pothole", "Knot", "Quad", "Auction"]) {
        panels.open(Dialog::Learn);
        panels.press(tab);
        panels.press("Begin");
        wait(&mut panels);
        lay_flat(&mut panels);
        loop {
            go_through(&mut panels);
            if !panels.can_press("Next chapter") {
                break;
            }
            panels.press("Next chapter");
            wait(&mut panels);
        }
        assert!(panels.can_press("Play a game") && panels.can_press("Puzzles"), "{game:?}: {:?}", panels.texts);
        panels.press("Leave");
        assert_eq!(panels.tokens(), before, "the match goes on where it was");
        assert!(panels.can_press("Play again"), "{game:?}: {:?}", panels.texts);
        panels.open(Dialog::Closed);
    }
    let kept = storage.read("learnt").unwrap().unwrap();
    assert!(kept.contains("two-actions-a-turn") && kept.contains("wake-a-sleeper"), "{kept}");
}

#[test]
fn a_puzzle_is_tried_in_vain_and_then_solved() {
    for (size, name) in [(WIDE, "wide"), (PHONE, "phone")] {
        let mut panels = learner(size);
        begin(&mut panels, "pothole-over-the-edge");
        assert!(panels.says("White to play: find the best action."), "{:?}", panels.texts);
        panels.look(&format!("puzzle-{name}"));
        let act = |token: &str| Action::parse(token, GameId::Pothole.seats()).unwrap();
        play(&mut panels, act("b7c6"));
        assert!(panels.says("The bulldozer turns away from the king."), "{:?}", panels.texts);
        assert_eq!(panels.tokens(), "", "it is taken back");
        panels.look(&format!("puzzle-wrong-{name}"));
        play(&mut panels, act("b7a7"));
        assert!(panels.says("Its whole army is yours now."), "{:?}", panels.texts);
        // The banner lies neither over the move nor over any piece.
        let banner = panels.context().memory(|memory| memory.area_rect(egui::Id::new("banner"))).expect("a banner");
        for square in ["a7", "b7", "g7", "a1", "g1"] {
            let cell = panels.app.world().resource::<DiagramCells>().cell(square.parse().unwrap()).unwrap();
            assert!(!cell.intersects(banner), "{name}, {square}: {banner}");
        }
        panels.look(&format!("puzzle-solved-{name}"));
        panels.press("Next puzzle");
        wait(&mut panels);
        assert_eq!(coach(&panels).title(), "A hole behind the king");
        panels.press("Leave");
        let is_one = |text: &String| text.starts_with("1 of ") && text.ends_with(" solved");
        assert!(panels.texts.iter().any(is_one), "{:?}", panels.texts);
        panels.look(&format!("learn-{name}"));
    }
}

/// After a lesson the page stays at its game.
#[test]
fn the_page_opens_at_the_game_on_the_table() {
    let mut panels = Panels::begin(GameId::Quad, None);
    panels.open(Dialog::Learn);
    assert!(panels.calls("Quad") && !panels.calls("Pothole"));
    panels.open(Dialog::Closed);
    begin(&mut panels, "knot");
    panels.press("Leave");
    assert!(panels.calls("Knot") && !panels.calls("Quad"));
    panels.press("Auction");
    panels.settle();
    assert!(panels.calls("Auction"), "it can be turned");
    panels.open(Dialog::Closed);
    panels.open(Dialog::Learn);
    assert!(panels.calls("Quad"));
}

/// The progress is the same in all windows.
#[test]
fn what_another_window_has_learnt_is_kept() {
    let storage = Storage::default();
    let mut panels = learner(WIDE);
    panels.app.insert_resource(storage.clone());
    let other = r#"{"chapters":{"quad":["Pawns"]},"puzzles":["quad-elsewhere"]}"#;
    storage.write("learnt", other).unwrap();
    begin(&mut panels, "pothole-over-the-edge");
    play(&mut panels, Action::parse("b7a7", GameId::Pothole.seats()).unwrap());
    let kept = storage.read("learnt").unwrap().unwrap();
    assert!(["Pawns", "quad-elsewhere", "pothole-over-the-edge"].iter().all(|name| kept.contains(name)), "{kept}");
}

#[test]
fn the_coach_hints_shows_goes_back_and_lets_go() {
    let mut panels = learner(WIDE);
    let before = panels.tokens();
    begin(&mut panels, "pothole");
    panels.look("lesson-wide");
    panels.press("Next");
    panels.press("Hint");
    assert!(panels.says("goes one step to the right"), "{:?}", panels.texts);
    panels.look("lesson-hint-wide");
    // An illegal action is refused with its rule, and nothing is played.
    let [from, to] = ["c2", "c4"].map(|square| square.parse::<Square>().unwrap());
    click(&mut panels, from);
    click(&mut panels, to);
    wait(&mut panels);
    assert_eq!(panels.tokens(), "");
    assert!(coach(&panels).task().is_some());
    panels.press("Show me");
    wait(&mut panels);
    assert_eq!((panels.tokens().as_str(), coach(&panels).progress().0), ("c2d2", 3));
    panels.press("Back");
    wait(&mut panels);
    assert_eq!((panels.tokens().as_str(), coach(&panels).progress().0), ("", 2));
    panels.press("Skip");
    wait(&mut panels);
    assert_eq!(coach(&panels).title(), "Push!");
    panels.press("Leave");
    assert_eq!(panels.tokens(), before);
    assert!(!panels.says("Push what") && panels.can_press("Begin"), "{:?}", panels.texts);
}

#[test]
fn a_game_after_the_last_chapter_puts_the_match_aside() {
    let mut panels = learner(WIDE);
    let Some(Subject::Lesson(lesson, _)) = Subject::named("knot") else { panic!("there is no such lesson") };
    let last = lesson.chapters.len() - 1;
    panels.app.world_mut().trigger(BeginLesson(Subject::Lesson(lesson, last)));
    wait(&mut panels);
    lay_flat(&mut panels);
    go_through(&mut panels);
    // The end of the lesson's game is not the end of a match.
    assert!(!panels.can_press("New game"), "{:?}", panels.texts);
    panels.press("Play a game");
    wait(&mut panels);
    let session: &Session = panels.session();
    assert_eq!((session.setup().game, session.played().len()), (GameId::Knot, 0));
    assert!(panels.app.world().get_resource::<Coach>().is_none());
}

#[test]
fn the_coach_has_room_in_every_window() {
    const LOW: egui::Vec2 = egui::vec2(390.0, 664.0);
    const LYING: egui::Vec2 = egui::vec2(844.0, 390.0);
    for (size, window) in [(WIDE, "wide"), (PHONE, "phone"), (LOW, "low"), (LYING, "lying")] {
        let mut panels = learner(size);
        panels.listen();
        for name in ["pothole", "knot", "quad", "auction"] {
            begin(&mut panels, name);
            while !coach(&panels).is_over() {
                panels.look(&format!("lesson-{window}-{name}-{}", coach(&panels).progress().0));
                assert_eq!(panels.what_has_no_room(), [""; 0], "{name}");
                let last = panels.button("Leave").expect("the last button");
                assert!(last.height() >= 44.0 && last.bottom() <= size.y - 8.0, "{name} {window}: {last}");
                panels.press(if coach(&panels).task().is_some() { "Show me" } else { "Next" });
                wait(&mut panels);
            }
            panels.look(&format!("lesson-{window}-{name}-end"));
        }
    }
}
