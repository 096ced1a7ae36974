//! What a node is searched with: depth, alpha-beta window, and the role of the player to move.

use crate::bots::view::WON;
use crate::rules::Seat;

/// Maximum search depth in plies, quiescence included.
pub(super) const MOST_PLIES: usize = 96;
/// Greater than any score.
pub(super) const INFINITE: i32 = WON + 1;
/// The role of the player to move in best-reply search.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The searching side: all actions.
    Own,
    /// The only rival, or the one whose reply is searched: all actions.
    Reply,
    /// A rival before any has replied: all actions, which use up the reply, or the statically best one, which leaves it
    /// open.
    Open,
    /// A rival after another one has replied: only the statically best action.
    Still,
}

impl Part {
    /// A score for the searching side from the point of view of this player, and back.
    pub(super) const fn sees(self, score: i32) -> i32 {
        if matches!(self, Self::Own) { score } else { -score }
    }
}

/// The remaining depth and the alpha-beta window for a node.
#[derive(Copy, Clone, Debug)]
pub(super) struct Window {
    /// Remaining depth, in decisions.
    pub(super) depth: i32,
    /// Distance from the root in plies.
    pub(super) ply: usize,
    /// Lower bound: scores at or below it fail low.
    pub(super) alpha: i32,
    /// Upper bound: scores at or above it fail high.
    pub(super) beta: i32,
    /// The seat whose reply is searched, once one has been chosen.
    pub(super) reply: Option<Seat>,
    /// Whether the last move was a null move.
    pub(super) passed: bool,
}

impl Window {
    /// Whether nothing lies between its bounds, as everywhere outside the principal variation.
    pub(super) const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// Its bounds from the point of view of the player to move.
    pub(super) fn bounds(self, part: Part) -> (i32, i32) {
        if part == Part::Own { (self.alpha, self.beta) } else { (-self.beta, -self.alpha) }
    }

    /// The window with the given bounds, which are those of the player to move.
    pub(super) fn seen(part: Part, low: i32, high: i32, window: Self) -> Self {
        let (alpha, beta) = if part == Part::Own { (low, high) } else { (-high, -low) };
        Self { alpha, beta, ..window }
    }
}

/// An action's rank in move ordering.
#[derive(Copy, Clone, Debug)]
pub(super) struct Rank {
    pub(super) rank: i32,
    /// Its index in the game's list of actions.
    pub(super) listed: u16,
}
