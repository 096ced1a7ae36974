//! A host in this program, with one table.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bulldozer_gambit::host::{Host, Settings, Store, serve};
use bulldozer_gambit::net::Code;
use bulldozer_gambit::rules::Record;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

pub struct Server {
    runtime: Runtime,
    pub bound: SocketAddr,
    pub store: Arc<dyn Store>,
    pub code: Code,
}

impl Server {
    /// Opens a table with the match of `head`, or goes on with the one in `store`. Listens at `address`, or at a free port.
    pub fn start(
        address: Option<SocketAddr>,
        store: Arc<dyn Store>,
        head: Option<&Record>,
        page: Option<&Path>,
    ) -> Self {
        let runtime = Runtime::new().unwrap();
        let settings = Settings {
            page: page.map(Path::to_owned),
            pace: Duration::ZERO,
            grace: Duration::ZERO,
            rest: Duration::from_millis(500),
            most_tables: 1,
            news: Arc::new(|line| println!("{line}")),
        };
        let host = Host::new(store.clone(), settings);
        let address = address.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 0)));
        let (bound, code) = runtime.block_on(async {
            let code = match head {
                Some(head) => host.open(head, &[]).unwrap(),
                None => host.go_on().unwrap().remove(0),
            };
            let listener = TcpListener::bind(address).await.unwrap();
            let bound = listener.local_addr().unwrap();
            tokio::spawn(serve(host, listener, std::future::pending()));
            (bound, code)
        });
        Self { runtime, bound, store, code }
    }

    /// Stops it as if it was killed: nobody is told.
    pub fn stop(self) {
        self.runtime.shutdown_timeout(Duration::from_secs(5));
    }
}
