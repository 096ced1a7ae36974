//! Playing a record by the rules.

use super::error::RecordError;
use super::{Record, result_of};
use crate::rules::effect::Unheard;
use crate::rules::game::Table;

/// All positions of a record that the rules have accepted.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position before the first action.
    start: Box<dyn Table>,
    /// The position after each action.
    after: Vec<Box<dyn Table>>,
}

impl Replay {
    /// How many actions there are.
    pub fn actions(&self) -> usize {
        self.after.len()
    }

    /// The position after so many actions; 0 for the one that the game begins at.
    pub fn position(&self, actions: usize) -> Option<&dyn Table> {
        self.positions().nth(actions)
    }

    /// All positions from the first to the last: one more than there are actions.
    pub fn positions(&self) -> impl Iterator<Item = &dyn Table> {
        core::iter::once(&*self.start).chain(self.after.iter().map(|table| &**table))
    }

    /// The position after the last action.
    pub fn last(&self) -> &dyn Table {
        &**self.after.last().unwrap_or(&self.start)
    }

    /// The position after the last action, to play on from.
    pub fn into_last(mut self) -> Box<dyn Table> {
        self.after.pop().unwrap_or(self.start)
    }
}

impl Record {
    /// Plays all actions and compares the result.
    ///
    /// # Errors
    ///
    /// The first action that the rules refuse, with its number and why; or a result that is not the one by the rules.
    pub fn replay(&self) -> Result<Replay, RecordError> {
        let start = self.lay()?;
        let mut after = Vec::with_capacity(self.actions.len());
        let mut table = start.clone();
        for (number, &action) in (1..).zip(&self.actions) {
            table.play(action, &mut Unheard).map_err(|refusal| {
                let token = action.token(table.seats()).to_string();
                RecordError::Token { number, token, fault: refusal.into() }
            })?;
            after.push(table.clone());
        }
        let by_rules = result_of(&*table);
        if let Some(written) = self.result.clone().filter(|written| *written != by_rules) {
            let state = match table.outcome() {
                Some(outcome) => format!("the game has ended ({})", outcome.reason),
                None => "the game goes on".to_owned(),
            };
            return Err(RecordError::Result { after: self.actions.len(), state, by_rules, written });
        }
        Ok(Replay { start, after })
    }
}
