//! The layout of a board: where its squares are.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::looks::{Look, Plan, Symbol};
use crate::rules::{Field, GameId, Ground, Kind, Seat, SeatInfo, Square};

/// The layout of a game's board, about one unit per square. The middle of the board is the origin, and the first seat's
/// edge is towards the viewer.
#[derive(Resource, Clone, Debug)]
pub struct Layout {
    game: GameId,
    look: &'static dyn Look,
    fields: Vec<Field>,
    width: u8,
    height: u8,
}

impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        // The game has one look, and its squares give the size.
        (self.game, &self.fields) == (other.game, &other.fields)
    }
}

impl Layout {
    /// The board of a game with this look and these squares.
    pub(super) fn new(game: GameId, look: &'static dyn Look, fields: Vec<Field>) -> Self {
        let width = fields.iter().map(|field| field.square.file + 1).max().unwrap_or(1);
        let height = fields.iter().map(|field| field.square.rank + 1).max().unwrap_or(1);
        Self { game, look, fields, width, height }
    }

    /// The middle of a square, at the level where pieces stand.
    pub fn place(&self, square: Square) -> Vec3 {
        self.transform(square).translation
    }

    /// The middle of a square, and how the square lies.
    pub(super) fn transform(&self, square: Square) -> Transform {
        self.look().place(self, square)
    }

    /// All squares.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.fields.iter().map(|field| field.square)
    }

    /// What kind of ground a square is.
    pub fn ground(&self, square: Square) -> Ground {
        self.fields.iter().find(|field| field.square == square).map_or(Ground::Plain, |field| field.ground)
    }

    /// The number of files and of ranks.
    pub(super) fn size(&self) -> (u8, u8) {
        (self.width, self.height)
    }

    /// The seats of the game that is played on it.
    pub(super) fn seats(&self) -> &'static [SeatInfo] {
        self.game.seats()
    }

    /// The game that is played on it.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The look of the game.
    pub(super) fn look(&self) -> &'static dyn Look {
        self.look
    }

    /// The layout of the game's flat diagram.
    pub fn plan(&self) -> Plan {
        self.look().plan()
    }

    /// Whether a phone shows its squares too small to be tapped, unless from so far above that pieces look alike.
    pub fn is_large(&self) -> bool {
        /// The most squares in a row that are large enough.
        const MOST: u8 = 7;
        let (width, height) = self.size();
        self.plan() == Plan::Strips || width.max(height) > MOST
    }

    /// The symbol of a piece in the flat diagram.
    pub fn symbol(&self, kind: Kind) -> Symbol {
        self.look().symbol(kind)
    }

    /// The corners of what the camera must show: the board, the heads of the pieces, and the lit edges of the players.
    pub(super) fn outline(&self) -> Vec<Vec3> {
        /// The light of an edge lies on both sides of its line.
        const WIDER: f32 = 1.03;
        let look = self.look();
        let seats = (0..).map(Seat).take(self.seats().len());
        let edges = seats.flat_map(|seat| look.edge(self, seat)).flatten().map(|end| end * WIDER);
        look.outline(self).into_iter().chain(edges).collect()
    }

    /// The corners of the squares with the heads of the pieces, for large squares at the cost of the frame, and how far
    /// the squares reach from the middle. `most` is how many squares wide the picture may be. `None` if the board has no
    /// ranks and files.
    pub(super) fn outline_of_squares(&self, most: f32) -> Option<(Vec<Vec3>, f32)> {
        /// The frame above and below the board, and how much of it is seen at the sides: its numbers, if there is room.
        const FRAME: f32 = 0.4;
        const EDGE: [f32; 2] = [0.08, 0.34];
        if self.plan() != Plan::Grid {
            return None;
        }
        let half = Vec2::new(f32::from(self.width), f32::from(self.height)) / 2.0;
        let edge = (most / 2.0 - half.x).clamp(EDGE[0], EDGE[1]);
        let signs = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
        let corners = signs.iter().flat_map(|&(x, z)| {
            [
                Vec3::new(x * (half.x + edge), 0.0, z * (half.y + edge)),
                Vec3::new(x * half.x, -0.5, z * (half.y + FRAME)),
                Vec3::new(x * (half.x - 0.6), 1.1, z * (half.y - 0.6)),
            ]
        });
        Some((corners.collect(), half.y))
    }

    /// How far the outline reaches from the middle of the board, to the right and towards the viewer.
    pub fn reach(&self) -> Vec2 {
        let outline = self.outline();
        outline.iter().fold(Vec2::ZERO, |reach, corner| reach.max(Vec2::new(corner.x, corner.z).abs()))
    }

    /// How far the squares alone reach.
    pub fn reach_of_squares(&self) -> Vec2 {
        let place = |square: Square| self.place(square).xz().abs() + 0.5;
        self.squares().map(place).fold(Vec2::ZERO, Vec2::max)
    }

    /// How far the pieces in the hands reach, if the game has any.
    pub fn reach_of_hands(&self) -> Vec2 {
        /// A full hand has pieces at all edges of its tray.
        const FULL: usize = 8;
        let reach = |place: Transform| place.translation.xz().abs() + 0.5 * place.scale.x;
        let seats = (0..).map(Seat).take(self.seats().len());
        let places = seats.flat_map(|seat| (0..FULL).map(move |index| self.hand_place(seat, index, FULL)));
        let in_hand = places.filter(|place| place.translation != Vec3::ZERO);
        in_hand.map(reach).fold(Vec2::ZERO, Vec2::max)
    }

    /// Which way a piece faces at first, radians about Y.
    pub(super) fn facing(&self, seat: Seat, square: Square) -> f32 {
        self.look().facing(self, seat, square)
    }

    /// How a square's tile is turned: alternately, so that the grain of neighbours differs.
    pub(super) fn tile_turn(&self, square: Square) -> Transform {
        let (size, _) = self.look().cell(square);
        let is_turned = (square.file + square.rank) % 2 == 1 && size.x == size.y;
        Transform::from_rotation(Quat::from_rotation_y(if is_turned { FRAC_PI_2 } else { 0.0 }))
    }

    /// The colour of a square's tile.
    pub fn tile_color(&self, square: Square) -> Color {
        self.look().tile_color(self, square)
    }
}
