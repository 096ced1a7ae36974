//! Type-erased games: what records, the protocol and the app need without knowing the game.

use core::any::Any;
use core::fmt::Debug;

use super::action::Action;
use super::describe::Describe;
use super::driver::{Flow, Turn, play, play_unchecked, resolve_stage};
use super::effect::Effects;
use super::game::Game;
use super::game_id::GameId;
use super::history::History;
use super::options::{OptionInfo, Options as _};
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::seat::{Decider, Seat, SeatInfo, SeatSet};
use super::seating::Seating;
use super::snapshot::Snapshot;
use super::stage::Stage;
use super::viewer::Viewer;

/// A position with the history that draw rules need: everything required to continue the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<G> {
    /// The current position.
    pub position: G,
    /// The earlier positions.
    pub history: History,
}

impl<G: Game> Line<G> {
    /// A game that begins at `position`.
    pub fn new(position: G) -> Self {
        Self { history: position.history(), position }
    }

    /// Plays `action`, as [`play`] does.
    ///
    /// # Errors
    ///
    /// The rule that forbids the action; nothing changes then.
    pub fn play(&mut self, action: Action, effects: Effects<'_>) -> Result<(), Refusal> {
        play(&mut self.position, action, &mut self.history, effects)
    }

    /// Plays `action`, as [`play_unchecked`] does.
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

/// A [`Line`] of any game. Methods are those of [`Game`] unless stated otherwise. Downcast through [`Any`] to get the
/// line of a known game.
#[expect(missing_docs, reason = "documented in Game")]
pub trait AnyGame: Any + Debug + Send + Sync {
    /// Which game it is.
    fn game(&self) -> GameId;
    /// The descriptions of the position for people.
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
    /// Whether the player to move may choose `action` alone: anything [`actions`](AnyGame::actions) lists, and the
    /// player's own resignation. Draws, penalties and absences need the consent of others, so no bot or engine may
    /// decide them alone.
    ///
    /// # Errors
    ///
    /// The rule that forbids it, or [`Refusal::NotAlone`].
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
    /// The game as if `seat` were to move, without history.
    fn with_turn(&self, seat: Seat) -> Option<Box<dyn AnyGame>>;
    fn hides(&self) -> bool;
    fn stand_in(&self, action: Action) -> Option<Action>;
    /// The game as `viewer` may know it.
    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyGame>;
    fn snapshot(&self) -> Snapshot;
    /// Plays `action`, as [`play`] does.
    ///
    /// # Errors
    ///
    /// The rule that forbids the action; nothing changes then.
    fn play(&mut self, action: Action, effects: Effects<'_>) -> Result<(), Refusal>;
    /// Plays `action`, as [`play_unchecked`] does.
    fn play_unchecked(&mut self, action: Action, effects: Effects<'_>);
    /// Runs one stage: see [`resolve_stage`].
    fn resolve_stage(&mut self, stage: Stage, pending: &mut Option<Action>, effects: Effects<'_>) -> Flow;
    /// Leaf nodes after `depth` actions: see [`perft`](super::perft::perft).
    fn perft(&self, depth: u32) -> u64;
    /// The same, unless `stop` returns true: see `perft_until` in `perft`.
    fn perft_until(&self, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64>;
    fn clone_box(&self) -> Box<dyn AnyGame>;
}

impl<G: Game + Describe> AnyGame for Line<G> {
    fn game(&self) -> GameId {
        G::ID
    }
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
    fn hides(&self) -> bool {
        self.position.hides()
    }
    fn stand_in(&self, action: Action) -> Option<Action> {
        self.position.stand_in(action)
    }
    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyGame> {
        // The history has no visits in which something is hidden: draw rules compare what all can see.
        Box::new(Self { position: self.position.seen_by(viewer), history: self.history.clone() })
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

impl dyn AnyGame {
    /// The options that differ from the default, by name and value, in the game's order.
    pub fn unusual_options(&self) -> Vec<(String, String)> {
        let options = self.options().iter().filter_map(|option| {
            let value = self.option(option.name).filter(|value| *value != option.usual())?;
            Some((option.name.to_owned(), value))
        });
        options.collect()
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        (**self).clone_box()
    }
}
