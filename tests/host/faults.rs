//! What goes wrong: the host is killed, its disk is full, its clock jumps.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bulldozer_gambit::host::{Change, SqliteStore, Store, StoreError};
use bulldozer_gambit::net::{Ask, Code, Refused, Sitter, Table};
use bulldozer_gambit::rules::{GameId, Record, Seat, SeatSet};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

use crate::client::{Client, refusal};
use crate::clients;
use crate::folder::Folder;
use crate::server::{Server, head, log_of};

/// A host that is a program of its own.
pub struct Program {
    child: Child,
    store: String,
    /// Where it listens.
    place: String,
    pub code: String,
}

impl Program {
    /// Opens a table, or goes on with the one in `store`.
    pub fn start(store: &str, begin: &[&str]) -> Self {
        Self::start_with(store, begin, &[])
    }

    /// The same, with these variables in its environment.
    fn start_with(store: &str, begin: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bulldozer-gambit"))
            .args(["host", "--bind", "127.0.0.1:0", "--store"])
            .arg(store)
            .args(begin)
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut table = String::new();
        said.read_line(&mut table).unwrap();
        // table 7KQ2M9XA: http://127.0.0.1:4444/#join=7KQ2M9XA
        let (place, code) = table.trim().split_once("http://").unwrap().1.split_once("/#join=").unwrap();
        let (place, code) = (place.to_owned(), code.to_owned());
        // Its news are read, so that it can tell them.
        std::thread::spawn(move || said.lines().map_while(Result::ok).for_each(drop));
        Self { child, store: store.to_owned(), place, code }
    }

    pub fn address(&self) -> String {
        format!("ws://{}/ws", self.place)
    }

    /// Kills it at once: SIGKILL.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn die_and_go_on(&mut self) {
        self.kill();
        *self = Self::start(&self.store.clone(), &[]);
    }

    /// The table as the store has it.
    pub fn table(&self, store: &dyn Store) -> Table {
        Table::of_lines(&store.read(&Code::read(&self.code).unwrap(), 0).unwrap()).unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_host_that_is_killed_loses_nothing_that_it_has_told() {
    let folder = Folder::new("killed");
    let file = folder.0.join("matches.sqlite");
    let store = || SqliteStore::open(&file).unwrap();
    let mut host = Program::start(&file.display().to_string(), &["--game", "auction", "--seed", "123456789"]);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    clients().block_on(async {
        let mut ann = Client::join_at(&host.address(), &host.code, "Ann").await;
        ann.sit(&[0, 1, 2, 3]).await;
        let mut ben = Client::join_at(&host.address(), &host.code, "Ben").await;
        for kill in 0..12 {
            // It is killed in the middle of a game that is played as fast as it can be.
            let had = ann.log.len();
            while ann.log.len() == had && !ann.is_over() {
                let _ = timeout(Duration::from_millis(rng.random_range(20..150)), ann.play_some(usize::MAX)).await;
            }
            ben.catch_up().await;
            let (seen, watched) = (ann.log.clone(), ben.log.clone());
            host.die_and_go_on();
            ann.come_back_to(&host.address()).await;
            ben.come_back_to(&host.address()).await;
            let kept = log_of(&host.table(&store()), SeatSet(0b1111));
            assert!(kept.starts_with(&seen), "{kill}");
            ann.until(|ann| ann.log == kept).await;
            let shown = log_of(&host.table(&store()), SeatSet::EMPTY);
            assert!(shown.starts_with(&watched), "{kill}");
            ben.until(|ben| ben.log == shown).await;
            if ann.is_over() {
                break;
            }
        }
    });
    drop(host);
}

/// A store whose disk becomes full.
struct Filled {
    store: SqliteStore,
    /// How often something can still be appended.
    room: AtomicUsize,
    /// How often something was refused.
    refused: AtomicUsize,
}

impl Filled {
    fn new() -> Arc<Self> {
        let store = SqliteStore::in_memory().unwrap();
        Arc::new(Self { store, room: AtomicUsize::new(usize::MAX), refused: AtomicUsize::new(0) })
    }

    fn leave_room(&self, room: usize) {
        self.room.store(room, Ordering::Relaxed);
    }
}

impl Store for Filled {
    fn append(&self, table: &Code, at: usize, lines: &[String]) -> Result<(), StoreError> {
        let take = |room: usize| room.checked_sub(1);
        if self.room.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_err() {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Err(StoreError::Failed("database or disk is full".to_owned()));
        }
        self.store.append(table, at, lines)
    }

    fn read(&self, table: &Code, from: usize) -> Result<Vec<String>, StoreError> {
        self.store.read(table, from)
    }

    fn follow(&self) -> broadcast::Receiver<Change> {
        self.store.follow()
    }

    fn list(&self) -> Result<Vec<Code>, StoreError> {
        self.store.list()
    }
}

#[test]
fn what_a_full_disk_does_not_keep_is_not_played() {
    let filled = Filled::new();
    let server = Server::start(None, filled.clone(), Some(&head(GameId::Knot, "")), None);
    clients().block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        ann.ask(&Ask::Sit { seat: Seat(0) }).await;
        ann.ask(&Ask::Bot { seat: Seat(1), level: Some(1) }).await;
        ann.until(|ann| ann.sitters.get(1) == Some(&Sitter::Bot { level: 1 })).await;
        let before = ann.log.clone();
        filled.leave_room(0);
        ann.act().await;
        assert_eq!(refusal(&mut ann).await, Refused::NotKept);
        assert_eq!(ann.log, before);
        // There is room for Ann's action, and not for the bot's.
        filled.leave_room(1);
        ann.act().await;
        ann.until(|ann| ann.log.len() > before.len()).await;
        sleep(Duration::from_millis(300)).await;
        ann.catch_up().await;
        assert_eq!(ann.log.len(), before.len() + 1, "the bot has acted without a trace");
        filled.leave_room(usize::MAX);
        ann.until(Client::is_on_turn).await;
        assert_eq!(ann.log, server.log_of(ann.seats));
    });
}

