//! Intervals by bootstrap over whole openings.

use crate::bots::Chance;

/// How many times the openings are drawn again.
const TIMES: usize = 1000;

/// A value with the interval in which the truth lies 95 times of 100.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Interval {
    /// The value; not a number where there is nothing to count.
    pub value: f64,
    /// The lower and upper end; `None` with fewer than two openings.
    pub ends: Option<(f64, f64)>,
}

/// What is computed from the games, each with a weight.
#[derive(Clone, PartialEq, Debug)]
pub enum Statistic {
    /// The mean of a number of each game.
    Mean(Vec<f64>),
    /// The sum of a number of each game by the sum of another.
    Ratio(Vec<f64>, Vec<f64>),
    /// The number below which this share of the games are.
    Quantile(Ordered, f64),
}

/// A number of each game, and the games in the order of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Ordered {
    numbers: Vec<f64>,
    order: Vec<usize>,
}

impl Ordered {
    /// Puts the numbers in order.
    pub fn new(numbers: Vec<f64>) -> Self {
        let mut order: Vec<usize> = (0..numbers.len()).collect();
        order.sort_by(|&one, &other| numbers[one].total_cmp(&numbers[other]));
        Self { numbers, order }
    }

    /// The number below which `share` of the weight is; the mean of two numbers where it lies between them.
    fn quantile(&self, weights: &[u32], share: f64) -> f64 {
        let wanted = share * weights.iter().map(|&weight| f64::from(weight)).sum::<f64>();
        let mut below = 0.0;
        let mut held = None;
        for &at in self.order.iter().filter(|&&at| weights[at] > 0) {
            if let Some(held) = held {
                return f64::midpoint(held, self.numbers[at]);
            }
            below += f64::from(weights[at]);
            if below > wanted {
                return self.numbers[at];
            }
            if below == wanted {
                held = Some(self.numbers[at]);
            }
        }
        held.unwrap_or(f64::NAN)
    }
}

impl Statistic {
    /// A quantile of numbers in any order.
    pub fn quantile(numbers: &[f64], share: f64) -> Self {
        Self::Quantile(Ordered::new(numbers.to_vec()), share)
    }

    /// Its value with these weights of the games.
    fn value(&self, weights: &[u32]) -> f64 {
        let sum = |numbers: &[f64]| -> f64 {
            numbers.iter().zip(weights).map(|(number, &weight)| number * f64::from(weight)).sum()
        };
        match self {
            Self::Mean(numbers) => sum(numbers) / weights.iter().map(|&weight| f64::from(weight)).sum::<f64>(),
            Self::Ratio(above, below) => sum(above) / sum(below),
            Self::Quantile(ordered, share) => ordered.quantile(weights, *share),
        }
    }
}

/// Draws the openings of games again and again, with repetition, always in the same way.
#[derive(Clone, PartialEq, Debug)]
pub struct Resamples {
    /// For each game, the number of its opening.
    openings: Vec<usize>,
    /// How many openings there are.
    count: usize,
}

impl Resamples {
    /// From the opening of each game, whatever openings are numbered with.
    pub fn new(openings: &[u32]) -> Self {
        let mut distinct = openings.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        let place = |opening: &u32| distinct.binary_search(opening).unwrap_or_default();
        Self { openings: openings.iter().map(place).collect(), count: distinct.len() }
    }

    /// How many different openings there are.
    pub const fn openings(&self) -> usize {
        self.count
    }

    /// The opening of each game, numbered from 0.
    pub fn of_games(&self) -> &[usize] {
        &self.openings
    }

    /// The values with their intervals: the 2.5th and 97.5th of 100 of the values that openings drawn again give.
    pub fn intervals(&self, statistics: &[Statistic]) -> Vec<Interval> {
        let drawn = self.draw(|weights| statistics.iter().map(|statistic| statistic.value(weights)).collect());
        let once = vec![1; self.openings.len()];
        let of = |(at, statistic): (usize, &Statistic)| {
            self.around(statistic.value(&once), drawn.iter().map(|values: &Vec<f64>| values[at]).collect())
        };
        statistics.iter().enumerate().map(of).collect()
    }

