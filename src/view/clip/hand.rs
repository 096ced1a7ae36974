//! Clips of what happens to captured pieces, from their capture to the square where they come down.

use bevy::prelude::*;

use super::{Clip, Motion, Script};
use crate::rules::{HandPiece, PieceId, Snapshot};
use crate::view::figure::Figure;

/// How long a token takes to come or go.
pub(super) const TOKEN_SECS: f32 = 0.24;
const STEP_UP_SECS: f32 = 0.4;
/// A throw of the dice, and a look at them.
const THROW_SECS: f32 = 1.7;

impl Script<'_> {
    /// How a piece is seen on a table, and where.
    pub(super) fn seen(&self, piece: PieceId, snapshot: &Snapshot) -> Option<(Figure, Transform)> {
        Some((Figure::on_table(piece, snapshot)?, self.layout.stand(snapshot, piece)?))
    }

    /// Takes a piece to where it stands afterwards; its tokens do not come with it. Returns when it is there.
    pub(super) fn carry(&mut self, piece: PieceId, start: f32, after: &Snapshot) -> f32 {
        const SECS: f32 = 0.9;
        if let Some((now, to)) = self.seen(piece, after) {
            self.clip(start, SECS, Motion::Carry { piece, now: Figure { tokens: 0, ..now }, to });
        }
        start + SECS
    }

    /// As its captor arrives, a piece goes to his player's hand, and gets its tokens there.
    pub(super) fn hoard(&mut self, piece: PieceId, tokens: u8, after: &Snapshot) {
        let start = (self.end() - 0.12).max(self.start);
        let there = self.carry(piece, start, after);
        for count in 1..=tokens {
            self.clip(there + TOKEN_SECS * f32::from(count - 1), TOKEN_SECS, Motion::GiveToken { piece, count });
        }
    }

    pub(super) fn wake(&mut self, piece: PieceId, after: &Snapshot) {
        let start = (self.end() - 0.3).max(self.start);
        if let Some((now, _)) = self.seen(piece, after) {
            self.clip(start, 0.8, Motion::Wake { piece, now });
        }
        self.carry(piece, start + 0.8, after);
    }

    /// All together.
    pub(super) fn step_up(&mut self, pieces: &[PieceId], after: &Snapshot) {
        let start = self.end();
        for &piece in pieces {
            if let Some((now, _)) = self.seen(piece, after) {
                self.clip(start, STEP_UP_SECS, Motion::StepUp { piece, now });
            }
        }
    }

    /// What was for trade and is not traded steps down; then the pieces change sides.
    pub(super) fn trade(&mut self, offered: PieceId, bid: &[PieceId], snapshot: &Snapshot, after: &Snapshot) {
        let bids = snapshot.offer.iter().flat_map(|offer| offer.bids.values().flatten());
        let others: Vec<PieceId> = bids.copied().filter(|piece| !bid.contains(piece)).collect();
        self.step_up(&others, after);
        let start = self.end();
        for &piece in bid.iter().chain([&offered]) {
            self.carry(piece, start, after);
        }
    }

    /// The throws before the last one do not count, and are seen all the same; there may be many of them.
    pub(super) fn throw_dice(&mut self, faces: [u8; 2], snapshot: &Snapshot) {
        const MOST_IN_VAIN: usize = 3;
        let Some(seat) = snapshot.turn else { return };
        let in_vain = self.throws.split_last().map_or(&[][..], |(_, before)| before);
        let shown = &in_vain[in_vain.len().saturating_sub(MOST_IN_VAIN)..];
        for &faces in shown.iter().chain([&faces]) {
            let start = self.end();
            self.clip(start, THROW_SECS, Motion::ThrowDice { seat, faces });
        }
    }

    /// As a piece comes to a hand or leaves one, the others there move up.
    pub(super) fn make_room(&mut self, snapshot: &Snapshot, after: &Snapshot) {
        let is_carried = |clip: &&Clip| matches!(clip.motion, Motion::Carry { .. } | Motion::Drop { .. });
        let start = self.clips.iter().rfind(is_carried).map_or(self.start, |clip| clip.start);
        let stays =
            |(id, piece): &(&PieceId, &HandPiece)| snapshot.hands.get(*id).is_some_and(|was| was.seat == piece.seat);
        for (&piece, _) in after.hands.iter().filter(stays) {
            let (was, to) = (self.layout.stand(snapshot, piece), self.layout.stand(after, piece));
            if let Some(to) = to.filter(|_| was != to) {
                self.clip(start, 0.5, Motion::Shift { piece, to });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::compose;
    use super::*;
    use crate::rules::Effects;
    use crate::rules::{Action, GameId, Seat};
    use crate::view::board::Layout;

    /// The clips of `tokens` in a position of Auction Chess.
    fn auction_clips(text: &str, tokens: &str, throws: &[[u8; 2]]) -> Vec<Clip> {
        let mut table = GameId::Auction.set_up([], Some(text)).unwrap();
        let layout = Layout::of(GameId::Auction, table.words().board());
        let mut clips = Vec::new();
        for token in tokens.split_whitespace() {
            let mut snapshot = table.snapshot();
            let mut effects = Vec::new();
            table.play(Action::parse(token, table.seats()).unwrap(), Effects::heard(&mut effects)).unwrap();
            let start = clips.iter().map(Clip::end).fold(0.0, f32::max);
            clips.extend(compose(&effects, &mut snapshot, &layout, throws, start));
            assert_eq!(snapshot, table.snapshot());
        }
        clips
    }

    #[test]
    fn a_captured_piece_gets_its_tokens_one_by_one_and_loses_one() {
        let position = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/3,Bn,10/Bk,13/14/14/3,Rr,10/x3,8,x3/x3,8,x3/\
                        x3,4,Rk,3,x3 turn=R";
        let clips = auction_clips(position, "d4d8", &[]);
        let tokens: Vec<_> = clips.iter().filter(|clip| matches!(clip.motion, Motion::GiveToken { .. })).collect();
        assert_eq!(tokens.len(), 3);
        assert!(tokens.windows(2).all(|pair| pair[0].end() <= pair[1].start + 1e-4));
        let last = clips.last().unwrap();
        assert!(matches!(last.motion, Motion::TakeToken { left: 2, .. }), "{clips:?}");
    }

    #[test]
    fn throws_in_vain_are_seen_before_the_piece_falls() {
        let position = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                        turn=R handR=q0 phase=roll";
        let thrown = [[7, 7], [1, 7], [7, 2], [7, 3], [3, 7], [3, 5]];
        let clips = auction_clips(position, "roll:35", &thrown);
        let faces = |clip: &Clip| match clip.motion {
            Motion::ThrowDice { faces, .. } => Some(faces),
            _ => None,
        };
        let seen: Vec<_> = clips.iter().filter_map(faces).collect();
        assert_eq!(seen, thrown[2..]);
        let falls = clips.last().unwrap();
        assert!(matches!(falls.motion, Motion::Drop { now: Figure { controller: Seat::NOBODY, .. }, .. }), "{clips:?}");
        assert!(clips.iter().rev().skip(1).all(|clip| clip.end() <= falls.start + 1e-4));
    }
}
