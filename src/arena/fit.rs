//! Fits evaluation weights to game results: softmax regression over the seats (with two seats, logistic regression).
//!
//! A seat's expected share of the point is the softmax of its evaluation, with a temperature that is fitted, too. One
//! feature, the *anchor*, keeps its weight and so fixes the scale. The other weights have a Gaussian prior around their
//! current values, which is wider for larger weights.

use super::sample::Sample;

/// Standard deviation of the prior: this fraction of the current weight, plus a constant in centipawns.
const LOOSE: f64 = 0.5;
const LOOSE_AT_LEAST: f64 = 5.0;
/// Maximum number of gradient steps.
const STEPS: usize = 600;
/// The fit has converged when a step reduces the loss by less than this fraction.
const FLAT: f64 = 1e-9;

/// The result of a fit.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The fitted weights, in centipawns.
    pub weights: Vec<i32>,
    /// Softmax temperature for the old weights, in centipawns.
    pub temperature_before: f64,
    /// Softmax temperature for the fitted weights, in centipawns.
    pub temperature: f64,
    /// The mean loss per observation, in nats, with the old weights at their best temperature.
    pub loss_before: f64,
    /// The same with the fitted weights.
    pub loss: f64,
    /// The feature whose weight is fixed.
    pub anchor: usize,
}

/// The loss and its gradient by each weight and by the logarithm of the temperature.
struct Slope {
    loss: f64,
    by: Vec<f64>,
    /// The diagonal of the Hessian.
    bend: Vec<f64>,
}

/// Sums over all samples. The last entry of `point` is the logarithm of the temperature.
fn slope(samples: &[Sample], point: &[f64]) -> Slope {
    let (count, temperature) = (point.len() - 1, point[point.len() - 1].exp());
    let mut slope = Slope { loss: 0.0, by: vec![0.0; count + 1], bend: vec![0.0; count + 1] };
    let mut mean = vec![0.0; count + 1];
    for sample in samples {
        let worth = |features: &Vec<f64>| -> f64 {
            features.iter().zip(point).map(|(count, weight)| count * weight).sum::<f64>() / temperature
        };
        let worths: Vec<f64> = sample.features.iter().map(worth).collect();
        let most = worths.iter().copied().fold(f64::MIN, f64::max);
        let sum: f64 = worths.iter().map(|worth| (worth - most).exp()).sum();
        let chances: Vec<f64> = worths.iter().map(|worth| (worth - most).exp() / sum).collect();
        mean.fill(0.0);
        for ((features, chance), worth) in sample.features.iter().zip(&chances).zip(&worths) {
            for (mean, count) in mean.iter_mut().zip(features) {
                *mean += chance * count / temperature;
            }
            mean[count] -= chance * worth;
        }
        for (seat, features) in sample.features.iter().enumerate() {
            let (share, chance) = (sample.shares[seat], chances[seat]);
            slope.loss -= sample.weight * share * (worths[seat] - most - sum.ln());
            let (over, part) = (sample.weight * (chance - share), sample.weight * chance);
            for at in 0..count {
                let change = features[at] / temperature;
                slope.by[at] += over * change;
                slope.bend[at] += part * (change - mean[at]).powi(2);
            }
            slope.by[count] -= over * worths[seat];
            slope.bend[count] += part * (-worths[seat] - mean[count]).powi(2);
        }
    }
    slope
}

/// Gradient descent from `point` in the `free` dimensions, with the prior around `now`; the first `assets` weights stay
/// at zero or above.
fn descend(samples: &[Sample], point: &mut Vec<f64>, now: &[i32], assets: usize, free: &dyn Fn(usize) -> bool) {
    let hold = |at: usize| now.get(at).map_or(0.0, |&now| (LOOSE * f64::from(now).abs() + LOOSE_AT_LEAST).powi(-2));
    let away = |point: &[f64], at: usize| point[at] - now.get(at).map_or(point[at], |&now| f64::from(now));
    let held = |point: &[f64]| {
        let mut slope = slope(samples, point);
        for at in 0..now.len() {
            slope.loss += hold(at) * away(point, at).powi(2) / 2.0;
            slope.by[at] += hold(at) * away(point, at);
            slope.bend[at] += hold(at);
        }
        slope
    };
    let (mut here, mut pace) = (held(point), 0.5);
    for _ in 0..STEPS {
        let step = |at: usize| if free(at) { pace * here.by[at] / (here.bend[at] + 1e-12) } else { 0.0 };
        let least = |at: usize| if at < assets { 0.0 } else { f64::MIN };
        let next: Vec<f64> = point.iter().enumerate().map(|(at, value)| (value - step(at)).max(least(at))).collect();
        let there = held(&next);
        if there.loss <= here.loss {
            let gain = here.loss - there.loss;
            (*point, here, pace) = (next, there, pace * 1.2);
            if gain < FLAT * here.loss {
                break;
            }
        } else {
            pace /= 2.0;
            if pace < 1e-6 {
                break;
            }
        }
    }
}

