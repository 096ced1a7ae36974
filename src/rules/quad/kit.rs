//! What positions of Quad consist of (docs/rules/notation.md, "Keys of Quad").

use crate::rules::chess::ChessKind as P;
use crate::rules::kit::{KeyValues, Kit, MarkKind, key, marked};
use crate::rules::odds::Odds;

pub(super) const KIT: Kit = Kit {
    pieces: &[
        marked(P::King.kind(), MarkKind::Frozen),
        marked(P::Queen.kind(), MarkKind::Frozen),
        marked(P::Rook.kind(), MarkKind::Frozen),
        marked(P::Bishop.kind(), MarkKind::Frozen),
        marked(P::Knight.kind(), MarkKind::Frozen),
        marked(P::Pawn.kind(), MarkKind::Frozen),
    ],
    potholes: &[],
    has_dormant: false,
    has_hands: false,
    has_dice: false,
    balanced: &[],
    start_options: &Odds::OPTIONS,
    keys: &[
        key("turn", KeyValues::Seat, ""),
        key("ctrl", KeyValues::Holders, "SWNE"),
        key("annex", KeyValues::Text("WN"), "-"),
        key("castle", KeyValues::Seats, "SWNE"),
        key("ep", KeyValues::Text("b3:WNE"), "-"),
        key("corner", KeyValues::Seats, "-"),
        key("queened", KeyValues::Seats, "-"),
        key("absent", KeyValues::Seats, "-"),
        key("dummy", KeyValues::SeatOrNobody, ""),
        key("quiet", KeyValues::Number, "0"),
        key("checks", KeyValues::Text("EN5"), ""),
        key("left", KeyValues::Text("W,NE"), ""),
        key("over", KeyValues::Text("last:S"), ""),
    ],
};
