//! Chance from a seed: the generator `SplitMix64`, whose numbers are the same everywhere.

use crate::rules::{Action, AnyGame, zobrist};

/// How far the generator's state moves on for each number.
const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

/// A stream of numbers that a seed begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream that `seed` begins.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The seed that stands for all of `words`, in this order: for streams that are to have nothing to do with each other.
    pub fn seed_of(words: &[u64]) -> u64 {
        words.iter().fold(0, |seed, &word| zobrist(seed ^ zobrist(word)))
    }

    /// The next number.
    pub const fn draw(&mut self) -> u64 {
        let drawn = zobrist(self.0);
        self.0 = self.0.wrapping_add(STRIDE);
        drawn
    }

    /// A number below `count`, each with the same chance; 0 where there is none.
    pub const fn below(&mut self, count: usize) -> usize {
        // The high half of the product, by which no number below 2^32 is favoured by more than 2^-32.
        ((self.draw() as u128 * count as u128) >> 64) as usize
    }

    /// One of the things, each with the same chance; nothing where there is none.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len())).copied()
    }

    /// A legal action for whoever must decide, chance included, each with the same chance. It depends on which actions
    /// there are and not on the order in which the rules list them.
    pub fn action(&mut self, table: &dyn AnyGame) -> Option<Action> {
        self.pick(&sorted_actions(table))
    }
}

/// All legal actions by their tokens.
pub fn sorted_actions(table: &dyn AnyGame) -> Vec<Action> {
    let mut actions = table.actions();
    actions.sort_by_cached_key(|action| action.token(table.seats()).to_string());
    actions
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of `SplitMix64` with the seed 1234567, as its authors give them.
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