/// Fits weights to `samples`, starting from `now`; the first `assets` weights stay at zero or above. The anchor is the
/// feature with this index, or else the one whose weight the samples determine best.
pub fn fit(samples: &[Sample], now: &[i32], assets: usize, anchor: Option<usize>) -> Fit {
    let total = samples.iter().map(|sample| sample.weight).sum::<f64>().max(f64::MIN_POSITIVE);
    let temperature = now.len();
    let mut point: Vec<f64> = now.iter().map(|&weight| f64::from(weight)).collect();
    point.push(400.0_f64.ln());
    descend(samples, &mut point, now, 0, &|at| at == temperature);
    let (before, temperature_before) = (slope(samples, &point), point[temperature].exp());
    let known = |at: usize| before.bend[at] * f64::from(now[at]).powi(2);
    let anchor = anchor.or_else(|| (0..now.len()).max_by(|&one, &other| known(one).total_cmp(&known(other))));
    let anchor = anchor.unwrap_or_default();
    point.iter_mut().take(assets).for_each(|weight| *weight = weight.max(0.0));
    descend(samples, &mut point, now, assets, &|at| at != anchor);
    let weights: Vec<i32> = point[..temperature].iter().map(|weight| weight.round() as i32).collect();
    Fit {
        weights,
        temperature: point[temperature].exp(),
        temperature_before,
        loss_before: before.loss / total,
        loss: slope(samples, &point).loss / total,
        anchor,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Chance;

    /// Samples drawn from known weights and a known temperature.
    fn drawn(weights: &[i32], temperature: f64, seats: usize, count: usize) -> Vec<Sample> {
        let mut chance = Chance::new(11);
        let sample = |_| {
            let features: Vec<Vec<f64>> =
                (0..seats).map(|_| weights.iter().map(|_| chance.below(9) as f64).collect()).collect();
            let odds = features.iter().map(|features| {
                let worth: f64 = features.iter().zip(weights).map(|(count, weight)| count * f64::from(*weight)).sum();
                (worth / temperature).exp()
            });
            let odds: Vec<f64> = odds.collect();
            let mut left = chance.below(1 << 30) as f64 / f64::from(1 << 30) * odds.iter().sum::<f64>();
            let mut shares = vec![0.0; seats];
            let winner = odds.iter().position(|odds| {
                left -= odds;
                left < 0.0
            });
            shares[winner.unwrap_or(seats - 1)] = 1.0;
            Sample { features, shares, weight: 1.0 }
        };
        (0..count).map(sample).collect()
    }

    #[test]
    fn known_weights_are_found_again() {
        for seats in [2, 4] {
            let samples = drawn(&[100, 300, -50, 20], 500.0, seats, 20_000);
            let fit = fit(&samples, &[100, 200, 10, 0], 2, Some(0));
            assert_eq!((fit.weights[0], fit.anchor), (100, 0));
            assert!((fit.temperature - 500.0).abs() < 60.0, "{fit:?}");
            for (found, truth) in fit.weights.iter().zip([100, 300, -50, 20]) {
                assert!((found - truth).abs() <= 8 + truth.abs() / 10, "{fit:?}");
            }
            assert!(fit.loss < fit.loss_before, "{fit:?}");
        }
    }

    #[test]
    fn what_is_had_is_never_worth_less_than_nothing() {
        let samples = drawn(&[100, -50, -50], 500.0, 2, 5_000);
        let found = fit(&samples, &[100, 20, 20], 2, Some(0)).weights;
        assert!(found[1] == 0 && found[2] < -20, "{found:?}");
    }

    #[test]
    fn what_nobody_has_stays_as_it_is() {
        let mut samples = drawn(&[100, 300], 500.0, 2, 500);
        for sample in &mut samples {
            for features in &mut sample.features {
                features.push(0.0);
            }
        }
        assert_eq!(fit(&samples, &[100, 300, 77], 3, None).weights[2], 77);
        assert_eq!(fit(&[], &[100, 300, 77], 3, None).weights, [100, 300, 77]);
    }
}
