//! The status line: a refusal, what the pointer is over, or whose turn it is.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align, Layout, RichText, Ui, UiBuilder};

use super::HudView;
use crate::notice::Notice;
use crate::play::Session;
use crate::rules::{Action, Kind, Snapshot, Square};
use crate::settings::SpokenLanguage;
use crate::texts::text;
use crate::theme::{livery, quiet_button, styled_width, ui};
use crate::ui::frame::{LINES, STATUS};
use crate::ui::goal::GoalUnderstood;
use crate::ui::match_status::MatchStatus;
use crate::ui::rule_book::{OpenPiece, OpenRule};
use crate::ui::signs::show_samples;
use crate::ui::systems::PanelSystems;
use crate::view::{Hovered, Seen, Selection, seen_has_changed};

/// The number of lines of small text above the legend of the attack arrows.
const LINES_ABOVE_LEGEND: usize = 1;
/// The sizes of the letters on a big screen, as fractions of the line's height, from the largest to that of long sentences.
const LETTERS: [f32; 4] = [0.34, 0.28, 0.22, 0.17];
/// The width of the button that opens the rule book.
const RULE: f32 = 76.0;
/// The width of the button that opens it at the selected piece.
const HOW: f32 = 140.0;

/// What is on the square under the pointer, or why nothing can be placed there; and the selection.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct SquareInfo {
    told: Option<String>,
    picked: Option<Picked>,
}

/// The selected thing, for the user who wants to know how it moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Picked {
    Piece(Kind),
    Pothole,
}

impl Picked {
    fn of(table: &Snapshot, selection: &Selection) -> Option<Self> {
        if selection.is_pothole {
            return Some(Self::Pothole);
        }
        let on = |square| table.piece_on(square).map(|(_, piece)| piece.kind);
        selection.square.and_then(on).or(selection.placing).map(Self::Piece)
    }

    fn open(self, commands: &mut Commands) {
        match self {
            Self::Piece(kind) => commands.trigger(OpenPiece(kind)),
            Self::Pothole => commands.trigger(OpenRule("Potholes")),
        }
    }
}

/// Triggered to open the rule book at the moves of the selected thing.
#[derive(Event, Copy, Clone, Debug)]
pub(in crate::ui) struct AskHowItMoves;

fn on_ask_how_it_moves(_: On<AskHowItMoves>, about: Res<SquareInfo>, mut commands: Commands) {
    match about.picked {
        Some(picked) => picked.open(&mut commands),
        None => commands.trigger(Notice::refusal(text!("table-pick-first"))),
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = seen_has_changed
        .or_else(resource_exists_and_changed::<Hovered>)
        .or_else(resource_exists_and_changed::<Selection>)
        .or_else(resource_changed::<SpokenLanguage>);
    app.init_resource::<SquareInfo>()
        .add_observer(on_ask_how_it_moves)
        .add_systems(EguiPrimaryContextPass, look_up.run_if(changed).before(PanelSystems::Edges));
}

fn look_up(seen: Seen, hovered: Res<Hovered>, selection: Res<Selection>, mut found: ResMut<SquareInfo>) {
    // The selection belongs to a position that has not been shown yet.
    let nothing = Selection::default();
    let selection = if seen.is_behind() { &nothing } else { &*selection };
    let told = hovered.0.and_then(|square| about(seen.session(), square, selection));
    found.set_if_neq(SquareInfo { told, picked: Picked::of(&seen.table(), selection) });
}

/// What is on a square, or why nothing can be placed there.
fn about(session: &Session, square: Square, selection: &Selection) -> Option<String> {
    let table = session.position();
    let refusal = selection.placing.and_then(|kind| table.check(Action::Place { kind, square }).err());
    session.told(|| refusal.map(|refusal| refusal.to_string()).or_else(|| table.words().describe(square)))
}

/// Shows the line in a fixed area, whatever it says.
pub(super) fn show_line(panel: &mut Ui, scene: &HudView, for_fingers: bool, commands: &mut Commands) {
    if !scene.shown.is_empty() {
        return show_shown(panel, scene, commands);
    }
    // The ending has the result as its heading.
    if scene.session.position().outcome().is_some() && !scene.timeline.is_busy() && !scene.hidden.0 {
        return;
    }
    let whole = panel.available_rect_before_wrap();
    let (status, below) = whole.split_top_bottom_at_y(whole.top() + STATUS);
    panel.scope_builder(UiBuilder::new().max_rect(status).layout(Layout::left_to_right(Align::Center)), |panel| {
        if let Some(seat) = scene.told.decider {
            let (rect, _) = panel.allocate_exact_size(egui::Vec2::splat(14.0), egui::Sense::hover());
            let color = ui::of(livery(scene.session.position().seats(), seat).color);
            // Black is not seen on a dark panel without a rim.
            panel.painter().circle(rect.center(), 6.5, color, egui::Stroke::new(1.0, ui::faint()));
        }
        show_status(panel, &scene.told);
    });
    let is_goal = scene.foreseen.0.is_none() && goal(scene).is_some();
    // A preview is never shortened for a button.
    let picked = scene.about.picked.filter(|_| scene.foreseen.0.is_none());
    let button = match picked {
        Some(_) => HOW,
        None if is_goal => RULE,
        None => 0.0,
    };
    // The button fits into the height of the line.
    let (told, button) = below.split_left_right_at_x(below.right() - button);
    // On a phone the legend of the attack arrows is here, as the board leaves no room for it.
    let has_legend = for_fingers && scene.settings.show_web && button.width() == 0.0 && scene.foreseen.0.is_none();
    panel.scope_builder(UiBuilder::new().max_rect(told), |panel| {
        panel.spacing_mut().item_spacing = egui::vec2(12.0, 0.0);
        let has_words = scene.about.told.is_some() || !scene.told.notes.is_empty();
        if has_words || !has_legend {
            show_told(panel, scene, if has_legend { LINES_ABOVE_LEGEND } else { LINES });
        }
        if has_legend {
            show_samples(panel, &scene.web.0);
        }
    });
    match picked {
        Some(picked) => show_at_end(panel, button, text!("table-how-it-moves"), || picked.open(commands)),
        None if is_goal => {
            show_at_end(panel, button, text!("goal-understood"), || commands.trigger(GoalUnderstood));
        }
        None => {}
    }
}

/// Shows the line of a big screen: what has just been told, or whose turn it is, in letters as large as there is room for.
pub(super) fn show_big_line(panel: &mut Ui, scene: &HudView) {
    let told = scene.shown.words();
    let is_over = scene.session.position().outcome().is_some() && !scene.timeline.is_busy() && !scene.hidden.0;
    let words = match told.is_empty() {
        // The ending has the result as its heading.
        true if is_over => return,
        true => scene.told.status.clone(),
        false => told,
    };
    let (room, ink) = (panel.available_size(), ui::text());
    let size = |share: f32| room.y * share;
    let fits = |share: &f32| {
        let font = egui::FontId::proportional(size(*share));
        panel.painter().layout(words.clone(), font, ink, room.x).size().y <= room.y
    };
    let share = LETTERS.into_iter().find(fits).unwrap_or(LETTERS[LETTERS.len() - 1]);
    panel.with_layout(Layout::left_to_right(Align::Center), |panel| {
        panel.add(egui::Label::new(RichText::new(words).size(size(share)).color(ink)).wrap());
    });
}

/// Shows the notices, and the button that opens the rule they refer to.
pub(super) fn show_shown(panel: &mut Ui, scene: &HudView, commands: &mut Commands) {
    let whole = panel.available_rect_before_wrap();
    let button = if scene.shown.heading.is_some() { RULE } else { 0.0 };
    let (told, button) = whole.split_left_right_at_x(whole.right() - button);
    panel.scope_builder(UiBuilder::new().max_rect(told), |panel| show_notice(panel, scene, whole.height()));
    if let Some(heading) = scene.shown.heading {
        show_at_end(panel, button, text!("table-rule"), || commands.trigger(OpenRule(heading)));
    }
}

/// Shows a button at the right end of its place.
fn show_at_end(panel: &mut Ui, place: egui::Rect, words: String, press: impl FnOnce()) {
    panel.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center)), |panel| {
        panel.spacing_mut().button_padding.x = 8.0;
        if quiet_button(panel, true, words).clicked() {
            press();
        }
    });
}

