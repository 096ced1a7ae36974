//! The showcase: a list of scenes, the caption of the current one, and its controls.

mod caption;
mod list;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use caption::{show_caption, show_words};
use list::show_list;

use super::director::{Director, PlayScene};
use super::screen::{PlayShow, Screen};
use crate::keyboard::{Asked, Stroke};
use crate::keys::Command;
use crate::showcase::{Scene, catalog};
use crate::view::{SkipAnimation, Timeline};

const MARGIN: f32 = 8.0;

/// All scenes, in the order of the list.
#[derive(Resource, Debug)]
pub(super) struct Playbill {
    scenes: Vec<Scene>,
    /// Whether the scene repeats.
    loops: bool,
    /// Whether the list is open on a small screen.
    list_is_open: bool,
}

/// Marks an app that shows nothing but the scene and its caption, for films.
#[derive(Resource, Copy, Clone, Debug)]
pub struct Uncluttered;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Playbill { scenes: catalog(), loops: true, list_is_open: false })
        .add_systems(Update, (play_again.run_if(is_cluttered), answer_keys).run_if(in_state(Screen::Showcase)))
        .add_systems(
            EguiPrimaryContextPass,
            ((show_list, show_caption).chain().run_if(is_cluttered), show_words.run_if(not(is_cluttered)))
                .run_if(in_state(Screen::Showcase)),
        )
        .add_observer(on_play_show);
}

fn is_cluttered(uncluttered: Option<Res<Uncluttered>>) -> bool {
    uncluttered.is_none()
}

fn on_play_show(
    play: On<PlayShow>,
    playbill: Res<Playbill>,
    mut director: ResMut<Director>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    director.is_paused = false;
    if let Some(scene) = play.0.as_ref().or_else(|| director.scene()).or_else(|| playbill.scenes.first()) {
        commands.trigger(PlayScene(scene.clone()));
    }
    next.set(Screen::Showcase);
}

fn play_again(director: Res<Director>, playbill: Res<Playbill>, timeline: Res<Timeline>, mut commands: Commands) {
    if playbill.loops
        && director.is_over()
        && !timeline.is_busy()
        && let Some(scene) = director.scene()
    {
        commands.trigger(PlayScene(scene.clone()));
    }
}

/// Handles keys: the key that plays on at the table pauses and resumes, one key plays a step, and Escape leaves.
fn answer_keys(
    asked: Res<Asked>,
    mut director: ResMut<Director>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    for stroke in asked.strokes() {
        match stroke {
            Stroke::Command(Command::GoOn) => director.is_paused = !director.is_paused,
            Stroke::Command(Command::BotsStep) => step(&mut director, &mut commands),
            Stroke::Back => next.set(Screen::Title),
            _ => {}
        }
    }
}

/// Skips the rest of this step, and goes on to the next one.
fn step(director: &mut Director, commands: &mut Commands) {
    director.is_paused = true;
    director.steps = true;
    commands.trigger(SkipAnimation);
}
