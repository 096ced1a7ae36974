//! Who looks at a match, and so may know its secrets (docs/secrets.md).

use super::seat::{Decider, Seat, SeatSet};

/// Who looks at a match: the person in one or several seats, or a spectator in none.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Viewer {
    seats: SeatSet,
}

impl Viewer {
    /// A viewer without a seat, who knows no secret.
    pub const SPECTATOR: Self = Self { seats: SeatSet::EMPTY };

    /// The person in these seats.
    pub const fn of(seats: SeatSet) -> Self {
        Self { seats }
    }

    /// The seats of this viewer.
    pub const fn seats(self) -> SeatSet {
        self.seats
    }

    /// Whether this viewer has chosen what `decider` has. What chance has chosen belongs to nobody.
    pub const fn is(self, decider: Decider) -> bool {
        matches!(decider, Decider::Seat(seat) if self.seats.contains(seat))
    }

    /// Whether something that only `seats` may know may be known to this viewer; `None` stands for all viewers.
    pub const fn is_among(self, seats: Option<SeatSet>) -> bool {
        match seats {
            None => true,
            Some(SeatSet(seats)) => seats & self.seats.0 != 0,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::of([seat].into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_viewer_knows_what_is_known_to_one_of_their_seats() {
        let both = Viewer::of(SeatSet(0b101));
        assert!(both.is(Decider::Seat(Seat(2))) && !both.is(Decider::Seat(Seat(1))) && !both.is(Decider::Chance));
        assert!(both.is_among(None) && both.is_among(Some(SeatSet(0b110))) && !both.is_among(Some(SeatSet(0b1010))));
        assert_eq!(Viewer::from(Seat(3)).seats(), SeatSet(0b1000));
    }

    #[test]
    fn a_spectator_knows_what_all_know() {
        assert!(Viewer::SPECTATOR.is_among(None) && !Viewer::SPECTATOR.is_among(Some(SeatSet(0b1111))));
        assert!(!Viewer::SPECTATOR.is(Decider::Seat(Seat(0))) && !Viewer::SPECTATOR.is(Decider::Chance));
    }
}
