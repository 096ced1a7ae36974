//! The targets of the selection, and what they cost.

use crate::rules::{Action, AnyGame, Effect, Effects, Snapshot, Square};

/// A target of the selection.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The square to pick.
    pub square: Square,
    /// The action to play.
    pub action: Action,
    /// Whether an enemy piece dies.
    pub kills: bool,
    /// Whether a piece of the player's own dies.
    pub loses: bool,
}

impl Target {
    /// The target for `action`, with `now` on the table.
    pub(super) fn of(table: &dyn AnyGame, now: &Snapshot, action: Action) -> Option<Self> {
        let (_, square) = action.squares()?;
        let mut effects = Vec::new();
        table.clone_box().play_unchecked(action, Effects::recording(&mut effects));
        let dead = effects.iter().filter_map(|effect| match effect {
            Effect::PieceDied { piece, .. } => now.pieces.get(piece).map(|piece| piece.seat),
            _ => None,
        });
        let (mut kills, mut loses) = (false, false);
        for seat in dead {
            let own = seat == table.turn();
            kills |= !own;
            loses |= own;
        }
        Some(Self { square, action, kills, loses })
    }
}
