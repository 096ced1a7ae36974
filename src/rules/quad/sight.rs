//! Fast access to a position for searches.

use super::board::{advance, corner};
use super::position::Position;
use crate::rules::chess::{Board, Cell, Slots};
use crate::rules::seat::{Seat, SeatSet};

impl Position {
    /// The board. Frozen pieces stand on it, too.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The controller of each army; `None` for one that is out.
    #[inline]
    pub const fn controllers(&self) -> &[Option<Seat>; 4] {
        &self.ctrl
    }

    /// The frozen pieces.
    #[inline]
    pub const fn frozen_pieces(&self) -> Slots {
        self.frozen
    }

    /// The kings in check.
    #[inline]
    pub const fn checked_kings(&self) -> SeatSet {
        self.checked
    }

    /// The armies that have had their queen.
    #[inline]
    pub const fn queened_armies(&self) -> SeatSet {
        self.queened
    }

    /// How many ranks a cell is from the edge of a seat, 0 to 7.
    #[inline]
    pub const fn advance_of(seat: Seat, cell: Cell) -> u8 {
        advance(seat, cell)
    }

    /// The corner that a seat's king must reach for a queen.
    #[inline]
    pub const fn queening_corner(seat: Seat) -> Cell {
        corner(seat)
    }

    /// Whether a seat is out with a draw.
    #[inline]
    pub fn has_drawn(&self, seat: Seat) -> bool {
        self.drew(seat)
    }

    /// The enemies of a player: all pieces controlled by neither the player nor the partner.
    #[inline]
    pub fn enemies_of(&self, player: Seat) -> Slots {
        let friend = self.options.form.partner(player);
        let mut slots = 0;
        let mut army = 0;
        while army < 4 {
            if let Some(seat) = self.ctrl[army]
                && seat != player
                && Some(seat) != friend
            {
                slots |= self.board.army(Seat(army as u8));
            }
            army += 1;
        }
        slots & !self.frozen
    }
}
