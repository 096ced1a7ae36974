//! From a log back to the match, as far as it is known.

use std::collections::{BTreeMap, BTreeSet};

use super::entry::Entry;
use crate::rules::action::Action;
use crate::rules::record::Record;
use crate::rules::talk::{Remark, Said};

/// An entry that does not fit those before it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an entry of the match's log does not fit those before it")]
pub struct Misfit;

/// A match that is rebuilt from the entries of its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Follower {
    /// The match, with stand-ins for hidden actions.
    record: Record,
    /// How many actions precede each stand-in.
    hidden: BTreeSet<usize>,
    /// The remarks that were revealed, by their numbers. The end of the game puts them among the others.
    overheard: BTreeMap<usize, Said>,
}

impl Follower {
    /// Follows a log from its beginning.
    ///
    /// # Errors
    ///
    /// Where an entry does not fit.
    pub fn of(entries: &[Entry]) -> Result<Self, Misfit> {
        let (first, rest) = entries.split_first().ok_or(Misfit)?;
        let mut follower = Self::begin(first)?;
        rest.iter().try_for_each(|entry| follower.follow(entry))?;
        Ok(follower)
    }

    /// Begins with the first entry of a log.
    ///
    /// # Errors
    ///
    /// If it is not [`Entry::Begin`].
    pub fn begin(first: &Entry) -> Result<Self, Misfit> {
        let Entry::Begin(head) = first else { return Err(Misfit) };
        let is_empty = head.actions.is_empty() && head.remarks.is_empty();
        let (hidden, overheard) = (BTreeSet::new(), BTreeMap::new());
        is_empty.then(|| Self { record: (**head).clone(), hidden, overheard }).ok_or(Misfit)
    }

    /// Takes the next entry. Whether its action or remark is legal is seen when the record is replayed.
    ///
    /// # Errors
    ///
    /// Where it does not fit; nothing changes then.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), Misfit> {
        match *entry {
            Entry::Begin(_) => return Err(Misfit),
            Entry::Action(action) => self.record.actions.push(action),
            Entry::Hidden(stand_in) => {
                self.hidden.insert(self.record.actions.len());
                self.record.actions.push(stand_in);
            }
            Entry::Revealed { number, action } => self.reveal(number, action).ok_or(Misfit)?,
            Entry::Remark(ref remark) => {
                let after = self.record.actions.len();
                self.record.remarks.push(Said { after, remark: remark.clone() });
            }
            Entry::Overheard { number, ref said } => self.overhear(number, said).ok_or(Misfit)?,
            Entry::Over { ref result, seed } => {
                self.record.remarks = self.all_remarks().ok_or(Misfit)?;
                self.overheard.clear();
                self.record.result = Some(result.clone());
                self.record.seed = seed;
            }
        }
        Ok(())
    }

    fn reveal(&mut self, number: usize, action: Action) -> Option<()> {
        let place = number.checked_sub(1).filter(|place| self.hidden.remove(place))?;
        *self.record.actions.get_mut(place)? = action;
        Some(())
    }

    /// Keeps a revealed remark. They are revealed in order, and leave no gap that those already known cannot fill.
    fn overhear(&mut self, number: usize, said: &Said) -> Option<()> {
        let last = self.overheard.last_key_value().map_or(0, |(&last, _)| last);
        let most = self.record.remarks.len() + self.overheard.len() + 1;
        if number <= last || number > most {
            return None;
        }
        self.overheard.insert(number, said.clone());
        Some(())
    }

    /// All remarks in their true order, with the true numbers of their proposals.
    fn all_remarks(&self) -> Option<Vec<Said>> {
        let mut heard = self.record.remarks.iter();
        let mut all = Vec::new();
        let mut proposals = 0;
        // The true numbers of the proposals that the viewer had heard of.
        let mut numbers = Vec::new();
        loop {
            let overheard = self.overheard.get(&(all.len() + 1));
            let Some(said) = overheard.or_else(|| heard.next()) else { return Some(all) };
            let is_proposal = matches!(said.remark, Remark::Proposal { .. });
            proposals += u32::from(is_proposal);
            if overheard.is_some() {
                all.push(said.clone());
                continue;
            }
            if is_proposal {
                numbers.push(proposals);
            }
            let number = |heard: u32| numbers.get(usize::try_from(heard).ok()?.checked_sub(1)?).copied();
            all.push(Said { after: said.after, remark: said.remark.renumbered(number)? });
        }
    }

    /// The match as it is shown: with stand-ins for hidden actions. Its last position is
    /// [what the viewer may see](crate::rules::Game::seen_by) of the true one.
    pub const fn shown(&self) -> &Record {
        &self.record
    }

    /// The match as far as it is known: up to the first hidden action.
    pub fn known(&self) -> Record {
        let mut known = self.record.clone();
        if let Some(&first) = self.hidden.first() {
            known.actions.truncate(first);
            known.remarks.iter_mut().for_each(|said| said.after = said.after.min(first));
        }
        known
    }
}
