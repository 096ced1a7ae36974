//! What was taken back, and can be played again until something else is played.

use super::Session;
use crate::rules::{Action, Decider, Effects};
use crate::settings::Settings;

/// An action that was taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Undone {
    action: Action,
    decider: Option<Decider>,
}

impl Session {
    /// Whether there is something to take back. What chance has decided before anybody else is not, nor an army that was laid
    /// unseen: whoever has seen the other's would lay another one.
    pub fn can_undo(&self) -> bool {
        let laid = self.played().iter().take_while(|played| matches!(played.action, Action::SetUp(_)));
        let unseen = laid.filter(|played| played.decider != Some(Decider::Chance)).count();
        self.played().len() > self.chances() + unseen
    }

    /// How many actions were taken back and can be played again.
    pub fn undone(&self) -> usize {
        self.undone.len()
    }

    /// Whether there is something to play again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// What was taken back, in the order in which it can be played again.
    pub(in crate::play) fn undone_actions(&self) -> impl Iterator<Item = Action> {
        self.undone.iter().rev().map(|undone| undone.action)
    }

    /// Whether somebody may decide anew here where nothing is taken back that others have answered, nor a roll of the dice:
    /// nothing was taken back, or all of it was decided by whoever is to decide now.
    pub(in crate::play) fn is_own_to_change(&self) -> bool {
        let decider = self.position().decider();
        let is_own = || decider != Some(Decider::Chance) && self.undone.iter().all(|undone| undone.decider == decider);
        !self.can_redo() || is_own()
    }

    /// Whether one human, and nobody else, has decided all that is given up where the present line is left after so many
    /// actions: the rest of it, and what was taken back.
    pub(super) fn is_own_after(&self, actions: usize) -> bool {
        let played = self.played().iter().skip(actions).map(|played| played.decider);
        let mut given_up = played.chain(self.undone.iter().map(|undone| undone.decider));
        let Some(first) = given_up.next() else { return true };
        let by_human = matches!(first, Some(Decider::Seat(seat)) if self.bot_at(seat).is_none());
        by_human && given_up.all(|decider| decider == first)
    }

    /// Whether there is something to take back where nothing is taken back that others have answered.
    pub fn can_undo_own(&self) -> bool {
        let decider = self.played().last().and_then(|last| last.decider);
        let by_human = matches!(decider, Some(Decider::Seat(seat)) if self.bot_at(seat).is_none());
        by_human && self.can_undo() && self.undone.iter().all(|undone| undone.decider == decider)
    }

    /// Whether there is something to take back as the players have agreed on it.
    pub fn may_undo(&self, settings: &Settings) -> bool {
        if settings.no_take_back { self.can_undo_own() } else { self.can_undo() }
    }

    /// Makes `actions`, which are legal from here on, those that can be played again.
    pub(in crate::play) fn set_undone(&mut self, actions: &[Action]) {
        self.forget_undone();
        self.undone = actions.iter().rev().map(|&action| Undone { action, decider: None }).collect();
        self.clock.forget_undone(actions.len());
    }

    /// What was taken back cannot be played again.
    pub(in crate::play) fn forget_undone(&mut self) {
        self.keep_line();
        self.undone.clear();
        if let Some(talk) = &mut self.talk {
            talk.forget_undone();
        }
    }

    /// Takes the last action of a player back, and with it what chance has decided since.
    pub(in crate::play) fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        for taken in self.course.take_back() {
            self.undone.push(Undone { action: taken.action, decider: taken.decider });
            self.clock.undo();
        }
        if let Some(talk) = &mut self.talk {
            talk.take_back_to(self.course.played().len());
        }
        true
    }

    /// Takes the next undone action, for the caller to resolve.
    pub(in crate::play) fn redo(&mut self) -> Option<Action> {
        let Undone { action, .. } = self.undone.pop()?;
        if let Some(talk) = &mut self.talk {
            talk.say_again(true);
        }
        self.clock.redo(self.timed_player());
        Some(action)
    }

    /// Plays the next undone action at once, without anybody seeing it. Whether there was one.
    pub(in crate::play) fn redo_unseen(&mut self) -> bool {
        let Some(action) = self.redo() else { return false };
        let (turn, mut effects) = (self.position().turn(), Vec::new());
        self.begin(action);
        self.course.now.play_unchecked(action, Effects::heard(&mut effects));
        self.finish(turn, &effects);
        self.follow_talk(&effects);
        true
    }
}
