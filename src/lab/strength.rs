//! The strengths of seats, by the model of Plackett and Luce.
//!
//! Who comes first is drawn from all sides with chances as their strengths, who comes second from the rest, and so on.
//! Sides that share a place are each drawn from those that came no better (Breslow's treatment of ties). The strengths
//! are the most likely ones, found by D. R. Hunter's MM algorithm (*MM algorithms for generalized Bradley-Terry models*,
//! 2004).

use super::interval::{Interval, Resamples};

/// The most rounds of the algorithm.
const ROUNDS: usize = 500;
/// Where strengths change by less than this part of them, they are found.
const CLOSE: f64 = 1e-7;

/// The draws of a game: who was drawn, and the set of sides that it was drawn from.
fn draws(ranking: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let mut left: usize = ranking.iter().flatten().map(|side| 1 << side).sum();
    let mut found = vec![];
    for group in ranking {
        if left.count_ones() > 1 && group.len() < left.count_ones() as usize {
            found.extend(group.iter().map(|&side| (side, left)));
        }
        group.iter().for_each(|side| left &= !(1 << side));
    }
    found
}

/// The most likely strengths as Elo points, 0 on average, from how often each side was drawn from each set.
fn fit(sides: usize, wins: &[f64], sets: &[f64]) -> Vec<f64> {
    let mut strengths = vec![1.0; sides];
    let all = (1 << sides) - 1;
    // One game without a winner goes along, so that a side that never won has a strength, too.
    let won = |side: usize| wins[side] + 1.0 / sides as f64;
    let times = |set: usize| sets[set] + if set == all { 1.0 } else { 0.0 };
    for _ in 0..ROUNDS {
        let sum =
            |set: usize| (0..sides).filter(|side| set & (1 << side) != 0).map(|side| strengths[side]).sum::<f64>();
        let drawn: Vec<f64> = (0..=all).map(|set| if set == 0 { 0.0 } else { times(set) / sum(set) }).collect();
        let expected = |side: usize| (0..=all).filter(|set| set & (1 << side) != 0).map(|set| drawn[set]).sum::<f64>();
        let mut next: Vec<f64> = (0..sides).map(|side| won(side) / expected(side)).collect();
        let mean = (next.iter().map(|strength| strength.ln()).sum::<f64>() / sides as f64).exp();
        next.iter_mut().for_each(|strength| *strength /= mean);
        let is_close = next.iter().zip(&strengths).all(|(new, old)| (new / old - 1.0).abs() < CLOSE);
        strengths = next;
        if is_close {
            break;
        }
    }
    strengths.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

/// The strengths of the sides as Elo points, 0 on average, with their intervals, from the ranking of each game.
pub fn strengths(sides: usize, rankings: &[Vec<Vec<usize>>], resamples: &Resamples) -> Vec<Interval> {
    let games: Vec<Vec<(usize, usize)>> = rankings.iter().map(|ranking| draws(ranking)).collect();
    let find = |weights: &[u32]| {
        let (mut wins, mut sets) = (vec![0.0; sides], vec![0.0; 1 << sides]);
        for (draws, &weight) in games.iter().zip(weights) {
            for &(side, set) in draws {
                wins[side] += f64::from(weight);
                sets[set] += f64::from(weight);
            }
        }
        fit(sides, &wins, &sets)
    };
    let once = find(&vec![1; games.len()]);
    let drawn = resamples.draw(find);
    let around = |(side, value)| resamples.around(value, drawn.iter().map(|values| values[side]).collect());
    once.into_iter().enumerate().map(around).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_of_a_ranking() {
        assert_eq!(draws(&[vec![2], vec![0], vec![1]]), [(2, 0b111), (0, 0b011)]);
        assert_eq!(draws(&[vec![0, 2], vec![1]]), [(0, 0b111), (2, 0b111)]);
        assert!(draws(&[vec![0, 1]]).is_empty());
    }

    /// Two sides are the model of Bradley and Terry: 3 to 1 is 400 log10(3) = 191 points.
    #[test]
    fn two_sides_by_hand() {
        let ranking = |game| if game % 4 == 0 { vec![vec![1], vec![0]] } else { vec![vec![0], vec![1]] };
        let rankings: Vec<_> = (0..4000).map(ranking).collect();
        let openings: Vec<u32> = (0..4000).collect();
        let found = strengths(2, &rankings, &Resamples::new(&openings));
        assert!((found[0].value - found[1].value - 190.85).abs() < 0.3, "{found:?}");
        // The error of the log odds is 1 / sqrt(n p (1 - p)): 12.4 points, half of it for each side.
        let (low, high) = found[0].ends.unwrap();
        assert!((high - low - 12.4).abs() < 1.5, "{found:?}");
    }

    #[test]
    fn who_never_wins_has_a_strength() {
        let rankings = vec![vec![vec![0], vec![1], vec![2]]; 10];
        let found = strengths(3, &rankings, &Resamples::new(&[0; 10]));
        assert!(found.iter().all(|strength| strength.value.is_finite() && strength.ends.is_none()), "{found:?}");
        assert!(found[0].value > found[1].value && found[1].value > found[2].value);
    }
}
