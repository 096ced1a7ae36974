//! What a game gives to be one of the four: the [`Game`] trait, and [`AnyGame`], the same without its type.

use core::fmt::Debug;

use super::action::{Action, Resignation};
use super::effect::EffectSink;
use super::notation::PositionError;
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::seat::{Decider, Seat, SeatInfo, SeatSet};
use super::seating::Seating;
use super::square::Square;
use super::stage::{Flow, Resolver, Stage, play, play_unchecked, resolve_stage};
use super::snapshot::{Alarm, Field, Snapshot};

/// A rule option as players, records and the engine protocol see it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name, as in `exact-cars`.
    pub name: &'static str,
    /// A sentence for the set-up screen.
    pub help: &'static str,
    /// What values it takes, and which one it has at the start.
    pub values: OptionValues,
}

/// The values of a rule option.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// `true` or `false`.
    Flag {
        /// The value it has at the start.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The value it has at the start.
        default: u32,
        /// The least value.
        min: u32,
        /// The greatest value.
        max: u32,
    },
    /// One of a few words.
    Choice {
        /// The value it has at the start.
        default: &'static str,
        /// All values.
        values: &'static [&'static str],
    },
}

/// A value that a rule option does not take, or an option that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// No such option.
    #[error("this game has no option `{0}`")]
    Unknown(String),
    /// Not one of its values.
    #[error("option `{name}` takes {expected}, not `{value}`")]
    Value {
        /// The option.
        name: &'static str,
        /// What it takes.
        expected: String,
        /// What it was given.
        value: String,
    },
}

impl OptionInfo {
    /// Reads a flag.
    ///
    /// # Errors
    ///
    /// [`OptionError::Value`] for anything but `true` and `false`.
    pub fn flag(&self, value: &str) -> Result<bool, OptionError> {
        value.parse().map_err(|_| self.refuse(value, "true or false".to_owned()))
    }

    /// Reads a number.
    ///
    /// # Errors
    ///
    /// [`OptionError::Value`] for anything but a whole number within the option's bounds.
    pub fn number(&self, value: &str) -> Result<u32, OptionError> {
        let (min, max) = match self.values {
            OptionValues::Number { min, max, .. } => (min, max),
            OptionValues::Flag { .. } | OptionValues::Choice { .. } => (0, 0),
        };
        let number = value.parse().ok().filter(|number| (min..=max).contains(number));
        number.ok_or_else(|| self.refuse(value, format!("a whole number from {min} to {max}")))
    }

    /// Reads a choice: the place of `value` among the option's values.
    ///
    /// # Errors
    ///
    /// [`OptionError::Value`] for anything but one of the option's values.
    pub fn choice(&self, value: &str) -> Result<usize, OptionError> {
        let values = match self.values {
            OptionValues::Choice { values, .. } => values,
            OptionValues::Flag { .. } | OptionValues::Number { .. } => &[],
        };
        let place = values.iter().position(|&other| other == value);
        place.ok_or_else(|| self.refuse(value, format!("one of {}", values.join(", "))))
    }

    fn refuse(&self, value: &str, expected: String) -> OptionError {
        OptionError::Value { name: self.name, expected, value: value.to_owned() }
    }
}

/// A game's rule options: read and written by name, each as text.
pub trait Options: Clone + Default + Debug + PartialEq + Send + Sync + 'static {
    /// All options of the game.
    const ALL: &'static [OptionInfo];

    /// Sets the option `name`.
    ///
    /// # Errors
    ///
    /// Says what the option takes, or that there is none of that name; nothing is changed then.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError>;

    /// The value of the option `name`, as [`Options::set`] reads it.
    fn get(&self, name: &str) -> Option<String>;
}

/// Why somebody is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DueReason {
    /// His king is in check.
    Check,
    /// He has mated, and moves at once with what he has annexed.
    AtOnce,
    /// It is the army's turn in the rotation.
    Turn,
}

