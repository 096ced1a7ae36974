//! Auction: captures that go to a hand, offers, bids, trades, placing and the dice.

use super::StoryMark;
use super::push::number;
use super::teller::{Teller, with_article};
use crate::rules::action::Action;
use crate::rules::effect::{Effect, PieceId};
use crate::rules::square::Square;
use crate::rules::text::list;

impl Teller<'_> {
    /// A deed of the auction.
    pub(super) fn bargain(&mut self, action: Action) -> String {
        let by = self.decider();
        match action {
            Action::Roll { .. } => return self.roll(),
            Action::Pass => return format!("{by} offers nothing for trade"),
            Action::Decline => return format!("{by} takes no bid"),
            _ => self.mark(StoryMark::Trade),
        }
        match action {
            Action::Offer { kind, .. } => format!("{by} offers {} for trade", with_article(self.kind(kind))),
            Action::Bid(_) => match self.bid() {
                Some(pieces) if !pieces.is_empty() => format!("{by} bids {}", self.things(&pieces)),
                _ => format!("{by} bids nothing"),
            },
            Action::Accept(_) => self.trade(),
            Action::Place { kind, square } => format!("{by} places {} on {square}", with_article(self.kind(kind))),
            _ => String::new(),
        }
    }

    fn bid(&self) -> Option<Vec<PieceId>> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::BidMade { pieces, .. } => Some(pieces.clone()),
            _ => None,
        })
    }

    fn trade(&self) -> String {
        let trade = self.effects.iter().find_map(|effect| match effect {
            Effect::TradeMade { seller, buyer, offered, bid } => Some((*seller, *buyer, *offered, bid)),
            _ => None,
        });
        let Some((seller, buyer, offered, bid)) = trade else { return String::new() };
        let (offered, bid) = (self.things(&[offered]), self.things(bid));
        format!("{} gives {} {offered} for {bid}", self.name(seller), self.name(buyer))
    }

    /// Pieces without their owner: `a rook and two pawns`.
    fn things(&self, pieces: &[PieceId]) -> String {
        let mut groups: Vec<(&'static str, usize)> = Vec::new();
        for kind in pieces.iter().filter_map(|&piece| self.kind_of(piece)).map(|kind| self.kind(kind)) {
            match groups.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, count)) => *count += 1,
                None => groups.push((kind, 1)),
            }
        }
        let group = |&(kind, count): &(&str, usize)| match count {
            1 => with_article(kind),
            count => format!("{} {kind}s", number(count)),
        };
        list(&groups.iter().map(group).collect::<Vec<_>>())
    }

    fn roll(&mut self) -> String {
        self.mark(StoryMark::Dice);
        let dropped = self.effects.iter().find_map(|effect| match *effect {
            Effect::PieceDropped { piece, square } => Some((piece, square)),
            _ => None,
        });
        let Some((piece, square)) = dropped else { return "the dice fall".to_owned() };
        format!("the dice fall: {} comes down on {square} and is nobody's now", self.piece(piece))
    }

    /// A capture that goes to a hand, or wakes what was dormant.
    pub(super) fn captures_for_a_hand(&mut self, way: Option<(Square, Square)>) -> Option<String> {
        let stood = |piece: PieceId| self.naming.table.pieces.get(&piece).map(|piece| piece.square);
        let said = self.effects.iter().find_map(|effect| match *effect {
            Effect::PieceHoarded { piece, by, tokens } => {
                let place = self.on_or_in_passing(stood(piece), way);
                let tokens = number(usize::from(tokens));
                let hand = format!("which goes to {}'s hand with {tokens} tokens", self.name(by));
                Some(format!("captures {}{place}, {hand}", self.piece(piece)))
            }
            Effect::PieceWoken { piece, by } => {
                let place = self.on_or_in_passing(stood(piece), way);
                Some(format!("captures {}{place}, which wakes as {}'s", self.piece(piece), self.name(by)))
            }
            _ => None,
        });
        if said.is_some() {
            self.mark(StoryMark::Capture);
        }
        said
    }
}
