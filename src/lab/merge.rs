//! Parts of a study, put together.

use std::collections::{BTreeMap, BTreeSet};

use super::part::{Header, Part};
use super::played::Played;
use super::study::Study;
use crate::arena::Shard;

/// The most ranges of numbers that are told.
const TOLD: usize = 12;

/// The games of a study, from all parts that are there.
#[derive(Clone, PartialEq, Debug)]
pub struct Whole {
    /// The header of the whole.
    pub header: Header,
    /// The games by number.
    pub games: BTreeMap<u64, Played>,
    /// For each part that is there: its shard, and the file.
    parts: Vec<(Shard, String)>,
    /// Which file and line each game is from.
    places: BTreeMap<u64, (usize, usize)>,
    /// For each pair of files that have games in common, how many.
    twice: BTreeMap<(usize, usize), u64>,
}

/// A part cannot be added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct WholeError {
    /// The number of the line in the part, from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl Whole {
    /// A whole without games, to which parts with this header can be added.
    pub fn new(header: &Header) -> Self {
        let header = Header { shard: Shard::default(), ..header.clone() };
        Self { header, games: BTreeMap::new(), parts: vec![], places: BTreeMap::new(), twice: BTreeMap::new() }
    }

    /// Adds a part from the file that is called so. A game that is there already must be the same.
    ///
    /// # Errors
    ///
    /// Where the part is of another version or study, or a game went another way elsewhere.
    pub fn add(&mut self, called: &str, part: Part) -> Result<(), WholeError> {
        if let Some(why) = self.header.stranger(&part.header) {
            return Err(WholeError { line: 1, why });
        }
        self.header.study.games = self.header.study.games.max(part.header.study.games);
        let file = self.parts.len();
        self.parts.push((part.header.shard, called.to_owned()));
        for (line, game) in part.games {
            let number = game.number;
            let Some(other) = self.games.get(&number) else {
                self.places.insert(number, (file, line));
                self.games.insert(number, game);
                continue;
            };
            let (there, at) = self.places[&number];
            if *other != game {
                let why = format!("game {number} went another way in {}, line {at}", self.parts[there].1);
                return Err(WholeError { line, why });
            }
            *self.twice.entry((there, file)).or_default() += 1;
        }
        Ok(())
    }

    /// The study, with as many games as the greatest part has planned.
    pub fn study(&self) -> &Study {
        &self.header.study
    }

    /// The file and the line of a game.
    pub fn place(&self, number: u64) -> Option<(&str, usize)> {
        let &(file, line) = self.places.get(&number)?;
        Some((self.parts.get(file)?.1.as_str(), line))
    }

    /// What is missing or came twice, each in a sentence.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = vec![];
        for (&(one, other), &games) in &self.twice {
            let called = |file: usize| self.parts.get(file).map_or("", |part| part.1.as_str());
            let (shard, other_shard) = (self.parts[one].0, self.parts[other].0);
            let what = match one == other {
                true => format!("{games} games came twice in {}", called(one)),
                false if shard == other_shard => {
                    format!("part {}/{} came twice, in {} and {}", shard.index, shard.of, called(one), called(other))
                }
                false => format!("{games} games came twice, in {} and {}", called(one), called(other)),
            };
            notes.push(format!("{what}; they are counted once"));
        }
        let study = self.study();
        let of: BTreeSet<u32> = self.parts.iter().map(|part| part.0.of).collect();
        let of = if of.len() == 1 { of.first().copied().unwrap_or(1) } else { 1 };
        for index in 0..of {
            let shard = Shard { index, of };
            let missing: Vec<u64> = study.numbers(shard).filter(|number| !self.games.contains_key(number)).collect();
            if missing.is_empty() {
                continue;
            }
            let is_there = of == 1 || self.parts.iter().any(|part| part.0 == shard);
            notes.push(match is_there {
                false => format!("part {index}/{of} is missing, with {} games", missing.len()),
                true if of > 1 => format!("part {index}/{of} lacks {} games: {}", missing.len(), ranges(missing)),
                true => format!("{} of {} games are missing: {}", missing.len(), study.total(), ranges(missing)),
            });
        }
        notes
    }

    /// All lines of the file of the whole, in the order of the games.
    ///
    /// # Errors
    ///
    /// Where they cannot be written as JSON.
    pub fn lines(&self) -> impl Iterator<Item = Result<String, serde_json::Error>> {
        let header = core::iter::once_with(|| serde_json::to_string(&self.header));
        header.chain(self.games.values().map(serde_json::to_string))
    }
}

