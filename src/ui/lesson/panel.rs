//! The coach's panel at the lower edge: the text of the step, and the buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};

use super::buttons::{OTHERS, next_buttons, show_row};
use super::coach::Coach;
use super::library::Library;
use crate::lessons::Subject;
use crate::texts::text;
use crate::theme::{button_height, ui};
use crate::ui::diagram::{Diagram, DiagramCells};
use crate::ui::frame::{Frame, GAP, in_place};
use crate::ui::match_status::MainAction;
use crate::ui::notice::Shown;
use crate::ui::scrolling::FollowFocus;
use crate::view::{Layout, Timeline};

/// The height of the title, in points.
const TITLE: f32 = 22.0;

/// System parameter with everything that the panel shows.
#[derive(SystemParam)]
pub(in crate::ui) struct LessonView<'w> {
    pub(super) coach: Res<'w, Coach>,
    pub(super) library: Res<'w, Library>,
    pub(super) timeline: Res<'w, Timeline>,
    pub(super) main: Res<'w, MainAction>,
    shown: Res<'w, Shown>,
    pub(super) layout: Res<'w, Layout>,
    pub(super) cells: Res<'w, DiagramCells>,
}

pub(in crate::ui) fn show_coach(
    mut contexts: EguiContexts,
    scene: LessonView,
    mut diagram: ResMut<Diagram>,
    frame: Res<Frame>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    in_place(context, "coach", frame.coach(), frame.padding(), |panel| {
        panel.spacing_mut().item_spacing.y = GAP;
        show_heading(panel, &scene.coach);
        // The buttons stay at the lower edge in two rows, however long the text is.
        let height = button_height(frame.is_narrow);
        let buttons = 2.0 * (height + GAP);
        let words = (panel.available_height() - buttons).max(0.0);
        panel.allocate_ui(egui::vec2(panel.available_width(), words), |panel| {
            panel.set_min_size(panel.available_size());
            let list = ScrollArea::vertical().max_height(words).min_scrolled_height(0.0).stick_to_bottom(true);
            list.show_following(panel, |panel| {
                panel.set_width(panel.available_width() - 8.0);
                show_words(panel, &scene);
            });
        });
        panel.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        let diagram = diagram.bypass_change_detection();
        show_row(panel, height, &next_buttons(&scene), &scene, diagram, &mut commands);
        show_row(panel, height, &OTHERS, &scene, diagram, &mut commands);
    });
    Ok(())
}

/// The title and the progress.
fn show_heading(panel: &mut Ui, coach: &Coach) {
    let (step, steps) = coach.progress();
    let (of, progress) = match coach.subject() {
        Subject::Lesson(lesson, chapter) => {
            (format!("{}/{}  ", chapter + 1, lesson.chapters.len()), text!("learn-step", step = step, count = steps))
        }
        Subject::Puzzle(puzzle) => (format!("{}:  ", puzzle.theme.spoken()), String::new()),
    };
    let title = |panel: &mut Ui| {
        panel.add(egui::Label::new(RichText::new(of + coach.title()).strong().color(ui::accent())).truncate());
    };
    let progress = |panel: &mut Ui| panel.label(RichText::new(progress).small().color(ui::faint()));
    egui::Sides::new().shrink_left().height(TITLE).show(panel, title, progress);
}

/// The text of the step, and below it the comment or the hint.
fn show_words(panel: &mut Ui, scene: &LessonView) {
    let coach = &*scene.coach;
    let Some(said) = coach.said() else { return };
    panel.add(egui::Label::new(coach.question().unwrap_or_else(|| said.text.spoken().to_owned())).wrap());
    let hint = coach.task_of_step().filter(|_| coach.has_hint).map(|task| task.hint.spoken());
    if !scene.shown.is_empty() {
        let words = scene.shown.laid(&egui::TextStyle::Body.resolve(panel.style()));
        panel.add(egui::Label::new(words).wrap());
    } else if let Some(remark) = &coach.remark {
        panel.add(egui::Label::new(RichText::new(remark).color(ui::warn())).wrap());
    } else if let Some(hint) = hint.filter(|hint| !hint.is_empty()) {
        panel.add(egui::Label::new(RichText::new(hint).color(ui::hint())).wrap());
    }
}
