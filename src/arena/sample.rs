//! Training samples from finished games, to fit evaluation weights.

use crate::bots::Sheet;
use crate::rules::{Effects, Outcome, Record, Seat, SetupError};

/// Maximum number of positions taken from a game: more would be too similar.
const MOST: usize = 40;
/// How many independent observations a game counts for, however many positions are taken from it.
const GAME: f64 = 4.0;

/// A quiet position, and the result of its game.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The feature counts of each seat still in the game.
    pub features: Vec<Vec<f64>>,
    /// The share of the point that each of these seats got.
    pub shares: Vec<f64>,
    /// The weight of the sample.
    pub weight: f64,
}

impl Sample {
    /// Samples the quiet positions of a game after `from` actions, evenly spaced, with the share of each seat. Empty if
    /// no seat got any points.
    ///
    /// # Errors
    ///
    /// Where the record's options or starting position are wrong.
    pub fn of_game(record: &Record, outcome: &Outcome, from: usize) -> Result<Vec<Self>, SetupError> {
        let mut line = record.lay()?;
        let mut found = vec![];
        for (at, &action) in record.actions.iter().enumerate() {
            let counted = (at >= from).then(|| Sheet::count(&*line));
            if let Some(counted) = counted.filter(|counted| counted.is_quiet) {
                let points = |seat: Seat| f64::from(outcome.points[seat.index()]);
                let all: f64 = counted.players.iter().map(points).sum();
                if all > 0.0 && counted.players.len() > 1 {
                    found.push(Self {
                        features: counted
                            .players
                            .iter()
                            .map(|seat| counted.features[seat.index()].iter().map(|&count| f64::from(count)).collect())
                            .collect(),
                        shares: counted.players.iter().map(|seat| points(seat) / all).collect(),
                        weight: 0.0,
                    });
                }
            }
            line.play_unchecked(action, Effects::ignored());
        }
        let kept = found.len().min(MOST);
        let mut samples: Vec<Self> = (0..kept).map(|at| found[at * found.len() / kept].clone()).collect();
        for sample in &mut samples {
            sample.weight = GAME / kept as f64;
        }
        Ok(samples)
    }
}