/// Numbers in rising order as ranges, such as `1, 3 to 5`.
fn ranges(mut numbers: Vec<u64>) -> String {
    numbers.sort_unstable();
    let mut ranges: Vec<(u64, u64)> = vec![];
    for number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let more = ranges.len().saturating_sub(TOLD);
    let told = ranges.iter().take(TOLD).map(|(first, last)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    });
    let told = told.collect::<Vec<_>>().join(", ");
    if more > 0 { format!("{told} and {more} ranges more") } else { told }
}

#[cfg(test)]
mod tests {
    use super::super::part::tests::header;
    use super::super::played::tests::game;
    use super::*;

    fn part(shard: &str, numbers: &[u64]) -> Part {
        let games = (2..).zip(numbers).map(|(line, &number)| (line, game(number, "1-0-0-0"))).collect();
        Part { header: header(shard), games, torn: None }
    }

    fn notes(parts: &[(&str, &[u64])]) -> Vec<String> {
        let mut whole = Whole::new(&header("0/1"));
        for (at, (shard, numbers)) in parts.iter().enumerate() {
            whole.add(&format!("{at}.jsonl"), part(shard, numbers)).unwrap();
        }
        whole.notes()
    }

    #[test]
    fn what_is_missing_or_came_twice_is_told() {
        assert_eq!(notes(&[("0/2", &[0, 1, 4, 5]), ("1/2", &[2, 3])]), [] as [&str; 0]);
        assert_eq!(notes(&[("0/2", &[0, 1, 4, 5])]), ["part 1/2 is missing, with 2 games"]);
        assert_eq!(notes(&[("0/2", &[0, 4]), ("1/2", &[3, 2])]), ["part 0/2 lacks 2 games: 1, 5"]);
        assert_eq!(notes(&[("0/1", &[0])]), ["5 of 6 games are missing: 1 to 5"]);
        assert_eq!(
            notes(&[("1/2", &[2, 3]), ("1/2", &[2, 3]), ("0/2", &[0, 1, 4, 5])]),
            ["part 1/2 came twice, in 0.jsonl and 1.jsonl; they are counted once"]
        );
        assert_eq!(
            notes(&[("0/1", &[0, 1, 2, 3, 4, 5]), ("1/2", &[2, 3])]),
            ["2 games came twice, in 0.jsonl and 1.jsonl; they are counted once"]
        );
    }

    #[test]
    fn what_went_another_way_is_refused() {
        let mut whole = Whole::new(&header("0/1"));
        whole.add("one", part("0/1", &[0, 1])).unwrap();
        let mut other = part("0/1", &[1]);
        other.games[0].1 = game(1, "0-1-0-0");
        assert_eq!(whole.add("two", other).unwrap_err().to_string(), "line 2: game 1 went another way in one, line 3");
        let mut other = part("0/1", &[1]);
        other.header.program = "0".to_owned();
        assert!(whole.add("two", other).unwrap_err().to_string().starts_with("line 1: this is of version 0 "));
    }

    #[test]
    fn numbers_are_told_as_ranges() {
        assert_eq!(ranges(vec![5, 1, 3, 4, 8, 9]), "1, 3 to 5, 8, 9");
        assert!(ranges((0..100).map(|number| 2 * number).collect()).ends_with("22 and 88 ranges more"));
    }
}
