//! Servers of NATS that tests start and end.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use bulldozer_gambit::host::JetStreamStore;

use crate::load::memory_of;

static FOLDERS: AtomicUsize = AtomicUsize::new(0);

/// One server, or a cluster of three. They end with this.
pub struct Nats {
    nodes: Vec<Node>,
    folder: PathBuf,
    replicas: usize,
    /// What stands before the addresses.
    login: &'static str,
}

struct Node {
    port: u16,
    arguments: Vec<String>,
    child: Option<Child>,
}

/// Where Debian has the program.
const PROGRAMS: [&str; 3] = ["nats-server", "/usr/sbin/nats-server", "/usr/local/bin/nats-server"];

/// The program; `None`, with a line that says so, where it is not installed and need not be.
fn program() -> Option<&'static str> {
    let runs = |program: &&str| Command::new(program).arg("--version").stdout(Stdio::null()).status().is_ok();
    let found = PROGRAMS.into_iter().find(|program| runs(program));
    if found.is_none() {
        let wanted = std::env::var("BULLDOZER_GAMBIT_NATS").is_ok_and(|wanted| wanted == "1");
        assert!(!wanted, "nats-server is not installed; run: scripts/setup.sh test");
        println!("skipped: nats-server is not installed (scripts/setup.sh test)");
    }
    found
}

/// Ports that are free now.
fn free_ports(count: usize) -> Vec<u16> {
    let held: Vec<TcpListener> = (0..count).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
    held.iter().map(|listener| listener.local_addr().unwrap().port()).collect()
}

impl Nats {
    /// A server alone; `None` where the program is not installed.
    pub fn one() -> Option<Self> {
        Self::start(1, "")
    }

    /// A server alone that asks for a name and a password.
    pub fn with_password() -> Option<Self> {
        Self::start(1, "host:secret@")
    }

    /// Three servers, each with all that is kept.
    pub fn cluster() -> Option<Self> {
        Self::start(3, "")
    }

    fn start(count: usize, login: &'static str) -> Option<Self> {
        let program = program()?;
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-nats-{}-{number}", std::process::id()));
        let ports = free_ports(2 * count);
        let (ports, routes) = ports.split_at(count);
        let address = |port: &u16| format!("nats://127.0.0.1:{port}");
        let all_routes: Vec<String> = routes.iter().map(address).collect();
        let mut nodes = Vec::new();
        for (at, (&port, route)) in ports.iter().zip(routes).enumerate() {
            let kept = folder.join(format!("node-{at}"));
            let mut arguments = vec![program.to_owned(), "-js".to_owned()];
            let mut more = |name: &str, value: String| arguments.extend([name.to_owned(), value]);
            more("-a", "127.0.0.1".to_owned());
            more("-p", port.to_string());
            more("-sd", kept.display().to_string());
            more("-n", format!("node-{at}"));
            if let Some((name, password)) = login.trim_end_matches('@').split_once(':') {
                more("--user", name.to_owned());
                more("--pass", password.to_owned());
            }
            if count > 1 {
                more("--cluster_name", format!("cluster-{number}"));
                more("--cluster", address(route));
                more("--routes", all_routes.join(","));
            }
            nodes.push(Node { port, arguments, child: None });
        }
        let mut nats = Self { nodes, folder, replicas: count, login };
        (0..count).for_each(|node| nats.revive(node));
        Some(nats)
    }

    /// Starts a server that is not running.
    pub fn revive(&mut self, node: usize) {
        let Node { port, arguments, child } = &mut self.nodes[node];
        let started = Command::new(&arguments[0]).args(&arguments[1..]).stderr(Stdio::null()).spawn().unwrap();
        *child = Some(started);
        let end = Instant::now() + Duration::from_secs(10);
        while std::net::TcpStream::connect(("127.0.0.1", *port)).is_err() {
            assert!(Instant::now() < end, "the server does not listen");
            sleep(Duration::from_millis(10));
        }
    }

    /// Kills a server at once: SIGKILL.
    pub fn kill(&mut self, node: usize) {
        if let Some(mut child) = self.nodes[node].child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// The server that leads the stream of all matches.
    pub async fn leader(&self) -> usize {
        let client = async_nats::connect(self.addresses().split(',').collect::<Vec<_>>()).await.unwrap();
        loop {
            let told = client.request("$JS.API.STREAM.INFO.BULLDOZER_GAMBIT", "".into()).await;
            let told = told.ok().and_then(|told| serde_json::from_slice::<serde_json::Value>(&told.payload).ok());
            let leader = told.as_ref().and_then(|told| told["cluster"]["leader"].as_str()?.strip_prefix("node-"));
            if let Some(leader) = leader {
                return leader.parse().unwrap();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// The memory of all servers, in bytes.
    pub fn memory(&self) -> usize {
        let children = self.nodes.iter().filter_map(|node| node.child.as_ref());
        children.map(|child| memory_of(&child.id().to_string())).sum()
    }

    /// The port of the first one.
    pub fn port(&self) -> u16 {
        self.nodes[0].port
    }

    /// The addresses of all.
    pub fn addresses(&self) -> String {
        let address = |node: &Node| format!("nats://{}127.0.0.1:{}", self.login, node.port);
        self.nodes.iter().map(address).collect::<Vec<_>>().join(",")
    }

    /// A store of its own, as another host has it.
    pub fn store(&self) -> Arc<JetStreamStore> {
        Arc::new(JetStreamStore::open(&self.addresses(), Some(self.replicas)).unwrap())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        (0..self.nodes.len()).for_each(|node| self.kill(node));
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
