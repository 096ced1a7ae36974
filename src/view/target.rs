//! Where the selected thing may go, and what it would cost.

use crate::rules::{Action, AnyGame, Effect, Effects, Snapshot, Square};

/// A place where the selected thing may go.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The square to point at.
    pub square: Square,
    /// What is played.
    pub action: Action,
    /// An enemy's piece dies of it.
    pub kills: bool,
    /// A piece of the player's own dies of it.
    pub loses: bool,
}

impl Target {
    /// What `action` would lead to, with `now` on the table.
    pub(super) fn of(table: &dyn AnyGame, now: &Snapshot, action: Action) -> Option<Self> {
        let (_, square) = action.squares()?;
        let mut effects = Vec::new();
        table.clone_box().play_unchecked(action, Effects::heard(&mut effects));
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
