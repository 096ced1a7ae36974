//! The screens, one after the other.

mod curtain;
mod director;
mod frames;
mod fullscreen;
mod loading;
mod pace;
mod programme;
mod screen;
mod screenshot;
mod showcase;
mod title;
mod trouble;
#[cfg(not(target_arch = "wasm32"))]
mod window_place;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::audio::Signals;
use crate::play::{LoadGame, StartGame, show_is_on};
use crate::ui::{BeginLesson, LeaveTable, PanelSystems, UiSystems, set_phase};
use crate::view::{
    BoardCovered, Facing, LayBoard, Pace, ResetCamera, Shot, TurnToPlayer, ViewSystems, models_are_there,
};

pub use curtain::Curtain;
pub use director::{Director, PlayScene};
pub use frames::NextFrame;
pub use screen::{FirstScreen, PlayShow, Screen};
pub use showcase::Uncluttered;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use window_place::remember as remember_window;

pub(super) fn plugin(app: &mut App) {
    let shows_table = in_state(Screen::Title).or_else(in_state(Screen::Match)).or_else(in_state(Screen::Showcase));
    app.init_state::<Screen>()
        .init_resource::<FirstScreen>()
        .add_plugins((
            loading::plugin,
            curtain::plugin,
            director::plugin,
            (programme::plugin, title::plugin),
            showcase::plugin,
            screenshot::plugin,
            (fullscreen::plugin, frames::plugin, pace::plugin),
            trouble::plugin,
        ))
        .configure_sets(
            Update,
            (ViewSystems::Hands, ViewSystems::Compose, ViewSystems::Perform, ViewSystems::Follow)
                .run_if(shows_table.clone().and_then(models_are_there)),
        )
        .configure_sets(Update, UiSystems.run_if(in_state(Screen::Match)))
        // Scenes behind the title are silent.
        .configure_sets(Update, Signals.run_if(not(show_is_on).or_else(in_state(Screen::Showcase))))
        .configure_sets(First, TurnToPlayer.run_if(in_state(Screen::Match)))
        .configure_sets(
            EguiPrimaryContextPass,
            (
                (PanelSystems::Frame, PanelSystems::Edges, PanelSystems::Middle).run_if(in_state(Screen::Match)),
                PanelSystems::Dialogs.run_if(shows_table),
            ),
        )
        .add_systems(OnEnter(Screen::Ready), (lay_board, begin).chain())
        .add_systems(OnEnter(Screen::Match), |mut shot: ResMut<Shot>, mut pace: ResMut<Pace>| {
            (*shot, *pace) = (Shot::default(), Pace::default());
        })
        .add_systems(OnExit(Screen::Match), |mut covered: ResMut<BoardCovered>| *covered = BoardCovered(false))
        .add_systems(OnExit(Screen::Match), |mut facing: ResMut<Facing>| *facing = facing.upright())
        .add_observer(show_loaded)
        .add_observer(show_begun)
        .add_observer(|_: On<BeginLesson>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Match))
        .add_observer(|_: On<LeaveTable>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title));
    for screen in [Screen::Title, Screen::Match, Screen::Showcase] {
        // Each screen starts with the default camera.
        app.add_systems(OnEnter(screen), |mut commands: Commands| commands.trigger(ResetCamera));
    }
    for (screen, phase) in [
        (Screen::Loading, "loading"),
        (Screen::Title, "title"),
        (Screen::Match, "table"),
        (Screen::Showcase, "showcase"),
        (Screen::Trouble, "trouble"),
    ] {
        // The page is told only when the curtain has risen.
        let tell = move || set_phase(phase);
        app.add_systems(OnEnter(screen), tell.run_if(not(resource_exists::<Curtain>)))
            .add_systems(Update, tell.run_if(in_state(screen).and_then(resource_removed::<Curtain>)));
    }
}

/// A loaded match is shown at once, such as a file dropped on the title screen.
fn show_loaded(_: On<LoadGame>, screen: Res<State<Screen>>, mut next: ResMut<NextState<Screen>>) {
    if matches!(screen.get(), Screen::Title | Screen::Showcase) {
        next.set(Screen::Match);
    }
}

/// So is a match that was started there, unless its set-up is invalid.
fn show_begun(begun: On<StartGame>, screen: Res<State<Screen>>, mut next: ResMut<NextState<Screen>>) {
    if matches!(screen.get(), Screen::Title | Screen::Showcase) && begun.0.lay().is_ok() {
        next.set(Screen::Match);
    }
}

fn lay_board(world: &mut World) {
    world.run_schedule(LayBoard);
}

fn begin(first: Res<FirstScreen>, mut next: ResMut<NextState<Screen>>, mut commands: Commands) {
    match &*first {
        FirstScreen::Match => next.set(Screen::Match),
        FirstScreen::Title => next.set(Screen::Title),
        FirstScreen::Showcase(scene) => commands.trigger(PlayShow(Some((**scene).clone()))),
        FirstScreen::Lesson(subject) => commands.trigger(BeginLesson((**subject).clone())),
    }
}
