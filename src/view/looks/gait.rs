//! The gaits of pieces.

/// The animation of a moving piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::view) enum Gait {
    /// It strides, with a little hop at each step.
    Stride,
    /// It stamps from square to square.
    Stomp,
    /// It turns to its target, speeds up and brakes.
    Drive,
    /// It slides without turning, and sways.
    Slide,
    /// It whirls along, with rounded corners.
    Swirl,
    /// It rocks back, drives on and brakes, like a heavy machine.
    Grind,
    /// It bounds from landing to landing.
    Bound,
}

impl Gait {
    /// Seconds per leg of the path; only approximate for `Grind`.
    pub(in crate::view) fn pace(self) -> f32 {
        match self {
            Self::Stride => 0.42,
            Self::Stomp => 0.6,
            Self::Drive | Self::Slide => 0.27,
            Self::Swirl => 0.24,
            Self::Grind | Self::Bound => 0.5,
        }
    }

    /// Seconds for turning before it sets off.
    pub(in crate::view) fn turn(self) -> f32 {
        match self {
            Self::Stride | Self::Swirl | Self::Slide => 0.0,
            Self::Drive | Self::Stomp | Self::Bound => 0.2,
            Self::Grind => 0.3,
        }
    }
}
