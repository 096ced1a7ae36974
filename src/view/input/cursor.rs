//! The keyboard cursor: the square it is on, and the steps from square to square.

use bevy::prelude::*;

use crate::play::Forget;
use crate::rules::Square;
use crate::theme::board;
use crate::view::layout::Layout;
use crate::view::overlays::markers::Marking;
use crate::view::systems::ViewSystems;

/// The keyboard cursor.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// Its last square, if it has been used on this board.
    square: Option<Square>,
    is_shown: bool,
}

impl Cursor {
    /// The square it is shown on; `None` while a pointer is used.
    pub fn shown(self) -> Option<Square> {
        self.square.filter(|_| self.is_shown)
    }

    /// Its square, or the last one before a pointer was used.
    pub fn square(self) -> Option<Square> {
        self.square
    }

    /// Moves it to a square.
    pub fn put(&mut self, square: Square) {
        *self = Self { square: Some(square), is_shown: true };
    }

    pub(in crate::view) fn hide(&mut self) {
        self.is_shown = false;
    }
}

/// A direction on the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "ways are their own names")]
pub enum ScreenDirection {
    Up,
    Down,
    Left,
    Right,
}

impl ScreenDirection {
    /// All four directions.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// Rotates `way`, which is to the right and up, so that this heading points to the right.
    fn to_right(self, way: Vec2) -> Vec2 {
        match self {
            Self::Up => Vec2::new(way.y, -way.x),
            Self::Down => Vec2::new(-way.y, way.x),
            Self::Left => -way,
            Self::Right => way,
        }
    }
}

/// A square in screen directions: its middle, to the right and up, and half its size.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Spot {
    /// The square itself.
    pub square: Square,
    /// Its middle.
    pub middle: Vec2,
    /// Half its width and height.
    pub half: Vec2,
}

/// The nearest square in a direction, from those that lie ahead rather than aside. A square whose extent overlaps the
/// straight path counts as straight ahead.
pub fn neighbour(spots: &[Spot], from: Square, heading: ScreenDirection) -> Option<Square> {
    /// How far to the side a square may lie for each step ahead.
    const SLANT: f32 = 1.4;
    let from = spots.iter().find(|spot| spot.square == from)?;
    let half = |spot: &Spot| heading.to_right(spot.half).abs();
    let price = |to: &&Spot| {
        let way = heading.to_right(to.middle - from.middle);
        let overlap = half(from).y + half(to).y - way.y.abs();
        let is_straight = overlap > half(from).y.min(half(to).y);
        let aside = if is_straight { 0.0 } else { way.y.abs() };
        let is_ahead = way.x > half(from).x.min(half(to).x) && aside <= SLANT * way.x;
        // Among equally near squares the straightest one wins.
        let slant = aside / way.x;
        is_ahead.then_some((way.x.hypot(aside) * (1.0 + slant * slant), way.y.abs()))
    };
    let near = |a: &(f32, f32), b: &(f32, f32)| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1));
    let ahead = spots.iter().filter_map(|spot| Some((price(&spot)?, spot.square)));
    ahead.min_by(|(a, one), (b, other)| near(a, b).then(one.cmp(other))).map(|(_, square)| square)
}

impl Layout {
    /// The squares as seen from a camera with this yaw in radians, rounded to the nearest turn that maps the board's
    /// squares onto each other.
    pub fn spots(&self, yaw: f32) -> Vec<Spot> {
        let step = core::f32::consts::TAU / f32::from(self.look().turns());
        let back = Quat::from_rotation_y(-(yaw / step).round() * step);
        let spot = |square| {
            let place = back * self.place(square);
            let half = self.look().cell(square).0 / 2.0;
            Spot { square, middle: Vec2::new(place.x, -place.z), half }
        };
        self.squares().map(spot).collect()
    }
}

/// A marker of the cursor.
#[derive(Component)]
struct CursorMarker;

pub(in crate::view) fn plugin(app: &mut App) {
    let moved = resource_changed::<Cursor>.or_else(resource_exists_and_changed::<Layout>);
    app.init_resource::<Cursor>()
        .add_systems(Update, mark.run_if(moved).in_set(ViewSystems::Follow))
        .forget_with_match::<Cursor>();
}

fn mark(cursor: Res<Cursor>, markers: Query<Entity, With<CursorMarker>>, mut marking: Marking) {
    for marker in &markers {
        marking.remove(marker);
    }
    if let Some(square) = cursor.shown() {
        // Above all other markers, and doubled, so that it is not mistaken for one of them.
        for height in [0.06, 0.12] {
            marking.put(CursorMarker, square, ("ring_marker", height), board::CURSOR);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::play::{Session, Setup};
    use crate::rules::GameId;
    use crate::view::layout_of;

    fn layout(game: GameId) -> Layout {
        layout_of(game, Session::new(Setup::new(game)).unwrap().position().words().board())
    }

    #[test]
    fn arrows_lead_from_every_square_to_every_other_on_all_boards() {
        for game in GameId::ALL {
            let layout = layout(game);
            for eighth in 0_u8..8 {
                let spots = layout.spots(core::f32::consts::FRAC_PI_4 * f32::from(eighth) + 0.1);
                for first in layout.squares() {
                    let (mut known, mut new) = (BTreeSet::from([first]), vec![first]);
                    while let Some(square) = new.pop() {
                        let next =
                            ScreenDirection::ALL.into_iter().filter_map(|heading| neighbour(&spots, square, heading));
                        new.extend(next.filter(|&square| known.insert(square)));
                    }
                    let lost: Vec<_> = layout.squares().filter(|square| !known.contains(square)).collect();
                    assert!(lost.is_empty(), "{game:?} from {first}, {eighth}: {lost:?}");
                }
            }
        }
    }

    #[test]
    fn on_a_chessboard_arrows_lead_to_the_next_square_as_it_is_seen() {
        let layout = layout(GameId::Quad);
        let goes = |yaw: f32, from: &str, heading| {
            neighbour(&layout.spots(yaw), from.parse().unwrap(), heading).map(|square| square.to_string())
        };
        assert_eq!(goes(0.0, "c3", ScreenDirection::Up).as_deref(), Some("c4"));
        assert_eq!(goes(0.3, "c3", ScreenDirection::Right).as_deref(), Some("d3"));
        assert_eq!(goes(0.0, "a3", ScreenDirection::Left), None, "there the board ends");
        // For a player in the east, north is to the right.
        assert_eq!(goes(core::f32::consts::FRAC_PI_2, "c3", ScreenDirection::Right).as_deref(), Some("c4"));
        assert_eq!(goes(-3.0, "c3", ScreenDirection::Up).as_deref(), Some("c2"));
    }
}
