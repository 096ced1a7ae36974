//! Fast access to a position for searches.
//!
//! Cells are numbered `8 * rank + file`, both from 0; a set of cells is a bit set.

use super::board::{Cell, PROMOTION, chip_of};
use super::piece::PieceKind;
use super::position::Position;
use super::push::killed;
use crate::rules::seat::Seat;
use crate::rules::snapshot::ChipSet;

impl Position {
    /// The cells of a seat's pieces.
    #[inline]
    pub const fn pieces_of(&self, seat: Seat) -> u64 {
        self.owned[seat.index()]
    }

    /// The cells of the pieces of a seat's partner, in forms with teams.
    #[inline]
    pub const fn partners_pieces(&self, seat: Seat) -> u64 {
        match self.options.form.partner(seat) {
            Some(partner) => self.owned[partner.index()],
            None => 0,
        }
    }

    /// Whether two players are on the same side.
    #[inline]
    pub fn are_allied(&self, one: Seat, other: Seat) -> bool {
        one == other || self.options.form.partner(one) == Some(other)
    }

    /// The cells of all kings.
    #[inline]
    pub const fn king_cells(&self) -> u64 {
        self.kings
    }

    /// The cells of all potholes.
    #[inline]
    pub const fn pothole_cells(&self) -> u64 {
        self.holes
    }

    /// The cells that a piece may stand on: neither void nor a pothole.
    #[inline]
    pub const fn land_cells(&self) -> u64 {
        self.land()
    }

    /// The empty cells.
    #[inline]
    pub const fn open_cells(&self) -> u64 {
        self.open()
    }

    /// The owner, kind and chips of the piece on a cell, which must not be empty.
    #[inline]
    pub const fn standing_on(&self, cell: Cell) -> (Seat, PieceKind, ChipSet) {
        let piece = self.piece_on(cell);
        (piece.owner(), piece.kind(), piece.chips())
    }

    /// The cells of the pieces that a dozer on `from` pushes to their death by going to `to`.
    #[inline]
    pub fn pushed_to_death(&self, from: Cell, to: Cell) -> u64 {
        killed(self, from, to)
    }

    /// The cells where chips can be won: none on small boards.
    #[inline]
    pub const fn promotion_cells(&self) -> u64 {
        if self.is_standard() { PROMOTION } else { 0 }
    }

    /// Whether the piece on `from` would win a chip by moving to `to`.
    #[inline]
    pub fn gains_chip(&self, from: Cell, to: Cell) -> bool {
        let piece = self.piece_on(from);
        let chip = chip_of(to).filter(|_| self.is_standard() && piece.kind().promoted().is_some());
        chip.is_some_and(|chip| !piece.chips().contains(chip))
    }

    /// How many centre potholes a seat may move: those that are not locked and were last moved by another player.
    #[inline]
    pub fn centre_potholes_for(&self, seat: Seat) -> i32 {
        let may_move = |centre: usize| self.locks[centre].is_none() && self.last_movers[centre] != Some(seat);
        i32::from(may_move(0)) + i32::from(may_move(1))
    }

    /// The controller of each corner pothole.
    #[inline]
    pub const fn pothole_controllers(&self) -> &[Option<Seat>; 4] {
        &self.controllers
    }

    /// Whether the player on turn has used the first action of the turn.
    #[inline]
    pub const fn has_acted(&self) -> bool {
        self.done.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::{FIRST_CENTRE, cell_of};
    use super::super::hole::forbids;
    use super::*;
    use crate::rules::pothole::Options;
    use crate::rules::{Effects, Game, Line, zobrist};

    #[test]
    fn locks_leave_what_the_rules_do_not_forbid() {
        let mut line = Line::new(Position::start(&Options::default()));
        let (mut actions, mut seen) = (Vec::new(), [0; 3]);
        for number in 0..600 {
            if line.position.outcome().is_some() {
                break;
            }
            let position = &line.position;
            let may_move = |&centre: &usize| forbids(position, FIRST_CENTRE + centre).is_none();
            let free = position.centre_potholes_for(position.turn());
            assert_eq!(free, (0..2).filter(may_move).count() as i32);
            seen[free as usize] += 1;
            actions.clear();
            position.actions(&mut actions);
            let action = actions[(zobrist(number) % actions.len() as u64) as usize];
            line.play_unchecked(action, Effects::ignored());
        }
        assert!(seen.iter().all(|&times| times > 3), "{seen:?}");
    }

    fn cell(square: &str) -> Cell {
        cell_of(square.parse().unwrap())
    }

    #[test]
    fn what_lies_on_the_board_is_seen() {
        let of = |text: &str| Position::from_text(text, &Options::default()).unwrap();
        let own = of("Rk,2,x,3/7/7/x,1,@1,3,x/7/2,Wc,4/Wk,2,x,3 turn=W");
        assert_eq!(own.pieces_of(Seat(0)), 1 << cell("c2") | 1 << cell("a1"));
        assert_eq!((own.land_cells().count_ones(), own.land_cells() >> cell("c4") & 1), (44, 0));
        assert_eq!((own.gains_chip(cell("c2"), cell("d2")), own.gains_chip(cell("c2"), cell("c3"))), (true, false));
        let had = of("Rk,2,x,3/7/7/x,5,x/7/2,Wc+s,4/Wk,2,x,3 turn=W");
        assert!(!had.gains_chip(cell("c2"), cell("d2")));
        // Example A of the source.
        let push = of("Rd,2/1,Wb,1/3 turn=W");
        assert_eq!(
            (push.pushed_to_death(cell("b2"), cell("a3")), push.pushed_to_death(cell("b2"), cell("b3"))),
            (1 << cell("a3"), 0)
        );
    }
}
