//! A position of Auction Chess: what it holds, and how it is read.

use super::bidding::{self, Offer};
use super::board::{CROSS, LANES};
use super::hand::Hands;
use super::options::Options;
use super::placing;
use crate::rules::action::Action;
use crate::rules::chess::{Board, CastlingRights, Cell, ChessKind, Passants, Slot, Slots};
use crate::rules::effect::{Effect, Effects, PieceId};
use crate::rules::outcome::Outcome;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::stage::Stage;

/// What a turn has come to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Phase {
    /// The player on turn is to move.
    #[default]
    Move,
    /// He has captured a dormant piece, which he is to place.
    Wake,
    /// He may offer a piece.
    Offer,
    /// The others bid, one after the other.
    Bid,
    /// He may accept a bid.
    Accept,
    /// What was traded is to be placed.
    Place,
    /// The dice are to fall.
    Roll,
}

/// What earlier stages of the move being resolved hand on to later ones. Empty while the position waits.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Underway {
    pub(super) mover: Option<Slot>,
    /// A piece that has been moved onto, or passed: it is off the board already.
    pub(super) victim: Option<Slot>,
    /// What the mover, a pawn, becomes.
    pub(super) promotion: Option<ChessKind>,
}

/// A position of Auction Chess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) phase: Phase,
    pub(super) underway: Underway,
    /// Pieces keep their slot for the whole game, in hands too.
    pub(super) board: Board,
    pub(super) hands: Hands,
    pub(super) players: SeatSet,
    pub(super) turn: Seat,
    /// Pawns that have been placed, and so have no double step.
    pub(super) placed: Slots,
    pub(super) castling: CastlingRights,
    pub(super) passants: Passants<8>,
    /// What is for trade.
    pub(super) offer: Offer,
    /// The pieces that each seat must place now. They are on no board and in no hand.
    pub(super) due: [Slots; 4],
    /// Where the piece stands next to which a woken piece must be placed.
    pub(super) captor: Option<Cell>,
    /// Turns in a row without a capture of an opponent's piece, a pawn move or a player's leaving.
    pub(super) quiet: u32,
    /// Whether this turn has had one of those.
    pub(super) noisy: bool,
    /// Rounds that are over.
    pub(super) rounds: u32,
    /// Keys of the positions at the starts of turns since the last event that cannot be undone.
    pub(super) seen: Vec<u64>,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// A position with nothing in it, for readers of texts.
    pub(super) fn empty(options: Options) -> Self {
        Self {
            options,
            stage: Stage::Move,
            phase: Phase::Move,
            underway: Underway::default(),
            board: CROSS,
            hands: Hands::default(),
            players: SeatSet::EMPTY,
            turn: Seat(0),
            placed: 0,
            castling: CastlingRights(0),
            passants: Passants::default(),
            offer: Offer::default(),
            due: [0; 4],
            captor: None,
            quiet: 0,
            noisy: false,
            rounds: 0,
            seen: Vec::new(),
            outcome: None,
        }
    }

    /// The pieces that can give check to a player: those of all the others.
    pub(super) fn hostile(&self, seat: Seat) -> Slots {
        (0..4).map(Seat).filter(|&other| other != seat).fold(0, |pieces, other| pieces | self.board.army(other))
    }

    /// The player who must decide, unless it is chance.
    pub(super) fn decider_seat(&self) -> Seat {
        match self.phase {
            Phase::Bid => bidding::next_bidder(self).unwrap_or(self.turn),
            Phase::Place => placing::placer(&self.due).unwrap_or(self.turn),
            Phase::Move | Phase::Wake | Phase::Offer | Phase::Accept | Phase::Roll => self.turn,
        }
    }

    /// Something has happened that begins the count of quiet turns anew.
    pub(super) const fn make_noise(&mut self) {
        self.noisy = true;
        self.quiet = 0;
    }

    /// The woken piece has been placed, or has gone to a hand.
    pub(super) const fn wake_over(&mut self) {
        self.due = [0; 4];
        self.captor = None;
        self.phase = Phase::Move;
    }

    /// Ends en passant rights where the pawn or the empty square is no longer there.
    pub(super) fn refresh_passants(&mut self) {
        if !self.passants.is_empty() {
            self.passants.refresh(&LANES, &self.board);
        }
    }
}

/// Takes the action that is meant for this stage, and reports that it was taken.
pub(super) fn act(position: &Position, pending: &mut Option<Action>, effects: &mut Effects<'_>) -> Option<Action> {
    let action = pending.take()?;
    effects.report(|| {
        let seat = (position.phase != Phase::Roll).then(|| position.decider_seat());
        Effect::ActionTaken { seat, action }
    });
    Some(action)
}

/// The number of the piece in a slot.
pub(super) const fn piece_id(slot: Slot) -> PieceId {
    PieceId(slot)
}
