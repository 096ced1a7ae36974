//! Undo and redo. Undone actions can be redone until another action is played.

use super::Session;
use crate::rules::{Action, Decider, Effects};
use crate::settings::Settings;

/// An undone action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Undone {
    action: Action,
    decider: Option<Decider>,
}

impl Session {
    /// Whether there is an earlier position to look at. Chance decisions before the first player's are always kept, and
    /// so are hidden ones before anything else: a set-up.
    pub fn can_look_back(&self) -> bool {
        let laid = self.played().iter().enumerate().take_while(|&(number, _)| self.was_hidden(number));
        let unseen = laid.filter(|(_, played)| played.decider != Some(Decider::Chance)).count();
        self.played().len() > self.chances() + unseen
    }

    /// Whether there is an action to undo. What was hidden when it was played is not undone: a player who has seen what
    /// others had hidden would decide otherwise.
    pub fn can_undo(&self) -> bool {
        let played = self.played();
        let of_human = played.iter().rposition(|played| self.is_of_human(played.decider));
        let of_player = || played.iter().rposition(|played| played.decider != Some(Decider::Chance));
        let first = of_human.or_else(of_player);
        self.can_look_back() && first.is_some_and(|first| !(first..played.len()).any(|number| self.was_hidden(number)))
    }

    /// Whether the action with this number, from 0, was hidden at first, or revealed what was hidden.
    fn was_hidden(&self, number: usize) -> bool {
        let hides = |number: usize| match self.played().get(number) {
            Some(played) => played.hides,
            None => self.position().hides(),
        };
        hides(number) || hides(number + 1)
    }

    /// Whether an action to redo was hidden at first, or revealed what was hidden. Then no other is played in its
    /// place.
    pub(in crate::play) fn redoes_hidden(&self) -> bool {
        self.redoes_hidden_after(0)
    }

    /// The same for the actions to redo after this number of them.
    fn redoes_hidden_after(&self, kept: usize) -> bool {
        if kept >= self.undone() {
            return false;
        }
        let mut table = self.position().clone_box();
        let hides = self.undone_actions().map(|action| {
            let hides = table.hides();
            table.play_unchecked(action, Effects::ignored());
            hides || table.hides()
        });
        hides.skip(kept).any(|hides| hides)
    }

    /// Whether taking another line would give up an action that was hidden at first, or revealed what was hidden.
    pub(super) fn gives_up_hidden(&self, line: &[Action]) -> bool {
        let branches = self.branches(line);
        (branches..self.played().len()).any(|number| self.was_hidden(number))
            || self.redoes_hidden_after(branches.saturating_sub(self.played().len()))
    }

    /// The number of actions to redo.
    pub fn undone(&self) -> usize {
        self.undone.len()
    }

    /// Whether there is an action to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The undone actions, in redo order.
    pub(in crate::play) fn undone_actions(&self) -> impl Iterator<Item = Action> {
        self.undone.iter().rev().map(|undone| undone.action)
    }

    /// Whether the player to decide may decide anew here without undoing a roll, or actions that others have answered:
    /// nothing is undone, or all of it was decided by that player.
    pub(in crate::play) fn is_own_to_change(&self) -> bool {
        let decider = self.position().decider();
        let is_own = || decider != Some(Decider::Chance) && self.undone.iter().all(|undone| undone.decider == decider);
        !self.can_redo() || is_own()
    }

    /// Whether a single human has decided all that is given up when the current line is left after this number of
    /// actions: the rest of it, and the undone actions.
    pub(super) fn is_own_after(&self, actions: usize) -> bool {
        let played = self.played().iter().skip(actions).map(|played| played.decider);
        let mut given_up = played.chain(self.undone.iter().map(|undone| undone.decider));
        let Some(first) = given_up.next() else { return true };
        self.is_of_human(first) && given_up.all(|decider| decider == first)
    }

    /// Whether there is an action to undo that others have not answered.
    pub fn can_undo_own(&self) -> bool {
        let decider = self.played().last().and_then(|last| last.decider);
        self.is_of_human(decider) && self.can_undo() && self.undone.iter().all(|undone| undone.decider == decider)
    }

    /// Whether an undo is allowed by the settings.
    pub fn may_undo(&self, settings: &Settings) -> bool {
        if self.is_together() {
            // The others at the table are asked.
            let was_hidden = |own: usize| (own..self.played().len()).any(|number| self.was_hidden(number));
            let may_ask = self.before_own().is_some_and(|own| !was_hidden(own));
            return self.is_in_progress() && self.can_look_back() && !self.can_redo() && may_ask;
        }
        if settings.no_take_back { self.can_undo_own() } else { self.can_undo() }
    }

    /// Makes `actions`, which are legal from here, the actions to redo.
    pub(in crate::play) fn set_undone(&mut self, actions: &[Action]) {
        self.forget_undone();
        self.undone = actions.iter().rev().map(|&action| Undone { action, decider: None }).collect();
        self.clock.forget_undone(actions.len());
    }

    /// Drops the actions to redo. They are kept as another line.
    pub(in crate::play) fn forget_undone(&mut self) {
        self.keep_line();
        self.undone.clear();
        if let Some(talk) = &mut self.talk {
            talk.forget_undone();
        }
    }

    /// Undoes the last action of a player, and all chance decisions after it.
    pub(in crate::play) fn undo(&mut self) -> bool {
        if !self.can_look_back() {
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

    /// Takes the next action to redo, to be resolved by the caller.
    pub(in crate::play) fn redo(&mut self) -> Option<Action> {
        let Undone { action, .. } = self.undone.pop()?;
        if let Some(talk) = &mut self.talk {
            talk.say_again(true);
        }
        self.clock.redo(self.timed_player());
        Some(action)
    }

    /// Redoes the next action without animations. Returns whether there was one.
    pub(in crate::play) fn redo_unseen(&mut self) -> bool {
        let Some(action) = self.redo() else { return false };
        let (turn, mut effects) = (self.position().turn(), Vec::new());
        self.begin(action);
        self.course.now.play_unchecked(action, Effects::recording(&mut effects));
        self.finish(turn, &effects);
        self.follow_talk(&effects);
        true
    }
}
