//! Great moments, on which the camera leans in.

use bevy::prelude::*;

/// A great moment that the camera leans in on.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Moment {
    /// The point to look at.
    pub place: Vec3,
    /// How far the camera leans in: 1 is the maximum.
    pub near: f32,
    /// Whether the camera follows the point and keeps it in the middle of the picture.
    pub is_followed: bool,
}

impl Moment {
    /// A moment that happens in one place.
    pub(in crate::view) const fn close(place: Vec3) -> Self {
        Self { place, near: 1.0, is_followed: false }
    }

    /// A moment that spreads over the board around `place`: most of the board stays in view.
    pub(in crate::view) const fn wide(place: Vec3) -> Self {
        Self { place, near: 0.4, is_followed: false }
    }

    /// A moment that runs across the board, followed by the camera.
    pub(in crate::view) const fn followed(place: Vec3) -> Self {
        Self { place, near: 1.0, is_followed: true }
    }

    /// Picks one of two simultaneous moments: the one that is followed, else the one that began later.
    pub(super) fn or_later(self, later: Option<Self>) -> Self {
        later.filter(|later| later.is_followed || !self.is_followed).unwrap_or(self)
    }
}

/// The moment that the camera leans in on now, if any.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub struct Lean(pub Option<Moment>);
