//! Auction: captures into a hand, offers, bids, trades, placements and dice.

use super::StoryMark;
use super::teller::Teller;
use crate::rules::action::Action;
use crate::rules::effect::{Death, Effect, PieceId, dropped};
use crate::rules::game_id::GameId;
use crate::rules::noun::{Case, Noun, number};
use crate::rules::seat::Seat;
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
            Action::Bid(_) => match (self.by.and_then(|seat| self.bid_of(seat)), self.has_bid()) {
                (Some(pieces), true) => text!("story-raises", who = by, what = self.things(pieces)),
                (Some(pieces), false) => self.bids(by, pieces),
                (None, true) => text!("story-raises-no-more", who = by),
                (None, false) => text!("story-bids-unseen", who = by),
            },
            Action::Accept(_) => self.trade(),
            Action::Place { kind, square } => match dropped(self.effects) {
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

    /// The bid of a player that is made or revealed.
    fn bid_of(&self, seat: Seat) -> Option<&[PieceId]> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::BidMade { seat: by, pieces } if *by == seat => Some(&**pieces),
            _ => None,
        })
    }

    fn bids(&self, who: String, pieces: &[PieceId]) -> String {
        if pieces.is_empty() {
            return text!("story-bids-nothing", who = who);
        }
        text!("story-bids", who = who, what = self.things(pieces))
    }

    /// The sealed bids that others have made before, and that are revealed.
    pub(super) fn revealed(&self) -> Option<String> {
        let others = self.effects.iter().filter_map(|effect| match effect {
            Effect::BidMade { seat, pieces } if Some(*seat) != self.by => Some(self.bids(self.name(*seat), pieces)),
            _ => None,
        });
        let bids: Vec<String> = others.collect();
        (!bids.is_empty()).then(|| text!("story-reveals", bids = list(&bids)))
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

    fn roll(&mut self) -> String {
        self.mark(StoryMark::Dice);
        match dropped(self.effects) {
            None => text!("story-dice"),
            Some((piece, None)) => {
                let who = self.name(self.before.turn());
                text!("story-dice-left", who = who, piece = self.the(piece, Case::Nominative))
            }
            Some((piece, Some(square))) => {
                text!("story-dice-drop", piece = self.piece(piece, Case::Nominative), place = square.to_string())
            }
        }
    }

    /// Whether a piece is one of Auction that goes to no hand. A king never does, and that need not be said.
    fn is_sold(&self, piece: PieceId) -> bool {
        self.before.game() == GameId::Auction && self.noun_of(piece) != Some(Noun::King)
    }

    /// A capture into a hand, one that wakes a dormant piece, or one of a traded piece, which leaves the game.
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
            Effect::PieceDied { piece, death: Death::Captured(_) } if self.is_sold(piece) => {
                let prey = self.prey(piece, stood(piece), way);
                let class = self.noun_of(piece).unwrap_or(Noun::Piece).class();
                Some(text!("deed-captures-for-good", prey = prey, class = class))
            }
            _ => None,
        });
        if said.is_some() {
            self.mark(StoryMark::Capture);
        }
        said
    }
}
