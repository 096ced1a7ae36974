//! Checks, mates and annexation (docs/rules/quad.md, "Check").

use super::board::{CLOCKWISE, clockwise_after, clockwise_from};
use super::leave;
use super::line;
use super::position::{Moved, Position};
use super::travel::army_can_move;
use crate::rules::chess::each;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Departure, Effect, Effects};
use crate::rules::seat::{Seat, SeatSet};

/// The stage `Check`: removes all mated kings together, until no further king is mated.
pub(super) fn resolve(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    if !position.underway.unsettled {
        return Flow::Done;
    }
    position.settle_dummy();
    let mut checked = match position.underway.moved {
        Some(moved) if position.has_just_moved(moved) => position.checked_by(moved),
        _ => position.checked(),
    };
    loop {
        let mated: SeatSet = checked.iter().filter(|&seat| !army_can_move(position, seat)).collect();
        if mated.is_empty() {
            position.underway.checked = checked;
            return Flow::Done;
        }
        let order = position.order_of_answers();
        let credits = order.map(|seat| mated.contains(seat).then(|| credit(position, seat, mated)));
        for (seat, by) in order.into_iter().zip(credits) {
            if let Some(by) = by {
                annex(position, seat, by, effects);
            }
        }
        position.settle_dummy();
        checked = position.checked();
    }
}

impl Position {
    /// Whether only a single piece has moved since the checks were last computed.
    fn has_just_moved(&self, moved: Moved) -> bool {
        moved.simple && self.underway.leaving == 0 && self.underway.queen.is_none()
    }

    /// All kings in check after such a move: those that still are, and those that it newly attacks or exposes.
    fn checked_by(&self, moved: Moved) -> SeatSet {
        let Some(by) = self.ctrl[moved.army.index()] else { return self.checked() };
        let (man, to) = (self.board.man(moved.slot), self.board.cell(moved.slot));
        let is_checked = |&seat: &Seat| {
            let Some(king) = self.king(seat).filter(|_| seat != by) else { return false };
            let cell = self.board.cell(king);
            if self.checked.contains(seat) {
                return self.in_check(seat);
            }
            self.hostile(by, seat) && line::strikes(&self.board, man, to, cell)
                || line::step(cell, moved.from).is_some()
                    && line::behind(&self.board, cell, moved.from, self.enemies(seat)) != 0
        };
        CLOCKWISE.into_iter().filter(is_checked).collect()
    }

    /// The order in which checks are answered: clockwise from the army that has moved, or else from the army to act.
    pub(super) fn order_of_answers(&self) -> [Seat; 4] {
        match self.underway.moved {
            Some(moved) => clockwise_after(moved.army),
            None => clockwise_from(self.turn),
        }
    }
}

/// The player credited with a mate: the one who made the last move. If there is none, or they may not have it, a player
/// with a checking piece.
fn credit(position: &Position, mated_seat: Seat, mated: SeatSet) -> Option<Seat> {
    let players = position.survivors();
    let can_have = |player: Seat| players.contains(player) && !mated.contains(player);
    let of_team = |player: Seat| position.options.form.partner(mated_seat) == Some(player);
    if let Some(moved) = position.underway.moved
        && can_have(moved.player)
        && !of_team(moved.player)
    {
        return Some(moved.player);
    }
    let attackers = position.king_attackers(mated_seat);
    let owners = each(attackers).filter_map(|slot| position.ctrl[position.board.man(slot).army().index()]);
    let owners: SeatSet = owners.collect();
    let in_order = position.order_of_answers().into_iter().filter(|&seat| owners.contains(seat));
    // Armies mated by the dummy go to its holder.
    in_order.map(|seat| position.player_of(seat)).find(|&player| can_have(player))
}

/// Removes a mated king; the player with the credit annexes everything its player controlled.
fn annex(position: &mut Position, seat: Seat, by: Option<Seat>, effects: &mut Effects<'_>) {
    position.annex.push(seat);
    let Some(by) = by else {
        leave::remove(position, seat, Departure::Mated { by }, effects);
        return;
    };
    leave::note(position, seat, Departure::Mated { by: Some(by) }, effects);
    if position.underway.burden == Some(by) {
        position.quiet = 0;
    }
    if let Some(king) = position.king(seat) {
        leave::take_off(position, king, effects);
    }
    for army in clockwise_from(seat) {
        if position.ctrl[army.index()] == Some(seat) {
            position.ctrl[army.index()] = Some(by);
            effects.report(|| Effect::ArmyAnnexed { army, to: by });
        }
    }
    position.put_out_empty_armies();
    position.forget_history();
}
