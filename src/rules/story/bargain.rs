//! Auction: captures into a hand, offers, bids, trades, placements and dice.

use super::StoryMark;
use super::teller::Teller;
use crate::rules::action::Action;
use crate::rules::effect::{Effect, PieceId};
use crate::rules::noun::{Case, Noun, number};
use crate::rules::square::Square;
use crate::rules::text::list;
use crate::texts::text;

impl Teller<'_> {
    /// The clause for an action of the auction.
    pub(super) fn bargain(&mut self, action: Action) -> String {
        let by = self.decider();
        match action {
            Action::Roll { .. } => return self.roll(),
            Action::Pass => return text!("story-offers-nothing", who = by),
            Action::Decline => return text!("story-takes-no-bid", who = by),
            _ => self.mark(StoryMark::Trade),
        }
        match action {
            Action::Offer { kind, .. } => {
                text!("story-offers", who = by, what = self.one(kind, Case::Accusative))
            }
            Action::Bid(_) => match (self.bid().filter(|pieces| !pieces.is_empty()), self.has_bid()) {
                (Some(pieces), false) => text!("story-bids", who = by, what = self.things(&pieces)),
                (Some(pieces), true) => text!("story-raises", who = by, what = self.things(&pieces)),
                (None, false) => text!("story-bids-nothing", who = by),
                (None, true) => text!("story-raises-no-more", who = by),
            },
            Action::Accept(_) => self.trade(),
            Action::Place { kind, square } => match self.dropped() {
                Some((piece, _)) => {
                    text!("story-drops", who = by, what = self.the(piece, Case::Accusative), place = square.to_string())
                }
                None => {
                    text!("story-places", who = by, what = self.one(kind, Case::Accusative), place = square.to_string())
                }
            },
            _ => String::new(),
        }
    }

    fn bid(&self) -> Option<Vec<PieceId>> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::BidMade { pieces, .. } => Some(pieces.clone()),
            _ => None,
        })
    }

    /// Whether the decider has made a bid before.
    fn has_bid(&self) -> bool {
        self.by.is_some_and(|seat| !self.naming.table.bid_of(seat).is_empty())
    }

    fn trade(&self) -> String {
        let trade = self.effects.iter().find_map(|effect| match effect {
            Effect::TradeMade { seller, buyer, offered, bid } => Some((*seller, *buyer, *offered, bid)),
            _ => None,
        });
        let Some((seller, buyer, offered, bid)) = trade else { return String::new() };
        let (offered, bid) = (self.things(&[offered]), self.things(bid));
        text!("story-trades", seller = self.name(seller), buyer = self.name(buyer), offered = offered, bid = bid)
    }

    /// Pieces without their owner: `a rook and two pawns`.
    fn things(&self, pieces: &[PieceId]) -> String {
        let mut groups: Vec<(Noun, usize)> = Vec::new();
        for noun in pieces.iter().filter_map(|&piece| self.noun_of(piece)) {
            match groups.iter_mut().find(|(other, _)| *other == noun) {
                Some((_, count)) => *count += 1,
                None => groups.push((noun, 1)),
            }
        }
        let group = |&(noun, count): &(Noun, usize)| match count {
            1 => noun.one(Case::Accusative),
            count => noun.several(count),
        };
        list(&groups.iter().map(group).collect::<Vec<_>>())
    }

    /// The piece that has dropped, and where.
    fn dropped(&self) -> Option<(PieceId, Square)> {
        self.effects.iter().find_map(|effect| match *effect {
            Effect::PieceDropped { piece, square } => Some((piece, square)),
            _ => None,
        })
    }

    fn roll(&mut self) -> String {
        self.mark(StoryMark::Dice);
        let left = self.effects.iter().find_map(|effect| match *effect {
            Effect::DropLeft { piece, to } => Some((piece, to)),
            _ => None,
        });
        if let Some((piece, to)) = left {
            return text!("story-dice-left", who = self.name(to), piece = self.the(piece, Case::Nominative));
        }
        let Some((piece, square)) = self.dropped() else { return text!("story-dice") };
        text!("story-dice-drop", piece = self.piece(piece, Case::Nominative), place = square.to_string())
    }

    /// A capture into a hand, or one that wakes a dormant piece.
    pub(super) fn captures_for_a_hand(&mut self, way: Option<(Square, Square)>) -> Option<String> {
        let stood = |piece: PieceId| self.naming.table.pieces.get(&piece).map(|piece| piece.square);
        let said = self.effects.iter().find_map(|effect| match *effect {
            Effect::PieceHoarded { piece, by, tokens } => {
                let prey = self.prey(piece, stood(piece), way);
                let tokens = number(usize::from(tokens));
                let class = self.noun_of(piece).unwrap_or(Noun::Piece).class();
                Some(text!(
                    "deed-captures-to-hand",
                    prey = prey,
                    class = class,
                    player = self.name(by),
                    tokens = tokens
                ))
            }
            Effect::PieceWoken { piece, by } => {
                let prey = self.prey(piece, stood(piece), way);
                let class = self.noun_of(piece).unwrap_or(Noun::Piece).class();
                Some(text!("deed-captures-and-wakes", prey = prey, class = class, player = self.name(by)))
            }
            _ => None,
        });
        if said.is_some() {
            self.mark(StoryMark::Capture);
        }
        said
    }
}
