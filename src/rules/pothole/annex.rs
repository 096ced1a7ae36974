//! Dead kings: their armies and corner potholes are annexed (docs/rules/pothole.md, "Killing a king").

use super::board::{NOWHERE, each};
use super::hole;
use super::piece::Piece;
use super::position::Position;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Death, Departure, Effect, Effects, PotholeId};
use crate::rules::seat::Seat;
use crate::rules::snapshot::ChipSet;

/// The stage `Annex`: everything a dead king controlled goes to the player who moved.
pub(super) fn resolve(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    let killer = position.turn;
    for seat in position.underway.dethroned.iter() {
        effects.report(|| Effect::PlayerLeft { seat, departure: Departure::KingKilled(killer) });
        for cell in each(position.owned[seat.index()]) {
            let old = position.piece_on(cell);
            let new = Piece::new(killer, old.kind().demoted(), ChipSet::default(), old.id());
            position.exchange(cell, new);
            let kind = new.kind().kind();
            effects.report(|| Effect::PieceAnnexed { piece: new.id(), to: killer, kind });
        }
        pass_on_potholes(position, seat, Some(killer), effects);
        hole::forget(position, seat, effects);
    }
    Flow::Done
}

/// A player resigns: the pieces leave the board, and the potholes go to no player.
pub(super) fn resign(position: &mut Position, seat: Seat, effects: &mut Effects<'_>) {
    effects.report(|| Effect::PlayerLeft { seat, departure: Departure::Resigned });
    for cell in each(position.owned[seat.index()]) {
        let piece = position.take(cell);
        effects.report(|| Effect::PieceDied { piece: piece.id(), death: Death::Removed });
    }
    pass_on_potholes(position, seat, None, effects);
    hole::forget(position, seat, effects);
}

fn pass_on_potholes(position: &mut Position, from: Seat, to: Option<Seat>, effects: &mut Effects<'_>) {
    for pothole in 0..position.controllers.len() {
        if position.controllers[pothole] == Some(from) {
            position.set_controller(pothole, to);
            // Other boards may lack some potholes.
            if position.pits[pothole] != NOWHERE {
                effects.report(|| Effect::PotholeAnnexed { pothole: PotholeId(pothole as u8), to });
            }
        }
    }
}