/// Shows a notice in the whole area, in smaller letters if it is long.
fn show_notice(panel: &mut Ui, scene: &HudView, height: f32) {
    let lay_out = |style: egui::TextStyle| {
        let font = style.resolve(panel.style());
        let rows = (height / panel.text_style_height(&style)).floor();
        lay_out(panel, scene.shown.laid(&font), rows as usize)
    };
    let galley = lay_out(egui::TextStyle::Body);
    let galley = if galley.elided { lay_out(egui::TextStyle::Small) } else { galley };
    show_galley(panel, galley, || scene.shown.words());
}

/// The goal of the game, shown where nothing else is to be said.
fn goal<'a>(scene: &'a HudView<'_>) -> Option<&'a String> {
    scene.goal.0.as_ref().filter(|_| scene.about.told.is_none() && scene.told.notes.is_empty())
}

/// Shows the preview, what is under the pointer, or else other important information.
fn show_told(panel: &mut Ui, scene: &HudView, lines: usize) {
    let font = egui::TextStyle::Small.resolve(panel.style());
    let plain = || {
        let (words, color) = match (goal(scene), &scene.about.told) {
            (Some(goal), _) => (goal, ui::accent()),
            (None, Some(told)) => (told, ui::faint()),
            (None, None) => (&scene.told.notes, ui::faint()),
        };
        LayoutJob::simple(words.clone(), font.clone(), color, f32::INFINITY)
    };
    let job = scene.foreseen.laid(&font).unwrap_or_else(plain);
    let words = job.text.clone();
    let galley = lay_out(panel, job, lines);
    show_galley(panel, galley, || words);
}

/// Lays text out in at most this number of rows of the available width.
fn lay_out(panel: &Ui, mut job: LayoutJob, rows: usize) -> Arc<egui::Galley> {
    job.wrap.max_width = panel.available_width();
    job.wrap.max_rows = rows;
    panel.painter().layout_job(job)
}

/// Shows the full text on hover if it was cut.
fn show_galley(panel: &mut Ui, galley: Arc<egui::Galley>, words: impl FnOnce() -> String) {
    let (place, response) = panel.allocate_exact_size(galley.size(), egui::Sense::hover());
    let elided = galley.elided;
    panel.painter().galley(place.min, galley, ui::text());
    if elided {
        response.on_hover_text(words());
    }
}

/// Shows whose turn it is, and what to do. If there is no room for both, the name is cut.
fn show_status(panel: &mut Ui, told: &MatchStatus) {
    let strong = |words: &str| RichText::new(words).strong();
    let (name, rest) = told.status.split_at_checked(told.name).unwrap_or_default();
    panel.spacing_mut().item_spacing.x = 0.0;
    let asked = styled_width(panel.ctx(), &egui::TextStyle::Body, rest);
    let room = (panel.available_width() - asked).max(NAME);
    panel.scope(|panel| {
        panel.set_max_width(room);
        panel.add(egui::Label::new(strong(name)).truncate());
    });
    panel.add(egui::Label::new(strong(rest)).truncate());
}

/// The least width of a name.
const NAME: f32 = 40.0;
