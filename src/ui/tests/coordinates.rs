//! Coordinates beside the squares, on the table and on the flat diagram.

use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::rules::{Action, GameId, Seat, Square, story};
use crate::settings::Settings;
use crate::ui::{Diagram, DiagramCells};
use crate::view::{Coordinates, Layout};

/// Whether they are visible on the table, and the number of their entities.
fn on_table(panels: &mut Panels) -> (bool, usize) {
    let world = panels.app.world_mut();
    let mut signs = world.query_filtered::<(&Visibility, &Children), With<Coordinates>>();
    let (visibility, below) = signs.single(world).unwrap();
    (*visibility != Visibility::Hidden, below.len())
}

#[test]
fn every_board_has_its_letters_and_numbers_or_none() {
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        for shown in [true, false, true] {
            panels.app.world_mut().resource_mut::<Settings>().show_coordinates = shown;
            panels.app.world_mut().resource_mut::<Diagram>().show(true);
            panels.settle();
            let flat = ["a", "d", "6", "7"].map(|sign| panels.texts.iter().any(|text| text == sign));
            assert_eq!(flat, [shown; 4], "{game:?} flat: {:?}", panels.texts);
            panels.look(&format!("coordinates-{}-{shown}", game.name()));
            let (is_seen, count) = on_table(&mut panels);
            assert!(is_seen == shown && count > 0, "{game:?} on the table");
        }
        // A board that is laid out again follows the settings too.
        panels.app.world_mut().resource_mut::<Settings>().show_coordinates = false;
        let next = if game == GameId::Quad { GameId::Knot } else { GameId::Quad };
        panels.start(crate::play::Setup::new(next));
        assert!(!on_table(&mut panels).0, "{next:?} after {game:?}");
    }
}

/// In a corner of Auction's board the letter of a file and the number of a rank are close to each other.
#[test]
fn a_letter_and_a_number_never_touch() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(960.0, 540.0)] {
        let mut panels = Panels::begin(GameId::Auction, None);
        panels.size = size;
        panels.app.world_mut().resource_mut::<Diagram>().show(true);
        panels.settle();
        let [letter, number] = ["c", "3"].map(|sign| panels.places_of_letter(sign)[0]);
        let apart = (number - letter).abs();
        assert!(apart.x > 11.0 || apart.y > 17.0, "{size}: {letter} {number}");
    }
}

/// The written name of a square: the letter of its strip, and its number along that strip.
fn written(square: Square) -> (String, String) {
    let name = square.to_string();
    (name[..1].to_owned(), name[1..].to_owned())
}

/// Horizontal strips and vertical strips.
const WINDOWS: [egui::Vec2; 2] = [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0)];

fn squares(panels: &Panels) -> Vec<Square> {
    panels.app.world().resource::<Layout>().squares().collect()
}

#[test]
fn the_flat_strips_count_their_squares_as_they_are_written() {
    for size in WINDOWS {
        let mut panels = Panels::begin(GameId::Knot, None);
        panels.size = size;
        panels.app.world_mut().resource_mut::<Diagram>().show(true);
        panels.settle();
        let cell = |square: &str| {
            panels.app.world().resource::<DiagramCells>().cell(square.parse().unwrap()).unwrap().center()
        };
        let along_strip = cell("a2") - cell("a1");
        let lies = along_strip.x.abs() > along_strip.y.abs();
        for square in squares(&panels) {
            let (strip, number) = written(square);
            let cell = panels.app.world().resource::<DiagramCells>().cell(square).unwrap();
            let beside = |sign: egui::Pos2| {
                let aside = if lies { sign.x - cell.center().x } else { sign.y - cell.center().y };
                aside.abs() < 2.0
            };
            let numbers = panels.places_of_letter(&number).into_iter().filter(|&sign| beside(sign));
            assert_eq!(numbers.count(), 2, "{square} in {size}");
            let along = |sign: &egui::Pos2| {
                let aside = if lies { sign.y - cell.center().y } else { sign.x - cell.center().x };
                aside.abs() < 7.0
            };
            // The Knot belongs to all strips.
            let letters = panels.places_of_letter(&strip).iter().filter(|sign| along(sign)).count();
            assert_eq!(letters, if strip == "k" { 0 } else { 2 }, "{square} in {size}");
        }
    }
}

