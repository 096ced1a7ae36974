//! The sentence that matters most now: a refusal, what the pointer is over, or whose turn it is.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align, Layout, RichText, Ui, UiBuilder};

use super::Scene;
use crate::notice::Notice;
use crate::play::Session;
use crate::rules::{Action, Kind, Seat, Square, story};
use crate::settings::SpokenLanguage;
use crate::texts::text;
use crate::theme::{NARROW, livery, quiet_button, ui};
use crate::ui::PanelSystems;
use crate::ui::goal::GoalUnderstood;
use crate::ui::rule_book::{OpenPiece, OpenRule};
use crate::ui::told::Told;
use crate::view::{Hovered, Selection};

/// Room for the button that opens the rule book.
const RULE: f32 = 76.0;
/// And for the one that opens it at what is picked.
const HOW: f32 = 140.0;

/// What is on the square under the pointer, or why nothing can be placed there; and what is picked.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct About {
    told: Option<String>,
    picked: Option<Picked>,
}

/// What is picked, for those who ask how it moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Picked {
    Piece(Kind),
    Pothole,
}

impl Picked {
    fn of(session: &Session, selection: &Selection) -> Option<Self> {
        if selection.is_pothole {
            return Some(Self::Pothole);
        }
        let on = |square| session.position().snapshot().piece_on(square).map(|(_, piece)| piece.kind);
        selection.square.and_then(on).or(selection.placing).map(Self::Piece)
    }

    fn open(self, commands: &mut Commands) {
        match self {
            Self::Piece(kind) => commands.trigger(OpenPiece(kind)),
            Self::Pothole => commands.trigger(OpenRule("Potholes")),
        }
    }
}

/// Open the rule book where it tells how what is picked moves.
#[derive(Event, Copy, Clone, Debug)]
pub(in crate::ui) struct AskHowItMoves;

