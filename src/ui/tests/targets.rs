//! Touch targets: measures everything that can be pressed on a phone, in all dialogs of all games, and the squares.
//!
//! `TARGETS=file cargo test --lib ui::tests::targets` writes a table of the sizes.

use std::collections::BTreeMap;
use std::fmt::Write;

use bevy_egui::egui;
use bevy_egui::egui::accesskit::Role;

use super::Panels;
use super::shots::DIALOGS;
use crate::clock::TimeControl;
use crate::lessons::Subject;
use crate::play::{GoTo, Setup};
use crate::rules::{GameId, Series, Square};
use crate::settings::{Settings, SystemLanguage};
use crate::texts::{Language, speak};
use crate::ui::dialog::Dialog;
use crate::ui::lesson::BeginLesson;
use crate::ui::{Diagram, DiagramCells};
use crate::view::{Layout, PickSquare};

const PHONE: egui::Vec2 = egui::vec2(390.0, 844.0);
/// The least size of a touch target, in points.
const LEAST: f32 = 44.0;
/// Tolerance for rounding.
const SLACK: f32 = 0.6;

/// A touch target with its size.
struct Target {
    kind: String,
    words: String,
    size: egui::Vec2,
}

/// The touch targets of the last frame.
fn targets(panels: &mut Panels) -> Vec<Target> {
    let heard: BTreeMap<_, _> = panels.heard.iter().map(|(id, node)| (*id, node.clone())).collect();
    let context = panels.context();
    let top = context.memory(egui::Memory::top_modal_layer);
    context.viewport(|viewport| {
        let widgets = &viewport.this_pass.widgets;
        let pressed = widgets
            .layers()
            .filter(|(layer, _)| top.is_none() || Some(**layer) == top || layer.order == egui::Order::Foreground);
        let pressed = pressed
            .flat_map(|(_, widgets)| widgets)
            .filter(|widget| widget.enabled && widget.sense.interactive() && widget.interact_rect.is_positive());
        let named = pressed.filter_map(|widget| {
            let node = heard.get(&widget.id.accesskit_id())?;
            let words = [node.label(), node.value()].into_iter().flatten().next().unwrap_or_default().to_owned();
            // Selectable text is not pressed, but cards are. Lists are scrolled by dragging them.
            if node.role() == Role::ScrollBar {
                return None;
            }
            let is_words = matches!(node.role(), Role::Label | Role::TextRun | Role::Unknown | Role::GenericContainer);
            if is_words && (widget.sense.senses_drag() || words.is_empty()) {
                return None;
            }
            Some(Target { kind: format!("{:?}", node.role()), words, size: widget.rect.size() })
        });
        named.collect()
    })
}

/// The smallest target of each kind and place, and all that are too small.
#[derive(Default)]
struct Measured {
    smallest: BTreeMap<(String, String), (usize, egui::Vec2, String)>,
    faults: Vec<String>,
}

impl Measured {
    fn note(&mut self, place: &str, target: Target) {
        let Target { kind, words, size } = target;
        if size.min_elem() < LEAST - SLACK {
            self.faults.push(format!("{place}: {kind} {words:?} is {:.0}x{:.0}", size.x, size.y));
        }
        let smallest = self.smallest.entry((place.to_owned(), kind)).or_insert((0, size, words.clone()));
        smallest.0 += 1;
        if size.min_elem() < smallest.1.min_elem() {
            (smallest.1, smallest.2) = (size, words);
        }
    }

    fn look(&mut self, panels: &mut Panels, place: &str) {
        panels.settle();
        for target in targets(panels) {
            self.note(place, target);
        }
    }

    /// The squares of the flat board. Boards of up to eight files have squares for a finger; on larger ones a tap counts
    /// for the nearest square with an action, and two fingers zoom (`ui/diagram/close.rs`).
    fn look_at_squares(&mut self, panels: &mut Panels, place: &str) {
        panels.app.world_mut().resource_mut::<Diagram>().show(true);
        panels.settle();
        let squares: Vec<Square> = panels.app.world().resource::<Layout>().squares().collect();
        let cells = panels.app.world().resource::<DiagramCells>();
        let is_large = matches!(panels.session().setup().game, GameId::Knot | GameId::Auction);
        for square in squares {
            let size = cells.cell(square).unwrap().size();
            if is_large {
                assert!(size.min_elem() > 19.0, "{place}: {square} is {size}");
                let smallest = (0, size, square.to_string());
                self.smallest.entry((place.to_owned(), "Square".to_owned())).or_insert(smallest).0 += 1;
            } else {
                self.note(place, Target { kind: "Square".to_owned(), words: square.to_string(), size });
            }
        }
    }

    /// Writes a table of the targets.
    fn keep(&self) {
        let Some(path) = std::env::var_os("TARGETS") else { return };
        let mut table = String::from("| where | what | how many | smallest, points | which |\n|---|---|---|---|---|\n");
        for ((place, kind), (count, size, words)) in &self.smallest {
            let words = words.replace('\n', " ").replace('|', "/");
            let words: String = words.chars().take(40).collect();
            let _ = writeln!(table, "| {place} | {kind} | {count} | {:.0} x {:.0} | {words} |", size.x, size.y);
        }
        std::fs::write(path, table).unwrap();
    }
}

fn phone(language: Language) -> Panels {
    let mut panels = Panels::open_app(|app| _ = app.insert_resource(SystemLanguage(language)));
    panels.size = PHONE;
    panels.listen();
    panels
}

fn setup(game: GameId) -> Setup {
    let time = TimeControl::Bank { secs: 600, increment: 5 };
    let players = ["Alexandrina Winterbottom", "", "Bartholomew", ""].map(str::to_owned)[..game.seats().len()].to_vec();
    Setup { time, players, series: Series::of(4), seed: 7, ..Setup::new(game) }
}

#[test]
fn everything_on_a_phone_is_large_enough_for_a_finger() {
    let mut measured = Measured::default();
    for game in GameId::ALL {
        let name = game.name();
        let mut panels = phone(Language::English);
        panels.start(setup(game));
        for (dialog, what) in DIALOGS {
            panels.open(dialog);
            measured.look(&mut panels, &format!("{name}, {what}"));
        }
        panels.open(Dialog::Closed);
        // A match in review, with something selected.
        (0..3).for_each(|_| {
            let token = panels.first_token();
            panels.play(&token);
        });
        measured.look(&mut panels, &format!("{name}, played"));
        panels.open(Dialog::Moves);
        measured.look(&mut panels, &format!("{name}, list of moves"));
        panels.open(Dialog::Closed);
        let actions = panels.session().position().actions();
        if let Some((from, _)) = actions.iter().find_map(|action| action.squares()) {
            panels.app.world_mut().trigger(PickSquare(from));
            measured.look(&mut panels, &format!("{name}, picked"));
        }
        panels.app.world_mut().trigger(GoTo(1));
        measured.look(&mut panels, &format!("{name}, looking back"));
        panels.app.world_mut().resource_mut::<Settings>().show_chances = true;
        measured.look(&mut panels, &format!("{name}, chances"));
        panels.app.world_mut().trigger(BeginLesson(Subject::named(name).unwrap()));
        measured.look(&mut panels, &format!("{name}, lesson"));
        panels.start(setup(game));
        measured.look_at_squares(&mut panels, &format!("{name}, flat board"));
    }
    measured.keep();
    speak(Language::English);
    measured.faults.dedup();
    assert!(measured.faults.is_empty(), "{} too small:\n{}", measured.faults.len(), measured.faults.join("\n"));
}
