//! Enemies and partners, and which kings a player must guard (docs/rules/quad.md, "Check" and "Forms of play").

use super::board::{CLOCKWISE, DUMMY, clockwise_after, clockwise_from};
use super::position::Position;
use crate::rules::chess::{Board, Slots, attacked, attackers};
use crate::rules::seat::{Seat, SeatSet};

impl Position {
    /// Whether two players are enemies.
    pub(super) fn hostile(&self, one: Seat, other: Seat) -> bool {
        one != other && self.options.form.partner(one) != Some(other)
    }

    fn pieces_of_players(&self, board: &Board, belongs: impl Fn(Seat) -> bool) -> Slots {
        let armies = CLOCKWISE.into_iter().filter(|army| self.ctrl[army.index()].is_some_and(&belongs));
        armies.fold(0, |slots, army| slots | board.army(army)) & !self.frozen
    }

    /// The pieces that a player controls.
    pub(super) fn own(&self, player: Seat) -> Slots {
        self.own_on(&self.board, player)
    }

    /// The same on another board.
    pub(super) fn own_on(&self, board: &Board, player: Seat) -> Slots {
        self.pieces_of_players(board, |other| other == player)
    }

    /// The pieces that may give check to a player's king, and that the player may capture, except kings.
    pub(super) fn enemies(&self, player: Seat) -> Slots {
        self.enemies_on(&self.board, player)
    }

    /// The same on another board.
    pub(super) fn enemies_on(&self, board: &Board, player: Seat) -> Slots {
        self.pieces_of_players(board, |other| self.hostile(player, other))
    }

    /// The pieces whose attacks a player's king must avoid, including a partner's.
    pub(super) fn strangers(&self, player: Seat) -> Slots {
        self.pieces_of_players(&self.board, |other| other != player)
    }

    /// Whether the king of a seat is in the game and in check.
    pub(super) fn in_check(&self, seat: Seat) -> bool {
        self.king(seat).is_some_and(|king| {
            let cell = self.board.cell(king);
            attacked(&self.board, cell, self.enemies(seat), cell)
        })
    }

    /// The pieces that give check to a king.
    pub(super) fn king_attackers(&self, seat: Seat) -> Slots {
        self.king(seat).map_or(0, |king| attackers(&self.board, self.board.cell(king), self.enemies(seat)))
    }

    /// All kings in check.
    pub(super) fn checked(&self) -> SeatSet {
        CLOCKWISE.into_iter().filter(|&seat| self.in_check(seat)).collect()
    }

    /// The player credited with an army's actions: its controller, or for the dummy its holder. An army that is out
    /// counts as its own.
    pub(super) fn player_of(&self, army: Seat) -> Seat {
        if self.is_dummy(army) { self.holder() } else { self.ctrl[army.index()].unwrap_or(army) }
    }

    /// The holder of the dummy: the first player still in, starting from the one who was next to hold it.
    pub(super) fn holder(&self) -> Seat {
        let players = self.survivors();
        let next = self.dummy.unwrap_or(Seat(0));
        clockwise_from(next).into_iter().find(|&seat| players.contains(seat)).unwrap_or(next)
    }

    /// If the dummy's holder has left, the next player holds it.
    pub(super) fn settle_dummy(&mut self) {
        if self.is_dummy(DUMMY) {
            self.dummy = Some(self.holder());
        }
    }

    /// After the dummy has acted or passed, the next player holds it.
    pub(super) fn pass_on_dummy(&mut self) {
        let players = self.survivors();
        let holder = self.holder();
        self.dummy = clockwise_after(holder).into_iter().find(|&seat| seat != DUMMY && players.contains(seat));
    }

    /// The player who decides for an army: the one it belongs to, or if that player is absent, the next one clockwise
    /// who is present.
    pub(super) fn hand_of(&self, army: Seat) -> Seat {
        let player = self.player_of(army);
        if !self.absent.contains(player) {
            return player;
        }
        let players = self.survivors();
        let others = clockwise_after(player).into_iter().filter(|&seat| seat != player && players.contains(seat));
        others.clone().find(|&seat| !self.absent.contains(seat)).or(others.clone().next()).unwrap_or(player)
    }
}
