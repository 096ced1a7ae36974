//! The scores of a game's players.

use serde::{Deserialize, Serialize};

use super::bout::{Bout, Forfeit};
use crate::bots::Counts;
use crate::rules::{NotPoints, Points, Seating, excerpt};

/// One game in an arena's output, one line each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The number of the opening.
    pub opening: u32,
    /// The number of the seating.
    pub seating: usize,
    /// The player names by seat; empty for a dummy.
    pub players: Vec<String>,
    /// The points by seat, in the notation of records.
    pub result: String,
    /// Why the game ended.
    pub ending: String,
    /// The number of actions.
    pub actions: usize,
    /// The key of the final position.
    pub last: String,
    /// Players' faults.
    pub faults: Vec<Forfeit>,
    /// The statistics of each seat.
    #[serde(default)]
    pub deeds: Vec<Counts>,
}

/// The ending of a game that reached the action limit.
pub const UNFINISHED: &str = "unfinished";

impl GameResult {
    /// The entry for a finished game.
    pub fn new(opening: u32, seating: usize, players: Vec<String>, bout: &Bout) -> Self {
        let outcome = bout.outcome();
        let ending = if bout.is_finished() { outcome.reason.to_string() } else { UNFINISHED.to_owned() };
        Self {
            opening,
            seating,
            result: outcome.result(players.len()),
            ending,
            actions: bout.actions(),
            last: format!("{:016x}", bout.line().key()),
            faults: bout.faults.clone(),
            deeds: bout.counts(),
            players,
        }
    }
}

/// The scores of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameScores {
    /// The score of each player.
    pub players: Vec<Score>,
    /// For each ordered pair of player names: 1 for more points, 1/2 for equal points, 0 for fewer.
    pub pairs: Vec<(String, String, f64)>,
}

/// The score of one player.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    /// The player's name.
    pub name: String,
    /// Placement: the fraction of opponents with fewer points, ties counting half; 1/2 is parity.
    pub placement: f64,
    /// The player's share of first place.
    pub first: f64,
}

/// Why an entry is invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScoreError {
    /// A result is not a number of points.
    #[error(transparent)]
    Points(#[from] NotPoints),
    /// The number of results does not match the number of players.
    #[error("`{}` are not the points of {players} players", excerpt(.result))]
    Count {
        /// The result.
        result: String,
        /// The number of players.
        players: usize,
    },
}

/// The points of the side of a seat: those of its best seat.
pub fn points_of_side(points: &[Points], seating: &Seating, seat: usize) -> Option<Points> {
    seating.sides[seat].iter().filter_map(|seat| points.get(seat.index())).max().copied()
}

/// For each seat, the share of the first place that its side has.
pub fn firsts(points: &[Points], seating: &Seating) -> Vec<f64> {
    let side = |seat: usize| seating.sides[seat];
    let of_side = |seat: usize| points_of_side(points, seating, seat);
    let most = (0..points.len()).map(of_side).max().flatten();
    let is_first = |seat: usize| !side(seat).is_empty() && of_side(seat) == most;
    let leads = |seat: usize| side(seat).iter().next().is_some_and(|first| first.index() == seat);
    let sides = (0..points.len()).filter(|&seat| leads(seat) && is_first(seat)).count();
    let share = |seat: usize| if is_first(seat) { 1.0 / f64::from(sides.max(1) as u32) } else { 0.0 };
    (0..points.len()).map(share).collect()
}

