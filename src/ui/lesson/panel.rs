//! The coach's panel at the lower edge: what is said, and what can be done besides playing.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, RichText, ScrollArea, Ui};

use super::coach::Coach;
use super::library::Library;
use super::{BeginLesson, GoOn, HintAtTask, LeaveLesson, ShowTask, StepBack};
use crate::bots::Level;
use crate::lessons::{Subject, spoken};
use crate::play::{Bots, Setup, StartGame, fresh_seed, today};
use crate::texts::text;
use crate::theme::{NARROW, card, primary_button, quiet_button, ui};
use crate::ui::diagram::{Diagram, DiagramCells};
use crate::ui::hud::show_main_action;
use crate::ui::notice::Shown;
use crate::ui::told::MainAction;
use crate::view::{FreeArea, Layout, Timeline};

const MARGIN: f32 = 8.0;
/// The panel's width at most.
const WIDTH: f32 = 780.0;
/// Room for what is said, so that buttons and board stay where they are.
const WORDS: f32 = 84.0;
const WORDS_NARROW: f32 = 124.0;

/// What the panel is made from.
#[derive(SystemParam)]
pub(in crate::ui) struct Scene<'w> {
    coach: Res<'w, Coach>,
    library: Res<'w, Library>,
    timeline: Res<'w, Timeline>,
    main: Res<'w, MainAction>,
    shown: Res<'w, Shown>,
    layout: Res<'w, Layout>,
    cells: Res<'w, DiagramCells>,
}

pub(in crate::ui) fn show_coach(
    mut contexts: EguiContexts,
    scene: Scene,
    mut diagram: ResMut<Diagram>,
    mut free: ResMut<FreeArea>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let narrow = screen.width() < NARROW;
    let width = (screen.width() - 2.0 * MARGIN - 24.0).min(WIDTH);
    let area = egui::Area::new("coach".into()).anchor(Align2::CENTER_BOTTOM, [0.0, -MARGIN]).show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_width(width);
            show_heading(panel, &scene.coach);
            let height = if narrow { WORDS_NARROW } else { WORDS };
            panel.allocate_ui(egui::vec2(width, height), |panel| {
                panel.set_min_size(egui::vec2(width, height));
                ScrollArea::vertical().max_height(height).stick_to_bottom(true).show(panel, |panel| {
                    panel.set_width(width - 8.0);
                    show_words(panel, &scene);
                });
            });
            panel.horizontal_wrapped(|panel| {
                show_buttons(panel, &scene, &mut commands);
                let words = if scene.cells.are_shown() { text!("table-solid") } else { text!("table-flat") };
                if quiet_button(panel, true, words).clicked() {
                    diagram.bypass_change_detection().toggle(scene.layout.is_large(), screen.width());
                }
                if quiet_button(panel, true, text!("learn-leave")).clicked() {
                    commands.trigger(LeaveLesson);
                }
            });
        });
    });
    let mut left = free.0;
    left.max.y = (area.response.rect.top() - MARGIN).max(left.min.y + 1.0);
    free.0 = left;
    Ok(())
}

/// What is gone through, and how far it has come.
fn show_heading(panel: &mut Ui, coach: &Coach) {
    let (step, steps) = coach.progress();
    let (of, progress) = match coach.subject() {
        Subject::Lesson(lesson, chapter) => {
            (format!("{}/{}  ", chapter + 1, lesson.chapters.len()), text!("learn-step", step = step, count = steps))
        }
        Subject::Puzzle(puzzle) => (format!("{}:  ", spoken(&puzzle.theme)), String::new()),
    };
    let title = |panel: &mut Ui| {
        panel.add(egui::Label::new(RichText::new(of + coach.title()).strong().color(ui::accent())).truncate());
    };
    let progress = |panel: &mut Ui| panel.label(RichText::new(progress).small().color(ui::faint()));
    egui::Sides::new().shrink_left().show(panel, title, progress);
}

/// The idea, and below it what is said of what was tried, or the hint.
fn show_words(panel: &mut Ui, scene: &Scene) {
    let coach = &*scene.coach;
    let Some(said) = coach.said() else { return };
    panel.add(egui::Label::new(coach.question().unwrap_or_else(|| spoken(&said.text).to_owned())).wrap());
    let hint = coach.task_of_step().filter(|_| coach.has_hint).map(|task| spoken(&task.hint));
    if !scene.shown.is_empty() {
        let words = scene.shown.laid(&egui::TextStyle::Body.resolve(panel.style()));
        panel.add(egui::Label::new(words).wrap());
    } else if let Some(remark) = &coach.remark {
        panel.add(egui::Label::new(RichText::new(remark).color(ui::warn())).wrap());
    } else if let Some(hint) = hint.filter(|hint| !hint.is_empty()) {
        panel.add(egui::Label::new(RichText::new(hint).color(ui::hint())).wrap());
    }
}

fn show_buttons(panel: &mut Ui, scene: &Scene, commands: &mut Commands) {
    let coach = &*scene.coach;
    let is_quiet = coach.is_asking() && !scene.timeline.is_busy();
    if coach.is_over() {
        show_end(panel, scene, commands);
    } else if coach.task_of_step().is_none() {
        if primary_button(panel, text!("learn-next")).clicked() {
            commands.trigger(GoOn);
        }
    } else {
        if is_quiet {
            show_main_action(panel, &scene.main, |action| coach.asks_for(action), commands);
        }
        if quiet_button(panel, is_quiet, text!("learn-hint")).clicked() {
            commands.trigger(HintAtTask);
        }
        if quiet_button(panel, is_quiet, text!("learn-show")).clicked() {
            commands.trigger(ShowTask);
        }
    }
    if quiet_button(panel, coach.can_go_back() && is_quiet, text!("learn-back")).clicked() {
        commands.trigger(StepBack);
    }
    if !coach.is_over()
        && scene.library.has_after(coach.subject())
        && quiet_button(panel, true, text!("learn-skip")).clicked()
        && let Some(next) = scene.library.after(coach.subject())
    {
        commands.trigger(BeginLesson(next));
    }
}

/// What next, when all has been said.
fn show_end(panel: &mut Ui, scene: &Scene, commands: &mut Commands) {
    let subject = scene.coach.subject();
    match (subject, scene.library.has_after(subject)) {
        (Subject::Lesson(..), true) => {
            if primary_button(panel, text!("learn-next-chapter")).clicked() {
                commands.trigger(GoOn);
            }
        }
        (Subject::Puzzle(_), true) => {
            if primary_button(panel, text!("learn-next-puzzle")).clicked() {
                commands.trigger(GoOn);
            }
        }
        (_, false) => {
            if primary_button(panel, text!("learn-play")).clicked() {
                let game = subject.game();
                let bots = Bots::against_first(game.seats().len(), Level::BEGINNER);
                let seed = fresh_seed();
                commands.trigger(StartGame(Setup { bots, seed, date: Some(today()), ..Setup::new(game) }));
            }
            if matches!(subject, Subject::Lesson(..))
                && let Some(first) = scene.library.first_puzzle(subject.game())
                && quiet_button(panel, true, text!("learn-puzzles")).clicked()
            {
                commands.trigger(BeginLesson(first));
            }
        }
    }
}
