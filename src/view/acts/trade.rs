//! Trades: what is offered and bid steps up; pieces change sides, and are placed.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::hands::carry;
use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{Effect, PieceId, Snapshot};
use crate::view::figure::Figure;

pub(super) const ACT: Act = Act::of_bodies(tell);

/// A captured piece steps up for trade, or down again.
#[derive(Debug)]
struct StepUp {
    piece: PieceId,
    now: Figure,
}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    match effect {
        &Effect::PieceOffered { piece, .. } => step_up(script, &[piece], told.after),
        Effect::BidMade { pieces, .. } => step_up(script, pieces, told.after),
        Effect::OfferDeclined { .. } => {
            let offer = told.before.offer.iter();
            let for_trade = offer.flat_map(|offer| offer.bids.values().flatten().chain([&offer.piece]));
            step_up(script, &for_trade.copied().collect::<Vec<_>>(), told.after);
        }
        Effect::TradeMade { offered, bid, .. } => trade(script, *offered, bid, told),
        &Effect::PiecePlaced { piece, .. } => {
            carry(script, piece, script.end(), told.after);
        }
        _ => {}
    }
}

/// All together.
fn step_up(script: &mut Script, pieces: &[PieceId], after: &Snapshot) {
    let start = script.end();
    for &piece in pieces {
        if let Some((now, _)) = script.seen(piece, after) {
            script.clip(start, 0.4, StepUp { piece, now });
        }
    }
}

/// What was for trade and is not traded steps down; then the pieces change sides.
fn trade(script: &mut Script, offered: PieceId, bid: &[PieceId], told: &Told) {
    let bids = told.before.offer.iter().flat_map(|offer| offer.bids.values().flatten());
    let others: Vec<PieceId> = bids.copied().filter(|piece| !bid.contains(piece)).collect();
    step_up(script, &others, told.after);
    let start = script.end();
    for &piece in bid.iter().chain([&offered]) {
        carry(script, piece, start, told.after);
    }
}

impl Motion for StepUp {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 0.35 * (PI * t).sin())
    }

    fn dress(&self, figure: Figure, t: f32) -> Figure {
        if t >= 0.5 { self.now } else { figure }
    }
}
