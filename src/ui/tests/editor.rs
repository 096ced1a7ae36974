//! The position editor, used by mouse and by keys alone.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy_egui::egui;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::Panels;
use super::matches::kept;
use crate::play::{KeptMatches, Setup, record_of};
use crate::rules::{Effects, GameId};
use crate::theme::pressed_places;
use crate::ui::dialog::Dialog;
use crate::ui::editor::OpenEditor;

impl Panels {
    fn press_all(&mut self, words: &[&str]) {
        words.iter().for_each(|words| self.press(words));
    }

    /// The position in the editor as text.
    fn edited(&mut self) -> String {
        self.press("Copy as text");
        self.copied.clone().expect("something was copied")
    }

    fn keys(&mut self, codes: &[KeyCode]) {
        for &key_code in codes {
            let (logical_key, state) = (Key::Unidentified(NativeKey::Unidentified), ButtonState::Pressed);
            let window = Entity::PLACEHOLDER;
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            self.app.world_mut().write_message(input);
        }
        self.settle();
    }
}

/// The buttons to press to set up a position, and its first action.
const BUILT: [(GameId, &[&str], &str); 4] = [
    (
        GameId::Pothole,
        &[
            "White king",
            "a1",
            "White bulldozer",
            "b3",
            "Black",
            "Black king",
            "g7",
            "Red",
            "Red car",
            "North chip",
            "c5",
            "centre pothole 1",
            "c4",
        ],
        "b3b4",
    ),
    (
        GameId::Knot,
        &["White king", "a2", "White attacker", "b3", "Black", "Black king", "k9", "Black frog-in-a-well", "c12"],
        "b3!d17",
    ),
    (
        GameId::Quad,
        &["South king", "a1", "South rook", "d2", "North", "North king", "h8", "West", "West queen", "frozen", "d5"],
        "d2d3",
    ),
    (
        GameId::Auction,
        &[
            "Red king",
            "h1",
            "Yellow",
            "Yellow king",
            "g14",
            "Red",
            "Red rook",
            "d2",
            "Give Red a rook",
            "Dormant",
            "dormant queen",
            "e5",
        ],
        "d2d3",
    ),
];

#[test]
fn a_position_of_each_game_is_built_from_nothing_and_played() {
    for (game, presses, action) in BUILT {
        let mut panels = Panels::begin(game, None);
        // All of the set-up must be visible without scrolling.
        panels.size = egui::vec2(1280.0, 2000.0);
        panels.open(Dialog::Editor);
        panels.press("Clear");
        assert!(!panels.can_press("Play from here"), "{game:?}: nobody has a king");
        panels.press_all(presses);
        panels.look(&format!("editor-built-{}", game.name()));
        assert!(panels.says("Ready to play"), "{game:?}: {:?}", panels.texts);
        let text = panels.edited();
        panels.press("Play from here");
        assert!(panels.says("The game starts from your own position."), "{game:?}: {:?}", panels.texts);
        panels.press("Start");
        // The game adds what follows from the board.
        let laid = panels.session().position().to_text();
        assert!(text.split(' ').all(|word| laid.split(' ').any(|other| other == word)), "{game:?}: {text}, {laid}");
        panels.play(action);
        assert_eq!(panels.tokens(), action, "{game:?}");
    }
}

#[test]
fn what_is_no_position_says_why_and_cannot_be_played() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.open(Dialog::Editor);
    assert!(panels.can_press("Play from here") && panels.can_press("Same players"));
    panels.press_all(&["White king", "d4"]);
    assert!(panels.says("On a1 and d4: White has a second king."), "{:?}", panels.texts);
    assert!(!panels.can_press("Play from here") && !panels.can_press("Same players"));
    panels.look("editor-fault");
    panels.press("Undo");
    assert!(panels.says("Ready to play"), "{:?}", panels.texts);
    // The last king has won.
    panels.press_all(&["Clear", "a1"]);
    assert!(panels.says("The game is over in this position.") && !panels.can_press("Play from here"));
}

#[test]
fn what_is_copied_and_pasted_is_the_same() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for game in GameId::ALL {
        let mut table = game.set_up([], None).unwrap();
        for _ in 0..60 {
            let actions = table.actions();
            if !actions.is_empty() {
                table.play_unchecked(actions[rng.random_range(0..actions.len())], Effects::ignored());
            }
        }
        let mut panels = Panels::begin(game, Some(&table.to_text()));
        panels.open(Dialog::Editor);
        let text = panels.edited();
        assert_eq!(text, table.to_text());
        panels.press_all(&["Clear", "Paste text"]);
        panels.frame(vec![egui::Event::Paste("3/3 turn=W".to_owned())]);
        panels.press("Apply");
        assert!(panels.says("The board has another shape"), "{game:?}: {:?}", panels.texts);
        panels.press_all(&["Cancel", "Paste text"]);
        panels.frame(vec![egui::Event::Paste(text.clone())]);
        panels.press("Apply");
        assert_eq!(panels.edited(), text);
    }
}