#[test]
fn the_chessboard_of_strips_numbers_each_square_as_it_is_written() {
    for size in WINDOWS {
        let mut panels = Panels::begin(GameId::Knot, None);
        panels.size = size;
        let world = panels.app.world_mut();
        world.resource_mut::<Diagram>().show(true);
        world.resource_mut::<Settings>().strips_on_chessboard = true;
        panels.settle();
        let first =
            |panels: &Panels| panels.app.world().resource::<DiagramCells>().cell("a1".parse().unwrap()).unwrap();
        for square in squares(&panels) {
            let (strip, number) = written(square);
            let cell = panels.app.world().resource::<DiagramCells>().cell(square).unwrap();
            let numbers = panels.places_of_letter(&number).into_iter().filter(|&sign| cell.contains(sign));
            assert_eq!(numbers.count(), 1, "{square} in {size}");
            let along = |sign: &&egui::Pos2| (sign.x - cell.center().x).abs() < cell.width();
            let letters = panels.places_of_letter(&strip).iter().filter(along).count();
            assert_eq!(letters, if strip == "k" { 0 } else { 2 }, "{square} in {size}");
        }
        let on_board = first(&panels);
        panels.app.world_mut().resource_mut::<Settings>().strips_on_chessboard = false;
        panels.settle();
        assert_ne!(first(&panels), on_board, "the setting counts at once");
    }
}

#[test]
fn the_star_counts_its_squares_as_they_are_written() {
    let mut panels = Panels::begin(GameId::Knot, None);
    let world = panels.app.world_mut();
    let mut signs = world.query::<(&Name, &Transform)>();
    let signs: Vec<(String, Vec3)> = signs
        .iter(world)
        .filter_map(|(name, place)| Some((name.as_str().strip_prefix("Number ")?.to_owned(), place.translation)))
        .collect();
    assert_eq!(signs.iter().filter(|(number, _)| number != "9").count(), 16, "{signs:?}");
    let layout = world.resource::<Layout>().clone();
    for square in layout.squares() {
        let (_, number) = written(square);
        let place = layout.place(square);
        // Squares of the same wire, on the same player's side.
        let away = |sign: Vec3| {
            let other_side = if place.z * sign.z < 0.0 { 100.0 } else { 0.0 };
            (sign.xz().length() - place.xz().length()).abs() + other_side
        };
        let nearest = signs.iter().min_by(|(_, one), (_, other)| away(*one).total_cmp(&away(*other))).unwrap();
        assert_eq!(nearest.0, number, "{square}");
    }
}

/// Hovering, the list of moves and the lessons all use the name that is written on the board.
#[test]
fn pointing_at_a_square_and_telling_of_it_name_it_as_the_board_does() {
    let mut panels = Panels::begin(GameId::Knot, None);
    panels.app.world_mut().resource_mut::<Diagram>().show(true);
    panels.settle();
    for square in squares(&panels) {
        let cell = panels.app.world().resource::<DiagramCells>().cell(square).unwrap();
        panels.frame(vec![egui::Event::PointerMoved(cell.center())]);
        panels.settle();
        let (strip, number) = written(square);
        let named = |text: &String| {
            let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
            words.contains(&format!("{strip}{number}").as_str())
        };
        assert!(panels.texts.iter().any(named), "{square}: {:?}", panels.texts);
    }
    let table = panels.session().position();
    let name = |seat: Seat| seat.name(table.seats()).to_owned();
    for action in table.actions() {
        let Action::Move { to, .. } = action else { continue };
        let told = story(table, action, &name).unwrap().text;
        let place = if to.to_string() == "k9" { "the Knot".to_owned() } else { to.to_string() };
        assert!(told.contains(&place), "{told}");
    }
}
