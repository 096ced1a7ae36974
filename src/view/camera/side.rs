//! The sides of a screen that lies flat on a table, and the rotation of the picture to the player at one of them.

use core::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use crate::rules::Seat;

/// The side of the window where a player sits. Their picture has its lower edge there.
///
/// Points and vectors are in logical pixels, to the right and down, either in the window or in the picture as that
/// player sees it.
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
    /// All four, clockwise: each is a quarter turn from the previous one.
    pub const ALL: [Self; 4] = [Self::Bottom, Self::Left, Self::Top, Self::Right];

    /// The side nearest to a player whose own side of the board has this yaw relative to the first player's, in
    /// radians.
    pub(in crate::view) fn of_yaw(yaw: f32) -> Self {
        let quarters = (-yaw / FRAC_PI_2).round() as i32;
        Self::ALL[quarters.rem_euclid(4) as usize]
    }

    /// The clockwise rotation of the picture in the window, in radians.
    pub(in crate::view) fn turn(self) -> f32 {
        FRAC_PI_2 * self as u8 as f32
    }

    /// Whether the picture's width lies along the window's height.
    pub const fn is_across(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }

    /// Converts a size from the window to the picture, or back.
    pub fn size(self, size: Vec2) -> Vec2 {
        if self.is_across() { size.yx() } else { size }
    }

    /// Converts a vector from the picture to the window.
    pub fn way_to_window(self, way: Vec2) -> Vec2 {
        match self {
            Self::Bottom => way,
            Self::Left => Vec2::new(-way.y, way.x),
            Self::Top => -way,
            Self::Right => Vec2::new(way.y, -way.x),
        }
    }

    /// Converts a vector from the window to the picture.
    pub fn way_to_player(self, way: Vec2) -> Vec2 {
        match self {
            Self::Bottom => way,
            Self::Left => Vec2::new(way.y, -way.x),
            Self::Top => -way,
            Self::Right => Vec2::new(-way.y, way.x),
        }
    }

    /// Converts a point from the picture to a window of this size.
    pub fn to_window(self, place: Vec2, window: Vec2) -> Vec2 {
        match self {
            Self::Bottom => place,
            Self::Left => Vec2::new(window.x - place.y, place.x),
            Self::Top => window - place,
            Self::Right => Vec2::new(place.y, window.y - place.x),
        }
    }

    /// Converts a point from a window of this size to the picture.
    pub fn to_player(self, place: Vec2, window: Vec2) -> Vec2 {
        match self {
            Self::Bottom => place,
            Self::Left => Vec2::new(place.y, window.x - place.x),
            Self::Top => window - place,
            Self::Right => Vec2::new(window.y - place.y, place.x),
        }
    }
}

/// The yaw in radians at which `seat` has its own side in front, in a game with this number of seats.
pub(crate) fn yaw_of(seats: usize, seat: Seat) -> f32 {
    -TAU / seats as f32 * seat.index() as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

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
        // The first player sits to the right of the player on the left side.
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
