//! Data for generating an army's moves (docs/rules/quad.md, "Moves" and "Check").

use super::line;
use super::position::Position;
use crate::rules::chess::{Board, Cell, ChessKind, Guard, Slots, each};
use crate::rules::seat::Seat;

/// Another king that a move must not attack: that of the dummy's holder, or the partner's.
#[derive(Copy, Clone)]
pub(super) struct Spared {
    /// Its cell.
    pub(super) king: Cell,
    /// Whether it is already in check.
    pub(super) checked: bool,
}

/// Data for generating an army's moves.
pub(super) struct Mover {
    pub(super) army: Seat,
    /// Its controller; for the dummy, itself.
    pub(super) player: Seat,
    /// The cell of the player's king.
    pub(super) king: Option<Cell>,
    /// Pieces that may be captured.
    pub(super) prey: Slots,
    /// Pieces that may give check.
    pub(super) enemies: Slots,
    /// Pieces whose attacks the king must avoid.
    pub(super) strangers: Slots,
    pub(super) guard: Guard,
    /// The other king that must be checked after every move.
    pub(super) spared: Option<Spared>,
}

impl Mover {
    /// The data for `army`, if it is in play.
    pub(super) fn new(position: &Position, army: Seat) -> Option<Self> {
        Self::guarded(position, army, Guard::new)
    }

    /// The same for a position that waits for an action, whose checks are already known.
    pub(super) fn at_rest(position: &Position, army: Seat) -> Option<Self> {
        let player = position.ctrl[army.index()]?;
        if position.checked.contains(player) {
            return Self::new(position, army);
        }
        Self::guarded(position, army, |board, king, enemies| {
            let far = |slot| line::step(king, board.cell(slot)).is_some();
            let sliders = enemies & (board.rook_like() | board.bishop_like());
            if each(sliders).any(far) { Guard::new(board, king, enemies) } else { Guard::none() }
        })
    }

    fn guarded(position: &Position, army: Seat, guard: impl FnOnce(&Board, Cell, Slots) -> Guard) -> Option<Self> {
        let player = position.ctrl[army.index()]?;
        let king = position.king(player).map(|king| position.board.cell(king));
        let enemies = position.enemies(player);
        let strangers = position.strangers(player);
        let guard = king.map_or_else(Guard::none, |king| guard(&position.board, king, enemies));
        let prey = enemies & !position.board.of_kind(ChessKind::King);
        let of_dummy = position.is_dummy(army).then(|| position.holder());
        let spared = of_dummy.or_else(|| position.options.form.partner(player));
        let spared = spared.and_then(|seat| {
            let king = position.board.cell(position.king(seat)?);
            Some(Spared { king, checked: of_dummy.is_some() && position.in_check(seat) })
        });
        Some(Self { army, player, king, prey, enemies, strangers, guard, spared })
    }

    /// The same army, ignoring all kings but the player's own.
    pub(super) fn without_trial(&self) -> Self {
        Self { spared: None, ..*self }
    }
}
