//! Great moments, in to which the camera leans.

use bevy::prelude::*;

/// A great moment.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Moment {
    /// Where it is.
    pub place: Vec3,
    /// How far the camera leans in: 1 is as far as it ever does.
    pub near: f32,
    /// Whether the camera goes along with it, so that it is in the middle of the picture.
    pub is_followed: bool,
}

impl Moment {
    /// What happens in one place.
    pub(in crate::view) const fn close(place: Vec3) -> Self {
        Self { place, near: 1.0, is_followed: false }
    }

    /// What happens all over the board, about `place`: most of it must stay in the picture.
    pub(in crate::view) const fn wide(place: Vec3) -> Self {
        Self { place, near: 0.4, is_followed: false }
    }

    /// What runs across the board: the camera goes along.
    pub(in crate::view) const fn followed(place: Vec3) -> Self {
        Self { place, near: 1.0, is_followed: true }
    }

    /// The one of two at the same time that the camera is for: what it goes along with, or else what has begun later.
    pub(super) fn or_later(self, later: Option<Self>) -> Self {
        later.filter(|later| later.is_followed || !self.is_followed).unwrap_or(self)
    }
}

/// What the camera leans in to: a great moment, as long as it lasts.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub struct Lean(pub Option<Moment>);
