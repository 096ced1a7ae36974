//! The file of a game's weights, `src/bots/GAME/weights.rs`.

use core::fmt::{self, Write as _};

/// The contents of a weights file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Where the weights come from, in one line; empty if they were guessed.
    pub source: String,
    /// Each feature with its weight, in centipawns.
    pub rows: Vec<(String, i32)>,
}

const TITLE: &str = "//! What each feature is worth, in centipawns.\n";

impl Weights {
    /// Parses such a file; `None` if it is malformed.
    pub fn read(text: &str) -> Option<Self> {
        let (head, body) = text.split_once("pub(super) const WEIGHTS: [i32; ")?;
        let source: Vec<&str> =
            head.strip_prefix(TITLE)?.lines().map(|line| line.trim_start_matches("//!").trim()).collect();
        let (count, body) = body.split_once("] = [\n")?;
        let row = |line: &str| {
            let (weight, feature) = line.split_once(',')?;
            Some((feature.trim().strip_prefix("// ")?.to_owned(), weight.trim().parse().ok()?))
        };
        let rows: Option<Vec<_>> = body.strip_suffix("];\n")?.lines().map(row).collect();
        let rows = rows.filter(|rows| count.parse() == Ok(rows.len()))?;
        Some(Self { source: source.join(" ").trim().to_owned(), rows })
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TITLE)?;
        if !self.source.is_empty() {
            f.write_str("//!\n//!")?;
            let mut width = 3;
            for word in self.source.split(' ') {
                // Wrap at the line length of the code base.
                if width + 1 + word.len() > 120 {
                    f.write_str("\n//!")?;
                    width = 3;
                }
                write!(f, " {word}")?;
                width += 1 + word.len();
            }
            f.write_char('\n')?;
        }
        writeln!(f, "\npub(super) const WEIGHTS: [i32; {}] = [", self.rows.len())?;
        let width = self.rows.iter().map(|(_, weight)| weight.to_string().len()).max().unwrap_or(0) + 1;
        for (feature, weight) in &self.rows {
            writeln!(f, "    {:width$} // {feature}", format!("{weight},"))?;
        }
        f.write_str("];\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Sheet;
    use crate::rules::GameId;

    #[test]
    fn what_is_written_is_read_back() {
        for source in [String::new(), "From 3 positions: `fit knot`. ".repeat(12).trim().to_owned()] {
            let rows = vec![("step, or two".to_owned(), -15), ("one".to_owned(), 1000), ("none".to_owned(), 0)];
            let weights = Weights { source, rows };
            assert_eq!(Weights::read(&weights.to_string()), Some(weights.clone()), "{weights}");
            assert!(weights.to_string().lines().all(|line| line.len() <= 120));
        }
        assert_eq!(Weights::read("mod weights;"), None);
    }

    #[test]
    fn the_files_of_the_bots_have_this_form() {
        for game in GameId::ALL {
            let path = format!("{}/src/bots/{}/weights.rs", env!("CARGO_MANIFEST_DIR"), game.name());
            let text = std::fs::read_to_string(path).unwrap();
            let weights = Weights::read(&text).unwrap();
            assert_eq!(weights.to_string(), text);
            let sheet = Sheet::of(game);
            let rows = sheet.features.iter().map(|feature| (*feature).to_owned()).zip(sheet.weights.iter().copied());
            assert_eq!(weights.rows, rows.collect::<Vec<_>>());
        }
    }
}
