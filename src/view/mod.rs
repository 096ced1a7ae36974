//! What is seen on the table. It follows the match, and never decides anything by what it shows.

mod acts;
mod alarm;
mod board;
mod camera;
mod figure;
mod hand;
mod hole;
mod light;
mod looks;
mod markers;
mod models;
mod order;
mod picking;
mod selection;
mod well;

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use crate::play::BoardLaid;

pub use acts::{SkipAnimation, Timeline};
pub use board::Layout;
pub use camera::{BoardCamera, FreeArea, cell_on_screen};
pub use figure::{Figure, Figures, Plinth};
pub use markers::Hovered;
pub(crate) use markers::{halo, last_squares, target_color, threatened_squares};
pub use models::{GameModels, Models, unpack_models};
pub use order::PassedOver;
pub use picking::{BoardCovered, PickHand};
pub use selection::{PickSquare, Selection, Target};

/// The parts of a frame, in order, while the table is shown.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ViewSystems {
    /// Effects become clips.
    Compose,
    /// Clips move things.
    Perform,
    /// Markers, tiles and camera follow.
    Follow,
}

/// Puts everything on the table that the match has there: the board, then holes, figures and dice.
#[derive(ScheduleLabel, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct LayBoard;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, (ViewSystems::Compose, ViewSystems::Perform, ViewSystems::Follow).chain());
    app.add_systems(LayBoard, (board::lay_board, hole::lay_holes, figure::lay_figures, acts::lay_dice).chain());
    app.add_observer(on_board_laid);
    app.add_plugins((models::plugin, light::plugin, camera::plugin, board::plugin));
    app.add_plugins((figure::plugin, acts::plugin, hole::plugin, well::plugin));
    app.add_plugins((alarm::plugin, picking::plugin, selection::plugin, markers::plugin, order::plugin));
}

/// A game that is restored before the models are there is laid when they are.
fn on_board_laid(laid: On<BoardLaid>, models: Res<Models>, mut figures: ResMut<Figures>, mut commands: Commands) {
    if *laid == BoardLaid::Anew {
        figures.dress_anew = true;
    }
    if models.are_unpacked() {
        commands.run_schedule(LayBoard);
    }
}
