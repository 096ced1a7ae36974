//! What a table keeps in its store, and takes from it.

use tokio::task::spawn_blocking;
use tokio::time::Instant;

use super::member::Member;
use super::room::Room;
use super::store::{StoreError, another_code};
use crate::net::{Code, Line, Refused};
use crate::rules::Seat;

/// Why lines are not kept.
pub(super) enum NotKept {
    /// Another host was faster: what it has appended is known now.
    Elsewhere,
    Failed,
}

impl Room {
    /// Keeps these lines and then applies them: what was told is never lost.
    pub(super) async fn keep(&mut self, mut lines: Vec<Line>) -> Result<(), NotKept> {
        if lines.is_empty() {
            return Ok(());
        }
        if let Some(at) = lines.iter().position(|line| matches!(line, Line::Action(_)))
            && let Some(millis) = self.watch.spent(&self.table, Instant::now())
        {
            lines.insert(at, Line::Spent { millis });
        }
        let written = lines.iter().map(|line| line.written(self.table.seats())).collect::<Vec<_>>();
        let (store, code, at) = (self.hosting.store.clone(), self.code.clone(), self.table.lines());
        let kept = spawn_blocking(move || store.append(&code, at, &written)).await;
        match kept.unwrap_or_else(|_| Err(StoreError::Failed("its thread is gone".to_owned()))) {
            Ok(()) => {
                lines.iter().for_each(|line| self.take(line));
                self.led = None;
                Ok(())
            }
            Err(StoreError::Elsewhere { .. }) => {
                self.catch_up().await;
                Err(NotKept::Elsewhere)
            }
            Err(error) => {
                self.say(&error.to_string());
                // It may be kept nevertheless.
                self.behind |= self.hosting.others.is_some();
                Err(NotKept::Failed)
            }
        }
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
                // A thought about what was there before comes too late, also where as many actions are there again.
                self.thinking = None;
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
    pub(super) async fn catch_up(&mut self) {
        let (store, code, from) = (self.hosting.store.clone(), self.code.clone(), self.table.lines());
        let read = spawn_blocking(move || store.read(&code, from)).await;
        let read = read.ok().and_then(Result::ok);
        self.behind = read.is_none();
        let read = read.unwrap_or_default();
        if !read.is_empty() && self.hosting.others.is_some() {
            self.led = Some(Instant::now());
        }
        for line in read {
            match Line::read(&line, self.table.seats()) {
                Ok(line) => self.take(&line),
                Err(fault) => self.say(&format!("a line of the match cannot be read: {fault}")),
            }
        }
    }

    pub(super) async fn another_code(&self) -> Option<Code> {
        let (store, first) = (self.hosting.store.clone(), self.code.clone());
        spawn_blocking(move || another_code(&*store, &first)).await.ok()?
    }
}
