//! Players at other screens: the match is played at a table of another program.

use super::Session;
use crate::net::forbids_hints;
use crate::rules::{Action, Decider, Refusal, Seat, SeatSet};

impl Session {
    /// Whether the match is played at a table of another program.
    pub const fn is_together(&self) -> bool {
        self.here.is_some()
    }

    /// Whether the player on this seat sits at another screen.
    pub(in crate::play) fn is_elsewhere(&self, seat: Seat) -> bool {
        self.here.is_some_and(|players| !players.contains(self.player_of(seat)))
    }

    /// Makes this a match of another program's table. `seats` are those of the players at this screen, as they are now.
    pub(in crate::play) fn seat_here(&mut self, seats: SeatSet) {
        self.here = Some(seats.iter().map(|seat| self.player_of(seat)).collect());
    }

    /// Whether a player at this screen has a seat at a table of another program.
    pub fn plays_together(&self) -> bool {
        self.here.is_some_and(|players| !players.is_empty())
    }

    /// Whether this is the match of a table that allows no hints, and warns of no blunders.
    pub fn forbids_hints(&self) -> bool {
        self.is_together() && forbids_hints(&self.setup().tags)
    }

    /// The number of actions that stay where the last decision of a player at this screen is taken back.
    pub(in crate::play) fn before_own(&self) -> Option<usize> {
        let here = self.here?;
        let seats = self.position().seats().len();
        let mut swaps = 0;
        let mut last = None;
        for (number, played) in self.played().iter().enumerate() {
            // Whose seat it was then: sides may have been swapped since.
            if let Some(Decider::Seat(seat)) = played.decider
                && here.contains(Seat(((seat.index() + swaps) % seats) as u8))
            {
                last = Some(number);
            }
            swaps += usize::from(played.action == Action::Swap);
        }
        last
    }

    /// Whether no player at another screen has to agree to a draw.
    pub fn agrees_here(&self) -> bool {
        !self.is_together() || self.position().players().iter().all(|seat| self.is_human(seat))
    }

    /// Checks an action that the player at this screen wants, at a table of another program: its host lets nobody decide
    /// for those at other screens.
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    pub(in crate::play) fn check_here(&self, action: Action) -> Result<(), Refusal> {
        // A draw is offered to the others, if there are any.
        let is_draw = matches!(action, Action::Draw(_)) && self.plays_together();
        if is_draw { self.position().check(action) } else { self.position().check_alone(action) }
    }

    /// The player on `seat`, as counted at the start.
    fn player_of(&self, seat: Seat) -> Seat {
        Seat(self.player_at(seat) as u8)
    }
}
