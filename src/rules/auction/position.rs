//! A position of Auction Chess: what it holds, and how it is read.

use super::board::{LANES, START_CELLS};
use super::hand::Hands;
use super::options::Options;
use crate::rules::action::Action;
use crate::rules::chess::{Board, CastlingRights, Cell, ChessKind, Guard, NOBODY, Passants, Slot, Slots, each};
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
    /// They have captured a dormant piece, which they are to place.
    Wake,
    /// They may offer a piece.
    Offer,
    /// The others bid, one after the other.
    Bid,
    /// They may accept a bid.
    Accept,
    /// What was traded is to be placed.
    Place,
    /// The dice are to fall.
    Roll,
}

/// What earlier stages of the move being resolved hand on to later ones. Empty while the position waits.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Underway {
    pub(super) mover: Option<Slot>,
    /// A piece that has been moved onto, or passed: it is off the board already.
    pub(super) victim: Option<Slot>,
    /// What the mover, a pawn, becomes.
    pub(super) promotion: Option<ChessKind>,
}

/// A piece on offer, and the bids for it.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Offer {
    pub(super) piece: Option<Slot>,
    /// What each player has bid; the empty set if they have declined, nothing if they have not been asked.
    pub(super) bids: [Option<Slots>; 4],
}

/// A position of Auction Chess. It is a value without heap memory: what draws by repetition ask of earlier positions
/// lies beside it.
///
/// Equal are positions that the rules of repetition take for the same, and in the midst of a turn those that ask the same
/// of the same player: neither the numbers of pieces nor counted turns matter.
#[derive(Copy, Clone, Debug)]
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
    /// What guards the king of the player on turn, while that player is to move: found when the turn begins, and good as
    /// long as nothing has moved.
    pub(super) guard: Guard,
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
    /// Whether this turn has had a capture of an opponent's piece, a pawn move or a player's leaving.
    pub(super) noisy: bool,
    /// Turns in a row without one of those.
    pub(super) quiet: u32,
    /// Rounds that are over.
    pub(super) rounds: u32,
    /// How many turns have begun since the last event that cannot be undone.
    pub(super) reversible: u32,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// A position on this board, with nothing else in it, for readers of texts.
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
            castling: CastlingRights(0),
            passants: Passants::default(),
            offer: Offer::default(),
            due: [0; 4],
            captor: None,
            noisy: false,
            quiet: 0,
            rounds: 0,
            reversible: 0,
            outcome: None,
        }
    }

    /// The pieces that can give check to a player: those of all the others.
    pub(super) const fn hostile(&self, seat: Seat) -> Slots {
        self.board.all() & !self.board.army(seat) & !self.board.army(NOBODY)
    }

    /// The other players in clockwise order from the one on turn.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (turn, players) = (self.turn.0, self.players);
        (1..4).map(move |places| Seat((turn + places) % 4)).filter(move |&seat| players.contains(seat))
    }

    /// Who bids next. Those who have nothing to bid are not asked.
    pub(super) fn next_bidder(&self) -> Option<Seat> {
        let unasked = |seat: Seat| self.offer.bids[seat.index()].is_none();
        self.others().find(|&seat| unasked(seat) && self.hands.tradable(seat) != 0)
    }

    /// The player who must decide, unless it is chance.
    pub(super) fn decider_seat(&self) -> Seat {
        match self.phase {
            Phase::Bid => self.next_bidder().unwrap_or(self.turn),
            Phase::Place => placer(&self.due).unwrap_or(self.turn),
            Phase::Move | Phase::Wake | Phase::Offer | Phase::Accept | Phase::Roll => self.turn,
        }
    }

    /// Whether the piece in `slot` is a pawn on one of its start cells that has been placed there, or has come there after
    /// it was: the only place where it matters that it has been.
    pub(super) fn is_stuck(&self, slot: Slot) -> bool {
        let seat = self.board.man(slot).army().index() & 3;
        self.placed >> slot & 1 != 0 && START_CELLS[seat].contains(self.board.cell(slot))
    }

    /// The cells of the pawns that are stuck.
    pub(super) fn stuck_cells(&self) -> impl Iterator<Item = Cell> {
        each(self.placed & self.board.all()).filter(|&slot| self.is_stuck(slot)).map(|slot| self.board.cell(slot))
    }

    /// Something has happened that begins the count of quiet turns anew.
    pub(super) const fn make_noise(&mut self) {
        self.noisy = true;
        self.quiet = 0;
    }

    /// Something has happened that cannot be undone: no position from before can come again.
    pub(super) const fn burn_bridges(&mut self) {
        self.reversible = 0;
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

/// Who places next: in clockwise order from the first player.
pub(super) fn placer(due: &[Slots; 4]) -> Option<Seat> {
    due.iter().position(|&slots| slots != 0).map(|seat| Seat(seat as u8))
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
