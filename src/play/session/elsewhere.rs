//! Players at other screens: the match is played at a table of another program.

use super::Session;
use crate::rules::{Seat, SeatSet};

impl Session {
    /// Whether the match is played at a table of another program.
    pub const fn is_together(&self) -> bool {
        self.elsewhere.is_some()
    }

    /// Whether the player on this seat sits at another screen.
    pub(in crate::play) fn is_elsewhere(&self, seat: Seat) -> bool {
        self.elsewhere.is_some_and(|players| players.contains(Seat(self.player_at(seat) as u8)))
    }

    /// Makes this a match of another program's table. `here` are the players at this screen, as counted at the start.
    pub(in crate::play) fn seat_here(&mut self, here: SeatSet) {
        let all = (0..self.setup.game.seats().len() as u8).map(Seat);
        self.elsewhere = Some(all.filter(|&player| !here.contains(player)).collect());
    }
}
