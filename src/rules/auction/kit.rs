//! What positions of Auction Chess consist of (docs/rules/notation.md, "Keys of Auction").

use crate::rules::chess::ChessKind as P;
use crate::rules::kit::{KeyValues, Kit, MarkKind, key, marked, plain};
use crate::rules::odds::Odds;

/// What a position can wait for, by the names in [`PHASES`](super::text::PHASES).
const PHASES: [&str; 8] = ["move", "wake", "offer", "bid", "accept", "place", "roll", "drop"];

pub(super) const KIT: Kit = Kit {
    pieces: &[
        plain(P::King.kind()),
        plain(P::Queen.kind()),
        plain(P::Rook.kind()),
        plain(P::Bishop.kind()),
        plain(P::Knight.kind()),
        marked(P::Pawn.kind(), MarkKind::Placed),
    ],
    potholes: &[],
    has_dormant: true,
    has_hands: true,
    has_dice: true,
    balanced: &[],
    start_options: &Odds::OPTIONS,
    keys: &[
        key("turn", KeyValues::Seat, ""),
        key("phase", KeyValues::Choice(&PHASES), "move"),
        key("offer", KeyValues::Text("q3"), ""),
        key("bids", KeyValues::Text("B:r2+p1,Y:-"), ""),
        key("bidder", KeyValues::SeatOrNobody, "-"),
        key("place", KeyValues::Text("R:r+p,B:q"), ""),
        key("sold", KeyValues::Text("e5,f6"), "-"),
        key("captor", KeyValues::Square, "-"),
        key("dice", KeyValues::Text("73"), "-"),
        key("castle", KeyValues::Text("d1,k1"), ""),
        key("ep", KeyValues::Text("d3:BYG"), "-"),
        key("noisy", KeyValues::Flag, "0"),
        key("quiet", KeyValues::Number, "0"),
        key("rounds", KeyValues::Number, "0"),
        key("auctions", KeyValues::Number, "0"),
        key("over", KeyValues::Text("last:R"), ""),
    ],
};
