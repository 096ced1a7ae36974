//! A game of whichever of the four: what records, protocol and table need that do not know which.

use core::any::Any;
use core::fmt::Debug;

use super::action::Action;
use super::describe::Describe;
use super::driver::{Flow, Turn, play, play_unchecked, resolve_stage};
use super::effect::Effects;
use super::game::Game;
use super::history::History;
use super::options::{OptionInfo, Options as _};
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::seat::{Decider, Seat, SeatInfo, SeatSet};
use super::seating::Seating;
use super::snapshot::Snapshot;
use super::stage::Stage;

/// A position with what draw rules remember of the way to it: all that it takes to play on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<G> {
    /// Where the game has come to.
    pub position: G,
    /// Where it has been.
    pub history: History,
}

impl<G: Game> Line<G> {
    /// A game that begins at `position`.
    pub fn new(position: G) -> Self {
        Self { history: position.history(), position }
    }

    /// [`play`]s `action`.
    ///
    /// # Errors
    ///
    /// The rule that refuses the action; the line is then as it was.
    pub fn play(&mut self, action: Action, effects: Effects<'_>) -> Result<(), Refusal> {
        play(&mut self.position, action, &mut self.history, effects)
    }

    /// [`play_unchecked`]s `action`.
    pub fn play_unchecked(&mut self, action: Action, effects: Effects<'_>) {
        play_unchecked(&mut self.position, action, &mut self.history, effects);
    }
}

impl<G> core::ops::Deref for Line<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.position
    }
}

/// A [`Line`] of any game. The methods are those of [`Game`] where not said otherwise. Who knows the game gets at its
/// line through [`Any`].
#[expect(missing_docs, reason = "documented in Game")]
pub trait AnyGame: Any + Debug + Send + Sync {
    /// What people are told of the position.
    fn words(&self) -> &dyn Describe;
    fn seats(&self) -> &'static [SeatInfo];
    fn to_text(&self) -> String;
    fn option(&self, name: &str) -> Option<String>;
    fn options(&self) -> &'static [OptionInfo];
    fn key(&self) -> u64;
    fn stage(&self) -> Stage;
    fn decider(&self) -> Option<Decider>;
    fn turn(&self) -> Seat;
    /// All legal actions, without `resign`, `draw` and `penalty`.
    fn actions(&self) -> Vec<Action>;
    fn check(&self, action: Action) -> Result<(), Refusal>;
    /// Whether whoever must decide may choose `action` by themselves: what [`actions`](AnyGame::actions) lists, and their
    /// own resignation. In a draw, a penalty and somebody's absence others have a say; whoever plays, be it a bot or
    /// another program, never decides them alone.
    ///
    /// # Errors
    ///
    /// The rule that refuses it, or [`Refusal::NotAlone`].
    fn check_alone(&self, action: Action) -> Result<(), Refusal> {
        self.check(action)?;
        let is_own = matches!(action, Action::Resign(_)) || self.actions().contains(&action);
        if is_own { Ok(()) } else { Err(Refusal::NotAlone) }
    }
    fn outcome(&self) -> Option<Outcome>;
    fn players(&self) -> SeatSet;
    fn seating(&self) -> Seating;
    fn flag_fallen(&self, seat: Seat) -> Option<Action>;
    fn turn_begins(&self) -> bool;
    /// The game as if it were the turn of `seat`, with no past.
    fn with_turn(&self, seat: Seat) -> Option<Box<dyn AnyGame>>;
    fn snapshot(&self) -> Snapshot;
    /// [`play`]s `action`.
    ///
    /// # Errors
    ///
    /// The rule that refuses the action; the position is then as it was.
    fn play(&mut self, action: Action, effects: Effects<'_>) -> Result<(), Refusal>;
    /// [`play_unchecked`]s `action`.
    fn play_unchecked(&mut self, action: Action, effects: Effects<'_>);
    /// Runs one stage: see [`resolve_stage`].
    fn resolve_stage(&mut self, stage: Stage, pending: &mut Option<Action>, effects: Effects<'_>) -> Flow;
    /// Leaf nodes after `depth` actions: see [`perft`](super::perft::perft).
    fn perft(&self, depth: u32) -> u64;
    /// The same, unless `stop` says so: see `perft_until` in `perft`.
    fn perft_until(&self, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64>;
    fn clone_box(&self) -> Box<dyn AnyGame>;
}

impl<G: Game + Describe> AnyGame for Line<G> {
    fn words(&self) -> &dyn Describe {
        &self.position
    }
    fn seats(&self) -> &'static [SeatInfo] {
        G::SEATS
    }
    fn to_text(&self) -> String {
        self.position.to_text()
    }
    fn option(&self, name: &str) -> Option<String> {
        self.position.options().get(name)
    }
    fn options(&self) -> &'static [OptionInfo] {
        G::Options::ALL
    }
    fn key(&self) -> u64 {
        self.position.key()
    }
    fn stage(&self) -> Stage {
        self.position.stage()
    }
    fn decider(&self) -> Option<Decider> {
        self.position.decider()
    }
    fn turn(&self) -> Seat {
        self.position.turn()
    }
    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.position.actions(&mut actions);
        actions
    }
    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.position.check(action)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }
    fn players(&self) -> SeatSet {
        self.position.players()
    }
    fn seating(&self) -> Seating {
        self.position.seating()
    }
    fn flag_fallen(&self, seat: Seat) -> Option<Action> {
        self.position.flag_fallen(seat)
    }
    fn turn_begins(&self) -> bool {
        self.position.turn_begins()
    }
    fn with_turn(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        self.position.with_turn(seat).map(|position| Box::new(Self::new(position)) as Box<dyn AnyGame>)
    }
    fn snapshot(&self) -> Snapshot {
        self.position.snapshot()
    }
    fn play(&mut self, action: Action, effects: Effects<'_>) -> Result<(), Refusal> {
        Self::play(self, action, effects)
    }
    fn play_unchecked(&mut self, action: Action, effects: Effects<'_>) {
        Self::play_unchecked(self, action, effects);
    }
    fn resolve_stage(&mut self, stage: Stage, pending: &mut Option<Action>, effects: Effects<'_>) -> Flow {
        let mut turn = Turn { pending: pending.take(), effects, history: &mut self.history };
        let flow = resolve_stage(&mut self.position, stage, &mut turn);
        *pending = turn.pending;
        flow
    }
    fn perft(&self, depth: u32) -> u64 {
        super::perft::perft(&self.position, depth)
    }
    fn perft_until(&self, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64> {
        super::perft::perft_until(&self.position, depth, stop)
    }
    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        (**self).clone_box()
    }
}
