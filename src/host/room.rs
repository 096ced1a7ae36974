//! A running table: one task that applies what people ask, keeps it, and tells everybody what they miss.

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use super::bots::{Bots, Thinking};
use super::member::{Member, News};
use super::server::Settings;
use super::store::{Store, StoreError, alias};
use super::watch::Watch;
use crate::net::{Ask, Code, Key, Line, Refused, Table, Tell};
use crate::rules::{Action, Seat, printable};

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
    /// The store has this number of the table's lines, or an unknown one.
    Kept { lines: Option<usize> },
}

/// The task of a table.
pub(super) struct Room {
    code: Code,
    table: Table,
    store: Arc<dyn Store>,
    bots: Arc<Bots>,
    settings: Settings,
    members: BTreeMap<u64, Member>,
    /// Who has declined what was offered, until all have been told.
    declined: Option<String>,
    next: u64,
    thinking: Option<Thinking>,
    /// The number of times that a bot was asked.
    thoughts: u64,
    watch: Watch,
    /// Whether something is due that could not be kept.
    stuck: bool,
    calls: mpsc::WeakSender<Call>,
}

impl Room {
    /// Starts the task of a table. It ends when nobody can call it any more.
    pub(super) fn start(
        code: Code,
        table: Table,
        store: Arc<dyn Store>,
        bots: Arc<Bots>,
        settings: Settings,
    ) -> mpsc::Sender<Call> {
        let (sender, receiver) = mpsc::channel(CALLS);
        let (members, calls) = (BTreeMap::new(), sender.downgrade());
        let room = Self {
            code,
            table,
            store,
            bots,
            settings,
            members,
            declined: None,
            next: 1,
            thinking: None,
            thoughts: 0,
            watch: Watch::default(),
            stuck: false,
            calls,
        };
        tokio::spawn(room.run(receiver));
        sender
    }

    async fn run(mut self, mut calls: mpsc::Receiver<Call>) {
        self.go_on().await;
        loop {
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
                () = sleep(AGAIN), if self.stuck => self.stuck = false,
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
                let asked = match self.table.ask(key, &ask, |person| !self.is_here(person)) {
                    Ok(lines) => self.keep(lines).await,
                    Err(why) => Err(why),
                };
                if let (Err(why), Some(member)) = (asked, self.members.get(&member)) {
                    member.refuse(why);
                }
            }
            Call::Kept { .. } => self.catch_up().await,
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
                if self.thinking.as_ref().is_some_and(|thinking| thinking.number == number) {
                    self.thinking = None;
                    let lines = self.table.chosen(choice).into_iter().collect();
                    self.stuck |= self.keep(lines).await.is_err();
                }
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
        let waits = self.thinking.as_ref().is_some_and(|bot| !bot.has_begun);
        let may_run = self.table.was_full() && !self.members.is_empty() && !waits;
        self.watch.follow(&self.table, may_run, Instant::now());
    }

