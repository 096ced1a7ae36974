//! The top of the game: its interface to drivers, records and searches.

use super::board::{GIVEN, SEATS, START};
use super::kit::KIT;
use super::options::Options;
use super::position::{Phase, Position, ids, piece_id};
use super::{bidding, capture, check, drop, key, legal, promotion, sealed, text, tokens, turn};
use crate::rules::action::Action;
use crate::rules::chess::{each, square_of};
use crate::rules::driver::{Resolver, settled};
use crate::rules::game::{Game, forward_game};
use crate::rules::game_id::GameId;
use crate::rules::history::History;
use crate::rules::kit::Kit;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::snapshot::{ChipSet, HandPiece, OfferState, PieceState, Snapshot};
use crate::rules::stage::Stage;
use crate::rules::text::PositionError;
use crate::rules::viewer::Viewer;
use crate::texts::word;

impl Game for Position {
    type Options = Options;

    const ID: GameId = GameId::Auction;
    const SEATS: &'static [SeatInfo] = SEATS;
    const KIT: &'static Kit = &KIT;
    const HAS_TALK: bool = false;

    fn title() -> &'static str {
        word!("title-auction")
    }

    forward_game!();

    fn start(options: &Options) -> Self {
        Self::from_text(&options.odds.taken_from(START, &GIVEN), options).expect("the start position is well formed")
    }

    fn from_text(text: &str, options: &Options) -> Result<Self, PositionError> {
        Ok(settled(text::read(text, options)?))
    }

    fn key(&self) -> u64 {
        key::key(self)
    }

    fn key_from_scratch(&self) -> u64 {
        key::from_scratch(self)
    }

    fn history(&self) -> History {
        let mut history = History::default();
        if self.phase == Phase::Move && self.outcome.is_none() {
            history.arrive(key::visit(self), 0);
        }
        history
    }

    fn resolver(stage: Stage) -> Option<Resolver<Self>> {
        match stage {
            Stage::Move => Some(turn::resolve),
            Stage::Capture => Some(capture::resolve),
            Stage::Promotion => Some(promotion::resolve),
            Stage::Check => Some(check::resolve),
            Stage::Auction => Some(bidding::resolve),
            Stage::Tokens => Some(tokens::resolve),
            Stage::DiceDrop => Some(drop::resolve),
            Stage::TurnEnd => Some(turn::end),
            Stage::PushChain | Stage::Pothole | Stage::Annex => None,
        }
    }

    fn decider(&self) -> Option<Decider> {
        let decider = if self.phase == Phase::Roll { Decider::Chance } else { Decider::Seat(self.decider_seat()) };
        self.outcome.is_none().then_some(decider)
    }

    fn players(&self) -> SeatSet {
        self.players
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let possible = self.outcome.is_none() && self.turn_begins() && self.guard.checks() == 0;
        (possible && self.players.contains(seat)).then(|| turn::taken_by(self, seat)).flatten()
    }

    fn turn_begins(&self) -> bool {
        self.phase == Phase::Move
    }

    fn hides(&self) -> bool {
        sealed::hides(self)
    }

    fn stand_in(&self, action: Action) -> Option<Action> {
        sealed::stand_in(self, action)
    }

    fn seen_by(&self, viewer: Viewer) -> Self {
        sealed::seen_by(self, viewer)
    }

    fn snapshot(&self) -> Snapshot {
        let pieces = each(self.board.all()).map(|slot| {
            let (man, square) = (self.board.man(slot), square_of(self.board.cell(slot)));
            let (seat, kind) = (man.army(), man.kind().kind());
            let chips = ChipSet::default();
            (piece_id(slot), PieceState { seat, kind, square, chips, home: None, controller: seat, frozen: false })
        });
        let hands = (0..4).map(Seat).flat_map(|seat| {
            let held = each(self.hands.of(seat)).map(|slot| (slot, Some(self.hands.tokens(slot))));
            held.chain(each(self.due[seat.index()]).map(|slot| (slot, None))).map(move |(slot, tokens)| {
                (piece_id(slot), HandPiece { seat, kind: self.board.man(slot).kind().kind(), tokens })
            })
        });
        let offer = self.offer.piece.map(|slot| {
            // Sealed bids lie face down.
            let bids = (0..4).map(Seat).zip(&self.offer.bids).filter(|_| !self.hides());
            let bids = bids.filter_map(|(seat, bid)| bid.map(|pieces| (seat, ids(pieces))));
            OfferState { piece: piece_id(slot), bids: bids.collect() }
        });
        Snapshot {
            pieces: pieces.collect(),
            hands: hands.collect(),
            offer,
            turn: Some(self.turn),
            outcome: self.outcome,
            ..Snapshot::default()
        }
    }
}
