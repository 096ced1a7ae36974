//! Playing a record by the rules.

use super::error::{RecordError, TokenFault};
use super::{Record, result_of};
use crate::rules::any_game::AnyGame;
use crate::rules::effect::{Effect, Effects};
use crate::rules::talk::{Said, Talk};

/// All positions of a record that the rules have accepted.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position before the first action.
    start: Box<dyn AnyGame>,
    /// The position after each action.
    after: Vec<Box<dyn AnyGame>>,
    /// What was said, in games with talk.
    talk: Option<Talk>,
}

impl Replay {
    /// How many actions there are.
    pub fn actions(&self) -> usize {
        self.after.len()
    }

    /// The position after so many actions; 0 for the one that the game begins at.
    pub fn position(&self, actions: usize) -> Option<&dyn AnyGame> {
        self.positions().nth(actions)
    }

    /// All positions from the first to the last: one more than there are actions.
    pub fn positions(&self) -> impl Iterator<Item = &dyn AnyGame> {
        core::iter::once(&*self.start).chain(self.after.iter().map(|table| &**table))
    }

    /// The position after the last action.
    pub fn last(&self) -> &dyn AnyGame {
        &**self.after.last().unwrap_or(&self.start)
    }

    /// What was said, in games with talk.
    pub fn talk(&self) -> Option<&Talk> {
        self.talk.as_ref()
    }

    /// The position after the last action, to play on from.
    pub fn into_last(mut self) -> Box<dyn AnyGame> {
        self.after.pop().unwrap_or(self.start)
    }
}

impl Record {
    /// Plays all actions and compares the result.
    ///
    /// # Errors
    ///
    /// The first action or remark that the rules refuse, with its number and why; or a result that is not the one by the
    /// rules.
    pub fn replay(&self) -> Result<Replay, RecordError> {
        let start = self.lay()?;
        let mut after = Vec::with_capacity(self.actions.len());
        let mut table = start.clone();
        let mut talk = self.game.has_talk().then(|| Talk::new(self.talk, &*start));
        let mut remarks = (1..).zip(&self.remarks).peekable();
        for (number, &action) in (1..).zip(&self.actions) {
            let token = || action.token(self.game.seats()).to_string();
            let refuse = |fault: TokenFault| RecordError::Token { number, token: token(), fault };
            if let Some(talk) = &mut talk {
                while let Some((number, said)) = remarks.next_if(|(_, said)| said.after < after.len() + 1) {
                    self.say(talk, number, said)?;
                }
                talk.check_action(action).map_err(|fault| refuse(fault.into()))?;
                let mut effects: Vec<Effect> = Vec::new();
                let before = table.clone();
                table.play(action, Effects::heard(&mut effects)).map_err(|fault| refuse(fault.into()))?;
                talk.follow(action, &*before, &effects, &*table);
            } else {
                table.play(action, Effects::unheard()).map_err(|fault| refuse(fault.into()))?;
            }
            after.push(table.clone());
        }
        if let Some(talk) = &mut talk {
            remarks.try_for_each(|(number, said)| self.say(talk, number, said))?;
        }
        let by_rules = result_of(&*table);
        if let Some(written) = self.result.clone().filter(|written| *written != by_rules) {
            let state = match table.outcome() {
                Some(outcome) => format!("the game has ended ({})", outcome.reason),
                None => "the game goes on".to_owned(),
            };
            return Err(RecordError::Result { after: self.actions.len(), state, by_rules, written });
        }
        Ok(Replay { start, after, talk })
    }

    /// Makes a remark of the record, the one with this number.
    fn say(&self, talk: &mut Talk, number: usize, said: &Said) -> Result<(), RecordError> {
        talk.say(said.remark.clone()).map_err(|fault| {
            let remark = said.remark.written(self.game.seats()).to_string();
            RecordError::Remark { number, remark, after: said.after, fault }
        })
    }
}
