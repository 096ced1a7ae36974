//! How pieces get along.

/// How a piece gets along.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::view) enum Gait {
    /// It strides, with a little hop at each step.
    Stride,
    /// It stamps from square to square.
    Stomp,
    /// It turns to where it goes, speeds up and brakes.
    Drive,
    /// It is drawn along without turning, and sways.
    Slide,
    /// It swirls along, rounding the corners off.
    Swirl,
    /// It rocks back, grinds on and brakes, as heavy as it is.
    Grind,
    /// It bounds from landing to landing.
    Bound,
}

impl Gait {
    /// Seconds a leg of the way; for what grinds on, about so.
    pub(in crate::view) fn pace(self) -> f32 {
        match self {
            Self::Stride => 0.42,
            Self::Stomp => 0.6,
            Self::Drive | Self::Slide => 0.27,
            Self::Swirl => 0.24,
            Self::Grind | Self::Bound => 0.5,
        }
    }

    /// Seconds to turn before setting off.
    pub(in crate::view) fn turn(self) -> f32 {
        match self {
            Self::Stride | Self::Swirl | Self::Slide => 0.0,
            Self::Drive | Self::Stomp | Self::Bound => 0.2,
            Self::Grind => 0.3,
        }
    }
}
