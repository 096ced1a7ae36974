//! A running table: one task that applies what people ask, keeps it, and tells everybody what they miss.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use super::bots::{Bots, Thinking, Thread};
use super::kept::NotKept;
use super::member::{Member, News};
use super::others::Others;
use super::presence::Presence;
use super::settings::Settings;
use super::store::Store;
use super::thought::ASK_AGAIN;
use super::watch::Watch;
use crate::net::{Ask, Code, Key, Line, Refused, Table, Tell};
use crate::rules::{Action, printable};

/// How many messages may wait for a client. One that reads more slowly is cut off, and may come back.
pub(super) const WAITING: usize = 256;
/// How many calls may wait for the table.
const CALLS: usize = 64;
/// How often the players' times are told while a clock runs: a screen that slept has read the last ones too late.
const TELL_TIMES: core::time::Duration = core::time::Duration::from_secs(10);
/// How often bots may answer each other before the game goes on.
const ANSWERS: usize = 8;
/// How long a table waits before it tries again to keep what is due.
const AGAIN: core::time::Duration = core::time::Duration::from_secs(1);
/// How often something is tried that other hosts were faster with.
const RACES: usize = 5;

/// What a table is called for.
#[derive(Debug)]
pub(super) enum Call {
    /// A client comes. `key` is its key if it has none.
    Come { ask: Ask, key: Key, tells: mpsc::Sender<Tell>, answer: oneshot::Sender<Result<u64, Refused>> },
    /// A client asks.
    Ask { member: u64, ask: Ask },
    /// A client's connection has ended. The client may be back soon.
    Left { member: u64 },
    /// A client that has left is not back.
    Gone { member: u64 },
    /// The bot's thought with this number has ended.
    Thought { number: u64, choice: Option<Action> },
    /// The bot's thought with this number begins, after it has waited for a thread.
    Thinks { number: u64 },
    /// A question to all hosts comes to this one: the bot that is to decide when there are `lines` lines thinks.
    Question { lines: usize, settled: oneshot::Sender<bool>, thread: Thread },
    /// Other people are at the table at other hosts.
    Others,
    /// The store has this number of the table's lines, or an unknown one.
    Kept { lines: Option<usize> },
}

/// What all tables of a host have in common.
pub(super) struct Hosting {
    pub(super) store: Arc<dyn Store>,
    pub(super) bots: Arc<Bots>,
    /// The other hosts of the same tables, if there can be some.
    pub(super) others: Option<Arc<dyn Others>>,
    pub(super) presence: Arc<Presence>,
    pub(super) settings: Settings,
}

/// The task of a table.
pub(super) struct Room {
    pub(super) code: Code,
    pub(super) table: Table,
    pub(super) hosting: Hosting,
    pub(super) members: BTreeMap<u64, Member>,
    /// Who has declined what was offered, until all have been told.
    pub(super) declined: Option<String>,
    next: u64,
    pub(super) thinking: Option<Thinking>,
    /// The number of times that a bot was asked.
    pub(super) thoughts: u64,
    pub(super) watch: Watch,
    /// Whether something is due that could not be kept.
    pub(super) stuck: bool,
    /// Whether the store may have lines that could not be read.
    pub(super) behind: bool,
    /// When another host has last appended something. It goes on with what is due, and this one only where it does not.
    pub(super) led: Option<Instant>,
    /// The number of lines at which the hosts were asked for a thought, and when.
    pub(super) asked: Option<(usize, Instant)>,
    /// Since when nobody is here.
    empty: Option<Instant>,
    pub(super) calls: mpsc::WeakSender<Call>,
}

impl Room {
    /// Starts the task of a table. It ends when nobody can call it any more. One that is shared with other hosts also ends
    /// after a while without people: its calls are closed then.
    pub(super) fn start(code: Code, table: Table, hosting: Hosting) -> mpsc::Sender<Call> {
        let (sender, receiver) = mpsc::channel(CALLS);
        let (members, calls) = (BTreeMap::new(), sender.downgrade());
        let room = Self {
            code,
            table,
            hosting,
            members,
            declined: None,
            next: 1,
            thinking: None,
            thoughts: 0,
            watch: Watch::default(),
            stuck: false,
            behind: false,
            led: None,
            asked: None,
            empty: None,
            calls,
        };
        tokio::spawn(room.run(receiver));
        sender
    }

