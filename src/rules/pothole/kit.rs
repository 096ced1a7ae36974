//! What positions of Pothole Chess consist of (docs/rules/notation.md, "Keys of Pothole").

use super::piece::PieceKind as P;
use crate::rules::kit::{KeyValues, Kit, MarkKind, key, marked, plain};
use crate::rules::odds::Odds;

pub(super) const KIT: Kit = Kit {
    pieces: &[
        plain(P::King.kind()),
        marked(P::Car.kind(), MarkKind::Chips),
        marked(P::DirtDevil.kind(), MarkKind::Chips),
        marked(P::Bulldozer.kind(), MarkKind::Chips),
        plain(P::Racecar.kind()),
        plain(P::Cyclone.kind()),
        plain(P::Megadozer.kind()),
    ],
    potholes: &['W', 'R', 'G', 'B', '1', '2'],
    has_dormant: false,
    has_hands: false,
    has_dice: false,
    balanced: &[],
    start_options: &Odds::OPTIONS,
    keys: &[
        key("turn", KeyValues::Seat, ""),
        key("pits", KeyValues::Holders, "WRGB"),
        key("lock1", KeyValues::SeatOrNobody, "-"),
        key("lock2", KeyValues::SeatOrNobody, "-"),
        key("last1", KeyValues::SeatOrNobody, "-"),
        key("last2", KeyValues::SeatOrNobody, "-"),
        key("done", KeyValues::Square, "-"),
        key("noisy", KeyValues::Flag, "0"),
        key("quiet", KeyValues::Number, "0"),
        key("over", KeyValues::Text("last:W"), ""),
    ],
};
