//! The parts of pieces.

use bevy::prelude::*;

/// How a kind of piece is built.
#[derive(Copy, Clone, Debug)]
pub(in crate::view) struct Build {
    /// Its models.
    pub(in crate::view) parts: &'static [Part],
    /// Its height above its base.
    pub(in crate::view) height: f32,
}

/// A model that is part of a piece.
#[derive(Copy, Clone, Debug)]
pub(in crate::view) struct Part {
    pub(in crate::view) model: &'static str,
    pub(in crate::view) play: Play,
    /// Its offset from the top of the base.
    pub(in crate::view) seat: Vec3,
    /// How far it is tilted forward, radians.
    pub(in crate::view) tilt: f32,
    /// Whether it is bare steel where it has no owner's colour.
    pub(in crate::view) is_steel: bool,
}

/// How a part moves, apart from following its piece.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(in crate::view) enum Play {
    /// It does not move by itself.
    Still,
    /// It spins all the time, at this number of turns per second.
    Spin(f32),
    /// A ball of this radius, which rolls as the piece goes.
    Roll(f32),
    /// It is thrown and comes back.
    Thrown,
    /// It hangs on a hinge and turns about X.
    Lifted,
}

impl Part {
    pub(in crate::view) const fn still(model: &'static str) -> Self {
        Self::playing(model, Play::Still)
    }

    pub(in crate::view) const fn playing(model: &'static str, play: Play) -> Self {
        Self { model, play, seat: Vec3::ZERO, tilt: 0.0, is_steel: false }
    }

    /// Its transform on the base, for pieces scaled by `size`.
    pub(in crate::view) fn place(&self, size: f32) -> Transform {
        Transform::from_translation(self.seat * size)
            .with_rotation(Quat::from_rotation_x(self.tilt))
            .with_scale(Vec3::splat(size))
    }

    /// A steel blade on a hinge.
    pub(in crate::view) const fn blade(model: &'static str) -> Self {
        Self { is_steel: true, ..Self::playing(model, Play::Lifted) }
    }
}