/// An army that is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// Whose pieces.
    pub army: Seat,
    /// Who moves them.
    pub player: Seat,
    /// Why.
    pub reason: DueReason,
}

/// A position of one of the games, with its rules.
///
/// A position is small and complete: it knows its options, the stage it is in and what the draw rules must
/// remember. It never rolls dice and never looks at a clock.
pub trait Game: Clone + PartialEq + Eq + Debug + Send + Sync + 'static {
    /// The game's rule options.
    type Options: Options;

    /// The game's seats, in the order of play.
    const SEATS: &'static [SeatInfo];

    /// The position at the start of a game.
    fn start(options: &Self::Options) -> Self;

    /// Reads a position text (`../shared/rules/notation.md`, "Positions").
    ///
    /// # Errors
    ///
    /// Says what is wrong and where.
    fn from_text(text: &str, options: &Self::Options) -> Result<Self, PositionError>;

    /// Writes the position as [`Game::from_text`] reads it.
    fn to_text(&self) -> String;

    /// The options in force.
    fn options(&self) -> &Self::Options;

    /// The stage that the position is in.
    fn stage(&self) -> Stage;

    /// Notes that resolving has come to `stage`.
    fn enter(&mut self, stage: Stage);

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

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The players who are still in.
    fn players(&self) -> SeatSet;

    /// Who plays with whom, and who sits where in the next game of a match.
    fn seating(&self) -> Seating {
        Seating::each(Self::SEATS.len())
    }

    /// What is played for `seat`, who must decide and has no time left; where there is nothing, he plays on.
    fn flag_fallen(&self, _seat: Seat) -> Option<Action> {
        let resign = Action::Resign(Resignation::Plain);
        self.check(resign).is_ok().then_some(resign)
    }

    /// What is asked of the decider, in a few words.
    fn prompt(&self) -> &'static str;

    /// Whether nothing has been done yet in this turn.
    fn turn_begins(&self) -> bool;

    /// What is on `square`, in a few words; nothing where nothing is.
    fn describe(&self, square: Square) -> Option<String>;

    /// The squares of the board.
    fn board(&self) -> Vec<Field>;

    /// The royals in check: those of the player to move, and those of others that have been left in check.
    fn alarms(&self) -> Vec<Alarm> {
        Vec::new()
    }

    /// Threats to royals that are no check, so that the rules do not warn of them: the square of the piece that
    /// threatens, and the one under threat. In Knot, every attacker still on the board threatens all royals of the
    /// enemy with its berserk.
    fn silent_threats(&self) -> Vec<(Square, Square)> {
        Vec::new()
    }

    /// Who is to act, and why, as far as the position already knows: the one who acts now first, then those who must
    /// answer checks or move at once, then the rotation, each army that is in play once.
    fn order_of_play(&self) -> Vec<Due> {
        Vec::new()
    }

    /// What players must know of the position besides the board, as sentences: who must do what before when.
    fn notes(&self) -> Vec<String> {
        Vec::new()
    }

    /// What lies on the table.
    fn snapshot(&self) -> Snapshot;

    /// The board as text, for terminals and for players who cannot see it.
    fn board_text(&self) -> String;
}

