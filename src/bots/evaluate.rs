//! What the search needs from a game besides its rules: a static evaluation, and a static estimate for actions.

use super::auction::{Attitude, Placed};
use super::character::Character;
use super::plan::Plan;
use super::player::Choice;
use super::tuned::in_force;
use crate::rules::{Action, AnyGame, Game, Kind, MAX_SEATS, Remark, Seat, SeatSet, Talk, with_line};

/// A static estimate of what an action gains, made without playing it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct CaptureEstimate {
    /// The immediate gain for the player to move, in centipawns, as a static exchange estimate; negative if the moving
    /// piece is lost for less.
    pub gain: i32,
    /// The seats whose pieces it takes, kills or wakes; empty for quiet actions.
    pub against: SeatSet,
    /// Whether it changes the material balance: by a capture or a promotion.
    pub noisy: bool,
}

impl CaptureEstimate {
    /// The stake of a quiet action.
    pub const QUIET: Self = Self { gain: 0, against: SeatSet::EMPTY, noisy: false };

    /// The stake of an action that takes pieces of these seats.
    pub const fn takes(gain: i32, against: SeatSet) -> Self {
        Self { gain, against, noisy: true }
    }
}

/// Receives the feature counts of a position.
pub trait Tally {
    /// Adds `count` to the feature count of `seat`.
    fn add(&mut self, seat: Seat, feature: usize, count: i32);
}

/// A game that bots can play.
pub trait Evaluate: Game + Copy {
    /// The names of the evaluation features.
    const FEATURES: &'static [&'static str];
    /// The weight of each feature for the seat that has it, in centipawns.
    const WEIGHTS: &'static [i32];

    /// The first `ASSETS` features are assets: more of them is never worse, and `fit` keeps their weights at zero or
    /// above. If games suggest otherwise, those who had them lost for other reasons.
    const ASSETS: usize;
    /// Softmax temperature of the winning chances in bots' games, in centipawns, as `fit` finds it for the current
    /// weights.
    const TEMPERATURE: i32;

    /// How much the strongest rival counts for itself in a side's score, in per cent of what all rivals count. The mean of
    /// the rivals counts for the rest (docs/bots-experiments.md, Search techniques).
    const STRONGEST: i32 = 50;
    /// Up to which remaining depth the search prunes late moves (docs/bots-experiments.md, Search techniques).
    const PRUNED_DEPTH: i32 = 0;

    /// Whether the search scores a repetition of an earlier position as a draw, even with more than two sides.
    const CIRCLES_DRAW: bool = false;

    /// Counts the features of all seats.
    fn tally(&self, tally: &mut impl Tally);

    /// The static estimate of an action.
    fn stake(&self, action: Action) -> CaptureEstimate;

    /// The static evaluation of each seat in centipawns: the weighted sum of its features. It may be slightly negative.
    fn evaluate(&self) -> [i32; MAX_SEATS] {
        let mut sum = Sum { weights: in_force(Self::WEIGHTS), worth: [0; MAX_SEATS] };
        self.tally(&mut sum);
        sum.worth
    }

    /// The count of each feature for each seat.
    fn features(&self) -> [Vec<i32>; MAX_SEATS] {
        let mut counts = Counts(core::array::from_fn(|_| vec![0; Self::FEATURES.len()]));
        self.tally(&mut counts);
        counts.0
    }

    /// Appends the actions the search considers: legal ones, at least one if there is any. `deep` is false at the root
    /// only.
    fn list(&self, _deep: bool, out: &mut Vec<Action>) {
        self.actions(out);
    }

    /// The rough value of a piece in pawns, or in the game's nearest equivalent, for [`Greedy`](super::Greedy). Kings
    /// need no extra value: losing one loses the army, and the material count shows it.
    fn pawns(kind: Kind) -> u64;

    /// A decision that is not searched, such as a trade; `None` where the search decides. Its reason says where the piece
    /// would be placed that the player gets.
    fn decide(&self, _attitude: &Attitude, _placed: Placed) -> Option<Choice> {
        None
    }

    /// Why the search chose an answer that [`Evaluate::decide`] could have given, in the words of that decision, and
    /// what the reason announces.
    fn answer_reason(&self, _answer: Action, _placed: Placed) -> Option<(String, Option<Plan>)> {
        None
    }

    /// What a bot at `seat` says after everything in `talk`, in a game with talk. The remarks are legal in this order.
    fn remarks(&self, _talk: &Talk, _seat: Seat, _character: Character) -> Vec<Remark> {
        Vec::new()
    }

    /// The points of a seat that is out while others play on: a numerator and its denominator.
    fn left_with(&self, _seat: Seat) -> (u8, u8) {
        (0, 1)
    }
}

/// What a bot at `seat` says after everything in `talk`, in a game with talk. The remarks are legal in this order. The
/// result depends only on the position and the talk.
pub fn remarks(line: &dyn AnyGame, talk: &Talk, seat: Seat, character: Character) -> Vec<Remark> {
    with_line!(line, known => known.position.remarks(talk, seat, character))
}

/// Accumulates the evaluation of each seat.
struct Sum {
    weights: &'static [i32],
    worth: [i32; MAX_SEATS],
}

impl Tally for Sum {
    #[inline(always)]
    fn add(&mut self, seat: Seat, feature: usize, count: i32) {
        self.worth[seat.index() & 3] += self.weights[feature] * count;
    }
}

/// Accumulates the feature counts of each seat.
struct Counts([Vec<i32>; MAX_SEATS]);

impl Tally for Counts {
    fn add(&mut self, seat: Seat, feature: usize, count: i32) {
        self.0[seat.index() & 3][feature] += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameId, Line, with_game};

    fn features_make_the_worth<G: Evaluate>() {
        assert_eq!(G::FEATURES.len(), G::WEIGHTS.len());
        assert!(G::WEIGHTS[..G::ASSETS].iter().all(|&weight| weight >= 0));
        let mut line = Line::new(G::start(&G::Options::default()));
        let mut word = 7_u64;
        for _ in 0..300 {
            let worth = line.position.evaluate();
            for (features, worth) in line.position.features().iter().zip(worth) {
                let sum: i32 = features.iter().zip(G::WEIGHTS).map(|(count, weight)| count * weight).sum();
                assert_eq!(sum, worth);
            }
            let mut actions = vec![];
            line.position.actions(&mut actions);
            if actions.is_empty() {
                return;
            }
            word = crate::rules::zobrist(word);
            line.play_unchecked(actions[(word % actions.len() as u64) as usize], crate::rules::Effects::ignored());
        }
    }

    #[test]
    fn the_worth_is_the_sum_of_the_features() {
        for game in GameId::ALL {
            with_game!(game, G => features_make_the_worth::<G>());
        }
    }
}
