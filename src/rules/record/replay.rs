//! Replays a record by the rules.

use super::error::{RecordError, TokenFault};
use super::{Record, result_of};
use crate::rules::action::Action;
use crate::rules::any_game::AnyGame;
use crate::rules::effect::{Effect, Effects};
use crate::rules::talk::{Said, Talk};

/// A record that was replayed by the rules. It stores the first and the last position; those in between are recomputed
/// on demand.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position before the first action.
    start: Box<dyn AnyGame>,
    actions: Vec<Action>,
    /// The position after the last action.
    last: Box<dyn AnyGame>,
    /// The talk, in games that have it.
    talk: Option<Talk>,
}

impl Replay {
    /// The number of actions.
    pub fn actions(&self) -> usize {
        self.actions.len()
    }

    /// The position after this many actions, recomputed from the start; 0 is the starting position.
    pub fn position(&self, actions: usize) -> Option<Box<dyn AnyGame>> {
        let mut table = self.start.clone();
        for &action in self.actions.get(..actions)? {
            table.play_unchecked(action, Effects::ignored());
        }
        Some(table)
    }

    /// All positions in order: one more than there are actions.
    pub fn positions(&self) -> impl Iterator<Item = Box<dyn AnyGame>> {
        let mut table = self.start.clone();
        let after = self.actions.iter().map(move |&action| {
            table.play_unchecked(action, Effects::ignored());
            table.clone()
        });
        core::iter::once(self.start.clone()).chain(after)
    }

    /// The position after the last action.
    pub fn last(&self) -> &dyn AnyGame {
        &*self.last
    }

    /// The talk, in games that have it.
    pub fn talk(&self) -> Option<&Talk> {
        self.talk.as_ref()
    }

    /// The position after the last action, to continue the game.
    pub fn into_last(self) -> Box<dyn AnyGame> {
        self.last
    }
}

impl Record {
    /// Plays all actions and verifies the result.
    ///
    /// # Errors
    ///
    /// The first action or remark that the rules forbid, with its number and the reason; or a result that differs from
    /// the one by the rules.
    pub fn replay(&self) -> Result<Replay, RecordError> {
        let start = self.lay()?;
        let mut table = start.clone();
        let mut talk = self.game.has_talk().then(|| Talk::new(self.talk, &*start));
        let mut remarks = (1..).zip(&self.remarks).peekable();
        for (number, &action) in (1..).zip(&self.actions) {
            let token = || action.token(self.game.seats()).to_string();
            let refuse = |fault: TokenFault| RecordError::Token { number, token: token(), fault };
            if let Some(talk) = &mut talk {
                while let Some((number, said)) = remarks.next_if(|(_, said)| said.after < number) {
                    self.say(talk, number, said)?;
                }
                talk.check_action(action).map_err(|fault| refuse(fault.into()))?;
                let mut effects: Vec<Effect> = Vec::new();
                table.play(action, Effects::recording(&mut effects)).map_err(|fault| refuse(fault.into()))?;
                talk.follow(action, &effects, &*table);
            } else {
                table.play(action, Effects::ignored()).map_err(|fault| refuse(fault.into()))?;
            }
        }
        if let Some(talk) = &mut talk {
            remarks.try_for_each(|(number, said)| self.say(talk, number, said))?;
        }
        let by_rules = result_of(&*table);
        if let Some(written) = self.result.clone().filter(|written| *written != by_rules) {
            let ended = table.outcome().map(|outcome| outcome.reason);
            return Err(RecordError::Result { after: self.actions.len(), ended, by_rules, written });
        }
        Ok(Replay { start, actions: self.actions.clone(), last: table, talk })
    }

    /// Makes the record's remark with this number.
    fn say(&self, talk: &mut Talk, number: usize, said: &Said) -> Result<(), RecordError> {
        talk.say(said.remark.clone()).map_err(|fault| {
            let remark = said.remark.written(self.game.seats()).to_string();
            RecordError::Remark { number, remark, after: said.after, fault }
        })
    }
}
