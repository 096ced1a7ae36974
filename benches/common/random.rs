//! Random play for benchmarks.

use bulldozer_gambit::rules::{Effects, Game, Line};

/// The yardstick's generator, xorshift (Marsaglia 2003), so that random numbers cost both sides the same.
struct Xorshift(u64);

impl Xorshift {
    /// A number below `many`.
    fn below(&mut self, many: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * many as u64) >> 32) as usize
    }
}

/// Plays `games` random games from the start; returns the total number of actions.
pub fn random_actions<G: Game>(games: u64) -> u64 {
    let mut chance = Xorshift(0x9E37_79B9_7F4A_7C15);
    let mut actions = Vec::with_capacity(128);
    let start = G::start(&G::Options::default());
    let mut played = 0;
    for _ in 0..games {
        let mut line = Line::new(start.clone());
        while line.outcome().is_none() {
            actions.clear();
            line.actions(&mut actions);
            line.play_unchecked(actions[chance.below(actions.len())], Effects::ignored());
            played += 1;
        }
    }
    played
}
