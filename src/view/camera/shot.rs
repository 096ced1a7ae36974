//! The framing of a directed camera: in a showcase, or for a great moment.

use bevy::prelude::*;

use crate::rules::Square;
use crate::view::layout::Layout;

/// The part that the camera is told to show. `None` is the whole board, as the user has turned it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Shot(pub Option<Framed>);

/// A framed part of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Framed {
    /// The squares that must be in view.
    pub squares: Vec<Square>,
    /// Whether the camera is low.
    pub low: bool,
}

/// The margin round the framed squares.
const ROOM: f32 = 1.1;
/// The height of the pieces on them.
const HEAD: f32 = 1.1;
/// The height of leaping and flying pieces, which fits into pictures from a low camera.
const SKY: f32 = 2.0;

impl Framed {
    /// The camera's tilt, radians below the horizon.
    pub(in crate::view) fn pitch(&self) -> f32 {
        if self.low { 0.5 } else { 0.86 }
    }

    /// The corners that must be in view; empty if no square is on the board.
    pub(in crate::view) fn outline(&self, layout: &Layout) -> Vec<Vec3> {
        let on_board = |square: &Square| layout.squares().any(|known| known == *square);
        let places = self.squares.iter().copied().filter(on_board).map(|square| layout.place(square));
        let top = if self.low { SKY } else { HEAD };
        let corners = |place: Vec3| {
            [-ROOM, ROOM].into_iter().flat_map(move |x| {
                [-ROOM, ROOM].into_iter().flat_map(move |z| [0.0, top].map(|y| place + Vec3::new(x, y, z)))
            })
        };
        places.flat_map(corners).collect()
    }
}
