//! What the camera looks at when somebody directs it: a showcase, or a great moment.

use bevy::prelude::*;

use super::board::Layout;
use crate::rules::Square;

/// What the camera is told to show. Nothing: the whole board, as the players have turned it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Shot(pub Option<Framed>);

/// A part of the board, and from how high it is seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Framed {
    /// What must be in the picture.
    pub squares: Vec<Square>,
    /// Whether it is seen from low down.
    pub low: bool,
}

/// Room about the squares that are framed.
const ROOM: f32 = 1.1;
/// Height of what stands on them.
const HEAD: f32 = 1.1;
/// Height of what leaps and flies, for which there is room in pictures from low down.
const SKY: f32 = 2.0;

impl Framed {
    /// The camera's tilt, radians below the horizon.
    pub(super) fn pitch(&self) -> f32 {
        if self.low { 0.5 } else { 0.86 }
    }

    /// The corners of what must be seen; nothing where no square is on the board.
    pub(super) fn outline(&self, layout: &Layout) -> Vec<Vec3> {
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
