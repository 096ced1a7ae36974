//! Positions of games that are over: what weights are fitted by.

use crate::bots::Sheet;
use crate::rules::{Effects, Outcome, Record, Seat, SetupError};

/// The most positions of one game: those of long games are too much alike.
const MOST: usize = 40;
/// How many independent observations a game is worth, however many positions of it are kept.
const GAME: f64 = 4.0;

/// A quiet position, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// For each seat that is still in the game: how many times it has each feature.
    pub features: Vec<Vec<f64>>,
    /// The share of the point that each of these seats got.
    pub shares: Vec<f64>,
    /// How much it counts.
    pub weight: f64,
}

impl Sample {
    /// The quiet positions of a game after `from` actions, spread evenly, with what each seat got in the end. Nothing where
    /// nobody got anything.
    ///
    /// # Errors
    ///
    /// Where the record's options or its position are wrong.
    pub fn of_game(record: &Record, outcome: &Outcome, from: usize) -> Result<Vec<Self>, SetupError> {
        let mut line = record.lay()?;
        let mut found = vec![];
        for (at, &action) in record.actions.iter().enumerate() {
            let counted = if at >= from { Sheet::count(&*line) } else { None };
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
            line.play_unchecked(action, Effects::unheard());
        }
        let kept = found.len().min(MOST);
        let mut samples: Vec<Self> = (0..kept).map(|at| found[at * found.len() / kept].clone()).collect();
        for sample in &mut samples {
            sample.weight = GAME / kept as f64;
        }
        Ok(samples)
    }
}
