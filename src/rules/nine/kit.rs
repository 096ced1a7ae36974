//! What positions of Kings on Nine Squares consist of.

use crate::rules::action::Kind;
use crate::rules::kit::{KeyValues, Kit, key, plain};

/// The only kind of piece.
pub(super) const KING: Kind = Kind::new(b'k');

pub(super) const KIT: Kit = Kit {
    pieces: &[plain(KING)],
    potholes: &[],
    has_dormant: false,
    has_hands: false,
    has_dice: false,
    balanced: &[],
    start_options: &[],
    keys: &[
        key("turn", KeyValues::Seat, ""),
        key("quiet", KeyValues::Number, "0"),
        key("over", KeyValues::Text("last:W"), ""),
    ],
};
