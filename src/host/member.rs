//! A client at a table, and what it has been told.

use tokio::sync::mpsc;
use tokio::time::Instant;

use super::watch::Watch;
use crate::net::{Code, Key, Offered, PROTOCOL, Refused, Sitter, Table, Tell};
use crate::rules::SeatSet;

/// A client that is connected, or may be back soon.
pub(super) struct Member {
    pub(super) person: usize,
    pub(super) key: Key,
    tells: mpsc::Sender<Tell>,
    /// The seats whose log it has; `None` if it has none.
    seats: Option<SeatSet>,
    /// The number of entries that it has.
    has: usize,
    /// Whether its connection has ended.
    pub(super) has_left: bool,
    /// What it was last told of the code, of the seats, of what is offered, and of the clock.
    told_table: Option<Tell>,
    told: Option<Tell>,
    told_offer: Option<Offered>,
    told_turn: Option<bool>,
    told_times: Option<Watch>,
}

/// What there is to be told at a table.
pub(super) struct News<'a> {
    pub(super) table: &'a Table,
    /// The code that the table has now.
    pub(super) code: &'a Code,
    pub(super) seats: Vec<Sitter>,
    /// The number of people without a seat.
    pub(super) watching: usize,
    /// Who has declined what was offered last.
    pub(super) declined: Option<&'a str>,
    pub(super) watch: Watch,
}

impl Member {
    /// Welcomes a person's client that says to have the first `have` entries of the log.
    pub(super) fn welcome(table: &Table, person: usize, key: Key, have: usize, tells: mpsc::Sender<Tell>) -> Self {
        let has = table.missed_from(person, have);
        let seats = (has > 0).then(|| table.seats_of(person));
        // If the client is gone already, that is noticed when it is told something.
        let _ = tells.try_send(Tell::Welcome { protocol: PROTOCOL, key });
        Self {
            person,
            key,
            tells,
            seats,
            has,
            has_left: false,
            told_table: None,
            told: None,
            told_offer: None,
            told_turn: None,
            told_times: None,
        }
    }

    /// Refuses what the client has asked.
    pub(super) fn refuse(&self, why: Refused) {
        // If the queue is full, the client is cut off with the next thing it is told.
        let _ = self.tells.try_send(Tell::Refused { why });
    }

    /// Has the client told another log.
    pub(super) fn forget_log(&mut self) {
        self.seats = None;
    }

    /// Has the client told the times once more.
    pub(super) fn forget_times(&mut self) {
        self.told_times = None;
    }

    /// Tells the client what it misses; `None` if it does not read.
    pub(super) fn tell(&mut self, news: &News) -> Option<()> {
        if self.has_left {
            return Some(());
        }
        let found = Tell::Table { code: news.code.to_string(), is_owner: news.table.is_owner(self.person) };
        if self.told_table.as_ref() != Some(&found) {
            self.tells.try_send(found.clone()).ok()?;
            self.told_table = Some(found);
        }
        let yours = news.table.seats_of(self.person);
        let seated = Tell::Seats { seats: news.seats.clone(), yours, watching: news.watching };
        if self.told.as_ref() != Some(&seated) {
            self.tells.try_send(seated.clone()).ok()?;
            self.told = Some(seated);
        }
        // Before the actions: with the times after them, the client sees whose have run out.
        if self.told_times != Some(news.watch)
            && let Some(times) = news.watch.times(news.table, Instant::now())
        {
            self.tells.try_send(Tell::Times(times)).ok()?;
            self.told_times = Some(news.watch);
        }
        let from = if self.seats == Some(yours) { self.has } else { 0 };
        let entries = news.table.entries(yours, from);
        if !entries.is_empty() {
            (self.seats, self.has) = (Some(yours), from + entries.len());
            self.tells.try_send(Tell::Log { from, entries }).ok()?;
        }
        let open = news.table.offered();
        if self.told_offer != open {
            let declined = news.declined.filter(|_| open.is_none()).map(str::to_owned);
            self.tells.try_send(Tell::Offer { open, declined }).ok()?;
            self.told_offer = open;
        }
        let is_on_turn = news.table.waits_for_person(self.person);
        if self.told_turn != Some(is_on_turn) {
            self.tells.try_send(Tell::Turn { yours: is_on_turn }).ok()?;
            self.told_turn = Some(is_on_turn);
        }
        Some(())
    }
}
