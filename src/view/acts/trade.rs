//! Pieces offered for trade step up, and down again if nobody gets them. Traded pieces change sides.

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::gavel;
use super::motion::hop;
use super::script::Script;
use crate::rules::{Effect, PieceId};
use crate::view::bodies::body::Attire;

/// A captured piece steps up for trade, or down again.
#[derive(Debug)]
struct StepUp {
    piece: PieceId,
    now: Attire,
    cue: Cue,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    match effect {
        Effect::PieceOffered { piece, .. } => step_up(&[*piece], Cue::Offer, script),
        Effect::BidMade { seat, pieces } => {
            // The pieces of a bid that is raised have stepped up before.
            let before = script.before.bid_of(*seat);
            let added: Vec<PieceId> = pieces.iter().copied().filter(|piece| !before.contains(piece)).collect();
            step_up(&added, Cue::Bid, script);
        }
        Effect::OfferDeclined { .. } => {
            let offer = script.before.offer.iter();
            let for_trade = offer.flat_map(|offer| offer.bids.values().flatten().chain([&offer.piece]));
            let for_trade: Vec<PieceId> = for_trade.copied().collect();
            step_up(&for_trade, Cue::Offer, script);
        }
        Effect::TradeMade { offered, bid, buyer, .. } => {
            // Losing bids step down first; then the traded pieces change sides.
            let bids = script.before.offer.iter().flat_map(|offer| offer.bids.values().flatten());
            let others: Vec<PieceId> = bids.copied().filter(|piece| !bid.contains(piece)).collect();
            step_up(&others, Cue::Bid, script);
            let sold = gavel::strike(*offered, *buyer, script.end(), script);
            for &piece in bid.iter().chain([offered]) {
                script.carry(piece, sold);
            }
        }
        _ => return false,
    }
    true
}

/// Steps all of them up or down at the same time.
fn step_up(pieces: &[PieceId], cue: Cue, script: &mut Script<'_>) {
    let start = script.end();
    for &piece in pieces {
        if let Some((now, _)) = script.seen(piece) {
            script.play(start, StepUp { piece, now, cue });
        }
    }
}

impl Act for StepUp {
    fn secs(&self) -> f32 {
        0.4
    }

    fn cue(&self) -> Option<Cue> {
        Some(self.cue)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 0.35 * hop(t))
    }

    fn attire(&self, before: Attire, t: f32) -> Attire {
        if t >= 0.5 { self.now } else { before }
    }
}
