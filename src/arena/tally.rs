//! Aggregates games, opening by opening.

use std::collections::BTreeMap;

use super::plan::{Pairings, Plan, PlanError};
use super::rating::{Rating, Wins};
use super::scores::{GameResult, GameScores, ScoreError};
use super::sprt::Sprt;
use crate::bots::Counts;

/// A mean and its margin of error.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half-width of the 95% confidence interval; `None` with too few observations.
    pub margin: Option<f64>,
}

/// The games of an arena so far.
#[derive(Clone, Debug)]
pub struct Tally {
    pub(super) plan: Plan,
    pub(super) table: Pairings,
    pub(super) games: BTreeMap<(u32, usize), GameResult>,
    scores: BTreeMap<u32, Vec<GameScores>>,
}

/// Why a game cannot be added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TallyError {
    /// Its result is invalid.
    #[error(transparent)]
    Score(#[from] ScoreError),
    /// The game was added before.
    #[error("opening {opening}, seating {seating} is there twice")]
    Twice {
        /// The number of the opening.
        opening: u32,
        /// The number of the seating.
        seating: usize,
    },
    /// The game is not in the plan.
    #[error("opening {opening}, seating {seating} is not one of this arena's games")]
    Foreign {
        /// The number of the opening.
        opening: u32,
        /// The number of the seating.
        seating: usize,
    },
}

/// Maximum number of groups of openings for the jackknife.
const PARTS: usize = 20;

impl Tally {
    /// An empty tally.
    ///
    /// # Errors
    ///
    /// Where the plan is invalid.
    pub fn new(plan: Plan) -> Result<Self, PlanError> {
        let table = plan.table()?;
        Ok(Self { plan, table, games: BTreeMap::new(), scores: BTreeMap::new() })
    }

    /// Adds a game.
    ///
    /// # Errors
    ///
    /// Where the game does not belong to this arena.
    pub fn add(&mut self, entry: GameResult) -> Result<(), TallyError> {
        let (opening, seating) = (entry.opening, entry.seating);
        if self.games.contains_key(&(opening, seating)) {
            return Err(TallyError::Twice { opening, seating });
        }
        let is_ours = opening < self.plan.observations
            && seating < self.table.seatings.len()
            && entry.players == self.table.seated(seating);
        if !is_ours {
            return Err(TallyError::Foreign { opening, seating });
        }
        let scores = GameScores::of(&entry, &self.table.seating)?;
        self.scores.entry(opening).or_default().push(scores);
        self.games.insert((opening, seating), entry);
        Ok(())
    }

    /// The number of games.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// The mean placement of a player: 1/2 is parity.
    pub fn placement(&self, name: &str) -> Estimate {
        self.by_opening(|game| {
            game.players.iter().filter(|score| score.name == name).map(|score| score.placement).collect()
        })
    }

    /// The mean share of first places.
    pub fn first(&self, name: &str) -> Estimate {
        self.by_opening(|game| {
            game.players.iter().filter(|score| score.name == name).map(|score| score.first).collect()
        })
    }

    /// The mean over openings of a score; games of one opening are not independent of each other.
    fn by_opening(&self, scores: impl Fn(&GameScores) -> Vec<f64>) -> Estimate {
        let means: Vec<f64> = self
            .scores
            .values()
            .filter_map(|games| mean(&games.iter().flat_map(&scores).collect::<Vec<_>>()))
            .collect();
        estimate(&means)
    }

    /// The players' ratings, in the order of their names.
    pub fn ratings(&self) -> Vec<Estimate> {
        let names = self.table.distinct();
        let parts = PARTS.min(self.scores.len());
        let all = Rating::of(names.len(), &self.wins(&names, |_| true)).0;
        let without = (0..parts).map(|part| Rating::of(names.len(), &self.wins(&names, |at| at % parts != part)).0);
        let without: Vec<Vec<f64>> = without.collect();
        let margin = |player: usize| {
            // The grouped jackknife: leave one group of openings out at a time.
            let count = parts as f64;
            let mean = mean(&without.iter().map(|ratings| ratings[player]).collect::<Vec<_>>())?;
            let squares: f64 = without.iter().map(|ratings| (ratings[player] - mean).powi(2)).sum();
            Some(quantile(parts)? * (squares * (count - 1.0) / count).sqrt())
        };
        all.iter().enumerate().map(|(player, &mean)| Estimate { mean, margin: margin(player) }).collect()
    }

    fn wins(&self, names: &[&str], is_in: impl Fn(usize) -> bool) -> Wins {
        let mut wins = Wins::new();
        let number = |name: &str| names.iter().position(|other| *other == name).unwrap_or_default();
        for (_, games) in self.scores.values().enumerate().filter(|&(at, _)| is_in(at)) {
            for (one, other, won) in games.iter().flat_map(|game| &game.pairs) {
                *wins.entry((number(one), number(other))).or_default() += won;
            }
        }
        wins
    }

    /// The sequential test of the plan, over all openings whose games are complete.
    pub fn sprt(&self) -> Option<Sprt> {
        let mut sprt = Sprt::new(self.plan.sprt?);
        let complete = self.scores.values().filter(|games| games.len() == self.table.seatings.len());
        complete.filter_map(|games| self.observation(games)).for_each(|score| sprt.observe(score));
        Some(sprt)
    }

