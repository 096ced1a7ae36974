//! The state of a position of Auction Chess, with accessors.

use super::board::{LANES, START_CELLS};
use super::hand::Hands;
use super::options::Options;
use crate::rules::action::Action;
use crate::rules::chess::{
    Board, CastlingRights, Cell, CellSet, ChessKind, Guard, NOBODY, Passants, Slot, Slots, each,
};
use crate::rules::effect::{Effect, Effects, PieceId};
use crate::rules::outcome::Outcome;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::stage::Stage;

/// The phase of a turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Phase {
    /// The player on turn must move.
    #[default]
    Move,
    /// The player on turn has captured a dormant piece and must place it.
    Wake,
    /// The player on turn may offer a piece.
    Offer,
    /// The other players bid in turn.
    Bid,
    /// The player on turn may accept a bid.
    Accept,
    /// Traded pieces must be placed.
    Place,
    /// The dice must be rolled.
    Roll,
    /// The dice show a seven: the player on turn chooses where the piece drops.
    Drop,
}

/// Data passed between the stages of a move; empty while the position waits.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Underway {
    pub(super) mover: Option<Slot>,
    /// A piece captured by moving onto it or en passant; it is already off the board.
    pub(super) victim: Option<Slot>,
    /// Whether the move has captured a king.
    pub(super) took_king: bool,
    /// The kind that the moving pawn promotes to.
    pub(super) promotion: Option<ChessKind>,
}

/// A piece on offer, and the bids for it.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Offer {
    pub(super) piece: Option<Slot>,
    /// Each player's bid: the empty set if they declined, `None` if they have not been asked.
    pub(super) bids: [Option<Slots>; 4],
    /// The players who have a bid and have passed later: they raise it no more. Empty once the bidding is over.
    pub(super) passed: SeatSet,
    /// Whose raise is next, once all have had their first bid; `None` where bids are not raised.
    pub(super) raiser: Option<Seat>,
}

impl Offer {
    /// The players who have a bid and have not passed later.
    pub(super) fn in_bidding(&self) -> SeatSet {
        let has_bid = |seat: &Seat| self.bids[seat.index()].is_some_and(|pieces| pieces != 0);
        (0..4).map(Seat).filter(|seat| has_bid(seat) && !self.passed.contains(*seat)).collect()
    }
}