/// A position of any game: what records, protocol and table need, whichever game it is.
///
/// Every [`Game`] is an `AnyGame`. The methods are those of [`Game`] where not said otherwise.
#[expect(missing_docs, reason = "documented in Game")]
pub trait AnyGame: Debug + Send + Sync {
    fn seats(&self) -> &'static [SeatInfo];
    fn to_text(&self) -> String;
    fn option(&self, name: &str) -> Option<String>;
    fn options(&self) -> &'static [OptionInfo];
    fn stage(&self) -> Stage;
    fn decider(&self) -> Option<Decider>;
    /// All legal actions, without `resign`, `draw` and `penalty`.
    fn actions(&self) -> Vec<Action>;
    fn check(&self, action: Action) -> Result<(), Refusal>;
    fn outcome(&self) -> Option<Outcome>;
    fn players(&self) -> SeatSet;
    fn seating(&self) -> Seating;
    fn flag_fallen(&self, seat: Seat) -> Option<Action>;
    fn prompt(&self) -> &'static str;
    fn turn_begins(&self) -> bool;
    fn describe(&self, square: Square) -> Option<String>;
    fn board(&self) -> Vec<Field>;
    fn alarms(&self) -> Vec<Alarm>;
    fn silent_threats(&self) -> Vec<(Square, Square)>;
    fn order_of_play(&self) -> Vec<Due>;
    fn notes(&self) -> Vec<String>;
    fn snapshot(&self) -> Snapshot;
    fn board_text(&self) -> String;
    /// [`play`]s `action`.
    ///
    /// # Errors
    ///
    /// The rule that refuses the action; the position is then as it was.
    fn play(&mut self, action: Action, effects: &mut dyn EffectSink) -> Result<(), Refusal>;
    /// [`play_unchecked`]s `action`.
    fn play_unchecked(&mut self, action: Action, effects: &mut dyn EffectSink);
    /// Runs one stage: see [`resolve_stage`].
    fn resolve_stage(&mut self, stage: Stage, pending: &mut Option<Action>, effects: &mut dyn EffectSink) -> Flow;
    /// Leaf nodes after `depth` actions: see [`perft`](super::perft::perft).
    fn perft(&self, depth: u32) -> u64;
    fn clone_box(&self) -> Box<dyn AnyGame>;
}

impl<G: Game> AnyGame for G {
    fn seats(&self) -> &'static [SeatInfo] {
        G::SEATS
    }
    fn to_text(&self) -> String {
        Game::to_text(self)
    }
    fn option(&self, name: &str) -> Option<String> {
        Game::options(self).get(name)
    }
    fn options(&self) -> &'static [OptionInfo] {
        G::Options::ALL
    }
    fn stage(&self) -> Stage {
        Game::stage(self)
    }
    fn decider(&self) -> Option<Decider> {
        Game::decider(self)
    }
    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        Game::actions(self, &mut actions);
        actions
    }
    fn check(&self, action: Action) -> Result<(), Refusal> {
        Game::check(self, action)
    }
    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }
    fn players(&self) -> SeatSet {
        Game::players(self)
    }
    fn seating(&self) -> Seating {
        Game::seating(self)
    }
    fn flag_fallen(&self, seat: Seat) -> Option<Action> {
        Game::flag_fallen(self, seat)
    }
    fn prompt(&self) -> &'static str {
        Game::prompt(self)
    }
    fn turn_begins(&self) -> bool {
        Game::turn_begins(self)
    }
    fn describe(&self, square: Square) -> Option<String> {
        Game::describe(self, square)
    }
    fn board(&self) -> Vec<Field> {
        Game::board(self)
    }
    fn alarms(&self) -> Vec<Alarm> {
        Game::alarms(self)
    }
    fn silent_threats(&self) -> Vec<(Square, Square)> {
        Game::silent_threats(self)
    }
    fn order_of_play(&self) -> Vec<Due> {
        Game::order_of_play(self)
    }
    fn notes(&self) -> Vec<String> {
        Game::notes(self)
    }
    fn snapshot(&self) -> Snapshot {
        Game::snapshot(self)
    }
    fn board_text(&self) -> String {
        Game::board_text(self)
    }
    fn play(&mut self, action: Action, effects: &mut dyn EffectSink) -> Result<(), Refusal> {
        play(self, action, effects)
    }
    fn play_unchecked(&mut self, action: Action, effects: &mut dyn EffectSink) {
        play_unchecked(self, action, effects);
    }
    fn resolve_stage(&mut self, stage: Stage, pending: &mut Option<Action>, effects: &mut dyn EffectSink) -> Flow {
        resolve_stage(self, stage, pending, effects)
    }
    fn perft(&self, depth: u32) -> u64 {
        super::perft::perft(self, depth)
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