impl GameScores {
    /// Scores an entry.
    ///
    /// # Errors
    ///
    /// Where the result is invalid.
    pub fn of(entry: &GameResult, seating: &Seating) -> Result<Self, ScoreError> {
        let points = entry.result.split('-').map(str::parse).collect::<Result<Vec<Points>, _>>()?;
        let players = entry.players.len();
        if points.len() != players || players > seating.sides.len() {
            return Err(ScoreError::Count { result: entry.result.clone(), players });
        }
        let side = |seat: usize| seating.sides[seat];
        let of_side = |seat: usize| points_of_side(&points, seating, seat);
        // One person with a whole side is counted once, at its first seat.
        let leads = |seat: usize| side(seat).iter().next().is_some_and(|first| first.index() == seat);
        let scores = |&seat: &usize| !side(seat).is_empty() && (!seating.one_person_a_side || leads(seat));
        let persons: Vec<usize> = (0..players).filter(scores).collect();
        let first = firsts(&points, seating);
        let mut found = Self { players: Vec::new(), pairs: Vec::new() };
        for &one in &persons {
            let opponents = persons.iter().filter(|&&other| side(other) != side(one));
            let (mut total, mut count) = (0.0, 0.0);
            for &other in opponents {
                let won = match of_side(one).cmp(&of_side(other)) {
                    core::cmp::Ordering::Greater => 1.0,
                    core::cmp::Ordering::Equal => 0.5,
                    core::cmp::Ordering::Less => 0.0,
                };
                total += won;
                count += 1.0;
                found.pairs.push((entry.players[one].clone(), entry.players[other].clone(), won));
            }
            found.players.push(Score {
                name: entry.players[one].clone(),
                placement: if count > 0.0 { total / count } else { 0.5 },
                first: first[one],
            });
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    fn scores(seating: &Seating, players: &[&str], result: &str) -> Result<String, String> {
        let entry = GameResult {
            opening: 0,
            seating: 0,
            players: players.iter().map(|&name| name.to_owned()).collect(),
            result: result.to_owned(),
            ending: String::new(),
            actions: 0,
            last: String::new(),
            faults: Vec::new(),
            deeds: Vec::new(),
        };
        let scores = GameScores::of(&entry, seating).map_err(|error| error.to_string())?;
        let written =
            scores.players.iter().map(|score| format!("{} {:.2} {:.2}", score.name, score.placement, score.first));
        Ok(written.collect::<Vec<_>>().join(", "))
    }

    #[test]
    fn places_come_from_points() {
        let four = |result| scores(&Seating::each(4), &["a", "b", "c", "d"], result).unwrap();
        assert_eq!(four("1-0-0-0"), "a 1.00 1.00, b 0.33 0.00, c 0.33 0.00, d 0.33 0.00");
        assert_eq!(four("1/2-0-1/2-0"), "a 0.83 0.50, b 0.17 0.00, c 0.83 0.50, d 0.17 0.00");
        assert_eq!(four("3-2-1-0"), "a 1.00 1.00, b 0.67 0.00, c 0.33 0.00, d 0.00 0.00");
        assert_eq!(scores(&Seating::each(2), &["a", "b"], "0-1").unwrap(), "a 0.00 0.00, b 1.00 1.00");
    }

    #[test]
    fn partners_are_no_opponents() {
        let of_form = |form, players, result| {
            scores(&GameId::Quad.set_up([("form", form)], None).unwrap().seating(), players, result).unwrap()
        };
        assert_eq!(
            of_form("teams-opposite", &["a", "b", "c", "d"], "1-0-1-0"),
            "a 1.00 1.00, b 0.00 0.00, c 1.00 1.00, d 0.00 0.00"
        );
        assert_eq!(of_form("two-handed-opposite", &["a", "b", "a", "b"], "0-1-0-0"), "a 0.00 0.00, b 1.00 1.00");
        assert_eq!(
            of_form("three-handed", &["a", "b", "c", ""], "1/2-1/2-0-0"),
            "a 0.75 0.50, b 0.75 0.50, c 0.00 0.00"
        );
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for (result, why) in [
            ("1-0", "`1-0` are not the points of 4 players"),
            ("1-0-0-x", "`x` is no number of points such as 2 or 3/2"),
            ("", "`` is no number of points such as 2 or 3/2"),
        ] {
            assert_eq!(scores(&Seating::each(4), &["a", "b", "c", "d"], result).unwrap_err(), why);
        }
    }
}
