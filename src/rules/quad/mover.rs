//! What an army that is to move must know (docs/rules/quad.md, "Moves" and "Check").

use super::allegiance::partner;
use super::line;
use super::position::Position;
use crate::rules::chess::{Board, Cell, ChessKind, Guard, Slots, each};
use crate::rules::seat::Seat;

/// Another king than the player's own that a move must leave in peace: the dummy's holder's, or the partner's.
#[derive(Copy, Clone)]
pub(super) struct Spared {
    /// Where it stands.
    pub(super) king: Cell,
    /// Whether it is in check already.
    pub(super) checked: bool,
}

/// What an army that is to move must know.
pub(super) struct Mover {
    pub(super) army: Seat,
    /// Its controller; the dummy is its own.
    pub(super) player: Seat,
    /// Where the player's king stands.
    pub(super) king: Option<Cell>,
    /// Pieces that may be captured.
    pub(super) prey: Slots,
    /// Pieces that may give check.
    pub(super) enemies: Slots,
    /// Pieces whose attack keeps the king away.
    pub(super) strangers: Slots,
    pub(super) guard: Guard,
    /// The other king that must be looked at after every move.
    pub(super) spared: Option<Spared>,
}

impl Mover {
    /// What `army` must know, if it is in play.
    pub(super) fn new(position: &Position, army: Seat) -> Option<Self> {
        Self::guarded(position, army, Guard::new)
    }

    /// The same in a position that waits for an action, which knows who is in check.
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
        let spared = of_dummy.or_else(|| partner(position.options.form, player));
        let spared = spared.and_then(|seat| {
            let king = position.board.cell(position.king(seat)?);
            Some(Spared { king, checked: of_dummy.is_some() && position.in_check(seat) })
        });
        Some(Self { army, player, king, prey, enemies, strangers, guard, spared })
    }

    /// The same army where nobody's king but the player's own matters.
    pub(super) fn without_trial(&self) -> Self {
        Self { spared: None, ..*self }
    }
}