    async fn run(mut self, mut calls: mpsc::Receiver<Call>) {
        if self.hosting.others.is_some() {
            // Something may have been appended since the table was read.
            self.catch_up().await;
        }
        self.go_on().await;
        loop {
            self.note_people();
            tokio::select! {
                call = calls.recv() => match call {
                    // The table itself has kept them.
                    Some(Call::Kept { lines: Some(lines) }) if lines <= self.table.lines() => continue,
                    Some(call) => {
                        self.stuck = false;
                        self.answer(call).await;
                    }
                    None => return,
                },
                () = sleep(AGAIN), if self.stuck || self.behind => {
                    self.stuck = false;
                    if self.behind {
                        self.catch_up().await;
                    }
                }
                () = until(self.empty.map(|since| since + self.hosting.settings.rest)) => return,
                () = until(self.asked.map(|(_, at)| at + ASK_AGAIN)) => self.asked = None,
                () = sleep(TELL_TIMES), if self.watch.runs() => {
                    self.members.values_mut().for_each(Member::forget_times);
                }
                () = until(self.watch.end(&self.table)), if !self.stuck => self.flag_falls().await,
            }
            self.go_on().await;
            self.wind_clock();
            self.tell_all();
        }
    }

    async fn answer(&mut self, call: Call) {
        match call {
            Call::Come { ask, key, tells, answer } => {
                let come = self.welcome(&ask, key, tells).await;
                // Who is gone already is missed when they are told something.
                let _ = answer.send(come);
            }
            Call::Ask { member, ask } => {
                let Some(key) = self.members.get(&member).map(|member| member.key) else { return };
                if let (Err(why), Some(member)) = (self.ask(key, &ask).await, self.members.get(&member)) {
                    member.refuse(why);
                }
            }
            Call::Kept { lines } => {
                self.catch_up().await;
                // The servers may not agree yet.
                self.behind |= lines.is_some_and(|lines| lines > self.table.lines());
            }
            Call::Others => {}
            Call::Question { lines, settled, thread } => self.take_question(lines, settled, thread).await,
            Call::Left { member } => {
                if let Some(member) = self.members.get_mut(&member) {
                    member.has_left = true;
                }
            }
            Call::Thinks { number } => {
                let thinking = self.thinking.iter_mut().find(|thinking| thinking.number == number);
                thinking.into_iter().for_each(|thinking| thinking.has_begun = true);
            }
            Call::Gone { member } => self.part_with(member),
            Call::Thought { number, choice } => {
                let Some(thinking) = self.thinking.take_if(|thinking| thinking.number == number) else { return };
                let lines = self.table.chosen(choice).into_iter().collect();
                let kept = self.keep(lines).await;
                self.stuck |= kept.is_err();
                let is_settled = !matches!(kept, Err(NotKept::Failed));
                // Without other hosts, it was no question.
                let _ = thinking.settled().map(|settled| settled.send(is_settled));
            }
        }
    }

    /// The time of the player to decide has run out.
    async fn flag_falls(&mut self) {
        let Some(action) = self.table.flag_fallen() else { return };
        self.say("the time of the player on turn has run out");
        self.stuck |= self.keep(vec![Line::Action(action)]).await.is_err();
    }

    /// Lets the clock of the player to decide run, if there is one. It stands still until all have come, while nobody is
    /// there, and while a bot waits for a thread. A bot that waits for the answer to an offer does so in its own time, or
    /// offers would stop clocks.
    fn wind_clock(&mut self) {
        let waits = match &self.thinking {
            Some(bot) => !bot.has_begun,
            None => self.asked.is_some_and(|(lines, _)| lines == self.table.lines()),
        };
        let may_run = self.table.was_full() && self.has_people() && !waits;
        self.watch.follow(&self.table, may_run, Instant::now());
    }

    async fn welcome(&mut self, ask: &Ask, new: Key, tells: mpsc::Sender<Tell>) -> Result<u64, Refused> {
        let Ask::Join { key, have, .. } = *ask else { return Err(Refused::Unreadable) };
        self.ask(new, ask).await?;
        let key = key.unwrap_or(new);
        let person = self.table.person(key).ok_or(Refused::NoSuchKey)?;
        if !self.is_here(person) {
            self.say(&format!("{} is here", self.name(person)));
        }
        self.members.retain(|_, member| member.person != person || !member.has_left);
        let member = self.next;
        self.next += 1;
        self.members.insert(member, Member::welcome(&self.table, person, key, have, tells));
        Ok(member)
    }

