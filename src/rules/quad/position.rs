//! A position of Quad: what it holds, and how it is read.

use super::board::{CLOCKWISE, DUMMY, LANES};
use super::options::{Form, Options};
use super::perpetual::Perpetual;
use crate::rules::chess::{Board, CastlingRights, Cell, ChessKind, FEATURES, Man, Passants, Slot, Slots, each};
use crate::rules::effect::PieceId;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::stage::Stage;
use crate::rules::zobrist::zobrist;

/// What the action being resolved has moved.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Moved {
    /// Whose piece.
    pub(super) army: Seat,
    /// Who is credited with what it does: the army's controller, for the dummy its holder.
    pub(super) player: Seat,
    /// The piece.
    pub(super) slot: Slot,
    /// Where it stood.
    pub(super) from: Cell,
    /// Whether nothing but this piece and one that it has captured where it went was touched.
    pub(super) simple: bool,
}

/// What earlier stages of the action being resolved hand on to later ones. At rest while the position waits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Underway {
    /// Whether something has happened that must be settled before anybody acts.
    pub(super) unsettled: bool,
    /// The move, if the action was one.
    pub(super) moved: Option<Moved>,
    /// A piece that has been moved onto or passed by.
    pub(super) captured: Option<Slot>,
    /// What the pawn that has moved becomes.
    pub(super) promotion: Option<ChessKind>,
    /// Whether the king that has moved leaves a queen behind.
    pub(super) queens: bool,
    /// The queen that has appeared.
    pub(super) queen: Option<Slot>,
    /// Who had the burden before the action, once anybody leaves.
    pub(super) burden: Option<Seat>,
    /// The army to act keeps its turn, if it is still in play.
    pub(super) keeps: bool,
    /// The army after which the rotation goes on, if nobody keeps their turn.
    pub(super) base: Seat,
    /// The player who made the move that is not in the history yet.
    pub(super) unwritten: SeatSet,
    /// Whether the position is to be counted for repetition.
    pub(super) counts: bool,
    /// What players who leave now are in the order of leaving; 0 before anybody does.
    pub(super) leaving: u8,
    /// Why the last players left, should nobody be left.
    pub(super) reason: EndReason,
    /// The kings in check now, once mates have been settled.
    pub(super) checked: SeatSet,
    /// Whether the move has been followed up: the dummy handed on, checks counted.
    pub(super) followed_up: bool,
    /// The players between whom this was one check too many.
    pub(super) perpetual: Option<SeatSet>,
    /// The army that was to act.
    pub(super) acted: Seat,
    /// Whose turn it was.
    pub(super) player: Seat,
}

impl Underway {
    pub(super) const REST: Self = Self {
        unsettled: false,
        moved: None,
        captured: None,
        promotion: None,
        queens: false,
        queen: None,
        burden: None,
        keeps: false,
        base: Seat(0),
        unwritten: SeatSet::EMPTY,
        counts: false,
        leaving: 0,
        reason: EndReason::LastPlayer,
        checked: SeatSet::EMPTY,
        followed_up: false,
        perpetual: None,
        acted: Seat(0),
        player: Seat(0),
    };

    /// An action of this army, which is this player's to move, or a position that has just been set up, is to be
    /// settled.
    pub(super) const fn begun_by(army: Seat, player: Seat) -> Self {
        Self { unsettled: true, keeps: true, base: army, acted: army, player, ..Self::REST }
    }
}

/// Armies whose move at once waits, the first one first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Waiting {
    armies: [Seat; 4],
    len: u8,
}

impl Waiting {
    /// No army waits.
    pub(super) const NONE: Self = Self { armies: [Seat(0); 4], len: 0 };

    /// Puts an army behind the others, unless it waits already.
    pub(super) fn push(&mut self, army: Seat) {
        if !self.contains(army) && usize::from(self.len) < self.armies.len() {
            self.armies[usize::from(self.len)] = army;
            self.len += 1;
        }
    }

    /// Takes the first army.
    pub(super) fn pop(&mut self) -> Option<Seat> {
        let first = self.iter().next()?;
        self.armies.rotate_left(1);
        // Nothing but the armies that wait tells two queues apart.
        self.armies[3] = Seat(0);
        self.len -= 1;
        Some(first)
    }