/// A position of Auction Chess. It is a value without heap memory; earlier positions, for draws by repetition, are kept
/// beside it.
///
/// Positions are equal if they are the same for repetition; in the middle of a turn, if they ask the same of the same
/// player. Piece numbers and turn counters do not matter.
#[derive(Copy, Clone, Debug)]
pub struct Position {
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) phase: Phase,
    pub(super) underway: Underway,
    /// Pieces keep their slot for the whole game, even in hands.
    pub(super) board: Board,
    pub(super) hands: Hands,
    pub(super) players: SeatSet,
    pub(super) turn: Seat,
    /// Pins and checks against the king of the player on turn, while that player is to move: computed at the start of
    /// the turn, and valid until a piece moves.
    pub(super) guard: Guard,
    /// Pawns that were placed, and so have no double step.
    pub(super) placed: Slots,
    /// Pieces on the board that have been traded: once captured they leave the game. Kept only where they do.
    pub(super) sold: Slots,
    pub(super) castling: CastlingRights,
    pub(super) passants: Passants<8>,
    /// The current offer.
    pub(super) offer: Offer,
    /// The pieces that each seat must place now. They are neither on the board nor in a hand.
    pub(super) due: [Slots; 4],
    /// The cell of the piece next to which a woken piece must be placed.
    pub(super) captor: Option<Cell>,
    /// The dice for file and rank, while they leave the player on turn the choice where a piece drops.
    pub(super) dice: Option<[u8; 2]>,
    /// Whether this turn has had a capture of a rival's piece, a pawn move or a player's departure.
    pub(super) noisy: bool,
    /// The number of turns in a row without one of those.
    pub(super) quiet: u32,
    /// The number of completed rounds.
    pub(super) rounds: u32,
    /// The number of auctions in this round that are over; counted only where the rules limit them.
    pub(super) auctions: u8,
    /// The number of turns since the last irreversible event.
    pub(super) reversible: u32,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// A position with this board and defaults for all else, for parsers.
    pub(super) fn on(board: Board, options: Options) -> Self {
        Self {
            options,
            stage: Stage::Move,
            phase: Phase::Move,
            underway: Underway::default(),
            board,
            hands: Hands::default(),
            players: SeatSet::EMPTY,
            turn: Seat(0),
            guard: Guard::none(),
            placed: 0,
            sold: 0,
            castling: CastlingRights(0),
            passants: Passants::default(),
            offer: Offer::default(),
            due: [0; 4],
            captor: None,
            dice: None,
            noisy: false,
            quiet: 0,
            rounds: 0,
            auctions: 0,
            reversible: 0,
            outcome: None,
        }
    }

    /// The pieces that can give check to a player: those of all other players.
    pub(super) const fn hostile(&self, seat: Seat) -> Slots {
        self.board.all() & !self.board.army(seat) & !self.board.army(NOBODY)
    }

    /// The other players in clockwise order from the one on turn.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (turn, players) = (self.turn.0, self.players);
        (1..4).map(move |places| Seat((turn + places) % 4)).filter(move |&seat| players.contains(seat))
    }

    /// Who makes the next first bid. Players with nothing to bid are skipped.
    pub(super) fn first_bidder(&self) -> Option<Seat> {
        let unasked = |seat: Seat| self.offer.bids[seat.index()].is_none();
        self.others().find(|&seat| unasked(seat) && self.hands.tradable(seat) != 0)
    }

    /// The next bidder: with a first bid, or with a raise.
    pub(super) fn next_bidder(&self) -> Option<Seat> {
        self.first_bidder().or(self.offer.raiser)
    }

    /// The player who must decide, unless chance does.
    pub(super) fn decider_seat(&self) -> Seat {
        match self.phase {
            Phase::Bid => self.next_bidder().unwrap_or(self.turn),
            Phase::Place => placer(&self.due).unwrap_or(self.turn),
            Phase::Move | Phase::Wake | Phase::Offer | Phase::Accept | Phase::Roll | Phase::Drop => self.turn,
        }
    }

    /// Whether the piece in `slot` is a placed pawn on one of its starting cells: the only place where having been
    /// placed matters.
    pub(super) fn is_stuck(&self, slot: Slot) -> bool {
        let seat = self.board.man(slot).army().index() & 3;
        self.placed >> slot & 1 != 0 && START_CELLS[seat].contains(self.board.cell(slot))
    }

    /// The cells of pawns without a double step.
    pub(super) fn stuck_cells(&self) -> impl Iterator<Item = Cell> {
        each(self.placed & self.board.all()).filter(|&slot| self.is_stuck(slot)).map(|slot| self.board.cell(slot))
    }

    /// The cells of the pieces in [`Position::sold`].
    pub(super) fn sold_cells(&self) -> CellSet {
        let mut cells = CellSet::default();
        each(self.sold).for_each(|slot| cells.insert(self.board.cell(slot)));
        cells
    }

    /// Records an event that resets the count of quiet turns.
    pub(super) const fn make_noise(&mut self) {
        self.noisy = true;
        self.quiet = 0;
    }

    /// Records an irreversible event: no earlier position can recur.
    pub(super) const fn burn_bridges(&mut self) {
        self.reversible = 0;
    }

    /// Whether the round has had all its auctions.
    pub(super) const fn has_no_auction_left(&self) -> bool {
        self.options.limits_auctions() && self.auctions >= self.options.auctions
    }

    /// An auction is over, with or without a trade.
    pub(super) const fn count_auction(&mut self) {
        self.auctions += self.options.limits_auctions() as u8;
    }

    /// The woken piece was placed, or went to a hand.
    pub(super) const fn wake_over(&mut self) {
        self.due = [0; 4];
        self.captor = None;
        self.phase = Phase::Move;
    }

    /// Removes en passant rights if the pawn or the empty square behind it is gone.
    pub(super) fn refresh_passants(&mut self) {
        if !self.passants.is_empty() {
            self.passants.refresh(&LANES, &self.board);
        }
    }
}

/// The next player to place: the first in clockwise order.
pub(super) fn placer(due: &[Slots; 4]) -> Option<Seat> {
    due.iter().position(|&slots| slots != 0).map(|seat| Seat(seat as u8))
}

/// Takes the action meant for this stage, and reports it.
pub(super) fn act(position: &Position, pending: &mut Option<Action>, effects: &mut Effects<'_>) -> Option<Action> {
    let action = pending.take()?;
    effects.report(|| {
        let seat = (position.phase != Phase::Roll).then(|| position.decider_seat());
        Effect::ActionTaken { seat, action }
    });
    Some(action)
}

/// The piece number of a slot.
pub(super) const fn piece_id(slot: Slot) -> PieceId {
    PieceId(slot)
}

/// The piece numbers, lowest first.
pub(super) fn ids(pieces: Slots) -> Vec<PieceId> {
    each(pieces).map(piece_id).collect()
}
