//! Whoever can be asked for an action.

use core::fmt;

use super::character::Pact;
use crate::rules::talk::Talk;
use crate::rules::{Action, AnyGame, GameId, Remark, Seat};
use crate::texts::text;

/// A game in progress, as a player sees it who must decide.
#[derive(Copy, Clone, Debug)]
pub struct Situation<'a> {
    /// Which game.
    pub game: GameId,
    /// Rule options that are not as usual, as pairs of name and value.
    pub options: &'a [(String, String)],
    /// The text of the position that the game began at, where that is not the start.
    pub start: Option<&'a str>,
    /// Everything that has been played since.
    pub actions: &'a [Action],
    /// Where the game has come to, with what draw rules remember.
    pub line: &'a dyn AnyGame,
}

/// How much a player may think about one action. Whatever comes first ends the thought.
#[derive(Copy, Clone)]
pub struct Limits<'a> {
    /// The most positions that are looked at.
    pub nodes: u64,
    /// The most actions that are looked ahead.
    pub depth: u32,
    /// Where it is given, nothing but this action is looked at.
    pub only: Option<Action>,
    /// Asked every few hundred positions: whether to stop at once. Time is kept by whoever asks, behind this.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Limits<'_> {
    /// At most so many positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, depth: u32::MAX, only: None, stop: &|| false }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits").field("nodes", &self.nodes).field("depth", &self.depth).finish_non_exhaustive()
    }
}

/// What a player has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// What it is worth to whoever must decide, in hundredths of a pawn; nothing for those that do not reckon.
    pub score: Option<i32>,
    /// How many actions were looked ahead.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// What is expected to be played, this action first.
    pub line: Vec<Action>,
    /// One line for people that says why, where there is something to say.
    pub reason: Option<String>,
}

impl Choice {
    /// A choice without a thought.
    pub fn plain(action: Action) -> Self {
        Self { action, score: None, depth: 0, nodes: 0, line: vec![action], reason: None }
    }
}

/// Why no action came.
#[derive(Debug, thiserror::Error)]
pub enum PlayerError {
    /// There is nothing to decide.
    #[error("{}", text!("nothing-to-decide"))]
    NothingToDecide,
    /// There is too little memory to think.
    #[error("{}", text!("bot-no-room"))]
    NoRoom,
    /// A program that stands in for a player.
    #[error("{}", text!("engine-fault", name = name.as_str(), why = why.as_str()))]
    Engine {
        /// Its command.
        name: String,
        /// What went wrong.
        why: String,
    },
}

/// Whoever can be asked for an action.
pub trait Player: Send {
    /// What it is called in tables.
    fn name(&self) -> String;

    /// A new game begins: what was remembered of the one before is forgotten. The same seed and the same limits in
    /// nodes give the same game everywhere.
    fn begin(&mut self, seed: u64);

    /// A legal action for whoever must decide in `situation`. Called once a decision, `decider` being a seat that this
    /// player has.
    ///
    /// # Errors
    ///
    /// Says why there is none.
    fn choose(&mut self, situation: &Situation<'_>, limits: Limits<'_>) -> Result<Choice, PlayerError>;

    /// What the player says now at `seat`, in a game with talk, where `talk` has been said; all of it may be said in this
    /// order. Who has nothing to say is silent.
    fn speak(&mut self, _line: &dyn AnyGame, _talk: &Talk, _seat: Seat) -> Vec<Remark> {
        Vec::new()
    }

    /// What the player has promised from now on. Whether that is kept is theirs to decide.
    fn promise(&mut self, _pact: Pact) {}
}
