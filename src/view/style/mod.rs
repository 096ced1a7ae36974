//! How each game looks: where its squares are, what its board and pieces are made of, and how they go.
//!
//! The table asks the style of the game it shows; nothing else in the view asks which game it is.

mod auction;
mod knot;
mod pothole;
mod quad;

use bevy::prelude::*;

use super::board::Layout;
use super::models::Workshop;
use crate::rules::{GameId, Kind, PieceState, Seat, Square};

/// How a game looks.
#[derive(Debug)]
pub(super) struct Style {
    /// The middle of a square at the level where pieces stand, and how the square lies.
    pub(super) place: fn(&Layout, Square) -> Transform,
    /// The corners of what must be seen, on the ground and at the height of heads.
    pub(super) outline: fn(&Layout) -> Vec<Vec3>,
    /// How much wider than usual the table is.
    pub(super) table: f32,
    /// The model of a square's tile; nothing where the square is part of the board.
    pub(super) tile: fn(Square) -> Option<&'static str>,
    /// The colour of a square's tile.
    pub(super) tile_color: fn(&Layout, Square) -> Color,
    /// Width and depth of a square, and the scale of what marks one.
    pub(super) cell: fn(Square) -> (Vec2, f32),
    /// Spawns what belongs to the board beside its tiles, below the entity given.
    pub(super) decorate: fn(&Layout, Entity, &mut Workshop, &mut Commands),
    /// What a piece is made of.
    pub(super) look: fn(Kind) -> Look,
    /// How a piece gets along.
    pub(super) gait: fn(Kind) -> Gait,
    /// Which way a piece faces at first, radians about Y.
    pub(super) facing: fn(&Layout, Seat, Square) -> f32,
    /// Where a captured piece stands in a player's hand: its place there, counted from 0, and how many there are.
    pub(super) hand: fn(&Layout, Seat, usize, usize) -> Transform,
    /// Where the dice come to rest that a player throws, on the ground; nothing where there are none.
    pub(super) dice: fn(&Layout, Seat) -> Option<[Vec3; 2]>,
    /// The squares that light up with this piece, were it on the square given.
    pub(super) halo: fn(&Layout, &PieceState, Square) -> Vec<Square>,
    /// The way along which a piece on the first square threatens the second.
    pub(super) line: fn(&Layout, Square, Square) -> Vec<Vec3>,
    /// Where the plaque of an army lies that says when it is to act.
    pub(super) corner: fn(&Layout, Seat) -> Option<Transform>,
    /// Whether all of it can be shown as a flat diagram too.
    pub(super) has_diagram: bool,
}

impl Style {
    /// The style of a game.
    pub(super) fn of(game: GameId) -> &'static Self {
        match game {
            GameId::Pothole => &pothole::STYLE,
            GameId::Knot => &knot::STYLE,
            GameId::Quad => &quad::STYLE,
            GameId::Auction => &auction::STYLE,
        }
    }
}

/// Nothing is captured to a hand.
fn no_hand(_: &Layout, _: Seat, _: usize, _: usize) -> Transform {
    Transform::default()
}

/// Straight from square to square.
fn straight(layout: &Layout, from: Square, to: Square) -> Vec<Vec3> {
    vec![layout.place(from), layout.place(to)]
}

/// What a kind of piece is made of.
#[derive(Copy, Clone, Debug)]
pub(super) struct Look {
    pub(super) parts: &'static [Part],
    pub(super) height: f32,
}

/// A model that is part of a piece.
#[derive(Copy, Clone, Debug)]
pub(super) struct Part {
    pub(super) model: &'static str,
    pub(super) play: Play,
    /// Where it sits, above the base.
    pub(super) seat: Vec3,
    /// How far it is tilted forward, radians.
    pub(super) tilt: f32,
}

/// What a part does beside going where the piece goes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum Play {
    /// Nothing.
    Still,
    /// It turns by itself, so many turns a second.
    Spin(f32),
    /// A ball of this radius, which rolls as the piece goes.
    Roll(f32),
    /// It is thrown and comes back.
    Thrown,
}

impl Part {
    const fn still(model: &'static str) -> Self {
        Self::playing(model, Play::Still)
    }

    const fn playing(model: &'static str, play: Play) -> Self {
        Self { model, play, seat: Vec3::ZERO, tilt: 0.0 }
    }
}

/// How a piece gets along.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Gait {
    /// It strides, with a little hop at each step.
    Stride,
    /// It stamps from square to square.
    Stomp,
    /// It turns to where it goes, speeds up and brakes.
    Drive,
    /// It swirls along, rounding the corners off.
    Swirl,
    /// It grinds on at an even pace.
    Grind,
    /// It rolls along, now here, now there.
    Roll,
    /// It bounds from landing to landing.
    Bound,
    /// It slips back where it came from.
    Slip,
    /// Head down, at full tilt.
    Charge,
}

impl Gait {
    /// Seconds a leg of the way.
    pub(super) fn pace(self) -> f32 {
        match self {
            Self::Stride => 0.42,
            Self::Stomp => 0.6,
            Self::Drive => 0.27,
            Self::Swirl => 0.24,
            Self::Grind | Self::Bound => 0.5,
            Self::Roll => 0.15,
            Self::Slip => 0.55,
            Self::Charge => 0.13,
        }
    }

    /// Seconds to turn before setting off.
    pub(super) fn turn(self) -> f32 {
        match self {
            Self::Stride | Self::Swirl | Self::Roll | Self::Slip => 0.0,
            Self::Drive | Self::Stomp | Self::Bound | Self::Charge => 0.2,
            Self::Grind => 0.35,
        }
    }
}
