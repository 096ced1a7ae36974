//! What the tests ask of the host on this computer.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::sync::Arc;

use bulldozer_gambit::host::{SqliteStore, Store};
use bulldozer_gambit::net::Table;
use bulldozer_gambit::rules::{GameId, Record, SeatSet, TalkMode, Viewer};

#[path = "../common/host.rs"]
mod host;

pub use host::Server;

/// What the tests of a host alone need besides.
impl Server {
    pub fn in_memory(game: GameId, options: &str) -> Self {
        Self::start(None, memory(), Some(&head(game, options)), None)
    }

    /// A host of a match with clocks.
    pub fn with_clocks(game: GameId, control: &str) -> Self {
        let tags = vec![("TimeControl".to_owned(), control.to_owned())];
        Self::start(None, memory(), Some(&Record { tags, ..head(game, "") }), None)
    }

    pub fn in_file(file: &Path, game: GameId, options: &str) -> Self {
        Self::start(None, kept(file), Some(&head(game, options)), None)
    }

    /// A host that goes on with the match in the file.
    pub fn again(file: &Path) -> Self {
        Self::start(None, kept(file), None, None)
    }

    pub fn with_page(folder: &Path) -> Self {
        Self::start(None, memory(), Some(&head(GameId::Knot, "")), Some(folder))
    }

    pub fn address(&self) -> String {
        format!("ws://{}/ws", self.bound)
    }

    pub fn lines(&self) -> Vec<String> {
        self.store.read(&self.code, 0).unwrap()
    }

    /// The entries that the person in these seats should have, by what is kept.
    pub fn log_of(&self, seats: SeatSet) -> Vec<String> {
        log_of(&Table::of_lines(&self.lines()).unwrap(), seats)
    }

    /// What is answered to a plain request.
    pub fn get(&self, path: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect(self.bound).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n", self.bound).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

/// The entries that the person in these seats should have at this table.
pub fn log_of(table: &Table, seats: SeatSet) -> Vec<String> {
    table.record().log_for(Viewer::of(seats)).entries().iter().map(|entry| entry.written(table.seats())).collect()
}

fn memory() -> Arc<dyn Store> {
    Arc::new(SqliteStore::in_memory().unwrap())
}

fn kept(file: &Path) -> Arc<dyn Store> {
    Arc::new(SqliteStore::open(file).unwrap())
}

/// The head of a match.
pub fn head(game: GameId, options: &str) -> Record {
    let options = options.split(' ').filter_map(|option| option.split_once('='));
    let start = game.set_up(options, None).unwrap();
    let mut head = Record { seed: Some(123_456_789), ..Record::begun_at(game, &*start) };
    if game.has_talk() {
        head.talk = TalkMode::Secret;
    }
    head
}