#[test]
fn things_are_moved_taken_off_and_marked() {
    let mut panels = Panels::begin(GameId::Quad, Some("Wk,6,Nk/8/8/3,Wq,4/8/8/8/Sk,7 turn=S"));
    panels.open(Dialog::Editor);
    panels.press_all(&["d5", "frozen", "d5", "a1", "b2"]);
    assert_eq!(panels.edited(), "Wk,6,Nk/8/8/3,Wq!,4/8/8/1,Sk,6/8 turn=S ctrl=SWN-");
    panels.press_all(&["Erase", "d5"]);
    panels.press_all(&["To move: North", "Undo", "Undo", "Redo"]);
    assert_eq!(panels.edited(), "Wk,6,Nk/8/8/8/8/8/1,Sk,6/8 turn=S ctrl=SWN-");
    // Dragged to another square, and off the board.
    panels.drag("b2", "b3");
    assert!(panels.edited().starts_with("Wk,6,Nk/8/8/8/8/1,Sk,6/8/8"), "{:?}", panels.copied);
    panels.drag("b3", "Close");
    assert!(panels.edited().starts_with("Wk,6,Nk/8/8/8/8/8/8/8"), "{:?}", panels.copied);
}

#[test]
fn a_position_is_built_by_keys() {
    use KeyCode::{ArrowDown, ArrowRight, Delete, Digit1, Digit3, Enter, KeyU, PageDown};
    let mut panels = Panels::begin(GameId::Quad, None);
    panels.open(Dialog::Editor);
    panels.press("Clear");
    // The cursor starts on a8.
    panels.keys(&[Digit1, ArrowDown, Enter, ArrowRight, ArrowDown, Digit3, Enter]);
    assert!(panels.edited().starts_with("Sk,7/1,Sr,6/"), "{:?}", panels.copied);
    panels.keys(&[PageDown, ArrowDown, Digit1, Enter]);
    assert!(panels.edited().starts_with("Sk,7/1,Sr,6/1,Wk,6/"), "{:?}", panels.copied);
    panels.keys(&[Delete, KeyU, Delete]);
    assert!(panels.edited().starts_with("Sk,7/1,Sr,6/8/"), "{:?}", panels.copied);
}

#[test]
fn nothing_of_the_match_changes_while_a_position_is_set_up() {
    let mut panels = kept();
    panels.start(Setup { seed: 7, ..Setup::new(GameId::Pothole) });
    panels.play("c2d2");
    let before = record_of(panels.session()).to_string();
    panels.open(Dialog::Editor);
    panels.press_all(&[
        "Clear",
        "White king",
        "a1",
        "Start position",
        "Current position",
        "Undo",
        "Redo",
        "Erase",
        "b1",
    ]);
    panels.press("Close");
    assert_eq!(record_of(panels.session()).to_string(), before);
    assert_eq!(panels.app.world().resource::<KeptMatches>().0.len(), 0);
    // The draft is still there, and a new match does not end this one.
    panels.open(Dialog::Editor);
    panels.press("Same players");
    assert!(panels.tokens().is_empty() && panels.session().setup().position.is_some());
    assert!(!panels.can_press("Same players"), "the table is played at");
    assert_eq!(panels.app.world().resource::<KeptMatches>().0.len(), 1);
}

#[test]
fn the_board_takes_the_room_that_there_is() {
    for (game, square, size, least) in [
        (GameId::Pothole, "a1", egui::vec2(1280.0, 720.0), 60.0),
        (GameId::Auction, "d1", egui::vec2(1280.0, 720.0), 36.0),
        (GameId::Knot, "a1", egui::vec2(1280.0, 720.0), 28.0),
        (GameId::Auction, "d1", egui::vec2(1920.0, 1080.0), 48.0),
        (GameId::Knot, "a1", egui::vec2(1920.0, 1080.0), 46.0),
    ] {
        let mut panels = Panels::begin(game, None);
        panels.size = size;
        panels.open(Dialog::Editor);
        panels.look(&format!("editor-{}-{}", game.name(), size.x));
        let places = pressed_places(&panels.context());
        let (_, cell) = places.iter().find(|(words, _)| words == square).expect("a square");
        assert!(cell.size().min_elem() >= least, "{game:?} in {size}: {cell}");
        assert_eq!(panels.what_has_no_room(), Vec::<String>::new(), "{game:?} in {size}");
    }
}