fn on_ask_how_it_moves(_: On<AskHowItMoves>, about: Res<About>, mut commands: Commands) {
    match about.picked {
        Some(picked) => picked.open(&mut commands),
        None => commands.trigger(Notice(text!("table-pick-first"))),
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Session>
        .or_else(resource_exists_and_changed::<Hovered>)
        .or_else(resource_exists_and_changed::<Selection>)
        .or_else(resource_changed::<SpokenLanguage>);
    app.init_resource::<About>()
        .add_observer(on_ask_how_it_moves)
        .add_systems(EguiPrimaryContextPass, look_up.run_if(changed).before(PanelSystems::Edges));
}

fn look_up(session: Res<Session>, hovered: Res<Hovered>, selection: Res<Selection>, mut found: ResMut<About>) {
    let told = hovered.0.and_then(|square| about(&session, square, &selection));
    found.set_if_neq(About { told, picked: Picked::of(&session, &selection) });
}

/// What would happen there, where that is known; else what is there.
fn about(session: &Session, square: Square, selection: &Selection) -> Option<String> {
    let table = session.position();
    let name = |seat: Seat| session.player_name(seat).to_owned();
    let target = selection.targets.iter().find(|target| target.square == square && selection.square.is_some());
    if let Some(told) = target.and_then(|target| story(table, target.action, &name).ok()) {
        return Some(told.text);
    }
    let refusal = selection.placing.and_then(|kind| table.check(Action::Place { kind, square }).err());
    session.told(|| refusal.map(|refusal| refusal.to_string()).or_else(|| table.words().describe(square)))
}

pub(super) fn show_line(panel: &mut Ui, scene: &Scene, commands: &mut Commands) {
    let whole = panel.available_width();
    // As high with a sentence, or with a button, as without: else the board would move when something is said or picked.
    panel.set_min_height(least_height(panel, scene, whole));
    if let Some(sentence) = &scene.shown.sentence {
        let words = RichText::new(sentence).color(ui::warn());
        let Some(heading) = scene.shown.heading else {
            panel.add(egui::Label::new(words).wrap());
            return;
        };
        panel.horizontal(|panel| {
            let width = panel.available_width() - RULE;
            panel.allocate_ui(egui::vec2(width, 36.0), |panel| panel.add(egui::Label::new(words).wrap()));
            if quiet_button(panel, true, text!("table-rule")).clicked() {
                commands.trigger(OpenRule(heading));
            }
        });
        return;
    }
    let (words, room) = match (scene.about.picked, &scene.goal.0) {
        (Some(_), _) => (text!("table-how-it-moves"), HOW),
        (None, Some(_)) => (text!("goal-understood"), RULE),
        (None, None) => return show_told(panel, scene, whole),
    };
    // The button has its place in the height that is there anyway.
    let (line, _) = panel.allocate_exact_size(egui::vec2(whole, panel.min_size().y), egui::Sense::hover());
    let (told, button) = line.split_left_right_at_x(line.right() - room);
    panel.scope_builder(UiBuilder::new().max_rect(told).layout(Layout::top_down(Align::Min)), |panel| {
        show_told(panel, scene, whole);
    });
    panel.scope_builder(UiBuilder::new().max_rect(button).layout(Layout::right_to_left(Align::Center)), |panel| {
        if quiet_button(panel, true, words).clicked() {
            match scene.about.picked {
                Some(picked) => picked.open(commands),
                None => commands.trigger(GoalUnderstood),
            }
        }
    });
}

/// What whose turn it is and the notes take in so wide a line.
fn least_height(panel: &Ui, scene: &Scene, whole: f32) -> f32 {
    let notes = lay_out(panel, &scene.told.notes, whole, most_rows(panel)).size().y;
    panel.spacing().interact_size.y + notes
}

/// Whose turn it is, and what is where the pointer is, in no more rows than it would take in so wide a line.
fn show_told(panel: &mut Ui, scene: &Scene, whole: f32) {
    panel.vertical(|panel| {
        panel.spacing_mut().item_spacing.y = 0.0;
        panel.horizontal(|panel| {
            if let Some(seat) = scene.told.decider {
                let (rect, _) = panel.allocate_exact_size(egui::Vec2::splat(14.0), egui::Sense::hover());
                let color = ui::of(livery(scene.session.position().seats(), seat).color);
                panel.painter().circle_filled(rect.center(), 7.0, color);
            }
            show_status(panel, &scene.told);
        });
        // What the pointer is over takes no more rows than the notes: else the board would move under the pointer.
        let notes = lay_out(panel, &scene.told.notes, whole, most_rows(panel));
        let rows = notes.rows.len().max(1);
        let notes_or_goal = if scene.told.notes.is_empty() { scene.goal.0.as_ref() } else { None };
        let text = scene.about.told.as_ref().or(notes_or_goal).unwrap_or(&scene.told.notes);
        let width = panel.available_width();
        let galley = lay_out(panel, text, width, rows);
        let elided = galley.elided;
        let size = egui::vec2(width, notes.size().y);
        let (place, response) = panel.allocate_exact_size(size, egui::Sense::hover());
        panel.painter().galley(place.min, galley, ui::faint());
        if elided {
            response.on_hover_text(text);
        }
    });
}

/// Whose turn it is, and what is asked of them: where there is no room for both, the name is cut.
fn show_status(panel: &mut Ui, told: &Told) {
    let strong = |words: &str| RichText::new(words).strong();
    let (name, rest) = told.status.split_at_checked(told.name).unwrap_or_default();
    panel.spacing_mut().item_spacing.x = 0.0;
    let font = egui::TextStyle::Body.resolve(panel.style());
    let asked = panel.painter().layout_no_wrap(rest.to_owned(), font, ui::text()).size().x;
    let room = (panel.available_width() - asked).max(NAME);
    panel.scope(|panel| {
        panel.set_max_width(room);
        panel.add(egui::Label::new(strong(name)).truncate());
    });
    panel.add(egui::Label::new(strong(rest)).truncate());
}

/// The least room for a name.
const NAME: f32 = 40.0;

/// Rows of notes at most.
fn most_rows(panel: &Ui) -> usize {
    if panel.ctx().content_rect().width() < NARROW { MOST_ROWS_NARROW } else { MOST_ROWS }
}

const MOST_ROWS: usize = 2;
const MOST_ROWS_NARROW: usize = 3;

/// Small words in so many rows of this width at most.
fn lay_out(panel: &Ui, words: &str, width: f32, rows: usize) -> Arc<egui::Galley> {
    let font = egui::TextStyle::Small.resolve(panel.style());
    let mut job = egui::text::LayoutJob::simple(words.to_owned(), font, ui::faint(), width);
    job.wrap.max_rows = rows;
    panel.painter().layout_job(job)
}
