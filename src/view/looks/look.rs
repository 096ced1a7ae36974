//! What the view asks of the look of a game.

use core::fmt::Debug;

use bevy::prelude::*;

use super::{Build, Gait, Symbol, grid};
use crate::rules::{Kind, Seat, Square};
use crate::theme::Daylight;
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;

/// The look of a game. The defaults are those of a small chessboard.
pub(in crate::view) trait Look: Debug + Sync {
    /// The models without which the game cannot be shown, grouped by file.
    fn models(&self) -> &'static [(&'static str, &'static [&'static str])];

    /// How a kind of piece is built; `None` if the game does not have it.
    fn build(&self, kind: Kind) -> Option<Build>;

    /// The scale of pieces over their models.
    fn size(&self) -> f32 {
        1.0
    }

    /// The initial pitch of the camera in radians downwards; `None` for the usual one. `upright` means a portrait
    /// window.
    fn pitch(&self, _upright: bool) -> Option<f32> {
        None
    }

    /// The gait of a kind of piece.
    fn gait(&self, kind: Kind) -> Gait;

    /// The name of the model, and of the file, of the place that the board stands in.
    fn place_around(&self) -> &'static str;

    /// The lighting of that place by day.
    fn daylight(&self) -> Daylight;

    /// Spawns the parts of the board other than its tiles, below `root`.
    fn decorate(&self, layout: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands);

    /// Spawns the coordinates beside its squares, below `root`.
    fn spawn_coordinates(&self, layout: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands);

    /// The transform of a square: its middle at the height where pieces stand, and its rotation.
    fn place(&self, layout: &Layout, square: Square) -> Transform {
        Transform::from_translation(grid::middle(layout, square))
    }

    /// The corners of what the camera must show, on the ground and at head height.
    fn outline(&self, layout: &Layout) -> Vec<Vec3> {
        grid::outline(layout)
    }

    /// The model of a square's tile; `None` if the square is part of the board's model.
    fn tile(&self, square: Square) -> Option<&'static str>;

    /// The colour of a square's tile.
    fn tile_color(&self, layout: &Layout, square: Square) -> Color {
        grid::tile_color(layout, square)
    }

    /// The width and depth of a square, and the scale of its markers.
    fn cell(&self, _square: Square) -> (Vec2, f32) {
        (Vec2::splat(0.98), 1.0)
    }

    /// The number of rotations that map the squares onto each other.
    fn turns(&self) -> u8 {
        4
    }

    /// Which way a piece faces at first, radians about Y.
    fn facing(&self, _layout: &Layout, seat: Seat, _square: Square) -> f32 {
        grid::from_corner(seat)
    }

    /// The place of captured piece `index` of `count` in a player's hand.
    fn hand(&self, _layout: &Layout, _seat: Seat, _index: usize, _count: usize) -> Transform {
        Transform::default()
    }

    /// Where a player's two dice come to rest on the ground; `None` if the game has no dice.
    fn dice(&self, _layout: &Layout, _seat: Seat) -> Option<[Vec3; 2]> {
        None
    }

    /// The squares to highlight for a piece of this kind on the given square.
    fn halo(&self, _layout: &Layout, _kind: Kind, _square: Square) -> Vec<Square> {
        Vec::new()
    }

    /// The path along which a piece on the first square threatens the second.
    fn line(&self, layout: &Layout, from: Square, to: Square) -> Vec<Vec3> {
        vec![layout.place(from), layout.place(to)]
    }

    /// The lines along the board's edge in front of a player.
    fn edge(&self, layout: &Layout, seat: Seat) -> Vec<[Vec3; 2]> {
        grid::corner_edge(layout, seat, grid::FRAME)
    }

    /// The layout of its flat diagram.
    fn plan(&self) -> Plan {
        Plan::Grid
    }

    /// The symbol of a kind of piece in the diagram.
    fn symbol(&self, kind: Kind) -> Symbol;
}

/// The layout of a flat diagram.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// Like the table, seen from above.
    Grid,
    /// Strips beside each other, sharing the square in the middle.
    Strips,
}