#[test]
fn the_set_up_leads_to_the_editor_of_its_game() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.size = egui::vec2(1280.0, 2000.0);
    panels.open(Dialog::Setup);
    panels.press_all(&["Auction Chess", "Position and random seed", "Position editor"]);
    assert!(panels.can_press("Yellow queen") || panels.can_press("Red queen"), "{:?}", panels.texts);
    panels.press("Play from here");
    panels.press_all(&["Use the standard position", "Start"]);
    assert_eq!((panels.session().setup().game, &panels.session().setup().position), (GameId::Auction, &None));
}

/// Going on to choose players keeps the draft; starting the match clears it.
#[test]
fn what_is_set_up_stays_on_the_desk_until_it_is_played() {
    let mut panels = Panels::begin(GameId::Quad, Some("Wk,6,Nk/8/8/3,Wq,4/8/8/8/Sk,7 turn=S"));
    panels.size = egui::vec2(1280.0, 2000.0);
    panels.open(Dialog::Editor);
    panels.press_all(&["a1", "b2"]);
    let text = panels.edited();
    panels.press_all(&["Play from here", "Position editor"]);
    assert_eq!(panels.edited(), text);
    panels.press_all(&["Play from here", "Cancel"]);
    panels.open(Dialog::Editor);
    assert_eq!(panels.edited(), text);
    panels.press_all(&["Play from here", "Start"]);
    panels.play("b2c3");
    panels.open(Dialog::Editor);
    assert!(panels.edited().contains("2,Sk,5"), "it begins with the table: {:?}", panels.copied);
}

/// Only the user's edits change a pasted position, and typing letter by letter is undone as one.
#[test]
fn what_is_only_shown_is_not_changed() {
    let more = "More position details";
    for (game, text) in [
        (GameId::Pothole, "Rk,2,x,3/7/7/x,5,x/7/7/3,x,2,Wk turn=W pits=W quiet=01200 noisy=perhaps"),
        (GameId::Quad, "Wk,6,Nk/8/8/3,Wq,4/8/8/8/Sk,7 turn=S ctrl=SWNEE"),
    ] {
        let mut panels = Panels::begin(game, None);
        panels.size = egui::vec2(1280.0, 2400.0);
        panels.open(Dialog::Editor);
        panels.press("Paste text");
        panels.frame(vec![egui::Event::Paste(text.to_owned())]);
        panels.press("Apply");
        panels.write_into(more, "");
        assert_eq!(panels.edited(), text);
    }
}

#[test]
fn what_was_begun_of_another_game_is_still_there() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.open(Dialog::Editor);
    panels.press("Clear");
    let bare = panels.edited();
    panels.app.world_mut().trigger(OpenEditor(Setup::new(GameId::Quad)));
    panels.settle();
    panels.press("Clear");
    let begun = panels.edited();
    // The table has another game than the draft, and the draft can be restored.
    panels.press("Current position");
    let from_table = panels.edited();
    assert!(from_table != bare && from_table != begun);
    panels.press("Undo");
    assert_eq!(panels.edited(), bare);
    panels.app.world_mut().trigger(OpenEditor(Setup::new(GameId::Quad)));
    panels.settle();
    assert_eq!(panels.edited(), begun);
}

/// In a low window only the tools scroll: the commands for the whole board and the verdict stay.
#[test]
fn the_commands_of_the_editor_never_scroll_away() {
    for (width, height) in [(844.0, 390.0), (960.0, 540.0), (1280.0, 720.0)] {
        let mut panels = Panels::begin(GameId::Auction, None);
        panels.size = egui::vec2(width, height);
        panels.open(Dialog::Editor);
        panels.look(&format!("editor-commands-{width}"));
        let before: Vec<_> =
            ["Clear", "Paste text", "Play from here"].map(|words| panels.places_of_words(words)).into();
        assert!(before.iter().all(|places| !places.is_empty()), "{width}: {before:?}");
        let over = egui::pos2(width * 0.75, height * 0.55);
        panels.frame(vec![egui::Event::PointerMoved(over)]);
        let (unit, phase, modifiers) = (egui::MouseWheelUnit::Point, egui::TouchPhase::Move, egui::Modifiers::NONE);
        panels.frame(vec![egui::Event::MouseWheel { unit, delta: egui::vec2(0.0, -400.0), phase, modifiers }]);
        panels.settle();
        let after: Vec<_> = ["Clear", "Paste text", "Play from here"].map(|words| panels.places_of_words(words)).into();
        assert_eq!(after, before, "{width}");
    }
}
