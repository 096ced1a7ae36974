//! The coach's buttons in two rows: those that go on, and those that are always there. Each has a fixed place.

use bevy::prelude::Commands;
use bevy_egui::egui::{self, Ui};

use super::panel::LessonView;
use super::{BeginLesson, GoOn, HintAtTask, LeaveLesson, ShowTask, StepBack};
use crate::bots::Level;
use crate::lessons::Subject;
use crate::play::{Bots, Setup, StartGame, fresh_seed, today};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, words_width};
use crate::ui::diagram::Diagram;
use crate::ui::frame::GAP;
use crate::ui::hud::{place, show_main_action};

/// A button of the coach.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Button {
    /// Goes on from a step that is only read.
    Next,
    NextChapter,
    NextPuzzle,
    Play,
    Puzzles,
    /// The action that belongs to no square.
    Main,
    Hint,
    ShowMe,
    Back,
    SkipChapter,
    View,
    Leave,
}

/// The buttons that are always there.
pub(super) const OTHERS: [Button; 4] = [Button::Back, Button::SkipChapter, Button::View, Button::Leave];

/// The buttons that go on.
pub(super) fn next_buttons(scene: &LessonView) -> Vec<Button> {
    let (coach, subject) = (&*scene.coach, scene.coach.subject());
    if !coach.is_over() {
        return match coach.task_of_step() {
            None => vec![Button::Next],
            Some(_) => vec![Button::Main, Button::Hint, Button::ShowMe],
        };
    }
    match (subject, scene.library.has_after(subject)) {
        (Subject::Lesson(..), true) => vec![Button::NextChapter],
        (Subject::Puzzle(_), true) => vec![Button::NextPuzzle],
        (Subject::Lesson(..), false) if scene.library.first_puzzle(subject.game()).is_some() => {
            vec![Button::Play, Button::Puzzles]
        }
        (_, false) => vec![Button::Play],
    }
}

/// Shows buttons side by side in equal widths. A button without a function keeps its place.
pub(super) fn show_row(
    panel: &mut Ui,
    height: f32,
    row: &[Button],
    scene: &LessonView,
    diagram: &mut Diagram,
    commands: &mut Commands,
) {
    let count = row.len() as f32;
    let size = egui::vec2((panel.available_width() - GAP * (count - 1.0)) / count, height);
    panel.horizontal(|panel| {
        for button in row {
            let words = words_width(panel.ctx(), button.words(scene));
            place(panel, size, words, |panel| button.show(panel, scene, diagram, commands));
        }
    });
}

impl Button {
    fn words(self, scene: &LessonView) -> String {
        match self {
            Self::Next => text!("learn-next"),
            Self::NextChapter => text!("learn-next-chapter"),
            Self::NextPuzzle => text!("learn-next-puzzle"),
            Self::Play => text!("learn-play"),
            Self::Puzzles => text!("learn-puzzles"),
            Self::Main => scene.main.0.as_ref().map_or_else(String::new, |(_, words)| words.clone()),
            Self::Hint => text!("learn-hint"),
            Self::ShowMe => text!("learn-show"),
            Self::Back => text!("learn-back"),
            Self::SkipChapter => text!("learn-skip"),
            Self::View if scene.cells.are_shown() => text!("table-solid"),
            Self::View => text!("table-flat"),
            Self::Leave => text!("learn-leave"),
        }
    }

    /// Whether it is highlighted as the next one to press.
    const fn calls(self) -> bool {
        matches!(self, Self::Next | Self::NextChapter | Self::NextPuzzle | Self::Play)
    }

    /// Whether it is enabled.
    fn is_ready(self, scene: &LessonView) -> bool {
        let coach = &*scene.coach;
        let is_quiet = coach.is_asking() && !scene.timeline.is_busy();
        match self {
            Self::Main | Self::Hint | Self::ShowMe => is_quiet,
            Self::Back => coach.can_go_back() && is_quiet,
            Self::SkipChapter => !coach.is_over() && scene.library.has_after(coach.subject()),
            _ => true,
        }
    }

    fn show(self, panel: &mut Ui, scene: &LessonView, diagram: &mut Diagram, commands: &mut Commands) {
        let (words, is_ready) = (self.words(scene), self.is_ready(scene));
        if self == Self::Main {
            if is_ready {
                show_main_action(panel, &scene.main, |action| scene.coach.asks_for(action), commands);
            }
            return;
        }
        let button = if self.calls() { primary_button(panel, words) } else { quiet_button(panel, is_ready, words) };
        if button.clicked() {
            self.press(panel.ctx().content_rect().width(), scene, diagram, commands);
        }
    }

    fn press(self, width: f32, scene: &LessonView, diagram: &mut Diagram, commands: &mut Commands) {
        let subject = scene.coach.subject();
        match self {
            Self::Next | Self::NextChapter | Self::NextPuzzle => commands.trigger(GoOn),
            Self::Play => play(subject, commands),
            Self::Puzzles => {
                if let Some(first) = scene.library.first_puzzle(subject.game()) {
                    commands.trigger(BeginLesson(first));
                }
            }
            Self::Main => {}
            Self::Hint => commands.trigger(HintAtTask),
            Self::ShowMe => commands.trigger(ShowTask),
            Self::Back => commands.trigger(StepBack),
            Self::SkipChapter => {
                if let Some(next) = scene.library.after(subject) {
                    commands.trigger(BeginLesson(next));
                }
            }
            Self::View => diagram.toggle(scene.layout.is_large(), width),
            Self::Leave => commands.trigger(LeaveLesson),
        }
    }
}

/// Starts a match of the game that was learnt.
fn play(subject: &Subject, commands: &mut Commands) {
    let game = subject.game();
    let bots = Bots::against_first(game.seats().len(), Level::BEGINNER);
    let seed = fresh_seed();
    commands.trigger(StartGame(Setup { bots, seed, date: Some(today()), ..Setup::new(game) }));
}
