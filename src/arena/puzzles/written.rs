//! Writes finds as a puzzle file (docs/lessons.md), for a human to add the explanations.

use core::fmt;

use super::Find;
use super::asked::Asked;
use crate::bots::{SURE, Variation};
use crate::rules::GameId;

/// Maximum number of actions written from a variation.
const TOLD: usize = 9;

/// The finds of a game, each with its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheaf {
    game: GameId,
    /// Where the games come from.
    source: String,
    finds: Vec<(String, Find)>,
}

impl Sheaf {
    /// An empty collection for this game. `source` tells where the games come from.
    pub const fn new(game: GameId, source: String) -> Self {
        Self { game, source, finds: Vec::new() }
    }

    /// Adds the finds from one game, called `name`.
    pub fn add(&mut self, name: &str, finds: Vec<Find>) {
        self.finds.extend(finds.into_iter().map(|find| (name.to_owned(), find)));
    }

    /// The number of finds.
    pub const fn len(&self) -> usize {
        self.finds.len()
    }

    /// Whether there are no finds.
    pub const fn is_empty(&self) -> bool {
        self.finds.is_empty()
    }

    fn token(&self, variation: &Variation) -> String {
        variation.actions[0].token(self.game.seats()).to_string()
    }

    /// The score and the expected actions of a variation.
    fn expected(&self, variation: &Variation) -> String {
        let tokens = variation.actions.iter().take(TOLD).map(|action| action.token(self.game.seats()).to_string());
        format!("{}: {}", score(variation.score), tokens.collect::<Vec<_>>().join(" "))
    }

    fn write_asked(&self, asked: &Asked, indent: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let best: Vec<String> = asked.best.iter().map(|best| format!("\"{}\"", self.token(best))).collect();
        writeln!(f, "{indent}best: [{}],", best.join(", "))?;
        writeln!(f, "{indent}wrong: [")?;
        for wrong in asked.wrong() {
            writeln!(f, "{indent}    (\"{}\", \"{}\"),", self.token(wrong), self.expected(wrong))?;
        }
        writeln!(f, "{indent}],")
    }

    fn write_find(&self, name: &str, find: &Find, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = find.level.number();
        writeln!(f, "        // {name}, after {} actions; level {level} sees it.", find.ply)?;
        writeln!(f, "        // {}", self.expected(&find.asked[0].best[0]))?;
        writeln!(f, "        (\n            title: \"{name}, {}\",", find.ply)?;
        writeln!(f, "            theme: \"{}\",\n            position: \"", find.theme)?;
        let (board, keys) = find.position.split_once(' ').unwrap_or((&find.position, ""));
        let rows = board.split('/').map(|row| row.replace(',', ", "));
        let rows: Vec<String> = rows.map(|row| format!("                {row}")).collect();
        writeln!(f, "{}\n                {keys}\",", rows.join("/\n"))?;
        self.write_asked(&find.asked[0], "            ", f)?;
        if find.asked.len() > 1 {
            writeln!(f, "            then: [")?;
            for asked in &find.asked[1..] {
                writeln!(f, "                (")?;
                self.write_asked(asked, "                    ", f)?;
                writeln!(f, "                ),")?;
            }
            writeln!(f, "            ],")?;
        }
        writeln!(f, "            why: \"{}\",\n        ),", find.reason)
    }
}

/// A score in readable form.
fn score(score: i32) -> String {
    match score {
        SURE.. => "wins".to_owned(),
        n if n <= -SURE => "loses".to_owned(),
        n => format!("{:+}.{:02}", n / 100, n.abs() % 100),
    }
}

impl fmt::Display for Sheaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "// {}", self.source)?;
        writeln!(f, "Puzzles(\n    game: {},\n    puzzles: [", self.game.name())?;
        // Sort by theme, hardest first.
        let mut finds: Vec<&(String, Find)> = self.finds.iter().collect();
        finds.sort_by_key(|(_, find)| (find.theme, core::cmp::Reverse(find.level)));
        for (name, find) in finds {
            self.write_find(name, find, f)?;
        }
        writeln!(f, "    ],\n)")
    }
}
