//! Seeded random numbers: the generator `SplitMix64`, the same on every platform.

use crate::rules::{Action, AnyGame, zobrist};

/// The increment of the generator's state.
const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

/// A stream of random numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(u64);

impl Chance {
    /// A stream with the given seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Hashes `words`, in order, into one seed, for streams that must be independent of each other.
    pub fn seed_of(words: &[u64]) -> u64 {
        words.iter().fold(0, |seed, &word| zobrist(seed ^ zobrist(word)))
    }

    /// The next number.
    pub const fn draw(&mut self) -> u64 {
        let drawn = zobrist(self.0);
        self.0 = self.0.wrapping_add(STRIDE);
        drawn
    }

    /// A uniform number below `count`; 0 if `count` is 0.
    pub const fn below(&mut self, count: usize) -> usize {
        // The high half of the product: for `count` below 2^32 the bias is at most 2^-32.
        ((self.draw() as u128 * count as u128) >> 64) as usize
    }

    /// A uniformly drawn element; `None` if there is none.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len())).copied()
    }

    /// A uniformly drawn legal action for the player to move, or for chance. It depends on the set of legal actions,
    /// not on the order in which the rules list them.
    pub fn action(&mut self, table: &dyn AnyGame) -> Option<Action> {
        self.pick(&sorted_actions(table))
    }
}

/// All legal actions, sorted by token.
pub fn sorted_actions(table: &dyn AnyGame) -> Vec<Action> {
    let mut actions = table.actions();
    actions.sort_by_cached_key(|action| action.token(table.seats()).to_string());
    actions
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first outputs of `SplitMix64` for the seed 1234567, from its reference implementation.
    #[test]
    fn the_numbers_are_those_of_the_generator() {
        let mut chance = Chance::new(1_234_567);
        let first = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!([0; 3].map(|_| chance.draw()), first);
    }

    #[test]
    fn every_number_comes_up_as_often_as_the_others() {
        let mut chance = Chance::new(7);
        let mut times = [0; 6];
        for _ in 0..6000 {
            times[chance.below(6)] += 1;
        }
        assert!(times.iter().all(|times| (900..1100).contains(times)), "{times:?}");
        assert_eq!((chance.below(0), chance.pick::<u8>(&[])), (0, None));
    }

    #[test]
    fn a_seed_of_words_depends_on_their_order() {
        let seeds =
            [Chance::seed_of(&[1, 2]), Chance::seed_of(&[2, 1]), Chance::seed_of(&[1]), Chance::seed_of(&[1, 2, 0])];
        assert!((0..4).all(|one| (0..one).all(|other| seeds[one] != seeds[other])), "{seeds:?}");
    }
}
