//! Who is at tables at other hosts.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::others::Others;
use crate::net::Code;

/// How often a host tells that it is there, and who is at its tables.
pub(super) const BEAT: Duration = Duration::from_secs(2);
/// When a host that tells nothing is gone, and its people with it.
const SILENCE: Duration = Duration::from_secs(6);

/// The numbers of the people at each table that has some.
type Tables = BTreeMap<String, Vec<usize>>;

/// What hosts tell each other: everything with each beat, and changes at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Said {
    /// The number of the host that tells it.
    host: u64,
    /// Whether there are no other people at any table of the host.
    all: bool,
    tables: Tables,
}

/// Who is at tables here, and at other hosts of the same tables.
pub(super) struct Presence {
    others: Option<Arc<dyn Others>>,
    /// The number of this host among them.
    name: u64,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    own: Tables,
    hosts: BTreeMap<u64, Heard>,
}

struct Heard {
    at: Instant,
    tables: Tables,
}

impl Presence {
    /// For this host with its random number.
    pub(super) fn new(others: Option<Arc<dyn Others>>, name: u64) -> Self {
        Self { others, name, state: Mutex::default() }
    }

    fn with<T>(&self, act: impl FnOnce(&mut State) -> T) -> T {
        act(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// These people are at the table here, and no others. The other hosts are told if that has changed.
    pub(super) fn set(&self, table: &Code, people: Vec<usize>) {
        let Some(others) = &self.others else { return };
        let table = table.to_string();
        let has_changed = self.with(|state| {
            if people.is_empty() {
                state.own.remove(&table).is_some()
            } else {
                state.own.insert(table.clone(), people.clone()).as_ref() != Some(&people)
            }
        });
        if has_changed {
            self.tell(&**others, false, BTreeMap::from([(table, people)]));
        }
    }

    /// Whether a person is at the table at another host.
    pub(super) fn is_elsewhere(&self, table: &Code, person: usize) -> bool {
        self.elsewhere(table, |people| people.contains(&person))
    }

    /// Whether anybody is at the table at another host.
    pub(super) fn has_people_elsewhere(&self, table: &Code) -> bool {
        self.elsewhere(table, |people| !people.is_empty())
    }

    fn elsewhere(&self, table: &Code, is_so: impl Fn(&[usize]) -> bool) -> bool {
        self.others.is_some()
            && self.with(|state| {
                let people = |heard: &Heard| heard.tables.get(table.as_str()).is_some_and(|people| is_so(people));
                state.hosts.values().any(people)
            })
    }

    /// Tells the other hosts who is here, and forgets those that are silent. Returns the tables at which that changes
    /// something.
    pub(super) fn beat(&self) -> Vec<Code> {
        let Some(others) = &self.others else { return Vec::new() };
        let (own, gone) = self.with(|state| {
            let silent = |heard: &Heard| heard.at.elapsed() >= SILENCE;
            let gone: Vec<_> = state.hosts.iter().filter(|(_, heard)| silent(heard)).map(|(&host, _)| host).collect();
            let gone: Vec<_> = gone.iter().filter_map(|host| state.hosts.remove(host)).collect();
            (state.own.clone(), gone)
        });
        self.tell(&**others, true, own);
        gone.iter().flat_map(|heard| heard.tables.keys()).filter_map(|table| Code::read(table)).collect()
    }

    fn tell(&self, others: &dyn Others, all: bool, tables: Tables) {
        if let Ok(said) = serde_json::to_string(&Said { host: self.name, all, tables }) {
            others.tell(said);
        }
    }

    /// Takes what a host has told. Returns the tables at which that changes something, and whether the host is new here.
    pub(super) fn hear(&self, said: &str) -> (Vec<Code>, bool) {
        let said = serde_json::from_str(said).ok().filter(|said: &Said| said.host != self.name);
        let Some(Said { host, all, tables, .. }) = said else { return (Vec::new(), false) };
        let (changed, is_new) = self.with(|state| {
            let is_new = !state.hosts.contains_key(&host);
            let heard = state.hosts.entry(host).or_insert_with(|| Heard { at: Instant::now(), tables: Tables::new() });
            heard.at = Instant::now();
            let mut changed = Vec::new();
            if all {
                changed.extend(heard.tables.keys().filter(|table| !tables.contains_key(*table)).cloned());
                heard.tables.retain(|table, _| tables.contains_key(table));
            }
            for (table, people) in tables {
                let is_same = heard.tables.get(&table).map_or(people.is_empty(), |had| *had == people);
                if !is_same {
                    changed.push(table.clone());
                    heard.tables.insert(table, people);
                }
            }
            heard.tables.retain(|_, people| !people.is_empty());
            (changed, is_new)
        });
        (changed.iter().filter_map(|table| Code::read(table)).collect(), is_new)
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::Pin;

    use tokio::sync::broadcast;

    use super::super::others::Question;
    use super::super::store::StoreError;
    use super::*;

    /// Hosts in one program.
    struct Room(broadcast::Sender<String>);

    impl Others for Room {
        fn tell(&self, said: String) {
            let _ = self.0.send(said);
        }

        fn hear(&self) -> broadcast::Receiver<String> {
            self.0.subscribe()
        }

        fn ask(&self, _: &Code, _: usize) -> Result<(), StoreError> {
            Ok(())
        }

        fn next(&self) -> Pin<Box<dyn Future<Output = Option<Question>> + Send + '_>> {
            Box::pin(std::future::ready(None))
        }
    }

    #[test]
    fn people_at_other_hosts_are_known() {
        let others: Arc<dyn Others> = Arc::new(Room(broadcast::channel(64).0));
        let mut heard = others.hear();
        let [here, there] = [1, 2].map(|name| Presence::new(Some(others.clone()), name));
        let table = Code::read("ABCDEFGH").unwrap();
        let changes = [table.clone()];
        let mut pass = || {
            let mut changed = Vec::new();
            while let Ok(said) = heard.try_recv() {
                changed.extend(here.hear(&said).0);
                there.hear(&said);
            }
            changed
        };
        there.set(&table, vec![0, 2]);
        assert_eq!(pass(), changes);
        assert!(here.is_elsewhere(&table, 2) && !here.is_elsewhere(&table, 1) && here.has_people_elsewhere(&table));
        // What a host tells itself is no news.
        assert!(!there.is_elsewhere(&table, 2));
        there.set(&table, vec![0, 2]);
        there.beat();
        assert_eq!(pass(), []);
        there.set(&table, Vec::new());
        assert_eq!(pass(), changes);
        assert!(!here.has_people_elsewhere(&table));
        // What was lost comes with the next beat.
        there.set(&table, vec![1]);
        assert!(pass() == changes && here.is_elsewhere(&table, 1));
        there.with(|state| state.own.clear());
        there.beat();
        assert_eq!(pass(), changes);
        // A host that is silent is gone.
        there.set(&table, vec![1]);
        pass();
        here.with(|state| state.hosts.values_mut().for_each(|heard| heard.at -= SILENCE));
        assert_eq!(here.beat(), changes);
        assert!(!here.has_people_elsewhere(&table));
    }
}