    async fn welcome(&mut self, ask: &Ask, new: Key, tells: mpsc::Sender<Tell>) -> Result<u64, Refused> {
        let Ask::Join { key, have, .. } = *ask else { return Err(Refused::Unreadable) };
        let lines = self.table.ask(new, ask, |_| false)?;
        self.keep(lines).await?;
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

    fn is_here(&self, person: usize) -> bool {
        self.members.values().any(|member| member.person == person)
    }

    fn name(&self, person: usize) -> String {
        self.table.name(person).unwrap_or("nobody").to_owned()
    }

    fn say(&self, news: &str) {
        (self.settings.news)(&format!("{}: {}", self.code, printable(news)));
    }

    /// Keeps these lines and then applies them: what was told is never lost.
    async fn keep(&mut self, mut lines: Vec<Line>) -> Result<(), Refused> {
        if lines.is_empty() {
            return Ok(());
        }
        if let Some(at) = lines.iter().position(|line| matches!(line, Line::Action(_)))
            && let Some(millis) = self.watch.spent(&self.table, Instant::now())
        {
            lines.insert(at, Line::Spent { millis });
        }
        let written = lines.iter().map(|line| line.written(self.table.seats())).collect::<Vec<_>>();
        let (store, code, at) = (self.store.clone(), self.code.clone(), self.table.lines());
        let kept = tokio::task::spawn_blocking(move || store.append(&code, at, &written)).await;
        match kept.unwrap_or_else(|_| Err(StoreError::Failed("its thread is gone".to_owned()))) {
            Ok(()) => lines.iter().for_each(|line| self.take(line)),
            Err(error) => {
                self.say(&error.to_string());
                if let StoreError::Elsewhere { .. } = error {
                    self.catch_up().await;
                }
                return Err(Refused::NotKept);
            }
        }
        Ok(())
    }

    fn take(&mut self, line: &Line) {
        if let Line::Leave { seat } = *line {
            self.say_of(seat, "gets up from");
        }
        if let Some(name) = self.table.declined_by(line) {
            self.declined = Some(name.to_owned());
        }
        if let Err(fault) = self.table.take(line) {
            self.say(&format!("a line of the match does not fit: {fault}"));
        }
        match *line {
            Line::Sit { seat, .. } => self.say_of(seat, "plays"),
            Line::Bot { seat, level: Some(level) } => {
                self.say(&format!("a bot of level {level} plays {}", seat.name(self.table.seats())));
            }
            Line::Back { .. } | Line::Again { .. } => {
                // Everybody gets another log.
                self.members.values_mut().for_each(Member::forget_log);
                self.say(if matches!(line, Line::Back { .. }) {
                    "moves are taken back"
                } else {
                    "another game begins"
                });
            }
            Line::Out { person } => {
                self.members.values().filter(|member| member.person == person).for_each(|member| {
                    member.refuse(Refused::ShownOut);
                });
                self.members.retain(|_, member| member.person != person);
                self.say(&format!("{} is shown out", self.name(person)));
            }
            Line::Code(ref code) => self.say(&format!("its code is {code} from now on")),
            Line::Action(_) if self.table.is_over() => {
                self.say(&format!("the game is over: {}", self.table.record().result.as_deref().unwrap_or_default()));
            }
            _ => {}
        }
    }

    fn say_of(&self, seat: Seat, does: &str) {
        if let Some(person) = self.table.sitter(seat) {
            self.say(&format!("{} {does} {}", self.name(person), seat.name(self.table.seats())));
        }
    }

    /// Applies what others have appended to the store.
    async fn catch_up(&mut self) {
        let (store, code, from) = (self.store.clone(), self.code.clone(), self.table.lines());
        let read = tokio::task::spawn_blocking(move || store.read(&code, from)).await;
        for line in read.ok().and_then(Result::ok).unwrap_or_default() {
            match Line::read(&line, self.table.seats()) {
                Ok(line) => self.take(&line),
                Err(fault) => self.say(&format!("a line of the match cannot be read: {fault}")),
            }
        }
    }

    /// Does what is to be done without people: what is due, what bots say, and what they think.
    async fn go_on(&mut self) {
        let mut answers = 0;
        loop {
            let mut lines: Vec<Line> = self.table.due().into_iter().collect();
            if self.table.plays_again()
                && let Ok(seed) = getrandom::u64()
            {
                lines.push(Line::Again { seed });
            }
            if self.table.needs_code() {
                lines.extend(self.another_code().await.map(Line::Code));
            }
            if lines.is_empty() && answers < ANSWERS && !self.members.is_empty() {
                lines = self.table.bots_say();
                answers += 1;
            }
            if lines.is_empty() {
                break;
            }
            if self.keep(lines).await.is_err() {
                self.stuck = true;
                return;
            }
        }
        self.think();
    }

    /// Another code for the table, under which the store knows it already; `None` if it does not work.
    async fn another_code(&self) -> Option<Code> {
        let code = Code::drawn(getrandom::fill).ok()?;
        let (store, first, new) = (self.store.clone(), self.code.clone(), code.clone());
        let kept = tokio::task::spawn_blocking(move || store.append(&new, 0, &[alias(&first)])).await;
        matches!(kept, Ok(Ok(()))).then_some(code)
    }

    /// Lets the bot think that is to decide. Bots wait while nobody is there.
    fn think(&mut self) {
        let request = self.table.request().filter(|_| !self.members.is_empty());
        let after = self.table.record().actions.len();
        let Some(request) = request else {
            self.thinking = None;
            return;
        };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.after == after) {
            return;
        }
        self.thoughts += 1;
        let number = self.thoughts;
        let thinking = Thinking::new(number, after);
        let (bots, calls, stop, pace) = (self.bots.clone(), self.calls.clone(), thinking.stop(), self.settings.pace);
        self.thinking = Some(thinking);
        tokio::spawn(async move {
            let Some(thread) = bots.thread().await else { return };
            if let Some(calls) = calls.upgrade() {
                let _ = calls.send(Call::Thinks { number }).await;
            }
            let (choice, ()) = tokio::join!(bots.choose(thread, request, stop), sleep(pace));
            if let Some(calls) = calls.upgrade() {
                // The table may be gone.
                let _ = calls.send(Call::Thought { number, choice }).await;
            }
        });
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