    /// The first player's mean score against the second in the games of an opening.
    fn observation(&self, games: &[GameScores]) -> Option<f64> {
        let names = self.table.distinct();
        let [one, other] = names[..] else { return None };
        let pairs = games.iter().flat_map(|game| &game.pairs);
        let scores: Vec<f64> = pairs.filter(|pair| pair.0 == one && pair.1 == other).map(|pair| pair.2).collect();
        mean(&scores)
    }

    /// How often each ending occurred, most frequent first.
    pub fn endings(&self) -> Vec<(&str, usize)> {
        let mut endings: BTreeMap<&str, usize> = BTreeMap::new();
        for entry in self.games.values() {
            *endings.entry(&entry.ending).or_default() += 1;
        }
        let mut endings: Vec<_> = endings.into_iter().collect();
        endings.sort_by_key(|&(_, times)| core::cmp::Reverse(times));
        endings
    }

    /// A player's total statistics, and over how many seats.
    pub fn deeds(&self, name: &str) -> (Counts, usize) {
        let (mut all, mut seats) = (Counts::default(), 0);
        for entry in self.games.values() {
            let own = entry.players.iter().zip(&entry.deeds).filter(|(player, _)| *player == name);
            own.for_each(|(_, &counts)| {
                all += counts;
                seats += 1;
            });
        }
        (all, seats)
    }

    /// The mean number of actions per game.
    pub fn length(&self) -> f64 {
        // Merged files may contain any number, so sum as floats.
        self.games.values().map(|entry| entry.actions as f64).sum::<f64>() / self.games.len().max(1) as f64
    }
}

fn mean(numbers: &[f64]) -> Option<f64> {
    (!numbers.is_empty()).then(|| numbers.iter().sum::<f64>() / numbers.len() as f64)
}

/// The mean of independent observations, with its margin.
fn estimate(observations: &[f64]) -> Estimate {
    let count = observations.len();
    let Some(mean) = mean(observations) else { return Estimate { mean: f64::NAN, margin: None } };
    let squares: f64 = observations.iter().map(|seen| (seen - mean).powi(2)).sum();
    let margin = quantile(count).map(|quantile| quantile * (squares / ((count - 1) * count) as f64).sqrt());
    Estimate { mean, margin }
}

/// The 97.5% quantile of Student's t distribution for this many observations; `None` for fewer than two.
fn quantile(observations: usize) -> Option<f64> {
    const FEW: [f64; 9] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
    const NORMAL: f64 = 1.959_964;
    let freedom = observations.checked_sub(1).filter(|&freedom| freedom > 0)?;
    Some(FEW.get(freedom - 1).copied().unwrap_or_else(|| {
        // Cornish-Fisher expansion.
        let (z, n) = (NORMAL, freedom as f64);
        z + (z.powi(3) + z) / (4.0 * n) + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * n * n)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Merged entries come from files and may contain any number.
    #[test]
    fn the_greatest_numbers_add_up() {
        let plan = r#"{"arena":1,"game":"knot","options":[],"players":["a=random","b=random"],"observations":2,
            "limit":"own","seed":1,"openings":{"random":4},"most_actions":3000,"shard":{"index":0,"of":1},"sprt":null}"#;
        let mut tally = Tally::new(serde_json::from_str(plan).unwrap()).unwrap();
        let most = u32::MAX;
        for (opening, seating, players) in [(0, 0, r#""a","b""#), (0, 1, r#""b","a""#), (1, 0, r#""a","b""#)] {
            let deeds = format!(
                r#"{{"moves":{most},"captures":{most},"revenges":{most},"offers":{most},"bids":{most},"trades":{most}}}"#
            );
            let entry = format!(
                r#"{{"opening":{opening},"seating":{seating},"players":[{players}],"result":"1-0","ending":"","actions":{},
                "last":"","faults":[{{"seat":"W","after":{},"why":""}}],"deeds":[{deeds},{deeds}]}}"#,
                u64::MAX,
                u64::MAX
            );
            tally.add(serde_json::from_str(&entry).unwrap()).unwrap();
        }
        assert_eq!(tally.length(), u64::MAX as f64);
        assert_eq!(tally.deeds("a").0.bids, most);
        let report = super::super::Report(&tally).to_string();
        assert!(report.contains("mean length: 18446744073709551616.0 actions\n"), "{report}");
    }

    #[test]
    fn intervals_are_those_of_the_tables() {
        for (observations, expected) in [(2, 12.706), (6, 2.571), (11, 2.228), (31, 2.042), (1001, 1.962)] {
            assert!((quantile(observations).unwrap() - expected).abs() < 0.006, "{observations}");
        }
        assert_eq!((quantile(0), quantile(1)), (None, None));
        let four = estimate(&[0.0, 1.0, 0.0, 1.0]);
        assert!(
            (four.mean - 0.5).abs() < 1e-12 && (four.margin.unwrap() - 3.182 * (1.0_f64 / 12.0).sqrt()).abs() < 1e-9
        );
        assert_eq!(estimate(&[0.3]).margin, None);
        assert!(estimate(&[]).mean.is_nan());
    }
}
