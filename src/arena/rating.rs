//! Elo-like ratings from placements.
//!
//! A Bradley-Terry model: of two players with strengths p and q, the first beats the second with probability p / (p +
//! q). A game with more players counts as one meeting per pair, and ties as half a win each. The maximum-likelihood
//! strengths are found by Hunter's iteration (Annals of Statistics 32, 2004). To keep them finite, every pair that has
//! met gets two virtual meetings, one won by each.

use std::collections::BTreeMap;

/// For pairs of player indices, how often the first finished ahead of the second.
pub type Wins = BTreeMap<(usize, usize), f64>;

/// Players' ratings in points, with mean 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating(pub Vec<f64>);

/// The rating difference for odds of ten to one, in points.
const POINTS_PER_DECADE: f64 = 400.0;
/// Virtual wins of each player against each opponent it has met.
const PRIOR: f64 = 1.0;
const MOST_ROUNDS: u32 = 10_000;
/// The iteration has converged when strengths change by less than this.
const CLOSE: f64 = 1e-10;

impl Rating {
    /// Rates `players` players.
    pub fn of(players: usize, wins: &Wins) -> Self {
        let mut met = vec![vec![0.0; players]; players];
        let mut won = vec![0.0; players];
        for (&(one, other), &times) in wins.iter().filter(|&(&(one, other), _)| one != other) {
            met[one][other] += times;
            met[other][one] += times;
            won[one] += times;
        }
        for (met, won) in met.iter_mut().zip(&mut won) {
            for times in met.iter_mut().filter(|times| **times > 0.0) {
                *times += 2.0 * PRIOR;
                *won += PRIOR;
            }
        }
        let mut strength = vec![1.0_f64; players];
        for _ in 0..MOST_ROUNDS {
            let next: Vec<f64> = (0..players)
                .map(|one| {
                    let expected: f64 =
                        (0..players).map(|other| met[one][other] / (strength[one] + strength[other])).sum();
                    if expected > 0.0 { won[one] / expected } else { strength[one] }
                })
                .collect();
            let moved = next.iter().zip(&strength).map(|(next, now)| (next / now - 1.0).abs()).fold(0.0, f64::max);
            strength = next;
            if moved < CLOSE {
                break;
            }
        }
        let points: Vec<f64> = strength.iter().map(|strength| POINTS_PER_DECADE * strength.log10()).collect();
        let mean = points.iter().sum::<f64>() / points.len().max(1) as f64;
        Self(points.iter().map(|points| points - mean).collect())
    }
}

/// The expected score of a player rated `points` above the opponent.
pub fn expected_score(points: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-points / POINTS_PER_DECADE))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounded(rating: &Rating) -> Vec<i64> {
        rating.0.iter().map(|points| points.round() as i64).collect()
    }

    #[test]
    fn odds_of_ten_to_one_are_400_points() {
        let wins = Wins::from([((0, 1), 10_000.0), ((1, 0), 1000.0)]);
        assert_eq!(rounded(&Rating::of(2, &wins)), [200, -200]);
        assert!((expected_score(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((expected_score(0.0) - 0.5).abs() < 1e-12);
    }

    #[test]
    fn who_always_wins_has_a_rating_too() {
        let rating = Rating::of(2, &Wins::from([((0, 1), 9.0)]));
        assert_eq!(rounded(&rating), [200, -200]);
        assert_eq!(rounded(&Rating::of(3, &Wins::new())), [0, 0, 0]);
        assert_eq!(Rating::of(0, &Wins::new()).0, [0.0; 0]);
    }

    #[test]
    fn strength_goes_on_through_others() {
        let wins = Wins::from([((0, 1), 750.0), ((1, 0), 250.0), ((1, 2), 750.0), ((2, 1), 250.0)]);
        let found = rounded(&Rating::of(3, &wins));
        assert!(found[1] == 0 && found[0] == -found[2] && (185..195).contains(&found[0]), "{found:?}");
    }
}
