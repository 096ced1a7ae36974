//! Tunes evaluation weights by matches: simultaneous perturbation stochastic approximation (SPSA; J. C. Spall, "Multivariate
//! stochastic approximation using a simultaneous perturbation gradient approximation", 1992).
//!
//! In each step all weights are moved at once, each up or down at random. One player has the moved weights, the other those
//! moved the opposite way. The weights then follow the better one, in proportion to its advantage.

use crate::bots::Chance;

/// How far a weight is moved: this fraction of it, but at least this many centipawns.
const MOVED: f64 = 0.15;
const MOVED_AT_LEAST: f64 = 2.0;
/// How far the weights follow a player with the whole placement, in moves: one with 0.6 of it draws them 0.3 moves.
const RATE: f64 = 3.0;
/// How the moves, and how far the weights follow, decrease with the number of steps: Spall's exponents.
const MOVES_DECREASE: f64 = 0.101;
const RATE_DECREASES: f64 = 0.602;

/// Weights that are being tuned.
#[derive(Clone, Debug)]
pub struct Spsa {
    weights: Vec<f64>,
    /// How far each weight is moved at first; 0 if it is fixed.
    moves: Vec<f64>,
    /// How many of the weights, from the first, stay at zero or above.
    assets: usize,
    /// How many steps are planned, and how many were made.
    steps: usize,
    made: usize,
    /// The direction of each weight's move in this step: 1 or -1.
    signs: Vec<f64>,
    chance: Chance,
}

impl Spsa {
    /// Tunes `now` in this number of steps. The first `assets` weights stay at zero or above, and those for which
    /// `is_fixed` as they are.
    pub fn new(now: &[i32], assets: usize, is_fixed: impl Fn(usize) -> bool, steps: usize, seed: u64) -> Self {
        let moved = |(at, &weight): (usize, &i32)| {
            if is_fixed(at) { 0.0 } else { (MOVED * f64::from(weight).abs()).max(MOVED_AT_LEAST) }
        };
        Self {
            weights: now.iter().map(|&weight| f64::from(weight)).collect(),
            moves: now.iter().enumerate().map(moved).collect(),
            assets,
            steps,
            made: 0,
            signs: vec![1.0; now.len()],
            chance: Chance::new(seed),
        }
    }

    /// Draws the next move, and returns the weights of the two players: moved, and moved the opposite way.
    pub fn perturb(&mut self) -> [Vec<i32>; 2] {
        for sign in &mut self.signs {
            *sign = if self.chance.below(2) == 0 { 1.0 } else { -1.0 };
        }
        let size = (self.made as f64 + 1.0).powf(-MOVES_DECREASE);
        [size, -size].map(|size| self.moved(|at| self.weights[at] + size * self.signs[at] * self.moves[at]))
    }

    /// Follows the better player. `placement` is that of the first one: 1/2 is parity.
    pub fn follow(&mut self, placement: f64) {
        // The first tenth of the steps is to find the direction.
        let settled = self.steps as f64 / 10.0 + 1.0;
        let rate = RATE * (settled / (settled + self.made as f64)).powf(RATE_DECREASES);
        for at in 0..self.weights.len() {
            let step = rate * (placement - 0.5) * self.signs[at] * self.moves[at];
            self.weights[at] = self.allowed(at, self.weights[at] + step);
        }
        self.made += 1;
    }

    /// The weights so far, in centipawns.
    pub fn weights(&self) -> Vec<i32> {
        self.moved(|at| self.weights[at])
    }

    fn moved(&self, weight: impl Fn(usize) -> f64) -> Vec<i32> {
        (0..self.weights.len()).map(|at| self.allowed(at, weight(at)).round() as i32).collect()
    }

    /// The nearest value that the weight at this place may have.
    fn allowed(&self, at: usize, weight: f64) -> f64 {
        if at < self.assets { weight.max(0.0) } else { weight }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tunes in matches of 64 games between players who lose a game more often the farther their weights are from `best`.
    fn tuned(now: &[i32], best: &[i32], assets: usize, is_fixed: impl Fn(usize) -> bool) -> Vec<i32> {
        let mut spsa = Spsa::new(now, assets, is_fixed, 400, 5);
        let mut chance = Chance::new(9);
        for _ in 0..400 {
            let loss = |weights: &Vec<i32>| -> f64 {
                let far = |(one, other): (&i32, &i32)| (f64::from(one - other) / 100.0).powi(2);
                weights.iter().zip(best).map(far).sum()
            };
            let [one, other] = spsa.perturb();
            let odds = 1.0 / (1.0 + (loss(&one) - loss(&other)).exp());
            let wins = (0..64).filter(|_| (chance.below(1000) as f64) < 1000.0 * odds).count();
            spsa.follow(wins as f64 / 64.0);
        }
        spsa.weights()
    }

    #[test]
    fn the_best_weights_are_found() {
        let found = tuned(&[300, 500, 100, -100], &[400, 350, 100, -180], 2, |at| at == 2);
        assert_eq!(found[2], 100, "a fixed weight stays");
        for (found, best) in found.iter().zip([400, 350, 100, -180]) {
            assert!((found - best).abs() <= 25, "{found} instead of {best}");
        }
    }

    #[test]
    fn assets_are_never_worth_less_than_nothing() {
        let found = tuned(&[60, 60], &[-60, -60], 1, |_| false);
        assert!((0..10).contains(&found[0]) && found[1] < -20, "{found:?}");
        let mut spsa = Spsa::new(&[1, 1], 1, |_| false, 1, 1);
        assert!(spsa.perturb().iter().all(|weights| weights[0] >= 0), "nor while they are moved");
    }

    #[test]
    fn an_even_match_changes_nothing() {
        let mut spsa = Spsa::new(&[300, -20, 0], 1, |_| false, 10, 3);
        let [one, other] = spsa.perturb();
        assert!(one.iter().zip(&other).all(|(one, other)| one != other), "{one:?} {other:?}");
        spsa.follow(0.5);
        assert_eq!(spsa.weights(), [300, -20, 0]);
    }
}
