//! Lessons: a coach beside the table who tells the learner what to do, and a page of lessons and puzzles.

mod buttons;
mod coach;
mod lead;
mod library;
mod page;
mod panel;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::dialog::Dialog;
use super::hud;
use super::question::is_asked;
use super::systems::PanelSystems;
use crate::keyboard::{Asked, Stroke};
use crate::keys::Command;
use crate::lessons::Subject;
use crate::view::Timeline;

pub use coach::Coach;
pub(super) use library::Library;
pub(super) use panel::show_coach;

/// Triggered to start this lesson or puzzle, in place of the current one.
#[derive(Event, Clone, Debug)]
pub struct BeginLesson(pub Subject);

/// Triggered to leave the lesson.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct LeaveLesson;

/// Triggered to play the solution of the current task.
#[derive(Event, Copy, Clone, Debug)]
struct ShowTask;

/// Triggered to show a hint for the current task.
#[derive(Event, Copy, Clone, Debug)]
struct HintAtTask;

/// Triggered to go on from a step that has been read.
#[derive(Event, Copy, Clone, Debug)]
struct GoOn;

/// Triggered to go back to the previous step.
#[derive(Event, Copy, Clone, Debug)]
struct StepBack;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((lead::plugin, library::plugin))
        .add_systems(
            Update,
            answer_keys
                .in_set(super::systems::UiSystems)
                .run_if(resource_exists::<Coach>.and_then(resource_equals(Dialog::Closed))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                show_coach
                    .run_if(resource_exists::<Coach>.and_then(not(is_asked)))
                    .after(hud::show_actions)
                    .in_set(PanelSystems::Edges),
                (library::turn_to_table, page::show.run_if(resource_equals(Dialog::Learn)))
                    .chain()
                    .in_set(PanelSystems::Dialogs),
            ),
        );
}

/// Handles the keys for the hint and for going on.
fn answer_keys(asked: Res<Asked>, timeline: Res<Timeline>, mut commands: Commands) {
    for stroke in asked.strokes().filter(|_| !timeline.is_busy()) {
        match stroke {
            Stroke::Command(Command::Hint) => commands.trigger(HintAtTask),
            Stroke::Command(Command::GoOn) => commands.trigger(GoOn),
            _ => {}
        }
    }
}
