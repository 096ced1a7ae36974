//! A host on this computer.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bulldozer_gambit::host::{Code, Host, Settings, SqliteStore, Store, serve};
use bulldozer_gambit::net::Table;
use bulldozer_gambit::rules::{GameId, Record, SeatSet, TalkMode, Viewer};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

pub struct Server {
    runtime: Runtime,
    bound: SocketAddr,
    store: Arc<dyn Store>,
    pub code: Code,
}

impl Server {
    fn start(store: SqliteStore, head: Option<&Record>, page: Option<&Path>) -> Self {
        let store: Arc<dyn Store> = Arc::new(store);
        let runtime = Runtime::new().unwrap();
        let settings = Settings {
            page: page.map(Path::to_owned),
            pace: Duration::ZERO,
            news: Arc::new(|line| println!("{line}")),
        };
        let host = Host::new(store.clone(), settings);
        let (bound, code) = runtime.block_on(async {
            let code = match head {
                Some(head) => host.open(head, &[]).unwrap(),
                None => host.go_on().unwrap().remove(0),
            };
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let bound = listener.local_addr().unwrap();
            tokio::spawn(serve(host, listener, std::future::pending()));
            (bound, code)
        });
        Self { runtime, bound, store, code }
    }

    pub fn in_memory(game: GameId, options: &str) -> Self {
        Self::start(SqliteStore::in_memory().unwrap(), Some(&head(game, options)), None)
    }

    pub fn in_file(file: &Path, game: GameId, options: &str) -> Self {
        Self::start(SqliteStore::open(file).unwrap(), Some(&head(game, options)), None)
    }

    /// A host that goes on with the match in the file.
    pub fn again(file: &Path) -> Self {
        Self::start(SqliteStore::open(file).unwrap(), None, None)
    }

    pub fn with_page(folder: &Path) -> Self {
        Self::start(SqliteStore::in_memory().unwrap(), Some(&head(GameId::Knot, "")), Some(folder))
    }

    /// Stops it as if it was killed: nobody is told.
    pub fn stop(self) {
        self.runtime.shutdown_timeout(Duration::from_secs(5));
    }

    pub fn address(&self) -> String {
        format!("ws://{}/ws", self.bound)
    }

    pub fn lines(&self) -> Vec<String> {
        self.store.read(&self.code, 0).unwrap()
    }

    /// The entries that the person in these seats should have, by what is kept.
    pub fn log_of(&self, seats: SeatSet) -> Vec<String> {
        let table = Table::of_lines(&self.lines()).unwrap();
        let log = table.record().log_for(Viewer::of(seats));
        log.entries().iter().map(|entry| entry.written(table.seats())).collect()
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

fn head(game: GameId, options: &str) -> Record {
    let options = options.split(' ').filter_map(|option| option.split_once('='));
    let start = game.set_up(options, None).unwrap();
    let mut head = Record { seed: Some(123_456_789), ..Record::begun_at(game, &*start) };
    if game.has_talk() {
        head.talk = TalkMode::Secret;
    }
    head
}
