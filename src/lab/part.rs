//! The file of a part of a study: a header and its games, each a line of JSON.

use serde::{Deserialize, Serialize};

use super::played::Played;
use super::study::Study;
use crate::arena::Shard;
use crate::version;

/// The first line of a part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of this format, [`Header::FORMAT`].
    pub lab: u32,
    /// The version of the program that plays: another one may play other games.
    pub program: String,
    /// The name of the study's file.
    pub name: String,
    /// The study.
    pub study: Study,
    /// Which part of it this is.
    pub shard: Shard,
}

/// A part that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// Its first line.
    pub header: Header,
    /// Its games, each with the number of its line.
    pub games: Vec<(usize, Played)>,
    /// The number of the last line, if that was cut off and is dropped.
    pub torn: Option<usize>,
}

/// A line of a part is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct PartError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl Header {
    /// The version of this format.
    pub const FORMAT: u32 = 1;

    /// The header of a part that this program plays.
    pub fn new(name: &str, study: Study, shard: Shard) -> Self {
        let program = version::WITH_COMMIT.to_owned();
        Self { lab: Self::FORMAT, program, name: name.to_owned(), study, shard }
    }

    /// Why parts with this header cannot be added to those with the other, if they cannot.
    pub fn stranger(&self, other: &Self) -> Option<String> {
        if self.program != other.program {
            return Some(format!("this is of version {} of the program, not {}", other.program, self.program));
        }
        let is_same = self.name == other.name && self.study.is_same(&other.study);
        (!is_same).then(|| format!("this is a part of another study than `{}`", self.name))
    }
}

impl Part {
    /// Reads a part. Where the last line was cut off, as by an interruption, it is dropped. `None` where not even the
    /// header is complete.
    ///
    /// # Errors
    ///
    /// The first line that is wrong.
    pub fn read(text: &str) -> Result<Option<Self>, PartError> {
        let (lines, rest) = text.rsplit_once('\n').map_or((None, text), |(lines, rest)| (Some(lines), rest));
        let Some(lines) = lines else {
            // A header that is cut off begins like one.
            let is_begun = "{\"lab\":".starts_with(rest) || rest.starts_with("{\"lab\":");
            return if is_begun {
                Ok(None)
            } else {
                Err(PartError { line: 1, why: "this is no part of a study".to_owned() })
            };
        };
        let mut lines = (1..).zip(lines.lines());
        let header: Header = parse(lines.next().unwrap_or((1, "")))?;
        if header.lab != Header::FORMAT {
            let why = format!("this is format {}, not {}", header.lab, Header::FORMAT);
            return Err(PartError { line: 1, why });
        }
        header.study.check().map_err(|error| PartError { line: 1, why: error.to_string() })?;
        let mut part = Self { header, games: vec![], torn: None };
        let mut last = 1;
        for (line, text) in lines {
            part.add(line, parse((line, text))?)?;
            last = line;
        }
        if !rest.is_empty() {
            match serde_json::from_str(rest) {
                Ok(game) => part.add(last + 1, game)?,
                Err(_) => part.torn = Some(last + 1),
            }
        }
        Ok(Some(part))
    }

    fn add(&mut self, line: usize, game: Played) -> Result<(), PartError> {
        game.check(&self.header.study).map_err(|why| PartError { line, why })?;
        self.games.push((line, game));
        Ok(())
    }
}

fn parse<T: serde::de::DeserializeOwned>((line, text): (usize, &str)) -> Result<T, PartError> {
    serde_json::from_str(text).map_err(|error| PartError { line, why: error.to_string() })
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::played::tests::game;
    use super::*;

    /// A header of a study of Pothole with two variants of three games each.
    pub(in crate::lab) fn header(shard: &str) -> Header {
        let study = Study::read(
            r#"(title: "T", game: pothole, player: "random", nodes: 1, openings: random(2), games: 3, seed: 1,
                variants: [(name: "usual"), (name: "exact", options: {"exact-cars": "true"})])"#,
        );
        Header::new("test", study.unwrap(), shard.parse().unwrap())
    }

    fn text() -> String {
        let games = [game(0, "1-0-0-0"), game(1, "0-1-0-0")].map(|game| serde_json::to_string(&game).unwrap());
        format!("{}\n{}\n", serde_json::to_string(&header("0/1")).unwrap(), games.join("\n"))
    }

    #[test]
    fn a_cut_line_is_dropped_and_nothing_else() {
        let text = text();
        let part = Part::read(&text).unwrap().unwrap();
        assert_eq!((part.games.len(), part.torn, &part.header), (2, None, &header("0/1")));
        let second = text.trim_end().rfind('\n').unwrap() + 1;
        for end in 0..text.len() {
            let part = Part::read(&text[..end]).unwrap_or_else(|error| panic!("cut at {end}: {error}"));
            let games = part.as_ref().map(|part| part.games.len());
            let header = text.find('\n').unwrap() + 1;
            match end {
                _ if end < header => assert_eq!(games, None),
                _ if end + 1 == text.len() => assert_eq!(games, Some(2), "only the line's end is missing"),
                _ if end + 1 >= second => assert_eq!(games, Some(1)),
                _ => assert_eq!(games, Some(0)),
            }
            let is_torn = end > header && end + 1 < text.len() && end != second && end + 1 != second;
            assert_eq!(part.is_some_and(|part| part.torn.is_some()), is_torn, "cut at {end}");
        }
    }

    #[test]
    fn wrong_lines_are_named() {
        let refused = |from: &str, to: &str| Part::read(&text().replacen(from, to, 1)).unwrap_err().to_string();
        assert!(refused("{\"number\":0", "{\"numbr\":0").starts_with("line 2: unknown field `numbr`"));
        assert_eq!(refused("{\"number\":1", "{\"number\":6"), "line 3: game 6 is not one of this study's 6");
        assert_eq!(refused("0-1-0-0", "0-1"), "line 3: game 1 is not one of 4 seats");
        assert_eq!(refused("0-1-0-0", "0-x-0-0"), "line 3: `x` is no number of points such as 2 or 3/2");
        assert_eq!(refused("\"lab\":1", "\"lab\":7"), "line 1: this is format 7, not 1");
        assert_eq!(refused("exact-cars", "exact-car"), "line 1: variant `exact`: this game has no option `exact-car`");
        assert_eq!(Part::read("hello").unwrap_err().to_string(), "line 1: this is no part of a study");
    }

    #[test]
    fn strangers_are_told() {
        let one = header("0/2");
        assert_eq!(one.stranger(&header("1/2")), None);
        let more = Header { study: Study { games: 9, ..one.study.clone() }, ..one.clone() };
        assert_eq!(one.stranger(&more), None);
        let other = Header { study: Study { seed: 9, ..one.study.clone() }, ..one.clone() };
        assert_eq!(one.stranger(&other).unwrap(), "this is a part of another study than `test`");
        let old = Header { program: "0.0.1 (old)".to_owned(), ..one.clone() };
        assert!(one.stranger(&old).unwrap().starts_with("this is of version 0.0.1 (old) of the program, not "));
    }
}
