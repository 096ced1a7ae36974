//! The end by the last round (`docs/rules/auction.md`, "Moving").

use super::options::LastRoundRule;
use super::position::Position;
use crate::rules::chess::each;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Seat, SeatSet};

/// What a player has on the board and in their hand, in the usual points.
fn material(position: &Position, seat: Seat) -> u32 {
    let pieces = position.board.army(seat) | position.hands.of(seat);
    each(pieces).map(|slot| position.board.man(slot).kind().value()).sum()
}

/// How the game ends once the last round is over.
pub(super) fn outcome(position: &Position) -> Outcome {
    let players = position.players;
    let most = players.iter().map(|seat| material(position, seat)).max();
    let richest: SeatSet = players.iter().filter(|&seat| Some(material(position, seat)) == most).collect();
    // Where all have the same, it is an ordinary draw.
    if position.options.last_round == LastRoundRule::Shared || richest == players {
        return Outcome::shared(players, EndReason::LastRound);
    }
    Outcome::shared(richest, EndReason::MostMaterial)
}