    fn part_with(&mut self, member: u64) {
        if let Some(Member { person, .. }) = self.members.remove(&member)
            && !self.is_here(person)
        {
            self.say(&format!("{} is away", self.name(person)));
        }
    }

    /// Whether a person is at the table, at this host or at another one.
    fn is_here(&self, person: usize) -> bool {
        self.members.values().any(|member| member.person == person)
            || self.hosting.presence.is_elsewhere(&self.code, person)
    }

    /// Whether anybody is at the table, at this host or at another one.
    pub(super) fn has_people(&self) -> bool {
        !self.members.is_empty() || self.hosting.presence.has_people_elsewhere(&self.code)
    }

    /// Tells the other hosts who is here.
    fn note_people(&mut self) {
        if self.hosting.others.is_none() {
            return;
        }
        let people: BTreeSet<usize> = self.members.values().map(|member| member.person).collect();
        let rests = people.is_empty() && self.thinking.is_none();
        self.empty = rests.then(|| self.empty.unwrap_or_else(Instant::now));
        self.hosting.presence.set(&self.code, people.into_iter().collect());
    }

    /// Does what the client with this key asks.
    async fn ask(&mut self, key: Key, ask: &Ask) -> Result<(), Refused> {
        for _ in 0..RACES {
            let lines = self.table.ask(key, ask, |person| !self.is_here(person))?;
            match self.keep(lines).await {
                Ok(()) => return Ok(()),
                // The table knows what the other host has appended. It is asked again.
                Err(NotKept::Elsewhere) => {}
                Err(NotKept::Failed) => break,
            }
        }
        Err(Refused::NotKept)
    }

    pub(super) fn name(&self, person: usize) -> String {
        self.table.name(person).unwrap_or("nobody").to_owned()
    }

    pub(super) fn say(&self, news: &str) {
        (self.hosting.settings.news)(&format!("{}: {}", self.code, printable(news)));
    }

    /// Does what is to be done without people: what is due, what bots say, and what they think.
    async fn go_on(&mut self) {
        if self.led.is_some_and(|since| since.elapsed() < AGAIN) {
            self.stuck = true;
            return;
        }
        let (mut answers, mut races) = (0, 0);
        loop {
            let mut lines: Vec<Line> = self.table.due().into_iter().collect();
            if self.table.plays_again()
                && let Ok(seed) = getrandom::u64()
            {
                lines.push(self.table.another_game(seed));
            }
            if self.table.needs_code() {
                let Some(code) = self.another_code().await else {
                    self.stuck = true;
                    return;
                };
                lines.push(Line::Code(code));
            }
            if lines.is_empty() && answers < ANSWERS && self.has_people() {
                lines = self.table.bots_say();
                answers += 1;
            }
            if lines.is_empty() {
                break;
            }
            match self.keep(lines).await {
                Ok(()) => {}
                Err(NotKept::Elsewhere) if races < RACES => races += 1,
                Err(_) => {
                    self.stuck = true;
                    return;
                }
            }
        }
        match self.hosting.others.clone() {
            Some(others) => self.ask_hosts(others).await,
            None => self.think(),
        }
    }

    /// Tells everybody what they miss. Who does not read is cut off, which the others are told.
    fn tell_all(&mut self) {
        loop {
            let here = (0..self.table.people()).filter(|&person| self.is_here(person));
            let watching = here.filter(|&person| self.table.seats_of(person).is_empty()).count();
            let seats = self.table.sitters(|person| self.is_here(person));
            let declined = self.declined.as_deref();
            let code = self.table.code().unwrap_or(&self.code);
            let news = News { table: &self.table, code, seats, watching, declined, watch: self.watch };
            let members = self.members.iter_mut();
            let slow: Vec<u64> =
                members.filter_map(|(&number, member)| member.tell(&news).is_none().then_some(number)).collect();
            if slow.is_empty() {
                self.declined = None;
                return;
            }
            slow.into_iter().for_each(|member| self.part_with(member));
        }
    }
}

/// Waits until then; for ever without a time.
async fn until(then: Option<Instant>) {
    match then {
        Some(then) => sleep_until(then).await,
        None => core::future::pending().await,
    }
}
