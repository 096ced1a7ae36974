//! The board and the buttons of a match keep their places in all circumstances.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::clock::TimeControl;
use crate::lessons::Subject;
use crate::notice::Notice;
use crate::play::{BotsPaused, GoTo, Hint, PlayOn, Review, Setup};
use crate::rules::{Action, GameId, Series};
use crate::settings::{Settings, SystemLanguage};
use crate::texts::{Language, speak, text};
use crate::ui::dialog::Dialog;
use crate::ui::frame::Frame;
use crate::ui::lesson::{BeginLesson, LeaveLesson};
use crate::view::{FreeArea, Hovered, PickSquare, Selection};

const WINDOWS: [egui::Vec2; 9] = [
    egui::vec2(1280.0, 720.0),
    egui::vec2(1920.0, 1080.0),
    egui::vec2(2560.0, 1080.0),
    egui::vec2(960.0, 540.0),
    egui::vec2(844.0, 390.0),
    egui::vec2(1024.0, 768.0),
    egui::vec2(820.0, 1180.0),
    egui::vec2(390.0, 844.0),
    egui::vec2(390.0, 664.0),
];

/// The places that must not change: the board, and each permanent button.
struct Places {
    board: Rect,
    buttons: BTreeMap<String, egui::Rect>,
}

impl Places {
    fn of(panels: &mut Panels) -> Self {
        let names = || {
            [
                text!("table-undo"),
                text!("table-redo"),
                text!("table-skip"),
                text!("table-more"),
                text!("table-pause"),
                text!("talk-button"),
                text!("menu"),
            ]
        };
        let buttons = names().into_iter().filter_map(|name| Some((panels.button(&name)?, name)));
        Self { board: free(panels), buttons: buttons.map(|(place, name)| (name, place)).collect() }
    }

    /// Checks that everything is in its old place. Missing things, such as the buttons in a lesson, do not count.
    fn compare(&self, panels: &mut Panels, when: &str) {
        assert_eq!(free(panels), self.board, "the board moves: {when}");
        let now = Self::of(panels);
        for (name, place) in &self.buttons {
            if let Some(other) = now.buttons.get(name) {
                assert_eq!(other, place, "{name} moves: {when}");
            }
        }
    }
}

fn free(panels: &Panels) -> Rect {
    panels.app.world().resource::<FreeArea>().0
}

