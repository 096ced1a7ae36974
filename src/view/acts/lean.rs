//! Great moments, in to which the camera leans.

use bevy::prelude::*;

/// A great moment.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Moment {
    /// Where it is.
    pub place: Vec3,
    /// How far the camera leans in: 1 is as far as it ever does.
    pub near: f32,
}

impl Moment {
    /// What happens in one place.
    pub(in crate::view) const fn close(place: Vec3) -> Self {
        Self { place, near: 1.0 }
    }

    /// What happens all over the board, about `place`: most of it must stay in the picture.
    pub(in crate::view) const fn wide(place: Vec3) -> Self {
        Self { place, near: 0.4 }
    }
}

/// What the camera leans in to: a great moment, as long as it lasts.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub struct Lean(pub Option<Moment>);
