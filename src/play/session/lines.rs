//! Other lines of a match: what was played from a position that players have gone back from. None is lost because
//! somebody tries something else.

use bevy::prelude::*;

use super::Session;
use crate::play::intent::{BoardLaid, SessionChanged};
use crate::play::lay::lay;
use crate::play::replay::Replay;
use crate::rules::{Action, Effects};

/// So many are kept, the last ones.
const MOST: usize = 12;

/// Go to the end of the other line of this number (see [`Session::other_lines`]); the present one is kept.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct TakeLine(pub usize);

/// All actions of lines that are not being played, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Lines(Vec<Vec<Action>>);

impl Lines {
    /// Keeps a line, in the place of those that it goes on from.
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

/// Another line, beside the one that is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OtherLine<'a> {
    /// Its number, for [`TakeLine`].
    pub number: usize,
    /// How many actions it has in common with the present one.
    pub branches: usize,
    /// All its actions.
    pub actions: &'a [Action],
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_take_line);
}

impl Session {
    /// All actions of the present line, with what was taken back.
    fn whole_line(&self) -> Vec<Action> {
        self.actions().chain(self.undone_actions()).collect()
    }

    /// The lines that the present one is not part of, the last kept first.
    pub fn other_lines(&self) -> impl Iterator<Item = OtherLine<'_>> {
        let present = self.whole_line();
        let others = self.lines.all().iter().enumerate().rev();
        others.filter_map(move |(number, actions)| {
            let branches = actions.iter().zip(&present).take_while(|(a, b)| a == b).count();
            (branches < actions.len()).then_some(OtherLine { number, branches, actions })
        })
    }

    /// Keeps what was taken back, before something else is played in its place.
    pub(super) fn keep_line(&mut self) {
        if self.can_redo() {
            let line = self.whole_line();
            self.lines.keep(line);
        }
    }

    /// Keeps lines that were saved. Those that the rules do not accept are passed over; returns how many these are.
    pub(in crate::play) fn restore_lines(&mut self, lines: Vec<Vec<Action>>) -> usize {
        let mut refused = 0;
        for line in lines {
            let legal = self.setup().lay().is_ok_and(|mut table| {
                line.iter().all(|&action| {
                    let accepts = table.check(action).is_ok();
                    if accepts {
                        table.play_unchecked(action, Effects::unheard());
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

    /// Goes back to where a line leaves the present one, which is kept, and makes the rest of it what can be played again.
    /// Whether there is such a line.
    fn turn_to_line(&mut self, number: usize) -> bool {
        let Some(line) = self.lines.all().get(number).cloned() else { return false };
        let present = self.whole_line();
        let branches = line.iter().zip(&present).take_while(|(a, b)| a == b).count();
        while self.played().len() > branches && self.undo() {}
        // What chance decided is taken back with what led to it.
        let rest = &line[self.played().len()..];
        self.set_undone(rest);
        self.lines.0.retain(|kept| *kept != line);
        self.lines.keep(present);
        true
    }
}

fn on_take_line(take: On<TakeLine>, mut replay: ResMut<Replay>, mut commands: Commands) {
    let number = take.0;
    *replay = Replay::default();
    commands.queue(move |world: &mut World| {
        if !world.resource_mut::<Session>().turn_to_line(number) {
            return;
        }
        // First those who list what was played must hear that some of it is gone.
        lay(&mut world.commands(), BoardLaid::Back);
        world.flush();
        let mut session = world.resource_mut::<Session>();
        while session.redo_unseen() {}
        lay(&mut world.commands(), BoardLaid::Back);
        world.commands().trigger(SessionChanged);
        world.flush();
    });
}
