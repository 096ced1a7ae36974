//! The names of position keys, and of some of their values.

use crate::texts::text;

/// The name of a key behind the board.
pub(super) fn key(name: &str) -> String {
    match name {
        "turn" => text!("editor-turn"),
        "pits" => text!("editor-pits"),
        "lock1" => text!("editor-lock", number = 1),
        "lock2" => text!("editor-lock", number = 2),
        "last1" => text!("editor-last", number = 1),
        "last2" => text!("editor-last", number = 2),
        "done" => text!("editor-done"),
        "noisy" => text!("editor-noisy"),
        "quiet" => text!("editor-quiet"),
        "rounds" => text!("editor-rounds"),
        "auctions" => text!("editor-auctions"),
        "over" => text!("editor-over"),
        "pie" => text!("editor-pie"),
        "truce" => text!("editor-truce"),
        "phase" => text!("editor-phase"),
        "set" => text!("editor-set"),
        "ctrl" => text!("editor-ctrl"),
        "annex" => text!("editor-annex"),
        "castle" => text!("editor-castle"),
        "ep" => text!("editor-ep"),
        "corner" => text!("editor-corner"),
        "queened" => text!("editor-queened"),
        "absent" => text!("editor-absent"),
        "dummy" => text!("editor-dummy"),
        "checks" => text!("editor-checks"),
        "left" => text!("editor-left"),
        "offer" => text!("editor-offer"),
        "bids" => text!("editor-bids"),
        "bidder" => text!("editor-bidder"),
        "place" => text!("editor-place"),
        "sold" => text!("editor-sold"),
        "captor" => text!("editor-captor"),
        "dice" => text!("editor-dice"),
        other => other.to_owned(),
    }
}

/// The name of the next phase, by the value of the key `phase`.
pub(super) fn phase(value: &str) -> String {
    match value {
        "play" | "move" => text!("editor-phase-move"),
        "setup" => text!("editor-phase-setup"),
        "wake" => text!("editor-phase-wake"),
        "offer" => text!("editor-phase-offer"),
        "bid" => text!("editor-phase-bid"),
        "accept" => text!("editor-phase-accept"),
        "place" => text!("editor-phase-place"),
        "roll" => text!("editor-phase-roll"),
        "drop" => text!("editor-phase-drop"),
        other => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameId, KeyValues};

    #[test]
    fn all_that_positions_know_has_a_name() {
        for known in GameId::ALL.iter().flat_map(|game| game.kit().keys) {
            assert_ne!(key(known.name), known.name);
            if let KeyValues::Choice(phases) = known.values {
                phases.iter().for_each(|&value| assert_ne!(phase(value), value));
            }
        }
    }
}
