//! Handles picks of pieces in a hand, in the panel or on the table.

use bevy::prelude::*;

use super::step::AuctionStep;
use crate::notice::Notice;
use crate::play::{OnTable, Session};
use crate::rules::HandPiece;
use crate::texts::text;
use crate::view::{PickHand, PickedBid, Selection, SkipAnimation, Timeline};

/// Whether picking this piece has an effect now.
pub(in crate::ui) fn is_wanted(step: AuctionStep, piece: &HandPiece) -> bool {
    match step {
        AuctionStep::Offer(seat) | AuctionStep::Bid(seat) => piece.seat == seat && piece.tokens > Some(0),
        AuctionStep::Place(seat) => piece.seat == seat && piece.tokens.is_none(),
        AuctionStep::Board | AuctionStep::Accept(_) | AuctionStep::Throw(_) => false,
    }
}

pub(super) fn on_pick_hand(
    pick: On<PickHand>,
    session: Res<Session>,
    timeline: Res<Timeline>,
    on_table: OnTable,
    mut selection: ResMut<Selection>,
    mut picked: ResMut<PickedBid>,
    mut commands: Commands,
) {
    if timeline.is_busy() {
        commands.trigger(SkipAnimation);
        return;
    }
    if session.others_decide() {
        return;
    }
    let table = session.position();
    // Read from the table itself, as the panels may not have been updated yet.
    let lying = on_table.snapshot();
    let Some(&piece) = lying.hands.get(&pick.0) else { return };
    let step = AuctionStep::of(table, &lying);
    if !is_wanted(step, &piece) {
        commands.trigger(Notice::refusal(refusal(&session, step, &piece)));
        return;
    }
    if matches!(step, AuctionStep::Bid(seat) if lying.bid_of(seat).contains(&pick.0)) {
        commands.trigger(Notice::refusal(text!("hand-in-bid")));
        return;
    }
    match (step, piece.tokens) {
        // A single piece is offered, so a new pick replaces the old one. The button shows it.
        (AuctionStep::Offer(_), _) if !picked.0.contains(&pick.0) => picked.0 = [pick.0].into(),
        (AuctionStep::Place(_), _) => *selection = Selection::to_place(table, piece.kind),
        _ => {
            if !picked.0.remove(&pick.0) {
                picked.0.insert(pick.0);
            }
        }
    }
}

/// Why a piece cannot be picked now, as a sentence.
fn refusal(session: &Session, step: AuctionStep, piece: &HandPiece) -> String {
    let owner = session.player_name(piece.seat);
    match step {
        AuctionStep::Offer(seat) | AuctionStep::Bid(seat) | AuctionStep::Place(seat) if piece.seat != seat => {
            text!("hand-of-other", owner = owner, name = session.player_name(seat))
        }
        AuctionStep::Offer(_) | AuctionStep::Bid(_) => text!("hand-out-of-trade"),
        AuctionStep::Place(_) => text!("hand-place-first"),
        AuctionStep::Accept(_) => text!("hand-all-have-bid"),
        AuctionStep::Throw(_) => text!("hand-dice-first"),
        AuctionStep::Board => text!("hand-after-move"),
    }
}