#[test]
fn a_flag_that_falls_on_a_full_disk_is_kept_later() {
    let filled = Filled::new();
    let tags = vec![("TimeControl".to_owned(), "1".to_owned())];
    let head = Record { tags, ..head(GameId::Knot, "") };
    let server = Server::start(None, filled.clone(), Some(&head), None);
    clients().block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        ann.sit(&[0, 1]).await;
        filled.leave_room(0);
        sleep(Duration::from_secs(5)).await;
        let tries = filled.refused.load(Ordering::Relaxed);
        assert!((1..=4).contains(&tries), "the host tries each second, not {tries} times in two");
        ann.catch_up().await;
        assert!(!ann.is_over());
        filled.leave_room(usize::MAX);
        ann.until(Client::is_over).await;
    });
}

/// The library that tells a program another time (Debian's libfaketime).
#[cfg(target_os = "linux")]
fn faketime() -> String {
    let folders = std::fs::read_dir("/usr/lib").unwrap().map(|entry| entry.unwrap().path());
    let mut all =
        folders.flat_map(|folder| [folder.join("faketime/libfaketimeMT.so.1"), folder.join("libfaketimeMT.so.1")]);
    let found = all.find(|file| file.exists());
    found.expect("libfaketime is installed: scripts/setup.sh test").display().to_string()
}

/// The calendar of a host jumps by hours in the middle of a decision. The players' clocks run on as they did.
#[cfg(target_os = "linux")]
#[test]
fn a_clock_that_jumps_takes_nobodys_time() {
    let folder = Folder::new("jumps");
    let (library, time) = (faketime(), folder.0.join("time"));
    let variables = [
        ("LD_PRELOAD", &*library),
        ("FAKETIME_TIMESTAMP_FILE", time.to_str().unwrap()),
        ("FAKETIME_NO_CACHE", "1"),
        // No computer's monotonic clock jumps.
        ("DONT_FAKE_MONOTONIC", "1"),
    ];
    std::fs::write(&time, "+0").unwrap();
    let store = folder.0.join("matches.sqlite").display().to_string();
    let host = Program::start_with(&store, &["--game", "knot", "--time", "600"], &variables);
    clients().block_on(async {
        let mut ann = Client::join_at(&host.address(), &host.code, "Ann").await;
        ann.sit(&[0, 1]).await;
        ann.until(|ann| ann.times.as_ref().is_some_and(|times| times.runs == Some(0))).await;
        for (after, jump) in [(0, "+7200"), (1, "-18000")] {
            // It runs when the last action has been seen.
            sleep(Duration::from_millis(2_500)).await;
            std::fs::write(&time, jump).unwrap();
            let told = Command::new("date").arg("+%s").envs(variables).output().unwrap().stdout;
            let told: i64 = String::from_utf8(told).unwrap().trim().parse().unwrap();
            let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs().cast_signed();
            assert!((told - now - jump.parse::<i64>().unwrap()).abs() < 5, "programs are told a time that jumps");
            sleep(Duration::from_millis(500)).await;
            ann.catch_up().await;
            ann.act().await;
            ann.until(|ann| ann.times.as_ref().is_some_and(|times| times.after == after + 1)).await;
            let left = ann.times.as_ref().unwrap().left_ms[after];
            assert!((560_000..600_000).contains(&left), "{left} ms are left after a jump by {jump}");
        }
    });
}
