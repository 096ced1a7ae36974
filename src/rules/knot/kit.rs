//! What positions of Knot Chess consist of (docs/rules/notation.md, "Keys of Knot").

use super::army::PieceKind as P;
use super::balanced::BALANCED;
use crate::rules::kit::{KeyValues, Kit, MarkKind, key, marked, plain};

pub(super) const KIT: Kit = Kit {
    pieces: &[
        plain(P::King.kind()),
        plain(P::Prince.kind()),
        marked(P::Frog.kind(), MarkKind::Home),
        plain(P::Golem.kind()),
        plain(P::Boomerang.kind()),
        plain(P::Icosahedron.kind()),
        plain(P::Attacker.kind()),
        plain(P::Dingo.kind()),
        plain(P::Entity.kind()),
    ],
    potholes: &[],
    has_dormant: false,
    has_hands: false,
    has_dice: false,
    balanced: &BALANCED,
    start_options: &["setup", "pie", "truce", "odds", "odds-by"],
    keys: &[
        key("turn", KeyValues::Seat, ""),
        key("quiet", KeyValues::Number, "0"),
        key("pie", KeyValues::Flag, "0"),
        key("truce", KeyValues::Number, "0"),
        key("phase", KeyValues::Choice(&["play", "setup"]), "play"),
        key("set", KeyValues::Text("KGB,FIDE,CIA,FBI"), ""),
        key("over", KeyValues::Text("royals:W"), ""),
    ],
};
