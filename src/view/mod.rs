//! The 3D view of the table. It follows the match, and game logic never depends on it.

mod acts;
mod aim;
mod alarm;
mod arrow;
mod board;
mod body;
mod camera;
mod carry;
mod chip;
mod coordinates;
mod cursor;
mod danger;
mod dice;
mod dress;
mod edge;
mod facing;
mod framing;
mod gesture;
mod ghost;
mod grain;
mod hand;
mod haze;
mod held;
mod hint;
mod hole;
mod light;
mod looks;
mod mark;
mod markers;
mod mipmaps;
mod models;
mod muster;
mod objection;
mod orbit;
mod order;
mod outfit;
mod picked;
mod picking;
mod place;
mod press;
mod question;
mod review;
mod seen;
mod selection;
mod shake;
mod shape;
mod shot;
mod side;
mod target;
mod trail;
mod web;
mod well;
mod workshop;

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use crate::play::{BoardLaid, EndsAreShown};

pub(crate) use acts::Rest;
pub use acts::{Call, Called, Cue, Heard, Pace, SkipAnimation, Timeline};
pub use arrow::{Arrow, ArrowShape, Pattern, aside, chevron};
pub use board::Layout;
pub use body::{Attire, Body, Plinth};
pub use camera::{BoardCamera, FreeArea, cell_on_screen};
pub use carry::{LetGo, Lift};
pub use coordinates::Coordinates;
pub use cursor::{Cursor, Heading, Spot, neighbour};
pub(crate) use edge::rim;
pub use facing::{Facing, TurnToPlayer};
pub use ghost::Ghost;
pub use hole::HoleBody;
pub use looks::{Plan, Symbol};
pub use mark::{Mark, OUTLINES, Stroke};
pub use markers::{Hovered, Pointed};
pub(crate) use markers::{halo, squares_of, target_color, threatened_squares};
pub use mipmaps::Mipmaps;
pub use models::{Models, ModelsCame, SharedModels, ask_for_all_models, models_are_there, unpack_shared_models};
pub use muster::Muster;
pub use objection::Objection;
pub use orbit::ResetCamera;
pub(crate) use orbit::yaw_of;
pub use order::{Edge, Edges, PassedOver, Place};
pub use outfit::{Outfit, Worn};
pub use picked::PickedBid;
pub use picking::{BoardCovered, PickHand};
pub use place::PlaceIsUp;
pub use question::{Answer, Commit, is_asked_about};
pub use seen::{Seen, seen_has_changed};
pub use selection::{Explained, PickSquare, Selection};
pub(crate) use selection::{is_about_other, why_nothing_moves};
pub use shot::{Framed, Shot};
pub use side::Side;
pub use target::Target;
pub use trail::{NUMBER, Step, Trace, Trail};
pub use web::{Concern, Thread, Web};

/// The system sets of a frame, in order, while the table is shown.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ViewSystems {
    /// Input of the user, handled first so that the same frame shows its effect.
    Hands,
    /// New actions are turned into acts.
    Compose,
    /// Acts animate bodies.
    Perform,
    /// Parts, markers, tiles and the camera follow.
    Follow,
}

/// Schedule that lays out the board of the match, with everything on it.
#[derive(ScheduleLabel, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct LayBoard;

/// Schedule that brings all bodies in line with their pieces. It runs when the board is laid out, and whenever all
/// actions have been shown.
#[derive(ScheduleLabel, Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Settle;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(EndsAreShown).init_schedule(Settle);
    app.configure_sets(
        Update,
        (ViewSystems::Hands, ViewSystems::Compose, ViewSystems::Perform, ViewSystems::Follow).chain(),
    );
    app.add_systems(LayBoard, (board::lay_board, acts::clear, body::wear_anew, hole::wear_anew, settle).chain());
    app.add_observer(on_board_laid).add_observer(on_models_came);
    app.init_resource::<Outfit>();
    app.add_plugins((models::plugin, haze::plugin, mipmaps::plugin, light::plugin, board::plugin, place::plugin));
    app.add_plugins((facing::plugin, camera::plugin, coordinates::plugin));
    app.add_plugins((
        body::plugin,
        dress::plugin,
        chip::plugin,
        hand::plugin,
        picked::plugin,
        dice::plugin,
        hole::plugin,
        well::plugin,
    ));
    app.add_plugins((
        danger::plugin,
        hint::plugin,
        ghost::plugin,
        muster::plugin,
        web::plugin,
        carry::plugin,
        held::plugin,
        cursor::plugin,
    ));
    app.add_plugins((
        (alarm::plugin, objection::plugin),
        acts::plugin,
        seen::plugin,
        picking::plugin,
        (selection::plugin, question::plugin),
        markers::plugin,
        order::plugin,
        review::plugin,
        edge::plugin,
        shake::plugin,
        trail::plugin,
    ));
}

fn settle(world: &mut World) {
    world.run_schedule(Settle);
}

/// Lays out a board again that was laid out without its models. Models of the other games load during play.
fn on_models_came(
    came: On<ModelsCame>,
    layout: Res<Layout>,
    boards: Query<Entity, With<board::BoardRoot>>,
    mut anew: ResMut<body::LaidAnew>,
    mut commands: Commands,
) {
    if !came.are_for(layout.game()) {
        return;
    }
    boards.iter().for_each(|board| commands.entity(board).despawn());
    *anew = body::LaidAnew(true);
    commands.run_schedule(LayBoard);
}

/// A match that is restored before its models have loaded is laid out when they arrive.
fn on_board_laid(_: On<BoardLaid>, models: Res<Models>, mut commands: Commands) {
    if models.are_unpacked() {
        commands.run_schedule(LayBoard);
    }
}
