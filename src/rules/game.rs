//! What a game gives to be one of the four.

use core::fmt::Debug;

use super::action::{Action, Resignation};
use super::driver::Resolver;
use super::history::History;
use super::options::Options;
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::seat::{Decider, Seat, SeatInfo, SeatSet};
use super::seating::Seating;
use super::snapshot::Snapshot;
use super::stage::Stage;
use super::text::PositionError;

/// What every position has, whatever its game.
#[derive(Copy, Clone, Debug)]
pub struct Head<'a, O> {
    /// The options in force.
    pub options: &'a O,
    /// The stage that the position is in.
    pub stage: Stage,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A position of one of the games, with its rules.
///
/// A position is a small value without heap memory: it knows its options and the stage it is in. What draw rules must
/// remember of earlier positions lies beside it, in a [`History`]. It never rolls dice and never looks at a clock.
pub trait Game: Clone + PartialEq + Eq + Debug + Send + Sync + 'static {
    /// The game's rule options.
    type Options: Options;

    /// The game's seats, in the order of play.
    const SEATS: &'static [SeatInfo];

    /// The position at the start of a game.
    fn start(options: &Self::Options) -> Self;

    /// Reads a position text (docs/rules/notation.md, "Positions").
    ///
    /// # Errors
    ///
    /// Says what is wrong and where.
    fn from_text(text: &str, options: &Self::Options) -> Result<Self, PositionError>;

    /// Writes the position as [`Game::from_text`] reads it.
    fn to_text(&self) -> String;

    /// What it has in common with positions of other games.
    fn head(&self) -> Head<'_, Self::Options>;

    /// Notes that resolving has come to `stage`.
    fn enter(&mut self, stage: Stage);

    /// The options in force.
    fn options(&self) -> &Self::Options {
        self.head().options
    }

    /// The stage that the position is in.
    fn stage(&self) -> Stage {
        self.head().stage
    }

    /// Whose turn it is, or was when the game ended: also while chance, or somebody else, decides in it.
    fn turn(&self) -> Seat {
        self.head().turn
    }

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome> {
        self.head().outcome
    }

    /// A Zobrist key of what tells positions apart for repetition: board, who is to act, and the rights that rules
    /// attach to them. Equality is that of the same ingredients.
    fn key(&self) -> u64;

    /// [`Game::key`], computed from nothing but the position: what the one that is kept up to date is tested against.
    fn key_from_scratch(&self) -> u64;

    /// What the draw rules remember of a game that begins here: the position itself, where turns begin.
    fn history(&self) -> History;

    /// The game's part in `stage`, if it has one.
    fn resolver(stage: Stage) -> Option<Resolver<Self>>;

    /// Who must decide now; nobody once the game is over.
    fn decider(&self) -> Option<Decider>;

    /// Appends all legal actions, without `resign`, `draw` and `penalty`, in no particular order.
    fn actions(&self, out: &mut Vec<Action>);

    /// How many actions [`Game::actions`] would list.
    fn count_actions(&self) -> u64 {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        actions.len() as u64
    }

    /// Whether `action` is legal here.
    ///
    /// # Errors
    ///
    /// The rule that refuses it.
    fn check(&self, action: Action) -> Result<(), Refusal>;

    /// The players who are still in.
    fn players(&self) -> SeatSet;

    /// Who plays with whom, and who sits where in the next game of a match.
    fn seating(&self) -> Seating {
        Seating::each(Self::SEATS.len())
    }

    /// What is played for `seat`, who must decide and has no time left; where there is nothing, they play on.
    fn flag_fallen(&self, _seat: Seat) -> Option<Action> {
        let resign = Action::Resign(Resignation::Plain);
        self.check(resign).is_ok().then_some(resign)
    }

    /// Everything that lies on the board and in hands.
    fn snapshot(&self) -> Snapshot;

    /// The position as if it were the turn of `seat`, or of its army, with nothing done in it: for searches that let a player
    /// pass, and for whoever shows what others threaten. It is no position of the game, and of draws by repetition it knows
    /// nothing.
    ///
    /// Nothing in the midst of a turn, where the game is over, where the seat is out or could do nothing, and where whoever
    /// is on turn must answer a check: nobody passes then.
    fn with_turn(&self, seat: Seat) -> Option<Self>;

    /// Whether nothing has been done yet in this turn.
    fn turn_begins(&self) -> bool {
        true
    }
}