    /// What `find` finds with the weights of each time the openings are drawn again.
    pub fn draw<T>(&self, mut find: impl FnMut(&[u32]) -> T) -> Vec<T> {
        let times = if self.count < 2 { 0 } else { TIMES };
        let of_time = |time: usize| {
            let mut chance = Chance::new(Chance::seed_of(&[time as u64, self.count as u64]));
            let mut drawn = vec![0; self.count];
            (0..self.count).for_each(|_| drawn[chance.below(self.count)] += 1);
            let weights: Vec<u32> = self.openings.iter().map(|&opening| drawn[opening]).collect();
            find(&weights)
        };
        (0..times).map(of_time).collect()
    }

    /// The interval around a value, from the values of all draws.
    pub fn around(&self, value: f64, mut drawn: Vec<f64>) -> Interval {
        drawn.retain(|value| !value.is_nan());
        drawn.sort_by(f64::total_cmp);
        let left_out = drawn.len() / 40;
        let ends = (!value.is_nan() && drawn.len() > 1).then(|| (drawn[left_out], drawn[drawn.len() - 1 - left_out]));
        Interval { value, ends }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_by_hand() {
        let quantile = |numbers: &[f64], share| Statistic::quantile(numbers, share).value(&vec![1; numbers.len()]);
        assert_eq!(quantile(&[3.0, 1.0, 2.0], 0.5), 2.0);
        assert_eq!(quantile(&[4.0, 1.0, 2.0, 3.0], 0.5), 2.5);
        let ten: Vec<f64> = (1..=10).map(f64::from).collect();
        assert_eq!((quantile(&ten, 0.1), quantile(&ten, 0.9)), (1.5, 9.5));
        assert!(quantile(&[], 0.5).is_nan());
        assert_eq!(Statistic::quantile(&[1.0, 5.0, 9.0], 0.5).value(&[0, 1, 3]), 9.0);
        assert_eq!(Statistic::Mean(vec![1.0, 4.0]).value(&[3, 1]), 1.75);
        assert_eq!(Statistic::Ratio(vec![1.0, 2.0], vec![2.0, 4.0]).value(&[1, 1]), 0.5);
    }

    /// The error of a mean of 0 and 1 is known: 1.96 * sqrt(0.25 / 400) = 0.049.
    #[test]
    fn the_interval_of_a_share_is_the_known_one() {
        let openings: Vec<u32> = (0..400).collect();
        let half: Vec<f64> = openings.iter().map(|opening| f64::from(opening % 2)).collect();
        let found = Resamples::new(&openings).intervals(&[Statistic::Mean(half.clone())])[0];
        let (low, high) = found.ends.unwrap();
        assert_eq!(found.value, 0.5);
        assert!((0.5 - low - 0.049).abs() < 0.005 && (high - 0.5 - 0.049).abs() < 0.005, "{low} {high}");
        // Four games of each opening are alike: as if there were a fourth of them, so twice the error.
        let openings: Vec<u32> = (0..400).map(|game| game / 4).collect();
        let alike: Vec<f64> = openings.iter().map(|opening| f64::from(opening % 2)).collect();
        let (low, high) = Resamples::new(&openings).intervals(&[Statistic::Mean(alike)])[0].ends.unwrap();
        assert!((high - low - 0.196).abs() < 0.015, "{low} {high}");
    }

    #[test]
    fn one_opening_has_no_interval() {
        let found = Resamples::new(&[7, 7]).intervals(&[Statistic::Mean(vec![0.0, 1.0])])[0];
        assert_eq!(found, Interval { value: 0.5, ends: None });
        let none = Resamples::new(&[]).intervals(&[Statistic::Mean(vec![])])[0];
        assert!(none.value.is_nan() && none.ends.is_none());
    }
}
