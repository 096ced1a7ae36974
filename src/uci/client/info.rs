//! Parses an engine's `info` and `bestmove` lines.

use crate::bots::Choice;
use crate::rules::{Action, AnyGame, excerpt};
use crate::texts::text;

/// The latest search information from the engine.
#[derive(Default)]
pub(super) struct Info {
    score: Option<i32>,
    depth: u32,
    nodes: u64,
}

impl Info {
    /// Parses what follows `info`.
    pub(super) fn read(&mut self, words: &str) {
        let words: Vec<&str> = words.split_whitespace().collect();
        if words.first() == Some(&"string") {
            return;
        }
        for pair in words.windows(2) {
            match pair {
                ["depth", number] => self.depth = number.parse().unwrap_or(self.depth),
                ["nodes", number] => self.nodes = number.parse().unwrap_or(self.nodes),
                ["cp", number] => self.score = number.parse().ok().or(self.score),
                ["pv", _] => return,
                _ => {}
            }
        }
    }

    /// The choice, from what follows `bestmove`.
    ///
    /// # Errors
    ///
    /// Where it names no legal action.
    pub(super) fn choice(&self, rest: &str, table: &dyn AnyGame) -> Result<Choice, String> {
        let token = rest.split_whitespace().next().unwrap_or_default();
        let action = Action::parse(token, table.seats());
        let action = action.map_err(|_| text!("engine-no-action", token = excerpt(token).to_string()))?;
        table
            .check_alone(action)
            .map_err(|refusal| text!("engine-illegal", token = token, why = refusal.to_string()))?;
        Ok(Choice { score: self.score, depth: self.depth, nodes: self.nodes, ..Choice::plain(action) })
    }
}
