//! The order in which every game resolves an action.

/// A step in resolving an action.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// A piece moves, or the position waits for a player.
    Move,
    /// Pushed pieces move.
    PushChain,
    /// Potholes move, and pieces fall.
    Pothole,
    /// Captured pieces leave the board.
    Capture,
    /// Armies change hands.
    Annex,
    /// Chips are given, pieces promote.
    Promotion,
    /// Checks and mates are settled.
    Check,
    /// A piece is offered, bid for, and traded.
    Auction,
    /// Tokens come off hoarded pieces.
    Tokens,
    /// Hoarded pieces are diced back onto the board.
    DiceDrop,
    /// The turn passes on, or the game ends.
    TurnEnd,
}

impl Stage {
    /// The only place that defines the order of the stages.
    pub const ORDER: [Self; 11] = [
        Self::Move,
        Self::PushChain,
        Self::Pothole,
        Self::Capture,
        Self::Annex,
        Self::Promotion,
        Self::Check,
        Self::Auction,
        Self::Tokens,
        Self::DiceDrop,
        Self::TurnEnd,
    ];

    /// The stage's index in [`Stage::ORDER`].
    pub fn index(self) -> usize {
        Self::ORDER.iter().position(|&stage| stage == self).unwrap_or_default()
    }
}
