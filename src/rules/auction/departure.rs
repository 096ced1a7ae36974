//! How a player leaves: checkmated, resigned, or their king captured; and how the game ends (`docs/rules/auction.md`, "Moving").

use super::board::CASTLES;
use super::position::{Position, piece_id};
use crate::rules::chess::{CastlingRights, each};
use crate::rules::driver::Flow;
use crate::rules::effect::{Death, Departure, Effect, Effects};
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Seat, SeatSet};

/// A player is out: the pieces leave the board; hand and tokens are discarded.
pub(super) fn leave(position: &mut Position, seat: Seat, departure: Departure, effects: &mut Effects<'_>) {
    effects.report(|| Effect::PlayerLeft { seat, departure });
    for slot in each(position.board.army(seat)) {
        position.board.remove(slot);
        effects.report(|| Effect::PieceDied { piece: piece_id(slot), death: Death::Removed });
    }
    position.sold &= position.board.all();
    let hand = position.hands.of(seat);
    for slot in each(hand) {
        effects.report(|| Effect::PieceDied { piece: piece_id(slot), death: Death::Removed });
    }
    position.hands.take(&position.board, hand);
    position.players.0 &= !(1 << seat.0);
    for (number, castle) in CASTLES.all().iter().enumerate() {
        if castle.seat == seat {
            position.castling = CastlingRights(position.castling.0 & !(1 << number));
        }
    }
    position.passants.spend(seat);
    position.refresh_passants();
    position.make_noise();
    // The pieces do not come back.
    position.burn_bridges();
}

/// Ends the game for this reason; the players left share the point.
pub(super) fn over(position: &mut Position, reason: EndReason, effects: &mut Effects<'_>) -> Flow {
    end(position, Outcome::shared(position.players, reason), effects)
}

/// Ends the game by the first mate, with the option `first-mate`; who has given it wins alone.
pub(super) fn won(position: &mut Position, winner: Seat, effects: &mut Effects<'_>) -> Flow {
    end(position, Outcome::shared(SeatSet(1 << winner.0), EndReason::FirstMate), effects)
}

/// Ends the game.
pub(super) fn end(position: &mut Position, outcome: Outcome, effects: &mut Effects<'_>) -> Flow {
    position.outcome = Some(outcome);
    effects.report(|| Effect::GameEnded { outcome });
    Flow::Over
}
