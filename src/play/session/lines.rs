//! Other lines of a match: what was played before the players went back and played something else. They are kept.

use super::Session;
use crate::rules::{Action, Decider, Effects};

/// The most lines that are kept, the last ones.
const MOST: usize = 12;

/// The actions of all other lines, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Lines(Vec<Vec<Action>>);

impl Lines {
    /// Keeps a line. It replaces the lines that it continues.
    fn keep(&mut self, line: Vec<Action>) {
        if self.0.iter().any(|kept| kept.starts_with(&line)) {
            return;
        }
        self.0.retain(|kept| !line.starts_with(kept));
        self.0.push(line);
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
    }

    pub(super) fn all(&self) -> &[Vec<Action>] {
        &self.0
    }
}

/// Another line than the current one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OtherLine<'a> {
    /// Its number, for [`TakeLine`](super::TakeLine).
    pub number: usize,
    /// The number of actions it shares with the current line.
    pub branches: usize,
    /// All its actions.
    pub actions: &'a [Action],
}

impl Session {
    /// All actions of the current line, including the undone ones.
    fn whole_line(&self) -> Vec<Action> {
        self.actions().chain(self.undone_actions()).collect()
    }

    /// The lines that the current one does not contain, the latest first.
    pub fn other_lines(&self) -> impl Iterator<Item = OtherLine<'_>> {
        let others = self.lines.all().iter().enumerate().rev();
        // Panels call this every frame, and mostly there is no other line.
        let present = if others.len() == 0 { Vec::new() } else { self.whole_line() };
        others.filter_map(move |(number, actions)| {
            let branches = actions.iter().zip(&present).take_while(|(a, b)| a == b).count();
            (branches < actions.len()).then_some(OtherLine { number, branches, actions })
        })
    }

    /// Keeps the undone actions as a line before another action replaces them.
    pub(super) fn keep_line(&mut self) {
        if self.can_redo() {
            let line = self.whole_line();
            self.lines.keep(line);
        }
    }

    /// All other lines, the oldest first, and the current one if some of it is undone.
    pub(in crate::play) fn lines_to_save(&self) -> impl Iterator<Item = Vec<Action>> {
        let others: Vec<_> = self.other_lines().map(|line| line.actions.to_vec()).collect();
        others.into_iter().rev().chain(self.can_redo().then(|| self.whole_line()))
    }

    /// Restores saved lines. Illegal ones are dropped; returns their number.
    pub(in crate::play) fn restore_lines(&mut self, lines: Vec<Vec<Action>>) -> usize {
        // Chance decisions before the first player's are never undone, so all lines share them.
        let by_chance = self.played().iter().take_while(|played| played.decider == Some(Decider::Chance));
        let begins: Vec<Action> = by_chance.map(|played| played.action).collect();
        let mut refused = 0;
        for line in lines {
            let legal = line.starts_with(&begins)
                && self.setup().lay().is_ok_and(|mut table| {
                    line.iter().all(|&action| {
                        let accepts = table.check(action).is_ok();
                        if accepts {
                            table.play_unchecked(action, Effects::ignored());
                        }
                        accepts
                    })
                });
            if legal {
                self.lines.keep(line);
            } else {
                refused += 1;
            }
        }
        refused
    }

    /// The number of actions that this line shares with the current one.
    pub(super) fn branches(&self, line: &[Action]) -> usize {
        line.iter().zip(&self.whole_line()).take_while(|(a, b)| a == b).count()
    }

    /// Goes back to where `line` leaves the current line, and makes the rest of it the actions to redo.
    pub(super) fn turn_to_line(&mut self, line: &[Action]) {
        let (present, branches) = (self.whole_line(), self.branches(line));
        while self.played().len() > branches && self.undo() {}
        // An undo also removes chance decisions, so the rest starts at the position reached.
        let rest = &line[self.played().len()..];
        self.set_undone(rest);
        self.lines.0.retain(|kept| kept != line);
        self.lines.keep(present);
    }
}
