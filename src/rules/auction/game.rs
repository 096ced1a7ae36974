//! The roof of the game: what it gives to drivers, records and searches.

use super::bidding::{self};
use super::board::{CROSS, SEATS, START, is_inner};
use super::options::Options;
use crate::rules::action::Action;
use crate::rules::chess::{each, square_of};
use crate::rules::describe::Describe;
use crate::rules::driver::{Resolver, settle};
use crate::rules::game::Game;
use crate::rules::history::History;
use crate::rules::outcome::Outcome;
use crate::rules::refusal::Refusal;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::snapshot::{Alarm, ChipSet, Field, Ground, HandPiece, OfferState, PieceState, Snapshot};
use crate::rules::square::Square;
use crate::rules::stage::Stage;
use crate::rules::text::PositionError;

use super::position::*;

impl Game for Position {
    type Options = Options;

    const SEATS: &'static [SeatInfo] = SEATS;

    fn start(options: &Options) -> Self {
        Self::from_text(START, options).expect("the start position is well formed")
    }

    fn from_text(text: &str, options: &Options) -> Result<Self, PositionError> {
        let mut position = super::read::read(text, options)?;
        if position.outcome.is_none() {
            settle(&mut position, &mut History::default());
        }
        Ok(position)
    }

    fn to_text(&self) -> String {
        super::notation::write(self)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn key(&self) -> u64 {
        super::draws::repetition_key(self)
    }

    fn key_from_scratch(&self) -> u64 {
        super::draws::repetition_key(self)
    }

    fn history(&self) -> History {
        History::default()
    }

    fn stage(&self) -> Stage {
        self.stage
    }

    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
    }

    fn resolver(stage: Stage) -> Option<Resolver<Self>> {
        match stage {
            Stage::Move => Some(super::turn::resolve),
            Stage::Capture => Some(super::capture::resolve),
            Stage::Promotion => Some(super::promotion::resolve),
            Stage::Check => Some(super::check::resolve),
            Stage::Auction => Some(bidding::resolve),
            Stage::Tokens => Some(super::tokens::resolve),
            Stage::DiceDrop => Some(super::drop::resolve),
            Stage::TurnEnd => Some(super::turn::end),
            Stage::PushChain | Stage::Pothole | Stage::Annex => None,
        }
    }

    fn decider(&self) -> Option<Decider> {
        let decider = if self.phase == Phase::Roll { Decider::Chance } else { Decider::Seat(self.decider_seat()) };
        self.outcome.is_none().then_some(decider)
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn actions(&self, out: &mut Vec<Action>) {
        super::legal::actions(self, out);
    }

    fn count_actions(&self) -> u64 {
        super::legal::count(self)
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        super::legal::check(self, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn players(&self) -> SeatSet {
        self.players
    }

    fn turn_begins(&self) -> bool {
        self.phase == Phase::Move
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
            let bids = (0..4).map(Seat).zip(&self.offer.bids);
            let bids = bids.filter_map(|(seat, bid)| bid.map(|pieces| (seat, bidding::ids(pieces))));
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

impl Describe for Position {
    fn prompt(&self) -> &'static str {
        if self.outcome.is_some() {
            return "the game is over";
        }
        match self.phase {
            Phase::Move if super::check::in_check(self, self.turn) => "a move out of check",
            Phase::Move => "a move",
            Phase::Wake => "place the piece beside its captor",
            Phase::Offer => "offer a piece for trade, or pass",
            Phase::Bid => "bid for the piece on offer, or decline",
            Phase::Accept => "accept a bid, or decline",
            Phase::Place => "place what was traded",
            Phase::Roll => "the dice fall",
        }
    }

    fn describe(&self, square: Square) -> Option<String> {
        super::notation::describe(self, square)
    }

    fn board(&self) -> Vec<Field> {
        let ground = |square| if is_inner(square) { Ground::Inner } else { Ground::Plain };
        CROSS.cells().map(square_of).map(|square| Field { square, ground: ground(square) }).collect()
    }

    fn alarms(&self) -> Vec<Alarm> {
        super::check::alarms(self)
    }

    fn board_text(&self) -> String {
        super::notation::board_text(self)
    }
}
