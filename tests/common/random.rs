//! Properties that hold in every game, tested in random games.
//!
//! Each is a function that a game's own tests call with a seed, and with their [`Player`], which knows how to play
//! random games of it.

use bulldozer_gambit::rules::{
    Action, Decider, Effect, Effects, Game, Line, Outcome, Refusal, Resignation, Seat, Snapshot, Square,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Plays random games of one kind.
pub trait Player {
    /// The position type of the game.
    type Position: Game;

    /// The most actions per game.
    const MOST_ACTIONS: usize;
    /// The files and ranks of squares to try, including some off the board.
    const TRIED: (u8, u8);
    /// Characters of position texts.
    const LETTERS: &'static [u8];

    /// The starting position of a game.
    fn first_position(rng: &mut ChaCha8Rng) -> Self::Position;

    /// A legal action, rarely `resign`.
    fn choose(position: &Self::Position, rng: &mut ChaCha8Rng) -> Action;

    /// Any action between two squares, legal or not.
    fn any_action(from: Square, to: Square, rng: &mut ChaCha8Rng) -> Action;

    /// All actions from one square to another, legal or not.
    fn between(from: Square, to: Square) -> Vec<Action>;

    /// Actions that are legal although they are never listed.
    fn always_open(_position: &Self::Position) -> Vec<Action> {
        vec![Action::Resign(Resignation::Plain), Action::Draw(None)]
    }

    /// Whether this seat may be next to move.
    fn may_be_next(seat: Seat, step: &Step<Self::Position>) -> bool {
        step.before.players().contains(seat)
    }

    /// The player to decide while the game goes on, unless it is chance.
    fn decider(position: &Self::Position) -> Option<Seat> {
        position.snapshot().turn
    }

    /// Whether the outcome gives the right points: one in all, shared by the sides of the remaining players.
    fn is_right(outcome: &Outcome, position: &Self::Position) -> bool {
        let seating = position.seating();
        let sharers = position.players().iter().flat_map(|seat| seating.sides[seat.index()].iter()).collect();
        let sides = seating.leaders().filter(|&seat| outcome.points[seat.index()] > 0).count();
        sides == usize::from(outcome.per) && outcome.winners() == sharers
    }

    /// Checks that an effect refers to something on the table before it.
    fn look_at(effect: &Effect, table: &Snapshot, step: &Step<Self::Position>) -> Result<(), TestCaseError>;
}

/// The result of a property in proptest.
pub type Tried = Result<(), TestCaseError>;

/// One action of a random game.
pub struct Step<G> {
    /// Counted from 1.
    pub number: usize,
    pub before: Line<G>,
    pub action: Action,
    pub effects: Vec<Effect>,
    pub after: Line<G>,
}

impl<G: Game> Step<G> {
    /// The text that proptest prints for a failing step.
    pub fn text(&self) -> String {
        let token = self.action.token(G::SEATS);
        format!("action {}: {token} in {} with {:?}", self.number, self.before.to_text(), self.before.options())
    }
}

pub fn actions<G: Game>(position: &G) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

fn any_square<P: Player>(rng: &mut ChaCha8Rng) -> Square {
    Square::new(rng.random_range(0..P::TRIED.0), rng.random_range(0..P::TRIED.1))
}

/// Plays a random game and passes every step to `look`.
pub fn follow_game<P: Player>(seed: u64, mut look: impl FnMut(&Step<P::Position>, &mut ChaCha8Rng) -> Tried) -> Tried {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Line::new(P::first_position(&mut rng));
    for number in 1..=P::MOST_ACTIONS {
        if position.outcome().is_some() {
            break;
        }
        let action = P::choose(&position, &mut rng);
        let mut step = Step { number, before: position.clone(), action, effects: Vec::new(), after: position };
        step.after.play_unchecked(action, Effects::recording(&mut step.effects));
        look(&step, &mut rng)?;
        position = step.after;
    }
    Ok(())
}

/// The effects of an action lead from the table before it to the table after it.
pub fn effects_are_complete<P: Player>(seed: u64) -> Tried {
    follow_game::<P>(seed, |step, _| {
        let mut table = step.before.snapshot();
        for effect in &step.effects {
            match effect {
                Effect::PieceMoved { piece, path, .. } | Effect::PieceThrew { piece, path } => {
                    prop_assert_eq!(path.first(), Some(&table.pieces[piece].square), "{}", step.text());
                    prop_assert!(path.len() > 1, "{}", step.text());
                }
                Effect::PieceDied { piece, .. } => {
                    prop_assert!(table.pieces.contains_key(piece), "{}", step.text());
                }
                Effect::TurnEnded { seat, next } => {
                    prop_assert_eq!(table.turn, Some(*seat), "{}", step.text());
                    prop_assert!(P::may_be_next(*next, step), "{}", step.text());
                }
                _ => {}
            }
            P::look_at(effect, &table, step)?;
            effect.apply(&mut table);
        }
        prop_assert_eq!(table, step.after.snapshot(), "{}", step.text());
        let first = step.effects.first();
        let taken = matches!(first, Some(Effect::ActionTaken { action, .. }) if *action == step.action);
        prop_assert!(taken, "{}", step.text());
        let count = |wanted: fn(&&Effect) -> bool| step.effects.iter().filter(wanted).count();
        prop_assert_eq!(count(|effect| matches!(effect, Effect::ActionTaken { .. })), 1, "{}", step.text());
        let ended = count(|effect| matches!(effect, Effect::GameEnded { .. }));
        prop_assert_eq!(ended, usize::from(step.after.outcome().is_some()), "{}", step.text());
        Ok(())
    })
}

/// A position is read back as it was written, with the same legal actions.
pub fn position_texts_round_trip<P: Player>(seed: u64) -> Tried {
    follow_game::<P>(seed, |step, _| {
        let text = step.after.to_text();
        let read = P::Position::from_text(&text, step.after.options());
        let read = read.map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        prop_assert_eq!(read.to_text(), text);
        let sorted = |position| {
            let mut tokens: Vec<_> =
                actions(position).iter().map(|it| it.token(P::Position::SEATS).to_string()).collect();
            tokens.sort();
            tokens
        };
        prop_assert_eq!(sorted(&read), sorted(&step.after), "{}", step.text());
        prop_assert_eq!(read.outcome(), step.after.outcome());
        prop_assert_eq!(read.decider(), step.after.decider());
        Ok(())
    })
}

/// Tokens are read back as they were written, and are unique.
pub fn tokens_round_trip<P: Player>(seed: u64) -> Tried {
    follow_game::<P>(seed, |step, _| {
        let mut tokens = Vec::new();
        for action in actions(&*step.before) {
            let token = action.token(P::Position::SEATS).to_string();
            prop_assert_eq!(Action::parse(&token, P::Position::SEATS), Ok(action));
            tokens.push(token);
        }
        let all = tokens.len();
        tokens.sort();
        tokens.dedup();
        prop_assert_eq!(tokens.len(), all, "{}", step.text());
        Ok(())
    })
}

/// Listed actions are legal, others are refused, and a refused action changes nothing.
pub fn listing_and_checking_agree<P: Player>(seed: u64) -> Tried {
    follow_game::<P>(seed, |step, rng| {
        let listed = actions(&*step.before);
        prop_assert_eq!(step.before.count_actions(), listed.len() as u64, "{}", step.text());
        prop_assert!(!listed.is_empty(), "{}", step.text());
        for &action in &listed {
            prop_assert_eq!(step.before.check(action), Ok(()), "{:?} {}", action, step.text());
        }
        for action in P::always_open(&step.before) {
            prop_assert_eq!(step.before.check(action), Ok(()), "{}", step.text());
        }
        for _ in 0..40 {
            let (from, to) = (any_square::<P>(rng), any_square::<P>(rng));
            let action = P::any_action(from, to, rng);
            let mut position = step.before.clone();
            let mut effects = Vec::new();
            if !listed.contains(&action) {
                prop_assert!(
                    position.play(action, Effects::recording(&mut effects)).is_err(),
                    "{:?} {}",
                    action,
                    step.text()
                );
                prop_assert_eq!(&position, &step.before, "{:?}", action);
                prop_assert_eq!(position.to_text(), step.before.to_text(), "{:?}", action);
                prop_assert!(effects.is_empty(), "{:?} {}", action, step.text());
            }
        }
        Ok(())
    })
}

/// Every pair of squares is either listed or refused. Checked from time to time, as it is slow.
pub fn no_pair_of_squares_is_forgotten<P: Player>(seed: u64) -> Tried {
    follow_game::<P>(seed, |step, _| {
        if step.number % 40 != 1 {
            return Ok(());
        }
        let listed = actions(&*step.before);
        let squares = || (0..P::TRIED.0).flat_map(|file| (0..P::TRIED.1).map(move |rank| Square::new(file, rank)));
        for from in squares() {
            for action in squares().flat_map(|to| P::between(from, to)) {
                let legal = step.before.check(action).is_ok();
                prop_assert_eq!(legal, listed.contains(&action), "{:?} {}", action, step.text());
            }
        }
        Ok(())
    })
}

/// The same action in the same position has the same result.
pub fn playing_is_deterministic<P: Player>(seed: u64) -> Tried {
    follow_game::<P>(seed, |step, _| {
        let mut again = step.before.clone();
        let mut effects = Vec::new();
        prop_assert_eq!(again.play(step.action, Effects::recording(&mut effects)), Ok(()), "{}", step.text());
        prop_assert_eq!(&again, &step.after, "{}", step.text());
        prop_assert_eq!(again.to_text(), step.after.to_text(), "{}", step.text());
        prop_assert_eq!(&effects, &step.effects, "{}", step.text());
        // Collecting the effects does not matter either.
        let mut unheard = step.before.clone();
        unheard.play_unchecked(step.action, Effects::ignored());
        prop_assert_eq!(&unheard, &step.after, "{}", step.text());
        prop_assert_eq!(unheard.to_text(), step.after.to_text(), "{}", step.text());
        Ok(())
    })
}

/// The incremental key equals one from scratch, and keys are equal exactly for equal positions, among those before in
/// the game and one read from text.
pub fn keys_are_kept_up_to_date<P: Player>(seed: u64) -> Tried {
    let mut earlier: Vec<P::Position> = Vec::new();
    follow_game::<P>(seed, |step, _| {
        let after = &step.after.position;
        prop_assert_eq!(after.key(), after.key_from_scratch(), "{}", step.text());
        for other in &earlier {
            prop_assert_eq!(other == after, other.key() == after.key(), "{} {}", other.to_text(), step.text());
        }
        let read = P::Position::from_text(&after.to_text(), after.options());
        let read = read.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(&read, after, "{}", step.text());
        prop_assert_eq!(read.key(), after.key(), "{}", step.text());
        earlier.push(after.clone());
        Ok(())
    })
}

/// A player who gets the turn out of order can act. The player who has it already gets the same position.
pub fn turns_can_be_given<P: Player>(seed: u64) -> Tried {
    follow_game::<P>(seed, |step, _| {
        let position = &step.after.position;
        for seat in (0..P::Position::SEATS.len() as u8).map(Seat) {
            let Some(given) = position.with_turn(seat) else { continue };
            prop_assert_eq!(&given == position, seat == position.turn(), "{}", step.text());
            prop_assert_eq!(given.key(), given.key_from_scratch(), "{}", step.text());
            prop_assert_eq!(given.turn(), seat, "{}", step.text());
            prop_assert!(given.count_actions() > 0, "{}", step.text());
        }
        Ok(())
    })
}

/// A finished game has no decider, and gives the right points.
pub fn finished_games_are_finished<P: Player>(seed: u64) -> Tried {
    follow_game::<P>(seed, |step, _| {
        let Some(outcome) = step.after.outcome() else {
            let on_turn = P::decider(&step.after).map(Decider::Seat);
            let decider = step.after.decider();
            prop_assert!(decider == on_turn || decider == Some(Decider::Chance), "{}", step.text());
            return Ok(());
        };
        prop_assert_eq!(step.after.decider(), None);
        prop_assert_eq!(actions(&*step.after), []);
        prop_assert_eq!(step.after.count_actions(), 0);
        for action in [Action::End, Action::Draw(None), Action::Resign(Resignation::Plain), step.action] {
            prop_assert_eq!(step.after.check(action), Err(Refusal::GameOver));
        }
        prop_assert!(P::is_right(&outcome, &step.after), "{outcome:?} {}", step.text());
        Ok(())
    })
}

/// A corrupted text is refused, or is the text of another position that is read back as written.
pub fn spoilt_position_texts_do_no_harm<P: Player>(seed: u64) -> Tried {
    follow_game::<P>(seed, |step, rng| {
        let mut letters: Vec<char> = step.after.to_text().chars().collect();
        for _ in 0..rng.random_range(1..4) {
            let place = rng.random_range(0..letters.len());
            let letter = char::from(P::LETTERS[rng.random_range(0..P::LETTERS.len())]);
            match rng.random_range(0..3) {
                0 => letters[place] = letter,
                1 => letters.insert(place, letter),
                _ => _ = letters.remove(place),
            }
        }
        let spoilt: String = letters.into_iter().collect();
        let Ok(position) = P::Position::from_text(&spoilt, step.after.options()) else { return Ok(()) };
        let text = position.to_text();
        let again = P::Position::from_text(&text, step.after.options());
        let again = again.map_err(|error| TestCaseError::fail(format!("{error}: {text} from {spoilt}")))?;
        prop_assert_eq!(again.to_text(), text, "from {}", spoilt);
        prop_assert_eq!(again.count_actions(), position.count_actions(), "from {}", spoilt);
        prop_assert!(position.outcome().is_some() || !actions(&position).is_empty(), "{}", spoilt);
        Ok(())
    })
}

/// Generates the tests of these properties for `$player`.
#[macro_export]
macro_rules! properties_of {
    ($player:ty, $cases:expr; $($property:ident)*) => {
        proptest! {
            #![proptest_config(ProptestConfig { cases: $cases, failure_persistence: None, ..ProptestConfig::default() })]
            $(
                #[test]
                fn $property(seed: u64) {
                    random::$property::<$player>(seed)?;
                }
            )*
        }
    };
}
