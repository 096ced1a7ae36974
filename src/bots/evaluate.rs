//! What a search asks of a game beyond its rules: what a position is worth to each player, and what an action stakes.

use crate::rules::{Action, Game, MAX_SEATS, Seat, SeatSet};

/// What an action stakes, as far as it can be seen without playing it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Stake {
    /// What it wins at once for whoever plays it, in hundredths of a pawn; below zero where what moves is lost in
    /// exchange.
    pub gain: i32,
    /// Whose pieces it takes, or kills, or wakes; empty for quiet actions.
    pub against: SeatSet,
    /// Whether it changes the balance: it takes something, or a piece becomes a better one.
    pub noisy: bool,
}

impl Stake {
    /// What an action stakes that takes nothing.
    pub const QUIET: Self = Self { gain: 0, against: SeatSet::EMPTY, noisy: false };

    /// An action that takes something of these seats.
    pub const fn takes(gain: i32, against: SeatSet) -> Self {
        Self { gain, against, noisy: true }
    }
}

/// Who counts the features of a position.
pub trait Tally {
    /// `seat` has `feature` so many times more.
    fn add(&mut self, seat: Seat, feature: usize, count: i32);
}

/// A game that bots can play.
pub trait Evaluate: Game + Copy {
    /// The names of the features that positions are valued by.
    const FEATURES: &'static [&'static str];
    /// What each feature is worth to the seat that has it, in hundredths of a pawn.
    const WEIGHTS: &'static [i32];

    /// The first so many features are things to have: more of them is never worse, and `fit` holds their weights at nothing at
    /// least. What games seem to say otherwise is that those who had them lost for other reasons.
    const ASSETS: usize;
    /// So many hundredths of a pawn are odds of e to one, in games of bots: what `fit` finds for the weights as they are.
    const TEMPERATURE: i32;

    /// Whether a search takes it for a draw to come back to where the game has been, with more than two sides, too.
    const CIRCLES_DRAW: bool = false;

    /// Counts the features of all seats.
    fn tally(&self, tally: &mut impl Tally);

    /// What an action is worth at first sight.
    fn stake(&self, action: Action) -> Stake;

    /// What the position is worth to each seat, in hundredths of a pawn: the sum of its features, each by its weight. It
    /// is never less than nothing by much.
    fn evaluate(&self) -> [i32; MAX_SEATS] {
        let mut sum = Sum { weights: Self::WEIGHTS, worth: [0; MAX_SEATS] };
        self.tally(&mut sum);
        sum.worth
    }

    /// How many times each seat has each feature.
    fn features(&self) -> [Vec<i32>; MAX_SEATS] {
        let mut counts = Counts(core::array::from_fn(|_| vec![0; Self::FEATURES.len()]));
        self.tally(&mut counts);
        counts.0
    }

    /// Appends the actions that a search looks at: legal ones, at least one where there is any. `deep` is whether it is
    /// past the first decision.
    fn list(&self, _deep: bool, out: &mut Vec<Action>) {
        self.actions(out);
    }

    /// The points of a seat that is out while others play on, as shares of `per`.
    fn left_with(&self, _seat: Seat) -> (u8, u8) {
        (0, 1)
    }
}

/// The worth of each seat.
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

/// The features of each seat.
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
            line.play_unchecked(actions[(word % actions.len() as u64) as usize], crate::rules::Effects::unheard());
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