    pub(super) fn contains(&self, army: Seat) -> bool {
        self.iter().any(|other| other == army)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Seat> {
        self.armies.into_iter().take(usize::from(self.len))
    }
}

/// A position of ZM Machiavellian Quadchess.
#[derive(Copy, Clone, Debug)]
pub struct Position {
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) underway: Underway,
    pub(super) board: Board,
    pub(super) frozen: Slots,
    /// Who moves each army; nobody one that is out.
    pub(super) ctrl: [Option<Seat>; 4],
    /// The army to act.
    pub(super) turn: Seat,
    pub(super) annex: Waiting,
    /// By seat.
    pub(super) castle: CastlingRights,
    pub(super) ep: Passants<4>,
    /// Armies whose very next move may leave a queen on the corner.
    pub(super) corner: SeatSet,
    /// Armies that have had their queen.
    pub(super) queened: SeatSet,
    /// The kings in check when the action to come is decided.
    pub(super) checked: SeatSet,
    /// Moves in a row without a capture, a pawn move or a mate by the player with the burden.
    pub(super) quiet: u32,
    /// Who moves the dummy next, while it is an army of its own.
    pub(super) dummy: Option<Seat>,
    pub(super) absent: SeatSet,
    pub(super) perpetual: Perpetual,
    /// For each seat, its place in the order of leaving, from 1 on; 0 for those who are in.
    pub(super) left: [u8; 4],
    /// How often somebody was to act since the last event that cannot be undone: so many visits of the history can come
    /// again.
    pub(super) reversible: u32,
    /// What frozen pieces give to the key.
    pub(super) frozen_key: u64,
    /// See [`super::key`].
    pub(super) key: u64,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// Pieces that are not frozen.
    pub(super) const fn active(&self) -> Slots {
        self.board.all() & !self.frozen
    }

    /// The king of a seat that is in the game.
    pub(super) const fn king(&self, seat: Seat) -> Option<Slot> {
        let kings = self.board.army(seat) & self.board.of_kind(ChessKind::King) & !self.frozen;
        if kings == 0 { None } else { Some(kings.trailing_zeros() as Slot) }
    }

    /// The players who are in. The dummy is none.
    pub(super) fn survivors(&self) -> SeatSet {
        CLOCKWISE.into_iter().filter(|&seat| self.king(seat).is_some() && !self.is_dummy(seat)).collect()
    }

    /// Whether this army is a dummy that nobody has annexed.
    pub(super) fn is_dummy(&self, army: Seat) -> bool {
        army == DUMMY && self.options.form == Form::ThreeHanded && self.ctrl[DUMMY.index()] == Some(DUMMY)
    }

    pub(super) fn id(slot: Slot) -> PieceId {
        PieceId(slot)
    }

    /// The piece on a square of the board.
    pub(super) fn piece(&self, cell: Cell) -> Option<(Slot, Man)> {
        self.board.slot_on(cell).map(|slot| (slot, self.board.man(slot)))
    }

    pub(super) const fn is_frozen(&self, slot: Slot) -> bool {
        self.frozen >> slot & 1 != 0
    }

    /// Freezes pieces.
    pub(super) fn freeze(&mut self, slots: Slots) {
        self.frozen |= slots;
        self.frozen_key = self.frozen_key_from_scratch();
    }

    /// What frozen pieces give to the key besides standing there.
    pub(super) fn frozen_key_from_scratch(&self) -> u64 {
        let number = |slot| zobrist(FROZEN | u64::from(self.board.cell(slot)));
        each(self.frozen & self.board.all()).fold(0, |key, slot| key ^ number(slot))
    }

    /// No position from before can come again.
    pub(super) fn forget_history(&mut self) {
        self.reversible = 0;
        self.underway.unwritten = SeatSet::EMPTY;
    }
}

/// Marks what frozen pieces give to the key.
const FROZEN: u64 = FEATURES;

/// The kinds that a pawn may become.
pub(super) const PROMOTIONS: [ChessKind; 3] = [ChessKind::Rook, ChessKind::Bishop, ChessKind::Knight];

/// Whether a pawn has not moved yet.
pub(super) fn is_fresh(position: &Position, slot: Slot) -> bool {
    LANES.is_start(position.board.man(slot).army(), position.board.cell(slot))
}
