//! The state of a position of Quad, with accessors.

use super::board::{CLOCKWISE, DUMMY, LANES};
use super::options::Options;
use super::perpetual::Perpetual;
use crate::rules::chess::{Board, CastlingRights, Cell, ChessKind, FEATURES, Man, Passants, Slot, Slots, each};
use crate::rules::effect::PieceId;
use crate::rules::form::Form;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::stage::Stage;
use crate::rules::zobrist::zobrist;

/// The move being resolved.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Moved {
    /// The army of the piece.
    pub(super) army: Seat,
    /// The player credited with the move: the army's controller, or for the dummy its holder.
    pub(super) player: Seat,
    /// The piece that moved.
    pub(super) slot: Slot,
    /// The cell it left.
    pub(super) from: Cell,
    /// Whether it touched only this piece and one captured on its target cell.
    pub(super) simple: bool,
}

/// Data passed between the stages of an action; at rest while the position waits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Underway {
    /// Whether there are consequences to settle before the next action.
    pub(super) unsettled: bool,
    /// The move, if the action was one.
    pub(super) moved: Option<Moved>,
    /// The captured piece.
    pub(super) captured: Option<Slot>,
    /// The kind that the moving pawn promotes to.
    pub(super) promotion: Option<ChessKind>,
    /// Whether the moving king leaves a queen behind.
    pub(super) queens: bool,
    /// The queen that has appeared.
    pub(super) queen: Option<Slot>,
    /// The player who had the burden before the action, once a player leaves.
    pub(super) burden: Option<Seat>,
    /// Whether the army to act keeps its turn, if it is still in play.
    pub(super) keeps: bool,
    /// The army after which the rotation continues, unless an army keeps its turn.
    pub(super) base: Seat,
    /// The player whose move is not in the history yet.
    pub(super) unwritten: SeatSet,
    /// Whether to count the position for repetition.
    pub(super) counts: bool,
    /// The place in the order of leaving for players who leave now; 0 before any do.
    pub(super) leaving: u8,
    /// Why the last players left, for the case that no player is left.
    pub(super) reason: EndReason,
    /// The kings in check, once mates are settled.
    pub(super) checked: SeatSet,
    /// Whether the follow-up is done: passing on the dummy and counting checks.
    pub(super) followed_up: bool,
    /// The players who draw by perpetual check.
    pub(super) perpetual: Option<SeatSet>,
    /// The army that acted.
    pub(super) acted: Seat,
    /// The player who acted.
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

    /// The state to settle an action of this army by this player, or a position that was just set up.
    pub(super) const fn begun_by(army: Seat, player: Seat) -> Self {
        Self { unsettled: true, keeps: true, base: army, acted: army, player, ..Self::REST }
    }
}

/// A queue of armies that are to move at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Waiting {
    armies: [Seat; 4],
    len: u8,
}

impl Waiting {
    /// The empty queue.
    pub(super) const NONE: Self = Self { armies: [Seat(0); 4], len: 0 };

    /// Appends an army, unless it is already waiting.
    pub(super) fn push(&mut self, army: Seat) {
        if !self.contains(army) && usize::from(self.len) < self.armies.len() {
            self.armies[usize::from(self.len)] = army;
            self.len += 1;
        }
    }

    /// Removes the first army.
    pub(super) fn pop(&mut self) -> Option<Seat> {
        let first = self.iter().next()?;
        self.armies.rotate_left(1);
        // Clear the unused entry, so that equality compares waiting armies only.
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
    /// The controller of each army; `None` for one that is out.
    pub(super) ctrl: [Option<Seat>; 4],
    /// The army to act.
    pub(super) turn: Seat,
    pub(super) annex: Waiting,
    /// Castling rights by seat.
    pub(super) castle: CastlingRights,
    pub(super) ep: Passants<4>,
    /// Armies whose king stands on the corner and may leave a queen there with its very next move.
    pub(super) corner: SeatSet,
    /// Armies that have had their queen.
    pub(super) queened: SeatSet,
    /// The kings in check before the next action.
    pub(super) checked: SeatSet,
    /// The number of moves in a row without a capture, a pawn move or a mate by the player with the burden.
    pub(super) quiet: u32,
    /// The player who moves the dummy next, while it is an army of its own.
    pub(super) dummy: Option<Seat>,
    pub(super) absent: SeatSet,
    pub(super) perpetual: Perpetual,
    /// For each seat, its place in the order of leaving, from 1; 0 for seats still in.
    pub(super) left: [u8; 4],
    /// The number of visits since the last irreversible event: that many visits of the history can recur.
    pub(super) reversible: u32,
    /// The contribution of frozen pieces to the key.
    pub(super) frozen_key: u64,
    /// See [`super::key`].
    pub(super) key: u64,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// All pieces that are not frozen.
    pub(super) const fn active(&self) -> Slots {
        self.board.all() & !self.frozen
    }

    /// The king of a seat that is in the game.
    pub(super) const fn king(&self, seat: Seat) -> Option<Slot> {
        let kings = self.board.army(seat) & self.board.of_kind(ChessKind::King) & !self.frozen;
        if kings == 0 { None } else { Some(kings.trailing_zeros() as Slot) }
    }

    /// The players still in. The dummy is not one.
    pub(super) fn survivors(&self) -> SeatSet {
        CLOCKWISE.into_iter().filter(|&seat| self.king(seat).is_some() && !self.is_dummy(seat)).collect()
    }

    /// Whether this army is the dummy and has not been annexed.
    pub(super) fn is_dummy(&self, army: Seat) -> bool {
        army == DUMMY && self.options.form == Form::ThreeHanded && self.ctrl[DUMMY.index()] == Some(DUMMY)
    }

    pub(super) fn id(slot: Slot) -> PieceId {
        PieceId(slot)
    }

    /// The piece on a cell.
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

    /// The extra contribution of frozen pieces to the key, computed from scratch.
    pub(super) fn frozen_key_from_scratch(&self) -> u64 {
        let number = |slot| zobrist(FROZEN | u64::from(self.board.cell(slot)));
        each(self.frozen & self.board.all()).fold(0, |key, slot| key ^ number(slot))
    }

    /// Records an irreversible event: no earlier position can recur.
    pub(super) fn forget_history(&mut self) {
        self.reversible = 0;
        self.underway.unwritten = SeatSet::EMPTY;
    }
}

/// Marks the feature words of frozen pieces.
const FROZEN: u64 = FEATURES;

/// The kinds a pawn can promote to.
pub(super) const PROMOTIONS: [ChessKind; 3] = [ChessKind::Rook, ChessKind::Bishop, ChessKind::Knight];

/// Whether a pawn has not moved yet.
pub(super) fn is_fresh(position: &Position, slot: Slot) -> bool {
    LANES.is_start(position.board.man(slot).army(), position.board.cell(slot))
}
