//! From a match to its log.

use std::collections::BTreeMap;

use super::entry::Entry;
use crate::rules::action::Action;
use crate::rules::any_game::AnyGame;
use crate::rules::effect::Effects;
use crate::rules::record::{Record, UNFINISHED, result_of};
use crate::rules::series::Series;
use crate::rules::talk::{Remark, Said};
use crate::rules::viewer::Viewer;

/// The log of a match for one viewer. It grows with every action and remark, and keeps what must be revealed later.
#[derive(Clone, Debug)]
pub struct Log {
    viewer: Viewer,
    entries: Vec<Entry>,
    /// The number of actions played.
    actions: usize,
    /// The actions that are hidden, with their numbers.
    hidden: Vec<(usize, Action)>,
    /// The number of remarks made.
    remarks: usize,
    /// The remarks that the viewer has not heard, with their numbers.
    unheard: Vec<(usize, Said)>,
    /// The number of proposals made.
    proposals: u32,
    /// From the number of a proposal that the viewer has heard of to its number among those.
    heard: BTreeMap<u32, u32>,
    /// The seed to reveal at the end.
    seed: Option<u64>,
}

impl Log {
    /// The log of the match of `record`, which begins at `start`, before its first action and remark.
    pub fn begin(record: &Record, start: &dyn AnyGame, viewer: Viewer) -> Self {
        let mut log = Self::empty(record, viewer);
        log.end_at(start);
        log
    }

    fn empty(record: &Record, viewer: Viewer) -> Self {
        let series = Series::read(&record.tags, record.game.seats().len()).unwrap_or_default();
        let head = Record {
            seed: None,
            remarks: Vec::new(),
            actions: Vec::new(),
            result: Some(UNFINISHED.to_owned()),
            ..record.clone()
        };
        Self {
            viewer,
            entries: vec![Entry::Begin(Box::new(head))],
            actions: 0,
            hidden: Vec::new(),
            remarks: 0,
            unheard: Vec::new(),
            proposals: 0,
            heard: BTreeMap::new(),
            // Later games of a match derive their seeds from it.
            seed: record.seed.filter(|_| series.is_last()),
        }
    }

    /// All entries so far. Those from number `n` on are what a viewer misses who has `n`.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds `action`, which led from `before` to `after`, and all that is revealed by it.
    pub fn played(&mut self, before: &dyn AnyGame, action: Action, after: &dyn AnyGame) {
        self.add(action, self.stand_in(before, action), after);
    }

    /// What the viewer gets in place of `action` if that, played at `before`, is to be hidden.
    fn stand_in(&self, before: &dyn AnyGame, action: Action) -> Option<Action> {
        let is_own = before.decider().is_some_and(|decider| self.viewer.is(decider));
        before.stand_in(action).filter(|_| !is_own)
    }

    fn add(&mut self, action: Action, stand_in: Option<Action>, after: &dyn AnyGame) {
        self.actions += 1;
        if let Some(stand_in) = stand_in.filter(|_| after.hides()) {
            self.hidden.push((self.actions, action));
            self.entries.push(Entry::Hidden(stand_in));
            return;
        }
        if !after.hides() {
            // Ahead of the action, so that it is played in the true position.
            let hidden = self.hidden.drain(..);
            self.entries.extend(hidden.map(|(number, action)| Entry::Revealed { number, action }));
        }
        self.entries.push(Entry::Action(action));
        self.end_at(after);
    }

    /// Reveals everything if the game is over at `table`.
    fn end_at(&mut self, table: &dyn AnyGame) {
        if table.outcome().is_some() {
            let unheard = self.unheard.drain(..);
            self.entries.extend(unheard.map(|(number, said)| Entry::Overheard { number, said }));
            self.entries.push(Entry::Over { result: result_of(table), seed: self.seed });
        }
    }

    /// Adds a remark, which [`Talk`](crate::rules::Talk) has allowed.
    pub fn said(&mut self, remark: &Remark) {
        self.remarks += 1;
        match self.numbered_for_viewer(remark) {
            Some(remark) => self.entries.push(Entry::Remark(remark)),
            None => self.unheard.push((self.remarks, Said { after: self.actions, remark: remark.clone() })),
        }
    }

    /// The remark with the number that its proposal has for the viewer; `None` if the viewer does not hear it.
    fn numbered_for_viewer(&mut self, remark: &Remark) -> Option<Remark> {
        if let Remark::Proposal { .. } = remark {
            self.proposals += 1;
        }
        if !self.viewer.is_among(remark.heard_by()) {
            return None;
        }
        if let &Remark::Proposal { number, .. } = remark {
            let next = self.heard.len() as u32 + 1;
            self.heard.insert(number, next);
        }
        remark.renumbered(|number| self.heard.get(&number).copied())
    }

    /// A remark that the viewer wants to make, with the true number of its proposal; `None` if it names a proposal that
    /// the viewer has not heard of, or gives a new one another number than the next. Refusing it for the number alone
    /// tells the viewer nothing of secret proposals.
    pub fn meant(&self, remark: &Remark) -> Option<Remark> {
        if let Remark::Proposal { number, .. } = *remark {
            let is_next = number as usize == self.heard.len() + 1;
            return is_next.then(|| remark.renumbered(|_| Some(self.proposals + 1)))?;
        }
        remark.renumbered(|wanted| self.heard.iter().find(|&(_, &number)| number == wanted).map(|(&number, _)| number))
    }
}

impl Record {
    /// The log of the match so far for `viewer`, up to the first action that the rules forbid. It is the beginning of
    /// the log of every record that goes on from here.
    pub fn log_for(&self, viewer: Viewer) -> Log {
        let Ok(mut table) = self.lay() else { return Log::empty(self, viewer) };
        let mut log = Log::begin(self, &*table, viewer);
        let mut remarks = self.remarks.iter().peekable();
        for (number, &action) in self.actions.iter().enumerate() {
            while let Some(said) = remarks.next_if(|said| said.after <= number) {
                log.said(&said.remark);
            }
            // Before the action is played: a copy of the table for each action would take as long as its history.
            let stand_in = log.stand_in(&*table, action);
            if table.play(action, Effects::ignored()).is_err() {
                return log;
            }
            log.add(action, stand_in, &*table);
        }
        if table.outcome().is_none() {
            remarks.for_each(|said| log.said(&said.remark));
        }
        log
    }
}
