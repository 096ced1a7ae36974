//! The interface of players: bots, baselines and external engines.

use core::fmt;

use super::pact::Pact;
use super::plan::Plan;
use crate::rules::talk::Talk;
use crate::rules::{Action, AnyGame, Decider, Follower, GameId, Record, Remark, Seat, Viewer};
use crate::texts::text;

/// A game in progress, as seen by the player to move.
#[derive(Copy, Clone, Debug)]
pub struct Situation<'a> {
    /// The game.
    pub game: GameId,
    /// Rule options that differ from the default, as pairs of name and value.
    pub options: &'a [(String, String)],
    /// The text of the starting position, if it is not the usual one.
    pub start: Option<&'a str>,
    /// All actions played since then.
    pub actions: &'a [Action],
    /// The current position, with the history that draw rules need.
    pub line: &'a dyn AnyGame,
}

impl Situation<'_> {
    /// What `then` makes of it as the player to decide may know it: with stand-ins for what is hidden from them.
    pub fn as_seen<T>(&self, then: impl FnOnce(&Situation<'_>) -> T) -> T {
        let Some(viewer) = self.viewer() else { return then(self) };
        let (line, actions) = (self.line.seen_by(viewer), self.actions_seen_by(viewer));
        then(&Situation { line: &*line, actions: &actions, ..*self })
    }

    /// The game as the player to decide may know it, without the actions that led to it; `None` where nothing is hidden.
    pub fn line_as_seen(&self) -> Option<Box<dyn AnyGame>> {
        self.viewer().map(|viewer| self.line.seen_by(viewer))
    }

    /// The player to decide, if something is hidden.
    fn viewer(&self) -> Option<Viewer> {
        match self.line.decider() {
            Some(Decider::Seat(seat)) if self.line.hides() => Some(seat.into()),
            _ => None,
        }
    }

    fn actions_seen_by(&self, viewer: Viewer) -> Vec<Action> {
        let record = Record {
            options: self.options.to_vec(),
            position: self.start.map(str::to_owned),
            actions: self.actions.to_vec(),
            ..Record::new(self.game)
        };
        let seen = Follower::of(record.log_for(viewer).entries());
        seen.map_or(record.actions, |seen| seen.shown().actions.clone())
    }
}

/// Search limits for one action. The search stops at the first one it reaches.
#[derive(Copy, Clone)]
pub struct Limits<'a> {
    /// Maximum nodes.
    pub nodes: u64,
    /// Maximum search depth in decisions.
    pub depth: u32,
    /// If given, search only this root action.
    pub only: Option<Action>,
    /// Stop flag, polled every few hundred nodes. The caller keeps the time behind it.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Limits<'_> {
    /// A node limit and nothing else.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, depth: u32::MAX, only: None, stop: &|| false }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits").field("nodes", &self.nodes).field("depth", &self.depth).finish_non_exhaustive()
    }
}

/// The chosen action, with the search's findings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action to play.
    pub action: Action,
    /// The score for the player to move, in centipawns; `None` for players that do not evaluate.
    pub score: Option<i32>,
    /// Search depth reached.
    pub depth: u32,
    /// Nodes searched.
    pub nodes: u64,
    /// The principal variation, from this action on.
    pub line: Vec<Action>,
    /// The reason in one line for players, if there is one.
    pub reason: Option<String>,
    /// What the reason announces, if anything.
    pub plan: Option<Plan>,
}

impl Choice {
    /// A choice made without a search.
    pub fn plain(action: Action) -> Self {
        Self { action, score: None, depth: 0, nodes: 0, line: vec![action], reason: None, plan: None }
    }
}

/// Why a player returned no action.
#[derive(Debug, thiserror::Error)]
pub enum PlayerError {
    /// No player is to decide.
    #[error("{}", text!("nothing-to-decide"))]
    NothingToDecide,
    /// Not enough memory for the search.
    #[error("{}", text!("bot-no-room"))]
    NoRoom,
    /// An external engine failed.
    #[error("{}", text!("engine-fault", name = name.as_str(), why = why.as_str()))]
    Engine {
        /// Its command.
        name: String,
        /// What went wrong.
        why: String,
    },
}

/// A player: bot, baseline or external engine.
pub trait Player: Send {
    /// The player's name in tables.
    fn name(&self) -> String;

    /// Starts a new game and clears everything remembered from the last one. The same seed and node limits give the
    /// same game on every platform.
    fn begin(&mut self, seed: u64);

    /// Chooses a legal action for the player to move in `situation`. Called once per decision; `decider` is one of this
    /// player's seats.
    ///
    /// # Errors
    ///
    /// Says why there is no action.
    fn choose(&mut self, situation: &Situation<'_>, limits: Limits<'_>) -> Result<Choice, PlayerError>;

    /// What the player says now at `seat`, in a game with talk, after everything in `talk`. The remarks are legal in
    /// this order; empty if there is nothing to say.
    fn speak(&mut self, _line: &dyn AnyGame, _talk: &Talk, _seat: Seat) -> Vec<Remark> {
        Vec::new()
    }

    /// Sets what the player has promised. The player decides whether to keep it.
    fn promise(&mut self, _pact: Pact) {}
}
