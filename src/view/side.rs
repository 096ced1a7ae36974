//! The sides of a screen that lies flat on a table, and how a picture is turned to whoever sits at one of them.

use core::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

/// The side of the window at which somebody sits. Their own picture has its lower edge there.
///
/// Places and ways are in logical pixels, to the right and down: of the window as it is, or of the picture as they see it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "sides are their own names")]
pub enum Side {
    #[default]
    Bottom,
    Left,
    Top,
    Right,
}

impl Side {
    /// All four, clockwise: each is a quarter turn on from the one before.
    pub const ALL: [Self; 4] = [Self::Bottom, Self::Left, Self::Top, Self::Right];

    /// The side nearest to a player whose own side of the board lies so far round from that of the first, radians about Y.
    pub(super) fn of_yaw(yaw: f32) -> Self {
        let quarters = (-yaw / FRAC_PI_2).round() as i32;
        Self::ALL[quarters.rem_euclid(4) as usize]
    }

    /// How far the picture is turned clockwise in the window, radians.
    pub(super) fn turn(self) -> f32 {
        FRAC_PI_2 * self as u8 as f32
    }

    /// Whether what is wide in the window is high in the picture.
    pub const fn is_across(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }

    /// How large the picture is in a window of this size, or the window of such a picture.
    pub fn size(self, size: Vec2) -> Vec2 {
        if self.is_across() { size.yx() } else { size }
    }

    /// A way in the picture, as it goes in the window.
    pub fn way_to_window(self, way: Vec2) -> Vec2 {
        match self {
            Self::Bottom => way,
            Self::Left => Vec2::new(-way.y, way.x),
            Self::Top => -way,
            Self::Right => Vec2::new(way.y, -way.x),
        }
    }

    /// A way in the window, as it goes in the picture.
    pub fn way_to_player(self, way: Vec2) -> Vec2 {
        match self {
            Self::Bottom => way,
            Self::Left => Vec2::new(way.y, -way.x),
            Self::Top => -way,
            Self::Right => Vec2::new(-way.y, way.x),
        }
    }

    /// Where a place of the picture is in a window of this size.
    pub fn to_window(self, place: Vec2, window: Vec2) -> Vec2 {
        match self {
            Self::Bottom => place,
            Self::Left => Vec2::new(window.x - place.y, place.x),
            Self::Top => window - place,
            Self::Right => Vec2::new(place.y, window.y - place.x),
        }
    }

    /// Where a place of a window of this size is in the picture.
    pub fn to_player(self, place: Vec2, window: Vec2) -> Vec2 {
        match self {
            Self::Bottom => place,
            Self::Left => Vec2::new(place.y, window.x - place.x),
            Self::Top => window - place,
            Self::Right => Vec2::new(window.y - place.y, place.x),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;
    use crate::view::yaw_of;

    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

    #[test]
    fn what_is_turned_there_is_turned_back() {
        for side in Side::ALL {
            let size = side.size(WINDOW);
            assert_eq!(side.size(size), WINDOW);
            for place in [Vec2::ZERO, size, Vec2::new(100.0, 30.0)] {
                let there = side.to_window(place, WINDOW);
                assert!(Rect::from_corners(Vec2::ZERO, WINDOW).contains(there), "{side:?}: {there}");
                assert_eq!(side.to_player(there, WINDOW), place, "{side:?}");
                let way = there - side.to_window(Vec2::ONE, WINDOW);
                assert_eq!(side.way_to_player(way), place - Vec2::ONE, "{side:?}");
                assert_eq!(side.way_to_window(place - Vec2::ONE), way, "{side:?}");
            }
        }
    }

    #[test]
    fn the_lower_edge_is_where_the_player_sits() {
        let middles = Side::ALL.map(|side| {
            let size = side.size(WINDOW);
            side.to_window(Vec2::new(size.x / 2.0, size.y), WINDOW)
        });
        let [bottom, left, top, right] = middles;
        assert_eq!((bottom, top), (Vec2::new(640.0, 720.0), Vec2::new(640.0, 0.0)));
        assert_eq!((left, right), (Vec2::new(0.0, 360.0), Vec2::new(1280.0, 360.0)));
        // To the right of whoever sits on the left is where the first sits.
        assert_eq!(Side::Left.way_to_window(Vec2::X), Vec2::Y);
    }

    #[test]
    fn players_sit_round_the_table_in_their_order() {
        let sides =
            |seats: u8| (0..seats).map(|seat| Side::of_yaw(yaw_of(seats.into(), Seat(seat)))).collect::<Vec<_>>();
        assert_eq!(sides(4), Side::ALL);
        assert_eq!(sides(2), [Side::Bottom, Side::Top]);
    }
}
