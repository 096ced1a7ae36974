//! The page of lessons and puzzles.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{RichText, ScrollArea, Ui};

use super::BeginLesson;
use super::library::Library;
use crate::lessons::{Lesson, Puzzle, Subject};
use crate::rules::GameId;
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};
use crate::ui::about::about;
use crate::ui::dialog::{Dialog, modal};
use crate::ui::scrolling::FollowFocus;

pub(super) fn show(
    mut contexts: EguiContexts,
    mut library: ResMut<Library>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let mut chosen = None;
    let mut is_left = false;
    let library = library.bypass_change_detection();
    let closed = modal(contexts.ctx_mut()?, "learn", 620.0, |panel| {
        panel.heading(text!("learn-title"));
        panel.horizontal_wrapped(|panel| {
            for game in GameId::ALL {
                let name = (about(game).short_name)();
                let pressed = if library.game == game {
                    primary_button(panel, name).clicked()
                } else {
                    quiet_button(panel, true, name).clicked()
                };
                if pressed {
                    library.game = game;
                }
            }
        });
        panel.separator();
        let height = (panel.available_height() - 64.0).max(60.0);
        ScrollArea::vertical().id_salt(library.game.name()).max_height(height).show_following(panel, |panel| {
            for lesson in library.lessons.iter().filter(|lesson| lesson.game == library.game) {
                chosen = chosen.take().or_else(|| show_lesson(panel, library, lesson));
            }
            panel.separator();
            chosen = chosen.take().or_else(|| show_puzzles(panel, library));
        });
        panel.separator();
        is_left = quiet_button(panel, true, text!("learn-close")).clicked();
    });
    if let Some(subject) = chosen {
        commands.trigger(BeginLesson(subject));
    } else if closed || is_left {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

/// Shows a lesson: the chapter to continue with, and all chapters. Returns the chosen one.
fn show_lesson(panel: &mut Ui, library: &Library, lesson: &Lesson) -> Option<Subject> {
    let (done, count) = (library.learnt.chapters_of(lesson), lesson.chapters.len());
    let mut chosen = None;
    panel.label(RichText::new(lesson.title.spoken()).strong().color(ui::accent()));
    panel.label(RichText::new(text!("learn-chapters", done = done, count = count)).small().color(ui::faint()));
    let words = match done {
        0 => text!("learn-begin"),
        done if done < count => text!("learn-go-on"),
        _ => text!("learn-once-more"),
    };
    if primary_button(panel, words).clicked() {
        chosen = Some(library.learnt.next_chapter(lesson));
    }
    panel.horizontal_wrapped(|panel| {
        for (number, chapter) in lesson.chapters.iter().enumerate() {
            let words = format!("{}. {}", number + 1, chapter.title.spoken());
            if quiet_button(panel, true, marked(words, library.learnt.knows_chapter(lesson, number))).clicked() {
                chosen = Some(number);
            }
        }
    });
    chosen.map(|number| Subject::Lesson(lesson.clone(), number))
}

/// Shows the puzzles of the open game, sorted by theme. Returns the chosen one.
fn show_puzzles(panel: &mut Ui, library: &Library) -> Option<Subject> {
    let puzzles: Vec<&Puzzle> = library.puzzles_of(library.game).collect();
    let solved = library.learnt.solved(puzzles.iter().copied());
    let mut chosen = None;
    panel.label(RichText::new(text!("learn-puzzles")).strong().color(ui::accent()));
    panel
        .label(RichText::new(text!("learn-solved", solved = solved, count = puzzles.len())).small().color(ui::faint()));
    for group in puzzles.chunk_by(|one, next| one.theme == next.theme) {
        let theme = group.first().map_or("", |puzzle| puzzle.theme.spoken());
        panel.label(RichText::new(theme).color(ui::faint()));
        panel.horizontal_wrapped(|panel| {
            for puzzle in group {
                let words = marked(puzzle.title.spoken().to_owned(), library.learnt.knows_puzzle(puzzle));
                if quiet_button(panel, true, &words).clicked() {
                    chosen = Some(*puzzle);
                }
            }
        });
    }
    chosen.map(|puzzle| Subject::Puzzle(puzzle.clone()))
}

/// Adds a check mark to finished entries.
fn marked(words: String, is_done: bool) -> String {
    if is_done { words + " •" } else { words }
}
