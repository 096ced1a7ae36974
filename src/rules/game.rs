//! The interface of a game.

use core::fmt::Debug;

use super::action::{Action, Resignation};
use super::driver::Resolver;
use super::game_id::GameId;
use super::history::History;
use super::kit::Kit;
use super::options::Options;
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::seat::{Decider, Seat, SeatInfo, SeatSet};
use super::seating::Seating;
use super::snapshot::Snapshot;
use super::stage::Stage;
use super::text::PositionError;
use super::viewer::Viewer;

/// The data that positions of all games have.
#[derive(Copy, Clone, Debug)]
pub struct Head<'a, O> {
    /// The rule options.
    pub options: &'a O,
    /// The stage the position is in.
    pub stage: Stage,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A position of one of the games, with its rules.
///
/// A position is a small value without heap memory; it includes its options and stage. The earlier positions that draw
/// rules need are kept beside it, in a [`History`]. The rules never roll dice or look at a clock.
pub trait Game: Clone + PartialEq + Eq + Debug + Send + Sync + 'static {
    /// The game's rule options.
    type Options: Options;

    /// Which game it is.
    const ID: GameId;

    /// The game's seats, in the order of play.
    const SEATS: &'static [SeatInfo];

    /// What positions of the game consist of.
    const KIT: &'static Kit;

    /// Whether its rules have modes of talk.
    const HAS_TALK: bool;

    /// The name shown to players.
    fn title() -> &'static str;

    /// The position at the start of a game.
    fn start(options: &Self::Options) -> Self;

    /// Reads a position text (docs/rules/notation.md, "Positions").
    ///
    /// # Errors
    ///
    /// What is wrong, and where.
    fn from_text(text: &str, options: &Self::Options) -> Result<Self, PositionError>;

    /// Writes the position as [`Game::from_text`] reads it.
    fn to_text(&self) -> String;

    /// The data that positions of all games have.
    fn head(&self) -> Head<'_, Self::Options>;

    /// Records that resolving has reached `stage`.
    fn enter(&mut self, stage: Stage);

    /// The rule options.
    fn options(&self) -> &Self::Options {
        self.head().options
    }

    /// The stage the position is in.
    fn stage(&self) -> Stage {
        self.head().stage
    }

    /// Whose turn it is, or was when the game ended, even while chance or another player is to decide.
    fn turn(&self) -> Seat {
        self.head().turn
    }

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome> {
        self.head().outcome
    }

    /// A Zobrist key of everything that distinguishes positions for repetition: board, decider, and rights such as
    /// castling. Equality compares the same things.
    fn key(&self) -> u64;

    /// [`Game::key`], computed from scratch, to test the incremental one against.
    fn key_from_scratch(&self) -> u64;

    /// The history of a game that begins here; it contains the position itself, if a turn begins.
    fn history(&self) -> History;

    /// The game's resolver for `stage`, if it has one.
    fn resolver(stage: Stage) -> Option<Resolver<Self>>;

    /// The decider; `None` once the game is over.
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
    /// The rule that forbids it.
    fn check(&self, action: Action) -> Result<(), Refusal>;

    /// The players still in the game.
    fn players(&self) -> SeatSet;

    /// Which seats play on the same side, and how players change seats between games of a match.
    fn seating(&self) -> Seating {
        Seating::each(Self::SEATS.len())
    }

    /// The action played for `seat` when its player, who must decide, runs out of time; if `None`, they play on.
    fn flag_fallen(&self, _seat: Seat) -> Option<Action> {
        let resign = Action::Resign(Resignation::Plain);
        self.check(resign).is_ok().then_some(resign)
    }

    /// Whether something that was decided is hidden here from those who did not decide it: since the last position that
    /// hid nothing, the actions with a [stand-in](Game::stand_in). The first position that hides nothing reveals them,
    /// and the end of the game does.
    fn hides(&self) -> bool {
        false
    }

    /// What is shown in place of `action`, which is legal here, while it is hidden. It is legal, too, and the same
    /// whatever is hidden, so it tells no more than that something was decided. `None` if all may see the action at once.
    fn stand_in(&self, _action: Action) -> Option<Action> {
        None
    }

    /// The position as `viewer` may know it: what is hidden from them is as their stand-ins have left it. So it can be
    /// shown, searched and played on like any other, and is the same whatever is hidden.
    fn seen_by(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    /// Everything on the board and in hands.
    fn snapshot(&self) -> Snapshot;

    /// The position as if `seat`, or its army, were to move and had done nothing yet: for null moves in the search, and
    /// to show threats. It is no position of the game, and repetitions do not count for it.
    ///
    /// `None` in the middle of a turn, when the game is over, when the seat is out or could not act, and when the
    /// player on turn must answer a check, since passing is impossible then.
    fn with_turn(&self, seat: Seat) -> Option<Self>;

    /// Whether nothing has been done in this turn yet.
    fn turn_begins(&self) -> bool {
        true
    }
}

/// The methods of [`Game`] that read alike in every game's `game.rs`: they forward to the fields of its position and to
/// its files `legal` and `text`.
macro_rules! forward_game {
    () => {
        fn to_text(&self) -> String {
            text::write(self)
        }

        fn head(&self) -> crate::rules::game::Head<'_, Options> {
            let &Self { ref options, stage, turn, outcome, .. } = self;
            crate::rules::game::Head { options, stage, turn, outcome }
        }

        fn enter(&mut self, stage: Stage) {
            self.stage = stage;
        }

        fn actions(&self, out: &mut Vec<crate::rules::action::Action>) {
            legal::actions(self, out);
        }

        fn count_actions(&self) -> u64 {
            legal::count(self)
        }

        fn check(&self, action: crate::rules::action::Action) -> Result<(), crate::rules::refusal::Refusal> {
            legal::check(self, action)
        }
    };
}
pub(super) use forward_game;
