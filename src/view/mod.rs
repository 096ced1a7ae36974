//! The 3D view of the table. It follows the match, and game logic never depends on it.

mod acts;
mod ambient;
mod arrow;
mod board;
mod bodies;
mod camera;
mod drawing;
mod input;
mod layout;
mod looks;
mod mark;
mod models;
mod overlays;
mod review_pace;
mod seen;
mod systems;
mod target;

use bevy::prelude::*;

use crate::play::{BoardLaid, EndsAreShown};

pub use acts::{Call, Called, Cue, Heard, Pace, SkipAnimation, Timeline};
pub use ambient::AmbientMotion;
pub use arrow::{Arrow, ArrowShape, Pattern, aside, chevron};
pub use board::coordinates::Coordinates;
pub(crate) use board::edge::rim;
pub use board::place::PlaceIsUp;
pub use board::turn_order::{Edge, EdgeMark, Edges, PassedOver};
pub use bodies::body::{Attire, Body, Plinth};
pub use bodies::hole::HoleBody;
pub use camera::facing::{Facing, TurnToPlayer};
pub use camera::lens::{BoardCamera, FreeArea, cell_on_screen};
pub use camera::orbit::ResetCamera;
pub use camera::shot::{Framed, Shot};
pub use camera::side::Side;
pub(crate) use camera::side::yaw_of;
pub use drawing::{Drawing, MachineQuality};
pub use input::carry::{LetGo, Lift};
pub use input::cursor::{Cursor, ScreenDirection, Spot, neighbour};
pub use input::picking::{BoardCovered, PickHand};
pub use input::question::{QuestionAnswer, is_asked_about};
pub use input::selection::{Commit, Explained, PickSquare, Selection};
pub(crate) use input::selection::{is_about_other, why_nothing_moves};
pub use layout::Layout;
pub(crate) use looks::layout_of;
pub use looks::{Plan, Symbol};
pub use mark::{Mark, OUTLINES, Stroke};
pub use models::loading::{ModelsCame, SharedModels, ask_for_all_models, models_are_there, unpack_shared_models};
pub use models::mipmaps::Mipmaps;
pub use models::outfit::{Outfit, Worn};
pub use models::stock::Models;
pub use overlays::attacks::{Concern, Thread, Web};
pub use overlays::ghost::Ghost;
pub use overlays::markers::{Hovered, Pointed};
pub(crate) use overlays::markers::{halo, squares_of, target_color, threatened_squares};
pub use overlays::muster::Muster;
pub use overlays::objection::Objection;
pub use overlays::picked::PickedBid;
pub use overlays::trail::{NUMBER, Trace, Trail, TrailStep};
pub use seen::{Seen, seen_has_changed};
pub use systems::{LayBoard, ViewSystems};
pub use target::Target;

use systems::Settle;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(EndsAreShown).init_schedule(Settle);
    app.configure_sets(
        Update,
        (ViewSystems::Hands, ViewSystems::Compose, ViewSystems::Perform, ViewSystems::Follow).chain(),
    );
    app.add_systems(
        LayBoard,
        (board::tiles::lay_board, acts::clear, bodies::body::wear_anew, bodies::hole::wear_anew, settle).chain(),
    );
    app.add_observer(on_board_laid).add_observer(on_models_came);
    app.add_plugins((models::plugin, drawing::plugin, board::plugin, camera::plugin, bodies::plugin));
    app.add_plugins((
        overlays::plugin,
        input::plugin,
        acts::plugin,
        seen::plugin,
        review_pace::plugin,
        ambient::plugin,
    ));
}

fn settle(world: &mut World) {
    world.run_schedule(Settle);
}

/// Lays out a board again that was laid out without its models. Models of the other games load during play.
fn on_models_came(
    came: On<ModelsCame>,
    layout: Res<Layout>,
    boards: Query<Entity, With<board::tiles::BoardRoot>>,
    mut anew: ResMut<bodies::body::LaidAnew>,
    mut commands: Commands,
) {
    if !came.are_for(layout.game()) {
        return;
    }
    boards.iter().for_each(|board| commands.entity(board).despawn());
    *anew = bodies::body::LaidAnew(true);
    commands.run_schedule(LayBoard);
}

/// A match that is restored before its models have loaded is laid out when they arrive.
fn on_board_laid(_: On<BoardLaid>, models: Res<Models>, mut commands: Commands) {
    if models.are_unpacked() {
        commands.run_schedule(LayBoard);
    }
}
