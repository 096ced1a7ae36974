//! Weights from outcomes: logistic regression over the seats (with two of them, plain logistic regression).
//!
//! The chance that a seat gets the point goes with the exponential of its worth, divided by a temperature that is fitted,
//! too. One feature, the *anchor*, keeps its weight, which fixes the scale. The others are held towards what they are now,
//! the more loosely the greater they are.

use super::sample::Sample;

/// How far weights may go before it counts: this part of what they are now, and so many hundredths of a pawn.
const LOOSE: f64 = 0.5;
const LOOSE_AT_LEAST: f64 = 5.0;
/// So often a step down is tried at most.
const STEPS: usize = 600;
/// Where a step gains less than this part, the bottom is reached.
const FLAT: f64 = 1e-9;

/// What has been found.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The weights, in hundredths of a pawn.
    pub weights: Vec<i32>,
    /// So many hundredths of a pawn are odds of e to one, by the weights before.
    pub temperature_before: f64,
    /// The same by the fitted ones.
    pub temperature: f64,
    /// The mean loss by observation, in nats, with the weights as they were, at their best temperature.
    pub loss_before: f64,
    /// The same with the weights that have been found.
    pub loss: f64,
    /// The feature whose weight is fixed.
    pub anchor: usize,
}

/// The loss and how it changes with each weight and with the logarithm of the temperature.
struct Slope {
    loss: f64,
    by: Vec<f64>,
    /// The second derivatives, without those across.
    bend: Vec<f64>,
}

/// Adds up over all samples. The last of `point` is the logarithm of the temperature.
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

/// Goes down from `point` along what `free` says, held to `now`; the first `assets` weights never below nothing.
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

/// Fits the weights of `samples`, which are `now`; the first `assets` are held at nothing at least. The anchor is the feature
/// with this number, or else the one whose weight the samples know best.
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

    /// Samples of which the weights and the temperature are known.
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
