//! Many tables at once: how many actions a host plays in a second, and how long it takes until all have seen one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bulldozer_gambit::host::{Host, Settings, SqliteStore, Store, serve};
use bulldozer_gambit::net::{Code, Table};
use bulldozer_gambit::rules::GameId;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tokio::net::TcpListener;
use tokio::time::sleep;

use crate::client::Client;
use crate::clients;
use crate::folder::Folder;
use crate::server::head;

/// The people at a table. Those who have no seat watch.
const PEOPLE: usize = 4;

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).map_or(usual, |number| number.parse().unwrap())
}

/// The memory of this program, in bytes.
fn memory() -> usize {
    memory_of("self")
}

/// The memory of a process, in bytes.
pub fn memory_of(process: &str) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{process}/statm")).unwrap_or_default();
    status.split(' ').nth(1).map_or(0, |pages| pages.parse::<usize>().unwrap() * 4096)
}

/// Four people play at a table, each action after a while. Returns how long each of them took to be seen by all.
async fn play(
    addresses: Vec<String>,
    code: Code,
    game: GameId,
    number: usize,
    think: Duration,
    end: Instant,
) -> Vec<Duration> {
    let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
    let seats = game.seats().len();
    let mut people = Vec::new();
    for person in 0..PEOPLE {
        let mut client =
            Client::join_at(&addresses[person % addresses.len()], code.as_str(), &format!("Player {number}-{person}"))
                .await;
        if person < seats {
            client.sit(&[person as u8]).await;
        }
        people.push(client);
    }
    let mut taken = Vec::new();
    while Instant::now() < end {
        sleep(think.mul_f64(rng.random_range(0.0..2.0))).await;
        for client in &mut people {
            client.catch_up().await;
        }
        let Some(place) = people.iter_mut().position(|client| client.is_on_turn()) else { break };
        let had: Vec<usize> = people.iter().map(|client| client.log.len()).collect();
        let asked = Instant::now();
        people[place].act().await;
        for (client, had) in people.iter_mut().zip(had) {
            client.until(|client| client.log.len() > had).await;
        }
        taken.push(asked.elapsed());
    }
    taken
}

/// `TABLES` tables (1,000), whose players act each `THINK_MS` milliseconds (5,000) on average, for `SECS` seconds (30).
#[test]
#[ignore = "takes a minute: make test-load"]
fn many_tables_are_played_at() {
    let folder = Folder::new("load");
    play_many(&[Arc::new(SqliteStore::open(&folder.0.join("matches.sqlite")).unwrap())]);
}

/// A host on each of these stores, which have the same matches. The people of each table are spread over them.
pub fn play_many(stores: &[Arc<dyn Store>]) {
    let (tables, secs, think) = (number("TABLES", 1000), number("SECS", 30), number("THINK_MS", 5000));
    let settings = Settings {
        page: None,
        pace: Duration::ZERO,
        grace: Duration::ZERO,
        rest: Duration::from_secs(60),
        most_tables: tables,
        news: Arc::new(|_| {}),
    };
    let hosting = clients();
    let before = memory();
    let (addresses, codes) = hosting.block_on(async {
        let hosts: Vec<_> = stores.iter().map(|store| Host::new(store.clone(), settings.clone())).collect();
        let opened = |game: GameId| (hosts[0].open(&head(game, ""), &[]).unwrap(), game);
        let codes: Vec<_> = (0..tables).map(|table| opened(GameId::ALL[table % GameId::ALL.len()])).collect();
        let mut addresses = Vec::new();
        for host in hosts {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            addresses.push(format!("ws://{}/ws", listener.local_addr().unwrap()));
            tokio::spawn(serve(host, listener, std::future::pending()));
        }
        (addresses, codes)
    });
    let of_tables = memory().saturating_sub(before) / tables;
    let playing = clients();
    let begun = Instant::now();
    let mut taken: Vec<Duration> = playing.block_on(async {
        let think = Duration::from_millis(think as u64);
        let end = begun + Duration::from_secs(secs as u64);
        let matches: Vec<_> = (0..)
            .zip(&codes)
            .map(|(number, &(ref code, game))| {
                tokio::spawn(play(addresses.clone(), code.clone(), game, number, think, end))
            })
            .collect();
        let mut taken = Vec::new();
        for a_match in matches {
            taken.extend(a_match.await.unwrap());
        }
        taken
    });
    let of_matches = memory().saturating_sub(before) / tables;
    // All that was seen is kept.
    for (code, _) in &codes {
        Table::of_lines(&stores[0].read(code, 0).unwrap()).unwrap();
    }
    taken.sort_unstable();
    let part = |percent: usize| taken[(taken.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
    println!(
        "{tables} tables, {} hosts, {} people: {} actions, {:.0} a second; seen by all after {:.1} ms (median), {:.1} ms \
         (99 of 100); memory: {of_tables} bytes a table, {of_matches} with its match and its four clients",
        stores.len(),
        tables * PEOPLE,
        taken.len(),
        taken.len() as f64 / secs as f64,
        part(50),
        part(99),
    );
}
