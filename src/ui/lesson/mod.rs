//! Learning by playing: a coach beside the table who says what is to be done, and a page of lessons and puzzles.

mod buttons;
mod coach;
mod lead;
mod library;
mod page;
mod panel;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::dialog::Dialog;
use super::{PanelSystems, hud};
use crate::keyboard::{Asked, Stroke};
use crate::keys::Command;
use crate::lessons::Subject;
use crate::view::Timeline;

pub use coach::Coach;
pub(super) use library::Library;
pub(super) use panel::show_coach;

/// Learn from this, in place of what is learnt from now.
#[derive(Event, Clone, Debug)]
pub struct BeginLesson(pub Subject);

/// Back to where the learner came from.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct LeaveLesson;

/// Play what is asked for.
#[derive(Event, Copy, Clone, Debug)]
struct ShowTask;

/// Say more of what is asked for, and mark it.
#[derive(Event, Copy, Clone, Debug)]
struct HintAtTask;

/// It has been read.
#[derive(Event, Copy, Clone, Debug)]
struct GoOn;

/// Back to the step before.
#[derive(Event, Copy, Clone, Debug)]
struct StepBack;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((lead::plugin, library::plugin))
        .add_systems(
            Update,
            answer_keys
                .in_set(super::UiSystems)
                .run_if(resource_exists::<Coach>.and_then(resource_equals(Dialog::Closed))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                show_coach.run_if(resource_exists::<Coach>).after(hud::show_actions).in_set(PanelSystems::Edges),
                page::show.run_if(resource_equals(Dialog::Learn)).in_set(PanelSystems::Dialogs),
            ),
        );
}

/// A key for the hint, and one to go on.
fn answer_keys(asked: Res<Asked>, timeline: Res<Timeline>, mut commands: Commands) {
    for stroke in asked.strokes().filter(|_| !timeline.is_busy()) {
        match stroke {
            Stroke::Command(Command::Hint) => commands.trigger(HintAtTask),
            Stroke::Command(Command::GoOn) => commands.trigger(GoOn),
            _ => {}
        }
    }
}
