//! Shared by parser and writer: names of phases and endings, and defaults of keys.

use crate::rules::auction::board::CASTLES;
use crate::rules::auction::position::{Phase, Position};
use crate::rules::chess::CastlingRights;
use crate::rules::outcome::EndReason;
use crate::rules::text::Endings;
use crate::texts::text;

/// The owner's letter of a dormant piece.
pub(in crate::rules::auction) const DORMANT: char = 'D';

/// The mark behind a bid whose player has passed later.
pub(in crate::rules::auction) const PASSED: &str = "!";

/// The phases of a turn, in the key `phase`.
pub(in crate::rules::auction) const PHASES: [(Phase, &str); 8] = [
    (Phase::Move, "move"),
    (Phase::Wake, "wake"),
    (Phase::Offer, "offer"),
    (Phase::Bid, "bid"),
    (Phase::Accept, "accept"),
    (Phase::Place, "place"),
    (Phase::Roll, "roll"),
    (Phase::Drop, "drop"),
];

/// Why the game is over, in the key `over`.
pub(in crate::rules::auction) const ENDINGS: Endings = Endings {
    words: &[
        (EndReason::LastPlayer, "last"),
        (EndReason::FirstMate, "mate"),
        (EndReason::Agreement, "agreed"),
        (EndReason::Repetition, "repetition"),
        (EndReason::QuietTurns, "quiet"),
        (EndReason::LastRound, "rounds"),
        (EndReason::MostMaterial, "material"),
        (EndReason::OnlyKings, "kings"),
    ],
    expected: || text!("position-auction-over"),
};

/// The castlings whose king and rook are on their starting squares: the default of the key `castle`.
pub(in crate::rules::auction) fn usual_castling(position: &Position) -> CastlingRights {
    let rights = (0..CASTLES.all().len()).filter(|&number| CASTLES.in_place(number, &position.board));
    CastlingRights(rights.fold(0, |rights, number| rights | 1 << number))
}