/// A typical match of this game, starting from a position with much to show.
fn script(game: GameId) -> (Option<&'static str>, &'static [&'static str]) {
    match game {
        GameId::Pothole => (None, &["c2d2", "end", "b5c5", "end"]),
        GameId::Knot => (None, &["d3d5", "d15d13"]),
        GameId::Quad => (None, &["c2c4"]),
        GameId::Auction => (
            Some(
                "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                 turn=R handR=q3,q2,r3,r1,b2,n1,p2,p1 handB=q2,r2,r1,b2,n1,p2,p1 handY=q1,r1,b2,b1,n2,n1,p2 \
                 handG=q2,r1,b2,n2,n1,p2,p1",
            ),
            &["e5e6", "offer:q3", "bid:q2+r2+r1+b2+n1+p2+p1", "bid:q1+r1+b2+b1+n2+n1+p2", "bid:q2+r1+b2+n2+n1+p2+p1"],
        ),
    }
}

const DIALOGS: [Dialog; 5] = [Dialog::Menu, Dialog::More, Dialog::Settings, Dialog::Course, Dialog::Talk];

/// The moments of which pictures are saved, on request.
const PICTURES: [&str; 3] = ["notice", "hovered where it may go", "undone"];

fn setup(game: GameId) -> Setup {
    let players = ["Alexandrina Winterbottom", "", "Bartholomew", ""].map(str::to_owned)[..game.seats().len()].to_vec();
    let (position, _) = script(game);
    let time = TimeControl::Bank { secs: 3600, increment: 5 };
    Setup { time, players, series: Series::of(4), position: position.map(str::to_owned), seed: 7, ..Setup::new(game) }
}

fn play_all(game: GameId, size: egui::Vec2, language: Language) {
    let mut panels = Panels::open_app(|app| _ = app.insert_resource(SystemLanguage(language)));
    panels.size = size;
    panels.listen();
    panels.start(setup(game));
    let name = format!("{} {size} {language:?}", game.name());
    let places = Places::of(&mut panels);
    assert!(places.buttons.len() >= 5, "{name}: {:?}", places.buttons.keys());
    let look = |panels: &mut Panels, what: &str| {
        panels.settle();
        if PICTURES.contains(&what) && language == Language::English {
            let shot = format!("frame-{}-{}x{}-{what}", game.name(), size.x, size.y);
            panels.look(&shot.replace([' ', ':', '+'], "_"));
        }
        places.compare(panels, &format!("{name}, {what}"));
    };
    look(&mut panels, "begin");
    let said =
        "A sentence that is as long as those are that say why something cannot be done: no other is longer than this.";
    panels.app.world_mut().trigger(Notice::news(said.to_owned()));
    look(&mut panels, "notice");
    for token in script(game).1 {
        // During the animation, and after it.
        panels.submit(token);
        panels.frame(Vec::new());
        places.compare(&mut panels, &format!("{name}, while {token} is shown"));
        look(&mut panels, token);
    }
    let last = panels.session().played().len();
    assert_eq!(last, script(game).1.len(), "{name}: {}", panels.tokens());
    // Hovering, selecting, and asking for a hint.
    let actions = panels.session().position().actions();
    if let Some((from, to)) = actions.iter().find_map(|action: &Action| action.squares()) {
        panels.app.world_mut().insert_resource(Hovered(Some(from)));
        look(&mut panels, "hovered");
        panels.app.world_mut().trigger(PickSquare(from));
        look(&mut panels, "picked");
        panels.app.world_mut().insert_resource(Hovered(Some(to)));
        look(&mut panels, "hovered where it may go");
        *panels.app.world_mut().resource_mut::<Selection>() = Selection::default();
    }
    panels.app.world_mut().insert_resource(Hint(actions.first().copied()));
    look(&mut panels, "hint");
    // Reviewing.
    panels.press(&text!("table-undo"));
    look(&mut panels, "undone");
    panels.app.world_mut().trigger(GoTo(0));
    look(&mut panels, "at the beginning");
    panels.app.world_mut().trigger(PlayOn(true));
    look(&mut panels, "played on");
    panels.app.world_mut().trigger(PlayOn(false));
    panels.app.world_mut().trigger(GoTo(last));
    look(&mut panels, "at the end");
    panels.app.world_mut().trigger(Review);
    look(&mut panels, "review");
    panels.app.world_mut().trigger(PlayOn(false));
    panels.app.world_mut().trigger(GoTo(last));
    for dialog in DIALOGS {
        panels.open(dialog);
        places.compare(&mut panels, &format!("{name}, {dialog:?}"));
    }
    panels.open(Dialog::Closed);
    panels.app.world_mut().insert_resource(BotsPaused(true));
    {
        let mut settings = panels.app.world_mut().resource_mut::<Settings>();
        settings.show_chances = true;
        settings.show_threats = true;
        settings.show_web = true;
        settings.show_coordinates = true;
        settings.confirms = true;
    }
    look(&mut panels, "settings");
    // A lesson has panels of its own.
    panels.app.world_mut().trigger(BeginLesson(Subject::named(game.name()).unwrap()));
    panels.settle();
    panels.look(&format!("frame-{}-{}x{}-lesson", game.name(), size.x, size.y));
    assert_eq!(free(&panels), places.board, "the board moves: {name}, lesson");
    panels.app.world_mut().trigger(LeaveLesson);
    panels.open(Dialog::Closed);
    // Players leave until the game is over.
    while panels.session().position().outcome().is_none() && panels.session().played().len() < last + 12 {
        let token = panels.first_token();
        panels.submit(if panels.session().position().check(Action::parse("resign", game.seats()).unwrap()).is_ok() {
            "resign"
        } else {
            &token
        });
        look(&mut panels, "resigned");
    }
    look(&mut panels, "over");
}

/// Undo, dialogs, an auction, lessons, hints and long names, in all window sizes, and in some of them in the other languages.
fn nothing_moves_in(game: GameId) {
    for size in WINDOWS {
        play_all(game, size, Language::English);
    }
    for (size, language) in [
        (WINDOWS[0], Language::German),
        (WINDOWS[4], Language::German),
        (WINDOWS[4], Language::Spanish),
        (WINDOWS[7], Language::German),
    ] {
        play_all(game, size, language);
    }
    speak(Language::English);
}

#[test]
fn nothing_moves_the_board_or_a_button_in_pothole() {
    nothing_moves_in(GameId::Pothole);
}

#[test]
fn nothing_moves_the_board_or_a_button_in_knot() {
    nothing_moves_in(GameId::Knot);
}

#[test]
fn nothing_moves_the_board_or_a_button_in_quad() {
    nothing_moves_in(GameId::Quad);
}

#[test]
fn nothing_moves_the_board_or_a_button_in_auction() {
    nothing_moves_in(GameId::Auction);
}

/// A check that changes the order of play, and a board that is turned.
#[test]
fn a_check_moves_nothing() {
    const MATE: &str = "Wk,7/8/7,Nk/4,Wp,3/8/1,Sq,6/1,Sr,6/Sk,5,Ek,1 turn=S castle=-";
    for size in WINDOWS {
        let mut panels = Panels::begin(GameId::Quad, Some(MATE));
        panels.size = size;
        panels.listen();
        panels.settle();
        let places = Places::of(&mut panels);
        panels.play("b3b7");
        places.compare(&mut panels, &format!("{size}"));
        panels.press("Undo");
        places.compare(&mut panels, &format!("{size}, undone"));
    }
}

#[test]
fn a_big_screen_shows_names_and_clocks_in_large_letters() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for game in GameId::ALL {
            let mut panels = Panels::open_app(|app| _ = app.insert_resource(SystemLanguage(language)));
            let time = TimeControl::Bank { secs: 5400, increment: 0 };
            let names = ["Alexandrina Winterbottom", "", "Bo", ""].map(str::to_owned);
            let players = names.into_iter().take(game.seats().len()).collect();
            panels.start(Setup { time, players, ..Setup::new(game) });
            panels.app.world_mut().resource_mut::<Settings>().big_screen = true;
            for (width, height, window) in
                [(1280.0, 720.0, "wide"), (1920.0, 1080.0, "large"), (3440.0, 1440.0, "ultra")]
            {
                panels.size = egui::vec2(width, height);
                panels.settle();
                let name = format!("{}-{window}-{}-big", language.code(), game.name());
                panels.look(&name);
                faults.extend(panels.what_has_no_room().into_iter().map(|fault| format!("{name}: {fault}")));
                assert!(panels.texts.iter().any(|text| text == "1:30:00"), "{name}: {:?}", panels.texts);
            }
            // On a phone it changes nothing.
            panels.size = egui::vec2(390.0, 844.0);
            panels.settle();
            assert!(!panels.app.world().resource::<Frame>().is_big);
        }
    }
    speak(Language::English);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
