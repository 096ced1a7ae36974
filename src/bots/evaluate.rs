//! What the search needs from a game besides its rules: a static evaluation, and a static estimate for actions.

use crate::rules::{Action, Game, MAX_SEATS, Seat, SeatSet};

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

    /// Whether the search scores a repetition of an earlier position as a draw, even with more than two sides.
    const CIRCLES_DRAW: bool = false;

    /// Counts the features of all seats.
    fn tally(&self, tally: &mut impl Tally);

    /// The static estimate of an action.
    fn stake(&self, action: Action) -> CaptureEstimate;

    /// The static evaluation of each seat in centipawns: the weighted sum of its features. It may be slightly negative.
    fn evaluate(&self) -> [i32; MAX_SEATS] {
        let mut sum = Sum { weights: Self::WEIGHTS, worth: [0; MAX_SEATS] };
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

    /// The points of a seat that is out while others play on: a numerator and its denominator.
    fn left_with(&self, _seat: Seat) -> (u8, u8) {
        (0, 1)
    }
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
    use crate::rules::{Line, auction, knot, pothole, quad};

    fn features_make_the_worth<G: Evaluate>(options: &G::Options) {
        assert_eq!(G::FEATURES.len(), G::WEIGHTS.len());
        assert!(G::WEIGHTS[..G::ASSETS].iter().all(|&weight| weight >= 0));
        let mut line = Line::new(G::start(options));
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
        features_make_the_worth::<pothole::Position>(&pothole::Options::default());
        features_make_the_worth::<knot::Position>(&knot::Options::default());
        features_make_the_worth::<quad::Position>(&quad::Options::default());
        features_make_the_worth::<auction::Position>(&auction::Options::default());
    }
}
